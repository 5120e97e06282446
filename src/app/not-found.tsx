import { useEffect, useRef } from "react";
import { CrisisButton } from "../features/safety/crisis-lines.panel.tsx";
import { focusRoute } from "#web/route-focus.ts";
import { Brand, ThemeButton } from "#web/ui/brand.tsx";
import { ButtonLink } from "#web/ui/button.tsx";
import { Panes, Scene } from "#web/ui/scene.tsx";
import { Cup, Letters, Pear } from "#web/ui/still-life.tsx";
import { LegalLinks } from "../features/account/legal.panel.tsx";

export function NotFoundPage() {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusRoute("Page not found", heading.current), []);
  return (
    <>
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <header className="masthead">
        <div className="wrap masthead-row">
          <Brand />
          <div className="masthead-end">
            <CrisisButton />
            <ThemeButton />
          </div>
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <div className="page-header">
          <Panes
            width={1100}
            height={300}
            d="M620-40L709.3-40 656.5 92 567.2 92zM720.7-40L810-40 757.2 92 667.9 92zM560 110L649.3 110 589.3 260 500 260zM660.7 110L750 110 690 260 600.7 260z"
          />
          <div className="wrap page-header-row has-phone-art">
            <div className="page-header-text">
              <h1 ref={heading} tabIndex={-1}>
                Oops! Page not found
              </h1>
              <p className="lead">There is no page at this address. Nothing of yours is missing.</p>
            </div>
            <div className="page-header-art art-wide">
              <Scene width={400} height={150}>
                <Cup x={150} y={150} scale={1.15} />
                <Pear x={262} y={150} />
                <Letters x={310} y={150} scale={0.72} />
              </Scene>
            </div>
            <div className="page-header-art art-phone">
              <Scene width={110} height={100}>
                <Cup x={20} y={100} scale={1.1} />
              </Scene>
            </div>
          </div>
        </div>
        <div className="wrap section">
          <ButtonLink kind="primary" href="/">
            Return to Home
          </ButtonLink>
        </div>
      </main>
      <footer className="foot">
        <div className="wrap row between">
          <p>What you write here belongs to you.</p>
          <LegalLinks />
        </div>
      </footer>
    </>
  );
}
