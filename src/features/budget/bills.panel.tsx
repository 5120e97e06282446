import { useRef, useState } from "react";
import { monthOf, type Day } from "#shared/dates.ts";
import { showCents } from "#shared/money.ts";
import { newId } from "#web/ids.ts";
import { queries } from "#web/query.ts";
import { useSave } from "#web/save.ts";
import { undoable } from "#web/undo.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { EditIcon, PlusIcon } from "#web/ui/icons.tsx";
import { BillDialog } from "./bill-dialog.panel.tsx";
import { budget, type MonthBill, type MonthView } from "./budget.api.ts";
import { dueIn, ordinal, formatDue, type Safe } from "./safe.rules.ts";

type Props = { view: MonthView; safe: Safe | null; today: Day; currency: string };
const refresh = () => queries.invalidateQueries({ queryKey: budget.key() });

/** How the figure comes about, and the bills that feed it. */
export function BillsReceipt({ view, safe, today, currency }: Props) {
  const [open, setOpen] = useState<string>();
  const chosen = view.bills.find(({ id }) => id === open);
  const paying = useSave(budget.addExpense.call, { failed: "Error saving expense", refresh: [budget.key()] });
  const payments = useRef(new Map<string, string>()).current;
  const pay = async (bill: MonthBill) => {
    const category =
      view.categories.find(({ id, isActive }) => id === bill.categoryId && isActive) ?? view.categories.find((one) => one.isActive);
    if (!category) return;
    // the same id until Undo: a double click books once
    const payment = payments.get(bill.id) ?? newId();
    payments.set(bill.id, payment);
    const line = await paying.run({
      id: payment,
      categoryId: category.id,
      spentOn: today,
      amountCents: bill.amountCents,
      note: bill.name,
      billId: bill.id,
    });
    if (!line) return;
    undoable(`${bill.name} paid: ${showCents(bill.amountCents, currency)} on ${category.name}.`, async () => {
      await budget.removeExpense.call({ id: line.id });
      payments.delete(bill.id);
      await refresh();
    });
  };
  return (
    <section className="receipt" id="how" aria-labelledby="how-title">
      <h2 id="how-title">{safe ? "How we get this" : "Bills"}</h2>
      {safe && (
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
      )}
      {safe && <p className="small muted">Rounded down, and fixed until midnight.</p>}
      {safe && <h3 className="term font-sans tracking-normal">Bills, every month</h3>}
      {view.bills.length === 0 ? (
        <p className="small muted">None yet. Rent, water, phone: with them the figure is honest.</p>
      ) : (
        <ul className="bills">
          {view.bills.map((bill) => (
            <li key={bill.id} data-row={bill.id}>
              <span dir="auto">
                {bill.name}
                <span className="small muted">
                  {" "}
                  · {bill.isPaid ? "paid" : `on the ${ordinal(Number(dueIn(monthOf(today), bill.dayOfMonth).slice(8)))}`}
                </span>
              </span>
              <span className="num strong">{showCents(bill.amountCents, currency)}</span>
              <span className="row gap-0">
                {safe && !bill.isPaid && (
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
      {open && (
        <BillDialog
          id={open === "new" ? undefined : open}
          bill={chosen}
          view={view}
          currency={currency}
          onClose={() => setOpen(undefined)}
        />
      )}
    </section>
  );
}
