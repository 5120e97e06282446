import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { monthOf, type Day, type Month } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { feature } from "#web/client.ts";
import { queries } from "#web/query.ts";
import { usePending } from "#web/queue-state.ts";
import { send } from "#web/save.ts";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import type { budgetContract } from "./budget.contract.ts";
import { waitingIn, withWaitingExpenses, type LedgerFilter, type WaitingExpense } from "./usual.rules.ts";

export const budget = feature<typeof budgetContract>("budget");

export type MonthView = Awaited<ReturnType<typeof budget.month.call>>;
export type MonthCategory = MonthView["categories"][number];
export type MonthBill = MonthView["bills"][number];
export type Line = Awaited<ReturnType<typeof budget.addExpense.call>>;

const linesOf = (month: Month, { categoryId, search }: LedgerFilter) =>
  budget.expenses.infiniteOptions({
    input: (before: string | undefined) => ({ month, categoryId, search: search || undefined, before, limit: 30 }),
    initialPageParam: undefined,
    getNextPageParam: (last) => last.next ?? undefined,
  });
/** Prefetches a month before its page renders. */
export const prefetchMonth = (month: Month) => {
  void queries.prefetchQuery(budget.month.queryOptions({ input: { month } }));
  void queries.prefetchInfiniteQuery(linesOf(month, { search: "" }));
};
/** The month, including expenses that are queued on this device. */
export function useBudgetMonth(month: Month) {
  const query = useQuery(budget.month.queryOptions({ input: { month } }));
  const today = useToday(useMember().timeZone);
  const waiting = useWaitingExpenses();
  const data = useMemo(() => query.data && withWaitingExpenses(query.data, waiting, today), [query.data, waiting, today]);
  return { ...query, data };
}
/** The categories for an expense: those of the shown month, or today's where it had none; also `currentId`, the expense's own. */
export function useCategoryChoices(view: MonthView, currentId?: string): readonly MonthCategory[] {
  const today = useToday(useMember().timeZone);
  const hasOwn = view.categories.some((one) => one.isActive);
  const { data } = useBudgetMonth(hasOwn ? view.month : monthOf(today));
  return ((!hasOwn && data) || view).categories.filter((one) => one.isActive || one.id === currentId);
}
/** The expenses that are queued on this device. */
export function useWaitingExpenses(): WaitingExpense[] {
  const waiting = usePending("budget/addExpense");
  return useMemo(() => waiting.map(({ input }) => input as WaitingExpense), [waiting]);
}
/** The usual categories of the quick sheet; undefined while loading, which the sheet does not wait for. */
export const useUsual = () => useQuery(budget.usual.queryOptions({ input: {} })).data;
export const useCharts = (month: Month) => useQuery(budget.charts.queryOptions({ input: { month } }));
export const useSnapshot = (id: string) => useQuery(budget.snapshot.queryOptions({ input: { id } }));

/** The current state of `line`, the newer of what the list and what its own read say; `isGone` once it was deleted. */
export function useLine(line: Line): { line: Line; isGone: boolean } {
  const { data, error } = useQuery({ ...budget.expense.queryOptions({ input: { id: line.id } }), initialData: line });
  // after a change the read of an earlier opening is older than the list
  return { line: data.version < line.version ? line : data, isGone: error instanceof Problem && error.kind === "not-found" };
}

/** An expense of the ledger; `saved` is undefined while it is queued on this device. */
export type LedgerLine = Pick<Line, "id" | "kind" | "categoryId" | "spentOn" | "amountCents" | "note"> & { saved?: Line };

/**
 * The month's expenses, newest first, with those that are queued on this device; `fetchNextPage` loads older ones. While another search
 * loads, the previous result stays.
 */
export function useLines(month: Month, filter: LedgerFilter) {
  const query = useInfiniteQuery({ ...linesOf(month, filter), placeholderData: (before) => before });
  const waiting = waitingIn(useWaitingExpenses(), month, filter);
  const [first] = query.data?.pages ?? [];
  const saved = query.data?.pages.flatMap((page) => page.expenses);
  const queued = waiting.map((one): LedgerLine => ({ ...one, kind: "expense" }));
  return {
    ...query,
    lines: saved && [...queued, ...saved.map((line): LedgerLine => ({ ...line, saved: line }))],
    count: (first?.count ?? 0) + queued.length,
    cents: queued.reduce((sum, { amountCents }) => sum + amountCents, first?.cents ?? 0),
  };
}

type NewExpense = { id: string; categoryId: string; spentOn: Day; amountCents: number; note: string; billId: null };

/** Adds an expense, also offline. `words` say how much and on what, wherever it waits to be sent. */
export const sendExpense = (input: NewExpense, words: string) =>
  send<Line>({
    call: "budget/addExpense",
    input,
    about: input.id,
    description: words,
    sendsAge: true,
    undo: { call: "budget/removeExpense", input: { id: input.id } },
  });
