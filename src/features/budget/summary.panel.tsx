import type { CSSProperties } from "react";
import { monthName, monthOf, type Day, type Month } from "#shared/dates.ts";
import { digitsWide, showCents } from "#shared/money.ts";
import { openQuickAdd } from "#web/quick-add.ts";
import { Button } from "#web/ui/button.tsx";
import { useWide } from "#web/ui/fold.tsx";
import { PlusIcon } from "#web/ui/icons.tsx";
import { Amount, Badge, Meter } from "#web/ui/shapes.tsx";
import { isOverBudget, percentUsed, type summary } from "./budget.rules.ts";
import { MonthMoneyForm } from "./month-money.panel.tsx";
import { formatRecapSums } from "./recap.rules.ts";
import { formatOver, formatSafe, overWholeBudget, percentOfMonth, type billsOverdue, type Safe } from "./safe.rules.ts";

type Props = {
  isExample: boolean;
  month: Month;
  today: Day;
  sums: ReturnType<typeof summary>;
  safe: Safe | null;
  overdue: ReturnType<typeof billsOverdue>;
  currency: string;
  /** The sentence of a past month. */ recap: string | false;
};

/** The main figure, and the three cards beside it. */
export function SummaryPanel({ isExample, month, today, sums, safe, overdue, currency, recap }: Props) {
  const isWide = useWide();
  const isEarlier = month < monthOf(today);
  const isBefore = isEarlier && (isExample || sums.budgetCents === 0); // there was no budget of the member's own in that month
  const isOfExamples = isExample && sums.budgetCents > 0;
  const percent = isBefore ? 0 : percentUsed(sums);
  const isOver = !isBefore && isOverBudget(sums);
  const over = safe ? formatOver(safe, currency) : "";
  const { remainingCents } = sums;
  const [term, mainCents] = safe
    ? ["Safe to spend today", safe.safeCents]
    : isBefore
      ? ["Spent", sums.spentCents]
      : isEarlier
        ? [remainingCents < 0 ? "Over" : "Left over", Math.abs(remainingCents)]
        : ["Planned", sums.budgetCents];
  return (
    <section className="grid12 items-end" aria-label={`${monthName(month)} so far`}>
      {isExample && !isEarlier ? (
        <MonthMoneyForm key={month} month={month} isNow={month === monthOf(today)} currency={currency} />
      ) : (
        <div className="figure-box has-loud lg:col-span-5">
          {recap !== false && <h2>{monthName(month)} is done</h2>}
          <span className="term">{term}</span>
          <span className="figure loud" style={{ "--chars": digitsWide(showCents(mainCents, currency)) } as CSSProperties}>
            <Amount cents={mainCents} currency={currency} />
          </span>
          <p>
            {safe ? (
              <>
                {over && (
                  <strong className="is-clay">
                    <span aria-hidden="true">↑ </span>
                    {over}
                  </strong>
                )}
                {formatSafe(safe, today, currency, overdue).slice(over.length)}{" "}
                <a href="#how" className="whitespace-nowrap">
                  How we get this
                </a>
              </>
            ) : recap !== false ? (
              <>
                <strong className="num">{formatRecapSums(sums, currency)}</strong> {recap}
              </>
            ) : isEarlier ? (
              `${monthName(month)} is over. You can still read and edit it.`
            ) : (
              `${monthName(month)} starts with these amounts${sums.spentCents === 0 ? " and nothing spent" : ""}.`
            )}
          </p>
          {!isWide && month === monthOf(today) && (
            <Button kind="primary" wide className="mt-3" icon={<PlusIcon small />} onClick={() => openQuickAdd()}>
              Add expense
            </Button>
          )}
        </div>
      )}
      <div className="sums lg:col-span-7">
        <div className="whole">
          <Meter
            label="Percent of the whole budget used"
            value={percent}
            at={safe ? percentOfMonth(today) : undefined}
            look={isOver ? "over" : "running"}
            description={`${percent} percent used`}
          />
          <p className="small muted">
            {isBefore
              ? `You had no budget in ${monthName(month)}.`
              : `${percent}% of the ${isOfExamples ? "examples" : "money"}${safe ? `, ${percentOfMonth(today)}% of the month.` : "."}`}
            {isOver && overWholeBudget(remainingCents, currency)}
          </p>
        </div>
        <div>
          <span className="term">Total Budget</span>
          <span className="val">{showCents(sums.budgetCents, currency)}</span>
          {isOfExamples && <Badge>Example</Badge>}
        </div>
        <div>
          <span className="term">Total Spent</span>
          <span className="val">{showCents(sums.spentCents, currency)}</span>
        </div>
        <div>
          <span className="term">Remaining</span>
          <span className={isOver ? "val is-clay" : "val"}>{showCents(remainingCents, currency)}</span>
          {isOfExamples && <Badge>Example</Badge>}
        </div>
      </div>
    </section>
  );
}
