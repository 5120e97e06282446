import { sql } from "drizzle-orm";
import { boolean, check, customType, index, integer, pgTable, text } from "drizzle-orm/pg-core";
import { at, owned, ownRows } from "#server/columns.ts";

const searchVector = customType<{ data: string }>({ dataType: () => "tsvector" });

/** What people write, from every room. `kind` decides the origin; the tag at the front of the text is for people. */
export const journalEntries = pgTable("journal_entries", {
  ...owned(),
  entryText: text("entry_text").notNull(),
  moodRating: integer("mood_rating"),
  /** False for a slider left alone at 5: kept as specified, left out of averages. */
  isMoodTouched: boolean("is_mood_touched").notNull().default(true),
  kind: text("kind").notNull(),
  createdAt: at("created_at").notNull(),
  editedAt: at("edited_at"),
  // two configurations in one vector: whole words as typed, and English stems
  search: searchVector("search").generatedAlwaysAs(sql`to_tsvector('simple', left(entry_text, 50000)) || to_tsvector('english', left(entry_text, 50000))`),
}, (t) => [
  ...ownRows("journal_entries", t),
  index("journal_entries_newest").on(t.userId, t.createdAt.desc(), t.id.desc()),
  index("journal_entries_kind").on(t.userId, t.kind, t.createdAt.desc()),
  index("journal_entries_search").using("gin", t.search),
  check("journal_entries_mood", sql`mood_rating between 1 and 10`),
]);
