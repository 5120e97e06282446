import { useEffect, useState } from "react";
import type { Day } from "#shared/dates.ts";
import { count } from "#shared/text.ts";
import { Button } from "#web/ui/button.tsx";
import { Badge } from "#web/ui/shapes.tsx";
import { celebrate, type State, type StoredMilestone } from "./challenge.api.ts";
import { formatReached } from "./milestone.rules.ts";

/** A new unlock is celebrated once, on the first device that shows it: one leaf settles, unless motion is reduced. */
export function CelebrationPanel({ state, today }: { state: State; today: Day }) {
  const fresh = state.milestones.findLast((one) => one.unlockedOn !== null && !one.isCelebrated);
  const [{ shown, isClosed }, setShown] = useState<{ shown?: StoredMilestone; isClosed: boolean }>({ isClosed: false });
  if (fresh && fresh.id !== shown?.id) setShown({ shown: fresh, isClosed: false });
  const queue = state.milestones
    .filter((one) => one.unlockedOn !== null && !one.isCelebrated)
    .map(({ id }) => id)
    .join(" ");
  useEffect(() => {
    for (const id of queue.split(" ").filter(Boolean)) void celebrate(id);
  }, [queue]);
  if (!shown || isClosed) return null;
  return (
    <section className="page-header reached" aria-labelledby="reached">
      <div className="wrap page-header-row">
        <div className="page-header-text" role="status">
          <p className="term">
            {count(shown.days, "day")} in a row, reached{shown.unlockedOn === today ? " today" : ""}
          </p>
          <h2 id="reached" dir="auto">
            {shown.label}
          </h2>
          <div className="row">
            {shown.isCustom && <Badge>Custom</Badge>}
            <Badge look="unlocked">Unlocked</Badge>
          </div>
          <p>{formatReached(state.milestones, state.current, state.isTodayLogged)}</p>
          <div>
            <Button onClick={() => setShown({ shown, isClosed: true })}>Close</Button>
          </div>
        </div>
        <div className="page-header-art">
          <svg viewBox="0 0 200 100" aria-hidden="true">
            <g className="settle">
              <path fill="var(--art-honey)" d="M20 98C40 50 90 34 170 40 150 78 96 100 20 98z" />
              <path fill="var(--art-honey-deep)" d="M20 98C70 88 120 70 170 40 150 78 96 100 20 98z" />
              <path d="M10 100C60 88 110 72 150 50" fill="none" stroke="var(--art-clay-deep)" strokeWidth="3" />
            </g>
          </svg>
        </div>
      </div>
    </section>
  );
}
