import { notifyManager, QueryClient, type QueryKey } from "@tanstack/react-query";
import { Problem } from "#shared/errors.ts";

// a changed answer is shown within the event that changed it: by default a task later, until which a ticked box shows its old state again
notifyManager.setScheduler(queueMicrotask);

/** The query cache while the page is open. Only a missing answer is retried, not an error response. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 20_000,
      // an offline page shows the last data; a clear failure is better than an endless wait
      networkMode: "always",
      refetchOnReconnect: true,
      // another device may have saved something in the meantime
      refetchOnWindowFocus: (query) => (isMemberData(query.queryKey) ? "always" : true),
      gcTime: 86_400_000,
      retry: (tries, failure) => tries < 2 && (!(failure instanceof Problem) || failure.kind === "unavailable"),
      retryDelay: (tries) => 400 * 2 ** tries,
    },
    mutations: { networkMode: "always" },
  },
});

/**
 * To be called once the answer to a save is shown: a fetch that is under way may have been read before the save, and is made again. Saves
 * that invalidate their queries do so in any case.
 */
export function fetchAgainIfRunning(queryKey: QueryKey): void {
  if (queries.isFetching({ queryKey, exact: true }) > 0) void queries.invalidateQueries({ queryKey, exact: true });
}

/** Keys of member data, by the first word of the query key. Not listed: above all the coach, the account and payments. */
const memberData = new Set([
  "budget",
  "challenge",
  "debt",
  "documents",
  "growth",
  "journal",
  "kitchen",
  "lifestyle",
  "members",
  "progress",
  "relationships",
  "safety",
]);

export function isMemberData(key: QueryKey): boolean {
  const head: unknown = Array.isArray(key[0]) ? key[0][0] : key[0];
  return typeof head === "string" && memberData.has(head);
}
