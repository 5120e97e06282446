import type { Day } from "#shared/dates.ts";
import type { MemberTx } from "#server/database.ts";
import { rehearsalPlan } from "./growth.rehearsal.rules.ts";
import { listCheckins, listReadings, listRehearsals } from "./growth.repository.ts";

/** Growth's data for app/. */
export const growthFacts = {
  /** Check-ins from `from` to `to`, both included; the guide opened last; whether a practice is due today. */
  week: async (tx: MemberTx, { today, from, to }: { today: Day; from: Day; to: Day }) => {
    const checkins = (await listCheckins(tx, from, to)).map(({ day, rating }) => ({ day, rating }));
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
