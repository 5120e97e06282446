import { useEffect, useRef, useState } from "react";
import { formatMonth, monthOf, type Day } from "#shared/dates.ts";
import { showCents } from "#shared/money.ts";
import { inSentence } from "#shared/text.ts";
import { decimalMark } from "#web/amount.ts";
import { useDraft } from "#web/drafts.ts";
import { formatWhen } from "#web/format-day.ts";
import { newId } from "#web/ids.ts";
import { queries } from "#web/query.ts";
import { isLater, useSave } from "#web/save.ts";
import { untilGone } from "#web/retry.ts";
import { undoable } from "#web/undo.ts";
import { undoableQueued } from "#web/undo-queued.ts";
import { budget, sendExpense, type MonthCategory, type MonthView } from "./budget.api.ts";
import { readExpense, type ExpenseRefusals } from "./expense.rules.ts";
import { formatLeftToday, leftAfter } from "./leaves.rules.ts";

export type QuickExpense = { amount: string; categoryId: string; spentOn: Day; note: string };
/** A date of null is the default; a cleared date stays empty. */
const empty = { id: "", amount: "", categoryId: "", spentOn: null as string | null, note: "" };

type Options = {
  today: Day;
  currency: string;
  start: Partial<QuickExpense> | undefined;
  view: MonthView;
  /** The categories that can be chosen, in their order. */
  active: readonly MonthCategory[];
  preselected: string | null | undefined;
  onClose: () => void;
};

/** The form behind the sheet: a draft, its refusals, and a save that also works offline. `save` returns false when it was refused. */
export function useQuickAdd({ today, currency, start, view, active, preselected, onClose }: Options) {
  const [draft, setDraft, { snapshot }] = useDraft("budget.quick-add", empty);
  // a newly shared text replaces the earlier draft
  const isStarted = useRef(false);
  useEffect(() => {
    if (start && !isStarted.current) setDraft({ ...empty, ...start });
    isStarted.current = true;
  }, [start, setDraft]);
  const [refusals, setRefusals] = useState<ExpenseRefusals>({});
  const isSaving = useRef(false);
  const isKnown = (id: string | null | undefined) => active.some((one) => one.id === id);
  const categoryId = isKnown(draft.categoryId) ? draft.categoryId : isKnown(preselected) ? (preselected ?? "") : (active[0]?.id ?? "");
  const form = { ...draft, categoryId, spentOn: draft.spentOn ?? today };
  const name = inSentence(active.find((one) => one.id === categoryId)?.name ?? "");
  const refresh = () => Promise.all([budget.key(), ["members"]].map((queryKey) => queries.invalidateQueries({ queryKey })));
  const describe = (amountCents: number) => `${showCents(amountCents, currency)} on ${name}`;
  const saving = useSave((input: Parameters<typeof sendExpense>[0]) => sendExpense(input, describe(input.amountCents)), {
    failed: "Error saving expense",
    refresh: [budget.key(), ["members"]],
  });

  const change = (part: Partial<QuickExpense>) => {
    setRefusals({});
    saving.clearProblem();
    setDraft((before) => ({ ...before, ...part, id: "" }));
  };
  const save = async (): Promise<boolean | undefined> => {
    if (isSaving.current) return undefined;
    const read = readExpense(form, decimalMark());
    if ("refusals" in read) {
      setRefusals(read.refusals);
      return false;
    }
    isSaving.current = true;
    const left = leftAfter(view, read.parts, today, currency);
    const id = draft.id || newId();
    setDraft((before) => ({ ...before, id }));
    const settle = snapshot();
    const line = await saving.run({ id, ...read.parts, billId: null });
    isSaving.current = false;
    if (!line) return undefined;
    if (settle()) onClose();
    const undo = async () => {
      await untilGone(budget.removeExpense.call)({ id });
      await refresh();
    };
    const words = describe(read.parts.amountCents);
    if (isLater(line)) undoableQueued(`${words} is kept on this device.`, line.queued, undo);
    else {
      const { spentOn } = read.parts;
      const month = monthOf(spentOn);
      undoable(`${words} saved${spentOn === today ? "" : ` for ${formatWhen(spentOn, today)}`}.`, undo, {
        ...(left && { words: formatLeftToday(left, currency) }),
        ...(month !== view.month && { link: { name: `See ${formatMonth(month)}`, href: `/budget?month=${month}` } }),
      });
    }
    return true;
  };
  const problem = saving.problem?.field ? { amount: saving.problem.message } : {};
  const shown = { ...problem, ...refusals };
  return { form, change, refusals: shown, problem: Object.values(shown)[0] ?? saving.problem?.message, save, isBusy: saving.isBusy };
}
