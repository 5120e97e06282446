import { QueryClient } from "@tanstack/react-query";
import { Problem } from "#kernel/problem.ts";

/** Answers kept while the page is open. A refusal is an answer; only a missing one is asked for again. */
export const queries = new QueryClient({
  defaultOptions: {
    queries: {
      staleTime: 20_000,
      // a page without a network shows what was there last; its own failure says more than a wait without end
      networkMode: "always",
      refetchOnReconnect: true,
      gcTime: 86_400_000,
      retry: (tries, failure) => tries < 2 && (!(failure instanceof Problem) || failure.kind === "unavailable"),
      retryDelay: (tries) => 400 * 2 ** tries,
    },
    mutations: { networkMode: "always" },
  },
});

/** Says, without opening anything, that answers are kept on this device (reads.ts): a first visit need not ask for that file at all. */
export const readsFlag = "evenday.reads";
