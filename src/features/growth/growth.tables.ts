import { date, index, integer, jsonb, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, memberTable } from "#server/columns.ts";

/** How far a member has read in each guide. */
export const guideReadings = memberTable(
  "guide_readings",
  {
    slug: text("slug").notNull(),
    read: jsonb("read").$type<string[]>().notNull(),
    lastAnchor: text("last_anchor").notNull(),
    readAt: at("read_at").notNull(),
  },
  (t) => [uniqueIndex("guide_readings_slug").on(t.userId, t.slug)],
);

/** One check-in a day: a word, and the rating that was sent with it, 1 to 10. Shown is the mood of the day. */
export const dailyCheckins = memberTable(
  "daily_checkins",
  {
    day: date("day", { mode: "string" }).notNull(),
    rating: integer("rating").notNull(),
    word: text("word").notNull(),
    /** `set_at` of the day's mood as the rating set it; null when the slider was never moved. */
    moodSetAt: at("mood_set_at"),
  },
  (t) => [uniqueIndex("daily_checkins_day").on(t.userId, t.day)],
);

/** What is ticked in a guide's lists, and the strengths that a member chose. */
export const guideTicks = memberTable(
  "guide_ticks",
  { name: text("name").notNull(), items: jsonb("items").$type<string[]>().notNull(), changedAt: at("changed_at").notNull() },
  (t) => [uniqueIndex("guide_ticks_name").on(t.userId, t.name)],
);

/** Each time that interview answers were practiced aloud. */
export const rehearsals = memberTable(
  "rehearsals",
  { day: date("day", { mode: "string" }).notNull(), seconds: integer("seconds").notNull(), createdAt: at("created_at").notNull() },
  (t) => [index("rehearsals_newest").on(t.userId, t.createdAt.desc())],
);
