import type Stripe from "stripe";
import { z } from "zod";
import { Problem } from "#shared/errors.ts";
import { isStorable } from "#shared/text.ts";
import type { Config } from "#server/config.ts";

/** What the payment provider reports about one customer's subscription at one moment. Times are UTC ms. */
export type Reading = { status: string; subscriptionId: string | null; paidUntil: number | null; cancelsAtEnd: boolean };
export type Event = { id: string; type: string; happenedAt: number; customerId: string | null };

/** Stripe, reduced to the few calls that we use. Every call has a timeout; every failure is the same expected error. */
export type Payments = {
  makeCustomer: (memberId: string, email: string) => Promise<string>;
  /** `after` is the last subscription: the same request in two tabs creates one checkout, a later one a new one. */
  checkout: (choice: { customerId: string; memberId: string; trialEndsAt: number | null; after: string }) => Promise<string>;
  portal: (customerId: string) => Promise<string>;
  read: (customerId: string) => Promise<Reading>;
  setCancelsAtEnd: (subscriptionId: string, cancels: boolean) => Promise<void>;
  /** Ends every subscription at once, when the account is deleted. */
  endAll: (customerId: string) => Promise<void>;
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
  const live = (customer: string) => stripe.subscriptions.list({ customer, status: "all", limit: 20 });

  return {
    // the same key returns the same customer, however often two tabs ask at once
    makeCustomer: (memberId, email) =>
      ask(
        async () =>
          (await stripe.customers.create({ email, metadata: { member: memberId } }, { idempotencyKey: `customer-${memberId}` })).id,
      ),
    checkout: ({ customerId: customer, memberId, trialEndsAt, after }) =>
      ask(async () => {
        const session = await stripe.checkout.sessions.create(
          {
            mode: "subscription",
            customer,
            client_reference_id: memberId,
            line_items: [{ price: config.STRIPE_PRICE_ID ?? "", quantity: 1 }],
            ...(trialEndsAt ? { subscription_data: { trial_end: Math.ceil(trialEndsAt / 1000) } } : {}),
            success_url: `${home}/?subscribed=1`,
            cancel_url: `${home}/`,
          },
          { idempotencyKey: `checkout-${memberId}-${after}-${trialEndsAt ?? 0}` },
        );
        if (!session.url) throw new Error("no address for the checkout");
        return session.url;
      }),
    portal: (customer) => ask(async () => (await stripe.billingPortal.sessions.create({ customer, return_url: `${home}/` })).url),
    read: (customer) => ask(async () => readingOf((await live(customer)).data)),
    setCancelsAtEnd: (id, cancels) => ask(async () => void (await stripe.subscriptions.update(id, { cancel_at_period_end: cancels }))),
    endAll: (customer) =>
      ask(async () => {
        for (const one of (await live(customer)).data)
          if (one.status !== "canceled" && one.status !== "incomplete_expired") await stripe.subscriptions.cancel(one.id);
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

const rank = ["active", "trialing", "past_due", "unpaid", "paused", "incomplete", "canceled", "incomplete_expired"];

/** The subscription that grants most; among equals the one that lasts longest. */
function readingOf(subscriptions: Stripe.Subscription[]): Reading {
  const readings = subscriptions.map((one): Reading => ({
    status: one.status,
    subscriptionId: one.id,
    cancelsAtEnd: one.cancel_at_period_end,
    paidUntil: endOf(one),
  }));
  readings.sort((a, b) => rank.indexOf(a.status) - rank.indexOf(b.status) || (b.paidUntil ?? 0) - (a.paidUntil ?? 0));
  return readings[0] ?? { status: "none", subscriptionId: null, paidUntil: null, cancelsAtEnd: false };
}

/** Since 2025 the period's end is on the items; an ended subscription remains valid for the paid period. */
function endOf(one: Stripe.Subscription): number | null {
  const ends = one.items.data.map((item) => item.current_period_end).filter(Boolean);
  return ends.length > 0 ? Math.max(...ends) * 1000 : null;
}
