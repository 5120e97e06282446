import { and, lt } from "drizzle-orm";
import { own, type MemberTx } from "./database.ts";
import { doneWrites } from "./once.tables.ts";

/** How long a done write is remembered, ms: far longer than a device is left with something that waits to be sent. */
const rememberMs = 60 * 86_400_000;

/**
 * Whether the write that a device calls `id` (a UUID) comes for the first time; remembers it together with what the open
 * transaction does, so that both are done or neither is. Two at once wait for each other. Without an id it is always the first.
 */
export async function isFirst(tx: MemberTx, id: string | undefined, now: number): Promise<boolean> {
  if (!id) return true;
  await tx.delete(doneWrites).where(and(own(doneWrites, tx), lt(doneWrites.doneAt, new Date(now - rememberMs))));
  const made = await tx
    .insert(doneWrites)
    .values({ userId: tx.memberId, id, doneAt: new Date(now) })
    .onConflictDoNothing()
    .returning({ id: doneWrites.id });
  return made.length > 0;
}
