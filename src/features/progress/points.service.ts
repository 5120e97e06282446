import { sql } from "drizzle-orm";
import type { RowCheck } from "#server/admin/verify.ts";
import { achievements, userPoints } from "./progress.tables.ts";

/** Compares every member's points with the sum of their achievements, and the level with the points. */
export const pointsCheck: RowCheck = async (tx) => {
  const sum = (category: string) =>
    sql`(select coalesce(sum(a.points_earned), 0) from ${achievements} a where a.user_id = p.user_id and a.category = ${category})`;
  const { rows } = await tx.execute<{ id: string; isRight: boolean }>(sql`
    select p.user_id::text as id,
      p.money_habit_points = ${sum("money_habit")} and p.emotional_win_points = ${sum("emotional_win")}
      and p.total_points = p.money_habit_points + p.emotional_win_points and p.level = p.total_points / 100 + 1 as "isRight"
    from ${userPoints} p`);
  return {
    name: "points",
    seen: `points of ${rows.length} members added up`,
    faults: rows.filter((row) => !row.isRight).map(({ id }) => `The points of member ${id} are not the sum of their achievements.`),
  };
};
