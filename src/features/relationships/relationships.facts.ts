import { isoWeek, type Day } from "#kernel/days.ts";
import type { MemberTx } from "#server/database.ts";
import { measures } from "./relationships.rules.ts";
import { listCheckIns } from "./relationships.store.ts";

/** What this room tells the roof: the check-in of the week that holds `today`, never its note. */
export const relationshipsFacts = {
  week: async (tx: MemberTx, { today }: { today: Day }) => {
    const [checkIn] = await listCheckIns(tx, isoWeek(today));
    if (!checkIn) return { checkIn: null };
    const { communication, trust, respect, support } = checkIn;
    const average = Math.round((measures.reduce((sum, one) => sum + checkIn[one], 0) / measures.length) * 10) / 10;
    return { checkIn: { communication, trust, respect, support, average } };
  },
};
