import { CrisisLines } from "../features/safety/crisis-lines.panel.tsx";
import { Brand } from "#web/ui/brand.tsx";

const lines = (
  <section className="stack" aria-label="Crisis lines">
    <p className="muted">If it is too much right now, talk to a person. Free, private, day and night.</p>
    <CrisisLines />
  </section>
);

/** In every page as the server sends it. A CSS animation shows it after 8 s; the first script that runs removes it. */
export function LateHelp() {
  return (
    <>
      <div id="late" className="late-help">
        <div className="wrap face" role="status">
          <h2>This is taking longer than it should</h2>
          <p>A part of Evenday did not load. Nothing of yours is lost.</p>
          <div className="row">
            {/* links to the page's own address */}
            <a className="btn btn-primary" href="?">
              Retry
            </a>
          </div>
          {lines}
        </div>
      </div>
      <noscript>
        <style>{"#late{display:none}"}</style>
        <div className="wrap face">
          <h2>Evenday needs JavaScript</h2>
          <p>Please switch it on for this site and load the page again. The lines below work without it.</p>
          {lines}
        </div>
      </noscript>
    </>
  );
}

/** The answer to a form that was sent without scripts; once scripts run, the sign-in page replaces it. */
export function NoScriptScreen() {
  return (
    <>
      <header className="masthead">
        <div className="wrap masthead-row">
          <Brand />
        </div>
      </header>
      <main id="main" className="wrap section face">
        <h1>Signing in needs JavaScript</h1>
        <p>Your browser sent this form without it, so nobody was signed in. What you typed was neither read nor stored.</p>
        <div className="row">
          <a className="btn btn-primary" href="/auth">
            Back to the sign-in page
          </a>
        </div>
        {lines}
      </main>
    </>
  );
}
