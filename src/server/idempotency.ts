import { and, lt } from "drizzle-orm";
import { ownedBy, type MemberTx } from "./database.ts";
import { idempotencyKeys } from "./idempotency.tables.ts";

/** How long an idempotency key is stored, ms: far longer than a device keeps an unsent write. */
const rememberMs = 60 * 86_400_000;

/**
 * Whether the write with the idempotency key `id` (a UUID) comes for the first time; stores the key in the open transaction, so
 * that both are committed or neither. Two at once wait for each other. Without a key it is always the first.
 */
export async function isFirstWrite(tx: MemberTx, id: string | undefined, now: number): Promise<boolean> {
  if (!id) return true;
  await tx.delete(idempotencyKeys).where(and(ownedBy(idempotencyKeys, tx), lt(idempotencyKeys.doneAt, new Date(now - rememberMs))));
  const created = await tx
    .insert(idempotencyKeys)
    .values({ userId: tx.memberId, id, doneAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ id: idempotencyKeys.id });
  return created.length > 0;
}
