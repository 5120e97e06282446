import type Stripe from "stripe";
import { z } from "zod";
import { Problem } from "#shared/errors.ts";
import { isStorable } from "#shared/text.ts";
import type { Config } from "#server/config.ts";

/** What the payment provider reports about one customer's subscription at one moment. Times are UTC ms. */
export type Reading = { status: string; subscriptionId: string | null; paidUntil: number | null; cancelsAtEnd: boolean };
/** `duplicates`: subscriptions beside that one which are charged as well. */
type Read = Reading & { duplicates: string[] };
export type Event = { id: string; type: string; happenedAt: number; customerId: string | null };

/** Stripe, reduced to the few calls that we use. Every call has a timeout; every failure is the same expected error. */
export type Payments = {
  makeCustomer: (memberId: string, email: string) => Promise<string>;
  /** The address of the customer's only open checkout; an earlier one for the same end of the trial is returned again. Null if one was just paid. */
  checkout: (choice: { customerId: string; memberId: string; trialEndsAt: number | null }) => Promise<string | null>;
  portal: (customerId: string) => Promise<string>;
  read: (customerId: string) => Promise<Read>;
  setCancelsAtEnd: (subscriptionId: string, cancels: boolean) => Promise<void>;
  /** Ends a subscription at once and refunds its last payment. */
  refund: (subscriptionId: string) => Promise<void>;
  /** Ends every open checkout and every subscription at once, when the account is deleted; with a refund where it was paid afterwards. */
  endAll: (customerId: string, isRefunded?: boolean) => Promise<void>;
  /** The member for whom `makeCustomer` made this customer; null for another one. */
  memberOf: (customerId: string) => Promise<string | null>;
  /** Reads a signed webhook body. Throws `invalid` for any wrong, old or foreign signature. */
  readEvent: (body: string, signature: string, now: number) => Promise<Event>;
};

const outage = "We cannot reach our payment service just now. Nothing was charged; please try again in a moment.";

export async function openStripe(config: Config): Promise<Payments> {
  const { default: Client } = await import("stripe");
  const base = config.STRIPE_API_BASE ? new URL(config.STRIPE_API_BASE) : null;
  const stripe = new Client(config.STRIPE_SECRET_KEY ?? "", {
    maxNetworkRetries: 1,
    timeout: 10_000,
    telemetry: false,
    ...(base ? { host: base.hostname, port: base.port, protocol: base.protocol === "https:" ? "https" : "http" } : {}),
  });
  const home = config.PUBLIC_URL ?? `http://localhost:${config.PORT}`;
  const ask = async <T>(work: () => Promise<T>): Promise<T> => {
    try {
      return await work();
    } catch (error) {
      throw new Problem("unavailable", outage, { cause: error, retryAfterSeconds: 30 });
    }
  };
  const live = (customer: string) => stripe.subscriptions.list({ customer, status: "all", limit: 20, expand: ["data.latest_invoice"] });
  /** False if it was paid already. */
  const expire = async (sessionId: string): Promise<boolean> => {
    try {
      await stripe.checkout.sessions.expire(sessionId);
      return true;
    } catch (error) {
      const { status } = await stripe.checkout.sessions.retrieve(sessionId);
      if (status === "open") throw error;
      return status === "expired";
    }
  };
  const end = (id: string) => stripe.subscriptions.cancel(id).catch(ignore("resource_missing"));
  const refund = async (subscription: Stripe.Subscription): Promise<void> => {
    const { latest_invoice: last } = subscription;
    const invoice = typeof last === "string" ? last : last?.id;
    if (invoice)
      for (const { payment } of (await stripe.invoicePayments.list({ invoice, status: "paid" })).data) {
        const intent = typeof payment.payment_intent === "string" ? payment.payment_intent : payment.payment_intent?.id;
        if (intent) await stripe.refunds.create({ payment_intent: intent }).catch(ignore("charge_already_refunded"));
      }
    await end(subscription.id);
  };

  return {
    // the same key returns the same customer, however often two tabs ask at once
    makeCustomer: (memberId, email) =>
      ask(
        async () =>
          (await stripe.customers.create({ email, metadata: { member: memberId } }, { idempotencyKey: `customer-${memberId}` })).id,
      ),
    checkout: ({ customerId: customer, memberId, trialEndsAt }) =>
      ask(async () => {
        // newest first
        const sessions = (await stripe.checkout.sessions.list({ customer, limit: 20 })).data;
        const trialEnd = String(trialEndsAt ?? 0);
        let open = sessions.filter(({ status }) => status === "open");
        if (open[0]?.metadata?.["trialEnd"] !== trialEnd) {
          await stripe.checkout.sessions.create(
            {
              mode: "subscription",
              customer,
              metadata: { trialEnd },
              client_reference_id: memberId,
              line_items: [{ price: config.STRIPE_PRICE_ID ?? "", quantity: 1 }],
              ...(trialEndsAt ? { subscription_data: { trial_end: Math.ceil(trialEndsAt / 1000) } } : {}),
              success_url: `${home}/?subscribed=1`,
              cancel_url: `${home}/`,
            },
            // the same for two tabs at once; another one once there is a newer checkout, because a key returns its first answer also when that has ended
            { idempotencyKey: `checkout-${memberId}-${sessions[0]?.id ?? "none"}-${trialEnd}` },
          );
          // two tabs at the turn of an hour have made two
          open = (await stripe.checkout.sessions.list({ customer, status: "open", limit: 20 })).data;
        }
        const [newest, ...older] = open;
        if (!newest?.url) throw new Error("no address for the checkout");
        let isPaid = false;
        for (const one of older) isPaid = !(await expire(one.id)) || isPaid;
        if (isPaid) await expire(newest.id);
        return isPaid ? null : newest.url;
      }),
    portal: (customer) => ask(async () => (await stripe.billingPortal.sessions.create({ customer, return_url: `${home}/` })).url),
    read: (customer) => ask(async () => readingOf((await live(customer)).data)),
    setCancelsAtEnd: (id, cancels) => ask(async () => void (await stripe.subscriptions.update(id, { cancel_at_period_end: cancels }))),
    refund: (id) => ask(async () => refund(await stripe.subscriptions.retrieve(id))),
    endAll: (customer, isRefunded = false) =>
      ask(async () => {
        for (const { id } of (await stripe.checkout.sessions.list({ customer, status: "open", limit: 100 })).data) await expire(id);
        for (const one of (await live(customer)).data)
          if (one.status !== "canceled" && one.status !== "incomplete_expired") await (isRefunded ? refund(one) : end(one.id));
      }),
    memberOf: (customer) =>
      ask(async () => {
        try {
          const found = await stripe.customers.retrieve(customer);
          return (found.deleted ? null : found.metadata["member"]) ?? null;
        } catch (error) {
          if ((error as { statusCode?: number }).statusCode === 404) return null;
          throw error;
        }
      }),
    readEvent: async (body, signature, now) => {
      try {
        // the last argument sets the library's clock: a signature may be 300 s old, and none may come from the future
        const event = await stripe.webhooks.constructEventAsync(body, signature, config.STRIPE_WEBHOOK_SECRET ?? "", 300, undefined, now);
        return eventOf(event, config, now);
      } catch (error) {
        throw error instanceof Problem ? error : new Problem("invalid", "This event is not signed as it should be.", { cause: error });
      }
    },
  };
}

function eventOf(event: Stripe.Event, config: Config, now: number): Event {
  const isLive = config.STRIPE_SECRET_KEY?.includes("_live_") ?? false;
  if (event.livemode !== isLive) throw new Problem("invalid", "This event belongs to another mode.");
  if (event.created * 1000 > now + 300_000) throw new Problem("invalid", "This event comes from the future.");
  // a valid signature does not make it well-formed: text must be storable in the database, and dates must exist
  const read = eventForm.safeParse(event);
  if (!read.success) throw new Problem("invalid", "This event cannot be read.", { cause: read.error });
  const { id, type, created, data } = read.data;
  const { object, customer, id: objectId } = data.object;
  const customerId = object === "customer" ? objectId : typeof customer === "object" ? customer?.id : customer;
  return { id, type, happenedAt: created * 1000, customerId: customerId ?? null };
}

const word = z.string().min(1).max(255).refine(isStorable);
const eventForm = z.object({
  id: word,
  type: word,
  created: z.number().int().min(0).max(8_640_000_000_000),
  data: z.object({
    object: z.object({ object: word.optional(), id: word.nullish(), customer: z.union([word, z.object({ id: word })]).nullish() }),
  }),
});

/** For what was done before: repeated after a lost answer, or by another request at the same moment. */
const ignore = (code: string) => (error: unknown) => {
  if ((error as { code?: string }).code !== code) throw error;
};

const rank = ["active", "trialing", "past_due", "unpaid", "paused", "incomplete", "canceled", "incomplete_expired"];

/** Statuses in which a subscription is charged, now or once its card works. */
const charged = ["active", "trialing", "past_due", "unpaid", "paused"];

/** The subscription that grants most; among equals the oldest that is charged, else the one that lasts longest. */
function readingOf(subscriptions: Stripe.Subscription[]): Read {
  const isCharged = ({ status }: Stripe.Subscription) => charged.includes(status);
  const [first, ...others] = subscriptions.toSorted(
    (a, b) =>
      rank.indexOf(a.status) - rank.indexOf(b.status) ||
      (isCharged(a) ? a.created - b.created || a.id.localeCompare(b.id) : (endOf(b) ?? 0) - (endOf(a) ?? 0)),
  );
  if (!first) return { status: "none", subscriptionId: null, paidUntil: null, cancelsAtEnd: false, duplicates: [] };
  return {
    status: first.status,
    subscriptionId: first.id,
    cancelsAtEnd: first.cancel_at_period_end,
    paidUntil: endOf(first),
    duplicates: others.filter(isCharged).map(({ id }) => id),
  };
}

/**
 * The end of what is paid for. Since 2025 the period is on the items; an ended subscription remains valid for the paid period. Stripe begins
 * the next period before its invoice is paid: while that is not paid, what is paid for ended with the start of the period.
 */
function endOf(one: Stripe.Subscription): number | null {
  const edge = isPaid(one) ? "current_period_end" : "current_period_start";
  const ends = one.items.data.map((item) => item[edge]).filter(Boolean);
  return ends.length > 0 ? Math.max(...ends) * 1000 : null;
}

/** Whether the current period was paid. `latest_invoice` is expanded, because the status of a canceled subscription does not say so. */
function isPaid({ status, latest_invoice: last }: Stripe.Subscription): boolean {
  if (status === "past_due" || status === "unpaid") return false;
  return status !== "canceled" || !last || typeof last === "string" || last.status === "paid";
}
