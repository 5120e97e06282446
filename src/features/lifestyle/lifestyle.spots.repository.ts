import { asc } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { isFull } from "#server/list-limit.ts";
import { ownRow } from "#server/rows.ts";
import { removeOne, restore } from "#server/trash.ts";
import { updateVersioned } from "#server/versions.ts";
import { spotLimits, tooManySpots, type Spot } from "./lifestyle.rules.ts";
import { savingSpots as spots } from "./lifestyle.tables.ts";

const columns = {
  id: spots.id,
  name: spots.name,
  type: spots.type,
  note: spots.note,
  address: spots.address,
  lat: spots.lat,
  lon: spots.lon,
  version: spots.version,
};

export const listSpots = (tx: MemberTx): Promise<Spot[]> =>
  tx.select(columns).from(spots).where(ownedBy(spots, tx)).orderBy(asc(spots.createdAt), asc(spots.id));

/** One spot. Throws not-found when it does not exist or belongs to another member. */
async function readSpot(tx: MemberTx, id: string): Promise<Spot> {
  const [row] = await tx
    .select(columns)
    .from(spots)
    .where(ownRow(spots, tx, id));
  if (!row) throw new Problem("not-found", spotGone);
  return row;
}

/** Adds a spot; the same id again changes nothing. Throws too-large at the limit. */
export async function addSpot(tx: MemberTx, { id, ...fields }: Omit<Spot, "version">, now: number): Promise<Spot> {
  if (await isFull(tx, spots, { id, most: spotLimits.each })) throw new Problem("too-large", tooManySpots);
  await tx
    .insert(spots)
    .values({ ...fields, id, userId: tx.memberId, createdAt: new Date(now) })
    .onConflictDoNothing();
  return readSpot(tx, id);
}

/** Throws conflict when it was changed since `version`. */
export async function editSpot(tx: MemberTx, { id, version, ...fields }: Spot): Promise<Spot> {
  await updateVersioned(tx, spots, { id, version, gone: spotGone }, () => fields);
  return readSpot(tx, id);
}

export const removeSpot = (tx: MemberTx, id: string, now: number): Promise<void> => removeOne(tx, spots, id, now);

const spotGone = "This spot is no longer here.";

export async function restoreSpot(tx: MemberTx, id: string): Promise<Spot> {
  await restore(tx, spots, [id], { most: spotLimits.each });
  return readSpot(tx, id);
}
