import { weekdayNames } from "#shared/dates.ts";
import { count } from "#shared/text.ts";
import { useMember } from "#web/session.ts";
import { Fold } from "#web/ui/fold.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { moodClass } from "#web/ui/mood-class.ts";
import { usePatterns } from "./mental-health.api.ts";
import type { Pattern, Patterns, Side } from "./patterns.rules.ts";

/** Mood beside the other features' data: figures with their days, and what is still missing for one. */
export function PatternsPanel() {
  const query = usePatterns();
  return (
    <Fold id="patterns" title="Patterns" fact={query.data ? factOf(query.data) : "Your mood beside what else you do"}>
      {query.data ? (
        <Found {...query.data} />
      ) : query.isPending ? (
        <Skeleton description="Comparing your days" />
      ) : (
        <LoadFailed title="Failed to load your patterns" onRetry={() => void query.refetch()} isBusy={query.isFetching} />
      )}
    </Fold>
  );
}

/** "6.4 on no-spend days, 5.1 on other days": the first pattern with enough days. */
function factOf({ patterns, leastDays }: Patterns): string {
  const first = patterns.find(({ state }) => state === "described");
  if (!first) return `After ${leastDays} days with a mood`;
  const side = ({ name, mood }: Side) => `${mood?.toFixed(1) ?? "–"} on ${name}`;
  return `${side(first.on)}, ${side(first.off)}`;
}

function Found({ patterns, weekdays, leastDays }: Patterns) {
  const { weekStartsOn = 7 } = useMember();
  const place = (name: string) => (weekdayNames.findIndex((one) => one === name) + 8 - weekStartsOn) % 7;
  if (weekdays.length === 0 && patterns.every((one) => one.state === "nothing")) {
    return (
      <p className="muted">
        After {leastDays} days with a mood, you see your mood next to no-spend days, habits, weeks over budget and relationship weeks.
        Figures side by side, never reasons.
      </p>
    );
  }
  return (
    <>
      <p className="muted patterns-lead">
        Your mood beside what else you keep here, over the last year. These are figures side by side, not reasons, and of several one may
        differ by chance alone.
      </p>
      <ul className="patterns">
        {patterns.map((one) => (
          <li key={one.key}>
            <OnePattern {...one} />
          </li>
        ))}
        <li className="stack gap-2 every-day">
          <h3>By weekday</h3>
          {weekdays.length === 0 ? (
            <p className="small muted">{`Not enough days yet: weekdays show up after ${leastDays} days with a mood.`}</p>
          ) : (
            <ol className="weekdays">
              {weekdays
                .toSorted((one, other) => place(one.name) - place(other.name))
                .map(({ name, mood, days }) => (
                  <li key={name}>
                    <Disc mood={mood} />
                    <span>
                      <span className="small">{name}</span>
                      <span className="caption muted">{count(days, "day")}</span>
                    </span>
                  </li>
                ))}
            </ol>
          )}
        </li>
      </ul>
    </>
  );
}

function OnePattern({ title, state, on, off, description, more }: Pattern) {
  return (
    <div className="stack gap-2">
      <h3>{title}</h3>
      {state === "described" ? (
        <>
          <div className="sides">
            <OneSide {...on} />
            <OneSide {...off} />
          </div>
          {more && <p className="caption muted">{more}</p>}
        </>
      ) : (
        <p className="small muted">{description}</p>
      )}
    </div>
  );
}

const OneSide = ({ name, count: days, mood }: Side) => (
  <p>
    <Disc mood={mood ?? 0} />
    <span className="small">
      on {days} {name}
    </span>
  </p>
);

const Disc = ({ mood }: { mood: number }) => <span className={`mood-dot ${moodClass(Math.round(mood))}`}>{mood.toFixed(1)}</span>;
