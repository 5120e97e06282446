import { useState, type FormEvent } from "react";
import type { Day } from "#shared/dates.ts";
import { decimalMark } from "#web/amount.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { useSave } from "#web/save.ts";
import { budget, useCategoryChoices, type Line, type MonthView } from "./budget.api.ts";
import { readExpense, type ExpenseRefusals } from "./expense.rules.ts";
import { dayFor } from "./month.rules.ts";

/** A date of null is the default; a cleared date stays empty. */
const empty = { id: "", amount: "", categoryId: "", spentOn: null as string | null, note: "" };

export type Saved = { line: Line; category: string };
/** `id`: the form's; a refused field, such as `${id}-amount`, gets the focus. */
type Options = { id: string; view: MonthView; today: Day; onSaved: (saved: Saved) => void };

/** The form's typed values, its refusals, and adding the expense. Typed values stay until the server has them. */
export function useExpenseForm({ id, view, today, onSaved }: Options) {
  const [draft, setDraft, { snapshot }] = useDraft("budget.expense", empty);
  const [refusals, setRefusals] = useState<ExpenseRefusals>({});
  const active = useCategoryChoices(view);
  const chosen =
    active.find((one) => one.id === draft.categoryId)?.id ?? active.find((one) => one.name === "Food")?.id ?? active[0]?.id ?? "";
  const form = { ...draft, categoryId: chosen, spentOn: draft.spentOn ?? dayFor(view.month, today) };
  const saving = useSave(budget.addExpense.call, { failed: "Error saving expense", refresh: [budget.key()] });
  const change = (part: Partial<typeof empty>) => {
    setRefusals({});
    saving.clearProblem();
    // other content is another expense to the server
    setDraft((before) => ({ ...before, ...part, id: "" }));
  };

  const add = async (event: FormEvent) => {
    event.preventDefault();
    const read = readExpense(form, decimalMark());
    if ("refusals" in read) {
      setRefusals(read.refusals);
      return document.getElementById(`${id}-${Object.keys(read.refusals)[0]}`)?.focus();
    }
    // the id stays with the draft, so that a retry cannot add it twice
    const newLine = draft.id || newId();
    setDraft((before) => ({ ...before, id: newLine }));
    const settle = snapshot();
    const line = await saving.run({ id: newLine, ...read.parts, billId: null });
    if (!line) return;
    settle();
    onSaved({ line, category: active.find((one) => one.id === chosen)?.name ?? "" });
  };

  const problem = saving.problem?.field
    ? { [saving.problem.field === "amountCents" ? "amount" : saving.problem.field]: saving.problem.message }
    : {};
  const wrong: ExpenseRefusals = { ...problem, ...refusals };
  return { form, active, change, add, wrong, problem: Object.values(wrong)[0] ?? saving.problem?.message, isBusy: saving.isBusy };
}
