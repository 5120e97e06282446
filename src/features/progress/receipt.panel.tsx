import type { Read } from "./progress.api.ts";

/** How the level is computed, line by line. */
export function ReceiptPanel({ points: { money, emotional, total, level, toNext } }: { points: Read["points"] }) {
  return (
    <section className="receipt" id="how" aria-labelledby="how-title" tabIndex={-1}>
      <h2 className="receipt-title" id="how-title">
        How we get this
      </h2>
      <dl className="num">
        <div>
          <dt>Money Habits</dt>
          <dd>{money}</dd>
        </div>
        <div>
          <dt>Emotional Wins</dt>
          <dd>+ {emotional}</dd>
        </div>
        <div className="sum">
          <dt>All points</dt>
          <dd>{total}</dd>
        </div>
        <div>
          <dt>Full hundreds, plus one</dt>
          <dd>
            {level - 1} + 1 = level {level}
          </dd>
        </div>
        <div>
          <dt>
            Level {level + 1} begins at {level * 100}
          </dt>
          <dd>{toNext} to go</dd>
        </div>
      </dl>
      <p className="small muted">There is no daily limit, and a quiet week costs nothing.</p>
    </section>
  );
}
