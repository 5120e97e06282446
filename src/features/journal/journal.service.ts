import { and, eq, gte, isNotNull, lt, sql } from "drizzle-orm";
import { dayIn, type Day } from "#shared/dates.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { moodDays } from "./journal.repository.ts";
import { journalEntries as entries } from "./journal.tables.ts";

/** The journal of some days: all entries, and the plain ones with a mood that was set by hand. Instants in UTC ms. */
export type JournalWeek = { entries: number; moods: number; moodAverage: number | null };

export const journalFacts = {
  /** What was written from `fromMs` up to `toMs`. The average is of set moods of plain entries alone, to one decimal. */
  between: async (tx: MemberTx, fromMs: number, toMs: number): Promise<JournalWeek> => {
    const isMood = and(eq(entries.kind, "plain"), eq(entries.isMoodSet, true));
    const [row] = await tx
      .select({
        entries: sql<number>`count(*)::int`,
        moods: sql<number>`(count(${entries.moodRating}) filter (where ${isMood}))::int`,
        average: sql<string | null>`round(avg(${entries.moodRating}) filter (where ${isMood}), 1)::text`,
      })
      .from(entries)
      .where(and(ownedBy(entries, tx), gte(entries.createdAt, new Date(fromMs)), lt(entries.createdAt, new Date(toMs))));
    return { entries: row?.entries ?? 0, moods: row?.moods ?? 0, moodAverage: row?.average ? Number(row.average) : null };
  },

  /** The latest mood that was set by hand in a plain entry, with the member's date it was written on; null without one. */
  lastMood: async (tx: MemberTx, timeZone: string): Promise<{ mood: number; on: Day } | null> => {
    const [row] = await tx
      .select({ mood: entries.moodRating, createdAt: entries.createdAt })
      .from(entries)
      .where(and(ownedBy(entries, tx), eq(entries.kind, "plain"), eq(entries.isMoodSet, true), isNotNull(entries.moodRating)))
      // as the index is sorted: a plain desc() means nulls first
      .orderBy(sql`${entries.createdAt} desc nulls last, ${entries.id} desc nulls last`)
      .limit(1);
    return row?.mood ? { mood: row.mood, on: dayIn(timeZone, row.createdAt.getTime()) } : null;
  },

  /** The average set mood of each day from `from` to `to` on the member's calendar, as the pictures of moods have it. */
  moods: moodDays,
};
