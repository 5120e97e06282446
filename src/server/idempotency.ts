import { createHash } from "node:crypto";
import { and, eq, inArray, isNotNull, lt, or, sql, type SQL } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "./database.ts";
import type { AppContext } from "./context.ts";
import { idempotencyKeys } from "./idempotency.tables.ts";

/** How long a key is stored, ms: far longer than a device stores an unsent write; one with a stored answer, which may be private, only a day. */
const retentionMs = { key: 60 * 86_400_000, answer: 86_400_000 };
const longestKey = 255;
/** Each undone key is a row: a header of 16 kB could name thousands. A write that was edited fifty times before it was undone has a hundred. */
const mostUndoneKeys = 200;
/** Differs between retries of the same write: how long it has waited on the device. */
const timing = new Set(["agoMs"]);

/** A write under an Idempotency-Key. `requestHash` covers the call and its whole input. `undoes` are the keys of the writes that it undoes. */
export type KeyedWrite = { id: string; requestHash: string; undoes: readonly string[] };

/**
 * The write of an `Idempotency-Key` header, or undefined without one. `undoes` is the header with the keys of the writes that it undoes,
 * separated by commas.
 */
export function keyedWrite(header: string | undefined, call: string, input: unknown, undoes?: string): KeyedWrite | undefined {
  const key = header?.trim();
  if (!key) return undefined;
  if (key.length > longestKey)
    throw new Problem("invalid", `Please send an Idempotency-Key of at most ${longestKey} characters.`, { field: "idempotency-key" });
  const undone = (undoes ?? "").split(",").flatMap((one) => one.trim() || []);
  if (undone.length > mostUndoneKeys)
    throw new Problem("invalid", `Please send at most ${mostUndoneKeys} Undoes-Keys.`, { field: "undoes-keys" });
  return { id: idOf(key), requestHash: hashOf(`${call}\n${textOf(input)}`), undoes: undone.map(idOf) };
}

/** The whole input as a text. Throws invalid for one that no call takes: nested too deep, with thousands of fields, or values that JSON does not have. */
function textOf(input: unknown): string {
  try {
    return JSON.stringify(input, sorted);
  } catch (cause) {
    throw new Problem("invalid", "This could not be read. Please check it and send it again.", { cause });
  }
}

/** A key that is not a UUID is hashed. */
function idOf(key: string): string {
  const isUuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(key);
  return isUuid
    ? key.toLowerCase()
    : hashOf(key)
        .slice(0, 32)
        .replace(/^(.{8})(.{4})(.{4})(.{4})/, "$1-$2-$3-$4-");
}

/**
 * Runs `work` once per key: the key and the answer are stored in the open transaction, so that all is committed or nothing. A second
 * request waits for the first and gets its answer; another request under the same key is refused with a conflict. `work` that calls
 * `isFirst` itself decides what a repeated write answers: its answer is not stored, and it runs again.
 */
export async function once<T>(
  tx: MemberTx,
  write: KeyedWrite,
  now: number,
  work: (isFirst: () => boolean) => Promise<T>,
): Promise<{ answer: T; isRepeated: boolean }> {
  await tx.delete(idempotencyKeys).where(and(ownedBy(idempotencyKeys, tx), isOver(now)));
  const own = and(ownedBy(idempotencyKeys, tx), eq(idempotencyKeys.id, write.id));
  const created = await tx
    .insert(idempotencyKeys)
    .values({ userId: tx.memberId, id: write.id, doneAt: new Date(now), requestHash: write.requestHash })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id });
  const isFirst = created.length > 0;
  const [before] = isFirst ? [] : await tx.select().from(idempotencyKeys).where(own);
  if (before?.requestHash && before.requestHash !== write.requestHash)
    throw new Problem("conflict", otherRequest, { field: "idempotency-key" });
  if (before?.answer === forgotten) throw new Problem("not-found", "This was deleted for good.");
  // written by this function for the same request
  if (before?.answer) return { answer: (JSON.parse(before.answer) as { json: T }).json, isRepeated: true };
  let answersItself = false;
  const answer = await work(() => {
    answersItself = true;
    return isFirst;
  });
  if (isFirst && !answersItself)
    await tx
      .update(idempotencyKeys)
      .set({ answer: JSON.stringify({ json: answer }) })
      .where(own);
  return { answer, isRepeated: !isFirst };
}

/** In place of an answer whose row was deleted for good. */
const forgotten = "";

/**
 * Removes the stored answers that contain a row with one of these ids, which was deleted for good: its words would stay for a day. `ids`: a
 * query of them as text.
 */
export async function forgetAnswers(tx: MemberTx, ids: SQL): Promise<void> {
  await tx
    .update(idempotencyKeys)
    .set({ answer: forgotten })
    .where(
      and(
        ownedBy(idempotencyKeys, tx),
        isNotNull(idempotencyKeys.answer),
        sql`exists (select from regexp_matches(${idempotencyKeys.answer}, '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}', 'g') as found
          where found[1] in (${ids}))`,
      ),
    );
}

/**
 * Whether any write of `ids`, the keys that a write undoes, was done. One that is being written is waited for, and one that has not arrived
 * does nothing later: `tx` is committed before the undo, so that this also holds for an undo that is refused.
 */
export async function takeUndoneKeys(tx: MemberTx, ids: readonly string[], now: number): Promise<boolean> {
  const rows = ids.map((id) => ({ userId: tx.memberId, id, doneAt: new Date(now) }));
  await tx.insert(idempotencyKeys).values(rows).onConflictDoNothing();
  const isDone = and(ownedBy(idempotencyKeys, tx), inArray(idempotencyKeys.id, [...ids]), isNotNull(idempotencyKeys.requestHash));
  return (await tx.select({ id: idempotencyKeys.id }).from(idempotencyKeys).where(isDone).limit(1)).length > 0;
}

/** Deletes expired keys and answers of all members; the operator's policy allows that to the tables' owner only. */
export async function sweepIdempotencyKeys(context: AppContext): Promise<void> {
  await context.database.owner.transaction(async (tx) => {
    await tx.execute(sql`select set_config('app.job', 'operator', true)`);
    await tx.delete(idempotencyKeys).where(isOver(context.clock()));
  });
}

const isOver = (now: number) =>
  or(
    lt(idempotencyKeys.doneAt, new Date(now - retentionMs.key)),
    and(isNotNull(idempotencyKeys.answer), lt(idempotencyKeys.doneAt, new Date(now - retentionMs.answer))),
  );

const otherRequest = "This Idempotency-Key was used for another request before. Please send this one with a new key.";
const hashOf = (text: string) => createHash("sha256").update(text).digest("hex");

/** Fields of one object of the input: no call takes so many, and to sort those of a body of megabytes would hold up other requests. */
const mostFields = 1000;

/** Sorts the fields, so that the same input is the same text. Throws for more than `mostFields`. */
function sorted(name: string, value: unknown): unknown {
  if (timing.has(name)) return undefined;
  if (typeof value !== "object" || value === null || Array.isArray(value)) return value;
  if (Object.keys(value).length > mostFields) throw new Error("an object has too many fields");
  return Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
