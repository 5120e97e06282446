import type { Ground } from "#server/ground.ts";
import { customers, writeReading } from "./billing.store.ts";

/** Asks the payment service how things stand and writes that, whatever event or timer was the occasion. */
export async function syncMember(ground: Ground, memberId: string, customerId: string): Promise<void> {
  if (!ground.payments) return;
  const askedAt = ground.clock();
  const reading = await ground.payments.read(customerId);
  await writeReading(ground.database.owner, memberId, reading, askedAt, ground.config.BILLING_GRACE_DAYS);
  ground.sessions.forget(memberId);
}

/** Every customer, one after the other, so that lost events are made good. Gives how many were asked and how many failed. */
export async function reconcile(ground: Ground): Promise<{ asked: number; failed: number }> {
  const all = await customers(ground.database.owner);
  let failed = 0;
  for (const { memberId, customerId } of all) {
    try {
      await syncMember(ground, memberId, customerId);
    } catch (error) {
      failed += 1;
      ground.log.warn({ err: error }, "could not reconcile one customer; the next round tries again");
    }
  }
  return { asked: all.length, failed };
}
