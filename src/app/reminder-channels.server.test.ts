import { readFileSync } from "node:fs";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { reminderKinds, type ReminderKind } from "../features/account/reminder.content.ts";
import { reminderFacts } from "../features/account/reminder.service.ts";
import { kinds, type Kind } from "../features/account/reminder.rules.ts";
import { addDays, dayIn, daysInMonth, monthOf, weekday, type Day, hourMs } from "#shared/dates.ts";
import { pdf, upload } from "#testing/documents.ts";
import { passTime } from "#testing/pass-time.ts";
import { aMember, updateUser, type Person } from "#testing/people.ts";
import { aBrowser, openPushService } from "#testing/push.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { doneToday } from "./jobs.ts";
import { pageAt } from "./paths.ts";

const always = { sendHour: 0, quietFrom: 0, quietTo: 0 };
const smtp = { SMTP_URL: "smtp://localhost:1", PUBLIC_URL: "https://evenday.example" };

/** Moves the clock to noon (UTC) of the next day that ends a month and a week, so that every reminder can be due on one day. */
function goToLastDay(home: TestServer): { today: Day; weekStartsOn: number } {
  let today = addDays(dayIn("UTC", home.context.clock()), 1);
  while (Number(today.slice(8)) !== daysInMonth(monthOf(today)) || ![1, 6, 7].includes(weekday(addDays(today, 1))))
    today = addDays(today, 1);
  home.clock.now += Date.parse(`${today}T12:00Z`) - home.context.clock();
  return { today, weekStartsOn: weekday(addDays(today, 1)) };
}

/** Makes each reminder due today. */
const needs: Record<Kind, (person: Person, today: Day) => Promise<unknown>> = {
  trialEnd: (person) => updateUser(person, { trialEndsAt: new Date(person.home.context.clock() + 12 * hourMs) }),
  noSpend: async () => {},
  mood: async () => {},
  habits: (person) => person.post("/api/lifestyle/habits", { id: newId(), name: "Walk", category: "Body", weeklyTarget: null }),
  bills: (person, today) =>
    person.post("/api/budget/bills", {
      id: newId(),
      name: "Rent",
      amountCents: 90_000,
      dayOfMonth: 1,
      categoryId: null,
      rhythm: "yearly",
      firstOn: addDays(today, 1),
    }),
  documents: async (person, today) => {
    const { body } = await upload(person, pdf(), { name: "passport.pdf" });
    await person.put(`/api/documents/${body.id}/dates/expires/${addDays(today, 7)}`, {});
  },
  weekly: async () => {},
  monthEnd: async () => {},
};

const feedOf = async (person: Person, kind: Kind): Promise<string> => {
  const { calendar }: ReminderKind = reminderKinds[kind];
  if (!calendar) return "–";
  const choice = { id: newId(), name: "All", holds: [calendar], isDetailed: false, alarm: "none" };
  const { path } = (await person.post("/api/calendar", choice)).body as { path: string };
  const text = await (await person.home.fetch(path, { headers: { apikey: "" } })).text();
  return /SUMMARY:(.*)\r\n/.exec(text)?.[1] ?? "nothing";
};

test("every kind of reminder is sent by every channel, once each, as docs/reminders.md says", { timeout: 60_000 }, async () => {
  const service = await openPushService();
  const home = await createTestServer(smtp, { pushPost: service.post });
  const { today, weekStartsOn } = goToLastDay(home);
  const lines: string[] = [];
  for (const kind of kinds) {
    const person = await aMember(home, "UTC");
    await updateUser(person, { weekStartsOn });
    const browser = aBrowser();
    expect((await person.post("/api/push", browser.registration)).status).toBe(200);
    const chosen = Object.fromEntries(kinds.map((one) => [one, one === kind]));
    expect((await person.put("/api/account/profile", { reminders: { ...chosen, ...always } })).status).toBe(200);
    await needs[kind](person, today);
    for (let at = 0; at < 2; at += 1) {
      await reminderFacts.round(home.context, doneToday);
      await home.context.mail.settled();
      await home.context.push.settled();
    }
    const mails = home.emails.filter(({ to }) => to === person.email) as { subject: string; text: string; off?: string }[];
    const shown = service.received.filter(({ path }) => path === browser.path).map(({ body }) => browser.read(body));
    expect([mails.length, shown.length], kind).toEqual([1, 1]);
    expect(mails[0]?.off, kind).toMatch(/^https:\/\/evenday\.example\/reminders\/off\?for=/);
    expect(`${mails[0]?.subject}${mails[0]?.text}${JSON.stringify(shown)}`, kind).not.toMatch(/Rent|passport|Walk|\$9/);
    const feed = await feedOf(person, kind);
    expect(feed === "–", kind).toBe(!(reminderKinds[kind].channels as readonly string[]).includes("calendar"));
    lines.push(`| ${kind} | ${mails[0]?.subject} | ${shown[0]?.title} | ${feed} |`);
  }
  await service.close();
  const written = readFileSync("docs/reminders.md", "utf8")
    .split("\n")
    .filter((line) => /^\| (?!Kind|-)/.test(line));
  expect(written).toEqual(lines);
});

test("every reminder links to a page that exists", () => {
  for (const kind of kinds) {
    const { path, actions = [] }: ReminderKind = reminderKinds[kind];
    for (const address of [path || "/", ...actions.map((one) => one.path)]) {
      const { pathname } = new URL(address, "https://evenday.example");
      expect(pageAt(pathname), `${kind}: ${address}`).toBeDefined();
    }
  }
});

test("a bill that is added now is in the calendar feed, in an email and in a notification within 60 seconds", async () => {
  const service = await openPushService();
  const home = await createTestServer(smtp, { pushPost: service.post });
  const person = await aMember(home, "UTC");
  const browser = aBrowser();
  await person.post("/api/push", browser.registration);
  await person.put("/api/account/profile", { reminders: { ...always, bills: true, trialEnd: false } });
  const choice = { id: newId(), name: "All", holds: ["bills"], isDetailed: true, alarm: "none" };
  const { path } = (await person.post("/api/calendar", choice)).body as { path: string };
  const feed = async () => (await home.fetch(path, { headers: { apikey: "" } })).text();
  // a day without anything due
  expect(await passTime(home, 120, async () => service.received.length > 0)).toBe(Infinity);
  await needs.bills(person, dayIn("UTC", home.context.clock()));
  expect(await feed()).toContain("Rent");
  const seconds = await passTime(
    home,
    120,
    async () => service.received.length > 0 && home.emails.some(({ subject }) => /bill/.test(subject)),
  );
  expect(seconds).toBeLessThanOrEqual(60);
  await service.close();
});
