import { and, asc, desc, gte, lt } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import { olderThan, pageOf } from "#server/cursor.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { refuseConflict } from "#server/edit-conflicts.ts";
import { findRow } from "#server/rows.ts";
import { removeOne, restore } from "#server/trash.ts";
import { analysisPending, type Analysis, type CheckIn, type CheckInDraft } from "./relationships.rules.ts";
import { flagAnalyzerEntries as analyses, relationshipCheckins as checkins } from "./relationships.tables.ts";

/**
 * A page of situations, newest first. Returns `next: null` on the last page. Throws invalid for a `before` that is not a cursor of ours.
 */
export async function listAnalyses(
  tx: MemberTx,
  requested: { before?: string; limit: number },
): Promise<{ analyses: Analysis[]; next: string | null }> {
  const rows = await tx
    .select()
    .from(analyses)
    .where(and(ownedBy(analyses, tx), olderThan(requested.before, analyses.createdAt, analyses.id)))
    .orderBy(desc(analyses.createdAt), desc(analyses.id))
    .limit(requested.limit + 1);
  const { page, next } = pageOf(rows, requested.limit, (row) => row.createdAt);
  return { analyses: page.map(shown), next };
}

/** One situation. Throws not-found when it does not exist or belongs to another member. */
export async function readAnalysis(tx: MemberTx, id: string): Promise<Analysis> {
  const row = await findRow(tx, analyses, id);
  if (!row) throw new Problem("not-found", "This situation is no longer here.");
  return shown(row);
}

/** Saves a situation with the fixed result. The same id sent again returns the one that was saved first. */
export async function addAnalysis(tx: MemberTx, id: string, situationText: string, now: number): Promise<Analysis> {
  await tx
    .insert(analyses)
    .values({ id, userId: tx.memberId, situationText, analysisResult: analysisPending, createdAt: new Date(now) })
    .onConflictDoNothing();
  return readAnalysis(tx, id);
}

export const removeAnalysis = (tx: MemberTx, id: string, now: number): Promise<void> => removeOne(tx, analyses, id, now);

export async function restoreAnalysis(tx: MemberTx, id: string): Promise<Analysis> {
  await restore(tx, analyses, [id]);
  return readAnalysis(tx, id);
}

/** The check-ins from ISO week `from` on, oldest first; weeks sort as text. */
export async function listCheckIns(tx: MemberTx, from: string): Promise<CheckIn[]> {
  const rows = await tx
    .select()
    .from(checkins)
    .where(and(ownedBy(checkins, tx), gte(checkins.week, from)))
    .orderBy(asc(checkins.week));
  return rows.map(checkedIn);
}

/**
 * At most `limit` check-ins of the weeks before ISO week `before`, newest first. `next` is the week to ask before for the next page, or null.
 */
export async function listCheckInsBefore(
  tx: MemberTx,
  before: string,
  limit: number,
): Promise<{ checkIns: CheckIn[]; next: string | null }> {
  const rows = await tx
    .select()
    .from(checkins)
    .where(and(ownedBy(checkins, tx), lt(checkins.week, before)))
    .orderBy(desc(checkins.week))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return { checkIns: page.map(checkedIn), next: rows.length > limit ? (page.at(-1)?.week ?? null) : null };
}

/**
 * Saves the check-in of `week`; one per week, so that saving again updates it. Throws conflict when a field of `seen` was changed since.
 */
export async function saveCheckIn(
  tx: MemberTx,
  week: string,
  { draft, seen }: { draft: CheckInDraft; seen?: Partial<CheckInDraft> | undefined },
  id: string,
  now: number,
): Promise<CheckIn> {
  const read = async () => (await listCheckIns(tx, week)).find((one) => one.week === week);
  await refuseConflict<CheckInDraft>(tx, "relationship check-in", { seen, next: draft, read });
  const values = { ...draft, savedAt: new Date(now) };
  const [row] = await tx
    .insert(checkins)
    .values({ ...values, id, week, userId: tx.memberId })
    .onConflictDoUpdate({ target: [checkins.userId, checkins.week], set: values })
    .returning();
  if (!row) throw new Error("an upsert gave no row");
  return checkedIn(row);
}

const shown = ({ id, situationText, analysisResult, createdAt }: typeof analyses.$inferSelect): Analysis => ({
  id,
  situationText,
  analysisResult,
  createdAt: createdAt.toISOString(),
});
const checkedIn = ({ week, communication, trust, respect, support, note, savedAt }: typeof checkins.$inferSelect): CheckIn => ({
  week,
  communication,
  trust,
  respect,
  support,
  note,
  savedAt: savedAt.toISOString(),
});
