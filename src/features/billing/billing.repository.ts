import { dayMs } from "#shared/dates.ts";
import { and, eq, isNotNull, isNull, lt, or, sql, type SQL } from "drizzle-orm";
import { accessColumns, deletedAccounts, users } from "#server/auth.tables.ts";
import type { Owner } from "#server/database.ts";
import type { AppContext } from "#server/context.ts";
import type { Proved } from "#server/session.ts";
import { makeTicket, readTicket } from "#server/signing.ts";
import { queueEvent } from "#server/webhook-events.ts";
import type { Event, Reading } from "#server/integrations/payments.ts";
import { billingEvents } from "./billing.tables.ts";

/** The payment data of a member. Times are UTC ms in `now`, dates in rows. Null for a deleted account. */
export async function billingOf(owner: Owner, memberId: string) {
  const [row] = await owner
    .select({
      id: users.id,
      email: users.email,
      ...accessColumns,
      customerId: users.customerId,
      subscriptionId: users.subscriptionId,
      cancelsAtEnd: users.cancelsAtEnd,
      credentialEpoch: users.credentialEpoch,
    })
    .from(users)
    .where(eq(users.id, memberId));
  return row ?? null;
}

export async function memberOfCustomer(owner: Owner, customerId: string): Promise<string | null> {
  const [row] = await owner.select({ id: users.id }).from(users).where(eq(users.customerId, customerId));
  return row?.id ?? null;
}

/** `id` is text from the payment provider. */
export async function isDeletedAccount(owner: Owner, id: string): Promise<boolean> {
  return (await owner.$count(deletedAccounts, eq(sql`${deletedAccounts.id}::text`, id))) > 0;
}

/** Stores the customer of a member only once; returns the stored one. */
export async function saveCustomer(owner: Owner, memberId: string, customerId: string): Promise<string> {
  await owner
    .update(users)
    .set({ customerId })
    .where(and(eq(users.id, memberId), isNull(users.customerId)));
  return (await billingOf(owner, memberId))?.customerId ?? customerId;
}

/**
 * Stores the payment provider's answer to a request made at `askedAt` (UTC ms). An answer to an older request never overwrites that of a
 * newer one. The grace period begins with the first failed payment and is not renewed by later ones.
 */
export async function writeReading(owner: Owner, memberId: string, reading: Reading, askedAt: number, graceDays: number): Promise<void> {
  const isNewer = or(isNull(users.billingReadAt), lt(users.billingReadAt, new Date(askedAt + 1)));
  // of the locked row: two answers at once, to an invoice and its subscription, would each begin a grace period, with an email about each
  const status = (before: Grace): Status => ({
    billingStatus: reading.status,
    subscriptionId: reading.subscriptionId,
    cancelsAtEnd: reading.cancelsAtEnd,
    // past_due turns into unpaid; changing between them is the same failed payment, not a new one
    graceEndsAt: !failing.has(reading.status)
      ? null
      : failing.has(before.billingStatus) && before.graceEndsAt
        ? before.graceEndsAt
        : new Date(askedAt + graceDays * dayMs),
    paidUntil: reading.paidUntil === null ? null : new Date(reading.paidUntil),
    billingReadAt: new Date(askedAt),
  });
  await writeStatus(owner, memberId, status, askedAt, isNewer);
}

type Status = Partial<typeof users.$inferInsert>;
type Grace = Pick<typeof users.$inferSelect, "billingStatus" | "graceEndsAt">;

/** Writes the access state where `which` matches, and in the same transaction the webhook event if it differs from before. */
async function writeStatus(owner: Owner, memberId: string, status: (before: Grace) => Status, now: number, which?: SQL): Promise<void> {
  await owner.transaction(async (tx) => {
    const mine = and(eq(users.id, memberId), which);
    const { billingStatus, paidUntil, cancelsAtEnd, graceEndsAt } = users;
    const shown = { status: billingStatus, paidUntil, cancelsAtEnd };
    const [locked] = await tx
      .select({ ...shown, graceEndsAt })
      .from(users)
      .where(mine)
      .for("update");
    if (!locked) return;
    const { graceEndsAt: graceBefore, ...before } = locked;
    const [after = before] = await tx
      .update(users)
      .set(status({ billingStatus: before.status, graceEndsAt: graceBefore }))
      .where(mine)
      .returning(shown);
    if (JSON.stringify(before) === JSON.stringify(after)) return;
    // the tables' owner sees members' rows in this transaction only
    await tx.execute(sql`select set_config('app.job', 'operator', true)`);
    const data = { ...after, paidUntil: after.paidUntil?.toISOString() ?? null };
    await queueEvent(Object.assign(tx, { memberId }), { event: "subscription.changed", data }, now);
  });
}

const failing = new Set(["past_due", "unpaid"]);

/** Records an event. Returns false when it was recorded before. */
export async function recordEvent(owner: Owner, event: Event, now: number): Promise<boolean> {
  const created = await owner
    .insert(billingEvents)
    .values({ id: event.id, type: event.type, happenedAt: new Date(event.happenedAt), receivedAt: new Date(now) })
    .onConflictDoNothing()
    .returning();
  return created.length > 0;
}

export async function customers(owner: Owner): Promise<{ memberId: string; customerId: string }[]> {
  const rows = await owner.select({ memberId: users.id, customerId: users.customerId }).from(users).where(isNotNull(users.customerId));
  return rows.map((row) => ({ memberId: row.memberId, customerId: row.customerId ?? "" }));
}

const sandboxPurpose = "sandbox checkout";

/**
 * The ticket in a sandbox page's address, which opens in a new tab without a session. Valid for an hour, and until the password, the address
 * or the second factor changes, a sign-in provider is removed or the other sessions are ended.
 */
export const sandboxTicket = ({ config, clock }: AppContext, { id, credentialEpoch }: Proved): string =>
  makeTicket(config.AUTH_SECRET, sandboxPurpose, `${id} ${credentialEpoch}`, clock() + 3_600_000);

const ticketParts = ({ config, clock }: AppContext, ticket: string): string[] =>
  (readTicket(config.AUTH_SECRET, sandboxPurpose, ticket, clock()) ?? "").split(" ");

/** The id of the member whom a signed ticket names, also when it has been withdrawn since; empty for any other text. */
export const memberOfTicket = (context: AppContext, ticket: string): string => ticketParts(context, ticket)[0] ?? "";

/** The payment data of a ticket's member; null when it is not ours, expired, or from before a change of the account. */
export async function holderOfTicket(context: AppContext, ticket: string) {
  const [id = "", epoch] = ticketParts(context, ticket);
  const { database } = context;
  const billing = id ? await billingOf(database.owner, id) : null;
  return billing && String(billing.credentialEpoch) === epoch ? billing : null;
}

/** Sandbox payments: the sandbox writes the access state itself, as a payment provider would report it. */
export const writeSandboxStatus = (owner: Owner, memberId: string, status: Status, now: number): Promise<void> =>
  writeStatus(owner, memberId, () => status, now);
