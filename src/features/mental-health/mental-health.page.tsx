import { QuickExit } from "#safety/quick-exit.panel.tsx";
import { PlaceLink } from "#safety/help-link.panel.tsx";
import type { Member } from "#web/session.ts";
import { todayIn } from "#web/today.ts";
import { Fold, Folds } from "#web/ui/fold.tsx";
import { Skeleton } from "#web/ui/states.tsx";
import { firstPaint } from "#web/ui/late-component.tsx";
import { part } from "#web/ui/part.tsx";
import { PartLinks } from "#web/ui/part-links.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { Mug, Notebook, Plant } from "#web/ui/still-life.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { prefetchMoodDays } from "#journal/mood.api.ts";
import { ComfortPanel } from "./comfort.panel.tsx";
import { EntryPanel } from "./entry.panel.tsx";
import { yearAndWeek } from "./mental-health.api.ts";
import { retrying } from "#web/chunk-load-error.ts";

const fetchWeek = () => retrying(() => import("./week.panel.tsx"));
// the charts load after the form
const WeekPanel = part(() => fetchWeek().then((file) => file.WeekPanel), <Skeleton description="Fetching your week" lines={6} />);
const YearPanel = part(() => fetchWeek().then((file) => file.YearPanel), <Skeleton description="Fetching your year" lines={8} />);

const HistoryPanel = part(
  () => retrying(() => import("./history.panel.tsx")).then((file) => file.HistoryPanel),
  <Fold id="pages" title="Your pages" fact="What you wrote, newest first">
    <Skeleton description="Fetching your pages" lines={6} />
  </Fold>,
);

const PatternsPanel = part(
  () => retrying(() => import("./patterns.panel.tsx")).then((file) => file.PatternsPanel),
  <Fold id="patterns" title="Patterns" fact="Your mood beside what else you do">
    <Skeleton description="Comparing your days" lines={6} />
  </Fold>,
);

const parts = [
  { id: "year", name: "Your year" },
  { id: "patterns", name: "Patterns" },
  { id: "pages", name: "Pages" },
  { id: "comfort", name: "Comfort Mode" },
];

export function prefetch({ timeZone }: Member): void {
  const today = todayIn(timeZone);
  prefetchMoodDays(yearAndWeek(today));
  prefetchMoodDays({ from: today, to: today });
  firstPaint.then(fetchWeek).catch(() => undefined); // the panel itself shows that it could not be loaded
}

export function MentalHealthPage() {
  return (
    <>
      <PageHeader
        title="Mental Health"
        art={
          <Scene width={400} height={150}>
            <Plant x={70} y={150} scale={0.92} />
            <Notebook x={150} y={150} />
            <Mug x={322} y={150} />
          </Scene>
        }
        phoneArt={
          <Scene width={110} height={100}>
            <Mug x={28} y={100} scale={0.78} />
          </Scene>
        }
      >
        <div className="row">
          <QuickExit hasKey />
          <PlaceLink to="plan" kind="quiet">
            My safety plan
          </PlaceLink>
        </div>
      </PageHeader>
      <div className="wrap">
        <div className="grid12 pt-4 lg:pt-8">
          <div className="lg:col-span-7">
            <EntryPanel />
          </div>
          <div className="lg:col-span-5 week-space">
            <WeekPanel />
          </div>
        </div>
        <PartLinks parts={parts} />
        <div className="mood-parts">
          <div>
            <div className="year-space">
              <YearPanel />
            </div>
            <Folds>
              <PatternsPanel />
            </Folds>
          </div>
          <Folds>
            <HistoryPanel />
          </Folds>
        </div>
      </div>
      <ComfortPanel />
    </>
  );
}
