import { weekdayName, type Day } from "#shared/dates.ts";
import { useDayMood } from "#journal/mood.api.ts";
import { usePending } from "#web/queue-state.ts";
import { WeekStrip } from "#web/ui/week-strip.tsx";
import { weekInWords, type WeekDay } from "./home.rules.ts";

/** The last seven days: mood and no-spend days, with one sentence. */
export function WeekPanel({ week: saved, today }: { week: readonly WeekDay[]; today: Day }) {
  const mood = useDayMood(today);
  const queued = usePending("challenge/mark").findLast(({ input }) => input["day"] === today)?.input;
  // what is queued on this device counts at once
  const week = saved.map((one) =>
    one.day === today
      ? { ...one, mood: mood.isWaiting ? mood.value : one.mood, isNoSpend: queued ? queued["mark"] === "no-spend" : one.isNoSpend }
      : one,
  );
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
