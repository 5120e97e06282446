import type { AppContext } from "#server/context.ts";
import { forEachItem } from "#server/jobs.ts";
import { billingOf, customers, isDeletedAccount, writeReading } from "./billing.repository.ts";
import { paymentFailed } from "./payment-email.content.ts";

/**
 * Reads the state from the payment provider and stores it, whatever event or timer was the cause. A member has one subscription: of two that
 * were paid from two checkouts the later one is ended and refunded.
 */
export async function syncMember(context: AppContext, memberId: string, customerId: string): Promise<void> {
  if (!context.payments) return;
  const askedAt = context.clock();
  const reading = await context.payments.read(customerId);
  await writeReading(context.database.owner, memberId, reading, askedAt, context.config.BILLING_GRACE_DAYS);
  await mailPaymentFailure(context, memberId);
  context.sessions.evict(memberId);
  for (const id of reading.duplicates) {
    context.log.warn("a second subscription of a member is ended and refunded");
    await context.payments.refund(id);
  }
}

/** Ends and refunds what was paid for an account that is deleted: its checkout was paid at the moment of the deletion. */
export async function endOfDeleted(context: AppContext, customerId: string): Promise<void> {
  if (!context.payments) return;
  const memberId = await context.payments.memberOf(customerId);
  // a customer of something else in the same Stripe account is not touched
  if (!memberId || !(await isDeletedAccount(context.database.owner, memberId))) return;
  context.log.warn("the subscription of a deleted account is ended and refunded");
  await context.payments.endAll(customerId, true);
}

/** One email for each failure that begins a grace period, however many events and jobs report it. */
async function mailPaymentFailure(context: AppContext, memberId: string): Promise<void> {
  const { mail, database, config } = context;
  const billing = await billingOf(database.owner, memberId);
  if (!mail.isReal || billing?.billingStatus !== "past_due" || !billing.graceEndsAt || billing.graceEndsAt.getTime() < context.clock())
    return;
  const onceKey = `payment-failed:${memberId}:${billing.graceEndsAt.getTime()}`;
  const words = paymentFailed(config.PUBLIC_URL ?? `http://localhost:${config.PORT}`);
  await mail.queue(database.owner, { kind: "payment-failed", memberId, onceKey, to: billing.email, ...words });
  mail.kick();
}

/** Reads every customer's state, one after the other, in case events were lost. Returns how many were asked and how many failed. */
export async function reconcile(context: AppContext): Promise<{ asked: number; failed: number }> {
  const all = await customers(context.database.owner);
  const { failed } = await forEachItem(context.log, "reconcile", all, ({ memberId, customerId }) =>
    syncMember(context, memberId, customerId),
  );
  return { asked: all.length, failed };
}
