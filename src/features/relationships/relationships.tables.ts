import { sql } from "drizzle-orm";
import { check, index, integer, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, memberTable } from "#server/columns.ts";

/** Analyzed situations. Their findings are computed on every read and not stored. */
export const flagAnalyzerEntries = memberTable(
  "flag_analyzer_entries",
  {
    situationText: text("situation_text").notNull(),
    analysisResult: text("analysis_result").notNull(),
    createdAt: at("created_at").notNull(),
  },
  (t) => [
    // read backwards for the newest first: a descending index would have its nulls in another place than the queries
    index("flag_analyzer_entries_newest").on(t.userId, t.createdAt, t.id),
  ],
);

/** One check-in per week. `week` is ISO 8601, "2026-W47". */
export const relationshipCheckins = memberTable(
  "relationship_checkins",
  {
    week: text("week").notNull(),
    communication: integer("communication").notNull(),
    trust: integer("trust").notNull(),
    respect: integer("respect").notNull(),
    support: integer("support").notNull(),
    note: text("note").notNull(),
    savedAt: at("saved_at").notNull(),
  },
  (t) => [
    uniqueIndex("relationship_checkins_week").on(t.userId, t.week),
    check(
      "relationship_checkins_range",
      sql`communication between 1 and 10 and trust between 1 and 10 and respect between 1 and 10 and support between 1 and 10`,
    ),
  ],
);
