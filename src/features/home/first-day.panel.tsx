import { MoodTodayPanel } from "#journal/mood-today.panel.tsx";
import { ButtonLink } from "#web/ui/button.tsx";

/** Beside the mood, on the first day and on all others. */
export const addWords = (
  <ButtonLink kind="quiet" href="/mental-health#write">
    Add words
  </ButtonLink>
);

/**
 * The first day: one step without any setup, and what appears once there is a first entry of each kind. No figure is made up. With
 * `hasEntries` there are words in the journal already.
 */
export function FirstDayPanel({ hasEntries }: { hasEntries: boolean }) {
  return (
    <div className="daily is-first-day">
      <div className="daily-main">
        <MoodTodayPanel hint={hasEntries ? undefined : "Your first step, one tap"} acts={addWords} />
        <p className="small muted">
          {hasEntries
            ? "What you wrote is in your journal. A mood is saved as you tap, and only you can read it."
            : "Saved as you tap. Words can come later, or not at all. Only you can read it."}
        </p>
      </div>
      <div className="daily-side">
        <section className="stack gap-3" aria-labelledby="later">
          <h2 id="later">What shows up here</h2>
          <p className="small muted">Nothing is guessed. Each line fills in once you begin it.</p>
          <ul className="blank-lines">
            <li>
              <span className="strong">Safe to spend today</span> <small>after your first budget</small>
            </li>
            <li>
              <span className="strong">No-spend streak</span> <small>after your first logged day</small>
            </li>
            <li>
              <span className="strong">Today's habits</span> <small>after you pick one in Lifestyle</small>
            </li>
          </ul>
        </section>
      </div>
    </div>
  );
}
