import { lazy, Suspense, useState } from "react";
import { dayIn } from "#kernel/days.ts";
import { useMember } from "#web/session.ts";
import { sayWhen, useToday, zoneHere } from "#web/today.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/faces.tsx";
import { DocumentsIcon, UndoIcon } from "#web/ui/icons.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { Mug } from "#web/ui/still-life.tsx";
import { Basket } from "#web/ui/still-life-rooms.tsx";
import { useLog, type Achievement } from "./progress.calls.ts";
import { messages } from "./progress.rules.ts";
import { Ribbon } from "./ribbon.panel.tsx";

const AllPanel = lazy(() => import("./all.panel.tsx").then((file) => ({ default: file.AllPanel })));

/** 'Recent Achievements': up to ten, each can be taken back; behind them all the others. */
export function RecentPanel({ recent }: { recent: Achievement[] }) {
  const { log } = useLog();
  const [isAll, setAll] = useState(false);
  if (recent.length === 0) {
    return (
      <section className="progress-recent" aria-label="Recent Achievements">
        <EmptyState
          level={2}
          title="Recent Achievements"
          sentence={messages.empty}
          art={
            <Scene width={180} height={100}>
              <Basket x={0} y={100} scale={0.92} />
              <Mug x={112} y={100} scale={0.8} />
            </Scene>
          }
          action={
            <Button icon={<DocumentsIcon small />} onClick={() => log({ title: "Tracked Daily Spending" })}>
              Tracked Daily Spending, +10
            </Button>
          }
        />
      </section>
    );
  }
  return (
    <section className="progress-recent stack" aria-labelledby="recent">
      <h2 id="recent">Recent Achievements</h2>
      <AchievementRows achievements={recent} label="Recent Achievements" />
      <p>
        <Button kind="quiet" onClick={() => setAll(true)}>
          All achievements
        </Button>
      </p>
      {isAll && (
        <Suspense fallback={null}>
          <AllPanel onClose={() => setAll(false)} />
        </Suspense>
      )}
    </section>
  );
}

export function AchievementRows({ achievements, label }: { achievements: Achievement[]; label: string }) {
  const { takeBack, isTakingBack } = useLog();
  const { timeZone = zoneHere() } = useMember();
  const today = useToday(timeZone);
  return (
    <ol className="won" aria-label={label}>
      {achievements.map((one) => (
        <li key={one.id}>
          <Ribbon category={one.category} />
          <span className="won-name">
            <b>{one.title}</b>
            <span className="small muted">{upper(sayWhen(dayIn(timeZone, Date.parse(one.earnedAt)), today))}</span>
          </span>
          <span className="won-points">
            +{one.pointsEarned}
            <span className="visually-hidden"> points</span>
          </span>
          <IconButton label={`Take back ${one.title}`} disabled={isTakingBack} onClick={() => void takeBack(one)}>
            <UndoIcon small />
          </IconButton>
        </li>
      ))}
    </ol>
  );
}

const upper = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
