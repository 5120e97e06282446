import { sql } from "drizzle-orm";
import { date, doublePrecision, foreignKey, index, integer, jsonb, pgTable, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at, memberTable, ownedColumns, ownedRowPolicy } from "#server/columns.ts";

/** A member's settings for this page; one row, and the lock that orders two devices. */
export const lifestyleSettings = pgTable(
  "lifestyle_settings",
  {
    userId: ownedColumns().userId.primaryKey(),
    dollars: integer("dollars").notNull(),
    eaters: integer("eaters").notNull(),
    diets: jsonb("diets").$type<string[]>().notNull(),
    pantry: jsonb("pantry").$type<string[]>().notNull(),
    distanceUnit: text("distance_unit").notNull(),
    updatedAt: at("updated_at").notNull(),
  },
  () => [ownedRowPolicy("lifestyle_settings")],
);

/** Generated meal plans; the one without `closed_at` is the plan of this week. */
export const mealPlans = memberTable(
  "meal_plans",
  {
    startOn: date("start_on", { mode: "string" }).notNull(),
    dollars: integer("dollars").notNull(),
    eaters: integer("eaters").notNull(),
    diets: jsonb("diets").$type<string[]>().notNull(),
    /** Three days of meals, by the keys of the catalogue. */
    days: jsonb("days").$type<Record<"breakfast" | "lunch" | "dinner", string>[]>().notNull(),
    /** Keys of the ingredients that are in the basket. */
    inBasket: jsonb("in_basket").$type<string[]>().notNull(),
    createdAt: at("created_at").notNull(),
    closedAt: at("closed_at"),
  },
  (t) => [
    index("meal_plans_newest").on(t.userId, t.createdAt.desc()),
    uniqueIndex("meal_plans_one_open")
      .on(t.userId)
      .where(sql`closed_at is null`),
  ],
);

export const habits = memberTable(
  "habits",
  {
    name: text("name").notNull(),
    category: text("category").notNull(),
    weeklyTarget: integer("weekly_target"),
    createdAt: at("created_at").notNull(),
    archivedAt: at("archived_at"),
    version: integer("version").notNull().default(1),
    /** The import that added the habit. */
    importId: uuid("import_id"),
  },
  (t) => [index("habits_oldest").on(t.userId, t.createdAt)],
);

/** The days on which a habit was done; its streak is computed from these. */
export const habitDays = memberTable(
  "habit_days",
  {
    habitId: uuid("habit_id").notNull(),
    doneOn: date("done_on", { mode: "string" }).notNull(),
    checkedAt: at("checked_at").notNull(),
    importId: uuid("import_id"),
  },
  (t) => [
    uniqueIndex("habit_days_once").on(t.userId, t.habitId, t.doneOn),
    foreignKey({ name: "habit_days_habit", columns: [t.userId, t.habitId], foreignColumns: [habits.userId, habits.id] }).onDelete(
      "cascade",
    ),
  ],
);

/** One row for each imported file of habits. */
export const habitImports = memberTable("habit_imports", {
  fileName: text("file_name").notNull(),
  format: text("format").notNull(),
  importedAt: at("imported_at").notNull(),
});

/** Weeks that were ended by 'Start New Week', with a snapshot of their state. */
export const lifestyleWeeks = memberTable(
  "lifestyle_weeks",
  {
    endedOn: date("ended_on", { mode: "string" }).notNull(),
    endedAt: at("ended_at").notNull(),
    planId: uuid("plan_id"),
    picture: jsonb("picture").notNull(),
  },
  (t) => [index("lifestyle_weeks_newest").on(t.userId, t.endedAt.desc())],
);

export const savingSpots = memberTable("saving_spots", {
  name: text("name").notNull(),
  type: text("type").notNull(),
  note: text("note").notNull(),
  address: text("address").notNull(),
  lat: doublePrecision("lat"),
  lon: doublePrecision("lon"),
  createdAt: at("created_at").notNull(),
  version: integer("version").notNull().default(1),
});

/** Cached answers of the map service for an area of about a kilometer. Not a member's data, and without a trace of who asked. */
export const placeAreas = pgTable(
  "place_areas",
  { area: text("area").primaryKey(), places: jsonb("places").notNull(), asOf: text("as_of"), fetchedAt: at("fetched_at").notNull() },
  (t) => [index("place_areas_fetched_at").on(t.fetchedAt)],
);
