import type { Day } from "#kernel/days.ts";
import type { MemberTx } from "#server/database.ts";
import { weekOfChallenge } from "./challenge.store.ts";

export const challengeFacts = {
  /** Streak, totals and the no-spend days of the last seven; null for somebody who never opened the page. */
  week: (tx: MemberTx, { today }: { today: Day }) => weekOfChallenge(tx, today),
};
