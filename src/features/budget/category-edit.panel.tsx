import { useState } from "react";
import { fieldCents } from "#shared/money.ts";
import { readAmount } from "#shared/amounts.ts";
import { Problem } from "#shared/errors.ts";
import { decimalMark } from "#web/amount.ts";
import { useDraft } from "#web/drafts.ts";
import { newId } from "#web/ids.ts";
import { queries } from "#web/query.ts";
import { merge, problemBeside, typing, withOther, type Typed } from "#web/typed-values.ts";
import { failureToast } from "#web/failure-toast.ts";
import { settleToasts } from "#web/toast.ts";
import { restoreIfGone } from "#web/undo.ts";
import { budget, type MonthCategory, type MonthView } from "./budget.api.ts";
import { refuseName } from "./budget.rules.ts";

type Form = { spent: string; budget: string; name: string; colour: number };
type Figures = { spentCents: number; budgetCents: number };
type Parsed = Figures & Pick<Form, "name" | "colour">;
/** One category in edit mode: the typed values, the values before, and those committed when a field was left. */
type EditDraft = Typed<Form> & { id: string; lineId: string; counted: Partial<Figures> };
type EditProblems = Partial<Record<"spent" | "budget" | "name", string>>;
export type CategoryEdit = ReturnType<typeof useCategoryEdit>;
/** The same object for every render, so that typing into one row renders no other. */
export type CategoryActs = Record<"toggle" | "seeLines" | "remove", (category: MonthCategory) => void>;

/** The categories with the edited one's committed figures. */
export const withEdit = (categories: readonly MonthCategory[], draft: EditDraft | null): MonthCategory[] =>
  categories.map((one) => (one.id === draft?.id ? { ...one, ...draft.counted } : one));

export const isChanged = ({ form, seen }: EditDraft) => fields.some((name) => form[name] !== seen[name]);
const fields = ["spent", "budget", "name", "colour"] as const;

/** Edit mode of one category at a time. Typed values are stored in this browser until the server has them. */
export function useCategoryEdit(view: MonthView) {
  const [kept, setDraft, { clear }] = useDraft<EditDraft | null>(`budget.category-row.${view.month}`, null);
  const [openedHere, setOpenedHere] = useState("");
  // opened on an earlier visit and left as it was: stays closed
  const draft = kept && (isChanged(kept) || openedHere === kept.id) ? kept : null;
  const [problems, setProblems] = useState<EditProblems>({});
  const [isBusy, setBusy] = useState(false);
  const source = `category ${draft?.id}`;
  const found = draft ? view.categories.find(({ id }) => id === draft.id) : undefined;
  const stored = found?.isActive ? found : undefined;
  const now = draft ? (stored ? formOf(stored) : draft.seen) : undefined;
  const merged = draft && now ? merge(draft, now) : undefined;
  const isGone = draft !== null && !stored;

  const change = (part: Partial<Form>) => {
    setProblems({});
    // another figure is another line to the server
    const line = "spent" in part ? { lineId: newId() } : {};
    if (now) setDraft((before) => before && { ...before, ...typing(before, now, part), ...line });
  };

  /** Parses both amounts, as leaving a field does. Returns null when one of them is refused. */
  const count = (): Figures | null => {
    if (!draft || !merged) return null;
    const [spent, planned] = [readSpent(merged.form, stored), readAmount(merged.form.budget, decimalMark(), stored?.budgetCents)];
    // the name's message stays: its field takes the focus when the form is sent, so that this one is left
    setProblems(({ name }) => ({
      ...(name && { name }),
      ...(spent.refusal && { spent: spent.refusal }),
      ...(planned.refusal && { budget: planned.refusal }),
    }));
    if (spent.cents === undefined || planned.cents === undefined) return null;
    const counted = {
      ...(spent.cents !== stored?.spentCents && { spentCents: spent.cents }),
      ...(planned.cents !== stored?.budgetCents && { budgetCents: planned.cents }),
    };
    setDraft((before) => before && { ...before, counted });
    return { spentCents: spent.cents, budgetCents: planned.cents };
  };

  /** The typed values, parsed, or null when something was refused; the row then stays open with the typed values. */
  const read = (): Parsed | null => {
    const figures = count();
    if (!draft || !merged || !figures) return null;
    const others = view.categories.filter(({ id, isActive }) => id !== draft.id && isActive).map(({ name }) => name);
    const refusal = merged.form.name === draft.seen.name ? null : refuseName(merged.form.name, others);
    if (refusal) setProblems((before) => ({ ...before, name: refusal }));
    return refusal ? null : { ...figures, name: merged.form.name.trim(), colour: merged.form.colour };
  };

  /** Sends what was `typed`, and closes the form unless something else was typed meanwhile. */
  const run = async ({ form: sent }: EditDraft, typed: Parsed, work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      await queries.invalidateQueries({ queryKey: budget.key() });
      const saved = formOf(typed);
      setDraft((after) => {
        const typedSince = after && { ...after, seen: sent };
        return typedSince && isChanged(typedSince)
          ? { ...typedSince, form: merge(typedSince, saved).form, seen: saved, counted: {} }
          : null;
      });
      settleToasts(source);
      return true;
    } catch (failure) {
      if (!(failure instanceof Problem)) throw failure;
      failureToast("Error saving budget", failure, undefined, source);
      if (problemBeside(failure))
        setProblems({ [failure.field === "name" ? "name" : failure.field === "spentCents" ? "spent" : "budget"]: failure.message });
      // shows the current version beside what is typed
      await queries.invalidateQueries({ queryKey: budget.key() });
      return false;
    } finally {
      setBusy(false);
    }
  };

  /** Saves the open category. Returns false when something was refused, or has to be chosen first. */
  const save = async (): Promise<boolean> => {
    if (!draft || !merged) return true;
    if (!stored || merged.both.length > 0) return false;
    const typed = read();
    return typed !== null && run(draft, typed, () => send(stored, draft.lineId, view.month, typed));
  };

  /** Restores a category that was deleted elsewhere, with the values typed here. */
  const addAgain = async () => {
    const typed = read();
    if (!draft || !typed) return;
    await run(draft, typed, async () => {
      await restoreIfGone(draft.id);
      const fresh = await budget.month.call({ month: view.month });
      const back = fresh.categories.find(({ id }) => id === draft.id);
      if (!back) throw new Problem("not-found", "This category is no longer here.");
      // only figures that were typed here are written
      const spentCents = draft.form.spent === draft.seen.spent ? back.spentCents : typed.spentCents;
      const budgetCents = draft.form.budget === draft.seen.budget ? back.budgetCents : typed.budgetCents;
      await send(back, draft.lineId, view.month, { ...typed, spentCents, budgetCents });
    });
  };

  const open = async (category: MonthCategory) => {
    if (!(await save())) return;
    setProblems({});
    // the former one is still open if something was typed into it during its save
    const form = formOf(category);
    setOpenedHere(category.id);
    setDraft((before) => (before && isChanged(before) ? before : { id: category.id, lineId: newId(), form, seen: form, counted: {} }));
  };

  const cancel = () => {
    setProblems({});
    clear();
  };

  return {
    draft,
    form: merged?.form,
    /** The open category as it was, when it is no longer in the month. */
    gone: draft && !found ? removedCategory(draft) : undefined,
    /** For `<ChangedElsewhere>`. */
    versions: draft &&
      now &&
      merged && {
        ...merged,
        now,
        isGone,
        draft: { isSaved: isChanged(draft) },
        keepMine: () => setDraft({ ...draft, form: merged.form, seen: now }),
        useOther: () => setDraft({ ...draft, form: withOther(merged, now), seen: now, counted: {} }),
      },
    problems,
    isBusy,
    change,
    count,
    save,
    addAgain,
    open,
    cancel,
  };
}

// a sum below 0 (refunds above expenses) is shown as it is, and stays allowed while it is not edited
const readSpent = ({ spent }: Form, stored: MonthCategory | undefined): ReturnType<typeof readAmount> =>
  stored && spent === fieldCents(stored.spentCents) ? { cents: stored.spentCents } : readAmount(spent, decimalMark(), stored?.spentCents);

async function send(stored: MonthCategory, lineId: string, month: string, typed: Parsed) {
  const { id, version } = stored;
  const { name, colour, budgetCents, spentCents } = typed;
  if (name !== stored.name || colour !== stored.colour) await budget.editCategory.call({ id, name, colour, version });
  if (budgetCents !== stored.budgetCents) await budget.setBudget.call({ id, month, cents: budgetCents, seenCents: stored.budgetCents });
  if (spentCents !== stored.spentCents) await budget.setSpent.call({ id, lineId, month, cents: spentCents, seenCents: stored.spentCents });
}

const formOf = ({ spentCents, budgetCents, name, colour }: Parsed): Form => ({
  spent: fieldCents(spentCents),
  budget: fieldCents(budgetCents),
  name,
  colour,
});

const removedCategory = ({ id, seen: { name, colour } }: EditDraft): MonthCategory => ({
  id,
  name,
  colour,
  budgetCents: 0,
  spentCents: 0,
  lines: 0,
  version: 1,
  isActive: false,
});
