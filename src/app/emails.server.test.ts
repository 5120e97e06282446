import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { reminderFacts } from "../features/account/reminder.service.ts";
import { openMail } from "#server/integrations/email.ts";
import { openOutbox } from "#server/outbox.ts";
import { doneToday, startJobs } from "./jobs.ts";
import { addDays, dayIn, hourMs } from "#shared/dates.ts";
import { pdf, upload } from "#testing/documents.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { aMember, subscribe, updateUser } from "#testing/people.ts";

/** Moves the clock to the next time at which it is `hour` in UTC. */
function atHour(home: TestServer, hour: number): void {
  home.clock.now += (hour * hourMs - (home.context.clock() % (24 * hourMs)) + 24 * hourMs) % (24 * hourMs);
}
const always = { sendHour: 0, quietFrom: 0, quietTo: 0 };

test("the email before the trial ends is sent once, names the exact hour, and is not sent to a subscriber", async () => {
  const home = await createTestServer();
  atHour(home, 12);
  const [maya, payer] = [await aMember(home, "UTC"), await aMember(home, "UTC")];
  for (const one of [maya, payer])
    await one.put("/api/account/profile", { reminders: { noSpend: false, mood: false, trialEnd: true, ...always } });
  await updateUser(payer, { billingStatus: "active" });
  expect(await reminderFacts.round(home.context, doneToday)).toBe(0);
  home.clock.now += 49 * hourMs;
  const runs = await Promise.all([reminderFacts.round(home.context, doneToday), reminderFacts.round(home.context, doneToday)]);
  expect(runs[0] + runs[1]).toBe(1);
  await home.context.mail.settled();
  expect(home.emails.map((one) => [one.to, one.subject])).toEqual([[maya.email, "Your Evenday trial ends tomorrow"]]);
  expect(home.emails[0]?.text).toMatch(/end on \w+, \w+ \d+ at \d+:\d\d [AP]M UTC/);
});

test("a trial that ends late in the evening ends today, by the calendar of the member", async () => {
  const home = await createTestServer();
  atHour(home, 18); // in New York 13 or 14 o'clock
  const [maya, late] = [await aMember(home, "UTC"), await aMember(home, "America/New_York")];
  for (const one of [maya, late]) {
    await one.put("/api/account/profile", { reminders: { noSpend: false, mood: false, trialEnd: true, ...always } });
    await updateUser(one, { trialEndsAt: new Date(home.context.clock() + 9 * hourMs) }); // 3 o'clock in UTC, and 22 or 23 in New York
  }
  await reminderFacts.round(home.context, doneToday);
  await home.context.mail.settled();
  const subjectTo = (to: string) => home.emails.find((one) => one.to === to)?.subject;
  expect(subjectTo(maya.email)).toBe("Your Evenday trial ends tomorrow");
  expect(subjectTo(late.email)).toBe("Your Evenday trial ends today");
});

test("a mood reminder is sent once a day to members who asked for it, and not on a day with an entry", async () => {
  const home = await createTestServer();
  const maya = await aMember(home, "UTC");
  await maya.put("/api/account/profile", { reminders: { noSpend: false, mood: true, trialEnd: false, ...always } });
  expect(await reminderFacts.round(home.context, doneToday)).toBe(1);
  expect(await reminderFacts.round(home.context, doneToday)).toBe(0);
  home.clock.now += 24 * hourMs;
  await maya.post("/api/journal/entries", { id: newId(), entryText: "A line.", moodRating: 6, isMoodSet: true, kind: "plain" });
  expect(await reminderFacts.round(home.context, doneToday)).toBe(0);
  home.clock.now += 24 * hourMs;
  expect(await reminderFacts.round(home.context, doneToday)).toBe(1);
});

test("a bill that is due tomorrow is in one email, also with two servers, and again only for another day", async () => {
  const home = await createTestServer();
  const maya = await aMember(home, "UTC");
  await subscribe(maya);
  const none = { noSpend: false, mood: false, trialEnd: false };
  await maya.put("/api/account/profile", { reminders: { ...none, bills: true, ...always } });
  const today = dayIn("UTC", home.context.clock());
  const bill = { name: "Rent", amountCents: 90_000, dayOfMonth: 1, categoryId: null, rhythm: "weekly", firstOn: addDays(today, 2) };
  const id = newId();
  expect((await maya.post("/api/budget/bills", { id, ...bill })).status).toBe(200);
  const round = () => reminderFacts.round(home.context, doneToday);
  expect(await round()).toBe(0);
  const { nextReminders } = (await maya.get("/api/account/profile")).body as { nextReminders: { bills: string } };
  expect(dayIn("UTC", Date.parse(nextReminders.bills))).toBe(addDays(today, 1));
  home.clock.now += 24 * hourMs;
  const [one, other] = await Promise.all([round(), round()]);
  expect(one + other).toBe(1);
  await home.context.mail.settled();
  expect(home.emails.map(({ to, subject }) => [to, subject])).toEqual([[maya.email, "A bill is due soon"]]);
  expect(home.emails[0]?.text).not.toMatch(/Rent|\$/);
  home.clock.now += 24 * hourMs;
  expect(await round(), "of the same day").toBe(0);
  // the occurrence of next week is skipped
  await maya.put(`/api/ahead/bills/${id}/days/${addDays(today, 9)}`, { change: "skip" });
  home.clock.now += 6 * 24 * hourMs;
  expect(await round()).toBe(0);
});

test("a reminder of a document's date that was missed is sent once later, and a save of an old page keeps fields it does not know", async () => {
  const home = await createTestServer();
  const maya = await aMember(home, "UTC");
  await subscribe(maya);
  const known = { noSpend: false, mood: false, trialEnd: false, ...always };
  await maya.put("/api/account/profile", { reminders: { ...known, documents: true } });
  await maya.put("/api/account/profile", { reminders: known });
  const { body } = await upload(maya, pdf(), { name: "passport.pdf" });
  const today = dayIn("UTC", home.context.clock());
  await maya.put(`/api/documents/${body.id}/dates/expires/${addDays(today, 31)}`, {});
  const round = () => reminderFacts.round(home.context, doneToday);
  expect(await round()).toBe(0);
  // five days without a running server
  home.clock.now += 6 * 24 * hourMs;
  expect(await round()).toBe(1);
  await home.context.mail.settled();
  home.clock.now += 24 * hourMs;
  expect(await round()).toBe(0);
});

test("each server removes the old emails of its own mail folder, also one whose turn no shared job comes to", async () => {
  const { context } = await createTestServer();
  const { config, clock, database, log } = context;
  const folder = join(config.DATA_DIR, "mail");
  mkdirSync(folder);
  const names = [31, 29].map((days) => `${clock() - days * 24 * hourMs}-0a0b0c0d.txt`);
  for (const name of names) writeFileSync(join(folder, name), "To: maya@example.com\n");
  const mail = openOutbox(config, database.owner, openMail(config, log, clock), log, clock);
  const own: (() => Promise<unknown>)[] = [];
  const note = (_: number, name: string, work: () => Promise<unknown>) => void (name.startsWith("mail") && own.push(work));
  startJobs({ ...context, mail, jobs: { every: note, once: () => undefined, stop: async () => undefined } });
  for (const work of own) await work();
  expect(readdirSync(folder)).toEqual(names.slice(1));
});
