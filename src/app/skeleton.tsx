import { CrisisButton, CrisisPanel } from "../features/safety/crisis-lines.panel.tsx";
import { Brand, ThemeButton } from "#web/ui/brand.tsx";
import { Spinner } from "#web/ui/states.tsx";
import { Sections } from "./navigation.tsx";

/**
 * What a returning member sees before the script has checked the session: the masthead, the head of the requested page, and the place of
 * the rest. Prerendered by the build and never hydrated; parts that need a script stay blank.
 */
export function AppSkeleton({ below }: { below?: string }) {
  return (
    <div className="has-bar">
      <header className="masthead">
        <div className="wrap masthead-row">
          <Brand />
          <div className="masthead-end">
            <CrisisButton />
            <ThemeButton />
            <span className="masthead-hold" aria-hidden="true">
              <span className="btn btn-icon hide-button" />
              <span className="btn btn-icon account-button" />
              <span className="btn btn-quiet only-wide">Logout</span>
            </span>
          </div>
        </div>
        <Sections />
      </header>
      <main id="main" className="prerendered">
        <div className="wrap skeleton-loading">
          <div className={below}>
            <Spinner description="Loading Evenday" />
          </div>
        </div>
      </main>
      <CrisisPanel />
    </div>
  );
}
