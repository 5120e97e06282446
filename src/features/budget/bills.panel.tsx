import type { Day } from "#shared/dates.ts";
import { showCents } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import { Fold } from "#web/ui/fold.tsx";
import { part } from "#web/ui/part.tsx";
import { Skeleton } from "#web/ui/states.tsx";
import type { MonthView } from "./budget.api.ts";
import { begunBills, factBills, type Safe } from "./safe.rules.ts";
import { retrying } from "#web/chunk-load-error.ts";

const load = () => retrying(() => import("./bill-rows.panel.tsx"));

const BillRows = part(() => load().then((one) => one.BillRows), <Skeleton description="Fetching your bills" />);

const HowReceipt = part(() => load().then((one) => one.HowReceipt), <Skeleton description="Fetching the figures" />);

type Props = { view: MonthView; today: Day; currency: string };
type HowProps = { safe: Safe; today: Day; currency: string };

/** How safe to spend is computed. */
export function HowPanel(props: HowProps) {
  const { safe, currency } = props;
  return (
    <Fold
      id="how"
      title="How we get this"
      fact={`${showCents(safe.remainingCents, currency, true)}${safe.billsCents > 0 ? ` less ${showCents(safe.billsCents, currency, true)} of bills` : ""}, over ${count(safe.daysLeft, "day")}`}
    >
      <HowReceipt {...props} />
    </Fold>
  );
}

/** The bills of every month, and which of them are paid. */
export function BillsPanel({ view, today, currency }: Props) {
  const shown = { ...view, bills: begunBills(view.bills, view.month, today) };
  return (
    <Fold id="bills" title="Bills, every month" fact={factBills(shown, today, currency)}>
      <BillRows view={shown} today={today} currency={currency} />
    </Fold>
  );
}
