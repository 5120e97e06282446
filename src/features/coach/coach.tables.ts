import { boolean, doublePrecision, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at, owned } from "#server/columns.ts";

/**
 * What each member has used of the coach: instants (ms) of messages, running answers with the instant they are given up,
 * and tokens. Out of reach of the app's role, like the other counters; no words of anybody stand here.
 */
export const coachTurns = pgTable("coach_turns", {
  userId: owned().userId.primaryKey(),
  asked: doublePrecision("asked").array().notNull(),
  open: jsonb("open").$type<Record<string, number>>().notNull(),
  tokens: integer("tokens").notNull(),
  tokensSince: doublePrecision("tokens_since").notNull(),
  isGranted: boolean("is_granted").notNull(),
});

/** How grave a talk was, for 24 hours, under a hash of the browser session: no member, no words. */
export const coachLevels = pgTable("coach_levels", {
  key: text("key").primaryKey(),
  level: integer("level").notNull(),
  kinds: jsonb("kinds").$type<string[]>().notNull(),
  isAboutOther: boolean("is_about_other").notNull(),
  endsAt: at("ends_at").notNull(),
});
