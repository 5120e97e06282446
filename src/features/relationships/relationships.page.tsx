import "./relationships.css";
import { QuickExit } from "#safety/quick-exit.panel.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { Cup, Teapot } from "#web/ui/still-life.tsx";
import { HoneyCup } from "#web/ui/still-life/honey-cup.tsx";
import { part } from "#web/ui/part.tsx";
import { Skeleton } from "#web/ui/states.tsx";
import { Fold, Folds } from "#web/ui/fold.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { AnalyzerPanel } from "./analyzer.panel.tsx";
import { DecidePanel } from "./decide.panel.tsx";
import { AbuseLine } from "./invite.panel.tsx";
import { prefetchRelationships, useCheckInDue } from "./relationships.api.ts";
import { TrackerPanel } from "./tracker.panel.tsx";
import { retrying } from "#web/chunk-load-error.ts";

const WorkPanel = part(
  () => retrying(() => import("./work.panel.tsx")).then((file) => file.WorkPanel),
  <Fold id="work" title="Workplace Wellness" fact="Words for the moment when you have none">
    <Skeleton description="Fetching the words" lines={6} />
  </Fold>,
);

export const prefetch = prefetchRelationships;

export function RelationshipsPage() {
  return (
    <>
      <PageHeader
        title="Relationships"
        lead="Look at it from across the table. What it means is yours to say."
        art={
          <Scene width={400} height={150}>
            <Cup x={20} y={150} />
            <Teapot x={134} y={150} scale={1.2} />
            <HoneyCup x={312} y={150} />
          </Scene>
        }
        phoneArt={
          <Scene width={110} height={100}>
            <Teapot x={10} y={100} scale={0.62} />
          </Scene>
        }
      >
        <QuickExit hasKey />
      </PageHeader>
      <div className="wrap rel-parts">
        <AbuseLine />
        <Parts />
      </div>
      <DecidePanel />
    </>
  );
}

/** The tracker comes first in a week without a check-in, for members who use it. The order stays for the visit. */
function Parts() {
  const isDue = useCheckInDue();
  // empty for a moment, so that nothing shifts
  if (isDue === undefined) return <div className="min-h-svh" />;
  const analyzer = <AnalyzerPanel isFirst={!isDue} />;
  const tracker = <TrackerPanel isFirst={isDue} />;
  return (
    <Folds>
      {isDue ? tracker : analyzer}
      {isDue ? analyzer : tracker}
      <WorkPanel />
    </Folds>
  );
}
