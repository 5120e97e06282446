import { integer, pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at, ownedRowPolicy, ownerColumn } from "#server/columns.ts";

/** One safety plan per member. */
export const safetyPlans = pgTable(
  "safety_plans",
  {
    ...ownerColumn(),
    signs: text("signs").notNull(),
    calming: text("calming").notNull(),
    people: text("people").notNull(),
    places: text("places").notNull(),
    changedAt: at("changed_at").notNull(),
  },
  (t) => [primaryKey({ name: "safety_plans_pk", columns: [t.userId] }), ownedRowPolicy("safety_plans")],
);

/**
 * Crisis cards shown in all features by day (UTC) and level, for the yearly report. No member, no text, no address, no time of
 * day.
 */
export const crisisCards = pgTable(
  "coach_counts",
  { day: text("day").notNull(), level: integer("level").notNull(), cards: integer("cards").notNull() },
  (t) => [primaryKey({ name: "coach_counts_pk", columns: [t.day, t.level] })],
);
