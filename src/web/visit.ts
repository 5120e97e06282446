import { hashKey, type FetchQueryOptions, type QueryKey } from "@tanstack/react-query";
import { useState } from "react";
import { queries } from "#web/query.ts";

/** For how long the first component that shows it takes what was prefetched for it, ms. */
const prefetchedMs = 2_000;
/** What was prefetched and not shown yet. */
const prefetched = new Set<string>();

/** Prefetches, before its page renders, what is fetched on every visit since other features change it. */
export function prefetchVisit<Data, Failure, Selected, Key extends QueryKey>(
  options: FetchQueryOptions<Data, Failure, Selected, Key>,
): void {
  prefetched.add(hashKey(options.queryKey));
  void queries.prefetchQuery(options);
}

/** `staleTime` of what is fetched on every visit. */
export function useVisit(key: QueryKey): number {
  const [isPrefetched] = useState(() => prefetched.delete(hashKey(key)));
  return isPrefetched ? prefetchedMs : 0;
}
