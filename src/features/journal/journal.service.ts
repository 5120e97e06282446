import { and, gte, lt, sql } from "drizzle-orm";
import { addDays, daysBetween, type Day } from "#shared/dates.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { writtenBetween } from "./journal.repository.ts";
import { journalEntries as entries } from "./journal.tables.ts";
import { lastMood, moodDays } from "./mood.repository.ts";

/**
 * The journal of some days: all entries, the days with a mood, and their average to one decimal; `averageBefore` is that of the same number
 * of days before.
 */
type JournalWeek = { entries: number; moods: number; moodAverage: number | null; averageBefore: number | null };

const averageOf = (days: readonly { mood: number | null }[]): number | null => {
  const moods = days.flatMap(({ mood }) => (mood === null ? [] : [mood]));
  return moods.length === 0 ? null : Math.round((moods.reduce((sum, mood) => sum + mood, 0) / moods.length) * 10) / 10;
};

/** How many entries of any kind were written from `fromMs` up to `toMs` (UTC ms). */
async function countEntries(tx: MemberTx, fromMs: number, toMs: number): Promise<number> {
  const [row] = await tx
    .select({ entries: sql<number>`count(*)::int` })
    .from(entries)
    .where(and(ownedBy(entries, tx), gte(entries.createdAt, new Date(fromMs)), lt(entries.createdAt, new Date(toMs))));
  return row?.entries ?? 0;
}

/** Whether there is an entry of any kind. */
const hasEntries = async (tx: MemberTx): Promise<boolean> =>
  (await tx.select({ id: entries.id }).from(entries).where(ownedBy(entries, tx)).limit(1)).length > 0;

/** The entries that were written on the days from `from` to `to`. */
async function countOnDays(tx: MemberTx, { from, to }: { from: Day; to: Day }): Promise<number> {
  const [row] = await tx
    .select({ entries: sql<number>`count(*)::int` })
    .from(entries)
    .where(and(ownedBy(entries, tx), writtenBetween(from, to)));
  return row?.entries ?? 0;
}

export const journalFacts = {
  /** The days from `from` to `to`. */
  week: async (tx: MemberTx, { from, to }: { from: Day; to: Day }): Promise<JournalWeek> => {
    const begin = addDays(from, -1 - daysBetween(from, to));
    const days = await moodDays(tx, { from: begin, to });
    const now = days.filter(({ day }) => day >= from);
    return {
      entries: await countOnDays(tx, { from, to }),
      moods: now.filter(({ mood }) => mood !== null).length,
      moodAverage: averageOf(now),
      averageBefore: averageOf(days.filter(({ day }) => day < from)),
    };
  },

  countEntries,
  countOnDays,
  hasEntries,

  /** The latest mood that was set, with the member's date; null without one. */
  lastMood,

  /** The mood of each day from `from` to `to`. */
  moods: moodDays,
};
