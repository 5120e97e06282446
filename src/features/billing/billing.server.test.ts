import { eq, sql } from "drizzle-orm";
import { afterAll, beforeAll, expect, test } from "vitest";
import { users } from "#server/auth.tables.ts";
import { dayMs, hourMs } from "#shared/dates.ts";
import { smtp, subjectsTo } from "#testing/emails.ts";
import { lockWaits } from "#testing/lock-waits.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { aMember, aMemberWithExpiredTrial, signIn, type Person } from "#testing/people.ts";
import { deliver, openFakeStripe, type FakeStripe } from "#testing/stripe.ts";
import { proves } from "#testing/assurance.ts";

/** Failures in the middle: a database that fails at any step of an event, and a clock that jumps. */
let stripe: FakeStripe;
let home: TestServer;

beforeAll(async () => {
  stripe = await openFakeStripe();
  home = await createTestServer({ ...stripe.settings, PUBLIC_URL: "https://evenday.example" });
});
afterAll(() => stripe.close());

const check = async (person: Person) => (await person.post("/functions/v1/check-subscription")).body as Record<string, unknown>;

/** The database fails once, at its `step`th query. Returns whether that step was reached. */
async function failingAt(step: number, work: () => Promise<void>): Promise<boolean> {
  const { database } = home.context;
  const { owner } = database;
  let requestCount = 0;
  database.owner = new Proxy(owner, {
    get: (target, name) => {
      if (["select", "insert", "update", "delete", "execute", "transaction"].includes(String(name)) && (requestCount += 1) === step)
        throw new Error("the database went away");
      const found: unknown = Reflect.get(target, name);
      return typeof found === "function" ? found.bind(target) : found;
    },
  });
  try {
    await work();
  } finally {
    database.owner = owner;
  }
  return requestCount >= step;
}

test("an event whose processing fails at any database step is delivered again, and then counts once", async (context) => {
  let steps = 0;
  for (let step = 1, wentWrong = true; wentWrong; step += 1) {
    const person = await aMemberWithExpiredTrial(home);
    await person.post("/functions/v1/create-checkout");
    const customer = stripe.lastCustomer();
    stripe.subscribe(customer);
    const event = await stripe.event("invoice.paid", customer, { id: `evt_step_${customer}` });
    let first = 0;
    wentWrong = await failingAt(step, async () => void (first = (await deliver(home, event)).status));
    // Stripe sends again what was not answered with 200
    expect(first, `step ${step}`).toBe(wentWrong ? 500 : 200);
    const again = await deliver(home, event);
    expect(again.status).toBe(200);
    expect(await again.json(), "counted by the try that ended well").toMatchObject({ isNew: wentWrong });
    expect(await check(person)).toMatchObject({ hasAccess: true });
    if (wentWrong) steps = step;
  }
  expect(steps).toBeGreaterThan(1);
  proves(context, "F4", `${steps} steps failed one by one, 0 events lost or counted twice`);
});

test("a server clock that jumps an hour either way, and a page whose own is two days off, change no member's access", async (context) => {
  const inTrial = await aMember(home);
  const lapsed = await aMemberWithExpiredTrial(home);
  const begin = home.clock.now;
  for (const jump of [hourMs, -hourMs, 0]) {
    home.clock.now = begin + jump;
    const message = await check(inTrial);
    expect(message).toMatchObject({ hasAccess: true });
    expect(Object.entries(message).filter(([, value]) => typeof value === "number" && !(value >= 0))).toEqual([]);
  }
  for (const off of [-48, 48]) {
    const headers = { authorization: `Bearer ${lapsed.token}`, date: new Date(Date.now() + off * hourMs).toUTCString() };
    const answer = await home.fetch("/functions/v1/check-subscription", {
      method: "POST",
      body: JSON.stringify({ now: Date.now() + off * hourMs }),
      headers,
    });
    expect(await answer.json()).toMatchObject({ hasAccess: false });
  }
  home.clock.now = begin;
  proves(context, "F9", "5 clocks, 0 decisions changed, 0 negative days");
});

test("a month that was invoiced and never paid gives the days of grace, and nothing when Stripe gives up or the member cancels", async () => {
  const person = await aMemberWithExpiredTrial(home);
  await person.post("/functions/v1/create-checkout");
  const customer = stripe.lastCustomer();
  const started = home.clock.now;
  const subscription = stripe.subscribe(customer);
  const report = async (type: string) => {
    const event = await stripe.event(type, customer, { at: home.context.clock() });
    await deliver(home, event);
  };
  await report("invoice.paid");
  // Stripe begins the next period with its invoice, before that is paid
  home.clock.now += 30 * dayMs;
  Object.assign(subscription, { status: "past_due", periodEnd: home.context.clock() + 30 * dayMs });
  await report("invoice.payment_failed");
  const device = await signIn(home, person.email, person.password);
  expect(await check(device)).toMatchObject({ status: "past_due", hasAccess: true });
  home.clock.now += 6 * dayMs;
  expect(await check(device)).toMatchObject({ hasAccess: true });
  home.clock.now += 2 * dayMs;
  expect(await check(device), "after the days of grace").toMatchObject({ status: "past_due", hasAccess: false });
  Object.assign(subscription, { status: "canceled", isPaid: false });
  await report("customer.subscription.deleted");
  expect(await check(device), "given up").toMatchObject({ status: "canceled", hasAccess: false });
  Object.assign(subscription, { isPaid: true });
  await report("invoice.paid");
  expect(await check(device), "paid after all").toMatchObject({ status: "canceled", hasAccess: true });
  home.clock.now = started;
});

test("a failed payment that two events report at once begins one grace period, with one email", async () => {
  const own = await createTestServer({ ...stripe.settings, ...smtp, PUBLIC_URL: "https://evenday.example" });
  const { owner } = own.context.database;
  const person = await aMember(own);
  await person.post("/functions/v1/create-checkout");
  const customer = stripe.lastCustomer();
  stripe.subscribe(customer, { status: "past_due", periodEnd: own.context.clock() + 720 * hourMs });
  const report = async (type: string) => {
    const event = await stripe.event(type, customer, { at: own.context.clock() });
    return deliver(own, event);
  };
  const sent: Promise<Response>[] = [];
  await owner.transaction(async (tx) => {
    await tx.execute(sql`select 1 from "user" where id = ${person.id} for update`);
    for (const type of ["invoice.payment_failed", "customer.subscription.updated"]) {
      sent.push(report(type));
      await expect.poll(() => lockWaits(owner)).toBe(sent.length);
      own.clock.now += 1000;
    }
  });
  const answers = await Promise.all(sent);
  expect(answers.map(({ status }) => status)).toEqual([200, 200]);
  expect(subjectsTo(own, person.email)).toEqual(["Your Evenday payment did not go through"]);
  const [{ graceEndsAt } = { graceEndsAt: null }] = await owner.select().from(users).where(eq(users.id, person.id));
  expect(graceEndsAt?.getTime()).toBeLessThan(own.context.clock() - 1000 + own.context.config.BILLING_GRACE_DAYS * 24 * hourMs);
});
