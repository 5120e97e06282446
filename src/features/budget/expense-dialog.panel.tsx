import { useState } from "react";
import { fieldCents, signOf } from "#shared/money.ts";
import { decimalMark } from "#web/amount.ts";
import { useDraft } from "#web/drafts.ts";
import { queries } from "#web/query.ts";
import { useSave } from "#web/save.ts";
import { FormDialog } from "#web/ui/dialog.tsx";
import { MoneyInput } from "#web/ui/amount-field.tsx";
import { DateInput, ProblemLine, Select, TextInput } from "#web/ui/field.tsx";
import { budget, type Line, type MonthView } from "./budget.api.ts";
import { readExpense, type ExpenseForm, type ExpenseRefusals } from "./expense.rules.ts";

/** Changes a line. Money that came back is shown and kept as what came back. */
export function ExpenseDialog({ line, view, currency, onClose }: { line: Line; view: MonthView; currency: string; onClose: () => void }) {
  const [form, setForm, draft] = useDraft<ExpenseForm & { version: number }>(`budget.expense.${line.id}`, {
    version: line.version,
    amount: fieldCents(Math.abs(line.amountCents)),
    categoryId: line.categoryId,
    spentOn: line.spentOn,
    note: line.note,
  });
  const [refusals, setRefusals] = useState<ExpenseRefusals>({});
  const saving = useSave(budget.editExpense.call, { failed: "Error saving expense", refresh: [budget.key()] });
  const end = () => {
    draft.clear();
    onClose();
  };
  const change = (part: Partial<ExpenseForm>) => {
    setRefusals({});
    setForm((before) => ({ ...before, ...part }));
  };
  const submit = async () => {
    const read = readExpense(form, decimalMark(), line.amountCents);
    if ("refusals" in read) return setRefusals(read.refusals);
    // somebody else's change was shown: pressing again means it
    const version = saving.problem?.kind === "conflict" ? line.version : form.version;
    if (await saving.run({ id: line.id, ...read.parts, version })) end();
    else await queries.invalidateQueries({ queryKey: budget.key() });
  };
  return (
    <FormDialog title="Edit expense" draft={draft} act="Done" isBusy={saving.isBusy} onSubmit={submit} onEnd={end} onClose={onClose}>
      <MoneyInput
        label={line.amountCents < 0 ? "Amount that came back" : "Amount"}
        autoFocus
        sign={signOf(currency)}
        problem={refusals.amount}
        value={form.amount}
        onChange={(event) => change({ amount: event.currentTarget.value })}
      />
      <Select
        label="Category"
        problem={refusals.categoryId}
        value={form.categoryId}
        onChange={(event) => change({ categoryId: event.currentTarget.value })}
      >
        {view.categories
          .filter((one) => one.isActive || one.id === line.categoryId)
          .map((one) => (
            <option key={one.id} value={one.id}>
              {one.name}
            </option>
          ))}
      </Select>
      <DateInput
        label="Date"
        problem={refusals.spentOn}
        value={form.spentOn}
        onChange={(event) => change({ spentOn: event.currentTarget.value })}
      />
      <TextInput
        label="Note"
        autoComplete="off"
        problem={refusals.note}
        value={form.note}
        onChange={(event) => change({ note: event.currentTarget.value })}
      />
      <ProblemLine words={saving.problem?.message} />
    </FormDialog>
  );
}
