import { hashKey, type FetchQueryOptions, type QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import { queries } from "#web/query.ts";

/** How long the first component that uses prefetched data takes it as fresh, ms. */
const prefetchedMs = 2_000;
/** What was prefetched and not shown yet. */
const prefetched = new Set<string>();

/** Prefetches, before its page renders, what is fetched on every visit because other features change it. */
export function prefetchVisit<Data, Failure, Selected, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Failure, Selected, Key>,
): void {
  prefetched.add(hashKey(options.queryKey));
  void queries.prefetchQuery(options);
}

/** `staleTime` of a query that is fetched on every visit. */
export function useVisit(key: QueryKey): number {
  const [isPrefetched] = useState(() => prefetched.delete(hashKey(key)));
  return isPrefetched ? prefetchedMs : 0;
}
