import { useQuery } from "@tanstack/react-query";
import type { Day } from "#shared/dates.ts";
import { send } from "#web/http.ts";
import { queries } from "#web/query.ts";
import { prefetchVisit, useVisit } from "#web/visit.ts";
import type { NoSpendMark, PatternsSummary, Today } from "./home.rules.ts";

const todayKey = ["members", "today"];
const today = { queryKey: todayKey, queryFn: () => send<Today>("/api/members/today") };
const timeoutMs = 4000;
/** Prefetches before the page renders. */
export const prefetchToday = () => prefetchVisit(today);

/** All features' data of today; fetched on every visit, because any feature may have changed it. */
export const useTodaySummary = () => useQuery({ ...today, staleTime: useVisit(todayKey) });

/** Refetches today's summary for a decision that needs current data; returns the last one if there is no answer in time. */
export async function readTodayNow(): Promise<Today | undefined> {
  const late = new Promise<void>((done) => setTimeout(done, timeoutMs));
  await Promise.race([queries.refetchQueries({ queryKey: todayKey, exact: true }), late]);
  return queries.getQueryData<Today>(todayKey);
}

/** Mood beside the other features' data; fetched once there is something to compare. Optional: the page works without it. */
export const usePatternsSummary = (isWanted: boolean) =>
  useQuery({ queryKey: ["members", "patterns"], queryFn: () => send<PatternsSummary>("/api/members/patterns"), enabled: isWanted });

/** The no-spend mark of `today`, null for none; undefined when `known` does not say, because it is of an earlier day. */
export function todayMark({ today: of, challenge }: Pick<Today, "today" | "challenge">, today: Day): NoSpendMark | null | undefined {
  if (of < today) return undefined;
  if (challenge?.isTodayLogged) return "no-spend";
  return challenge ? challenge.todayMark : null;
}
