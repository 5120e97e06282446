import { QueryClient } from "@tanstack/react-query";
import { Problem } from "#shared/errors.ts";

/** Query cache while the page is open. An error answer is an answer; only a missing one is retried. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 20_000,
      // an offline page shows the last data; a clear failure is better than an endless wait
      networkMode: "always",
      refetchOnReconnect: true,
      gcTime: 86_400_000,
      retry: (tries, failure) => tries < 2 && (!(failure instanceof Problem) || failure.kind === "unavailable"),
      retryDelay: (tries) => 400 * 2 ** tries,
    },
    mutations: { networkMode: "always" },
  },
});

/**
 * Whether answers are stored on this device (query-persistence.ts), without opening anything: a first visit need not load that
 * file.
 */
export const persistedQueriesFlag = "evenday.reads";
