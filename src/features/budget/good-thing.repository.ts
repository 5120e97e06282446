import { and, eq } from "drizzle-orm";
import type { Month } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { removeOne, restore } from "#server/trash.ts";
import { updateVersioned } from "#server/versions.ts";
import { budgetGoodThings as goodThings } from "./budget.tables.ts";
import { goodThingMessages as messages } from "./good-thing.rules.ts";

export async function readGoodThing(tx: MemberTx, month: Month) {
  const [row] = await tx
    .select({ id: goodThings.id, words: goodThings.words, version: goodThings.version })
    .from(goodThings)
    .where(and(ownedBy(goodThings, tx), eq(goodThings.month, month)));
  return row ?? null;
}

/** The same id sent again changes nothing. Throws conflict if the month has one with another id. */
export async function addGoodThing(tx: MemberTx, { id, month, words }: { id: string; month: Month; words: string }): Promise<void> {
  await tx.insert(goodThings).values({ id, month, words: words.trim(), userId: tx.memberId }).onConflictDoNothing();
  if ((await readGoodThing(tx, month))?.id !== id) throw new Problem("conflict", messages.another, { field: "words" });
}

/** Throws conflict when it was changed since `version`. */
export async function editGoodThing(tx: MemberTx, { id, version, words }: { id: string; version: number; words: string }): Promise<void> {
  await updateVersioned(tx, goodThings, { id, version, gone: messages.gone }, () => ({ words: words.trim() }));
}

export const removeGoodThing = (tx: MemberTx, id: string, now: number): Promise<void> => removeOne(tx, goodThings, id, now);

/** Throws conflict if another one was written for its month since. */
export async function restoreGoodThing(tx: MemberTx, id: string, month: Month): Promise<void> {
  const now = await readGoodThing(tx, month);
  if (now && now.id !== id) throw new Problem("conflict", messages.another);
  await restore(tx, goodThings, [id]);
}
