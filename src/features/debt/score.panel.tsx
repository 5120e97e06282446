import { showCents } from "#shared/money.ts";
import { Badge } from "#web/ui/shapes.tsx";
import type { StoredDebt } from "./debt.api.ts";
import { debtExamples } from "./debt.rules.ts";
import { nothingToTrack, formatNextPoint, formatScore, score, scoreMeans } from "./score.rules.ts";

/** Emotional Wellness Score, with the line that explains it, and the three sums. */
export function ScorePanel({ debts, currency }: { debts: readonly StoredDebt[]; currency: string }) {
  const now = score(debts);
  const points = now.score;
  const isExample = debts.length > 0 && debts.every((one) => one.isExample);
  return (
    <div className="grid12 items-end">
      <section className="score lg:col-span-5" aria-labelledby="score">
        <h2 className="term font-sans tracking-normal" id="score">
          Emotional Wellness Score {isExample && <Badge>Example</Badge>}
        </h2>
        {points === null ? (
          <span className="figure">
            –<small>{nothingToTrack}</small>
          </span>
        ) : (
          <span className="figure">
            {points}
            <span className="visually-hidden"> </span>
            <small>of 10</small>
          </span>
        )}
        <p className="kind">{isExample ? debtExamples : formatScore(now, debts.length)}</p>
        <details className="small muted">
          <summary>
            {scoreMeans} <span className="link-button whitespace-nowrap">How we get this</span>
          </summary>
          <p>
            {showCents(now.paidCents, currency)} paid of {showCents(now.totalCents, currency)}, times ten, rounded down. A debt counts as
            paid up to its total.
          </p>
        </details>
      </section>
      <section className="sums lg:col-span-7" aria-label="All debts together">
        <div className="whole">
          <div
            className="ten"
            role="meter"
            aria-label="Emotional Wellness Score"
            aria-valuemin={0}
            aria-valuemax={10}
            aria-valuenow={points ?? 0}
            aria-valuetext={points === null ? nothingToTrack : `${points} of 10`}
          >
            {Array.from({ length: 10 }, (_, index) => (
              <i key={index} className={points !== null && index < points ? "on" : ""} />
            ))}
          </div>
          <p className="small muted num">{isExample ? "Of the examples." : formatNextPoint(now, currency)}</p>
        </div>
        <div>
          <span className="term">Total</span>
          <span className="val">{showCents(now.totalCents, currency)}</span>
          {isExample && <Badge>Example</Badge>}
        </div>
        <div>
          <span className="term">Paid</span>
          <span className="val">{showCents(now.paidCents, currency)}</span>
          {isExample && <Badge>Example</Badge>}
        </div>
        <div>
          <span className="term">Left</span>
          <span className="val">{showCents(now.leftCents, currency)}</span>
          {isExample && <Badge>Example</Badge>}
        </div>
      </section>
    </div>
  );
}
