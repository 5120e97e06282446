import { sql } from "drizzle-orm";
import { boolean, check, customType, date, index, integer, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at, localTime, memberTable, ownedRowPolicy, ownerColumn } from "#server/columns.ts";

/** Journal texts of every feature. `kind` is the origin; the tag at the front of the text is for readers. */
export const journalEntries = memberTable(
  "journal_entries",
  {
    entryText: text("entry_text").notNull(),
    moodRating: integer("mood_rating"),
    /** False for a slider that was not moved: stored as 5 as specified, left out of averages. */
    isMoodSet: boolean("is_mood_set").notNull().default(true),
    kind: text("kind").notNull(),
    createdAt: at("created_at").notNull(),
    /** The same moment on the member's clock: its date stays when the member's time zone changes. */
    localTime: localTime("local_time").notNull(),
    editedAt: at("edited_at"),
    /** The import that added the entry. */
    importId: uuid("import_id"),
  },
  (t) => [
    index("journal_entries_newest").on(t.userId, t.createdAt.desc(), t.id.desc()),
    // the last three columns allow reading the moods of a year from the index only
    index("journal_entries_origin").on(t.userId, t.kind, t.createdAt.desc(), t.id.desc(), t.moodRating, t.isMoodSet, t.localTime),
    check("journal_entries_mood", sql`mood_rating between 1 and 10`),
    // so that a range of dates can be read by created_at, one day wider on either side
    check(
      "journal_entries_local_time",
      sql`local_time - (created_at at time zone 'UTC') between interval '-15 hours' and interval '15 hours'`,
    ),
  ],
);

/** The mood that was set for a day without an entry, or null once it was cleared: one row a day at most, the last one wins. */
export const dailyMoods = memberTable(
  "daily_moods",
  {
    day: date("day", { mode: "string" }).notNull(),
    mood: integer("mood"),
    setAt: at("set_at").notNull(),
    /** The import that set it; null again once something else has. */
    importId: uuid("import_id"),
  },
  (t) => [uniqueIndex("daily_moods_day").on(t.userId, t.day), check("daily_moods_range", sql`mood between 1 and 10`)],
);

/** One row for each imported file of entries and moods. */
export const journalImports = memberTable("journal_imports", {
  fileName: text("file_name").notNull(),
  format: text("format").notNull(),
  importedAt: at("imported_at").notNull(),
});

/** A text that is sorted by its code points in every database, so that the words with one beginning stand together. */
const sortedText = customType<{ data: string }>({ dataType: () => 'text COLLATE "C"' });

/**
 * The words of every entry, as typed and as English stems, maintained by a trigger on `journal_entries`. Under row-level security only
 * plain comparisons may use an index before a row's ownership is checked; the operators of full-text search may not.
 */
export const journalSearchIndex = pgTable(
  "journal_search_index",
  { ...ownerColumn(), word: sortedText("word").notNull(), writtenAt: at("written_at").notNull(), entryId: uuid("entry_id").notNull() },
  (t) => [
    primaryKey({ name: "journal_search_index_pk", columns: [t.userId, t.word, t.writtenAt, t.entryId] }),
    ownedRowPolicy("journal_search_index"),
  ],
);
