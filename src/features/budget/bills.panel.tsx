import { useRef, useState } from "react";
import { monthOf, type Day } from "#shared/dates.ts";
import { showCents } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import { newId } from "#web/ids.ts";
import { queries } from "#web/query.ts";
import { useSave } from "#web/save.ts";
import { undoable } from "#web/undo.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { Fold } from "#web/ui/fold.tsx";
import { part } from "#web/ui/part.tsx";
import { Skeleton } from "#web/ui/states.tsx";
import { EditIcon, PlusIcon } from "#web/ui/icons.tsx";
import { budget, type MonthBill, type MonthView } from "./budget.api.ts";
import { formatDue, formatNext, type Safe } from "./safe.rules.ts";

const BillDialog = part(() => import("./bill-dialog.panel.tsx").then((one) => one.BillDialog));

const Ahead = part(() => import("./ahead.panel.tsx").then((one) => one.AheadPanel), <Skeleton description="Adding up the next days" />);

type Props = { view: MonthView; canPay: boolean; today: Day; currency: string };
const refresh = () => queries.invalidateQueries({ queryKey: budget.key() });

/** How the figure comes about. */
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
          {safe.toCome.map((bill) => (
            <div key={bill.id}>
              <dt dir="auto">
                {bill.name}, {formatDue(bill.dueOn, today)}
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
export function BillsPanel({ view, canPay, today, currency }: Props) {
  const [open, setOpen] = useState<string>();
  const chosen = view.bills.find(({ id }) => id === open);
  const paying = useSave(budget.addExpense.call, { failed: "Error saving expense", refresh: [budget.key()] });
  const payments = useRef(new Map<string, string>()).current;
  const pay = async (bill: MonthBill) => {
    const category =
      view.categories.find(({ id, isActive }) => id === bill.categoryId && isActive) ?? view.categories.find((one) => one.isActive);
    if (!category || !bill.next) return;
    // the same id until Undo: a double click books once
    const due = `${bill.id} ${bill.next.dueOn}`;
    const payment = payments.get(due) ?? newId();
    payments.set(due, payment);
    const line = await paying.run({
      id: payment,
      categoryId: category.id,
      spentOn: today,
      amountCents: bill.amountCents,
      note: bill.name,
      billId: bill.id,
      billDueOn: bill.next.dueOn,
    });
    if (!line) return;
    undoable(`${bill.name} paid: ${showCents(bill.amountCents, currency)} on ${category.name}.`, async () => {
      await budget.removeExpense.call({ id: line.id });
      payments.delete(due);
      await refresh();
    });
  };
  return (
    <Fold id="bills" title="Bills, every month" fact={factOf(view.bills, today, currency)}>
      {view.bills.length === 0 ? (
        <p className="small muted">None yet. Rent, water, phone: with them the figure is honest.</p>
      ) : (
        <ul className="bills">
          {view.bills.map((bill) => (
            <li key={bill.id} data-row={bill.id}>
              <span dir="auto">
                {bill.name}
                <span className="small muted"> · {bill.isPaid ? "paid" : bill.next ? formatNext(bill.next.on, today) : "over"}</span>
              </span>
              <span className="num strong">{showCents(bill.amountCents, currency)}</span>
              <span className="row gap-0">
                {canPay && !bill.isPaid && bill.due.length > 0 && (
                  <Button kind="quiet" aria-label={`Paid: ${bill.name}`} onClick={() => void pay(bill)}>
                    Paid
                  </Button>
                )}
                <IconButton label={`Edit the bill ${bill.name}`} onClick={() => setOpen(bill.id)}>
                  <EditIcon />
                </IconButton>
              </span>
            </li>
          ))}
        </ul>
      )}
      <Button kind="quiet" className="quiet-start" icon={<PlusIcon small />} onClick={() => setOpen("new")}>
        Add a bill
      </Button>
      {view.month === monthOf(today) && <Ahead view={view} today={today} currency={currency} />}
      {open && (
        <BillDialog
          id={open === "new" ? undefined : open}
          bill={chosen}
          view={view}
          currency={currency}
          onClose={() => setOpen(undefined)}
        />
      )}
    </Fold>
  );
}

/** The next bill, and how many are paid. */
function factOf(bills: readonly MonthBill[], today: Day, currency: string): string {
  if (bills.length === 0) return "None yet";
  const open = bills.filter(({ isPaid }) => !isPaid);
  const [soonest] = open
    .flatMap(({ name, amountCents, next }) => (next && next.on >= today ? [{ name, amountCents, on: next.on }] : []))
    .toSorted((one, other) => (one.on < other.on ? -1 : 1));
  const paid = bills.length - open.length;
  const first = soonest ? `${soonest.name}, ${showCents(soonest.amountCents, currency)}, ${formatDue(soonest.on, today)}.` : "";
  const done = paid === bills.length ? "All are paid." : paid > 0 ? `${count(paid, "is", "are")} paid.` : "";
  return [first, done].filter(Boolean).join(" ") || `${count(bills.length, "bill")}, none paid yet`;
}
