import { useQuery } from "@tanstack/react-query";
import type { Day } from "#shared/dates.ts";
import { useIsOnline } from "#web/connectivity.ts";
import { send } from "#web/http.ts";
import { queries } from "#web/query.ts";
import { usePending } from "#web/queue-state.ts";
import { useMember } from "#web/session.ts";
import { useToday } from "#web/today.ts";
import { prefetchVisit, useVisit } from "#web/visit.ts";
import type { NoSpendMark, PatternsSummary, Today } from "./home.rules.ts";

const todayKey = ["members", "today"];
const today = { queryKey: todayKey, queryFn: () => send<Today>("/api/members/today") };
const timeoutMs = 4000;
/** Prefetches before the page renders. */
export const prefetchToday = () => prefetchVisit(today);

/** All features' data of today; fetched on every visit, because any feature may have changed it. */
export const useTodaySummary = () => useQuery({ ...today, staleTime: useVisit(todayKey) });

/** This month's queued expenses. */
export const useQueuedExpenses = () => usePending("budget/addExpense").map(({ input }) => input as { spentOn: Day; amountCents: number });

/**
 * A function that asks the server for today's mark and expenses, so that no decision is based on cached data; offline, or without an answer in
 * time, it takes the last data.
 */
export function useReadToday() {
  // offline past midnight, the data is of an earlier day
  const now = useToday(useMember().timeZone);
  const isOnline = useIsOnline();
  const waiting = useQueuedExpenses();
  return async () => {
    const before = queries.getQueryState(todayKey)?.dataUpdateCount;
    if (isOnline) await Promise.race([readAgain(), new Promise<void>((done) => setTimeout(done, timeoutMs))]);
    const newest = queries.getQueryData<Today>(todayKey);
    const spent = newest && newest.today >= now ? newest.spent : undefined;
    const ours = waiting.filter(({ spentOn }) => spentOn === now);
    return {
      isRead: queries.getQueryState(todayKey)?.dataUpdateCount !== before,
      mark: newest && todayMark(newest, now),
      spentCents: ours.reduce((sum, { amountCents }) => sum + amountCents, spent?.cents ?? 0),
      // the name of a queued expense's category is not known here
      spentOn: ours.length > 0 ? [] : (spent?.on ?? []),
    };
  };
}

/** A page without the summary has no query of it that could be fetched again. */
const readAgain = () =>
  queries.getQueryCache().find({ queryKey: todayKey })?.isActive()
    ? queries.refetchQueries({ queryKey: todayKey, exact: true })
    : queries.prefetchQuery({ ...today, staleTime: 0 });

/** Mood beside the other features' data; fetched once there is something to compare. Optional: the page works without it. */
export const usePatternsSummary = (isWanted: boolean) =>
  useQuery({ queryKey: ["members", "patterns"], queryFn: () => send<PatternsSummary>("/api/members/patterns"), enabled: isWanted });

/** The no-spend mark of `today`, null for none; undefined when `known` does not say, because it is of an earlier day. */
export function todayMark({ today: of, challenge }: Pick<Today, "today" | "challenge">, today: Day): NoSpendMark | null | undefined {
  if (of < today) return undefined;
  if (challenge?.isTodayLogged) return "no-spend";
  return challenge ? challenge.todayMark : null;
}
