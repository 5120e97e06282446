import { useState } from "react";
import { useMoodDays, useQueuedMoods } from "#journal/mood.api.ts";
import { MoodRamp, moodTone, YearHeatmap } from "#web/charts/calendar-heatmap.tsx";
import { monthOf, type Day, type Month } from "#shared/dates.ts";
import { useQueuedDays } from "#web/queued-days.ts";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { zoneHere } from "#web/zone.ts";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { Section } from "#web/ui/page-header.tsx";
import { WeekStrip } from "#web/ui/week-strip.tsx";
import { daysOfYear, useNoSpendDays, yearAndWeek } from "./mental-health.api.ts";
import { weekInWords, weekUpTo, type MoodDay } from "./mood.pattern.rules.ts";

/** The moods of this year and the last seven days, or of another `year`. */
function useMoods(year?: string) {
  const today = useToday(useMember().timeZone ?? zoneHere());
  const query = useMoodDays(year === undefined || today.startsWith(year) ? yearAndWeek(today) : daysOfYear(year));
  const queued = useQueuedMoods();
  // a queued one counts at once
  const days: MoodDay[] | undefined = query.data && [
    ...query.data.days.filter((one) => !queued.has(one.day)),
    ...[...queued.values()].map(({ day, mood }) => ({ day, mood, entries: 0 })),
  ];
  return { query, today, days };
}

/** The last seven days: mood above the line, a sun on it for a no-spend day, and one sentence. */
export function WeekPanel() {
  const { query, today, days } = useMoods();
  return (
    <Section title="Your week" id="week" className="weekly">
      {days ? (
        <Week days={days} today={today} />
      ) : query.isPending ? (
        <Skeleton description="Fetching your week" />
      ) : (
        <LoadFailed title="Failed to load your week" onRetry={() => void query.refetch()} isBusy={query.isFetching} />
      )}
    </Section>
  );
}

/** Whether a day is a no-spend day; a queued mark counts at once. */
function useIsNoSpend() {
  const saved = useNoSpendDays().data;
  const queued = useQueuedDays<{ day: Day; mark: string | null }>("challenge/mark");
  return (day: Day) => {
    const mark = queued.get(day);
    return mark ? mark.mark === "no-spend" : (saved?.has(day) ?? false);
  };
}

function Week({ days, today }: { days: MoodDay[]; today: string }) {
  const isNoSpend = useIsNoSpend();
  const week = weekUpTo(days, today);
  const words = weekInWords(week);
  return (
    <>
      <p>
        {words ? (
          <>
            <b className="strong">{words.finding}</b> {words.more}
          </>
        ) : (
          "No mood this week yet. One tap on a number is enough."
        )}
      </p>
      <WeekStrip
        days={week.map(({ day, name, mood, isToday }) => ({
          day,
          mood,
          isToday,
          isNoSpend: isNoSpend(day),
          short: name.slice(0, 3),
          date: Number(day.slice(8)),
        }))}
      />
    </>
  );
}

/** The days of a year, one month at a time or all of them: of this one, or an earlier one. */
export function YearPanel() {
  const { weekStartsOn = 7, timeZone = zoneHere() } = useMember();
  // undefined: the present one, also after midnight
  const [chosen, setMonth] = useState<Month>();
  const now = useToday(timeZone);
  const month = chosen ?? monthOf(now);
  const { query, days, today } = useMoods(month.slice(0, 4));
  const isEarlier = !today.startsWith(month.slice(0, 4));
  const moods = new Map(days?.map((one) => [one.day, one.mood]));
  return (
    <Section title="Your year in days" id="year" aside={<MoodRamp low="heavy" high="light" />}>
      <YearHeatmap
        month={month}
        onMonth={(to) => setMonth(to === monthOf(today) ? undefined : to)}
        // this year's is said to be loading, or to have failed, by the week
        isLoading={isEarlier && !days}
        today={today}
        startsOn={weekStartsOn}
        caption="Mood by day"
        nothing="no mood"
        pixelOf={(day) => {
          const mood = moods.get(day) ?? null;
          return mood === null ? null : { tone: moodTone(mood), text: String(Math.round(mood)) };
        }}
      />
      {isEarlier && query.isError && !days && (
        <LoadFailed title={`Failed to load ${month.slice(0, 4)}`} onRetry={() => void query.refetch()} isBusy={query.isFetching} />
      )}
    </Section>
  );
}
