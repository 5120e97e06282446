import { eq } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { commands } from "#app/admin.ts";
import { doneToday } from "#app/jobs.ts";
import { buildApp } from "#app/server.ts";
import { pushDevices, pushQueue } from "#server/auth.tables.ts";
import { openContext } from "#server/context.ts";
import { addDays, dayIn, hourMs } from "#shared/dates.ts";
import { aMember, signIn, type Person } from "#testing/people.ts";
import { aBrowser, openPushService } from "#testing/push.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { expectVapid } from "#testing/vapid.ts";
import { reminderFacts } from "./reminder.service.ts";

const always = { sendHour: 0, quietFrom: 0, quietTo: 0 };
type Browser = ReturnType<typeof aBrowser>;
type Listed = {
  publicKey: string;
  devices: { id: string; isDetailed: boolean; isThisSession: boolean; name: string; usedAt: string | null }[];
};

async function open() {
  const service = await openPushService();
  const home = await createTestServer({}, { pushPost: service.post });
  home.clock.now = 36 * hourMs - (Date.now() % (24 * hourMs)); // noon: what waits for minutes is sent on the same date
  return { service, home };
}
const register = async (person: Person, browser: Browser) => {
  const { status, body } = await person.post("/api/push", browser.registration);
  expect([status, body]).toEqual([200, { id: expect.any(String) }]);
  return (body as { id: string }).id;
};
async function openWithBrowser() {
  const { service, home } = await open();
  const maya = await aMember(home, "UTC");
  const browser = aBrowser();
  await register(maya, browser);
  return { service, home, maya, browser };
}
const devicesOf = async (person: Person) => (await person.get("/api/push")).body as Listed;
const choose = (person: Person, part: Record<string, unknown>) =>
  person.put("/api/account/profile", { reminders: { ...always, byMail: false, trialEnd: false, ...part } });
async function round(home: TestServer) {
  await reminderFacts.round(home.context, doneToday);
  await home.context.push.settled();
  await home.context.mail.settled();
}
const aBillTomorrow = async (home: TestServer, person: Person) => {
  const firstOn = addDays(dayIn("UTC", home.context.clock()), 1);
  const bill = { id: newId(), name: "Rent", amountCents: 90_000, dayOfMonth: 1, categoryId: null, rhythm: "yearly", firstOn };
  expect((await person.post("/api/budget/bills", bill)).status).toBe(200);
};

test("a reminder is encrypted for one browser only, signed, and says nothing about the member", async () => {
  const { service, home, maya, browser } = await openWithBrowser();
  await choose(maya, { bills: true, mood: true });
  await aBillTomorrow(home, maya);
  await round(home);
  const shown = service.received.map(({ body }) => browser.read(body));
  expect(shown.map(({ title, body, path, tag }) => ({ title, body, path, tag })).toSorted((a, b) => a.tag.localeCompare(b.tag))).toEqual([
    { title: "A date is coming up", body: "", path: "/budget#bills", tag: "bills" },
    { title: "Time for your evening question", body: "", path: "/?log=mood", tag: "mood" },
  ]);
  expect(shown.find(({ tag }) => tag === "mood")?.actions.map(({ title }) => title)).toEqual(["Log today", "How was it?"]);
  const { publicKey, devices } = await devicesOf(maya);
  for (const one of service.received) {
    expect(one.path).toBe(browser.path);
    expect(one.headers).toMatchObject({ "content-encoding": "aes128gcm", ttl: "21600", urgency: "normal" });
    expect(one.headers["topic"]).toMatch(/^[\w-]{32}$/);
    expectVapid(one, publicKey, "https://push.example.com", Date.now());
  }
  // the length of a message does not reveal its kind
  expect(new Set(service.received.map(({ body }) => body.length)).size).toBe(1);
  expect(devices).toMatchObject([{ isDetailed: false, isThisSession: true, usedAt: expect.any(String) }]);
  await round(home);
  expect(service.received, "each once").toHaveLength(2);
  await service.close();
});

test("a device whose member chose so names the bill and what a button logs, another one does not", async () => {
  const { service, home } = await open();
  const maya = await aMember(home, "UTC");
  const [phone, desk] = [aBrowser(), aBrowser()];
  const id = await register(maya, phone);
  await register(maya, desk);
  expect((await maya.put(`/api/push/${id}`, { isDetailed: true })).status).toBe(200);
  await choose(maya, { bills: true, noSpend: true });
  await aBillTomorrow(home, maya);
  await round(home);
  const at = (browser: Browser) => service.received.filter(({ path }) => path === browser.path).map(({ body }) => browser.read(body));
  const actions = (...titles: string[]) => titles.map((title) => ({ title }));
  expect(at(phone).toSorted((a, b) => a.tag.localeCompare(b.tag))).toMatchObject([
    { title: "A bill is due soon", body: "Rent is due tomorrow." },
    { title: "Was today a no-spend day?", actions: actions("Log no-spend day", "Mood 1–10") },
  ]);
  expect(at(desk).toSorted((a, b) => a.tag.localeCompare(b.tag))).toMatchObject([
    { title: "A date is coming up", body: "" },
    { title: "Time for your evening question", actions: actions("Log today", "How was it?") },
  ]);
  await service.close();
});

test("a push service that is down is tried again, and a reminder counts as sent only once it was accepted", async () => {
  const { service, home, maya, browser } = await openWithBrowser();
  await choose(maya, { mood: true });
  service.status.set(browser.path, 503);
  await round(home);
  const next = async () => ((await maya.get("/api/account/profile")).body as { nextReminders: { mood: string } }).nextReminders.mood;
  const isStillDue = async () => Date.parse(await next()) <= home.context.clock();
  expect(await isStillDue()).toBe(true);
  service.status.delete(browser.path);
  home.clock.now += 2 * 60_000;
  expect(await home.context.push.deliver()).toBe(1);
  expect(service.received).toHaveLength(1);
  expect(await isStillDue()).toBe(false);
  await service.close();
});

test("after three refusals a notification is given up, the operator sees it without an address, and can have it tried again", async () => {
  const { service, home, maya, browser } = await openWithBrowser();
  await choose(maya, { mood: true });
  service.status.set(browser.path, 403);
  await round(home);
  for (let at = 0; at < 2; at += 1) {
    home.clock.now += 11 * 60_000;
    await home.context.push.deliver();
  }
  const lines: string[] = [];
  expect(await commands["mail"]!(home.context, {}, (line) => void lines.push(line))).toBe(3);
  expect(lines.join("\n")).toMatch(/given up .*mood .*3 tries {2}403/);
  expect(lines.join("\n")).toContain("0 notifications waiting, 1 given up.");
  expect(lines.join("\n")).not.toMatch(/push\.example|@/);
  service.status.delete(browser.path);
  await commands["mail"]!(home.context, { retry: "true" }, () => {});
  expect(await home.context.push.deliver()).toBe(1);
  await service.close();
});

test.each([404, 410])("a browser that is gone (%i) is removed from the list and not tried again", async (status) => {
  const { service, home } = await open();
  const maya = await aMember(home, "UTC");
  const [gone, there] = [aBrowser(), aBrowser()];
  await register(maya, gone);
  const id = await register(maya, there);
  await choose(maya, { mood: true });
  service.status.set(gone.path, status);
  await round(home);
  expect((await devicesOf(maya)).devices.map((one) => one.id)).toEqual([id]);
  expect(service.received.map(({ path }) => path)).toEqual([there.path]);
  const { owner } = home.context.database;
  expect(await owner.select().from(pushQueue).where(eq(pushQueue.userId, maya.id))).toHaveLength(1);
  await service.close();
});

test("push services that do not answer delay no other member", async () => {
  const reached: string[] = [];
  const end: ((status: number) => void)[] = [];
  const home = await createTestServer(
    {},
    {
      pushPost: ({ endpoint }) =>
        endpoint.startsWith("https://slow.example.com/")
          ? new Promise((done) => end.push(done))
          : Promise.resolve((reached.push(endpoint), 201)),
    },
  );
  const slow = await aMember(home, "UTC");
  for (let n = 0; n < 3; n += 1) await register(slow, aBrowser("https://slow.example.com"));
  await choose(slow, { mood: true });
  await reminderFacts.round(home.context, doneToday);
  await expect.poll(() => end.length).toBeGreaterThan(0);
  const [maya, browser] = [await aMember(home, "UTC"), aBrowser()];
  await register(maya, browser);
  await choose(maya, { mood: true });
  await reminderFacts.round(home.context, doneToday);
  const job = home.context.push.deliver();
  await expect.poll(() => reached).toEqual([browser.registration.endpoint]);
  end.forEach((done) => done(201));
  await Promise.all([job, home.context.push.settled()]);
});

test("two servers send each notification once", async () => {
  const { service, home } = await open();
  const other = await openContext(home.context.config, {
    clock: home.context.clock,
    database: home.context.database,
    pushPost: service.post,
  });
  buildApp(other);
  const people = await Promise.all(Array.from({ length: 4 }, () => aMember(home, "UTC")));
  for (const one of people) {
    await register(one, aBrowser());
    await choose(one, { mood: true, noSpend: true });
  }
  await Promise.all([home.context, other].map((context) => reminderFacts.round(context, doneToday)));
  await Promise.all([home.context.push.settled(), other.push.settled()]);
  await Promise.all([home.context.push.deliver(), other.push.deliver()]);
  expect(service.received).toHaveLength(8);
  await service.close();
});

test("only a public push service over https with valid keys is accepted, and ten devices at most", async () => {
  const { service, home } = await open();
  const maya = await aMember(home);
  const { registration } = aBrowser();
  for (const wrong of [
    { endpoint: "http://push.example.com/a" },
    { endpoint: "https://127.0.0.1/a" },
    { endpoint: "https://[::1]/a" },
    { endpoint: "https://localhost/a" },
    { endpoint: "https://push.example.com:8443/a" },
    { endpoint: "https://169.254.169.254/latest" },
    { endpoint: `https://push.example.com/${"a".repeat(1000)}` },
    { p256dh: "B".padEnd(87, "A") },
    { p256dh: "short" },
    { auth: "" },
  ])
    expect((await maya.post("/api/push", { ...registration, ...wrong })).status, JSON.stringify(wrong)).toBe(400);
  expect((await devicesOf(maya)).devices).toEqual([]);
  const browsers = Array.from({ length: 10 }, () => aBrowser());
  for (const one of browsers) await register(maya, one);
  expect((await maya.post("/api/push", aBrowser().registration)).body).toMatchObject({ message: expect.stringMatching(/^10 devices/) });
  // the same browser again: renewed, not added
  await register(maya, browsers[0]!);
  expect((await devicesOf(maya)).devices).toHaveLength(10);
  await service.close();
});

test("a browser that two members register at once belongs to one of them", async () => {
  const { service, home } = await open();
  const both = [await aMember(home), await aMember(home)];
  for (let round = 0; round < 10; round += 1) {
    const { registration } = aBrowser();
    const before = await Promise.all(both.map(async (one) => (await devicesOf(one)).devices.length));
    const answers = await Promise.all(both.map((one) => one.post("/api/push", registration)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const after = await Promise.all(both.map(async (one) => (await devicesOf(one)).devices.length));
    expect((after[0] ?? 0) + (after[1] ?? 0)).toBe((before[0] ?? 0) + (before[1] ?? 0) + 1);
  }
  await service.close();
});

test("a browser that another member uses now belongs to that member only, and another member's id gives no access", async () => {
  const { service, home } = await open();
  const [maya, ana] = [await aMember(home, "UTC"), await aMember(home, "UTC")];
  const shared = aBrowser();
  const id = await register(maya, shared);
  expect((await ana.put(`/api/push/${id}`, { isDetailed: true })).status).toBe(404);
  expect((await ana.delete(`/api/push/${id}`)).status).toBe(404);
  await register(ana, shared);
  expect((await devicesOf(maya)).devices).toEqual([]);
  await choose(maya, { mood: true });
  await round(home);
  expect(service.received).toEqual([]);
  await service.close();
});

test("signing out ends notifications there; a new password ends them everywhere else; deletion leaves nothing", async () => {
  const { service, home } = await open();
  const maya = await aMember(home);
  const [phone, tablet] = [await signIn(home, maya.email, maya.password), await signIn(home, maya.email, maya.password)];
  await register(maya, aBrowser());
  await register(phone, aBrowser());
  await register(tablet, aBrowser());
  const count = async () => (await devicesOf(maya)).devices.length;
  await tablet.post("/api/auth/sign-out", {});
  expect(await count()).toBe(2);
  expect((await maya.post("/api/account/password", { current: maya.password, next: "another long enough" })).status).toBe(200);
  expect((await devicesOf(maya)).devices).toMatchObject([{ isThisSession: true }]);
  await choose(maya, { mood: true });
  await reminderFacts.round(home.context, doneToday);
  expect((await maya.post("/api/account/delete", { password: "another long enough", typed: "DELETE" })).status).toBe(200);
  const { owner } = home.context.database;
  expect(await owner.select().from(pushDevices).where(eq(pushDevices.userId, maya.id))).toEqual([]);
  expect(await owner.select().from(pushQueue).where(eq(pushQueue.userId, maya.id))).toEqual([]);
  await service.close();
});

test("the stored data of a device and of a queued notification contains neither its endpoint nor its text", async () => {
  const { service, home, maya, browser } = await openWithBrowser();
  await choose(maya, { bills: true });
  await aBillTomorrow(home, maya);
  service.status.set(browser.path, 503);
  await round(home);
  const { owner } = home.context.database;
  const rows = JSON.stringify([await owner.select().from(pushDevices), await owner.select().from(pushQueue)]);
  for (const secret of [browser.endpoint, browser.registration.p256dh, browser.registration.auth, "A date is coming up", "Rent"])
    expect(rows).not.toContain(secret);
  home.clock.now += 25 * hourMs;
  expect(await home.context.push.deliver(), "too old").toBe(0);
  await service.close();
});
