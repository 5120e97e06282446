import type { Day } from "#shared/dates.ts";
import { count } from "#shared/text.ts";
import { HeatGrid } from "#web/charts/calendar-heatmap.tsx";
import { formatDay, shortDay } from "#web/today.ts";
import { Dialog } from "#web/ui/dialog.tsx";
import { heatMap, type HabitCard } from "./lifestyle.habits.rules.ts";
import { heatWeeks } from "./lifestyle.rules.ts";

const step = 7;

type Props = { habit: HabitCard; today: Day; startsOn: number };

/** Twelve weeks of one habit, a paper for each day. Opens the same days as a table, which the caller puts outside its own. */
export function HeatPanel({ habit, today, startsOn, onOpen }: Props & { onOpen: () => void }) {
  const weeks = weeksOf({ habit, today, startsOn });
  return (
    <button
      type="button"
      className="heat-open"
      aria-label={`${habit.name}: ${count(doneIn(weeks), "day")} done in twelve weeks. Show them.`}
      onClick={onOpen}
    >
      <svg viewBox={`0 0 ${heatWeeks * step - 1} ${7 * step - 1}`} width={heatWeeks * step - 1} height={7 * step - 1} aria-hidden="true">
        {weeks.map((week, column) =>
          week.map(
            (cell, row) =>
              !cell.isAhead && (
                <rect
                  key={cell.day}
                  x={column * step}
                  y={row * step}
                  width={step - 1}
                  height={step - 1}
                  rx="1"
                  className={cell.isDone ? "is-done" : undefined}
                />
              ),
          ),
        )}
      </svg>
    </button>
  );
}

export function HeatDialog({ habit, today, startsOn, onClose }: Props & { onClose: () => void }) {
  const weeks = weeksOf({ habit, today, startsOn });
  const done = doneIn(weeks);
  return (
    <Dialog title={`Twelve weeks of ${habit.name}`} onClose={onClose} isWide>
      <p>
        {done === 0
          ? "Nothing checked in these weeks; today can be the first."
          : `${count(done, "day")} done. Longest streak: ${count(habit.streak.longest, habit.streak.unit)}.`}
      </p>
      <HeatGrid
        caption={`Days of ${habit.name}, one row a week`}
        columns={(weeks[0] ?? []).map((cell) => formatDay(cell.day).slice(0, 2))}
        rows={weeks.map((week) => ({
          name: shortDay(week[0]?.day ?? today),
          cells: week.map((cell) => (cell.isDone ? { tone: 4, text: "✓", say: "done" } : null)),
        }))}
      />
    </Dialog>
  );
}

const weeksOf = ({ habit, today, startsOn }: Props) => heatMap(new Set(habit.days), today, heatWeeks, startsOn);
const doneIn = (weeks: ReturnType<typeof weeksOf>) => weeks.flat().filter((cell) => cell.isDone).length;
