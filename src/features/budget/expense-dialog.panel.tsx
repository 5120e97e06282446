import { useState, type FormEvent } from "react";
import { fieldCents, signOf } from "#kernel/money.ts";
import { useSave } from "#web/save.ts";
import { Button } from "#web/ui/button.tsx";
import { Dialog } from "#web/ui/dialog.tsx";
import { DateInput, MoneyInput, ProblemLine, Select, TextInput } from "#web/ui/field.tsx";
import { budget, type Line, type MonthView } from "./budget.calls.ts";
import { readExpense, type ExpenseForm, type ExpenseRefusals } from "./expense.rules.ts";

/** Changes a line. Money that came back is shown and kept as what came back. */
export function ExpenseDialog({ line, view, currency, onClose }: { line: Line; view: MonthView; currency: string; onClose: () => void }) {
  const [form, setForm] = useState<ExpenseForm>({ amount: fieldCents(Math.abs(line.amountCents)), categoryId: line.categoryId, spentOn: line.spentOn, note: line.note });
  const [refusals, setRefusals] = useState<ExpenseRefusals>({});
  const saving = useSave(budget.editExpense.call, { failed: "Error saving expense", refresh: [budget.key()], onDone: onClose });
  const change = (part: Partial<ExpenseForm>) => {
    setRefusals({});
    setForm((before) => ({ ...before, ...part }));
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const read = readExpense(form);
    if ("refusals" in read) return setRefusals(read.refusals);
    void saving.run({ id: line.id, ...read.parts, version: line.version });
  };
  return (
    <Dialog title="Edit expense" onClose={onClose}>
      <form className="stack" noValidate onSubmit={submit}>
        <MoneyInput label={line.amountCents < 0 ? "Amount that came back" : "Amount"} autoFocus sign={signOf(currency)} problem={refusals.amount} value={form.amount} onChange={(event) => change({ amount: event.currentTarget.value })} />
        <Select label="Category" problem={refusals.categoryId} value={form.categoryId} onChange={(event) => change({ categoryId: event.currentTarget.value })}>
          {view.categories.filter((one) => one.isStanding || one.id === line.categoryId).map((one) => <option key={one.id} value={one.id}>{one.name}</option>)}
        </Select>
        <DateInput label="Date" problem={refusals.spentOn} value={form.spentOn} onChange={(event) => change({ spentOn: event.currentTarget.value })} />
        <TextInput label="Note" autoComplete="off" problem={refusals.note} value={form.note} onChange={(event) => change({ note: event.currentTarget.value })} />
        <ProblemLine words={saving.problem?.message} />
        <div className="dialog-acts">
          <Button onClick={onClose}>Cancel</Button>
          <Button kind="primary" type="submit" isBusy={saving.isBusy}>Done</Button>
        </div>
      </form>
    </Dialog>
  );
}
