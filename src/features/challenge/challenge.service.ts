import { addDays, type Day } from "#shared/dates.ts";
import { and, asc, eq, gte, lte } from "drizzle-orm";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { challengeDays as days } from "./challenge.tables.ts";
import { weekOfChallenge } from "./challenge.repository.ts";
import type { Mark } from "./streak.rules.ts";

export const challengeFacts = {
  /** Streak, totals and the no-spend days of the last seven; null for a member who never opened the page. */
  week: (tx: MemberTx, { today }: { today: Day }) => weekOfChallenge(tx, today),

  /** The streak, and today's mark; null for a member who never opened the page. */
  today: async (tx: MemberTx, { today }: { today: Day }) => {
    const known = await weekOfChallenge(tx, today);
    const todayMark = await challengeFacts.markOf(tx, today);
    return known && { current: known.current, total: known.total, isTodayLogged: todayMark === "no-spend", todayMark };
  },

  /** The no-spend days of the last 90, for a calendar. */
  recentDays: async (tx: MemberTx, { today }: { today: Day }): Promise<Day[]> =>
    (await challengeFacts.marked(tx, { from: addDays(today, -90), to: today })).days,

  /** Whether `day` is a logged no-spend day. */
  isLogged: async (tx: MemberTx, day: Day): Promise<boolean> => (await challengeFacts.markOf(tx, day)) === "no-spend",

  /** The mark of `day`; null without one. */
  markOf: async (tx: MemberTx, day: Day): Promise<Mark | null> => {
    const [row] = await tx
      .select({ mark: days.mark })
      .from(days)
      .where(and(ownedBy(days, tx), eq(days.day, day)));
    return (row?.mark as Mark | undefined) ?? null; // the contract allows only known marks
  },

  /** The no-spend days from `from` to `to`, and the first that was ever logged, null without one. */
  marked: async (tx: MemberTx, { from, to }: { from: Day; to: Day }): Promise<{ since: Day | null; days: Day[] }> => {
    const isMarked = and(ownedBy(days, tx), eq(days.mark, "no-spend"));
    const [first] = await tx.select({ day: days.day }).from(days).where(isMarked).orderBy(asc(days.day)).limit(1);
    const found = first
      ? await tx
          .select({ day: days.day })
          .from(days)
          .where(and(isMarked, gte(days.day, from), lte(days.day, to)))
          .orderBy(asc(days.day))
      : [];
    return { since: first?.day ?? null, days: found.map((one) => one.day) };
  },
};
