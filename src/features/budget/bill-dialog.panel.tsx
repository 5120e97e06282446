import { useState } from "react";
import { isDay } from "#shared/dates.ts";
import { fieldCents, signOf } from "#shared/money.ts";
import { belowZero, emptyAmount, readAmount } from "#shared/amounts.ts";
import { isBlank } from "#shared/text.ts";
import { decimalMark } from "#web/amount.ts";
import { queries } from "#web/query.ts";
import { problemBeside, saveRow, useRowEditor, type RowKey } from "#web/row-editor.ts";
import { useSave } from "#web/save.ts";
import { offerUndo } from "#web/undo.ts";
import { ChangedElsewhere } from "#web/ui/changed-elsewhere.tsx";
import { MoneyInput } from "#web/ui/amount-field.tsx";
import { FormDialog } from "#web/ui/dialog.tsx";
import { DateInput, ProblemLine, Select, TextInput } from "#web/ui/field.tsx";
import { rhythmLabels } from "./ahead.content.ts";
import { aheadMessages } from "./ahead.rules.ts";
import { rhythms, type Rhythm } from "./bill-days.rules.ts";
import { budget, type MonthBill, type MonthView } from "./budget.api.ts";
import { longestName, nameTooLong } from "./budget.rules.ts";
import { billAmountMissing, billDayWrong, billNameMissing, type Bill } from "./safe.rules.ts";

const refresh = () => queries.invalidateQueries({ queryKey: budget.key() });

type Form = { name: string; amount: string; day: string; rhythm: Rhythm; firstOn: string; categoryId: string };
type Problems = Partial<Record<keyof Form, string>>;
const formOf = (bill: MonthBill | undefined): Form => ({
  name: bill?.name ?? "",
  amount: bill ? fieldCents(bill.amountCents) : "",
  day: String(bill?.dayOfMonth ?? 1),
  rhythm: bill?.rhythm ?? "monthly",
  firstOn: bill?.firstOn ?? "",
  categoryId: bill?.categoryId ?? "",
});
const labels = {
  name: "Name",
  amount: "Amount",
  day: "Day of the month",
  rhythm: "How often",
  firstOn: "First day",
  categoryId: "Category",
};
const firstCategory = "the first one";

/** Adds a bill or changes one. */
export function BillDialog({
  id,
  bill: stored,
  view,
  currency,
  onClose,
}: {
  /** Undefined for a new one. */
  id: string | undefined;
  bill: MonthBill | undefined;
  view: MonthView;
  currency: string;
  onClose: () => void;
}) {
  const editor = useRowEditor("budget.bill-row", { id, row: stored, formOf });
  const { form, row: bill, draft } = editor;
  const [problems, setProblems] = useState<Problems>({});
  const saving = useSave(save, { failed: "Error saving bill", refresh: [budget.key()] });
  const removing = useSave(budget.removeBill.call, { failed: "Could not delete the bill", refresh: [budget.key()] });
  const end = () => {
    draft.clear();
    onClose();
  };
  const change = (part: Partial<Form>) => {
    setProblems({});
    saving.clearProblem();
    editor.change(part);
  };
  const submit = async () => {
    const found = refuse(form, bill);
    if (Object.keys(found).length > 0) return setProblems(found);
    const amountCents = readAmount(form.amount, decimalMark(), bill?.amountCents).cents ?? 0;
    const isMonthly = form.rhythm === "monthly";
    const parts = {
      name: form.name,
      amountCents,
      dayOfMonth: Number(isMonthly ? form.day : form.firstOn.slice(8)),
      rhythm: form.rhythm,
      firstOn: isMonthly ? null : form.firstOn,
      categoryId: form.categoryId || null,
    };
    const saved = await saving.run({ key: editor.key(), parts });
    if (saved) end();
    else await refresh();
  };
  const categoryName = (value: string | number) => view.categories.find((one) => one.id === value)?.name ?? firstCategory;
  const remove = async (gone: MonthBill) => {
    if (!(await removing.run({ id: gone.id }))) return;
    end();
    offerUndo({ id: gone.id, title: `${gone.name} deleted.` }, refresh);
  };
  return (
    <FormDialog
      title={bill ? `Edit ${bill.name}` : "Add a bill"}
      draft={draft}
      act={bill ? "Done" : "Add"}
      isBusy={saving.isBusy}
      onSubmit={() => editor.canSave && submit()}
      onRemove={stored && (() => remove(stored))}
      isRemoving={removing.isBusy}
      onEnd={end}
      onClose={onClose}
    >
      <TextInput
        label={labels.name}
        required
        autoFocus
        autoComplete="off"
        placeholder="Water"
        problem={problems.name}
        value={form.name}
        onChange={(event) => change({ name: event.currentTarget.value })}
      />
      <MoneyInput
        label={labels.amount}
        required
        sign={signOf(currency)}
        problem={problems.amount}
        value={form.amount}
        onChange={(event) => change({ amount: event.currentTarget.value })}
      />
      <Select label={labels.rhythm} value={form.rhythm} onChange={(event) => change({ rhythm: event.currentTarget.value as Rhythm })}>
        {rhythms.map((one) => (
          <option key={one} value={one}>
            {rhythmLabels[one]}
          </option>
        ))}
      </Select>
      {form.rhythm === "monthly" ? (
        <TextInput
          label={labels.day}
          required
          inputMode="numeric"
          autoComplete="off"
          problem={problems.day}
          value={form.day}
          onChange={(event) => change({ day: event.currentTarget.value })}
        />
      ) : (
        <DateInput
          label={form.rhythm === "once" ? "Day" : labels.firstOn}
          required
          problem={problems.firstOn}
          value={form.firstOn}
          onChange={(event) => change({ firstOn: event.currentTarget.value })}
        />
      )}
      <Select label={labels.categoryId} value={form.categoryId} onChange={(event) => change({ categoryId: event.currentTarget.value })}>
        <option value="">{firstCategory}</option>
        {view.categories
          .filter((one) => one.isActive)
          .map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
      </Select>
      <ChangedElsewhere
        what="bill"
        editor={editor}
        labels={labels}
        show={{ categoryId: categoryName, rhythm: (value) => rhythmLabels[value as Rhythm], firstOn: (value) => String(value) || "no day" }}
        isBusy={saving.isBusy}
        onAddAgain={() => void submit()}
      />
      <ProblemLine words={problemBeside(saving.problem)} />
    </FormDialog>
  );
}

function refuse(form: Form, stored: MonthBill | undefined): Problems {
  const [amount, day] = [readAmount(form.amount, decimalMark(), stored?.amountCents), Number(form.day)];
  const found: Problems = {};
  if (isBlank(form.name)) found.name = billNameMissing;
  else if (form.name.length > longestName) found.name = nameTooLong;
  if (amount.refusal && ![belowZero, emptyAmount].includes(amount.refusal)) found.amount = amount.refusal;
  else if (!amount.cents) found.amount = billAmountMissing;
  if (form.rhythm !== "monthly") {
    if (!isDay(form.firstOn)) found.firstOn = aheadMessages.firstDayMissing;
  } else if (!Number.isInteger(day) || day < 1 || day > 31) found.day = billDayWrong;
  return found;
}

const save = ({ key, parts }: { key: RowKey; parts: Omit<Bill, "id"> }) =>
  saveRow(key, { add: (id) => budget.addBill.call({ id, ...parts }), edit: (at) => budget.editBill.call({ ...at, ...parts }) });
