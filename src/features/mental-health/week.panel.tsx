import { usePages } from "#journal/journal.api.ts";
import { useMoodDays } from "#journal/mood.api.ts";
import { previewOf, hasMood } from "#journal/journal.rules.ts";
import { moodWord } from "#journal/mood.rules.ts";
import { addDays, dayIn } from "#shared/dates.ts";
import { ChartPanel } from "#web/charts/chart-panel.tsx";
import { PixelKey, YearHeatmap } from "#web/charts/calendar-heatmap.tsx";
import { moodTone, LollipopChart } from "#web/charts/lollipop.tsx";
import { useMember } from "#web/session.ts";
import { formatWhen, useToday, zoneHere } from "#web/today.ts";
import { EmptyState, LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { moodClass } from "#web/ui/mood-scale.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { Ledger, LedgerRow } from "#web/ui/shapes.tsx";
import { Plant } from "#web/ui/still-life.tsx";
import { Section } from "#web/ui/page-header.tsx";
import { weekInWords, weekUpTo, type MoodDay } from "./mood.pattern.rules.ts";

function useMoods() {
  const today = useToday(useMember().timeZone ?? zoneHere());
  const yearStart = `${today.slice(0, 4)}-01-01`;
  const weekStart = addDays(today, -6);
  const query = useMoodDays({ from: weekStart < yearStart ? weekStart : yearStart, to: today });
  return { asked: query, today, days: query.data?.days };
}

/** The last seven days as numbered discs, with the plain facts next to them. */
export function WeekPanel() {
  const { asked: query, today, days } = useMoods();
  return (
    <Section title="Your week" className="weekly">
      {days ? (
        <Week days={days} today={today} />
      ) : query.isPending ? (
        <Skeleton description="Fetching your week" />
      ) : (
        <LoadFailed title="Failed to load your week" onRetry={() => void query.refetch()} isBusy={query.isFetching} />
      )}
      <Recent today={today} />
    </Section>
  );
}

function Week({ days, today }: { days: MoodDay[]; today: string }) {
  const week = weekUpTo(days, today);
  const words = weekInWords(week);
  if (!words) {
    return (
      <EmptyState
        art={
          <Scene width={160} height={110} className="still">
            <Plant x={46} y={110} scale={0.7} />
          </Scene>
        }
        title="No mood this week yet"
        sentence="Move the slider and save a page: each day will stand here as a disc on its stem."
      />
    );
  }
  const written = days.filter((one) => week.some(({ day }) => day === one.day)).reduce((sum, one) => sum + one.entries, 0);
  const message = week.map((one) => `${one.name} ${one.mood === null ? "nothing written" : one.mood}`).join(", ");
  return (
    <>
      <ChartPanel
        finding={
          <>
            <b className="strong">{words.finding}</b> {words.more}
          </>
        }
        table={{
          caption: "Mood in the last seven days",
          columns: ["Day", { name: "Mood", number: true }, "In a word"],
          rows: week.map((one) => [
            one.isToday ? "Today" : one.name,
            one.mood ?? "–",
            one.mood === null ? "nothing written" : moodWord(Math.round(one.mood)),
          ]),
        }}
      >
        <LollipopChart
          label={`Mood in the last seven days: ${message}.`}
          points={week.map(({ name, short, mood, isToday }) => ({ name, short, value: mood, isToday }))}
        />
      </ChartPanel>
      <p className="small muted">
        {written === 1 ? "1 entry" : `${written} entries`} this week. Averages count only pages whose mood was set by hand.
      </p>
    </>
  );
}

/** The two newest entries of any origin; all of them are listed further down. */
function Recent({ today }: { today: string }) {
  const zone = useMember().timeZone ?? zoneHere();
  const { entries } = usePages();
  if (!entries || entries.length === 0) return null;
  return (
    <div className="stack gap-3 justify-items-start newest">
      <Ledger label="Your newest pages">
        {entries.slice(0, 2).map((entry) => (
          <LedgerRow
            key={entry.id}
            lead={
              hasMood(entry) ? (
                <span className={`mood-dot ${moodClass(entry.moodRating)}`}>{entry.moodRating}</span>
              ) : (
                <span className="mood-dot is-none" aria-hidden="true">
                  –
                </span>
              )
            }
          >
            <p>{previewOf(entry, 70)}</p>
            <p className="caption muted">{formatWhen(dayIn(zone, Date.parse(entry.createdAt)), today)}</p>
          </LedgerRow>
        ))}
      </Ledger>
      <a className="btn btn-quiet all-pages" href="#pages">
        All past entries
      </a>
    </div>
  );
}

/** Every day of this year as a paper with its number. */
export function YearPanel() {
  const { days, today } = useMoods();
  const { weekStartsOn = 7 } = useMember();
  if (!days?.some((one) => one.mood !== null)) {
    return days ? (
      <Section title="Your year in days">
        <p className="muted">
          Each day with a mood becomes one small numbered paper here, January to December. Days without one stay blank, and that is fine.
        </p>
      </Section>
    ) : null;
  }
  const moods = new Map(days.map((one) => [one.day, one.mood]));
  return (
    <Section title="Your year in days" aside={<PixelKey low="heavy" high="light" />}>
      <YearHeatmap
        year={Number(today.slice(0, 4))}
        today={today}
        startsOn={weekStartsOn}
        caption={`Mood by day in ${today.slice(0, 4)}, blank where none was set`}
        nothing=""
        pixelOf={(day) => {
          const mood = moods.get(day) ?? null;
          return mood === null ? null : { tone: moodTone(mood), text: String(Math.round(mood)) };
        }}
      />
    </Section>
  );
}
