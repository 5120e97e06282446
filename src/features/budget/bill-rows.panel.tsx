import { useRef, useState } from "react";
import { monthOf, type Day } from "#shared/dates.ts";
import { showCents } from "#shared/money.ts";
import { inSentence } from "#shared/text.ts";
import { newId } from "#web/ids.ts";
import { queries } from "#web/query.ts";
import { useSave } from "#web/save.ts";
import { untilGone } from "#web/retry.ts";
import { undoable } from "#web/undo.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { EditIcon, PlusIcon } from "#web/ui/icons.tsx";
import { part } from "#web/ui/part.tsx";
import { AheadPanel } from "./ahead.panel.tsx";
import { budget, type MonthBill, type MonthView } from "./budget.api.ts";
import { noCategories } from "./expense.rules.ts";
import { formatBillState, formatDue, type Safe } from "./safe.rules.ts";
import { retrying } from "#web/chunk-load-error.ts";

const BillDialog = part(() => retrying(() => import("./bill-dialog.panel.tsx")).then((one) => one.BillDialog));

type Props = { view: MonthView; today: Day; currency: string };
const refresh = () => queries.invalidateQueries({ queryKey: budget.key() });

/** The rows behind the fold of the bills: which are paid, what is next, and the days ahead. */
export function BillRows({ view, today, currency }: Props) {
  const [open, setOpen] = useState<string>();
  const chosen = view.bills.find(({ id }) => id === open);
  const paying = useSave(budget.addExpense.call, { failed: "Error saving expense", refresh: [budget.key()] });
  const payments = useRef(new Map<string, string>()).current;
  const pay = async (bill: MonthBill) => {
    // a payment is of today, also for a bill of the month before or of the next one
    const current = queries.getQueryData(budget.month.queryKey({ input: { month: monthOf(today) } })) ?? view;
    const choices = current.categories.filter((one) => one.isActive);
    const category = choices.find(({ id }) => id === bill.categoryId) ?? choices[0];
    if (!category) return paying.refuse("Error saving expense", noCategories);
    if (!bill.next) return;
    // the same id until Undo: a double click pays once
    const due = `${bill.id} ${bill.next.dueOn}`;
    const payment = payments.get(due) ?? newId();
    payments.set(due, payment);
    const input = {
      id: payment,
      categoryId: category.id,
      spentOn: today,
      amountCents: bill.amountCents,
      note: bill.name,
      billId: bill.id,
      billDueOn: bill.next.dueOn,
    };
    const line = await paying.run(input, ({ id }) =>
      undoable(`${inSentence(bill.name)} paid: ${showCents(bill.amountCents, currency)} on ${inSentence(category.name)}.`, async () => {
        await untilGone(budget.removeExpense.call)({ id });
        payments.delete(due);
        await refresh();
      }),
    );
    // another device may have paid it
    if (!line) void refresh();
  };
  return (
    <>
      {view.bills.length === 0 ? (
        <p className="small muted">
          {view.month < monthOf(today) ? "None in this month." : "None yet. Rent, water, phone: with them the figure is honest."}
        </p>
      ) : (
        <ul className="bills">
          {view.bills.map((bill) => (
            <li key={bill.id} data-row={bill.id}>
              <span>
                <bdi>{bill.name}</bdi>
                <span className="small muted"> · {formatBillState(bill, today)}</span>
              </span>
              <span className="num strong">{showCents(bill.amountCents, currency)}</span>
              <span className="row gap-0">
                {!bill.isPaid && bill.due.length > 0 && (
                  <Button kind="quiet" aria-label={`Mark paid: ${bill.name}`} onClick={() => void pay(bill)}>
                    Mark paid
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
      {view.month === monthOf(today) && <AheadPanel view={view} today={today} currency={currency} />}
      {open && (
        <BillDialog
          id={open === "new" ? undefined : open}
          bill={chosen}
          view={view}
          currency={currency}
          onClose={() => setOpen(undefined)}
        />
      )}
    </>
  );
}

/** The figures behind the fold about safe to spend, as a receipt. */
export function HowReceipt({ safe, today, currency }: { safe: Safe; today: Day; currency: string }) {
  return (
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
  );
}
