import { ButtonLink } from "#web/ui/button.tsx";
import { NextIcon } from "#web/ui/icons.tsx";
import { GoLink } from "#web/ui/link.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { HeadPanes } from "./head-panes.panel.tsx";
import { Calendar, Cup, Jar, Mug, Notebook, Plant, Teapot } from "#web/ui/still-life.tsx";
import { Window } from "#web/ui/window.tsx";

const headline = "One honest half hour, and the week sits lighter.";

/** The greeting of the first day. */
export function Hero({ day }: { day: number }) {
  return (
    <div className="page-header hero">
      <HeadPanes />
      <div className="wrap page-header-row">
        <div className="page-header-text">
          <h1 tabIndex={-1}>{headline}</h1>
          <p className="lead">Money, mood and people, on one table.</p>
          <Starts />
        </div>
        <div className="page-header-art">
          <Scene width={560} height={380}>
            <Window x={186} y={10} w={290} h={250} />
            <Plant x={92} y={380} scale={1.12} />
            <Calendar x={168} y={380} scale={0.98} day={day} />
            <Mug x={292} y={380} scale={1.02} />
            <Notebook x={388} y={380} scale={1.06} />
          </Scene>
        </div>
      </div>
    </div>
  );
}

/** The same greeting, below the day once there is data. */
export function HeroAfter() {
  return (
    <section className="hero-after" aria-labelledby="hero-after">
      <div className="wrap">
        <div className="stack gap-4">
          <h2 id="hero-after">{headline}</h2>
          <Starts isQuiet />
        </div>
        <Scene width={416} height={120} className="hero-after-art">
          <Teapot x={30} y={120} scale={1.1} />
          <Cup x={196} y={120} scale={1.05} />
          <Notebook x={262} y={120} />
        </Scene>
      </div>
    </section>
  );
}

function Starts({ isQuiet }: { isQuiet?: boolean }) {
  return (
    <div className="row">
      <ButtonLink kind={isQuiet ? "second" : "primary"} href="/budget">
        Start Your Budget
      </ButtonLink>
      <ButtonLink href="/challenge">Try No Spend Challenge</ButtonLink>
    </div>
  );
}

/** Three blurbs, each a row that links to its page. */
export function FeatureLinks({ day }: { day: number }) {
  return (
    <section className="section" aria-labelledby="features">
      <h2 id="features" className="visually-hidden">
        What you can do here
      </h2>
      <ul className="feature-links">
        <li>
          <GoLink href="/budget">
            <Scene width={120} height={98} className="feature-art">
              <Jar x={2} y={98} scale={0.92} />
            </Scene>
            <span>
              <h3>Know what is left</h3>
              <span className="muted">Categories, debts and savings goals, with one plain number for today.</span>
            </span>
            <NextIcon small />
          </GoLink>
        </li>
        <li>
          <GoLink href="/challenge">
            <Scene width={120} height={98} className="feature-art">
              <Calendar x={4} y={98} scale={0.92} day={day} />
            </Scene>
            <span>
              <h3>Keep a day free of spending</h3>
              <span className="muted">Log a no-spend day, watch the streak, take a rest day when you need one.</span>
            </span>
            <NextIcon small />
          </GoLink>
        </li>
        <li>
          <GoLink href="/mental-health">
            <Scene width={120} height={98} className="feature-art">
              <Mug x={12} y={98} />
            </Scene>
            <span>
              <h3>Say how it really is</h3>
              <span className="muted">A mood, a few lines, a breath. Only you can read what you write.</span>
            </span>
            <NextIcon small />
          </GoLink>
        </li>
      </ul>
    </section>
  );
}
