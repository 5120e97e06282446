import { createServer } from "node:net";
import type { AddressInfo } from "node:net";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { openMail } from "#server/integrations/email.ts";
import { hourMs } from "#shared/dates.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { aMember, subscribe, updateUser, type Person } from "#testing/people.ts";
import { reminderFacts } from "./reminder.service.ts";

const smtp = { SMTP_URL: "smtp://localhost:1", PUBLIC_URL: "https://evenday.example" };
const always = { sendHour: 0, quietFrom: 0, quietTo: 0 };
const notDone = async () => ({ noSpend: false, mood: false, habits: false });
type Profile = {
  reminders: Record<string, unknown>;
  nextReminders: Record<string, string | null>;
  pausedUntil: string | null;
  isSending: boolean;
  isTrialNoticeOffered: boolean;
};
const profileOf = async (person: Person) => (await person.get("/api/account/profile")).body as Profile;
const choose = (person: Person, part: Record<string, unknown> = {}) =>
  person.put("/api/account/profile", { reminders: { noSpend: true, mood: true, trialEnd: true, ...always, ...part } });
async function sent(home: TestServer) {
  const before = home.emails.length;
  await reminderFacts.round(home.context, notDone);
  await home.context.mail.settled();
  return home.emails.slice(before) as { to: string; subject: string; text: string; off?: string }[];
}
const pathOf = (address = "") => address.replace("https://evenday.example", "");

test("every reminder has a link that unsubscribes from its own kind with one request, without a session, and can be repeated", async () => {
  const home = await createTestServer(smtp);
  home.clock.now = 36 * hourMs - (Date.now() % (24 * hourMs)); // noon: the trial's last day is tomorrow, not today
  const [maya, ana] = [await aMember(home, "UTC"), await aMember(home, "UTC")];
  for (const one of [maya, ana]) await choose(one);
  home.clock.now += 49 * hourMs;
  const mails = (await sent(home)).filter(({ to }) => to === maya.email);
  expect(mails.map(({ subject }) => subject).toSorted()).toEqual([
    "A minute for how today was",
    "Was today a no-spend day?",
    "Your Evenday trial ends tomorrow",
  ]);
  for (const { off, text } of mails) {
    expect(off).toMatch(/^https:\/\/evenday\.example\/reminders\/off\?for=[\w.-]+$/);
    expect(text).toContain(`Stop these emails: ${off}`);
  }
  const mood = mails.find(({ subject }) => subject.startsWith("A minute"));
  const path = pathOf(mood?.off);
  const asked = await home.fetch(path, { headers: { apikey: "" } });
  expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining("Switch them off")]);
  expect((await profileOf(maya)).reminders).toMatchObject({ mood: true });
  // as a mail program does it (RFC 8058)
  const oneClick = {
    method: "POST",
    body: "List-Unsubscribe=One-Click",
    headers: { apikey: "", "content-type": "application/x-www-form-urlencoded" },
  };
  for (let n = 0; n < 2; n += 1) {
    const done = await home.fetch(path, oneClick);
    expect([done.status, await done.text()]).toEqual([200, expect.stringContaining("These emails are off")]);
  }
  expect((await profileOf(maya)).reminders).toMatchObject({ noSpend: true, mood: false, trialEnd: true });
  expect((await profileOf(ana)).reminders).toMatchObject({ noSpend: true, mood: true, trialEnd: true });
  for (const one of [maya, ana]) await subscribe(one);
  home.clock.now += 24 * hourMs;
  expect((await sent(home)).filter(({ to }) => to === maya.email).map(({ subject }) => subject)).toEqual(["Was today a no-spend day?"]);
  for (const { off } of mails) await home.fetch(pathOf(off), oneClick);
  home.clock.now += 24 * hourMs;
  expect((await sent(home)).filter(({ to }) => to === maya.email)).toEqual([]);
});

test("of two changes at once, one that switches a reminder off and one that switches another on, the latter is sent", async () => {
  const home = await createTestServer(smtp);
  const maya = await aMember(home, "UTC");
  await choose(maya, { mood: false, trialEnd: false });
  // the first change is stored, and its server is slow to record whether any reminder is left
  const { owner } = home.context.database;
  const { transaction, update } = owner;
  const slowly = () => new Promise((done) => setTimeout(done, 300));
  owner.transaction = async (...input) => (await slowly(), transaction.apply(owner, input) as never);
  owner.update = ((table: never) => ({
    set: (row: never) => ({ where: async (which: never) => (await slowly(), update.call(owner, table).set(row).where(which)) }),
  })) as never;
  const off = maya.put("/api/account/profile", { reminders: { noSpend: false } });
  await expect.poll(async () => (await profileOf(maya)).reminders).toMatchObject({ noSpend: false });
  Object.assign(owner, { transaction, update });
  await maya.put("/api/account/profile", { reminders: { mood: true } });
  await off;
  expect((await sent(home)).map(({ subject }) => subject)).toEqual(["A minute for how today was"]);
});

test("a member who flies to where the same evening comes once more is asked on both, and once in each", async () => {
  const home = await createTestServer(smtp);
  home.clock.now = Date.parse("2027-01-12T05:05:00Z") - Date.now();
  const maya = await aMember(home, "Pacific/Auckland"); // 18:05 there
  const goTo = (time: string, timeZone: string) => {
    home.clock.now = Date.parse(time) - Date.now();
    return maya.put("/api/account/profile", { timeZone });
  };
  await choose(maya, { noSpend: false, sendHour: 18, quietFrom: 21, quietTo: 8 });
  expect(await sent(home)).toHaveLength(1);
  await goTo("2027-01-13T02:05:00Z", "America/Los_Angeles"); // 18:05 on the same date
  expect(await sent(home)).toHaveLength(1);
  await goTo("2027-01-13T02:35:00Z", "America/Tijuana");
  expect(await sent(home)).toEqual([]);
});

test("a link that was changed, has expired or whose account is gone unsubscribes from nothing", async () => {
  const home = await createTestServer(smtp);
  const maya = await aMember(home, "UTC");
  await choose(maya);
  const [mail] = await sent(home);
  const path = pathOf(mail?.off);
  const ends = async (at: string) => (await (await home.fetch(at, { method: "POST" })).text()).includes("These emails are off");
  for (const wrong of [
    "/reminders/off",
    "/reminders/off?for=",
    "/reminders/off?for=a.b.c",
    path.slice(0, -3),
    path.replace("for=", "for=x"),
  ])
    expect(await ends(wrong), wrong).toBe(false);
  home.clock.now += 401 * 24 * hourMs;
  expect(await ends(path)).toBe(false);
  home.clock.now = 0; // her session has not ended then
  expect((await profileOf(maya)).reminders).toMatchObject({ noSpend: true, mood: true });
});

test("a pause of a week sends nothing, shows its end and every next time, and can be ended early", async () => {
  const home = await createTestServer(smtp);
  const maya = await aMember(home, "UTC");
  await choose(maya);
  const start = home.context.clock();
  expect((await maya.post("/api/account/reminders/pause", { isPaused: true })).status).toBe(200);
  const paused = await profileOf(maya);
  const until = Date.parse(paused.pausedUntil ?? "");
  expect(until - start).toBeGreaterThanOrEqual(7 * 24 * hourMs);
  expect(paused.nextReminders).toMatchObject({ noSpend: paused.pausedUntil, mood: paused.pausedUntil, trialEnd: null });
  for (let day = 0; day < 6; day += 1) {
    expect(await sent(home)).toEqual([]);
    home.clock.now += 24 * hourMs;
  }
  await subscribe(maya);
  expect((await maya.post("/api/account/reminders/pause", { isPaused: false })).body).toMatchObject({ pausedUntil: null });
  // missed ones are not sent late: each of today's once
  expect((await sent(home)).map(({ subject }) => subject).toSorted()).toEqual(["A minute for how today was", "Was today a no-spend day?"]);
  expect(await sent(home)).toEqual([]);
});

test("without access only the notice about the trial is sent, and the list shows no next time; a subscription brings the others back", async () => {
  const home = await createTestServer(smtp);
  const maya = await aMember(home, "UTC");
  await choose(maya, { bills: true, weekly: true, monthEnd: true });
  await updateUser(maya, { trialEndsAt: new Date(home.context.clock() - 1) });
  expect(await sent(home)).toEqual([]);
  const { reminders, nextReminders, isSending } = await profileOf(maya);
  expect([reminders["mood"], isSending, nextReminders]).toEqual([
    true,
    false,
    expect.objectContaining({ mood: null, weekly: null, monthEnd: null }),
  ]);
  home.clock.now += hourMs;
  await subscribe(maya);
  expect((await sent(home)).map(({ subject }) => subject)).toEqual(expect.arrayContaining(["A minute for how today was"]));
});

test("the list shows when each reminder is sent next, in the member's own zone, and nothing for one that is off", async () => {
  const home = await createTestServer(smtp);
  const maya = await aMember(home, "America/New_York");
  await choose(maya, { noSpend: false, sendHour: 18, quietFrom: 21, quietTo: 8 });
  const { nextReminders } = await profileOf(maya);
  expect(nextReminders["noSpend"]).toBeNull();
  const hour = Number(
    new Intl.DateTimeFormat("en-US", { timeZone: "America/New_York", hour: "numeric", hourCycle: "h23" }).format(
      Date.parse(nextReminders["mood"] ?? ""),
    ),
  );
  expect([18, 19, 20]).toContain(hour);
  expect(Date.parse(nextReminders["trialEnd"] ?? "") - home.context.clock()).toBeGreaterThan(47 * hourMs);
});

test("the notice about the trial is offered only during a trial without a subscription", async () => {
  const home = await createTestServer();
  const [maya, ana] = [await aMember(home), await aMember(home)];
  expect((await profileOf(maya)).isTrialNoticeOffered).toBe(true);
  await subscribe(maya);
  expect((await profileOf(maya)).isTrialNoticeOffered).toBe(false);
  await updateUser(ana, { trialEndsAt: new Date(home.context.clock() - 1) });
  expect((await profileOf(ana)).isTrialNoticeOffered).toBe(false);
});

test("the mail server gets both unsubscribe headers of a reminder and none for an email about the account", async () => {
  const mails: string[] = [];
  const server = createServer((socket) => {
    let isData = false;
    let held = "";
    socket.write("220 here\r\n");
    socket.on("data", (bytes) => {
      held += bytes.toString();
      if (isData && held.endsWith("\r\n.\r\n")) {
        mails.push(held);
        [isData, held] = [false, ""];
        socket.write("250 taken\r\n");
      } else if (!isData && held.endsWith("\r\n")) {
        isData = held.startsWith("DATA");
        socket.write(isData ? "354 go on\r\n" : held.startsWith("QUIT") ? "221 bye\r\n" : "250 good\r\n");
        held = "";
      }
    });
    socket.on("error", () => socket.destroy());
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const home = await createTestServer();
  const port = (server.address() as AddressInfo).port;
  const mail = openMail({ ...home.context.config, SMTP_URL: `smtp://127.0.0.1:${port}` }, home.context.log, home.context.clock);
  const off = `https://evenday.example/reminders/off?for=${"a".repeat(120)}.1.${newId()}`;
  await mail.send({ to: "maya@example.com", subject: "A minute", text: "words", off });
  await mail.send({ to: "maya@example.com", subject: "Your password", text: "words" });
  await new Promise((done) => server.close(done));
  const unfolded = mails.map((one) => one.replace(/\r\n[ \t]+/g, " "));
  expect(unfolded[0]?.split("\r\n")).toEqual(
    expect.arrayContaining([`List-Unsubscribe: <${off}>`, "List-Unsubscribe-Post: List-Unsubscribe=One-Click"]),
  );
  expect(unfolded[1]).not.toContain("List-Unsubscribe");
});
