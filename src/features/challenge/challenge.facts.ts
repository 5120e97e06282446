import type { Day } from "#kernel/days.ts";
import { and, eq } from "drizzle-orm";
import { own, type MemberTx } from "#server/database.ts";
import { challengeDays as days } from "./challenge.tables.ts";
import { weekOfChallenge } from "./challenge.store.ts";

export const challengeFacts = {
  /** Streak, totals and the no-spend days of the last seven; null for somebody who never opened the page. */
  week: (tx: MemberTx, { today }: { today: Day }) => weekOfChallenge(tx, today),

  /** The streak, and whether today is in it; null for somebody who never opened the page. */
  today: async (tx: MemberTx, { today }: { today: Day }) => {
    const known = await weekOfChallenge(tx, today);
    return known && { current: known.current, total: known.total, isTodayLogged: await challengeFacts.isLogged(tx, today) };
  },

  /** Whether `day` is a logged no-spend day. */
  isLogged: async (tx: MemberTx, day: Day): Promise<boolean> =>
    (await tx.select({ id: days.id }).from(days).where(and(own(days, tx), eq(days.day, day), eq(days.mark, "no-spend")))).length > 0,
};
