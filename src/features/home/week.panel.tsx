import { weekdayName, type Day } from "#shared/dates.ts";
import { useQueuedMoods } from "#journal/mood.api.ts";
import { useQueuedDays } from "#web/queued-days.ts";
import { WeekStrip } from "#web/ui/week-strip.tsx";
import { weekInWords, withQueuedDays, type WeekDay } from "./home.rules.ts";

/** The last seven days: mood and no-spend days, with one sentence. */
export function WeekPanel({ week: saved, today }: { week: readonly WeekDay[]; today: Day }) {
  const week = withQueuedDays(saved, useQueuedMoods(), useQueuedDays<{ day: Day; mark: string | null }>("challenge/mark"));
  const words = weekInWords(week, today);
  return (
    <section className="stack gap-3" aria-labelledby="week">
      <h2 id="week">Your week</h2>
      <p>
        {words ? (
          <>
            <strong>{words.finding}</strong> {words.more}
          </>
        ) : (
          "Nothing this week yet. One tap above is enough."
        )}
      </p>
      <WeekStrip
        days={week.map(({ day, mood, isNoSpend }) => ({
          day,
          mood,
          isNoSpend,
          short: weekdayName(day).slice(0, 3),
          date: Number(day.slice(8)),
          isToday: day === today,
        }))}
      />
    </section>
  );
}
