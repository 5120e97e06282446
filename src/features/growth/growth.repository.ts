import { and, asc, between, desc, eq, sql } from "drizzle-orm";
import type { Day } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { lockForm, refuseConflict } from "#server/edit-conflicts.ts";
import { findRow } from "#server/rows.ts";
import { removeOne, restore } from "#server/trash.ts";
import type { GuideSlug } from "#guides/guides.rules.ts";
import { moodDays, removeMoodWith, restoreMoodWith, setMood } from "#journal/mood.repository.ts";
import { mostItems, mostSections, type Checkin, type GuideReading, type Rehearsal } from "./growth.records.rules.ts";
import { ratingWhenUntouched } from "./growth.rules.ts";
import { dailyCheckins as checkins, guideReadings as readings, guideTicks as ticks, rehearsals } from "./growth.tables.ts";

/** Every guide that was opened, the latest first. */
export async function listReadings(tx: MemberTx): Promise<GuideReading[]> {
  const rows = await tx.select().from(readings).where(ownedBy(readings, tx)).orderBy(desc(readings.readAt));
  return rows.map(readingOf);
}

/** Adds the sections that were read, to at most `mostSections`; two devices at once lose nothing, the later position wins. */
export async function addReading(
  tx: MemberTx,
  slug: GuideSlug,
  reading: { read: string[]; lastAnchor: string },
  now: number,
): Promise<GuideReading> {
  const readAt = new Date(now);
  const [row] = await tx
    .insert(readings)
    .values({ userId: tx.memberId, id: newId, slug, ...reading, read: [...new Set(reading.read)].sort(), readAt })
    .onConflictDoUpdate({
      target: [readings.userId, readings.slug],
      set: {
        read: sql`(select coalesce(jsonb_agg(one order by one), '[]') from (
          select one from jsonb_array_elements_text(${readings.read} || excluded.read) with ordinality as sections(one, at)
          group by one order by min(at) limit ${mostSections}) kept)`,
        lastAnchor: reading.lastAnchor,
        readAt,
      },
    })
    .returning();
  if (!row) throw new Error("a reading was written but did not come back");
  return readingOf(row);
}

/** Check-ins from `from` to `to`, both included, oldest first. */
export async function listCheckins(tx: MemberTx, from: Day, to: Day): Promise<Checkin[]> {
  const rows = await tx
    .select()
    .from(checkins)
    .where(and(ownedBy(checkins, tx), between(checkins.day, from, to)))
    .orderBy(asc(checkins.day));
  if (rows.length === 0) return [];
  const moods = new Map((await moodDays(tx, { from, to })).map(({ day, mood }) => [day, mood]));
  return rows.map((row) => shown(row, moods.get(row.day) ?? null));
}

/**
 * One check-in a day: saving the same day again changes it. A rating that was set is the day's mood; one that was not leaves the mood as
 * it is. Throws conflict when a field of `seen` was changed since; the rating of a day without a mood is null there.
 */
export async function saveCheckin(
  tx: MemberTx,
  { day, rating, word, isRatingSet }: Omit<Checkin, "id">,
  now: number,
  seen?: { rating?: number | null | undefined; word?: string | undefined },
): Promise<Checkin> {
  const read = async () => {
    const [found] = await listCheckins(tx, day, day);
    return { rating: await moodOf(tx, day), word: found?.word ?? "" };
  };
  await refuseConflict<{ rating: number | null; word: string }>(tx, "daily check-in", {
    seen: seen as object,
    next: { rating, word },
    read,
  });
  if (isRatingSet) await setMood(tx, { day, mood: rating, setAt: now });
  const set = isRatingSet ? { rating, moodSetAt: new Date(now) } : {};
  const [row] = await tx
    .insert(checkins)
    .values({ userId: tx.memberId, id: newId, day, rating: ratingWhenUntouched, word, ...set })
    .onConflictDoUpdate({ target: [checkins.userId, checkins.day], set: { word, ...set } })
    .returning();
  if (!row) throw new Error("a check-in was written but did not come back");
  return shown(row, await moodOf(tx, day));
}

/** Deletes a check-in with the mood that it had set; a mood that was set elsewhere since stays. */
export async function removeCheckin(tx: MemberTx, id: string, now: number): Promise<void> {
  const { day, moodSetAt } = await readCheckin(tx, id);
  await removeOne(tx, checkins, id, now);
  if (moodSetAt) await removeMoodWith(tx, id, { day, setAt: moodSetAt }, now);
}

/** Restores a deleted check-in with its mood. Throws conflict when the day has a new one by now. */
export async function restoreCheckin(tx: MemberTx, id: string): Promise<Checkin> {
  try {
    await restore(tx, checkins, [id]);
  } catch (error) {
    if (error instanceof Problem)
      throw new Problem("conflict", "This day has another check-in by now, or it is too late to bring it back.", { cause: error });
    throw error;
  }
  await restoreMoodWith(tx, id);
  const row = await readCheckin(tx, id);
  return shown(row, await moodOf(tx, row.day));
}

async function readCheckin(tx: MemberTx, id: string): Promise<CheckinRow> {
  const row = await findRow(tx, checkins, id);
  if (!row) throw new Problem("not-found", "This is no longer here.");
  return row;
}

export async function listTicks(tx: MemberTx): Promise<{ name: string; items: string[] }[]> {
  return tx.select({ name: ticks.name, items: ticks.items }).from(ticks).where(ownedBy(ticks, tx)).orderBy(asc(ticks.name));
}

type Tick = { item: string; isIn: boolean };

/** Saves the ticks of the list `name`: all of it, or one item, so that two tabs do not overwrite each other. */
export async function saveTicks(
  tx: MemberTx,
  name: string,
  { items: whole, change }: { items: string[]; change?: Tick | undefined },
  now: number,
): Promise<{ name: string; items: string[] }> {
  const changedAt = new Date(now);
  await lockForm(tx, `ticks ${name}`);
  const items = change ? withTick(await readTicks(tx, name), change) : whole;
  await tx
    .insert(ticks)
    .values({ userId: tx.memberId, id: newId, name, items, changedAt })
    .onConflictDoUpdate({ target: [ticks.userId, ticks.name], set: { items, changedAt } });
  return { name, items };
}

async function readTicks(tx: MemberTx, name: string): Promise<string[]> {
  const [row] = await tx
    .select({ items: ticks.items })
    .from(ticks)
    .where(and(ownedBy(ticks, tx), eq(ticks.name, name)));
  return row?.items ?? [];
}

function withTick(items: string[], { item, isIn }: Tick): string[] {
  const others = items.filter((one) => one !== item);
  if (isIn && others.length >= mostItems) throw new Problem("too-large", "This list is full.");
  return isIn ? [...others, item] : others;
}

/** The last 100 rehearsals, latest first. */
export async function listRehearsals(tx: MemberTx): Promise<Rehearsal[]> {
  return tx
    .select({ id: rehearsals.id, day: rehearsals.day, seconds: rehearsals.seconds })
    .from(rehearsals)
    .where(ownedBy(rehearsals, tx))
    .orderBy(sql`${rehearsals.createdAt} desc nulls last`)
    .limit(100);
}

/** Records a practice. The same id sent again returns the first one. */
export async function addRehearsal(tx: MemberTx, rehearsal: Rehearsal, now: number): Promise<Rehearsal> {
  await tx
    .insert(rehearsals)
    .values({ ...rehearsal, userId: tx.memberId, createdAt: new Date(now) })
    .onConflictDoNothing();
  const row = await findRow(tx, rehearsals, rehearsal.id);
  if (!row) throw new Problem("not-found", "This is no longer here.");
  return { id: row.id, day: row.day, seconds: row.seconds };
}

/** For rows that are identified by something other than their id. */
const newId = sql<string>`gen_random_uuid()`;

type ReadingRow = typeof readings.$inferSelect;
// the contract allows only known guides
const readingOf = ({ slug, read, lastAnchor, readAt }: ReadingRow): GuideReading => ({
  slug: slug as GuideSlug,
  read,
  lastAnchor,
  readAt: readAt.toISOString(),
});

const moodOf = async (tx: MemberTx, day: Day): Promise<number | null> => (await moodDays(tx, { from: day, to: day }))[0]?.mood ?? null;

type CheckinRow = typeof checkins.$inferSelect;
// one mood a day for all features: the rating is the day's mood, wherever that was set. In 0.1.0 it set none, and is shown where there is none
const shown = ({ id, day, rating, word, moodSetAt }: CheckinRow, mood: number | null): Checkin => ({
  id,
  day,
  rating: mood ?? rating,
  word,
  isRatingSet: mood !== null || (moodSetAt === null && rating !== ratingWhenUntouched),
});
