import { useState } from "react";
import { fieldCents, signOf } from "#shared/money.ts";
import { belowZero, emptyAmount, readAmount } from "#shared/amounts.ts";
import { isBlank } from "#shared/text.ts";
import { decimalMark } from "#web/amount.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { queries } from "#web/query.ts";
import { useSave } from "#web/save.ts";
import { offerUndo } from "#web/undo.ts";
import { FormDialog } from "#web/ui/dialog.tsx";
import { MoneyInput } from "#web/ui/amount-field.tsx";
import { ProblemLine, Select, TextInput } from "#web/ui/field.tsx";
import { budget, type MonthBill, type MonthView } from "./budget.api.ts";
import { longestName, nameTooLong } from "./budget.rules.ts";
import { billAmountMissing, billDayWrong, billNameMissing } from "./safe.rules.ts";

const refresh = () => queries.invalidateQueries({ queryKey: budget.key() });

type Form = { name: string; amount: string; day: string; categoryId: string };
type SavedDraft = Form & { id: string; version: number };
const empty: SavedDraft = { id: "", version: 0, name: "", amount: "", day: "1", categoryId: "" };
const cleaned = (bill: MonthBill): SavedDraft => ({
  id: bill.id,
  version: bill.version,
  name: bill.name,
  amount: fieldCents(bill.amountCents),
  day: String(bill.dayOfMonth),
  categoryId: bill.categoryId ?? "",
});

/** Adds a bill or changes one. */
export function BillDialog({
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
  const [form, setForm, draft] = useDraft<SavedDraft>(`budget.bill.${bill?.id ?? "new"}`, bill ? cleaned(bill) : empty);
  const [problems, setProblems] = useState<Partial<Form>>({});
  const saving = useSave(save, { failed: "Error saving bill", refresh: [budget.key()] });
  const removing = useSave(budget.removeBill.call, { failed: "Could not delete the bill", refresh: [budget.key()] });
  const end = () => {
    draft.clear();
    onClose();
  };
  const change = (part: Partial<Form>) => {
    setProblems({});
    saving.clearProblem();
    // other content is another bill to the server
    setForm((before) => ({ ...before, ...part, id: "" }));
  };
  const submit = async () => {
    const found = refuse(form, bill);
    if (Object.keys(found).length > 0) return setProblems(found);
    const id = bill?.id ?? (form.id || newId());
    setForm((before) => ({ ...before, id }));
    // somebody else's change was shown: pressing again means it
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
    offerUndo({ id, title: `${name} deleted.` }, refresh);
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
          .filter((one) => one.isActive)
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
