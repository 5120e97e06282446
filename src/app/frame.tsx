import { CrisisButton, CrisisPanel } from "../features/safety/crisis-lines.panel.tsx";
import { Brand, ThemeButton } from "#web/ui/brand.tsx";
import { Spinner } from "#web/ui/faces.tsx";
import { Sections } from "./sections.tsx";

/**
 * What a returning member sees before the script has found out who they are: the masthead, the head of the page they asked
 * for, and where the rest will stand. It is painted by the build and never taken over; what needs a script is left blank.
 */
export function Frame({ below }: { below?: string }) {
  return (
    <div className="has-bar">
      <header className="masthead">
        <div className="wrap masthead-row">
          <Brand />
          <div className="masthead-end">
            <CrisisButton />
            <ThemeButton />
            <span className="masthead-hold" aria-hidden="true">
              <span className="btn btn-icon account-button" />
              <span className="btn btn-quiet only-wide">Logout</span>
            </span>
          </div>
        </div>
        <Sections />
      </header>
      <main id="main" className="painted">
        <div className="wrap frame-wait">
          <div className={below}>
            <Spinner says="Setting the table" />
          </div>
        </div>
      </main>
      <CrisisPanel />
    </div>
  );
}
