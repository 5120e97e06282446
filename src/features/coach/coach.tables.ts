import { boolean, doublePrecision, integer, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at, ownedColumns } from "#server/columns.ts";

/**
 * What each member has used of the coach: instants (ms) of messages, running answers with their timeouts, and tokens. Not
 * accessible to the app's role, like the other counters; no chat text is stored here.
 */
export const coachQuotaSlots = pgTable("coach_quota_slots", {
  userId: ownedColumns().userId.primaryKey(),
  asked: doublePrecision("asked").array().notNull(),
  open: jsonb("open").$type<Record<string, number>>().notNull(),
  tokens: integer("tokens").notNull(),
  tokensSince: doublePrecision("tokens_since").notNull(),
  isGranted: boolean("is_granted").notNull(),
});

/** How severe a chat was, for 24 hours, under a hash of the browser session: no member, no text. */
export const coachLevels = pgTable("coach_levels", {
  key: text("key").primaryKey(),
  level: integer("level").notNull(),
  kinds: jsonb("kinds").$type<string[]>().notNull(),
  isAboutOther: boolean("is_about_other").notNull(),
  endsAt: at("ends_at").notNull(),
});
