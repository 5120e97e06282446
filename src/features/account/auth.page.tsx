import { memo, useEffect, useRef, useState } from "react";
import { CrisisButton } from "#safety/crisis-lines.panel.tsx";
import { focusRoute } from "#web/route-focus.ts";
import { Brand, ThemeButton } from "#web/ui/brand.tsx";
import { LayerFailed, lateComponent } from "#web/ui/late-component.tsx";
import { AuthForm } from "./auth-form.panel.tsx";
import { AuthLight, AuthScene } from "./auth-scene.panel.tsx";
import { LegalLinks } from "./legal.panel.tsx";
import type { Recovery } from "./recovery.panel.tsx";
import { retrying } from "#web/chunk-load-error.ts";

const RecoveryForm = lateComponent(
  () => retrying(() => import("./recovery.panel.tsx")).then((file) => file.RecoveryForm),
  null,
  ({ onBack }) => <LayerFailed onClose={onBack} />,
);

const recoveryLoaded = () => RecoveryForm.preload().catch(() => undefined);

/** /auth, and every other path while signed out. Prerendered by the build, then hydrated. */
export const AuthPage = memo(function AuthPage({ onSignedIn, onEmailLinkDone }: { onSignedIn: () => void; onEmailLinkDone: () => void }) {
  const [isNew, setNew] = useState(false);
  const [recovery, setRecovery] = useState<Recovery>();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => focusRoute("Sign in", heading.current), []);
  // the form for signing in stays until the other one can be shown
  const recover = (mode: Recovery) => void recoveryLoaded().then(() => setRecovery(mode));
  // a link in an email opens a mode of this page; its secret is removed from the address bar at once
  useEffect(() => {
    const params = new URLSearchParams(location.search);
    const mode = params.has("state")
      ? "provider"
      : params.has("reset")
        ? "reset"
        : params.has("confirm")
          ? "confirm"
          : params.has("stop")
            ? "stop"
            : undefined;
    if (!mode) return undefined;
    const link = mode === "provider" ? location.search : (params.get(mode) ?? "");
    const timer = setTimeout(() => {
      history.replaceState(null, "", location.pathname);
      recover({ mode, link });
    });
    return () => clearTimeout(timer);
  }, []);

  const leaveRecovery = () => {
    if (recovery && "link" in recovery) onEmailLinkDone();
    setRecovery(undefined);
  };
  return (
    <>
      <a className="skip" href="#main">
        Skip to the page
      </a>
      <main id="main" className="auth-page" tabIndex={-1}>
        <section className="auth" aria-labelledby="auth-title">
          <div className="auth-header">
            <AuthLight isNew={isNew} />
          </div>
          <div className="wrap auth-top">
            <Brand />
            <div className="auth-end">
              <CrisisButton />
              <ThemeButton />
            </div>
          </div>
          <div className="auth-scene">
            <AuthScene isNew={isNew} />
          </div>
          <div className="wrap auth-mid">
            {recovery ? (
              <RecoveryForm key={recovery.mode} recovery={recovery} onBack={leaveRecovery} onNext={setRecovery} onSignedIn={onSignedIn} />
            ) : (
              <AuthForm
                isNew={isNew}
                onNew={setNew}
                onForgot={() => recover({ mode: "forgot" })}
                onTicket={(ticket) => recover({ mode: "second-step", ticket })}
                heading={heading}
                onSignedIn={onSignedIn}
              />
            )}
          </div>
          <div className="wrap auth-foot">
            <p>Half an hour, something warm to drink, and the honest numbers.</p>
            <LegalLinks />
          </div>
        </section>
      </main>
    </>
  );
});
