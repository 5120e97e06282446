import { randomUUID } from "node:crypto";
import { expect, test } from "vitest";
import { openContext } from "#server/context.ts";
import { hourMs } from "#shared/dates.ts";
import { usualPassword as password } from "#testing/member-rows.ts";
import { aMember, updateUser, type Person } from "#testing/people.ts";
import { createTestServer } from "#testing/server.ts";
import { commands } from "#app/admin.ts";
import { doneToday } from "#app/jobs.ts";
import { buildApp } from "#app/server.ts";
import { createAccount } from "./auth.repository.ts";
import { reminderFacts } from "./reminder.service.ts";

test("a mail server that is down for hours, or refuses our login, gets every email of the last day when it is back", async () => {
  const home = await createTestServer({ SMTP_URL: "smtp://localhost:1" });
  let fault: object | null = { code: "ESOCKET" };
  const taken: string[] = [];
  const mail = {
    isReal: true,
    send: async (message: { to: string }) => {
      if (fault) throw Object.assign(new Error("away"), fault);
      taken.push(message.to);
    },
  };
  const { config, database, log, clock } = home.context;
  const context = await openContext(config, { clock, log, database, mail });
  const email = `${randomUUID()}@example.com`;
  expect(await createAccount(context, { email, password, timeZone: undefined, address: "x" })).toBe(true);
  await context.mail.settled();
  for (const next of [{ code: "ESOCKET" }, { code: "EAUTH", responseCode: 535 }, { code: "EENVELOPE", responseCode: 451 }]) {
    fault = next;
    for (let hour = 0; hour < 6; hour += 1) {
      home.clock.now += hourMs;
      expect(await context.mail.deliver()).toBe(0);
    }
  }
  const lines: string[] = [];
  expect(await commands["mail"]!(context, {}, (line) => void lines.push(line))).toBe(0);
  expect(lines.join("\n")).toMatch(/waiting .*sign-up .*EENVELOPE 451/);
  expect((await home.fetch("/readyz")).status, "the server keeps running").toBe(200);
  fault = null;
  home.clock.now += hourMs;
  expect(await context.mail.deliver()).toBe(1);
  expect(taken).toEqual([email]);
});

test("an email that the mail server takes for minutes, answering each command slowly, is sent once", async () => {
  const home = await createTestServer({ SMTP_URL: "smtp://localhost:1" });
  let begun = 0;
  let accept = () => {};
  const send = async () => {
    begun += 1;
    await new Promise<void>((done) => (accept = done));
  };
  const { config, database, log, clock } = home.context;
  const context = await openContext(config, { clock, log, database, mail: { isReal: true, send } });
  await context.mail.queue(database.owner, { kind: "test", memberId: null, to: "a@example.com", subject: "x", text: "y" });
  const first = context.mail.deliver();
  await expect.poll(() => begun).toBe(1);
  home.clock.now += 5 * 60_000;
  expect(await context.mail.deliver(), "the next run of the job").toBe(0);
  accept();
  expect([await first, begun]).toEqual([1, 1]);
});

/** A member whose evening question was queued at 18:05, while the mail server is down. */
async function aWaitingReminder() {
  const home = await createTestServer({ SMTP_URL: "smtp://localhost:1" });
  const goTo = (time: string) => void (home.clock.now = Date.parse(time) - Date.now());
  goTo("2027-01-12T18:05:00Z");
  const state = { isDown: true };
  const taken: string[] = [];
  const send = async ({ to }: { to: string }) => {
    if (state.isDown) throw Object.assign(new Error("away"), { code: "ESOCKET" });
    taken.push(to);
  };
  const { config, database, log, clock } = home.context;
  const context = await openContext(config, { clock, log, database, mail: { isReal: true, send } });
  buildApp(context);
  const maya = await aMember(home, "UTC");
  await maya.put("/api/account/profile", { reminders: { noSpend: true, trialEnd: false } });
  await reminderFacts.round(context, doneToday);
  await context.mail.settled();
  state.isDown = false;
  /** To which addresses it is sent at `time`. */
  const sentAt = async (time: string) => {
    goTo(time);
    await context.mail.deliver();
    return taken;
  };
  return { maya, context, sentAt };
}

test.each<[string, (maya: Person) => Promise<{ status: number }>]>([
  ["was switched off", (maya) => maya.put("/api/account/profile", { reminders: { noSpend: false } })],
  ["is not to come by mail any more", (maya) => maya.put("/api/account/profile", { reminders: { byMail: false } })],
  ["is done", (maya) => maya.put("/api/challenge/days/2027-01-12", { mark: "no-spend" })],
  ["is paused", (maya) => maya.post("/api/account/reminders/pause", { isPaused: true })],
])("a reminder that waited for the mail server is not sent once it %s", async (_, change) => {
  const { maya, sentAt } = await aWaitingReminder();
  expect((await change(maya)).status).toBe(200);
  expect(await sentAt("2027-01-12T19:05:00Z")).toEqual([]);
});

test.each(["2027-01-12T21:05:00Z", "2027-01-13T03:10:00Z", "2027-01-13T18:05:00Z"])(
  "a reminder that waited for the mail server is not sent at %s, in quiet hours or on another day",
  async (time) => {
    const { sentAt } = await aWaitingReminder();
    expect(await sentAt(time)).toEqual([]);
  },
);

test("a reminder that waited for the mail server is sent on the same evening, to the address that its member has by then", async () => {
  const { maya, sentAt } = await aWaitingReminder();
  await updateUser(maya, { email: `new-${maya.email}` });
  expect(await sentAt("2027-01-12T19:05:00Z")).toEqual([`new-${maya.email}`]);
});

test("a reminder that was dropped in the pause is sent on the same evening once the pause ends", async () => {
  const { maya, context, sentAt } = await aWaitingReminder();
  await maya.post("/api/account/reminders/pause", { isPaused: true });
  expect(await sentAt("2027-01-12T19:05:00Z")).toEqual([]);
  await maya.post("/api/account/reminders/pause", { isPaused: false });
  await reminderFacts.round(context, doneToday);
  await context.mail.settled();
  expect(await sentAt("2027-01-12T19:06:00Z")).toEqual([maya.email]);
});
