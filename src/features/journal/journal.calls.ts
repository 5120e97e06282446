import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { room } from "#web/client.ts";
import type { journalContract } from "./journal.contract.ts";
import type { Kind } from "./journal.rules.ts";

export const journal = room<typeof journalContract>("journal");

/** The member's pages, newest first; `fetchNextPage` brings older ones. */
export function usePages(only: { query?: string; kind?: Kind } = {}) {
  const queries = useQueryClient();
  const asked = useInfiniteQuery(
    journal.list.infiniteOptions({
      input: (before: string | undefined) => ({ ...only, before, limit: 20 }),
      initialPageParam: undefined,
      getNextPageParam: (last) => last.next ?? undefined,
    }),
  );
  return {
    ...asked,
    entries: asked.data?.pages.flatMap((page) => page.entries),
    refresh: () => queries.invalidateQueries({ queryKey: journal.key() }),
  };
}

/** The mood of each day from `from` to `to`, as the member's calendar has them. */
export const useMoodDays = (asked: { from: string; to: string }) => useQuery(journal.moods.queryOptions({ input: asked }));
