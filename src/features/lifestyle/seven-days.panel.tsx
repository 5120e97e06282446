import { weekdayName, type Day } from "#shared/dates.ts";
import { lastSeven, type HabitCard } from "./lifestyle.habits.rules.ts";

/** The last seven days of a habit as marks at the end of its row; opens them to be changed. */
export function SevenDays({ habit, today, onOpen }: { habit: HabitCard; today: Day; onOpen: () => void }) {
  const days = lastSeven(habit, today);
  const done = days.filter((one) => one.isDone).length;
  return (
    <button
      type="button"
      className="seven"
      aria-haspopup="dialog"
      aria-label={`${habit.name}: ${done} of the last seven days. Change them.`}
      onClick={onOpen}
    >
      {days.map(({ day, isDone }) => (
        <i key={day} className={isDone ? "is-done" : day === today ? "is-open" : undefined} />
      ))}
    </button>
  );
}

/** "Sa", and one letter if no other weekday begins with it. */
export const dayLetters = (day: Day) =>
  weekdayName(day)
    .slice(0, 2)
    .replace(/^(M|W|F).$/, "$1");
