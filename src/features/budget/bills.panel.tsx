import type { Day } from "#shared/dates.ts";
import { showCents } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import { Fold } from "#web/ui/fold.tsx";
import { part } from "#web/ui/part.tsx";
import { Skeleton } from "#web/ui/states.tsx";
import type { MonthView } from "./budget.api.ts";
import { factBills, formatDue, type Safe } from "./safe.rules.ts";
import { retrying } from "#web/chunk-load-error.ts";

const BillRows = part(
  () => retrying(() => import("./bill-rows.panel.tsx")).then((one) => one.BillRows),
  <Skeleton description="Fetching your bills" />,
);

type Props = { view: MonthView; canPay: boolean; today: Day; currency: string };

/** How safe to spend is computed. */
export function HowPanel({ safe, today, currency }: { safe: Safe; today: Day; currency: string }) {
  const billsCents = safe.toCome.reduce((sum, { amountCents }) => sum + amountCents, 0);
  return (
    <Fold
      id="how"
      title="How we get this"
      fact={`${showCents(safe.remainingCents, currency, true)}${billsCents > 0 ? ` less ${showCents(billsCents, currency, true)} of bills` : ""}, over ${count(safe.daysLeft, "day")}`}
    >
      <div className="receipt">
        <dl className="num">
          <div>
            <dt>Remaining</dt>
            <dd>{showCents(safe.remainingCents, currency)}</dd>
          </div>
          {safe.spentTodayCents !== 0 && (
            <div>
              <dt>Spent today</dt>
              <dd>+ {showCents(safe.spentTodayCents, currency)}</dd>
            </div>
          )}
          {safe.toCome.map((bill, index) => (
            // a weekly bill has several rows, and two of one day if one is moved there
            <div key={index}>
              <dt>
                <bdi>{bill.name}</bdi>, {formatDue(bill.dueOn, today)}
              </dt>
              <dd>− {showCents(bill.amountCents, currency)}</dd>
            </div>
          ))}
          <div>
            <dt>Days left, with today</dt>
            <dd>÷ {safe.daysLeft}</dd>
          </div>
          {safe.spentTodayCents !== 0 && (
            <>
              <div>
                <dt>Today's allowance</dt>
                <dd>{showCents(safe.allowanceCents, currency)}</dd>
              </div>
              <div>
                <dt>Spent today</dt>
                <dd>− {showCents(safe.spentTodayCents, currency)}</dd>
              </div>
            </>
          )}
          <div className="sum">
            <dt>Safe to spend today</dt>
            <dd>{showCents(safe.safeCents, currency)}</dd>
          </div>
        </dl>
        <p className="small muted">Rounded down, and fixed until midnight.</p>
      </div>
    </Fold>
  );
}

/** The bills of every month, and which of them are paid. */
export const BillsPanel = (props: Props) => (
  <Fold id="bills" title="Bills, every month" fact={factBills(props.view, props.today, props.currency)}>
    <BillRows {...props} />
  </Fold>
);
