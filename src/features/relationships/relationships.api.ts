import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { feature } from "#web/client.ts";
import { removeOnce } from "#web/undo.ts";
import type { relationshipsContract } from "./relationships.contract.ts";
import type { CheckIn } from "./relationships.rules.ts";

export const relationships = feature<typeof relationshipsContract>("relationships");

/** Situations of this member, newest first; `fetchNextPage` brings older ones. */
export function useAnalyses() {
  const query = useInfiniteQuery(
    relationships.list.infiniteOptions({
      input: (before: string | undefined) => ({ before, limit: 10 }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.next ?? undefined,
    }),
  );
  return { ...query, analyses: query.data?.pages.flatMap((page) => page.analyses) };
}

/** The check-ins of the last twelve weeks. */
export const useWeeks = () => useQuery(relationships.weeks.queryOptions());

/** Puts a week that was just saved among the others at once, so that nothing jumps back until they are asked for again. */
export function useShownWeek() {
  const queries = useQueryClient();
  return (saved: CheckIn) =>
    queries.setQueryData(
      relationships.weeks.queryKey(),
      (before) => before && { ...before, checkIns: [...before.checkIns.filter((one) => one.week !== saved.week), saved] },
    );
}

/** Deletes a situation, with Undo in the toast; `onGone` is called once it is deleted. */
export function useRemoval(onGone: (id: string) => void) {
  const queries = useQueryClient();
  const refresh = () => queries.invalidateQueries({ queryKey: relationships.list.key() });
  return (id: string) =>
    removeOnce({
      id,
      title: "Situation deleted.",
      failed: "Could not delete the situation",
      remove: async () => {
        await relationships.remove.call({ id });
        onGone(id);
      },
      refresh,
    });
}
