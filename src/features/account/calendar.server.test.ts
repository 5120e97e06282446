import { randomUUID } from "node:crypto";
import ICAL from "ical.js";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test, vi } from "vitest";
import { addDays, addMonths, daysInMonth, monthOf } from "#shared/dates.ts";
import { fetchArchive, packArchive, sendArchive } from "#testing/archive.ts";
import { pdf, upload } from "#testing/documents.ts";
import { aMember, aSignedUpMember, aSubscriber, signIn, updateUser, type Person } from "#testing/people.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { todayOf } from "#testing/today.ts";

/** Calendars for other apps: fetched without a session, by the secret in their address. */
let home: TestServer;
beforeAll(async () => {
  home = await createTestServer();
});

type Choice = { name: string; holds: string[]; isDetailed: boolean; alarm: string };
const everything = ["bills", "paydays", "payoffs", "documents", "meals", "noSpendDays", "billing"];
const choice = (part: Partial<Choice> = {}): Choice => ({ name: "Evenday", holds: ["bills"], isDetailed: false, alarm: "none", ...part });

async function add(person: Person, part: Partial<Choice> = {}) {
  const { status, body } = await person.post("/api/calendar", { id: randomUUID(), ...choice(part) });
  if (status !== 200) throw new Error(JSON.stringify(body));
  return body as { id: string; path: string };
}
/** As a calendar app does: no public key, no session. */
async function fetchFeed(path: string, headers: Record<string, string> = {}, at = home) {
  const answer = await at.fetch(path, { headers: { apikey: "", ...headers } });
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
}
const eventsIn = (text: string) => new ICAL.Component(ICAL.parse(text)).getAllSubcomponents("vevent").map((one) => new ICAL.Event(one));
const titlesIn = (text: string) => eventsIn(text).map((one) => one.summary);

async function aBill(person: Person, name = "Rent, flat 4; north", amountCents = 90_000, dayOfMonth = 31) {
  const month = monthOf(todayOf(person));
  const { categories } = (await person.get(`/api/budget/months/${month}`)).body as { categories: { id: string }[] };
  const id = randomUUID();
  const categoryId = categories[0]?.id ?? "";
  const { status } = await person.post("/api/budget/bills", { id, name, amountCents, dayOfMonth, categoryId });
  if (status !== 200) throw new Error(`the bill was answered with ${status}`);
  return { id, month, categoryId };
}

test("a skipped day is in no feed, and a moved one keeps its uid on its new day", async () => {
  const maya = await aMember(home);
  const { id, month } = await aBill(maya);
  const { path } = await add(maya);
  const [skipped, moved] = [addMonths(month, 1), addMonths(month, 2)];
  const change = (of: string, body: object) => maya.put(`/api/ahead/bills/${id}/days/${of}-${daysInMonth(of)}`, body);
  expect((await change(skipped, { change: "skip" })).status).toBe(200);
  expect((await change(moved, { change: "move", movedTo: `${moved}-03` })).status).toBe(200);
  const byUid = new Map(eventsIn((await fetchFeed(path)).text).map((one) => [one.uid, one.startDate.toString()]));
  expect(byUid.has(`bill-${id}-${skipped}@evenday`)).toBe(false);
  expect(byUid.get(`bill-${id}-${moved}@evenday`)).toBe(`${moved}-03`);
  expect(byUid.size).toBe(6);
});

test("another app reads the bills of this month and the next six, each on its day, without a session", async () => {
  const maya = await aMember(home);
  const { month, id } = await aBill(maya);
  const { path } = await add(maya, { isDetailed: true, alarm: "before" });
  expect(path).toMatch(/^\/calendar\/[\w-]{43}\.ics$/);
  const { status, headers, text } = await fetchFeed(path);
  expect([status, headers.get("content-type"), headers.get("cache-control")]).toEqual([
    200,
    "text/calendar; charset=utf-8",
    "private, no-cache",
  ]);
  const events = eventsIn(text);
  expect(events.map(({ summary }) => summary)).toEqual(Array.from({ length: 7 }, () => "Rent, flat 4; north, $900.00"));
  expect(events[0]?.uid).toBe(`bill-${id}-${month}@evenday`);
  expect(events[0]?.startDate.toString()).toBe(`${month}-${daysInMonth(month)}`);
  expect(events.every((one) => one.startDate.isDate && one.component.getAllSubcomponents("valarm").length === 1)).toBe(true);
  for (const line of text.split("\r\n")) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
});

test("a calendar contains only what was chosen for it, and no name or amount unless chosen", async () => {
  const maya = await aMember(home);
  await aBill(maya);
  const { debts } = (await maya.get("/api/debt")).body as { debts: { id: string }[] };
  expect(debts.length).toBeGreaterThan(0);
  const debt = {
    id: randomUUID(),
    name: "Loan of Ana",
    emoji: "🏠",

    totalCents: 100_000,
    paidCents: 0,
    rateMilli: 0,
    minimumCents: 50_000,
  };
  expect((await maya.post("/api/debt/debts", debt)).status).toBe(200);
  const pay = { id: randomUUID(), name: "Bakery", amountCents: 120_000, rhythm: "two-weekly", firstOn: todayOf(maya) };
  expect((await maya.post("/api/ahead/incomes", pay)).status).toBe(200);
  const { body: stored } = await upload(maya, pdf(), { name: "passport.pdf" });
  expect((await maya.put(`/api/documents/${stored.id}/dates/expires/${addDays(todayOf(maya), 30)}`, {})).status).toBe(200);
  await maya.put(`/api/challenge/days/${todayOf(maya)}`, { mark: "no-spend" });
  expect((await maya.post("/api/lifestyle/plans", { id: randomUUID(), dollars: 60 })).status).toBe(200);
  await maya.post("/api/journal/entries", { id: randomUUID(), entryText: "secret words", moodRating: 5, isMoodSet: true, kind: "plain" });
  const whole = await fetchFeed((await add(maya, { holds: everything })).path);
  const titles = titlesIn(whole.text);
  expect(new Set(titles)).toEqual(
    new Set(["Bill due", "Payday", "Planned payoff", "Document date", "Meals planned", "No-spend day", "Trial ends"]),
  );
  expect(whole.text.replaceAll("\r\n ", "")).not.toMatch(/Rent|Loan|Bakery|passport|\$|secret words|@example\.com|journal/);
  const detailed = await fetchFeed((await add(maya, { holds: everything, isDetailed: true })).path);
  expect(titlesIn(detailed.text)).toContain("Loan of Ana is paid off, if the plan holds");
  const alone = await fetchFeed((await add(maya, { holds: ["noSpendDays"] })).path);
  expect(eventsIn(alone.text).map((one) => [one.summary, one.startDate.toString()])).toEqual([["No-spend day", todayOf(maya)]]);
});

test("a change in the product is in the next fetch, and an unchanged calendar is not sent again", async () => {
  const maya = await aMember(home);
  const { id, month, categoryId } = await aBill(maya);
  const { path } = await add(maya);
  const first = await fetchFeed(path);
  const etag = first.headers.get("etag") ?? "";
  expect(etag).toMatch(/^W\/"[\w-]+"$/);
  const same = await fetchFeed(path, { "if-none-match": `"other", ${etag}` });
  expect([same.status, same.text, same.headers.get("etag")]).toEqual([304, "", etag]);
  await maya.post("/api/budget/expenses", {
    id: randomUUID(),
    categoryId,
    spentOn: todayOf(maya),
    amountCents: 90_000,
    note: "",
    billId: id,
  });
  const paid = await fetchFeed(path, { "if-none-match": etag });
  expect([paid.status, titlesIn(paid.text)[0]]).toEqual([200, "Bill paid"]);
  expect(eventsIn(paid.text)[0]?.uid).toBe(`bill-${id}-${month}@evenday`);
  expect((await home.fetch(path, { method: "HEAD" })).headers.get("etag")).toBe(paid.headers.get("etag"));
});

test("a new address revokes the one before, and revoked, deleted and made-up addresses get the same answer", async () => {
  const maya = await aMember(home);
  const { id, path } = await add(maya);
  const renewed = (await maya.post(`/api/calendar/${id}/address`)).body as { path: string };
  expect((await fetchFeed(renewed.path)).status).toBe(200);
  const said = async (at: string) => {
    const { status, text } = await fetchFeed(at);
    return [status, (JSON.parse(text) as { message: string }).message];
  };
  const nothing = [404, "There is no calendar at this address."];
  expect(await said(path)).toEqual(nothing);
  expect((await maya.post(`/api/calendar/${id}/revoke`)).status).toBe(200);
  expect(await said(renewed.path)).toEqual(nothing);
  const again = (await maya.post(`/api/calendar/${id}/address`)).body as { path: string };
  expect((await fetchFeed(again.path)).status).toBe(200);
  expect((await maya.delete(`/api/calendar/${id}`)).status).toBe(200);
  expect(await said(again.path)).toEqual(nothing);
  for (const made of [`/calendar/${"A".repeat(43)}.ics`, "/calendar/x.ics", "/calendar/%00.ics", `/calendar/${maya.id}.ics`])
    expect(await said(made), made).toEqual(nothing);
  expect((await maya.get("/api/calendar")).body).toEqual({ calendars: [] });
});

test("changing a calendar's kinds keeps its address, and the list shows when it was last read", async () => {
  const maya = await aMember(home);
  await aBill(maya);
  const { id, path } = await add(maya);
  const listed = async () => ((await maya.get("/api/calendar")).body as { calendars: Record<string, unknown>[] }).calendars[0];
  expect(await listed()).toMatchObject({ id, ...choice(), usedAt: null, addressAt: expect.any(String) });
  expect(JSON.stringify(await listed())).not.toContain(path.slice(10, 40));
  await fetchFeed(path);
  expect(await listed()).toMatchObject({ usedAt: expect.any(String) });
  const other = choice({ name: "Bills", isDetailed: true });
  expect((await maya.put(`/api/calendar/${id}`, other)).status).toBe(200);
  const { text } = await fetchFeed(path);
  expect(text).toContain("X-WR-CALNAME:Bills\r\n");
  expect(titlesIn(text)[0]).toBe("Rent, flat 4; north, $900.00");
});

test("a change of password, signing out everywhere else, deleting the account and an import revoke every address", async () => {
  const maya = await aSignedUpMember(home);
  const first = await add(maya);
  const password = { current: maya.password, next: "four other plain words" };
  expect((await maya.post("/api/account/password", password)).status).toBe(200);
  expect((await fetchFeed(first.path)).status).toBe(404);
  const again = await signIn(home, maya.email, password.next);
  expect((await again.get("/api/calendar")).body).toMatchObject({ calendars: [{ id: first.id, addressAt: null }] });
  const second = (await again.post(`/api/calendar/${first.id}/address`)).body as { path: string };
  expect((await fetchFeed(second.path)).status).toBe(200);
  await again.post("/api/account/sessions/end-others");
  expect((await fetchFeed(second.path)).status).toBe(404);

  const ana = await aSubscriber(home);
  const hers = await add(ana, { name: "Mine", holds: ["bills", "meals"] });
  const archive = await fetchArchive(ana);
  expect(JSON.stringify(archive.rows)).not.toContain("token");
  expect((await sendArchive(ana, packArchive(archive))).status).toBe(200);
  expect((await fetchFeed(hers.path)).status).toBe(404);
  expect((await ana.get("/api/calendar")).body).toMatchObject({
    calendars: [{ name: "Mine", holds: ["bills", "meals"], addressAt: null, usedAt: null }],
  });
});

test("the database contains no usable address, and deleting the account removes its addresses", async () => {
  const maya = await aSignedUpMember(home);
  const { path } = await add(maya);
  const secret = path.slice("/calendar/".length, -".ics".length);
  const { owner } = home.context.database;
  const rows = async () =>
    (await owner.execute<{ row: string }>(sql`select to_jsonb(a.*)::text as row from calendar_addresses a where user_id = ${maya.id}`))
      .rows;
  const [row] = await rows();
  expect(row?.row).toContain("token_hash");
  expect(row?.row).not.toContain(secret);
  const hash = (JSON.parse(row?.row ?? "{}") as { token_hash: string }).token_hash;
  expect((await fetchFeed(`/calendar/${hash}.ics`)).status).toBe(404);
  expect((await maya.post("/api/account/delete", { password: maya.password, typed: "DELETE" })).status).toBe(200);
  expect(await rows()).toEqual([]);
  expect((await fetchFeed(path)).status).toBe(404);
});

test("without access an address returns nothing, can still be revoked, and works again with a subscription", async () => {
  const maya = await aMember(home);
  const { id, path } = await add(maya);
  await updateUser(maya, { trialEndsAt: new Date(home.context.clock() - 1) });
  expect((await fetchFeed(path)).status).toBe(402);
  await updateUser(maya, { billingStatus: "active", paidUntil: new Date(home.context.clock() + 30 * 86_400_000) });
  expect((await fetchFeed(path)).status).toBe(200);
  await updateUser(maya, { billingStatus: "canceled", paidUntil: new Date(home.context.clock() - 1) });
  expect((await maya.post(`/api/calendar/${id}/revoke`)).status).toBe(200);
});

test("the next access date is the trial's end, the renewal, or the end after a cancellation, to the second", async () => {
  const maya = await aMember(home);
  const { path } = await add(maya, { holds: ["billing"] });
  const seen = async () => eventsIn((await fetchFeed(path)).text).map((one) => [one.summary, one.startDate.toJSDate().getTime()]);
  const until = Math.floor((home.context.clock() + 20 * 86_400_000) / 1000) * 1000;
  await updateUser(maya, { trialEndsAt: new Date(until) });
  expect(await seen()).toEqual([["Trial ends", until]]);
  await updateUser(maya, { billingStatus: "active", paidUntil: new Date(until) });
  expect(await seen()).toEqual([["Subscription renews", until]]);
  await updateUser(maya, { cancelsAtEnd: true });
  expect(await seen()).toEqual([["Subscription ends", until]]);
});

test("a member can have five calendars, each needs a name and a kind, and fetches are limited", async () => {
  const strict = await createTestServer({ LIMIT_CALENDAR_FETCHES: "3", SMTP_URL: "smtp://localhost:1" });
  const maya = await aMember(strict);
  const [first] = [await add(maya), await add(maya), await add(maya), await add(maya), await add(maya)];
  const refused = async (part: Partial<Choice>) => {
    const { status, body } = await maya.post("/api/calendar", { id: randomUUID(), ...choice(part) });
    return [status, (body as { message: string }).message];
  };
  expect(await refused({})).toEqual([400, "5 calendars are the most you can have."]);
  expect(await refused({ name: "  " })).toEqual([400, "Please give this calendar a name."]);
  expect(await refused({ holds: [] })).toEqual([400, "Please choose at least one thing to show."]);
  expect((await refused({ holds: ["journal"] }))[0]).toBe(400);
  const statuses = [];
  for (let n = 0; n < 5; n++) statuses.push((await fetchFeed(first.path, {}, strict)).status);
  expect(statuses).toEqual([200, 200, 200, 429, 429]);
  // its owner gets an email about each address
  await expect.poll(() => strict.emails.filter(({ to }) => to === maya.email).length).toBe(5);
  expect(strict.emails[0]?.subject).toBe("A calendar of your Evenday account has a new address");
  expect(strict.emails[0]?.text).not.toContain(first.path);
});

test("the owner gets an email when an address shows more than before, and none for less, without an address or the same again", async () => {
  const strict = await createTestServer({ SMTP_URL: "smtp://localhost:1" });
  const maya = await aMember(strict);
  const { id } = await add(maya);
  const more = async (part: Partial<Choice>) => {
    expect((await maya.put(`/api/calendar/${id}`, choice(part))).status).toBe(200);
    await strict.context.mail.settled();
    return strict.emails.filter(({ subject }) => subject === "A calendar of your Evenday account shows more now").length;
  };
  expect(await more({ isDetailed: true })).toBe(1);
  expect(await more({ isDetailed: true, alarm: "day" })).toBe(1);
  expect(await more({ isDetailed: true, holds: ["bills", "documents"] })).toBe(2);
  expect(await more({ holds: ["documents"] })).toBe(2);
  expect((await maya.post(`/api/calendar/${id}/revoke`, {})).status).toBe(200);
  expect(await more({ isDetailed: true })).toBe(2);
});

test("a calendar that is made again with more shows nothing more at the address it had, also when it gets no new one", async () => {
  const strict = await createTestServer({ SMTP_URL: "smtp://localhost:1" });
  const maya = await aMember(strict);
  await aBill(maya);
  const { id, path } = await add(maya);
  vi.spyOn(strict.context.mail, "queue").mockRejectedValueOnce(new Error("the database is away"));
  expect((await maya.post("/api/calendar", { id, ...choice({ isDetailed: true }) })).status).toBe(500);
  expect((await fetchFeed(path, {}, strict)).text).not.toContain("Rent");
});
