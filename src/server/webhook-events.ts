import { and, count, eq, isNotNull, isNull } from "drizzle-orm";
import type { Day } from "#shared/dates.ts";
import type { Owner } from "./database.ts";
import { newId } from "./ids.ts";
import { webhookDeliveries as deliveries, webhookEndpoints as endpoints } from "./webhook.tables.ts";

/** What is sent to a member's own server: ids, numbers and dates, never text that a member wrote. */
type WebhookEvent =
  | { event: "expense.created"; data: { id: string; categoryId: string; amountCents: number; spentOn: Day } }
  | { event: "habit.checked"; data: { habitId: string; day: Day } }
  | { event: "no_spend_day.logged"; data: { day: Day } }
  | { event: "mood.logged"; data: { day: Day; mood: number } }
  | { event: "bill.due"; data: { billId: string; amountCents: number; dueOn: Day } }
  | { event: "trial.ending"; data: { endsAt: string } }
  | { event: "subscription.changed"; data: { status: string; paidUntil: string | null; cancelsAtEnd: boolean } };

/** Limits the queue of a slow receiver: an endpoint with so many waiting deliveries gets no more until some were delivered. */
const mostWaiting = 1000;

type Writer = Pick<Owner, "select" | "insert"> & { memberId: string };

/**
 * Writes an event for each endpoint that subscribes to it, in the open transaction: it is sent if and only if that commits. `now` in UTC
 * ms; of events with the same `onceKey` one is written. Most members have no endpoint, for whom this is one quick read.
 */
export async function queueEvent(tx: Writer, { event, data }: WebhookEvent, now: number, onceKey: string | null = null): Promise<number> {
  const active = await tx
    .select({ id: endpoints.id, events: endpoints.events })
    .from(endpoints)
    .where(and(eq(endpoints.userId, tx.memberId), isNull(endpoints.pausedAt)));
  let queued = 0;
  for (const { id: endpointId, events } of active) {
    if (!events.includes(event)) continue;
    const [waiting] = await tx
      .select({ rows: count() })
      .from(deliveries)
      .where(and(eq(deliveries.userId, tx.memberId), eq(deliveries.endpointId, endpointId), isNotNull(deliveries.nextTryAt)));
    if ((waiting?.rows ?? 0) >= mostWaiting) continue;
    const at = new Date(now);
    const body = JSON.stringify({ type: event, timestamp: at.toISOString(), data });
    const created = await tx
      .insert(deliveries)
      .values({ userId: tx.memberId, id: newId(), endpointId, event, body, onceKey, createdAt: at, nextTryAt: at })
      .onConflictDoNothing()
      .returning({ id: deliveries.id });
    queued += created.length;
  }
  return queued;
}
