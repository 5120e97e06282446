import { and, sql } from "drizzle-orm";
import { isoWeek, type Day } from "#shared/dates.ts";
import { containsWords } from "#server/contains.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { measures, type CheckIn } from "./relationships.rules.ts";
import { listCheckIns } from "./relationships.repository.ts";
import { flagAnalyzerEntries as analyses } from "./relationships.tables.ts";

/** For app/: the check-in of the week that contains `today`, never its note. */
export const relationshipsFacts = {
  /** The newest analyzed situations that contain every word of `query`. */
  find: (tx: MemberTx, query: string, most: number) =>
    tx
      .select({ id: analyses.id, text: analyses.situationText, createdAt: analyses.createdAt })
      .from(analyses)
      .where(and(ownedBy(analyses, tx), containsWords(query, analyses.situationText)))
      .orderBy(sql`${analyses.createdAt} desc, ${analyses.id} desc`)
      .limit(most),

  week: async (tx: MemberTx, { today }: { today: Day }) => {
    const [checkIn] = await listCheckIns(tx, isoWeek(today));
    if (!checkIn) return { checkIn: null };
    const { communication, trust, respect, support } = checkIn;
    return { checkIn: { communication, trust, respect, support, average: averageOf(checkIn) } };
  },

  /** The average of every check-in since the week that contains `from`, oldest first. `week` is ISO 8601. */
  weeks: async (tx: MemberTx, { from }: { from: Day }): Promise<{ week: string; average: number }[]> =>
    (await listCheckIns(tx, isoWeek(from))).map((one) => ({ week: one.week, average: averageOf(one) })),
};

const averageOf = (checkIn: Pick<CheckIn, (typeof measures)[number]>): number =>
  Math.round((measures.reduce((sum, one) => sum + checkIn[one], 0) / measures.length) * 10) / 10;
