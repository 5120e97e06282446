import "./challenge.css";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { Folds } from "#web/ui/fold.tsx";
import { LoadFailed, Skeleton } from "#web/ui/states.tsx";
import { part } from "#web/ui/part.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { Calendar, Mug, Pear } from "#web/ui/still-life.tsx";
import { QueuedItems } from "#web/ui/queued-items.tsx";
import { PageHeader } from "#web/ui/page-header.tsx";
import { prefetchChallenge, refreshChallenge, useChallenge } from "./challenge.api.ts";
import { CelebrationPanel } from "./celebration.panel.tsx";
import { MilestonesPanel } from "./milestones.panel.tsx";
import { OwnRulesPanel } from "./own-rules.panel.tsx";
import type { ReadNow } from "./spent-question.panel.tsx";
import { StreakPanel } from "./streak.panel.tsx";
import { useEffect } from "react";
import { retrying } from "#web/chunk-load-error.ts";

const Month = part(
  () => retrying(() => import("./month.panel.tsx")).then((one) => one.MonthPanel),
  // as tall as the calendar on a phone, so that nothing below it shifts
  <div className="min-h-104">
    <Skeleton description="Opening the calendar" lines={7} />
  </div>,
);

export const prefetch = prefetchChallenge;

export function ChallengePage({ readNow }: { readNow: ReadNow }) {
  const member = useMember();
  const today = useToday(member.timeZone);
  const { data, dataUpdatedAt, isError, isFetching, refetch } = useChallenge(today);
  const isOld = data !== undefined && data.today !== today;
  // midnight has passed, or the clock was changed: the figures belong to another day
  useEffect(() => {
    if (isOld) void refreshChallenge();
  }, [isOld]);
  const day = Number(today.slice(8));

  return (
    <>
      <PageHeader
        title="No Spend, day by day"
        tab="No Spend"
        lead="A day that costs something is just a day."
        art={
          <Scene width={400} height={150}>
            <Mug x={120} y={150} />
            <Calendar x={238} y={150} scale={1.15} day={day} />
            <Pear x={372} y={150} scale={1.02} />
          </Scene>
        }
        phoneArt={
          <Scene width={110} height={100}>
            <Calendar x={14} y={100} scale={0.9} day={day} />
          </Scene>
        }
      />
      {data ? (
        <>
          {/* never from data of another page load, which has been celebrated already */}
          {dataUpdatedAt >= performance.timeOrigin && <CelebrationPanel state={data} today={today} />}
          <div className="wrap pt-6">
            <div className="grid12">
              <StreakPanel state={data} today={today} currency={member.currency ?? "USD"} readNow={readNow} />
              <div className="lg:col-span-7">
                <Month state={data} today={today} startsOn={member.weekStartsOn ?? 7} />
                <QueuedItems call="challenge/mark" />
              </div>
            </div>
            <div className="grid12 section gap-y-0">
              <Folds className="lg:col-span-8">
                <MilestonesPanel state={data} today={today} />
              </Folds>
              <Folds className="lg:col-span-4">
                <OwnRulesPanel state={data} />
              </Folds>
            </div>
          </div>
        </>
      ) : (
        <div className="wrap pt-6">
          {isError ? (
            <LoadFailed title="Failed to load your challenge" onRetry={() => void refetch()} isBusy={isFetching} />
          ) : (
            <Skeleton description="Fetching your days" lines={8} />
          )}
        </div>
      )}
    </>
  );
}
