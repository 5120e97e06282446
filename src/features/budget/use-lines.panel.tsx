import { useInfiniteQuery } from "@tanstack/react-query";
import type { Month } from "#shared/dates.ts";
import { linesOf, useWaitingExpenses, type Line } from "./budget.api.ts";
import { waitingIn } from "./usual.rules.ts";

/** An expense of the ledger; `saved` is undefined while it is queued on this device. */
export type LedgerLine = Pick<Line, "id" | "kind" | "categoryId" | "spentOn" | "amountCents" | "note"> & { saved?: Line };

/**
 * The month's expenses, newest first, with those that are queued on this device; `fetchNextPage` loads older ones. While another search
 * loads, the previous result stays.
 */
export function useLines(month: Month, filter: { categoryId?: string | undefined; search: string }) {
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
