import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { feature } from "#web/client.ts";
import type { journalContract } from "./journal.contract.ts";

// next to journal.calls, which every page with a journal loads; this only comes with the search
const journal = feature<typeof journalContract>("journal");

/** A few pages that hold the words of `query`, none while it is empty. An answer to older words is dropped, and none is stored. */
export const useFoundPages = (query: string, most: number) =>
  useQuery({
    ...journal.list.queryOptions({ input: { query, limit: most } }),
    enabled: query !== "",
    gcTime: 0,
    staleTime: 0,
    retry: false,
    placeholderData: keepPreviousData,
  });

/** Has every list of pages asked for again. */
export function useFreshPages() {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: journal.key() });
}
