import { boolean, jsonb, text } from "drizzle-orm/pg-core";
import { at, memberTable } from "#server/columns.ts";

/** A member's calendars for other apps, by their kinds. Their addresses are in `calendar_addresses` (auth.tables.ts). */
export const calendars = memberTable("calendars", {
  name: text("name").notNull(),
  holds: jsonb("holds").$type<string[]>().notNull(),
  isDetailed: boolean("is_detailed").notNull(),
  alarm: text("alarm").notNull(),
  createdAt: at("created_at").notNull(),
});
