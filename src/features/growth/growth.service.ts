import { and, between } from "drizzle-orm";
import type { Day } from "#shared/dates.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { rehearsalPlan } from "./growth.rehearsal.rules.ts";
import { listReadings, listRehearsals } from "./growth.repository.ts";
import { dailyCheckins } from "./growth.tables.ts";

/** Growth's data for app/. */
export const growthFacts = {
  /** Check-ins from `from` to `to`, both included; the guide opened last; whether a practice is due today. */
  week: async (tx: MemberTx, { today, from, to }: { today: Day; from: Day; to: Day }) => {
    const checkins = await tx
      .select({ day: dailyCheckins.day, rating: dailyCheckins.rating })
      .from(dailyCheckins)
      .where(and(ownedBy(dailyCheckins, tx), between(dailyCheckins.day, from, to)))
      .orderBy(dailyCheckins.day);
    const [last] = await listReadings(tx);
    const days = (await listRehearsals(tx)).map(({ day }) => day);
    return {
      checkins,
      lastGuide: last ? { slug: last.slug, lastAnchor: last.lastAnchor } : null,
      isRehearsalDue: days.length > 0 && rehearsalPlan(days, today).isDue,
    };
  },

  /** The guide that was read last; null before the first. */
  lastGuide: async (tx: MemberTx): Promise<{ slug: string } | null> => {
    const [last] = await listReadings(tx);
    return last ? { slug: last.slug } : null;
  },
};
