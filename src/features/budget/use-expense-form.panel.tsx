import { useState } from "react";
import type { Day } from "#shared/dates.ts";
import { showCents } from "#shared/money.ts";
import { inSentence } from "#shared/text.ts";
import { decimalMark } from "#web/amount.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { isLater, useSave } from "#web/save.ts";
import { budget, sendExpense, useCategoryChoices, type Line, type MonthView } from "./budget.api.ts";
import { noCategories, readExpense, type ExpenseRefusals } from "./expense.rules.ts";
import { dayFor } from "./month.rules.ts";

/** A date of null is the default; a cleared date stays empty. */
const empty = { id: "", amount: "", categoryId: "", spentOn: null as string | null, note: "" };

/** `queued`: the id of its write while it waits on this device. */
export type Saved = { line: Pick<Line, "id" | "categoryId" | "spentOn" | "amountCents">; category: string; queued: string | undefined };
/** `id`: the form's; a refused field, such as `${id}-amount`, gets the focus. */
type Options = { id: string; view: MonthView; today: Day; currency: string; onSaved: (saved: Saved) => void };

/** The form's typed values, its refusals, and adding the expense. Typed values stay until the server has them. */
export function useExpenseForm({ id, view, today, currency, onSaved }: Options) {
  const [draft, setDraft, { snapshot }] = useDraft("budget.expense", empty);
  const [refusals, setRefusals] = useState<ExpenseRefusals>({});
  const active = useCategoryChoices(view);
  const chosen =
    active.find((one) => one.id === draft.categoryId)?.id ?? active.find((one) => one.name === "Food")?.id ?? active[0]?.id ?? "";
  const form = { ...draft, categoryId: chosen, spentOn: draft.spentOn ?? dayFor(view.month, today) };
  const category = active.find((one) => one.id === chosen)?.name ?? "";
  const saving = useSave(
    (input: Parameters<typeof sendExpense>[0]) =>
      sendExpense(input, `${showCents(input.amountCents, currency)} on ${inSentence(category)}`),
    { failed: "Error saving expense", refresh: [budget.key()] },
  );
  const change = (part: Partial<typeof empty>) => {
    setRefusals({});
    saving.clearProblem();
    // other content is another expense to the server
    setDraft((before) => ({ ...before, ...part, id: "" }));
  };

  const add = async () => {
    const read = readExpense(form, decimalMark());
    if ("refusals" in read) {
      setRefusals(active.length > 0 ? read.refusals : { ...read.refusals, categoryId: noCategories });
      return document.getElementById(`${id}-${Object.keys(read.refusals)[0]}`)?.focus();
    }
    // the id stays with the draft, so that a retry cannot add it twice
    const newLine = draft.id || newId();
    setDraft((before) => ({ ...before, id: newLine }));
    const settle = snapshot();
    const line = { id: newLine, ...read.parts, billId: null };
    const answer = await saving.run(line);
    if (!answer) return;
    settle();
    onSaved(isLater(answer) ? { line, category, queued: answer.queued } : { line: answer, category, queued: undefined });
  };

  const problem = saving.problem?.field
    ? { [saving.problem.field === "amountCents" ? "amount" : saving.problem.field]: saving.problem.message }
    : {};
  const wrong: ExpenseRefusals = { ...problem, ...refusals };
  return { form, active, change, add, wrong, problem: Object.values(wrong)[0] ?? saving.problem?.message, isBusy: saving.isBusy };
}
