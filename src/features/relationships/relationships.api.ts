import { useEffect, useState } from "react";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { isoWeek } from "#shared/dates.ts";
import { feature } from "#web/client.ts";
import { queries } from "#web/query.ts";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { removeOnce } from "#web/undo.ts";
import type { relationshipsContract } from "./relationships.contract.ts";
import type { CheckIn } from "./relationships.rules.ts";

export const relationships = feature<typeof relationshipsContract>("relationships");

const situations = relationships.list.infiniteOptions({
  input: (before: string | undefined) => ({ before, limit: 10 }),
  initialPageParam: undefined,
  getNextPageParam: (last) => last.next ?? undefined,
});
/** Situations of this member, newest first; `fetchNextPage` loads older ones. */
export function useAnalyses() {
  const query = useInfiniteQuery(situations);
  return { ...query, analyses: query.data?.pages.flatMap((page) => page.analyses) };
}

/** Prefetches before the page renders. */
export function prefetchRelationships(): void {
  void queries.prefetchQuery(relationships.weeks.queryOptions());
  void queries.prefetchInfiniteQuery(situations);
}

const earlierWeeks = relationships.earlierWeeks.infiniteOptions({
  input: (before: string | undefined) => ({ before, limit: 26 }),
  initialPageParam: undefined,
  getNextPageParam: (last) => last.next ?? undefined,
});
/** Check-ins before the last twelve weeks, newest first; `fetchNextPage` loads older ones. */
export function useEarlierWeeks() {
  const query = useInfiniteQuery(earlierWeeks);
  return { ...query, checkIns: query.data?.pages.flatMap((page) => page.checkIns) };
}

/** The check-ins of the last twelve weeks. */
export const useWeeks = () => useQuery(relationships.weeks.queryOptions());

/** Longest wait for the weeks before the page decides without them, ms. */
const longestWaitMs = 300;

/**
 * Whether a member who made a check-in within twelve weeks has none in this one. Undefined while unknown, at most 300 ms; the first answer
 * stays for the visit, so that nothing on the page moves.
 */
export function useCheckInDue(): boolean | undefined {
  const { data, isError } = useWeeks();
  const week = isoWeek(useToday(useMember().timeZone));
  const [decided, setDecided] = useState<boolean>();
  useEffect(() => {
    const timer = setTimeout(() => setDecided((before) => before ?? false), longestWaitMs);
    return () => clearTimeout(timer);
  }, []);
  const known = data ? data.checkIns.length > 0 && !data.checkIns.some((one) => one.week === week) : isError ? false : undefined;
  if (decided === undefined && known !== undefined) setDecided(known);
  return decided ?? known;
}

/** Shows a week that was just saved at once, so that nothing jumps back until the weeks are refetched. */
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
      remove: () => relationships.remove.call({ id }),
      onGone: () => onGone(id),
      refresh,
    });
}
