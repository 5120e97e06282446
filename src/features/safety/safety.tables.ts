import { pgTable, primaryKey, text } from "drizzle-orm/pg-core";
import { at, ownRowsOnly, whose } from "#server/columns.ts";

/** One safety plan a member. */
export const safetyPlans = pgTable("safety_plans", {
  ...whose(),
  signs: text("signs").notNull(),
  calming: text("calming").notNull(),
  people: text("people").notNull(),
  places: text("places").notNull(),
  changedAt: at("changed_at").notNull(),
}, (t) => [primaryKey({ name: "safety_plans_pk", columns: [t.userId] }), ownRowsOnly("safety_plans")]);
