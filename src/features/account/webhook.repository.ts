import { and, asc, desc, eq, isNull, lt, sql } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import { ownedBy, type MemberTx, type Owner, type Transaction } from "#server/database.ts";
import { isFull } from "#server/list-limit.ts";
import { deleteRow, ownRow, updateRow } from "#server/rows.ts";
import { expectSameCredentials, type Proved } from "#server/session.ts";
import { openSealed, type Sealed } from "#server/sealed.ts";
import { webhookDeliveries as deliveries, webhookEndpoints as endpoints } from "#server/webhook.tables.ts";
import { deliveryStatus, mostWebhooks, webhookMessages, type PauseReason, type WebhookEventName } from "./webhook.rules.ts";

/** The encrypted part of a webhook. */
export type Target = { url: string; secret: string };
export const webhookSeal = ({ config }: Pick<AppContext, "config">): Sealed => openSealed(config, "evenday webhook target");

export const listWebhooks = (tx: MemberTx) =>
  tx.select().from(endpoints).where(ownedBy(endpoints, tx)).orderBy(asc(endpoints.createdAt), asc(endpoints.id));

type NewWebhook = { id: string; encrypted: string; events: readonly WebhookEventName[] };

/**
 * The same id again replaces the webhook, for a lost answer. Throws invalid beyond the limit of an account, and not-signed-in if the account's
 * credentials were changed since `member` proved who they are. `ownerTx` is a transaction of the tables' owner.
 */
export async function addWebhook(ownerTx: Transaction, member: Proved, { id, encrypted, events }: NewWebhook, now: number): Promise<void> {
  await expectSameCredentials(ownerTx, member);
  await setOperatorContext(ownerTx);
  const tx: MemberTx = Object.assign(ownerTx, { memberId: member.id });
  if (await isFull(tx, endpoints, { id, most: mostWebhooks })) throw new Problem("invalid", webhookMessages.tooMany);
  const row = { encrypted, events: [...events], createdAt: new Date(now), pausedAt: null, pausedFor: null };
  await tx
    .insert(endpoints)
    .values({ ...row, userId: tx.memberId, id })
    .onConflictDoUpdate({ target: [endpoints.userId, endpoints.id], set: row });
}

/** Changes events, or pauses or resumes. A pause stops queued deliveries; after it only new events are sent. Throws not-found. */
export async function changeWebhook(
  tx: MemberTx,
  id: string,
  { events, isPaused }: { events?: readonly WebhookEventName[] | undefined; isPaused?: boolean | undefined },
  now: number,
): Promise<void> {
  const row = await lockWebhook(tx, id);
  const pausedAt = isPaused === undefined ? row.pausedAt : isPaused ? (row.pausedAt ?? new Date(now)) : null;
  await updateRow(tx, endpoints, id, {
    ...(events ? { events: [...events] } : {}),
    pausedAt,
    pausedFor: pausedAt === null ? null : row.pausedFor,
  });
  if (pausedAt !== null) await stopDeliveries(tx, tx.memberId, id);
}

async function lockWebhook(tx: MemberTx, id: string) {
  const [row] = await tx
    .select()
    .from(endpoints)
    .where(ownRow(endpoints, tx, id))
    .for("update");
  if (!row) throw new Problem("not-found", webhookMessages.gone);
  return row;
}

/** Deletes a webhook, its log and queued deliveries. Throws not-found. */
export async function removeWebhook(tx: MemberTx, id: string): Promise<void> {
  if (!(await deleteRow(tx, endpoints, id))) throw new Problem("not-found", webhookMessages.gone);
}

/** Deliveries of a webhook, newest first, without their bodies; `next` is the cursor of the next page, null at the end. */
export async function listDeliveries(tx: MemberTx, { id, before, limit }: { id: string; before?: string | undefined; limit: number }) {
  const { event, createdAt, tries, triedAt, nextTryAt, deliveredAt, failedAt, fault } = deliveries;
  const rows = await tx
    .select({ id: deliveries.id, event, createdAt, tries, triedAt, nextTryAt, deliveredAt, failedAt, fault })
    .from(deliveries)
    .where(and(ownedBy(deliveries, tx), eq(deliveries.endpointId, id), before ? lt(deliveries.id, before) : undefined))
    .orderBy(desc(deliveries.id))
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  return {
    deliveries: page.map((row) => ({
      id: row.id,
      event: row.event,
      status: deliveryStatus(row),
      createdAt: row.createdAt.toISOString(),
      tries: row.tries,
      triedAt: row.triedAt?.toISOString() ?? null,
      nextTryAt: row.nextTryAt?.toISOString() ?? null,
      fault: row.fault,
    })),
    next: rows.length > limit ? (page.at(-1)?.id ?? null) : null,
  };
}

/** Sends a failed delivery again, with a new day of tries. Throws not-found, and conflict when it was delivered or is paused. */
export async function sendAgain(tx: MemberTx, { id, delivery }: { id: string; delivery: string }, now: number): Promise<void> {
  const webhook = await lockWebhook(tx, id);
  const which = and(ownedBy(deliveries, tx), eq(deliveries.endpointId, id), eq(deliveries.id, delivery));
  const [row] = await tx.select().from(deliveries).where(which).for("update");
  if (!row) throw new Problem("not-found", webhookMessages.deliveryGone);
  if (row.body === null) throw new Problem("conflict", webhookMessages.delivered);
  if (webhook.pausedAt !== null) throw new Problem("conflict", webhookMessages.paused);
  await tx
    .update(deliveries)
    .set({ tries: 0, nextTryAt: new Date(now), failedAt: null })
    .where(which);
}

type Updater = Pick<Owner, "update">;

/** Stops all deliveries of this webhook until they are sent again by hand. */
async function stopDeliveries(writer: Updater, memberId: string, endpointId: string): Promise<void> {
  await writer
    .update(deliveries)
    .set({ nextTryAt: null })
    .where(and(eq(deliveries.userId, memberId), eq(deliveries.endpointId, endpointId), isNull(deliveries.deliveredAt)));
}

/** Pauses a webhook for `reason`. False if it was paused before. */
export async function pauseWebhook(
  writer: Updater,
  { memberId, id, reason }: { memberId: string; id: string; reason: PauseReason },
  now: number,
): Promise<boolean> {
  const paused = await writer
    .update(endpoints)
    .set({ pausedAt: new Date(now), pausedFor: reason })
    .where(and(eq(endpoints.userId, memberId), eq(endpoints.id, id), isNull(endpoints.pausedAt)))
    .returning({ id: endpoints.id });
  await stopDeliveries(writer, memberId, id);
  return paused.length > 0;
}

/** Lets the open transaction of the tables' owner see every member's rows, for the jobs and for ending an account's credentials. */
export const setOperatorContext = (tx: Pick<Owner, "execute">) => tx.execute(sql`select set_config('app.job', 'operator', true)`);

/** Ends every webhook of this member, with its log. `tx` is a transaction of the tables' owner. */
export async function endWebhooks(tx: Pick<Owner, "delete" | "execute">, memberId: string): Promise<void> {
  await setOperatorContext(tx);
  await tx.delete(endpoints).where(eq(endpoints.userId, memberId));
}
