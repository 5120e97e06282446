import { and, eq, gte, isNotNull, sql } from "drizzle-orm";
import { dayIn, type Day } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { olderThan, pageOf } from "#server/cursor.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { findRow } from "#server/rows.ts";
import { removeOne, restore } from "#server/trash.ts";
import { messages, recentCount, levelOf, winNamed, type Category } from "./progress.rules.ts";
import { achievements, userPoints } from "./progress.tables.ts";

type Achievement = {
  id: string;
  achievementType: Category;
  title: string;
  description: string;
  pointsEarned: number;
  category: Category;
  earnedAt: string;
};
type Points = { total: number; money: number; emotional: number; level: number; toNext: number; percent: number };
type ListFilter = { id: string; title: string; claimKey?: string | undefined; points?: number | undefined; category?: string | undefined };

/** Points of the member; the first read creates the row with level 1 and zeros, once, however many read at once. */
export async function readPoints(tx: MemberTx): Promise<Points> {
  await tx.insert(userPoints).values({ userId: tx.memberId }).onConflictDoNothing();
  const [row] = await tx.select().from(userPoints).where(ownedBy(userPoints, tx));
  const total = row?.totalPoints ?? 0;
  return { total, money: row?.moneyHabitPoints ?? 0, emotional: row?.emotionalWinPoints ?? 0, ...levelOf(total) };
}

/**
 * Logs an achievement of the catalogue and recomputes the points in this transaction. The same id sent twice counts once, and so does the
 * same event claimed twice. Throws invalid for an unknown title, or for points or a category that are not the catalogue's.
 */
export async function logWin(tx: MemberTx, filter: ListFilter, now: number): Promise<Achievement | null> {
  const win = winNamed(filter.title);
  if (!win) throw new Problem("invalid", messages.unknown, { field: "title" });
  if (filter.points !== undefined && filter.points !== win.points) throw new Problem("invalid", messages.forged, { field: "points" });
  if (filter.category !== undefined && filter.category !== win.category)
    throw new Problem("invalid", messages.forged, { field: "category" });
  await lockPoints(tx);
  await tx
    .insert(achievements)
    .values({
      userId: tx.memberId,
      id: filter.id,
      achievementType: win.category,
      category: win.category,
      title: win.title,
      description: win.description,
      pointsEarned: win.points,
      earnedAt: new Date(now),
      claimKey: filter.claimKey ?? null,
    })
    .onConflictDoNothing();
  await recountPoints(tx);
  const row = await findRow(tx, achievements, filter.id);
  return row ? shown(row) : null;
}

/** Deletes one and recomputes the points. Throws not-found. */
export async function removeAchievement(tx: MemberTx, id: string, now: number): Promise<void> {
  await lockPoints(tx);
  await removeOne(tx, achievements, id, now);
  await recountPoints(tx);
}

/** Undoes `removeAchievement` and recomputes the points. Throws not-found when it is too late. */
export async function restoreAchievement(tx: MemberTx, id: string): Promise<Achievement | null> {
  await lockPoints(tx);
  await restore(tx, achievements, [id]);
  await recountPoints(tx);
  const row = await findRow(tx, achievements, id);
  return row ? shown(row) : null;
}

/** A page of achievements, newest first. `before` is the `next` of the page before. */
export async function listAchievements(
  tx: MemberTx,
  requested: { category?: Category | undefined; before?: string | undefined; limit: number },
) {
  const rows = await tx
    .select()
    .from(achievements)
    .where(
      and(
        ownedBy(achievements, tx),
        requested.category && eq(achievements.category, requested.category),
        olderThan(requested.before, achievements.earnedAt, achievements.id),
      ),
    )
    // spelled as the index is sorted; with nulls first, which Drizzle's desc() means, it would not be used
    .orderBy(sql`${achievements.earnedAt} desc nulls last, ${achievements.id} desc nulls last`)
    .limit(requested.limit + 1);
  const { page, next } = pageOf(rows, requested.limit, (row) => row.earnedAt);
  return { achievements: page.map(shown), next };
}

export const recent = async (tx: MemberTx): Promise<Achievement[]> => (await listAchievements(tx, { limit: recentCount })).achievements;

/** Keys of the events that were claimed since `from` (UTC ms). */
export async function claimedKeys(tx: MemberTx, from: number): Promise<string[]> {
  const rows = await tx
    .select({ key: achievements.claimKey })
    .from(achievements)
    .where(and(ownedBy(achievements, tx), isNotNull(achievements.claimKey), gte(achievements.earnedAt, new Date(from))));
  return rows.map((row) => row.key ?? "");
}

type Earned = { title: string; category: Category; points: number; on: Day };
/** What was earned since `from` (UTC ms), with the date in `zone`. */
export async function earnedSince(tx: MemberTx, from: number, zone: string): Promise<Earned[]> {
  const rows = await tx
    .select()
    .from(achievements)
    .where(and(ownedBy(achievements, tx), gte(achievements.earnedAt, new Date(from))));
  return rows.map((row) => ({
    title: row.title,
    category: row.category as Category,
    points: row.pointsEarned,
    on: dayIn(zone, row.earnedAt.getTime()),
  }));
}

/** Whether the stored total is the sum of what was earned. */
export async function checkPoints(tx: MemberTx): Promise<{ agrees: boolean; total: number; sum: number }> {
  const { total, money, emotional } = await readPoints(tx);
  const [row] = await tx
    .select({ sum: sql<number>`coalesce(sum(${achievements.pointsEarned}), 0)::int` })
    .from(achievements)
    .where(ownedBy(achievements, tx));
  const sum = row?.sum ?? 0;
  return { agrees: total === sum && money + emotional === total, total, sum };
}

/** Sets the points to the sum of the achievements; without any there is nothing to do. */
export async function recount(tx: MemberTx): Promise<void> {
  if ((await tx.$count(achievements, ownedBy(achievements, tx))) === 0) return;
  await lockPoints(tx);
  await recountPoints(tx);
}

/** Locks the points row: two devices that log at once are counted one after the other. */
async function lockPoints(tx: MemberTx): Promise<void> {
  await tx.insert(userPoints).values({ userId: tx.memberId }).onConflictDoNothing();
  await tx.select().from(userPoints).where(ownedBy(userPoints, tx)).for("update");
}

async function recountPoints(tx: MemberTx): Promise<void> {
  const of = (category: Category) =>
    sql<number>`coalesce(sum(${achievements.pointsEarned}) filter (where ${achievements.category} = ${category}), 0)::int`;
  const [sums] = await tx
    .select({ money: of("money_habit"), emotional: of("emotional_win") })
    .from(achievements)
    .where(ownedBy(achievements, tx));
  const { money = 0, emotional = 0 } = sums ?? {};
  await tx
    .update(userPoints)
    .set({
      totalPoints: money + emotional,
      moneyHabitPoints: money,
      emotionalWinPoints: emotional,
      level: levelOf(money + emotional).level,
    })
    .where(ownedBy(userPoints, tx));
}

type Row = typeof achievements.$inferSelect;
// only the catalogue's values are written to this column
const shown = ({ userId: _, claimKey: __, ...row }: Row): Achievement => ({
  ...row,
  achievementType: row.achievementType as Category,
  category: row.category as Category,
  earnedAt: row.earnedAt.toISOString(),
});
