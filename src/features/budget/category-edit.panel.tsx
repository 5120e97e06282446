import { useState } from "react";
import { fieldCents } from "#shared/money.ts";
import { readAmount } from "#shared/amounts.ts";
import { Problem } from "#shared/errors.ts";
import { decimalMark } from "#web/amount.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { queries } from "#web/query.ts";
import { problemToast } from "#web/toast.ts";
import { budget, type MonthCategory, type MonthView } from "./budget.api.ts";
import { refuseName } from "./budget.rules.ts";

/** One category in edit mode: what is typed, what of it was counted when the field was left, and what it was read as before. */
type EditDraft = {
  id: string;
  lineId: string;
  spent: string;
  budget: string;
  name: string;
  colour: number;
  counted: { spentCents: number; budgetCents: number };
  seen: { spentCents: number; budgetCents: number; name: string; colour: number; version: number };
};
type EditProblems = Partial<Record<"spent" | "budget" | "name", string>>;
export type CategoryEdit = ReturnType<typeof useCategoryEdit>;

/** What the page shows while a category is edited: committed figures count at once. */
export const withEdit = (categories: readonly MonthCategory[], draft: EditDraft | null): MonthCategory[] =>
  categories.map((one) => (one.id === draft?.id ? { ...one, ...draft.counted } : one));

export const isChanged = ({ counted, seen, name, colour }: EditDraft) =>
  counted.spentCents !== seen.spentCents || counted.budgetCents !== seen.budgetCents || name !== seen.name || colour !== seen.colour;

/** Edit mode of one category at a time. What is typed is stored in this browser until the server has it. */
export function useCategoryEdit(view: MonthView) {
  const [saved, setSaved, { clear }] = useDraft<EditDraft | null>(`budget.edit.${view.month}`, null);
  const [problems, setProblems] = useState<EditProblems>({});
  const [isBusy, setBusy] = useState(false);
  // the draft's category is gone, so the draft cannot be shown
  const draft = saved && view.categories.some(({ id }) => id === saved.id) ? saved : null;

  const change = (part: Partial<Pick<EditDraft, "spent" | "budget" | "name" | "colour">>) => {
    setProblems({});
    setSaved((before) => before && { ...before, ...part });
  };

  /** Reads both amounts, as leaving a field does. Returns null when one of them is refused. */
  const count = (): EditDraft["counted"] | null => {
    if (!draft) return null;
    const [spent, planned] = [readSpent(draft), readAmount(draft.budget, decimalMark(), draft.seen.budgetCents)];
    setProblems({ ...(spent.refusal && { spent: spent.refusal }), ...(planned.refusal && { budget: planned.refusal }) });
    if (spent.cents === undefined || planned.cents === undefined) return null;
    const counted = { spentCents: spent.cents, budgetCents: planned.cents };
    setSaved((before) => before && { ...before, counted });
    return counted;
  };

  /** Saves what is open. Returns false when something was refused; the row then stays open with everything typed. */
  const save = async (): Promise<boolean> => {
    if (!draft) return true;
    const counted = count();
    const nameProblem =
      draft.name === draft.seen.name
        ? null
        : refuseName(
            draft.name,
            view.categories.filter(({ id, isActive }) => id !== draft.id && isActive).map(({ name }) => name),
          );
    if (nameProblem) setProblems((before) => ({ ...before, name: nameProblem }));
    if (!counted || nameProblem) return false;
    setBusy(true);
    try {
      await send(draft, counted, view.month);
      await queries.invalidateQueries({ queryKey: budget.key() });
      clear();
      return true;
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure;
      problemToast("Error saving budget", failure.message);
      await refuse(failure);
      return false;
    } finally {
      setBusy(false);
    }
  };

  const refuse = async (failure: Problem) => {
    setProblems({ [failure.field === "name" ? "name" : failure.field === "spentCents" ? "spent" : "budget"]: failure.message });
    if (failure.kind !== "conflict") return;
    // what it is now was seen: pressing Done again means it
    const fresh = (
      await queries.fetchQuery({ ...budget.month.queryOptions({ input: { month: view.month } }), staleTime: 0 })
    ).categories.find(({ id }) => id === draft?.id);
    if (fresh) setSaved((before) => before && { ...before, lineId: newId(), seen: seenOf(fresh) });
  };

  const open = async (category: MonthCategory) => {
    if (!(await save())) return;
    setProblems({});
    setSaved({
      id: category.id,
      lineId: newId(),
      spent: fieldCents(category.spentCents),
      budget: fieldCents(category.budgetCents),
      name: category.name,
      colour: category.colour,
      counted: { spentCents: category.spentCents, budgetCents: category.budgetCents },
      seen: seenOf(category),
    });
  };

  const cancel = () => {
    setProblems({});
    clear();
  };

  return { draft, problems, isBusy, change, count, save, open, cancel };
}

// a sum below 0 (more came back than went out) is shown as it is, and stays allowed while it is left alone
const readSpent = (draft: EditDraft): ReturnType<typeof readAmount> =>
  draft.spent === fieldCents(draft.seen.spentCents)
    ? { cents: draft.seen.spentCents }
    : readAmount(draft.spent, decimalMark(), draft.seen.spentCents);

async function send(draft: EditDraft, { spentCents, budgetCents }: EditDraft["counted"], month: string) {
  const { id, lineId, name, colour, seen } = draft;
  if (name !== seen.name || colour !== seen.colour) await budget.editCategory.call({ id, name, colour, version: seen.version });
  if (budgetCents !== seen.budgetCents) await budget.setBudget.call({ id, month, cents: budgetCents, seenCents: seen.budgetCents });
  if (spentCents !== seen.spentCents) await budget.setSpent.call({ id, lineId, month, cents: spentCents, seenCents: seen.spentCents });
}

const seenOf = ({ spentCents, budgetCents, name, colour, version }: MonthCategory): EditDraft["seen"] => ({
  spentCents,
  budgetCents,
  name,
  colour,
  version,
});
