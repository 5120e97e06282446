import { formatDay, type Day } from "#shared/dates.ts";
import { count, inSentence } from "#shared/text.ts";
import { HeatGrid } from "#web/charts/calendar-heatmap.tsx";
import { shortDay } from "#web/format-day.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { EditIcon } from "#web/ui/icons.tsx";
import { useCheck } from "./lifestyle.api.ts";
import { heatMap, isCheckedOn, lastSeven, streakText, type HabitCard } from "./lifestyle.habits.rules.ts";
import { dayLetters } from "./seven-days.panel.tsx";
import { heatWeeks } from "./lifestyle.rules.ts";

type Props = { habit: HabitCard; today: Day };

/** A habit's last seven days to tick, twelve weeks as a heat map, and the editor of its name and category. */
export function HabitDaysDialog({
  habit,
  today,
  startsOn,
  onEdit,
  onClose,
}: Props & { startsOn: number; onEdit: () => void; onClose: () => void }) {
  const check = useCheck();
  const weeks = heatMap(new Set(habit.days), today, heatWeeks, startsOn);
  const done = weeks.flat().filter((cell) => cell.isDone).length;
  return (
    <Dialog
      title={habit.name}
      onClose={onClose}
      acts={
        <>
          <Button kind="quiet" className="mr-auto wrap-anywhere" icon={<EditIcon small />} onClick={onEdit}>
            Edit {habit.name}
          </Button>
          <Button kind="primary" onClick={onClose}>
            Done
          </Button>
        </>
      }
    >
      <fieldset className="seven-days">
        <legend className="label">The last seven days</legend>
        {lastSeven(habit, today).map(({ day, isDone }) => (
          <label key={day}>
            <span aria-hidden="true">
              {day === today ? "Today" : dayLetters(day)}
              <b>{Number(day.slice(8))}</b>
            </span>
            <input
              type="checkbox"
              aria-label={`${habit.name}, ${formatDay(day)}`}
              checked={day === today ? isCheckedOn(habit, today) : isDone}
              onChange={(event) => void check(habit, day, event.currentTarget.checked, today)}
            />
          </label>
        ))}
      </fieldset>
      <p role="status">
        {habit.streak.current > 0 && `Now: ${streakText(habit.streak)}. `}
        {done === 0
          ? "Nothing checked in these weeks; today can be the first."
          : `${count(done, "day")} done in twelve weeks. Longest streak: ${count(habit.streak.longest, habit.streak.unit)}.`}
      </p>
      <details>
        <summary className="link-button reach">Twelve weeks</summary>
        <HeatGrid
          caption={`Days of ${inSentence(habit.name)}, one row a week`}
          columns={(weeks[0] ?? []).map((cell) => dayLetters(cell.day))}
          rows={weeks.map((week) => ({
            name: shortDay(week[0]?.day ?? today),
            cells: week.map((cell) => (cell.isDone ? { tone: 4, text: "✓", label: "done" } : null)),
          }))}
        />
      </details>
    </Dialog>
  );
}
