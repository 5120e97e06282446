import { useState } from "react";
import { formatDay, formatMonth, monthOf, type Day, type Month } from "#shared/dates.ts";
import { count } from "#shared/text.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { ProblemLine } from "#web/ui/field.tsx";
import { MonthDays } from "#web/ui/month-days.tsx";
import { LoadFailed } from "#web/ui/states.tsx";
import { useMark, useMarks, type State } from "./challenge.api.ts";
import { restDaysAMonth } from "./challenge.rules.ts";
import { MarkSign } from "./sign.panel.tsx";
import { markNames, type Mark } from "./streak.rules.ts";

const formatMark = (mark: Mark | undefined) => (mark ? markNames[mark] : "not marked");

/** The month with its marks; a past day can be marked or cleared, a future one cannot. */
export function MonthPanel({ state, today, startsOn }: { state: State; today: Day; startsOn: number }) {
  // the current one until another is chosen, so that it goes on at midnight
  const [other, setMonth] = useState<Month>();
  const month = other ?? monthOf(today);
  const [chosen, setChosen] = useState<Day>();
  /** The chosen day once its dialog is shown, which stays while the month is loaded again. */
  const [opened, setOpened] = useState<Day>();
  const { marks, waiting: queue, isKnown, isError, isFetching, refetch } = useMarks(month);
  const hasFailed = isError && !isKnown;
  // without a connection a day can be marked all the same: one that is marked elsewhere is not overwritten
  if (chosen !== opened && (chosen === undefined || isKnown || !isFetching)) setOpened(chosen);
  const markOf = new Map(marks.map(({ day, mark }) => [day, mark]));
  const datesOf = (mark: Mark) => marks.filter((one) => one.mark === mark).map(({ day }) => day);
  const inStreak = marks.filter(({ day }) => state.run && day >= state.run.from && day <= state.run.to).map(({ day }) => day);
  const [logged, rests] = [datesOf("no-spend").length, datesOf("rest").length];

  return (
    <section className="stack" aria-label="Calendar">
      <MonthDays
        month={month}
        onMonth={setMonth}
        today={today}
        startsOn={startsOn}
        onDay={setChosen}
        classes={{ "is-n": datesOf("no-spend"), "is-r": [...datesOf("rest"), ...datesOf("travel")], "in-streak": inStreak }}
        labelOf={(day) =>
          [
            formatDay(day),
            day > today || !(isKnown || markOf.has(day)) ? "" : formatMark(markOf.get(day)),
            queue.includes(day) ? "waiting to be sent" : "",
            inStreak.includes(day) ? "in the streak" : "",
            day === today ? "today" : "",
          ]
            .filter(Boolean)
            .join(", ")
        }
        contentOf={(day) =>
          day <= today && (isKnown || markOf.has(day)) && <MarkSign mark={markOf.get(day) ?? null} isSmall={!markOf.has(day)} />
        }
      />
      {hasFailed && <LoadFailed title={`Failed to load ${formatMonth(month)}`} onRetry={() => void refetch()} isBusy={isFetching} />}
      <ul className="key">
        <li>
          <MarkSign mark="no-spend" />
          {isKnown ? count(logged, "no-spend day") : "no-spend day"}
        </li>
        <li>
          <MarkSign mark="rest" />
          {isKnown ? `${rests} of ${restDaysAMonth} rest days` : "rest day"}
        </li>
        <li>
          <MarkSign mark={null} />
          not marked
        </li>
        <li>
          <span className="line" aria-hidden="true" />
          the streak
        </li>
      </ul>
      {opened && <DayDialog day={opened} mark={markOf.get(opened) ?? null} isKnown={isKnown} onClose={() => setChosen(undefined)} />}
    </section>
  );
}

function DayDialog({ day, mark, isKnown, onClose }: { day: Day; mark: Mark | null; isKnown: boolean; onClose: () => void }) {
  const marking = useMark((_, to, on) => `${formatDay(on)}: ${to ? markNames[to] : "cleared"}.`);
  const choose = async (to: Mark | null) => {
    if (to === mark || (await marking.mark(day, to, mark))) onClose();
  };
  return (
    <Dialog title={formatDay(day)} onClose={onClose}>
      <p>
        {mark
          ? `It is a ${markNames[mark].replace("held", "day held")}.`
          : isKnown
            ? "Nothing is marked on this day."
            : "What is marked on this day is not loaded."}
      </p>
      <ProblemLine words={marking.problem?.message} />
      <div className="stack gap-2">
        {mark !== "no-spend" && (
          <Button kind="primary" isBusy={marking.isBusy} onClick={() => void choose("no-spend")}>
            No-spend day
          </Button>
        )}
        {mark !== "rest" && (
          <Button isHeld={marking.isBusy} onClick={() => void choose("rest")}>
            Rest day: holds the streak
          </Button>
        )}
        {mark && (
          <Button isHeld={marking.isBusy} onClick={() => void choose(null)}>
            Clear this day
          </Button>
        )}
      </div>
    </Dialog>
  );
}
