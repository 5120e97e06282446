import { useQuery, useQueryClient } from "@tanstack/react-query";
import { feature } from "#web/client.ts";
import type { journalContract } from "./journal.contract.ts";

// separate from journal.calls, which every page with a journal loads; this is loaded only with the search
const journal = feature<typeof journalContract>("journal");

/** A few entries that contain the words of `query`, none while it is empty. An answer to an older query is dropped, and none is stored. */
export const useFoundPages = (query: string, most: number) =>
  useQuery({
    ...journal.list.queryOptions({ input: { query, limit: most } }),
    enabled: query !== "",
    gcTime: 0,
    staleTime: 0,
    retry: false,
  });

/** Refetches every list of entries, and what app/ combines from all features: the week, the patterns. */
export function useFreshPages() {
  const queries = useQueryClient();
  return () => [journal.key(), ["members"]].forEach((queryKey) => void queries.invalidateQueries({ queryKey }));
}
