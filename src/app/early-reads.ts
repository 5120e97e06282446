import { addDays, monthOf, type Day } from "#shared/dates.ts";
import { requestEarly } from "#web/early.ts";
import { readStoredSession } from "#web/stored-session.ts";

type Read = [path: string, input?: unknown];
const rpc = (call: string, input?: unknown): Read => [`/api/rpc/${call}`, { json: input }];
const today: Read = ["/api/members/today"];
const habits = rpc("lifestyle/habits");

/** What a page reads first, as in its `prefetch`: e2e/early-reads.e2e.ts fails on a request that is sent twice. */
const readsOf: Record<string, (day: Day) => Read[]> = {
  "/": () => [today, habits],
  "/budget": (day) => [
    rpc("budget/month", { month: monthOf(day) }),
    rpc("budget/expenses", { month: monthOf(day), limit: 30 }),
    rpc("challenge/calendar", { month: monthOf(day) }),
  ],
  "/challenge": () => [rpc("challenge/read", {})],
  "/debt": () => [rpc("debt/read", {})],
  "/mental-health": (day) => {
    const [from] = [`${day.slice(0, 4)}-01-01`, addDays(day, -6)].toSorted();
    return [rpc("journal/moods", { from, to: day }), rpc("journal/moods", { from: day, to: day })];
  },
  "/relationships": () => [rpc("relationships/weeks"), rpc("relationships/list", { limit: 10 })],
  "/lifestyle": () => [habits, rpc("lifestyle/meals")],
  "/gamification": () => [rpc("progress/read")],
  "/life-coach": () => [["/api/coach/reader"]],
};

/**
 * The date on this device. If it differs in the member's own zone, the page does not use what was requested for it. Without Intl, whose
 * first formatter takes more time on a slow phone than everything else here.
 */
function dayHere(): Day {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/** Runs as the page's first script: a kilobyte, before the hundred that render the page, so that its data arrives with them. */
function requestFirst() {
  const session = readStoredSession();
  if (!session) return;
  const reads = readsOf[location.pathname]?.(dayHere()) ?? [];
  const all: Read[] = [["/api/auth/session"], ["/functions/v1/check-subscription", {}], ...reads];
  for (const [path, input] of all) requestEarly(session.token, path, input);
}

if (typeof window !== "undefined") requestFirst();
