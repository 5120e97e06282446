import { bigint, boolean, date, index, integer, jsonb, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, memberTable, singleRowTable } from "#server/columns.ts";

/** One row once the default milestones were created, so that it happens once. */
export const challengeSettings = singleRowTable("challenge_settings", {
  centsPerDay: bigint("cents_per_day", { mode: "number" }).notNull(),
  still: jsonb("still").$type<string[]>().notNull(),
  spent: jsonb("spent").$type<string[]>().notNull(),
  /** The zone of the last computation: a change of it may mark days that were lost by travelling. */
  timeZone: text("time_zone").notNull(),
  startedAt: at("started_at").notNull(),
});

/** One row per date at most, so that logging it twice changes nothing. */
export const challengeDays = memberTable(
  "challenge_days",
  { day: date("day", { mode: "string" }).notNull(), mark: text("mark").notNull() },
  (t) => [uniqueIndex("challenge_days_day").on(t.userId, t.day), index("challenge_days_marks").on(t.userId, t.day, t.mark)],
);

export const challengeMilestones = memberTable("challenge_milestones", {
  label: text("label").notNull(),
  days: integer("days").notNull(),
  isCustom: boolean("is_custom").notNull(),
  unlockedOn: date("unlocked_on", { mode: "string" }),
  isCelebrated: boolean("is_celebrated").notNull().default(false),
});
