import { useMoodDays } from "#journal/journal.calls.ts";
import { moodWord } from "#journal/mood.rules.ts";
import { addDays } from "#kernel/days.ts";
import { ChartFrame } from "#web/chart/frame.tsx";
import { PixelKey, YearPixels } from "#web/chart/pixels.tsx";
import { moodTone, StemPlot } from "#web/chart/stems.tsx";
import { useMember } from "#web/session.ts";
import { useToday, zoneHere } from "#web/today.ts";
import { EmptyState, LoadFailed, Skeleton } from "#web/ui/faces.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { Plant } from "#web/ui/still-life.tsx";
import { Section } from "#web/ui/wall.tsx";
import { byWeekday, leastPairedDays, weekInWords, weekUpTo, type MoodDay } from "./mood.pattern.rules.ts";

function useMoods() {
  const today = useToday(useMember().timeZone ?? zoneHere());
  const yearStart = `${today.slice(0, 4)}-01-01`;
  const weekStart = addDays(today, -6);
  const asked = useMoodDays({ from: weekStart < yearStart ? weekStart : yearStart, to: today });
  return { asked, today, days: asked.data?.days };
}

/** The last seven days as numbered discs, with the plain facts beside them. */
export function WeekPanel() {
  const { asked, today, days } = useMoods();
  return (
    <Section title="Your week" className="weekly">
      {days ? <Week days={days} today={today} /> : asked.isPending ? <Skeleton says="Fetching your week" />
        : <LoadFailed title="Failed to load your week" onRetry={() => void asked.refetch()} isBusy={asked.isFetching} />}
    </Section>
  );
}

function Week({ days, today }: { days: MoodDay[]; today: string }) {
  const week = weekUpTo(days, today);
  const words = weekInWords(week);
  if (!words) {
    return <EmptyState art={<Scene width={160} height={110} className="still"><Plant x={40} y={110} scale={0.7} /></Scene>} title="No mood this week yet" sentence="Move the slider and save a page: each day will stand here as a disc on its stem." />;
  }
  const written = days.filter((one) => week.some(({ day }) => day === one.day)).reduce((sum, one) => sum + one.entries, 0);
  const said = week.map((one) => `${one.name} ${one.mood === null ? "nothing written" : one.mood}`).join(", ");
  return (
    <>
      <ChartFrame
        finding={<><b className="strong">{words.finding}</b> {words.more}</>}
        table={{
          caption: "Mood in the last seven days",
          columns: ["Day", { name: "Mood", number: true }, "In a word"],
          rows: week.map((one) => [one.isToday ? "Today" : one.name, one.mood ?? "–", one.mood === null ? "nothing written" : moodWord(Math.round(one.mood))]),
        }}
      >
        <StemPlot label={`Mood in the last seven days: ${said}.`} stems={week.map(({ name, short, mood, isToday }) => ({ name, short, value: mood, isToday }))} />
      </ChartFrame>
      <p className="small muted">{written === 1 ? "1 entry" : `${written} entries`} this week. Averages count only pages whose mood was set by hand.</p>
    </>
  );
}

/** Every day of this year as a paper with its number, and what the weekdays look like once there are enough of them. */
export function YearPanel() {
  const { days, today } = useMoods();
  if (!days?.some((one) => one.mood !== null)) {
    return days ? <Section title="Your year in days"><p className="muted">Each day with a mood becomes one small numbered paper here, January to December. Days without one stay white, and that is fine.</p></Section> : null;
  }
  const moods = new Map(days.map((one) => [one.day, one.mood]));
  const weekdays = byWeekday(days);
  return (
    <Section title="Your year in days" aside={<PixelKey low="heavy" high="light" />}>
      <YearPixels
        year={Number(today.slice(0, 4))} today={today} caption={`Mood by day in ${today.slice(0, 4)}, one row a month`}
        pixelOf={(day) => {
          const mood = moods.get(day) ?? null;
          return mood === null ? null : { tone: moodTone(mood), text: String(Math.round(mood)) };
        }}
      />
      {weekdays.length > 0
        ? <p className="small">By weekday: {weekdays.map((one) => `${one.name} ${one.mood} (${one.days === 1 ? "1 day" : `${one.days} days`})`).join(", ")}. Figures, not reasons.</p>
        : <p className="small muted">From {leastPairedDays} days with a mood on, this also shows the weekdays side by side.</p>}
    </Section>
  );
}
