import { index, integer, text, uniqueIndex } from "drizzle-orm/pg-core";
import { at, memberTable, singleRowTable } from "#server/columns.ts";

/** One row per member; always the sum of the achievements below, written in the same transaction. */
export const userPoints = singleRowTable("user_points", {
  totalPoints: integer("total_points").notNull().default(0),
  moneyHabitPoints: integer("money_habit_points").notNull().default(0),
  emotionalWinPoints: integer("emotional_win_points").notNull().default(0),
  level: integer("level").notNull().default(1),
});

export const achievements = memberTable(
  "achievements",
  {
    achievementType: text("achievement_type").notNull(),
    title: text("title").notNull(),
    description: text("description").notNull(),
    pointsEarned: integer("points_earned").notNull(),
    category: text("category").notNull(),
    earnedAt: at("earned_at").notNull(),
    /** The event in another feature that it was claimed for, so that one event is claimed once. */
    claimKey: text("claim_key"),
  },
  (t) => [
    index("achievements_newest").on(t.userId, t.earnedAt.desc(), t.id.desc()),
    uniqueIndex("achievements_claim").on(t.userId, t.claimKey),
  ],
);
