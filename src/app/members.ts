import { Hono } from "hono";
import { budgetFacts } from "../features/budget/budget.service.ts";
import { challengeFacts } from "../features/challenge/challenge.service.ts";
import { debtFacts } from "../features/debt/debt.service.ts";
import { documentsFacts } from "../features/documents/documents.service.ts";
import { growthFacts } from "../features/growth/growth.service.ts";
import { journalFacts } from "../features/journal/journal.service.ts";
import { lifestyleFacts } from "../features/lifestyle/lifestyle.service.ts";
import { mentalHealthFacts } from "../features/mental-health/mental-health.service.ts";
import { relationshipsFacts } from "../features/relationships/relationships.service.ts";
import { addDays, dayIn, hourIn, type Day } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import type { MemberTx } from "#server/database.ts";
import type { AppContext } from "#server/context.ts";
import { bodyOf, memberOf, type Env } from "#server/http.ts";

/** The days of "this week": the last seven, including today. `weekStartsOn` is 1 (Monday) to 7. */
type RequestedWeek = { today: Day; from: Day; to: Day; now: number; weekStartsOn: number; timeZone: string; currency: string };

/** A summary of a member's week, one line per feature; null or empty without data. */
const weekOf = async (tx: MemberTx, request: RequestedWeek) => ({
  from: request.from,
  to: request.to,
  budget: await budgetFacts.week(tx, request),
  challenge: await challengeFacts.week(tx, request),
  debt: await debtFacts.week(tx, request),
  documents: await documentsFacts.week(tx, request),
  growth: await growthFacts.week(tx, request),
  journal: await journalFacts.week(tx, request),
  lifestyle: await lifestyleFacts.week(tx, request),
  relationships: await relationshipsFacts.week(tx, request),
});
export type Week = Awaited<ReturnType<typeof weekOf>>;

/** A summary of a member's today, one line per feature; null where a feature is unused. */
export const todayOf = async (
  tx: MemberTx,
  request: { today: Day; hour: number; timeZone: string; weekStartsOn: number; currency: string },
) => ({
  today: request.today,
  week: await lastDays(tx, request),
  budget: await budgetFacts.today(tx, request),
  spent: await budgetFacts.spentToday(tx, request),
  bill: await budgetFacts.nextBill(tx, request),
  low: await budgetFacts.lowPoint(tx, request),
  challenge: await challengeFacts.today(tx, request),
  mood: await journalFacts.lastMood(tx),
  hasEntries: await journalFacts.hasEntries(tx),
  habits: await lifestyleFacts.today(tx, request),
  guide: await growthFacts.lastGuide(tx),
});

/** The last seven days, oldest first: mood (null without one) and whether the day was logged as a no-spend day. */
async function lastDays(tx: MemberTx, { today }: { today: Day }) {
  const from = addDays(today, -6);
  const moods = new Map((await journalFacts.moods(tx, { from, to: today })).map(({ day, mood }) => [day, mood]));
  const noSpend = new Set((await challengeFacts.marked(tx, { from, to: today })).days);
  return Array.from({ length: 7 }, (_, at) => addDays(from, at)).map((day) => ({
    day,
    mood: moods.get(day) ?? null,
    isNoSpend: noSpend.has(day),
  }));
}

/** Mood next to the other features' data, over the last year. */
const patternsOf = async (tx: MemberTx, today: Day) => {
  const year = { from: addDays(today, -364), to: today };
  return mentalHealthFacts.patterns(
    {
      moods: await journalFacts.moods(tx, year),
      noSpend: await challengeFacts.marked(tx, year),
      habits: await lifestyleFacts.done(tx, year),
      budgetWeeks: await budgetFacts.weeks(tx, year),
      checkIns: await relationshipsFacts.weeks(tx, year),
    },
    today,
  );
};

/** The longest search text, in characters, which is the field's limit too. */
const longestQuery = 200;
const mostFound = 5;

/** The member's rows that contain every word of `query`, a few of each kind; journal entries have a search of their own. */
const findOwn = async (tx: MemberTx, query: string) => ({
  expenses: await budgetFacts.find(tx, query, mostFound),
  ...(await debtFacts.find(tx, query, mostFound)),
  analyses: await relationshipsFacts.find(tx, query, mostFound),
});
export type Found = Awaited<ReturnType<typeof findOwn>>;

/**
 * `POST /api/members/search` for the search: what is searched for is in no address, and so in no log of a proxy. `GET /api/members/week` for
 * the weekly reset and the coach, `GET /api/members/today` and `/patterns` for Home and Mental Health.
 */
export const memberRoutes = (context: AppContext) =>
  new Hono<Env>()
    .get("/week", async (c) => {
      const { id, timeZone, weekStartsOn, currency } = memberOf(c);
      const now = context.clock();
      const today = dayIn(timeZone, now);
      return c.json(
        await context.database.withUser(id, (tx) =>
          weekOf(tx, { today, from: addDays(today, -6), to: today, now, weekStartsOn, timeZone, currency }),
        ),
      );
    })
    .get("/today", async (c) => {
      const { id, timeZone, weekStartsOn, currency } = memberOf(c);
      const now = context.clock();
      const at = { today: dayIn(timeZone, now), hour: hourIn(timeZone, now) };
      return c.json(await context.database.withUser(id, (tx) => todayOf(tx, { ...at, timeZone, weekStartsOn, currency })));
    })
    .post("/search", async (c) => {
      const { query: words } = await bodyOf(c);
      if (typeof words !== "string") throw new Problem("invalid", "Please send what to search for.", { field: "query" });
      const query = words.replaceAll("\0", "").slice(0, longestQuery).trim();
      if (query === "") return c.json({ expenses: [], debts: [], goals: [], analyses: [] } satisfies Found);
      return c.json(await context.database.withUserOnReplica(memberOf(c).id, (tx) => findOwn(tx, query)));
    })
    .get("/patterns", async (c) => {
      const { id, timeZone } = memberOf(c);
      return c.json(await context.database.withUserOnReplica(id, (tx) => patternsOf(tx, dayIn(timeZone, context.clock()))));
    });
