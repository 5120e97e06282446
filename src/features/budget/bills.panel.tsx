import { useState } from "react";
import { monthOf, type Day } from "#kernel/days.ts";
import { belowZero, emptyAmount, fieldCents, readAmount, showCents, signOf } from "#kernel/money.ts";
import { isBlank } from "#kernel/text.ts";
import { decimalMark } from "#web/amount.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { queries } from "#web/query.ts";
import { undoable, useSave } from "#web/save.ts";
import { Button, IconButton } from "#web/ui/button.tsx";
import { FormDialog } from "#web/ui/dialog.tsx";
import { MoneyInput, ProblemLine, Select, TextInput } from "#web/ui/field.tsx";
import { EditIcon, PlusIcon } from "#web/ui/icons.tsx";
import { budget, type MonthBill, type MonthView } from "./budget.calls.ts";
import { longestName, nameTooLong } from "./budget.rules.ts";
import { billAmountMissing, billDayWrong, billNameMissing, dueIn, ordinal, sayDue, type Safe } from "./safe.rules.ts";

type Props = { view: MonthView; safe: Safe | null; today: Day; currency: string };
const refresh = () => queries.invalidateQueries({ queryKey: budget.key() });

/** How the figure comes about, and the bills that feed it. */
export function BillsReceipt({ view, safe, today, currency }: Props) {
  const [open, setOpen] = useState<string>();
  const chosen = view.bills.find(({ id }) => id === open);
  const paying = useSave(budget.addExpense.call, { failed: "Error saving expense", refresh: [budget.key()] });
  const pay = async (bill: MonthBill) => {
    const category =
      view.categories.find(({ id, isStanding }) => id === bill.categoryId && isStanding) ?? view.categories.find((one) => one.isStanding);
    if (!category) return;
    const line = await paying.run({
      id: newId(),
      categoryId: category.id,
      spentOn: today,
      amountCents: bill.amountCents,
      note: bill.name,
      billId: bill.id,
    });
    if (!line) return;
    undoable(`${bill.name} paid: ${showCents(bill.amountCents, currency)} on ${category.name}.`, async () => {
      await budget.removeExpense.call({ id: line.id });
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
          {safe.toCome.map((bill) => (
            <div key={bill.id}>
              <dt dir="auto">
                {bill.name}, {sayDue(bill.dueOn, today)}
              </dt>
              <dd>− {showCents(bill.amountCents, currency)}</dd>
            </div>
          ))}
          <div>
            <dt>Days left, with today</dt>
            <dd>÷ {safe.daysLeft}</dd>
          </div>
          <div className="sum">
            <dt>Safe to spend today</dt>
            <dd>{showCents(safe.safeCents, currency)}</dd>
          </div>
        </dl>
      )}
      {safe && <p className="small muted">Rounded down. Tomorrow it is worked out anew.</p>}
      {safe && <h3 className="term font-sans tracking-normal">Bills, every month</h3>}
      {view.bills.length === 0 ? (
        <p className="small muted">None yet. Rent, water, phone: with them the figure is honest.</p>
      ) : (
        <ul className="bills">
          {view.bills.map((bill) => (
            <li key={bill.id}>
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
      {open && (open === "new" || chosen) && (
        <BillDialog bill={chosen} view={view} currency={currency} onClose={() => setOpen(undefined)} />
      )}
    </section>
  );
}

type Form = { name: string; amount: string; day: string; categoryId: string };
type Kept = Form & { id: string; version: number };
const empty: Kept = { id: "", version: 0, name: "", amount: "", day: "1", categoryId: "" };
const keptOf = (bill: MonthBill): Kept => ({
  id: bill.id,
  version: bill.version,
  name: bill.name,
  amount: fieldCents(bill.amountCents),
  day: String(bill.dayOfMonth),
  categoryId: bill.categoryId ?? "",
});

function BillDialog({
  bill,
  view,
  currency,
  onClose,
}: {
  bill: MonthBill | undefined;
  view: MonthView;
  currency: string;
  onClose: () => void;
}) {
  const [form, setForm, draft] = useDraft<Kept>(`budget.bill.${bill?.id ?? "new"}`, bill ? keptOf(bill) : empty);
  const [problems, setProblems] = useState<Partial<Form>>({});
  const saving = useSave(save, { failed: "Error saving bill", refresh: [budget.key()] });
  const removing = useSave(budget.removeBill.call, { failed: "Could not delete the bill", refresh: [budget.key()] });
  const end = () => {
    draft.clear();
    onClose();
  };
  const change = (part: Partial<Form>) => {
    setProblems({});
    setForm((before) => ({ ...before, ...part }));
  };
  const submit = async () => {
    const found = refuse(form, bill);
    if (Object.keys(found).length > 0) return setProblems(found);
    const id = bill?.id ?? (form.id || newId());
    setForm((before) => ({ ...before, id }));
    // somebody else's change was told: pressing again means it
    const version = saving.problem?.kind === "conflict" ? bill?.version : form.version;
    const saved = await saving.run({
      id,
      version: bill ? (version ?? bill.version) : null,
      name: form.name,
      amountCents: readAmount(form.amount, decimalMark(), bill?.amountCents).cents ?? 0,
      dayOfMonth: Number(form.day),
      categoryId: form.categoryId || null,
    });
    if (saved) end();
    else await refresh();
  };
  const remove = async ({ id, name }: MonthBill) => {
    if (!(await removing.run({ id }))) return;
    end();
    undoable(`${name} deleted.`, async () => {
      await budget.restoreBill.call({ id });
      await refresh();
    });
  };
  return (
    <FormDialog
      title={bill ? `Edit ${bill.name}` : "Add a bill"}
      draft={draft}
      act={bill ? "Done" : "Add"}
      isBusy={saving.isBusy}
      onSubmit={submit}
      onRemove={bill && (() => remove(bill))}
      isRemoving={removing.isBusy}
      onEnd={end}
      onClose={onClose}
    >
      <TextInput
        label="Name"
        autoFocus
        autoComplete="off"
        placeholder="Water"
        problem={problems.name}
        value={form.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <MoneyInput
        label="Amount"
        sign={signOf(currency)}
        problem={problems.amount}
        value={form.amount}
        onChange={(event) => change({ amount: event.currentTarget.value })}
      />
      <TextInput
        label="Day of the month"
        inputMode="numeric"
        autoComplete="off"
        problem={problems.day}
        value={form.day}
        onChange={(event) => change({ day: event.currentTarget.value })}
      />
      <Select label="Category" value={form.categoryId} onChange={(event) => change({ categoryId: event.currentTarget.value })}>
        <option value="">the first one</option>
        {view.categories
          .filter((one) => one.isStanding)
          .map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
      </Select>
      <ProblemLine words={saving.problem?.message} />
    </FormDialog>
  );
}

function refuse(form: Form, stored: MonthBill | undefined): Partial<Form> {
  const [amount, day] = [readAmount(form.amount, decimalMark(), stored?.amountCents), Number(form.day)];
  const found: Partial<Form> = {};
  if (isBlank(form.name)) found.name = billNameMissing;
  else if (form.name.length > longestName) found.name = nameTooLong;
  if (amount.refusal && ![belowZero, emptyAmount].includes(amount.refusal)) found.amount = amount.refusal;
  else if (!amount.cents) found.amount = billAmountMissing;
  if (!Number.isInteger(day) || day < 1 || day > 31) found.day = billDayWrong;
  return found;
}

type Saved = { id: string; version: number | null; name: string; amountCents: number; dayOfMonth: number; categoryId: string | null };
const save = ({ version, ...bill }: Saved) => (version === null ? budget.addBill.call(bill) : budget.editBill.call({ ...bill, version }));
