import { useState } from "react";
import { Button } from "#web/ui/button.tsx";
import { EmptyState } from "#web/ui/states.tsx";
import { DocumentsIcon } from "#web/ui/icons.tsx";
import { part } from "#web/ui/part.tsx";
import { Scene } from "#web/ui/scene.tsx";
import { Mug } from "#web/ui/still-life.tsx";
import { Basket } from "#web/ui/still-life/basket.tsx";
import { useLog, type Achievement } from "./progress.api.ts";
import { messages } from "./progress.rules.ts";
import { AchievementRows } from "./rows.panel.tsx";
import { retrying } from "#web/chunk-load-error.ts";

const AllPanel = part(() => retrying(() => import("./all.panel.tsx")).then((file) => file.AllPanel));

/** 'Recent Achievements': up to ten, each can be deleted; with a button for all others. */
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
        <Button kind="quiet" className="quiet-start" onClick={() => setAll(true)}>
          All achievements
        </Button>
      </p>
      {isAll && <AllPanel onClose={() => setAll(false)} />}
    </section>
  );
}
