import { Meter } from "#web/ui/shapes.tsx";
import type { Read } from "./progress.api.ts";
import { count } from "#shared/text.ts";
import { Ribbon } from "./ribbon.panel.tsx";

/** The level, the points to the next, and how they are composed. */
export function LevelPanel({ points: { level, total, toNext, percent, money, emotional } }: { points: Read["points"] }) {
  return (
    <div className="grid12 progress-first">
      <section className="progress-level" aria-labelledby="level">
        <h2 className="visually-hidden" id="level">
          Level
        </h2>
        <span className="figure">
          <small>Level</small> {level}
        </span>
        <p>
          {total === 0
            ? "Every hundred points is a level. The first win begins it."
            : `${count(total, "point")} so far. Every hundred is a level.`}{" "}
          <a href="#how" className="whitespace-nowrap">
            How we get this
          </a>
        </p>
      </section>
      <div className="progress-rest">
        <div className="progress-next">
          <Meter
            isProgress
            label={`Level ${level}, on the way to level ${level + 1}`}
            value={percent}
            description={`${percent} percent, ${toNext} points to next level`}
          />
          <p className="small muted num">
            <b className="strong">{toNext} points to next level.</b> {nearest(toNext)}
          </p>
        </div>
        <div className="progress-sums">
          <div>
            <h2 className="term">
              <Ribbon category="money_habit" />
              Money Habits
            </h2>
            <span className="progress-sum">
              {money}
              <small> points</small>
            </span>
          </div>
          <div>
            <h2 className="term">
              <Ribbon category="emotional_win" />
              Emotional Wins
            </h2>
            <span className="progress-sum">
              {emotional}
              <small> points</small>
            </span>
          </div>
        </div>
      </div>
    </div>
  );
}

/** One way to reach the next level, in plain words. */
function nearest(toNext: number): string {
  if (toNext <= 10) return "One day of tracked spending would do it.";
  if (toNext <= 15) return "One impulse let go would do it.";
  if (toNext <= 30) return "One boundary would do it.";
  return `${count(Math.ceil(toNext / 30), "boundary", "boundaries")}, or many small days; there is no hurry.`;
}
