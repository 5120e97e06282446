import { useQuery } from "@tanstack/react-query";
import { send } from "#web/http.ts";
import { queries } from "#web/query.ts";
import { prefetchVisit, useVisit } from "#web/visit.ts";
import type { PatternsSummary, Today } from "./home.rules.ts";

const todayKey = ["members", "today"];
const today = { queryKey: todayKey, queryFn: () => send<Today>("/api/members/today") };
const timeoutMs = 4000;
/** Prefetches before the page renders. */
export const prefetchToday = () => prefetchVisit(today);

/** All features' data of today; fetched on every visit, since any of them may have changed it. */
export const useTodaySummary = () => useQuery({ ...today, staleTime: useVisit(todayKey) });

/** Fetches today's summary again, for a decision that must not rest on an older one; without an answer in time, the last one. */
export async function readTodayNow(): Promise<Today | undefined> {
  const late = new Promise<void>((done) => setTimeout(done, timeoutMs));
  await Promise.race([queries.refetchQueries({ queryKey: todayKey, exact: true }), late]);
  return queries.getQueryData<Today>(todayKey);
}

/** Mood next to the other features; fetched once there is something to compare. Optional: the page works without it. */
export const usePatternsSummary = (isWanted: boolean) =>
  useQuery({ queryKey: ["members", "patterns"], queryFn: () => send<PatternsSummary>("/api/members/patterns"), enabled: isWanted });
