import { and, eq, gt, inArray, isNull, lt, sql } from "drizzle-orm";
import { dayIn, type Day, dayMs } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { accessColumns, users } from "#server/auth.tables.ts";
import type { AppContext } from "#server/context.ts";
import type { MemberTx } from "#server/database.ts";
import { postSafely, type PostOptions } from "#server/integrations/public-post.ts";
import { signedHeaders } from "#server/integrations/webhook-post.ts";
import { forEachItem } from "#server/jobs.ts";
import { queueEvent } from "#server/webhook-events.ts";
import { webhookDeliveries as deliveries, webhookEndpoints as endpoints } from "#server/webhook.tables.ts";
import { homeOf } from "./account.deletion.repository.ts";
import { emails } from "./email.content.ts";
import { notify } from "./email.repository.ts";
import { logDays, mostWebhookTries, retryPauses, type PauseReason } from "./webhook.rules.ts";
import { pauseWebhook, setOperatorContext, webhookSeal, type Target } from "./webhook.repository.ts";

/** Simultaneous posts of one process, each to another webhook. */
const atOnce = 8;
/** A run of the job ends after this, so that it never delays a stop. */
const longestRunMs = 60_000;

/** Options of a delivery; tests resolve names to other addresses, or use shorter timeouts. */
type Sending = Pick<PostOptions, "resolve" | "timeoutMs">;
/** The unpaid bills of a day, as the feature reports them through app/. */
export type BillsDue = (tx: MemberTx, today: Day) => Promise<{ id: string; amountCents: number; dueOn: Day }[]>;

type Leased = {
  userId: string;
  id: string;
  endpointId: string;
  body: string;
  tries: number;
  createdAt: Date;
  encrypted: string;
  email: string;
};

export const webhookFacts = {
  /** Sends what is due, each delivery by one of all servers. Returns how many were delivered. */
  deliver: async (context: AppContext, sending: Sending = {}): Promise<number> => {
    const endsAt = Date.now() + longestRunMs;
    let delivered = 0;
    for (let due = await lease(context); due.length > 0; due = Date.now() < endsAt ? await lease(context) : []) {
      const results = await Promise.allSettled(due.map((one) => send(context, one, sending)));
      for (const one of results) {
        if (one.status === "rejected") context.log.error({ err: one.reason as unknown }, "the outcome of a webhook could not be written");
        else if (one.value) delivered += 1;
      }
    }
    return delivered;
  },

  /**
   * Events that no write causes: bills that are due today in the time zone of a member with access, and trials that end within a day. Each
   * is written once.
   */
  findDue: async (context: AppContext, billsDue: BillsDue): Promise<number> => {
    const now = context.clock();
    const members = await context.database.owner.transaction(async (tx) => {
      await setOperatorContext(tx);
      return tx
        .selectDistinct({ id: users.id, timeZone: users.timeZone, ...accessColumns })
        .from(endpoints)
        .innerJoin(users, eq(users.id, endpoints.userId))
        .where(and(isNull(endpoints.pausedAt), sql`${endpoints.events} ?| array['bill.due', 'trial.ending']`));
    });
    let queued = 0;
    await forEachItem(context.log, "webhook events", members, async (member) => {
      const { id, timeZone, trialEndsAt, billingStatus } = member;
      const today = dayIn(timeZone, now);
      queued += await context.database.withUser(id, async (tx) => {
        let written = 0;
        const bills = context.hasAccess(member, now) ? await billsDue(tx, today) : [];
        for (const { id: billId, amountCents, dueOn } of bills)
          written += await queueEvent(tx, { event: "bill.due", data: { billId, amountCents, dueOn } }, now, `bill ${billId} ${dueOn}`);
        const left = trialEndsAt.getTime() - now;
        if (billingStatus === "none" && left > 0 && left <= dayMs)
          written += await queueEvent(tx, { event: "trial.ending", data: { endsAt: trialEndsAt.toISOString() } }, now, "trial");
        return written;
      });
    });
    return queued;
  },

  /** Deletes deliveries that are older than the log. */
  sweep: (context: AppContext): Promise<void> =>
    context.database.owner.transaction(async (tx) => {
      await setOperatorContext(tx);
      await tx.delete(deliveries).where(lt(deliveries.createdAt, new Date(context.clock() - logDays * dayMs)));
    }),
};

/**
 * At most one due delivery of each webhook, in turns, so that slow receivers with long queues delay no other. The delay begins before the
 * try: no other server takes it meanwhile.
 */
async function lease({ database, clock }: AppContext): Promise<Leased[]> {
  const now = new Date(clock()).toISOString();
  return database.owner.transaction(async (tx) => {
    await setOperatorContext(tx);
    const taken = await tx.execute<{ user_id: string; id: string }>(sql`
      update webhook_deliveries d set tries = d.tries + 1, tried_at = ${now}::timestamptz,
        next_try_at = ${now}::timestamptz + (array[${sql.raw([...retryPauses, retryPauses.at(-1)].join(","))}])[least(d.tries + 1, ${mostWebhookTries})] * interval '1 millisecond'
      from (
        select user_id, id from webhook_deliveries w
        where next_try_at <= ${now}::timestamptz and (user_id, id) in (
          select distinct on (user_id, endpoint_id) user_id, id from webhook_deliveries
          where next_try_at <= ${now}::timestamptz order by user_id, endpoint_id, next_try_at, id)
        order by (select max(tried_at) from webhook_deliveries t where t.user_id = w.user_id and t.endpoint_id = w.endpoint_id) nulls first,
          next_try_at limit ${atOnce} for update skip locked) due
      where d.user_id = due.user_id and d.id = due.id returning d.user_id, d.id`);
    if (taken.rows.length === 0) return [];
    const rows = await tx
      .select({
        userId: deliveries.userId,
        id: deliveries.id,
        endpointId: deliveries.endpointId,
        body: deliveries.body,
        tries: deliveries.tries,
        createdAt: deliveries.createdAt,
        encrypted: endpoints.encrypted,
        email: users.email,
      })
      .from(deliveries)
      .innerJoin(endpoints, and(eq(endpoints.userId, deliveries.userId), eq(endpoints.id, deliveries.endpointId)))
      .innerJoin(users, eq(users.id, deliveries.userId))
      .where(
        and(
          inArray(
            deliveries.userId,
            taken.rows.map((one) => one.user_id),
          ),
          inArray(
            deliveries.id,
            taken.rows.map((one) => one.id),
          ),
        ),
      );
    return rows.map((row) => ({ ...row, body: row.body ?? "" }));
  });
}

/** One try. The result is recorded as a word or status code; true if the receiver accepted it. */
async function send(context: AppContext, one: Leased, sending: Sending): Promise<boolean> {
  const target = webhookSeal(context).unseal<Target>(one.encrypted);
  if (!target) {
    await fail(context, one, "no secret", "unreadable");
    return false;
  }
  const headers = {
    ...signedHeaders(target.secret, `msg_${one.id}`, context.clock(), one.body),
    "content-type": "application/json",
    "user-agent": "Evenday-Webhooks/1",
  };
  const options = { ...sending, mayBePrivate: context.config.WEBHOOK_PRIVATE_TARGETS === "on" };
  const status = await postSafely({ url: target.url, headers, body: one.body }, options).catch(faultOf);
  if (typeof status === "number" && status >= 200 && status < 300) {
    context.metrics?.message("webhook", "sent");
    await note(context, one, { deliveredAt: new Date(context.clock()), body: null, nextTryAt: null, fault: null });
    return true;
  }
  const reason = status === 410 ? "gone" : one.tries >= mostWebhookTries ? "failing" : undefined;
  if (reason) await fail(context, one, String(status), reason);
  else {
    context.metrics?.message("webhook", "failed");
    await note(context, one, { fault: String(status) });
  }
  return false;
}

const note = ({ database }: AppContext, { userId, id }: Leased, change: Partial<typeof deliveries.$inferInsert>) =>
  database.withUser(userId, (tx) =>
    tx
      .update(deliveries)
      .set(change)
      .where(and(eq(deliveries.userId, userId), eq(deliveries.id, id))),
  );

/** Gives a delivery up and pauses its webhook, unless the receiver accepted a later one meanwhile; an email reports it. */
async function fail(
  context: AppContext,
  { userId, id, endpointId, createdAt, email }: Leased,
  fault: string,
  reason: PauseReason,
): Promise<void> {
  const now = context.clock();
  context.metrics?.message("webhook", "given-up");
  await context.database.owner.transaction(async (tx) => {
    await setOperatorContext(tx);
    // locked before its deliveries, as by every change of it, so that no two wait for each other
    await tx
      .select({ id: endpoints.id })
      .from(endpoints)
      .where(and(eq(endpoints.userId, userId), eq(endpoints.id, endpointId)))
      .for("update");
    await tx
      .update(deliveries)
      .set({ failedAt: new Date(now), nextTryAt: null, fault })
      .where(and(eq(deliveries.userId, userId), eq(deliveries.id, id)));
    const later = and(eq(deliveries.userId, userId), eq(deliveries.endpointId, endpointId), gt(deliveries.deliveredAt, createdAt));
    if (reason === "failing" && (await tx.$count(deliveries, later)) > 0) return;
    if (await pauseWebhook(tx, { memberId: userId, id: endpointId, reason }, now))
      await notify(context, tx, "webhook-paused", { id: userId, email }, emails.webhookPaused(homeOf(context)));
  });
  context.mail.kick();
}

/** The fault as a word or code: a connection error's message may contain the address. */
function faultOf(error: unknown): string {
  if (error instanceof Problem) return "address not allowed";
  const { code, name } = (error ?? {}) as { code?: unknown; name?: unknown };
  if (name === "TimeoutError" || name === "AbortError" || code === "ABORT_ERR") return "no answer in time";
  return typeof code === "string" ? code : "no answer";
}
