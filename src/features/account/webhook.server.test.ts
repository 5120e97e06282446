import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { Webhook } from "standardwebhooks";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openContext } from "#server/context.ts";
import { setMood } from "#journal/mood.repository.ts";
import { dayIn, minuteMs } from "#shared/dates.ts";
import { lockWaits } from "#testing/lock-waits.ts";
import { aMember, aMemberWithExpiredTrial, subscribe, updateUser, type Person } from "#testing/people.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { aWebhook as addWebhook, closeReceivers, openReceiver } from "#testing/webhooks.ts";
import { webhookSeal } from "./webhook.repository.ts";
import { retryPauses, webhookEvents, type WebhookEventName } from "./webhook.rules.ts";
import { webhookFacts } from "./webhook.service.ts";

/** Webhooks from the write to the other server: one receiver on this machine, which the operator allows here. */
let home: TestServer;
beforeAll(async () => void (home = await createTestServer({ WEBHOOK_PRIVATE_TARGETS: "on", SMTP_URL: "smtp://localhost:1" })));
afterAll(closeReceivers);

const aWebhook = (who: Person, url: string, events: readonly WebhookEventName[] = webhookEvents) => addWebhook(who, url, events);
type Delivery = { id: string; event: string; status: string; tries: number; fault: string | null };
const logOf = async (who: Person, id: string) =>
  ((await who.get(`/api/webhooks/${id}/deliveries`)).body as { deliveries: Delivery[]; next: string | null }).deliveries;
const listOf = async (who: Person) =>
  ((await who.get("/api/webhooks")).body as { webhooks: { id: string; url: string; pausedAt: string | null; pausedFor: string | null }[] })
    .webhooks;
const deliver = (at = home) => webhookFacts.deliver(at.context, { timeoutMs: 2000 });
const logMood = (who: Person, mood: number) => who.put("/api/journal/moods/2026-11-20", { mood });
async function later<T>(ms: number, work: () => Promise<T>): Promise<T> {
  home.clock.now += ms;
  return work();
}

test("each event arrives once, with a signature that the standard's own library accepts, with numbers and dates but no text", async () => {
  const { seen, url } = await openReceiver();
  const maya = await aMember(home);
  const { secret } = await aWebhook(maya, url);
  const today = dayIn("America/New_York", home.context.clock());
  const { categories } = (await maya.get(`/api/budget/months/${today.slice(0, 7)}`)).body as { categories: { id: string }[] };
  const expense = { id: randomUUID(), categoryId: categories[0]?.id, amountCents: 420, note: "a secret note", spentOn: today };
  for (let n = 0; n < 2; n += 1) expect((await maya.post("/api/budget/expenses", expense)).status).toBe(200);
  const [habit] = (await maya.get("/api/lifestyle/habits")).body as { id: string }[];
  for (const isDone of [true, true, false]) await maya.put(`/api/lifestyle/habits/${habit?.id}/days/${today}`, { isDone });
  for (const mark of ["no-spend", "no-spend", null]) await maya.put(`/api/challenge/days/${today}`, { mark });
  for (const mood of [7, 7, null]) await maya.put(`/api/journal/moods/${today}`, { mood });
  const page = { id: randomUUID(), entryText: "a secret page", moodRating: 3, isMoodSet: true, kind: "plain" };
  for (let n = 0; n < 2; n += 1) await maya.post("/api/journal/entries", page);
  expect(await deliver()).toBe(5);
  expect(await deliver()).toBe(0);
  const sent = seen.map(({ body, headers }) => {
    expect(body).not.toContain("secret");
    return new Webhook(secret).verify(body, headers) as { type: string; timestamp: string; data: object };
  });
  expect(sent.map(({ type, data }) => ({ type, ...data }))).toEqual([
    { type: "expense.created", id: expense.id, categoryId: expense.categoryId, amountCents: 420, spentOn: today },
    { type: "habit.checked", habitId: habit?.id, day: today },
    { type: "no_spend_day.logged", day: today },
    { type: "mood.logged", day: today, mood: 7 },
    { type: "mood.logged", day: today, mood: 3 },
  ]);
  expect(new Set(seen.map(({ headers }) => headers["webhook-id"])).size).toBe(5);
  const forged = seen[0]!;
  expect(() => new Webhook(secret).verify(`${forged.body} `, forged.headers)).toThrow();
});

test("webhooks take turns: those with a long queue delay no other", async () => {
  const { seen, url } = await openReceiver();
  const [ana, ben, maya] = [await aMember(home), await aMember(home), await aMember(home)];
  for (const one of [ana, ben]) for (let n = 0; n < 5; n += 1) await aWebhook(one, `${url}/${one.id}/${n}`, ["mood.logged"]);
  for (const one of [ana, ben]) for (let mood = 1; mood < 6; mood += 1) await logMood(one, mood);
  await later(1, () => aWebhook(maya, `${url}/maya`, ["mood.logged"]));
  await logMood(maya, 7);
  expect(await deliver()).toBe(51);
  const place = seen.findIndex(({ url: path }) => path.endsWith("/maya"));
  // after one turn of the ten others, and among those that are sent at the same time
  expect(place).toBeGreaterThanOrEqual(0);
  expect(place).toBeLessThan(16);
});

test("a bill on its day, a trial in its last day and a change of the subscription are sent, each once", async () => {
  const { seen, url } = await openReceiver();
  const maya = await aMember(home);
  await aWebhook(maya, url, ["bill.due", "trial.ending", "subscription.changed"]);
  const today = dayIn("America/New_York", home.context.clock());
  const bill = async () => [{ id: randomUUID(), amountCents: 9900, dueOn: today }];
  const same = await bill();
  await updateUser(maya, { trialEndsAt: new Date(home.context.clock() + 23 * 60 * minuteMs) });
  for (let n = 0; n < 2; n += 1) await webhookFacts.findDue(home.context, async (tx) => (tx.memberId === maya.id ? same : []));
  const pay = await maya.post("/functions/v1/create-checkout");
  const ticket = new URL((pay.body as { url: string }).url, "http://localhost").searchParams.get("for") ?? "";
  const choose = (choice: string) =>
    home.fetch("/checkout/sandbox", {
      method: "POST",
      headers: { "content-type": "application/x-www-form-urlencoded" },
      body: new URLSearchParams({ for: ticket, choice }).toString(),
    });
  for (let n = 0; n < 2; n += 1) expect((await choose("pay")).status).toBe(200);
  expect((await maya.post("/api/billing/cancel")).status).toBe(200);
  await deliver();
  const sent = seen.map(({ body }) => JSON.parse(body) as { type: string; data: Record<string, unknown> });
  expect(sent.map(({ type }) => type).toSorted()).toEqual(["bill.due", "subscription.changed", "subscription.changed", "trial.ending"]);
  const changes = sent.filter(({ type }) => type === "subscription.changed").map(({ data }) => data);
  expect(changes).toMatchObject([
    { status: "active", cancelsAtEnd: false },
    { status: "active", cancelsAtEnd: true },
  ]);
});

test("a bill of a member whose trial has ended is not sent", async () => {
  const { seen, url } = await openReceiver();
  const maya = await aMemberWithExpiredTrial(home);
  await aWebhook(maya, url, ["bill.due"]);
  const dueOn = dayIn("America/New_York", home.context.clock());
  const bills = async (tx: { memberId: string }) => (tx.memberId === maya.id ? [{ id: randomUUID(), amountCents: 9900, dueOn }] : []);
  expect(await webhookFacts.findDue(home.context, bills)).toBe(0);
  await subscribe(maya);
  expect(await webhookFacts.findDue(home.context, bills)).toBe(1);
  await deliver();
  expect(seen).toHaveLength(1);
});

test("an event is written in the transaction of what happened or not at all", async () => {
  const { url } = await openReceiver();
  const maya = await aMember(home);
  const { id } = await aWebhook(maya, url);
  // refused after the day's row was written in its transaction
  await expect(
    maya.data(async (tx) => {
      await setMood(tx, { day: "2026-11-20", mood: 4, setAt: home.context.clock() });
      throw new Error("undone");
    }),
  ).rejects.toThrow("undone");
  expect(await logOf(maya, id)).toEqual([]);
});

test("two servers deliver each event once", async () => {
  const { seen, url } = await openReceiver();
  const { config, clock, log, database } = home.context;
  const second = await openContext(config, { clock, log, database });
  const people = [];
  for (let n = 0; n < 6; n += 1) people.push(await aMember(home));
  for (const one of people) {
    await aWebhook(one, url);
    for (const mood of [3, 4, 5]) await logMood(one, mood);
  }
  const counts = await Promise.all([home.context, second].map((context) => webhookFacts.deliver(context)));
  expect(counts[0]! + counts[1]!).toBe(18);
  expect(new Set(seen.map(({ headers }) => headers["webhook-id"])).size).toBe(18);
  expect(seen).toHaveLength(18);
});

test("a server that does not answer is tried for a day with growing delays, then paused with an email; it can be sent again by hand", async () => {
  let isUp = false;
  const { seen, url } = await openReceiver((response) => response.writeHead(isUp ? 204 : 503).end());
  const maya = await aMember(home);
  const { id } = await aWebhook(maya, url);
  const started = home.clock.now;
  await logMood(maya, 6);
  await deliver();
  expect(await logOf(maya, id)).toMatchObject([{ status: "waiting", tries: 1, fault: "503" }]);
  expect(await deliver(), "not before its pause is over").toBe(0);
  for (const pause of retryPauses) {
    await later(pause - 2000, deliver);
    const before = seen.length;
    await later(2000, deliver);
    expect(seen.length).toBe(before + 1);
  }
  expect(home.clock.now - started).toBe(24 * 60 * minuteMs);
  await updateUser(maya, { trialEndsAt: new Date(home.context.clock() + 24 * 60 * minuteMs) });
  const [failed] = await logOf(maya, id);
  expect(failed).toMatchObject({ status: "failed", tries: 8, fault: "503" });
  expect(await listOf(maya)).toMatchObject([{ id, pausedFor: "failing" }]);
  await home.context.mail.settled();
  expect(home.emails.filter(({ to, subject }) => to === maya.email && subject.includes("is paused"))).toHaveLength(1);
  // while it is paused no event is written for it, and nothing can be sent again
  await logMood(maya, 7);
  expect((await maya.post(`/api/webhooks/${id}/deliveries/${failed?.id}/again`)).status).toBe(409);
  isUp = true;
  expect((await patch(maya, id, { isPaused: false })).status).toBe(200);
  expect((await maya.post(`/api/webhooks/${id}/deliveries/${failed?.id}/again`)).status).toBe(200);
  expect(await deliver()).toBe(1);
  expect(await logOf(maya, id)).toMatchObject([{ id: failed?.id, status: "delivered" }]);
  expect(new Set(seen.map(({ headers }) => headers["webhook-id"])).size, "the same event for the receiver").toBe(1);
  expect((await maya.post(`/api/webhooks/${id}/deliveries/${failed?.id}/again`)).status, "what was delivered holds no content").toBe(409);
});

const patch = async (who: Person, id: string, change: object) =>
  home.fetch(`/api/webhooks/${id}`, { method: "PATCH", headers: { authorization: `Bearer ${who.token}` }, body: JSON.stringify(change) });

test("a receiver that is gone for good is paused at once; one that accepted later events loses only the delivery it refuses", async () => {
  const gone = await openReceiver((response) => response.writeHead(410).end());
  const picky = await openReceiver((response, count) => response.writeHead(count === 2 ? 200 : 400).end());
  const maya = await aMember(home);
  const [a, b] = [await aWebhook(maya, gone.url), await aWebhook(maya, picky.url)];
  await logMood(maya, 2);
  await deliver();
  expect((await listOf(maya)).map(({ pausedFor }) => pausedFor)).toEqual(["gone", null]);
  expect((await logOf(maya, a.id)).map(({ status, fault }) => `${status} ${fault}`)).toEqual(["failed 410"]);
  await logMood(maya, 3);
  await deliver();
  await maya.data((tx) =>
    tx.execute(sql`update webhook_deliveries set tries = 7, next_try_at = created_at where delivered_at is null and endpoint_id = ${b.id}`),
  );
  await deliver();
  expect((await logOf(maya, b.id)).map(({ status, fault }) => `${status} ${fault}`)).toEqual(["delivered null", "failed 400"]);
  expect((await listOf(maya)).map(({ pausedFor }) => pausedFor)).toEqual(["gone", null]);
});

test("address and secret are in no answer and no row, a delivered event has no content, and the log ends after 7 days", async () => {
  const { url } = await openReceiver();
  const maya = await aMember(home);
  const { id, secret } = await aWebhook(maya, `${url}?key=capability`);
  await logMood(maya, 8);
  await deliver();
  const rows = await maya.data((tx) =>
    tx.execute<{ row: string }>(
      sql`select e::text as row from webhook_endpoints e union all select d::text from webhook_deliveries d where user_id = ${maya.id}`,
    ),
  );
  const text = JSON.stringify(rows.rows);
  expect(rows.rows).toHaveLength(2);
  for (const hidden of [secret.slice(6), "capability", '"mood"', "2026-11-20\\\\"]) expect(text).not.toContain(hidden);
  expect(JSON.stringify((await maya.get("/api/webhooks")).body)).not.toContain(secret.slice(6));
  expect(await logOf(maya, id)).toHaveLength(1);
  await later(8 * 24 * 60 * minuteMs, () => webhookFacts.sweep(home.context));
  await updateUser(maya, { trialEndsAt: new Date(home.context.clock() + 1e9) });
  expect(await maya.data((tx) => tx.execute(sql`select 1 from webhook_deliveries`)).then(({ rows: left }) => left)).toEqual([]);
});

test("a webhook needs the password, an https address and an event; five at most, also when two are added at once", async () => {
  const strict = await createTestServer();
  const maya = await aMember(strict);
  const good = { url: "https://hooks.example.com/a", events: ["mood.logged"], password: maya.password };
  const refusals: [string, number, object][] = [
    ["password", 400, { password: "not this one" }],
    ["url", 403, { url: "http://hooks.example.com/" }],
    ["url", 403, { url: "https://[::ffff:7f00:1]/" }],
    // names that no public server has, also with the dot that ends a name
    ["url", 403, { url: "https://localhost/" }],
    ["url", 403, { url: "https://LOCALHOST.:8443/a" }],
    ["url", 403, { url: "https://app.localhost/" }],
    ["url", 403, { url: "https://printer.local/" }],
    ["url", 403, { url: "https://metadata.google.internal/" }],
    ["url", 403, { url: "https://intranet/" }],
    ["url", 400, { url: "" }],
    ["events", 400, { events: [] }],
    ["events.0", 400, { events: ["journal.written"] }],
  ];
  for (const [field, status, part] of refusals) {
    const answer = await maya.post("/api/webhooks", { id: randomUUID(), ...good, ...part });
    expect([status, answer.status, (answer.body as { field?: string }).field]).toEqual([status, status, field]);
  }
  for (let n = 0; n < 4; n += 1) expect((await maya.post("/api/webhooks", { id: randomUUID(), ...good })).status).toBe(200);
  const both = await Promise.all([1, 2].map(() => maya.post("/api/webhooks", { id: randomUUID(), ...good })));
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400]);
});

test("unless the operator allows it nothing is sent to this machine, whatever a row says", async () => {
  const { seen, url } = await openReceiver();
  const strict = await createTestServer();
  const maya = await aMember(strict);
  const { id } = (
    await maya.post("/api/webhooks", {
      id: randomUUID(),
      url: "https://hooks.example.com/",
      events: webhookEvents,
      password: maya.password,
    })
  ).body as { id: string };
  await logMood(maya, 5);
  const port = new URL(url).port;
  await webhookFacts.deliver(strict.context, { resolve: async () => [{ address: "::ffff:127.0.0.1", family: 6 }] });
  const target = webhookSeal(strict.context).seal({ url: `https://127.0.0.1:${port}/`, secret: "whsec_AAAA" });
  await maya.data((tx) => tx.execute(sql`update webhook_endpoints set encrypted = ${target}`));
  await maya.data((tx) => tx.execute(sql`update webhook_deliveries set next_try_at = created_at`));
  await webhookFacts.deliver(strict.context);
  expect(await logOf(maya, id)).toMatchObject([{ status: "waiting", tries: 2, fault: "address not allowed" }]);
  expect(seen).toEqual([]);
});

test("another member's webhook is not found, and a member whose trial ended can still delete theirs", async () => {
  const { url } = await openReceiver();
  const [maya, other] = [await aMemberWithExpiredTrial(home), await aMember(home)];
  const { id } = await aWebhook(maya, url);
  expect((await patch(other, id, { isPaused: true })).status).toBe(404);
  expect((await other.delete(`/api/webhooks/${id}`)).status).toBe(404);
  expect((await maya.delete(`/api/webhooks/${id}`)).status).toBe(200);
  expect(await listOf(maya)).toEqual([]);
});

test("the owner gets an email when a webhook is sent more than before", async () => {
  const { url } = await openReceiver();
  const maya = await aMember(home);
  const { id } = await aWebhook(maya, url, ["habit.checked"]);
  for (const events of [["habit.checked", "mood.logged"], ["mood.logged"], ["mood.logged"]])
    expect((await patch(maya, id, { events })).status).toBe(200);
  await home.context.mail.settled();
  const subjects = home.emails.filter(({ to }) => to === maya.email).map(({ subject }) => subject);
  expect(subjects).toEqual(["A webhook of your Evenday account was just added", "A webhook of your Evenday account is sent more now"]);
});

test("a delivery is given up while its webhook is being changed, and neither waits for the other without end", async () => {
  const { url } = await openReceiver((response) => response.writeHead(410).end());
  const maya = await aMember(home);
  const { id } = await aWebhook(maya, url);
  await logMood(maya, 5);
  let delivering: Promise<number> | undefined;
  // in the order of a change by the member: the webhook, then its deliveries
  await maya.data(async (tx) => {
    await tx.execute(sql`select 1 from webhook_endpoints where id = ${id} for update`);
    delivering = deliver();
    await expect.poll(() => lockWaits(home.context.database.owner)).toBeGreaterThan(0);
    await tx.execute(sql`update webhook_deliveries set next_try_at = null where endpoint_id = ${id}`);
  });
  await delivering;
  expect(await logOf(maya, id)).toMatchObject([{ status: "failed", fault: "410" }]);
  expect(await listOf(maya)).toMatchObject([{ id, pausedFor: "gone" }]);
});
