import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { emailQueue } from "#server/auth.tables.ts";
import { openContext } from "#server/context.ts";
import { htmlOf } from "#server/integrations/email.ts";
import { hashCount } from "#server/passwords.ts";
import { hourMs } from "#shared/dates.ts";
import { codeOf, switchOnSecondFactor } from "#testing/authenticator.ts";
import { aConfirmedMember, call, linkIn, smtp, subjectsTo } from "#testing/emails.ts";
import { usualPassword as password } from "#testing/member-rows.ts";
import { createTestServer } from "#testing/server.ts";
import { commands } from "#app/admin.ts";
import { createAccount } from "./auth.repository.ts";

test("a new password, a second factor, and the deletion of the account are each emailed to the address, without personal data", async () => {
  const home = await createTestServer(smtp);
  const maya = await aConfirmedMember(home);
  await maya.post("/api/account/password", { current: password, next: "four other plain words" });
  const { token } = await switchOnSecondFactor({ ...maya, password: "four other plain words" });
  const authorization = `Bearer ${token}`;
  const off = await call(home, "/api/account/second-factor/end", { password: "four other plain words" }, { authorization });
  const bearer = { authorization: `Bearer ${String(off.body["token"])}` };
  expect((await call(home, "/api/account/delete", { password: "four other plain words", typed: "delete" }, bearer)).status).toBe(400);
  expect((await call(home, "/api/account/delete", { password: "four other plain words", typed: " DELETE" }, bearer)).status).toBe(400);
  expect((await call(home, "/api/account/delete", { password: "four other plain words", typed: "DELETE" }, bearer)).status).toBe(200);
  expect(subjectsTo(home, maya.email).slice(1)).toEqual([
    "Your Evenday password was changed",
    "The second step of your Evenday account was switched on",
    "The second step of your Evenday account was switched off",
    "Your Evenday account is deleted",
  ]);
  for (const { text } of home.emails) expect(text).not.toMatch(/plain words|[0-9a-f-]{36}@/);
  expect(await home.context.database.owner.select().from(emailQueue).where(eq(emailQueue.userId, maya.id))).toEqual([]);
});

test("at most three emails an hour and six a day are sent to one mailbox, and strangers can't use up the owner's resets", async () => {
  const home = await createTestServer(smtp);
  const maya = await aConfirmedMember(home);
  const [name = "", host] = maya.email.split("@");
  home.clock.now += 24 * hourMs;
  home.emails.length = 0;
  for (let n = 0; n < 20; n += 1) {
    // the same mailbox under other spellings, and the same answer every time
    const email = n % 2 === 0 ? maya.email : `${name}+${2 * n}@${host}`;
    expect((await call(home, "/api/auth/sign-up", { email, password })).status).toBe(200);
  }
  expect(home.emails).toHaveLength(2);
  expect((await call(home, "/api/auth/forgot", { email: maya.email })).status).toBe(200);
  await expect.poll(() => subjectsTo(home, maya.email).at(-1)).toBe("A new password for Evenday");
  const link = linkIn(home, maya.email, "reset");
  for (let n = 0; n < 5; n += 1) expect((await call(home, "/api/auth/forgot", { email: maya.email })).status).toBe(200);
  await home.context.mail.settled();
  expect(home.emails).toHaveLength(3);
  for (let hour = 0; hour < 20; hour += 1) {
    home.clock.now += 61 * 60_000;
    await call(home, "/api/auth/sign-up", { email: maya.email, password });
    await call(home, "/api/auth/forgot", { email: maya.email });
    await new Promise((done) => setTimeout(done, 20));
  }
  await home.context.mail.settled();
  expect(home.emails.length).toBeLessThanOrEqual(6);
  home.clock.now = 24 * hourMs;
  expect((await call(home, "/api/auth/reset", { link, password: "x" })).status, "five characters too few").toBe(400);
});

test("an account under another spelling of a mailbox, never confirmed, can't use up the resets of the mailbox's owner", async () => {
  const home = await createTestServer(smtp);
  const maya = await aConfirmedMember(home);
  home.clock.now += 24 * hourMs;
  home.emails.length = 0;
  const [name = "", host] = maya.email.split("@");
  const other = { email: `${name}+1@${host}`, password: "four other plain words" };
  expect((await call(home, "/api/auth/sign-up", other)).status).toBe(200);
  for (let n = 0; n < 4; n += 1) expect((await call(home, "/api/auth/sign-in", other)).status).toBe(403);
  await home.context.mail.settled();
  expect(home.emails).toHaveLength(2);
  await call(home, "/api/auth/forgot", { email: maya.email });
  await expect.poll(() => subjectsTo(home, maya.email)).toEqual(["A new password for Evenday"]);
});

test("forty changes to a stranger's address send two emails there, and forty requests of one member six", async () => {
  const home = await createTestServer(smtp);
  const maya = await aConfirmedMember(home);
  const email = `${randomUUID()}@example.com`;
  const seen: number[] = [];
  for (let n = 0; n < 40; n += 1) {
    seen.push((await maya.post("/api/account/email", { password, email })).status);
    home.clock.now += 120_000;
  }
  expect(seen.filter((status) => status === 200)).toHaveLength(6);
  expect(seen.filter((status) => status === 429)).toHaveLength(34);
  expect(subjectsTo(home, email)).toHaveLength(2);
});

test("signing up with a known address does the same work as an unknown one: hashes and queries", async () => {
  const home = await createTestServer(smtp);
  const maya = await aConfirmedMember(home);
  home.clock.now += 25 * hourMs;
  const work = async (email: string) => {
    const done: string[] = [];
    const [hashes, mails] = [hashCount.value, home.emails.length];
    const context = { ...home.context, database: { ...home.context.database, owner: counted(home.context.database.owner, done) } };
    const isMade = await createAccount(context, { email, password, timeZone: "UTC", address: "x" });
    await home.context.mail.settled();
    return { isMade, done, hashes: hashCount.value - hashes, mails: home.emails.length - mails };
  };
  const [known, unknown] = [await work(maya.email), await work(`${randomUUID()}@example.com`)];
  expect(unknown.done.length).toBeGreaterThan(8);
  expect({ ...known, isMade: true }).toEqual({ ...unknown, isMade: true });
  expect([known.isMade, unknown.isMade, known.hashes, known.mails]).toEqual([false, true, 1, 1]);
});

/** The same database, recording the name of every query, also inside transactions. */
function counted<T extends object>(database: T, done: string[]): T {
  const wrap = (work: unknown) => (inner: object) => (work as (tx: object) => unknown)(counted(inner, done));
  return new Proxy(database, {
    get: (target, name, self) => {
      const value: unknown = Reflect.get(target, name, self);
      if (!["select", "insert", "update", "delete", "transaction"].includes(String(name))) return value;
      return (...input: unknown[]) => {
        done.push(String(name));
        const [first, ...rest] = input;
        return (value as (...all: unknown[]) => unknown).apply(target, name === "transaction" ? [wrap(first), ...rest] : input);
      };
    },
  });
}

test("a mail server that is down fails no sign-up, loses no email, and is tried three times with growing delays", async () => {
  const home = await createTestServer(smtp);
  let isAway = true;
  const tries: number[] = [];
  const taken: string[] = [];
  const mail = {
    isReal: true,
    send: async (message: { to: string }) => {
      tries.push(home.context.clock());
      if (isAway || message.to.startsWith("bad")) throw Object.assign(new Error(`550 no such user ${message.to}`), { code: "EENVELOPE" });
      taken.push(message.to);
    },
  };
  const context = await openContext(home.context.config, {
    clock: home.context.clock,
    log: home.context.log,
    database: home.context.database,
    mail,
  });
  const email = `${randomUUID()}@example.com`;
  expect(await createAccount(context, { email, password, timeZone: undefined, address: "x" })).toBe(true);
  await context.mail.settled();
  expect(tries).toHaveLength(1);
  for (const [minutes, seen] of [
    [0.9, 1],
    [0.2, 2],
    [9, 2],
    [1.2, 3],
    [600, 3],
  ] as const) {
    home.clock.now += minutes * 60_000;
    await context.mail.deliver();
    expect(tries, `${minutes} more minutes`).toHaveLength(seen);
  }
  const [row] = await context.database.owner.select().from(emailQueue);
  expect(row).toMatchObject({ tries: 3, fault: "EENVELOPE", sentAt: null });
  expect(row?.failedAt).toBeTruthy();
  expect(JSON.stringify(row)).not.toContain(email);
  const messages: string[] = [];
  expect(await commands["mail"]!(context, {}, (line) => void messages.push(line))).toBe(3);
  expect(messages.join("\n")).toMatch(/given up .*sign-up .*EENVELOPE/);
  expect(messages.join("\n")).not.toContain(email);
  isAway = false;
  await commands["mail"]!(context, { retry: "true" }, () => {});
  expect(await context.mail.deliver()).toBe(1);
  expect(taken).toEqual([email]);
  // one that fails does not block those behind it
  const { owner } = context.database;
  for (const name of ["bad@example.com", "good@example.com"])
    await context.mail.queue(owner, { kind: "test", memberId: null, to: name, subject: "x", text: "y" });
  expect(await context.mail.deliver()).toBe(1);
  expect(taken).toEqual([email, "good@example.com"]);
  const sent = (await owner.select().from(emailQueue)).filter(({ sentAt }) => sentAt);
  expect(sent.map(({ encrypted }) => encrypted)).toEqual([null, null]);
});

test("two servers that deliver at the same moment send each email once, and a repeated key is written once", async () => {
  const home = await createTestServer(smtp);
  const { owner } = home.context.database;
  const other = await openContext(home.context.config, {
    clock: home.context.clock,
    database: home.context.database,
    mail: { isReal: true, send: async (message) => void home.emails.push(message) },
  });
  const mail = (n: number) => ({ kind: "test", memberId: null, onceKey: `key ${n % 10}`, to: `${n}@example.com`, subject: "x", text: "y" });
  const created = [];
  for (let n = 0; n < 20; n += 1) created.push(await home.context.mail.queue(owner, mail(n)));
  expect(created.filter(Boolean)).toHaveLength(10);
  const [one, two] = await Promise.all([home.context.mail.deliver(), other.mail.deliver()]);
  expect(one + two).toBe(10);
  expect(new Set(home.emails.map((message) => message.to)).size).toBe(10);
  expect(await home.context.mail.queue(owner, mail(3)), "also after it was sent").toBe(false);
});

test("a link in an email never uses the Host header of a request", async () => {
  const evil = {
    host: "evil.example",
    "x-forwarded-host": "evil.example",
    forwarded: "host=evil.example",
    origin: "http://evil.example",
    "sec-fetch-site": "same-origin",
  };
  for (const [settings, origin] of [
    [{}, "http://localhost:0/"],
    [{ PUBLIC_URL: "https://evenday.example" }, "https://evenday.example/"],
  ] as const) {
    const home = await createTestServer({ ...smtp, ...settings });
    const email = `${randomUUID()}@example.com`;
    await call(home, "/api/auth/sign-up", { email, password }, evil);
    await call(home, "/api/auth/sign-up", { email, password }, evil);
    await call(home, "/api/auth/forgot", { email }, evil);
    await expect.poll(() => home.emails.length).toBe(3);
    for (const { text } of home.emails) {
      expect(text).toContain(origin);
      expect(text).not.toContain("evil");
    }
  }
});

test("the HTML of an email is the same text, escaped, with its links", () => {
  const html = htmlOf('Hello <b> & "you"\n\nhttps://evenday.example/auth?reset=a%2Eb\nnext');
  expect(html).toContain("Hello &lt;b&gt; &amp; &quot;you&quot;");
  expect(html).toContain('<a href="https://evenday.example/auth?reset=a%2Eb">https://evenday.example/auth?reset=a%2Eb</a><br>next');
  expect(html).not.toMatch(/src=|<img|<script|url\(/);
});

test("a sign-in from a browser without a device token is emailed, six times a day at most; one with a token and the first sign-in are not", async () => {
  const home = await createTestServer(smtp);
  const maya = await aConfirmedMember(home);
  const subject = "A new device signed in to your Evenday account";
  const mails = async () => {
    await home.context.mail.settled();
    return home.emails.filter((one) => one.to === maya.email && one.subject === subject);
  };
  expect(await mails(), "the first sign-in of a new account").toHaveLength(0);
  const { device } = (await maya.get("/api/auth/session")).body as { device: string };
  const pair = { email: maya.email, password };
  const signInWith = (body: object, headers = {}) => call(home, "/api/auth/sign-in", { ...pair, ...body }, headers);
  expect((await signInWith({ devices: [device] })).status).toBe(200);
  expect((await signInWith({ password: "not this one" })).status).toBe(401);
  expect(await mails(), "a known device, and a wrong password").toHaveLength(0);
  const userAgent = "Mozilla/5.0 (Windows NT 10.0; <b>secret-name</b>) AppleWebKit/537.36 Chrome/140.0 Safari/537.36";
  const created = await signInWith({}, { "user-agent": userAgent });
  const [mail] = await mails();
  expect(mail?.text).toContain("(Chrome on Windows)");
  expect(mail?.text).not.toMatch(/secret-name|plain words|@/);
  expect((await signInWith({ devices: [created.body["device"]] })).status).toBe(200);
  expect(await mails(), "that device is known from then on").toHaveLength(1);
  for (let n = 0; n < 9; n += 1) expect((await signInWith({ devices: ["x"] })).status).toBe(200);
  expect(await mails()).toHaveLength(6);
});

test("a device that was signed out from another one counts as new again, and its sign-in is emailed", async () => {
  const home = await createTestServer(smtp);
  const maya = await aConfirmedMember(home);
  const pair = { email: maya.email, password };
  const mails = async () => {
    await home.context.mail.settled();
    return subjectsTo(home, maya.email).filter((subject) => subject.startsWith("A new device")).length;
  };
  const { body: other } = await call(home, "/api/auth/sign-in", pair);
  expect(await mails()).toBe(1);
  const sessions = (await maya.get("/api/account/sessions")).body as { id: string; isThis: boolean }[];
  const theirs = sessions.find(({ isThis }) => !isThis);
  expect((await maya.delete(`/api/account/sessions/${theirs?.id}`)).status).toBe(200);
  expect((await call(home, "/api/auth/sign-in", { ...pair, devices: [other["device"]] })).status).toBe(200);
  expect(await mails()).toBe(2);
});

test.each([
  [6, true],
  [8, false],
])("a second step that someone else switched on %i days ago is off after a reset by email: %s", async (days, isOff) => {
  const home = await createTestServer(smtp);
  const maya = await aConfirmedMember(home);
  await switchOnSecondFactor(maya);
  await home.context.mail.settled();
  expect(home.emails.at(-1)?.text).toContain("Within seven days");
  home.clock.now += days * 24 * hourMs;
  await call(home, "/api/auth/forgot", { email: maya.email });
  await expect.poll(() => subjectsTo(home, maya.email).at(-1)).toBe("A new password for Evenday");
  const next = "four other plain words";
  expect((await call(home, "/api/auth/reset", { link: linkIn(home, maya.email, "reset"), password: next })).status).toBe(200);
  const { body } = await call(home, "/api/auth/sign-in", { email: maya.email, password: next });
  expect("token" in body).toBe(isOff);
  await home.context.mail.settled();
  expect(subjectsTo(home, maya.email).includes("The second step of your Evenday account was switched off")).toBe(isOff);
});

test("a second step is emailed once its code was correct", async () => {
  const home = await createTestServer(smtp);
  const maya = await aConfirmedMember(home);
  const { key: secret } = await switchOnSecondFactor(maya);
  const { ticket } = (await call(home, "/api/auth/sign-in", { email: maya.email, password })).body;
  const right = codeOf(secret, Date.now() + 30_000);
  const wrong = String((Number(right) + 1) % 1_000_000).padStart(6, "0");
  const count = () => subjectsTo(home, maya.email).filter((subject) => subject.startsWith("A new device")).length;
  expect((await call(home, "/api/auth/second-step", { ticket, code: wrong })).status).toBe(400);
  await home.context.mail.settled();
  expect(count()).toBe(0);
  expect((await call(home, "/api/auth/second-step", { ticket, code: right })).status).toBe(200);
  await home.context.mail.settled();
  expect(count()).toBe(1);
});
