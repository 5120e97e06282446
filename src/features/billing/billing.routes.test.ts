import { dayMs } from "#shared/dates.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { billingFacts } from "./billing.service.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { aMember, updateUser, aMemberWithExpiredTrial, type Person } from "#testing/people.ts";
import { deliver, openFakeStripe, type FakeStripe } from "#testing/stripe.ts";
import { proves, times } from "#testing/assurance.ts";
import { spread } from "#testing/sample.ts";

let stripe: FakeStripe;
let home: TestServer;
beforeAll(async () => {
  stripe = await openFakeStripe();
  home = await createTestServer(stripe.settings);
});
afterAll(() => stripe.close());

type State = { status: string; hasAccess: boolean; cancelsAtEnd: boolean; graceEndsAt: string | null };
const stateOf = async (person: Person) => (await person.get("/api/billing/state")).body as State;
const access = async (person: Person) => ((await person.post("/functions/v1/check-subscription")).body as { hasAccess: boolean }).hasAccess;
const customerOf = async (person: Person) => {
  await person.post("/functions/v1/create-checkout");
  return stripe.lastCustomer();
};

async function aPayer(status = "active", at = home): Promise<{ person: Person; customer: string }> {
  const person = await aMemberWithExpiredTrial(at);
  const customer = await customerOf(person);
  stripe.subscribe(customer, { status });
  return { person, customer };
}

// before other members exist: each is asked about while Stripe is down
test("while Stripe is down the check still answers, paying members keep their access, and a checkout explains it", async () => {
  const { person, customer } = await aPayer();
  await deliver(home, await stripe.event("customer.subscription.created", customer));
  stripe.state.isDown = true;
  expect(await access(person)).toBe(true);
  const refused = await person.post("/functions/v1/create-checkout");
  expect(refused).toMatchObject({ status: 503, body: { code: "unavailable" } });
  expect((await deliver(home, await stripe.event("invoice.paid", customer, { id: "evt_while_down" }))).status).toBe(503);
  expect((await billingFacts.reconcile(home.context)).failed).toBeGreaterThan(0);
  stripe.state.isDown = false;
  expect(await (await deliver(home, await stripe.event("invoice.paid", customer, { id: "evt_while_down" }))).json()).toMatchObject({
    isNew: true,
  });
});

test("ten checkouts at once in two tabs create one customer and one checkout", async () => {
  for (let round = 0; round < times(2, 50); round += 1) {
    const person = await aMemberWithExpiredTrial(home);
    const before = { customers: stripe.state.customers, checkouts: stripe.state.checkouts.length };
    const answers = await Promise.all(Array.from({ length: 10 }, () => person.post("/functions/v1/create-checkout")));
    expect(new Set(answers.map((one) => (one.body as { url: string }).url)).size).toBe(1);
    expect(stripe.state.customers - before.customers).toBe(1);
    expect(stripe.state.checkouts.length - before.checkouts).toBe(1);
  }
});

test("a member who subscribes within the trial is billed after it", async () => {
  const person = await aMember(home);
  await person.post("/functions/v1/create-checkout");
  const request = stripe.state.checkouts.at(-1);
  expect(request?.get("mode")).toBe("subscription");
  const ends = Number(request?.get("subscription_data[trial_end]")) * 1000;
  expect(ends).toBeGreaterThanOrEqual(Date.now() + 71 * 3_600_000);
  expect(ends).toBeLessThanOrEqual(Date.now() + 73 * 3_600_000);
});

test("an event gives access at once; delivered twice, also in parallel, it is stored once", async () => {
  const { person, customer } = await aPayer();
  expect(await access(person)).toBe(false);
  const event = await stripe.event("customer.subscription.created", customer, { id: `evt_twice_${customer}` });
  const answers = await Promise.all([deliver(home, event), deliver(home, event), deliver(home, event)]);
  expect(answers.map((one) => one.status)).toEqual([200, 200, 200]);
  const response = await Promise.all(answers.map(async (one) => ((await one.json()) as { isNew: boolean }).isNew));
  expect(response.filter(Boolean)).toHaveLength(1);
  expect(await access(person)).toBe(true);
});

test("in whatever order events arrive, the provider's current state counts", async () => {
  const types = [
    "customer.subscription.created",
    "customer.subscription.updated",
    "invoice.paid",
    "checkout.session.completed",
    "customer.subscription.deleted",
  ];
  const orders = permutations(types);
  expect(orders).toHaveLength(120);
  const { person, customer } = await aPayer("canceled");
  const subscription = stripe.subscriptions.get(`sub_${customer}`);
  if (!subscription) throw new Error("no subscription");
  for (const [index, order] of spread(orders, 24).entries()) {
    // also the other way round: an event of the end that arrives late ends nothing
    const isPaid = index % 2 === 1;
    Object.assign(subscription, { status: isPaid ? "active" : "canceled", periodEnd: Date.now() + (isPaid ? 30 * dayMs : -1000) });
    for (const type of order) await deliver(home, await stripe.event(type, customer, { id: `evt_${customer}_${index}_${type}` }));
    expect(await stateOf(person), order.join()).toMatchObject({ status: subscription.status, hasAccess: isPaid });
  }
});

test("a wrong, changed, old, future or foreign signature changes nothing", async () => {
  const { person, customer } = await aPayer();
  const good = await stripe.event("invoice.paid", customer);
  const cases = [
    { payload: good.payload, header: "" },
    { payload: good.payload, header: "t=1,v1=abc" },
    { payload: good.payload.replace("invoice.paid", "invoice.paie"), header: good.header },
    { payload: JSON.stringify(JSON.parse(good.payload), null, 1), header: good.header },
    await stripe.event("invoice.paid", customer, { secret: "whsec_somebody_elses" }),
    await stripe.event("invoice.paid", customer, { signedAt: Date.now() - 301_000 }),
    await stripe.event("invoice.paid", customer, { at: Date.now() + 900_000, signedAt: Date.now() }),
    await stripe.event("invoice.paid", customer, { livemode: true }),
  ];
  for (const one of cases) expect((await deliver(home, one)).status).toBe(400);
  expect(await access(person)).toBe(false);
});

test("a signed event with NUL, odd types or missing parts is refused, never a 500", async () => {
  const { person } = await aPayer();
  const whole = { id: "evt_odd", object: "event", type: "invoice.paid", created: Math.floor(Date.now() / 1000), livemode: false };
  const data = { object: { id: "sub_x", object: "subscription", customer: "cus_x" } };
  const odd: unknown[] = [
    { ...whole, data, id: "evt_\0" },
    { ...whole, data, id: 5 },
    { ...whole, data, id: "" },
    { ...whole, data, id: "e".repeat(300) },
    { ...whole, data, type: null },
    { ...whole, data, type: "a\0b" },
    { ...whole, data, created: "yesterday" },
    { ...whole, data, created: -1e30 },
    { ...whole, data, created: 1.5 },
    { ...whole },
    { ...whole, data: null },
    { ...whole, data: {} },
    { ...whole, data: { object: null } },
    { ...whole, data: { object: { customer: 7 } } },
    { ...whole, data: { object: { customer: "cus_\0" } } },
    { ...whole, data: { object: { customer: { id: ["x"] } } } },
    { ...whole, data: { object: { object: "customer", id: { $ne: 1 } } } },
    [],
    "text",
    null,
  ];
  for (const one of odd) {
    const answer = await deliver(home, await stripe.signed(JSON.stringify(one)));
    expect([JSON.stringify(one).slice(0, 120), answer.status]).toEqual([JSON.stringify(one).slice(0, 120), 400]);
  }
  expect(await access(person)).toBe(false);
});

test("an event of another account's customer, or of an unknown one, changes no member here", async () => {
  const [one, other] = [await aPayer(), await aPayer("canceled")];
  const mine = stripe.subscriptions.get(`sub_${other.customer}`);
  if (mine) mine.periodEnd = Date.now() - 1000;
  expect((await deliver(home, await stripe.event("customer.subscription.deleted", "cus_of_somebody_else"))).status).toBe(200);
  expect((await deliver(home, await stripe.event("invoice.paid", one.customer))).status).toBe(200);
  expect([await access(one.person), await access(other.person)]).toEqual([true, false]);
});

test("a payment that fails, is given up and fails again has one grace period", async () => {
  const { person, customer } = await aPayer("past_due");
  const subscription = stripe.subscriptions.get(`sub_${customer}`);
  if (!subscription) throw new Error("no subscription");
  const step = async (status: string) => {
    subscription.status = status;
    await deliver(home, await stripe.event("customer.subscription.updated", customer));
    return stateOf(person);
  };
  const { graceEndsAt } = await step("past_due");
  await updateUser(person, { graceEndsAt: new Date(Date.parse(graceEndsAt ?? "") - 3 * dayMs) });
  expect((await step("unpaid")).hasAccess, "unpaid gives no access").toBe(false);
  expect(Date.parse((await step("past_due")).graceEndsAt ?? "")).toBe(Date.parse(graceEndsAt ?? "") - 3 * dayMs);
  await step("active");
  expect(Date.parse((await step("past_due")).graceEndsAt ?? ""), "a payment in between begins again").toBeGreaterThan(
    Date.now() + 6 * dayMs,
  );
});

test("a replayed old body with its old signature is refused", async () => {
  const { customer } = await aPayer();
  const event = await stripe.event("invoice.paid", customer);
  expect((await deliver(home, event)).status).toBe(200);
  home.clock.now += 301_000;
  expect((await deliver(home, event)).status).toBe(400);
  home.clock.now -= 301_000;
});

test("when every event is lost, the hourly job reads the current state, for a day and whatever happens", async (context) => {
  const { person, customer } = await aPayer();
  const subscription = stripe.subscriptions.get(`sub_${customer}`);
  expect(await access(person)).toBe(false);
  let hoursWrong = 0;
  for (let hour = 0; hour < 24; hour += 1) {
    // paid, cancelled and subscribed again without an event
    const pays = hour % 5 < 3;
    if (subscription)
      Object.assign(
        subscription,
        pays
          ? { status: "active", periodEnd: home.context.clock() + 30 * dayMs }
          : { status: "canceled", periodEnd: home.context.clock() - 1000 },
      );
    home.clock.now += 3_600_000;
    expect((await billingFacts.reconcile(home.context)).failed).toBe(0);
    hoursWrong += (await access(person)) === pays ? 0 : 1;
  }
  home.clock.now -= 24 * 3_600_000;
  expect(hoursWrong, "hours after whose round access was still wrong").toBe(0);
  proves(context, "F5", "24 hours without an event, 10 changes, right after each hour's round");
});

test("a failed payment keeps access through seven days of grace, which later failures do not renew", async () => {
  const { person, customer } = await aPayer("past_due");
  await deliver(home, await stripe.event("invoice.payment_failed", customer));
  const { graceEndsAt } = await stateOf(person);
  expect(Date.parse(graceEndsAt ?? "") - Date.now()).toBeGreaterThan(7 * dayMs - 60_000);
  expect(await access(person)).toBe(true);
  await deliver(home, await stripe.event("invoice.payment_failed", customer));
  expect((await stateOf(person)).graceEndsAt).toBe(graceEndsAt);
  await updateUser(person, { graceEndsAt: new Date(Date.now() - 1) });
  expect(await access(person)).toBe(false);
});

test("for one failed payment the member gets one email, without personal data, however often it is reported", async () => {
  const mailed = await createTestServer({ ...stripe.settings, SMTP_URL: "smtp://localhost:1" });
  const { person, customer } = await aPayer("past_due", mailed);
  await deliver(mailed, await stripe.event("invoice.payment_failed", customer));
  await deliver(mailed, await stripe.event("invoice.payment_failed", customer));
  await mailed.context.mail.settled();
  const mails = mailed.emails.filter((one) => one.to === person.email);
  expect(mails).toHaveLength(1);
  expect(mails[0]?.text).toMatch(/payment/i);
  expect(mails[0]?.text).not.toContain(person.email);
});

test("cancelling takes effect at the end of the paid period and can be undone before", async () => {
  const { person, customer } = await aPayer();
  await deliver(home, await stripe.event("customer.subscription.created", customer));
  expect((await person.post("/api/billing/cancel")).body).toMatchObject({ cancelsAtEnd: true, hasAccess: true });
  expect(stripe.subscriptions.get(`sub_${customer}`)?.cancelAtEnd).toBe(true);
  expect((await person.post("/api/billing/resume")).body).toMatchObject({ cancelsAtEnd: false });
  expect((await person.post("/api/billing/portal")).body).toEqual({ url: "https://billing.stripe.test/portal" });
});

test("a member with an active subscription is sent to its page, never to a second checkout", async () => {
  const { person } = await aPayer();
  const before = stripe.state.checkouts.length;
  expect((await person.post("/functions/v1/create-checkout")).body).toEqual({ url: "https://billing.stripe.test/portal" });
  expect(stripe.state.checkouts.length).toBe(before);
});

test("an answer to an older request never overwrites a newer one", async () => {
  const { person, customer } = await aPayer();
  await deliver(home, await stripe.event("customer.subscription.created", customer));
  const { writeReading } = await import("./billing.repository.ts");
  await writeReading(
    home.context.database.owner,
    person.id,
    { status: "canceled", subscriptionId: null, paidUntil: null, cancelsAtEnd: false },
    Date.now() - 60_000,
    7,
  );
  expect(await stateOf(person)).toMatchObject({ status: "active", hasAccess: true });
});

test("in the sandbox nobody can buy a second subscription either: not by the button, an older tab or a double click", async () => {
  const plain = await createTestServer();
  const person = await aMemberWithExpiredTrial(plain);
  const urlNow = async () => ((await person.post("/functions/v1/create-checkout")).body as { url: string }).url;
  const first = await urlNow();
  expect(first).toMatch(/^\/checkout\/sandbox\?for=/);
  const ticket = new URL(first, "http://localhost").searchParams.get("for");
  const pay = () =>
    plain.fetch("/checkout/sandbox", {
      method: "POST",
      body: `for=${ticket}&choice=pay`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  await pay();
  const paidUntil = ((await person.get("/api/billing/state")).body as { paidUntil: string }).paidUntil;
  expect(await (await pay()).text()).toContain("<h1>Paid, for practice</h1>");
  expect(((await person.get("/api/billing/state")).body as { paidUntil: string }).paidUntil).toBe(paidUntil);
  expect(await urlNow()).toMatch(/^\/checkout\/sandbox\/portal\?for=/);
  expect(await (await plain.fetch(first)).text()).not.toContain('value="pay"');
});

test("the sandbox supports every step: pay, fail, cancel, end", async () => {
  const plain = await createTestServer();
  const person = await aMemberWithExpiredTrial(plain);
  const { url } = (await person.post("/functions/v1/create-checkout")).body as { url: string };
  const ticket = new URL(url, "http://localhost").searchParams.get("for");
  const choose = (choice: string) =>
    plain.fetch("/checkout/sandbox", {
      method: "POST",
      body: `for=${ticket}&choice=${choice}`,
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
  await choose("pay");
  expect(await stateOf(person)).toMatchObject({ status: "active", hasAccess: true });
  await choose("cancel");
  expect(await stateOf(person)).toMatchObject({ cancelsAtEnd: true, hasAccess: true });
  expect((await person.post("/api/billing/resume")).body).toMatchObject({ cancelsAtEnd: false });
  await choose("fail");
  expect(await stateOf(person)).toMatchObject({ status: "past_due", hasAccess: true });
  await choose("end");
  expect(await stateOf(person)).toMatchObject({ status: "canceled", hasAccess: false });
});

test("the address of a sandbox page ends with the credentials of the account", async () => {
  const plain = await createTestServer();
  const person = await aMemberWithExpiredTrial(plain);
  const { url } = (await person.post("/functions/v1/create-checkout")).body as { url: string };
  expect(await (await plain.fetch(url)).text()).toContain('value="pay"');
  expect((await person.post("/api/account/sessions/end-others")).status).toBe(200);
  expect(await (await plain.fetch(url)).text()).not.toContain('value="pay"');
  await plain.fetch("/checkout/sandbox", {
    method: "POST",
    body: `for=${url.split("for=")[1]}&choice=pay`,
    headers: { "content-type": "application/x-www-form-urlencoded" },
  });
  expect(await stateOf(person)).toMatchObject({ hasAccess: false });
});

function permutations<T>(items: T[]): T[][] {
  if (items.length < 2) return [items];
  return items.flatMap((item, at) => permutations(items.toSpliced(at, 1)).map((rest) => [item, ...rest]));
}
