import "./progress.css";
import { LastSeen, LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { Pear } from "#web/ui/still-life.tsx";
import { Basket } from "#web/ui/still-life/basket.tsx";
import { Lamp } from "#web/ui/still-life/lamp.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { LevelPanel } from "./level.panel.tsx";
import { LogPanel } from "./log.panel.tsx";
import { prefetchProgress, useProgress } from "./progress.api.ts";
import { messages } from "./progress.rules.ts";
import { ReceiptPanel } from "./receipt.panel.tsx";
import { RecentPanel } from "./recent.panel.tsx";
import { WeeksPanel } from "./weeks.panel.tsx";

export const prefetch = prefetchProgress;

export function ProgressPage() {
  const { data, error, isError, isFetching, refetch } = useProgress();
  return (
    <>
      <PageHeader
        title="Your Progress"
        lead="Small wins, counted. A quiet week costs nothing."
        art={
          <Scene width={400} height={150}>
            <Pear x={104} y={106} scale={0.62} />
            <Pear x={140} y={104} scale={0.58} />
            <Basket x={76} y={150} scale={1.08} />
            <Pear x={214} y={150} scale={0.72} />
            <Lamp x={330} y={150} scale={1.02} foot="var(--art-honey-deep)" />
          </Scene>
        }
        phoneArt={
          <Scene width={110} height={100}>
            <Pear x={32} y={64} scale={0.52} />
            <Pear x={62} y={62} scale={0.48} />
            <Basket x={8} y={100} scale={0.9} />
          </Scene>
        }
      />
      <div className="wrap">
        {data && isError && (
          <div className="section">
            <LastSeen title={messages.loadFailed} error={error} onRetry={() => void refetch()} isBusy={isFetching} />
          </div>
        )}
        {data ? (
          <>
            <LevelPanel points={data.points} />
            <LogPanel />
            <div className="grid12 section">
              <RecentPanel recent={data.recent} />
              <div className="progress-aside stack">
                {data.points.total > 0 && <WeeksPanel />}
                <ReceiptPanel points={data.points} />
              </div>
            </div>
          </>
        ) : isError ? (
          <div className="section">
            <LoadFailed level={2} title={messages.loadFailed} onRetry={() => void refetch()} isBusy={isFetching} />
          </div>
        ) : (
          <div className="section">
            <Skeleton description="Fetching your progress" lines={6} />
          </div>
        )}
      </div>
    </>
  );
}
