import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import type { Month } from "#shared/dates.ts";
import { feature } from "#web/client.ts";
import { queries } from "#web/query.ts";
import { removeOnce } from "#web/undo.ts";
import type { debtContract } from "./debt.contract.ts";

export const debt = feature<typeof debtContract>("debt");
export type View = Awaited<ReturnType<typeof debt.read.call>>;
export type StoredDebt = View["debts"][number];
export type StoredGoal = View["goals"][number];
export type Payment = Awaited<ReturnType<typeof debt.payments.call>>["payments"][number];

const all = debt.read.queryOptions({ input: {} });
export const useDebts = () => useQuery(all);
/** Prefetches before the page renders. */
export const prefetchDebts = () => void queries.prefetchQuery(all);
export const refreshDebts = () => queries.invalidateQueries({ queryKey: debt.key() });

/** Shows a saved plan until the next answer. */
export const showPlan = (plan: Pick<View, "extraCents" | "strategy">) =>
  queries.setQueryData(all.queryKey, (view: View | undefined) => view && { ...view, ...plan });

export const useContribution = (id: string) => useQuery(debt.contribution.queryOptions({ input: { id } }));

export const usePaidIn = (month: Month) => useQuery(debt.paidIn.queryOptions({ input: { month }, staleTime: 0 }));

export function usePayments() {
  const query = useInfiniteQuery(
    debt.payments.infiniteOptions({
      input: (before: string | undefined) => ({ before, limit: 6 }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.next ?? undefined,
    }),
  );
  return { ...query, payments: query.data?.pages.flatMap((page) => page.payments) };
}

/** Deletes something at once, with Undo in the toast. */
export const removeWithUndo = (id: string, title: string, remove: () => Promise<unknown>) =>
  removeOnce({ id, title, failed: "Could not delete it", remove, refresh: refreshDebts });
