import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { text as textOf } from "node:stream/consumers";
import Stripe from "stripe";
import type { TestServer } from "./server.ts";

type Refusal = { status: number; error: { code: string } };
const refused = (status: number, code: string): Refusal => ({ status, error: { code } });
const isRefusal = (answer: unknown): answer is Refusal => typeof answer === "object" && answer !== null && "error" in answer;

/** `isPaid` is about the invoice of the current period; by default it follows from the status. Times in UTC ms. */
type FakeSubscription = {
  id: string;
  customer: string;
  status: string;
  periodEnd: number;
  cancelAtEnd: boolean;
  created?: number;
  isPaid?: boolean;
};
type FakeSession = { id: string; customer: string; status: string; url: string; metadata: { trialEnd: string | null } };

/**
 * A fake Stripe over HTTP, as far as we use it: customers and checkouts once per idempotency key, subscriptions as the test sets them, each
 * of which can be canceled once and its invoice refunded once, and webhook bodies with the real signature scheme.
 */
export async function openFakeStripe() {
  const secret = "whsec_test_only_for_signatures";
  const seen = new Map<string, unknown>();
  const subscriptions = new Map<string, FakeSubscription>();
  const sessions: FakeSession[] = [];
  const customers = new Map<string, string | null>();
  const calls: string[] = [];
  const state = {
    isDown: false,
    paysBeforeExpiry: false,
    customers: 0,
    checkouts: [] as URLSearchParams[],
    refunds: [] as string[],
    beforeRefund: async () => {},
  };

  const answer = (method: string, path: string, body: URLSearchParams, key: string | undefined): unknown => {
    if (key && seen.has(key)) return seen.get(key);
    const created = make(method, path, body);
    if (key) seen.set(key, created);
    return created;
  };
  const make = (method: string, path: string, body: URLSearchParams): unknown => {
    const [, , kind, id = ""] = path.split("/");
    if (path === "/v1/customers") {
      customers.set(`cus_${++state.customers}`, body.get("metadata[member]"));
      return { id: `cus_${state.customers}`, object: "customer" };
    }
    if (kind === "customers" && customers.has(id)) return { id, object: "customer", metadata: { member: customers.get(id) } };
    if (path === "/v1/checkout/sessions") {
      state.checkouts.push(body);
      const session = `cs_${state.checkouts.length}`;
      const [customer, trialEnd] = [body.get("customer") ?? "", body.get("metadata[trialEnd]")];
      sessions.push({ id: session, customer, status: "open", url: `https://checkout.stripe.test/${session}`, metadata: { trialEnd } });
      return { ...sessions.at(-1), object: "checkout.session" };
    }
    if (kind === "checkout") {
      const one = sessions.find((session) => session.id === path.split("/")[4]);
      if (one && state.paysBeforeExpiry) one.status = "complete";
      if (!one || (method === "POST" && one.status !== "open")) return null;
      if (path.endsWith("/expire")) one.status = "expired";
      return { ...one, object: "checkout.session" };
    }
    if (path === "/v1/refunds") {
      const intent = body.get("payment_intent") ?? "";
      if (state.refunds.includes(intent)) return refused(400, "charge_already_refunded");
      state.refunds.push(intent);
      return { id: `re_${state.refunds.length}`, object: "refund" };
    }
    if (path === "/v1/billing_portal/sessions")
      return { id: "bps_1", object: "billing_portal.session", url: "https://billing.stripe.test/portal" };
    if (path.startsWith("/v1/subscriptions/")) {
      const one = subscriptions.get(path.split("/")[3] ?? "");
      if (!one) return null;
      if (method === "DELETE" && one.status === "canceled") return refused(404, "resource_missing");
      if (method === "DELETE") one.status = "canceled";
      else if (body.has("cancel_at_period_end")) one.cancelAtEnd = body.get("cancel_at_period_end") === "true";
      return shown(one);
    }
    return null;
  };

  /** The rows of a list, newest first; null for any other address. */
  const listed = ({ pathname, searchParams }: URL): object[] | null => {
    const isAsked = (one: { customer: string }) => one.customer === searchParams.get("customer");
    if (pathname === "/v1/subscriptions")
      return [...subscriptions.values()].filter(isAsked).map((one) => shown(one, searchParams.get("expand[0]") === "data.latest_invoice"));
    if (pathname === "/v1/checkout/sessions")
      return sessions.filter((one) => isAsked(one) && (searchParams.get("status") ?? one.status) === one.status).toReversed();
    if (pathname === "/v1/invoice_payments")
      return [...subscriptions.values()]
        .filter((one) => `in_${one.id}` === searchParams.get("invoice"))
        .map((one) => ({
          id: `inpay_${one.id}`,
          object: "invoice_payment",
          status: isPaid(one) ? "paid" : "open",
          payment: { type: "payment_intent", payment_intent: `pi_in_${one.id}` },
        }))
        .filter(({ status }) => status === (searchParams.get("status") ?? status));
    return null;
  };

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "/", "http://stripe");
    calls.push(`${request.method} ${url.pathname}`);
    const body = new URLSearchParams(await textOf(request));
    response.setHeader("content-type", "application/json");
    if (state.isDown) return response.writeHead(503).end('{"error":{"message":"down"}}');
    const found = request.method === "GET" ? listed(url) : null;
    if (found) return response.end(JSON.stringify({ object: "list", data: found, has_more: false }));
    if (url.pathname === "/v1/refunds") await state.beforeRefund();
    const created = answer(request.method ?? "", url.pathname, body, request.headers["idempotency-key"]?.toString());
    if (isRefusal(created)) return response.writeHead(created.status).end(JSON.stringify({ error: created.error }));
    return created ? response.end(JSON.stringify(created)) : response.writeHead(404).end('{"error":{"message":"none"}}');
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const stripe = new Stripe("sk_test_fake");

  return {
    state,
    calls,
    subscriptions,
    sessions,
    secret,
    settings: {
      STRIPE_SECRET_KEY: "sk_test_fake",
      STRIPE_WEBHOOK_SECRET: secret,
      STRIPE_PRICE_ID: "price_eight",
      STRIPE_API_BASE: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    },
    /** A webhook's body and headers, signed at `at` (UTC ms). */
    event: async (
      type: string,
      customer: string,
      more: { id?: string; at?: number; signedAt?: number; livemode?: boolean; secret?: string } = {},
    ) => {
      const at = Math.floor((more.at ?? Date.now()) / 1000);
      const payload = JSON.stringify({
        id: more.id ?? `evt_${Math.random().toString(36).slice(2)}`,
        object: "event",
        type,
        created: at,
        livemode: more.livemode ?? false,
        data: { object: { id: "sub_x", object: type.startsWith("invoice") ? "invoice" : "subscription", customer } },
      });
      const timestamp = Math.floor((more.signedAt ?? more.at ?? Date.now()) / 1000);
      const header = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret: more.secret ?? secret, timestamp });
      return { payload, header };
    },
    /** The customer of the newest checkout. */
    lastCustomer: () => state.checkouts.at(-1)?.get("customer") ?? "",
    /** A subscription of the customer: active for the next 30 days, unless `more` says otherwise. */
    subscribe: (customer: string, more: Partial<FakeSubscription> = {}) => {
      const one: FakeSubscription = {
        id: `sub_${customer}`,
        customer,
        status: "active",
        periodEnd: Date.now() + periodMs,
        cancelAtEnd: false,
        ...more,
      };
      subscriptions.set(one.id, one);
      return one;
    },
    /** Any text, signed now with Stripe's scheme. */
    signed: async (payload: string) => ({
      payload,
      header: await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret, timestamp: Math.floor(Date.now() / 1000) }),
    }),
    close: () =>
      new Promise<void>((done) => {
        server.closeAllConnections();
        server.close(() => done());
      }),
  };
}

/** Sends an event to a server, as Stripe does. */
export const deliver = (home: Pick<TestServer, "fetch">, { payload, header }: { payload: string; header: string }) =>
  home.fetch("/webhooks/stripe", { method: "POST", body: payload, headers: { "stripe-signature": header } });

export type FakeStripe = Awaited<ReturnType<typeof openFakeStripe>>;

const isPaid = ({ status, isPaid: chosen }: FakeSubscription) => chosen ?? (status !== "past_due" && status !== "unpaid");
const periodMs = 30 * 86_400_000;
const seconds = (at: number) => Math.floor(at / 1000);

const shown = (one: FakeSubscription, isExpanded = false) => ({
  id: one.id,
  object: "subscription",
  customer: one.customer,
  status: one.status,
  created: one.created ?? 1,
  latest_invoice: isExpanded ? { id: `in_${one.id}`, object: "invoice", status: isPaid(one) ? "paid" : "open" } : `in_${one.id}`,
  cancel_at_period_end: one.cancelAtEnd,
  items: {
    object: "list",
    data: [
      {
        id: `si_${one.id}`,
        object: "subscription_item",
        current_period_start: seconds(one.periodEnd - periodMs),
        current_period_end: seconds(one.periodEnd),
      },
    ],
  },
});
