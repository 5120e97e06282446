import { setTimeout as wait } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { aMember, aMemberWithExpiredTrial, updateUser } from "#testing/people.ts";
import { deliver, openFakeStripe, type FakeStripe } from "#testing/stripe.ts";

/** Nobody pays twice, or for a deleted account. */
let stripe: FakeStripe;
let home: TestServer;
beforeAll(async () => {
  stripe = await openFakeStripe();
  home = await createTestServer(stripe.settings);
});
afterAll(() => stripe.close());

/** A subscription as a paid checkout begins it. */
const paid = (id: string, customer: string) => stripe.subscribe(customer, { id, created: 1 });

/** A member in the last hours of the trial, with the address of their checkout, and their open ones. */
async function anEndingTrial() {
  const person = await aMember(home);
  await updateUser(person, { trialEndsAt: new Date(home.context.clock() + 10 * 3_600_000) });
  const checkout = async () => (await person.post("/functions/v1/create-checkout")).body as { url: string };
  const first = await checkout();
  const customer = stripe.lastCustomer();
  const open = () => stripe.sessions.filter((one) => one.customer === customer && one.status === "open").map(({ url }) => url);
  return { person, customer, checkout, open, first };
}

test("a member has one open checkout, also where the end of the trial in it changes from hour to hour", async () => {
  const { checkout, open, first } = await anEndingTrial();
  expect(await checkout(), "the same hour").toEqual(first);
  for (let hour = 1; hour <= 3; hour += 1) {
    home.clock.now += 3_600_000;
    const both = await Promise.all([checkout(), checkout()]);
    expect(both[0]).not.toEqual(first);
    expect(open()).toEqual([both[0]?.url]);
    expect(both[1]).toEqual(both[0]);
  }
  home.clock.now -= 3 * 3_600_000;
});

test("a checkout that has expired is replaced by a new one", async () => {
  const { checkout, open, first } = await anEndingTrial();
  for (const one of stripe.sessions) if (one.url === first.url) one.status = "expired";
  const next = await checkout();
  expect(next).not.toEqual(first);
  expect(open()).toEqual([next.url]);
});

test("a checkout that is paid while a later one is requested leaves no other open", async () => {
  const { checkout, open } = await anEndingTrial();
  home.clock.now += 3_600_000;
  stripe.state.paysBeforeExpiry = true;
  expect(await checkout()).toEqual({ url: "https://billing.stripe.test/portal" });
  stripe.state.paysBeforeExpiry = false;
  home.clock.now -= 3_600_000;
  expect(open()).toEqual([]);
});

test("of two subscriptions that were both paid the later one is ended and refunded, once", async () => {
  const { person, customer } = await anEndingTrial();
  const [first, second] = [paid(`sub_first_${customer}`, customer), paid(`sub_second_${customer}`, customer)];
  second.created = 2;
  await deliver(home, await stripe.event("customer.subscription.created", customer));
  await deliver(home, await stripe.event("invoice.paid", customer));
  expect([first.status, second.status]).toEqual(["active", "canceled"]);
  expect(stripe.state.refunds.filter((one) => one.endsWith(customer))).toEqual([`pi_in_${second.id}`]);
  expect((await person.get("/api/billing/state")).body).toMatchObject({ status: "active", isSubscribed: true });
  await person.post("/api/billing/cancel");
  expect(first.cancelAtEnd).toBe(true);
});

test("of two events at once each ends the later subscription, and it is refunded once", async () => {
  const { customer } = await anEndingTrial();
  paid(`sub_first_${customer}`, customer);
  const second = paid(`sub_second_${customer}`, customer);
  second.created = 2;
  let waiting = 0;
  const both = Promise.withResolvers<void>();
  stripe.state.beforeRefund = () => ((waiting += 1) === 2 && both.resolve(), both.promise);
  const events = await Promise.all(["customer.subscription.created", "invoice.paid"].map((type) => stripe.event(type, customer)));
  const answers = await Promise.all(events.map((event) => deliver(home, event)));
  stripe.state.beforeRefund = async () => {};
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(second.status).toBe("canceled");
  expect(stripe.state.refunds.filter((one) => one.endsWith(customer))).toEqual([`pi_in_${second.id}`]);
});

test("a later subscription that was never paid is ended without a refund, and one that was refunded before is ended all the same", async () => {
  const { customer } = await anEndingTrial();
  paid(`sub_first_${customer}`, customer);
  const [unpaid, refunded] = [paid(`sub_unpaid_${customer}`, customer), paid(`sub_refunded_${customer}`, customer)];
  Object.assign(unpaid, { created: 2, status: "past_due" });
  refunded.created = 3;
  stripe.state.refunds.push(`pi_in_${refunded.id}`);
  expect((await deliver(home, await stripe.event("invoice.paid", customer))).status).toBe(200);
  expect([unpaid.status, refunded.status]).toEqual(["canceled", "canceled"]);
  expect(stripe.state.refunds.filter((one) => one.endsWith(customer))).toEqual([`pi_in_${refunded.id}`]);
});

test("a checkout of a deleted account is expired; one that was paid all the same is ended and refunded, a foreign one is not", async () => {
  const { person, customer, open } = await anEndingTrial();
  expect(open()).toHaveLength(1);
  expect((await person.post("/api/account/delete", { password: person.password, typed: "DELETE" })).status).toBe(200);
  expect(open()).toEqual([]);
  const [late, foreign] = [paid(`sub_late_${customer}`, customer), paid("sub_foreign", "cus_foreign")];
  for (const one of [late, foreign])
    expect((await deliver(home, await stripe.event("customer.subscription.created", one.customer))).status).toBe(200);
  expect([late.status, foreign.status]).toEqual(["canceled", "active"]);
  expect(stripe.state.refunds).toContain(`pi_in_${late.id}`);
});

test("many presses on one sandbox page wait for one another and leave connections to everybody else", async () => {
  const plain = await createTestServer();
  const person = await aMemberWithExpiredTrial(plain);
  const { url } = (await person.post("/functions/v1/create-checkout")).body as { url: string };
  const pay = () =>
    plain.fetch("/checkout/sandbox", {
      method: "POST",
      body: `for=${url.split("for=")[1]}&choice=pay`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  const { owner } = plain.context.database;
  const { presses, other } = await owner.transaction(async (tx) => {
    await tx.execute(sql`select 1 from "user" where id = ${person.id} for update`);
    const all = Array.from({ length: 24 }, pay);
    // each of them has asked for its connection by then
    await wait(200);
    const first = await Promise.race([owner.execute(sql`select 1`).then(() => "answered"), wait(5000, "still waiting")]);
    return { presses: all, other: first };
  });
  expect(other).toBe("answered");
  for (const press of presses) expect(await (await press).text()).toContain("<h1>Paid, for practice</h1>");
});

test.each([
  "customer.subscription.created",
  "customer.subscription.updated",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.trial_will_end",
  "invoice.paid",
  "invoice.payment_failed",
  "invoice.payment_action_required",
  "checkout.session.completed",
  "charge.refunded",
  "charge.dispute.created",
])("%s delivered five times, four of them at once, is stored once and leaves Stripe's state", async (type) => {
  const person = await aMemberWithExpiredTrial(home);
  await person.post("/functions/v1/create-checkout");
  const customer = stripe.lastCustomer();
  stripe.subscribe(customer, { status: "active" });
  const event = await stripe.event(type, customer, { id: `evt_${type}_${customer}` });
  const sent = [await deliver(home, event), ...(await Promise.all([1, 2, 3, 4].map(() => deliver(home, event))))];
  const answers = await Promise.all(
    sent.map(async (one) => ({ status: one.status, isNew: ((await one.json()) as { isNew: boolean }).isNew })),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  expect(answers.filter(({ isNew }) => isNew)).toHaveLength(1);
  expect((await person.get("/api/billing/state")).body).toMatchObject({ status: "active", hasAccess: true });
});
