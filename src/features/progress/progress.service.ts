import { dayMs } from "#shared/dates.ts";
import type { MemberTx } from "#server/database.ts";
import { suggestions, type Happened, type Suggestion } from "./progress.rules.ts";
import { claimedKeys, earnedSince, readPoints, recount } from "./progress.repository.ts";

export const progressFacts = {
  recountPoints: recount,
  /** Points and level, for Home. */
  week: async (tx: MemberTx): Promise<{ total: number; level: number; toNext: number }> => readPoints(tx),
  /** Suggested achievements, without those that were claimed in the last seventy days, or logged since. */
  suggest: async (tx: MemberTx, happened: Happened, { now, zone }: { now: number; zone: string }): Promise<Suggestion[]> =>
    suggestions(happened, await claimedKeys(tx, now - 70 * dayMs), await earnedSince(tx, now - 32 * dayMs, zone)),
};
