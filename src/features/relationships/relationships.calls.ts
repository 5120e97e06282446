import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { room } from "#web/client.ts";
import type { relationshipsContract } from "./relationships.contract.ts";

export const relationships = room<typeof relationshipsContract>("relationships");

/** Situations of this member, newest first; `fetchNextPage` brings older ones. */
export function useAnalyses() {
  const queries = useQueryClient();
  const asked = useInfiniteQuery(
    relationships.list.infiniteOptions({
      input: (before: string | undefined) => ({ before, limit: 10 }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.next ?? undefined,
    }),
  );
  return {
    ...asked,
    analyses: asked.data?.pages.flatMap((page) => page.analyses),
    refresh: () => queries.invalidateQueries({ queryKey: relationships.list.key() }),
  };
}

/** The check-ins of the last twelve weeks. */
export const useWeeks = () => useQuery(relationships.weeks.queryOptions());
