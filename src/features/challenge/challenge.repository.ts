import { and, asc, eq, gte, lt, sql } from "drizzle-orm";
import { addDays, addMonths, monthOf, type Day, type Month } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { isFull, lockList } from "#server/list-limit.ts";
import { findRow, ownRow, updateRow } from "#server/rows.ts";
import { removeOne, restore } from "#server/trash.ts";
import { queueEvent } from "#server/webhook-events.ts";
import { changedSince, defaultCentsPerDay, figures, lostByTravel, nearestMissing, refuseMark } from "./challenge.rules.ts";
import { challengeDays as days, challengeMilestones as milestones, challengeSettings as settings } from "./challenge.tables.ts";
import { defaultMilestones, milestoneWrong, mostMilestones, sorted, unlocking } from "./milestone.rules.ts";
import { defaultOwnRules } from "./own.rules.ts";
import { runs, formatStreak, type Mark, type Marked } from "./streak.rules.ts";

/** The member's current time: local date, time zone, and the instant (UTC ms). */
export type Moment = { today: Day; timeZone: string; now: number };
type SettingsRow = typeof settings.$inferSelect;

/** The settings, locked. A first visit creates the defaults, once; a new time zone marks the days that were lost by travelling. */
export async function openChallenge(tx: MemberTx, { timeZone, now }: Moment): Promise<SettingsRow> {
  const row = (await lockSettings(tx)) ?? (await startChallenge(tx, { timeZone, now }));
  if (row.timeZone !== timeZone) {
    for (const day of lostByTravel(row.timeZone, timeZone, now, await listMarks(tx)))
      await tx.insert(days).values({ userId: tx.memberId, id: crypto.randomUUID(), day, mark: "travel" }).onConflictDoNothing();
    await tx.update(settings).set({ timeZone }).where(ownedBy(settings, tx));
  }
  return row;
}

const lockSettings = async (tx: MemberTx): Promise<SettingsRow | undefined> =>
  (await tx.select().from(settings).where(ownedBy(settings, tx)).for("update"))[0];

/** The first visit. One during the import of an archive waits for that. */
async function startChallenge(tx: MemberTx, { timeZone, now }: Omit<Moment, "today">): Promise<SettingsRow> {
  await lockList(tx, milestones);
  const begun = await tx
    .insert(settings)
    .values({
      userId: tx.memberId,
      centsPerDay: defaultCentsPerDay,
      still: [...defaultOwnRules.still],
      spent: [...defaultOwnRules.spent],
      timeZone,
      startedAt: new Date(now),
    })
    .onConflictDoNothing()
    .returning();
  if (begun.length > 0) {
    // an imported archive may hold them without the settings
    const there = await listMilestones(tx);
    const missing = defaultMilestones.filter(({ label }) => !there.some((one) => !one.isCustom && one.label === label));
    if (missing.length > 0)
      await tx.insert(milestones).values(missing.map((one) => ({ ...one, userId: tx.memberId, id: crypto.randomUUID(), isCustom: false })));
  }
  const row = await lockSettings(tx);
  if (!row) throw new Error("the settings were written but did not come back");
  return row;
}

/** Every marked day, oldest first: one row per kind of mark, because thousands of rows would cost more than one text. */
async function listMarks(tx: MemberTx): Promise<Marked[]> {
  const rows = await tx
    .select({ mark: days.mark, all: sql<string>`string_agg(${days.day}::text, ',' order by ${days.day})` })
    .from(days)
    .where(ownedBy(days, tx))
    .groupBy(days.mark);
  // the contract allows only known marks
  return rows.flatMap(({ mark, all }) => all.split(",").map((day) => ({ day, mark: mark as Mark })));
}

export async function listMonth(tx: MemberTx, month: Month): Promise<Marked[]> {
  const rows = await tx
    .select({ day: days.day, mark: days.mark })
    .from(days)
    .where(and(ownedBy(days, tx), gte(days.day, `${month}-01`), lt(days.day, `${addMonths(month, 1)}-01`)))
    .orderBy(asc(days.day));
  return rows.map(({ day, mark }) => ({ day, mark: mark as Mark }));
}

/** The page's state, computed from the set of marked days. */
export async function readState(tx: MemberTx, row: SettingsRow, today: Day) {
  const marked = await listMarks(tx);
  // milestones of imported days, or from before milestones considered every streak, are unlocked here
  await earn(tx, marked);
  const { run, ...counted } = figures(marked, today, row.centsPerDay);
  const logged = marked.filter(({ mark }) => mark === "no-spend");
  return {
    today,
    ...counted,
    thisMonth: logged.filter(({ day }) => monthOf(day) === monthOf(today)).length,
    run: run && { from: run.days[0] ?? today, to: run.heldUntil, last: run.days.at(-1) ?? today },
    description: formatStreak(run, logged.length > 0, today),
    isTodayLogged: logged.some(({ day }) => day === today),
    todayMark: marked.find(({ day }) => day === today)?.mark ?? null,
    nearestMissing: nearestMissing(marked, today),
    milestones: sorted(await listMilestones(tx)),
    centsPerDay: row.centsPerDay,
    still: row.still,
    spent: row.spent,
  };
}

/**
 * Marks `day`, or removes its mark with null, and unlocks the milestones that the streak has reached. Returns the mark before. Throws
 * conflict when it is neither `seen`, which the member saw there, nor the new mark: then it was changed meanwhile.
 */
export async function markDay(
  tx: MemberTx,
  { day, mark, seen }: { day: Day; mark: Mark | null; seen?: Mark | null },
  moment: Moment,
): Promise<Mark | null> {
  const [old] = await tx
    .select({ mark: days.mark })
    .from(days)
    .where(and(ownedBy(days, tx), eq(days.day, day)));
  const refusal =
    mark === null || mark === "travel"
      ? refuseMark(day, "no-spend", [], moment.today)
      : refuseMark(day, mark, await listMonth(tx, monthOf(day)), moment.today);
  if (refusal) throw new Problem("invalid", refusal, { field: "day" });
  const is = (old?.mark as Mark | undefined) ?? null;
  if (seen !== undefined && is !== seen && is !== mark) throw new Problem("conflict", changedSince(is), { field: "day" });
  if (mark === null) await tx.delete(days).where(and(ownedBy(days, tx), eq(days.day, day)));
  else
    await tx
      .insert(days)
      .values({ userId: tx.memberId, id: crypto.randomUUID(), day, mark })
      .onConflictDoUpdate({ target: [days.userId, days.day], set: { mark } });
  await earn(tx, await listMarks(tx));
  if (mark === "no-spend" && is !== mark) await queueEvent(tx, { event: "no_spend_day.logged", data: { day } }, moment.now);
  return is;
}

/** Dates the milestones that any streak has ever reached; unlocked ones stay as they are. */
async function earn(tx: MemberTx, marked: readonly Marked[]): Promise<void> {
  for (const { id, unlockedOn } of unlocking(await listMilestones(tx), runs(marked))) await updateRow(tx, milestones, id, { unlockedOn });
}

const listMilestones = (tx: MemberTx) =>
  tx
    .select({
      id: milestones.id,
      label: milestones.label,
      days: milestones.days,
      isCustom: milestones.isCustom,
      unlockedOn: milestones.unlockedOn,
      isCelebrated: milestones.isCelebrated,
    })
    .from(milestones)
    .where(ownedBy(milestones, tx));

/** The same id sent again changes nothing. */
export async function addMilestone(tx: MemberTx, input: { id: string; label: string; days: number }, moment: Moment): Promise<void> {
  await lockList(tx, milestones); // before the settings, as by an import of an archive
  await openChallenge(tx, moment);
  if (await isFull(tx, milestones, { id: input.id, most: mostMilestones }))
    throw new Problem("invalid", `${mostMilestones} milestones are the most you can have.`, { field: "label" });
  await tx
    .insert(milestones)
    .values({ ...input, label: input.label.trim(), userId: tx.memberId, isCustom: true })
    .onConflictDoNothing();
  await earn(tx, await listMarks(tx));
}

/** Custom ones only: those of the challenge stay. */
export async function removeMilestone(tx: MemberTx, id: string, now: number): Promise<void> {
  const row = await findRow(tx, milestones, id);
  if (row && !row.isCustom) throw new Problem("refused", "The challenge's own milestones stay.");
  await removeOne(tx, milestones, id, now);
}

export const restoreMilestone = (tx: MemberTx, id: string): Promise<void> => restore(tx, milestones, [id], { most: mostMilestones });

export async function celebrate(tx: MemberTx, id: string): Promise<void> {
  const done = await tx
    .update(milestones)
    .set({ isCelebrated: true })
    .where(ownRow(milestones, tx, id))
    .returning({ id: milestones.id });
  if (done.length === 0) throw new Problem("not-found", milestoneWrong);
}

export async function setSettings(tx: MemberTx, change: Partial<Pick<SettingsRow, "centsPerDay" | "still" | "spent">>): Promise<void> {
  await tx.update(settings).set(change).where(ownedBy(settings, tx));
}

/** The last seven days and the streak, for the week at a glance; null before the first visit. */
export async function weekOfChallenge(tx: MemberTx, today: Day) {
  const [row] = await tx.select().from(settings).where(ownedBy(settings, tx));
  if (!row) return null;
  const marked = await listMarks(tx);
  const { current, longest, total, savedCents } = figures(marked, today, row.centsPerDay);
  return {
    current,
    longest,
    total,
    savedCents,
    noSpendDays: marked.filter(({ day, mark }) => mark === "no-spend" && day > addDays(today, -7) && day <= today).length,
  };
}
