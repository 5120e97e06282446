import { Component, type ErrorInfo, type ReactNode } from "react";
import { CrisisLines } from "../features/safety/crisis-lines.panel.tsx";
import { isMissing, reloadIfReplaced, retrying } from "#web/chunk-load-error.ts";
import { whyMissing } from "#web/ui/late-component.tsx";
import { Button } from "#web/ui/button.tsx";

/** When a page throws, the rest of the app keeps working. Typed text is saved as drafts in this browser, so a retry brings it back. */
// oxlint-disable-next-line project/only-problem -- React supports error boundaries only as classes
export class ErrorBoundary extends Component<{ children: ReactNode }, { failure?: unknown }> {
  override state: { failure?: unknown } = {};
  static getDerivedStateFromError = (failure: unknown) => ({ failure });

  override componentDidCatch(failure: unknown, info: ErrorInfo) {
    if (isMissing(failure)) return void reloadIfReplaced();
    // a cached response may be the cause and would be used on every load: clear it, so that the retry fetches it again
    retrying(() => import("#web/clear-data.ts"))
      .then((reset) => reset.clearAnswers())
      .catch(() => undefined);
    // oxlint-disable-next-line no-console -- a bug is logged completely
    console.error("A page broke", failure, info.componentStack);
  }

  override render() {
    const { failure } = this.state;
    if (failure === undefined) return this.props.children;
    const isLoadFailure = isMissing(failure);
    return (
      <div className="wrap section face" role="alert">
        <h1>{isLoadFailure ? "Failed to load this page" : "Something went wrong on this page"}</h1>
        <p>
          {isLoadFailure
            ? `${whyMissing() ?? "Nothing of yours is lost."} It opens as soon as Evenday can be reached.`
            : "Your text is still here, kept in this browser. Try again, or reload the page."}
        </p>
        <div className="row">
          <Button kind="primary" onClick={() => this.setState({ failure: undefined })}>
            Try again
          </Button>
          {!isLoadFailure && <Button onClick={() => location.reload()}>Reload</Button>}
        </div>
        <Lines />
      </div>
    );
  }
}

/** The crisis lines are shown even when a page crashes. */
const Lines = () => (
  <section className="stack" aria-label="Crisis lines">
    <CrisisLines />
  </section>
);
