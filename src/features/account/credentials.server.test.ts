import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { call } from "#testing/emails.ts";
import { usualPassword as password } from "#testing/member-rows.ts";
import { messages } from "./account.messages.content.ts";
import { beforeAll, expect, test } from "vitest";
import { users, verifications } from "#server/auth.tables.ts";
import { hashCount, isPassword, mostQueued, type Turn } from "#server/passwords.ts";
import { fetchArchive, packArchive, sendArchive } from "#testing/archive.ts";
import { codeOf, switchOnSecondFactor } from "#testing/authenticator.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { aMember, signIn, type Person } from "#testing/people.ts";
import { applyAddressChanges } from "./address-change.repository.ts";
import { makeStepTicket } from "./credentials.repository.ts";

let home: TestServer;
beforeAll(async () => void (home = await createTestServer({ SMTP_URL: "smtp://localhost:1", TRUSTED_PROXIES: "1" })));

/** A member with a confirmed address, on a server with email set up. */
async function aConfirmed(): Promise<Person & { device: string }> {
  const email = `${randomUUID()}@example.com`;
  await call(home, "/api/auth/sign-up", { email, password });
  await home.context.database.owner.update(users).set({ emailVerified: true }).where(eq(users.email, email));
  const person = await signIn(home, email, password);
  return { ...person, device: String(((await person.get("/api/auth/session")).body as { device: string }).device) };
}

const opened = new Set<unknown>();
/** The link of the next email of this kind: emails are sent in the background, so an earlier one may still be the last. */
async function linkFor(to: string, mode: string): Promise<string> {
  const found = () => home.emails.find((one) => one.to === to && one.text.includes(`?${mode}=`) && !opened.has(one));
  await expect.poll(found, { timeout: 10_000 }).toBeTruthy();
  const mail = found();
  opened.add(mail);
  return decodeURIComponent(new RegExp(`\\?${mode}=(\\S+)`).exec(mail?.text ?? "")?.[1] ?? "");
}

const as = (person: Person, token: string) => (path: string, body: unknown) =>
  call(home, path, body, { authorization: `Bearer ${token}`, "x-person": person.id });

/** Each kind of access to an account; creating one returns a function that tells whether it still works. */
const kinds: Record<string, (who: Person & { device: string }) => Promise<() => Promise<boolean>>> = {
  "a reset link": async (who) => {
    await call(home, "/api/auth/forgot", { email: who.email });
    const link = await linkFor(who.email, "reset");
    return async () => (await call(home, "/api/auth/reset", { link, password: "taken over by a link" })).status === 200;
  },
  "a link that changes the address": async (who) => {
    const email = `${randomUUID()}@example.com`;
    expect((await who.post("/api/account/email", { password, email })).status).toBe(200);
    const link = await linkFor(email, "confirm");
    return async () => (await call(home, "/api/auth/confirm", { link })).status === 200;
  },
  "a ticket of the second step": async (who) => {
    const [row] = await home.context.database.owner.select().from(users).where(eq(users.id, who.id));
    const ticket = makeStepTicket(home.context, row!);
    return async () => {
      // only a member with a second factor uses tickets
      await home.context.database.owner.update(users).set({ twoFactorEnabled: true }).where(eq(users.id, who.id));
      const { body } = await call(home, "/api/auth/second-step", { ticket, code: "000000" });
      return !String(body["message"]).includes("Please sign in again");
    };
  },
  "another session": async (who) => {
    const other = await signIn(home, who.email, password);
    return async () => (await other.get("/api/auth/session")).status === 200;
  },
  "an API token": async (who) => {
    const made = await who.post("/api/tokens", { id: randomUUID(), name: "Sheet", scopes: ["budget:read"], days: 7, password });
    const { token } = made.body as { token: string };
    return async () => (await home.fetch("/api/imports", { headers: { authorization: `Bearer ${token}` } })).status === 200;
  },
  "a webhook": async (who) => {
    const url = "https://hooks.example.com/";
    expect((await who.post("/api/webhooks", { id: randomUUID(), url, events: ["mood.logged"], password })).status).toBe(200);
    return async () => {
      const { rows } = await home.context.database.withUser(who.id, (tx) => tx.execute("select 1 from webhook_endpoints"));
      return rows.length > 0;
    };
  },
  "the proof of a known device": async (who) => async () => {
    const wrong = () => call(home, "/api/auth/sign-in", { email: who.email, password: "not this one" });
    for (let n = 0; n < 10; n += 1) await wrong();
    return (await call(home, "/api/auth/sign-in", { email: who.email, password: "nor this", devices: [who.device] })).status !== 429;
  },
};

/** The changes that end all of them, each through the usual routes in the session of `who`. */
const events: Record<string, (who: Person) => Promise<number>> = {
  "a new password": async (who) => (await who.post("/api/account/password", { current: password, next: "four other plain words" })).status,
  "a reset": async (who) => {
    await call(home, "/api/auth/forgot", { email: who.email });
    return (await call(home, "/api/auth/reset", { link: await linkFor(who.email, "reset"), password: "four other plain words" })).status;
  },
  "a new address": async (who) => {
    const email = `${randomUUID()}@example.com`;
    await who.post("/api/account/email", { password, email });
    const { status } = await call(home, "/api/auth/confirm", { link: await linkFor(email, "confirm") });
    // a pending change waits a day; earlier access is valid until then, and is renewed here so that it does not just expire
    await home.context.database.owner.execute(
      `update verification set value = jsonb_set(value::jsonb, '{dueAt}', '0')::text where identifier like 'held:${who.id}:%'`,
    );
    expect(await applyAddressChanges(home.context)).toBe(1);
    return status;
  },
  "a second factor switched on": async (who) => (await switchOnSecondFactor(who), 200),
  "a second factor switched off": async (who) => {
    const { token } = await switchOnSecondFactor(who);
    return (await as(who, token)("/api/account/second-factor/end", { password })).status;
  },
  "signing out everywhere else": async (who) => (await who.post("/api/account/sessions/end-others")).status,
};

test.each(Object.keys(events))("%s invalidates every link, ticket, session and device token from before", async (event) => {
  const who = await aConfirmed();
  const tries = new Map<string, () => Promise<boolean>>();
  for (const [kind, make] of Object.entries(kinds)) tries.set(kind, await make(who));
  expect(await events[event]!(who)).toBe(200);
  for (const [kind, works] of tries) expect(await works(), kind).toBe(false);
});

test.each(Object.keys(kinds))("without any of these changes, %s works", async (kind) => {
  const who = await aConfirmed();
  expect(await (await kinds[kind]!(who))()).toBe(true);
});

test("of a hundred wrong passwords from ten addresses ten are checked, and the owner's own device signs in at once", async () => {
  const who = await aConfirmed();
  const from = (n: number) => ({ "x-forwarded-for": `203.0.113.${n}` });
  const before = hashCount.value;
  const answers = await Promise.all(
    Array.from({ length: 100 }, (_, n) => call(home, "/api/auth/sign-in", { email: who.email, password: `guess ${n}` }, from(n % 10))),
  );
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(90);
  expect(hashCount.value - before, "passwords that were judged").toBe(10);
  const right = { email: who.email, password };
  const elsewhere = await call(home, "/api/auth/sign-in", right, from(99));
  expect(elsewhere).toMatchObject({ status: 429, body: { message: expect.stringContaining("Forgot it?") as string } });
  expect(Number(elsewhere.headers.get("retry-after"))).toBeGreaterThan(0);
  expect((await call(home, "/api/auth/sign-in", { ...right, devices: ["x", 7, who.device] }, from(99))).status).toBe(200);
  // or by the link in an email
  await call(home, "/api/auth/forgot", { email: who.email });
  const reset = await call(home, "/api/auth/reset", { link: await linkFor(who.email, "reset"), password: "four other plain words" });
  const again = { email: who.email, password: "four other plain words" };
  expect((await call(home, "/api/auth/sign-in", again, from(99))).status).toBe(429);
  expect((await call(home, "/api/auth/sign-in", { ...again, devices: [reset.body["device"]] }, from(99))).status).toBe(200);
});

test("a known device has ten wrong tries of its own, and its token is worthless for another account or when modified", async () => {
  const [who, other] = [await aConfirmed(), await aConfirmed()];
  const tryIt = async (device: string, email = who.email) =>
    (await call(home, "/api/auth/sign-in", { email, password: "not this one", devices: [device] })).status;
  for (let n = 0; n < 10; n += 1) expect(await tryIt(who.device)).toBe(401);
  expect(await tryIt(who.device)).toBe(429);
  expect((await call(home, "/api/auth/sign-in", { email: who.email, password })).status, "elsewhere nothing was counted").toBe(200);
  for (let n = 0; n < 10; n += 1) await tryIt("");
  for (const device of ["", other.device, `${who.device}x`, who.device.replace(/^../, "AA"), who.device.repeat(20)])
    expect(await tryIt(device), device.slice(0, 60)).toBe(429);
});

test("hashes take turns by address, known devices first, and beyond the queue's limit they are refused", async () => {
  const done: string[] = [];
  const judge = (name: string, turn: Turn) =>
    isPassword("x", null, turn).then(
      () => done.push(name),
      (error: unknown) => done.push(`${name} refused: ${String((error as { kind?: string }).kind)}`),
    );
  const all = [
    ...Array.from({ length: 12 }, () => judge("guess", { address: "one" })),
    judge("elsewhere", { address: "two" }),
    judge("owner", { member: "owner" }),
  ];
  await Promise.all(all);
  // two at once, in threads: one that started later may end slightly earlier
  expect(done.indexOf("owner"), "behind the two that had begun, before most guesses").toBeLessThanOrEqual(5);
  expect(done.indexOf("elsewhere"), "before most guesses").toBeLessThanOrEqual(7);
  done.length = 0;
  mostQueued.perAddress = 5;
  try {
    await Promise.all([...Array.from({ length: 10 }, () => judge("guess", { address: "one" })), judge("owner", { member: "owner" })]);
  } finally {
    mostQueued.perAddress = 250;
  }
  expect(done.filter((one) => one === "guess")).toHaveLength(7);
  expect(done.filter((one) => one === "guess refused: too-many")).toHaveLength(3);
  expect(done).toContain("owner");
});

test("a member whose requests follow one another without a pause keeps neither an unknown device nor another member waiting", async () => {
  const done: string[] = [];
  const judge = async (name: string, turn: Turn) => {
    await isPassword("x", null, turn);
    done.push(name);
  };
  const busy = Array.from({ length: 6 }, async () => {
    for (let n = 0; n < 4; n += 1) await judge("busy", { member: "busy" });
  });
  await Promise.all([...busy, judge("elsewhere", { address: "one" }), judge("owner", { member: "owner" })]);
  expect(done).toHaveLength(26);
  expect(done.indexOf("elsewhere")).toBeLessThanOrEqual(8);
  expect(done.indexOf("owner")).toBeLessThanOrEqual(8);
});

test("waiting hashes of known devices leave the queue's places to unknown ones", async () => {
  mostQueued.inAll = 5;
  try {
    const known = Array.from({ length: 10 }, () => isPassword("x", null, { member: "busy" }));
    expect(await isPassword("x", null, { address: "one" })).toBe(false);
    await Promise.all(known);
  } finally {
    mostQueued.inAll = 500;
  }
});

test("after ten wrong codes the app's codes have to wait, with the time, recovery codes still work, and no row is left", async () => {
  const who = await aConfirmed();
  const { key: secret, codes } = await switchOnSecondFactor(who);
  const ticket = async () => (await call(home, "/api/auth/sign-in", { email: who.email, password })).body["ticket"];
  const step = async (code: string) => call(home, "/api/auth/second-step", { ticket: await ticket(), code });
  const right = () => codeOf(secret, Date.now() + 30_000);
  const wrong = () => String((Number(right()) + 1) % 1_000_000).padStart(6, "0");
  for (let n = 0; n < 10; n += 1) expect(await step(wrong())).toMatchObject({ status: 400, body: { field: "code" } });
  for (const code of [wrong(), right()]) {
    const refused = await step(code);
    expect(refused).toMatchObject({
      status: 429,
      body: { message: expect.stringMatching(/wait \d+ minutes, or use one of the codes/) as string },
    });
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
  }
  expect((await step(codes[0] ?? "")).body).toMatchObject({ member: { id: who.id } });
  expect((await step(codes[0] ?? "")).status, "a paper code is good once").toBe(400);
  const rows = await home.context.database.owner.select().from(verifications);
  expect(rows.filter((row) => row.value === who.id || row.identifier.startsWith("2fa"))).toEqual([]);
  expect(home.logged.filter((line) => line.includes("unhandled"))).toEqual([]);
});

test("a code of the app is accepted once, also of two at the same moment and right after it switched the factor on", async () => {
  const who = await aConfirmed();
  const { key: secret } = await switchOnSecondFactor(who);
  const { body } = await call(home, "/api/auth/sign-in", { email: who.email, password });
  const step = (code: string) => call(home, "/api/auth/second-step", { ticket: body["ticket"], code });
  const next = codeOf(secret, Date.now() + 30_000);
  const both = await Promise.all([step(next), step(next)]);
  expect(both.map(({ status }) => status).sort()).toEqual([200, 400]);
  expect(both.find(({ status }) => status === 400)?.body["message"]).toMatch(/used already/);
  const sessions = await who.home.context.database.owner.execute(`select 1 from session where user_id = '${who.id}'`);
  expect(sessions.rows, "the one that the factor left, and one that signed in").toHaveLength(2);
});

test("of one recovery code sent several times at once one signs in, and the others are refused as any wrong code is", async () => {
  const who = await aConfirmed();
  const { codes } = await switchOnSecondFactor(who);
  const { body } = await call(home, "/api/auth/sign-in", { email: who.email, password });
  const step = (code = "") => call(home, "/api/auth/second-step", { ticket: body["ticket"], code });
  const { owner } = home.context.database;
  const waiting = async () => {
    const { rows } = await owner.execute<{ n: number }>(sql`select count(*)::int as n from pg_locks where not granted`);
    return rows[0]?.n ?? 0;
  };
  // all of them have read the codes before the first has written them
  let steps: ReturnType<typeof step>[] = [];
  await owner.transaction(async (tx) => {
    await tx.execute(sql`select 1 from two_factor where user_id = ${who.id} for update`);
    steps = Array.from({ length: 3 }, () => step(codes[0]));
    await expect.poll(waiting, { timeout: 20_000 }).toBeGreaterThanOrEqual(3);
  });
  const answers = await Promise.all(steps);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 400, 400]);
  for (const { body: refusal } of answers.filter(({ status }) => status === 400))
    expect(refusal).toMatchObject({ field: "code", message: messages.wrongCode });
  expect((await step(codes[1])).status).toBe(200);
  const sessions = await owner.execute(`select 1 from session where user_id = '${who.id}'`);
  expect(sessions.rows, "the one that the factor left, and two that signed in").toHaveLength(3);
});

test("an earlier device token, an expired ticket, and a ticket of another kind give no access", async () => {
  const who = await aMember(home).catch(() => aConfirmed());
  const { key: secret } = await switchOnSecondFactor(who);
  const { body } = await call(home, "/api/auth/sign-in", { email: who.email, password });
  home.clock.now += 11 * 60_000;
  const late = await call(home, "/api/auth/second-step", { ticket: body["ticket"], code: codeOf(secret, Date.now() + 30_000) });
  home.clock.now = 0;
  expect(late).toMatchObject({ status: 400, body: { message: expect.stringContaining("sign in again") as string } });
  for (const ticket of ["", "x.y.z", String(body["ticket"]).replace(/.$/, "_"), null])
    expect((await call(home, "/api/auth/second-step", { ticket, code: "123456" })).status).toBe(400);
});

test("the whole archive needs the password from an hour after signing in on, and a wrong one gives none", async () => {
  const maya = await aMember(home);
  const give = (password?: string) =>
    home.fetch("/api/account/export", {
      headers: { authorization: `Bearer ${maya.token}` },
      ...(password !== undefined && { method: "POST", body: JSON.stringify({ password }) }),
    });
  const refusal = async (answer: Response) => [answer.status, ((await answer.json()) as { message: string }).message];
  const first = await give();
  expect([first.status, await first.body?.cancel()]).toEqual([200, undefined]);
  home.clock.now += 61 * 60_000;
  expect(await refusal(await give())).toEqual([400, "Please enter your password, so that nobody else takes your data along."]);
  for (let i = 0; i < 12; i++) expect(await refusal(await give(""))).toEqual([400, "Please enter your password."]);
  expect(await refusal(await give("not it"))).toEqual([400, "That is not the password of this account."]);
  const whole = await give(maya.password);
  expect([whole.status, whole.headers.get("content-type")]).toEqual([200, "application/zip"]);
  expect((await whole.arrayBuffer()).byteLength).toBeGreaterThan(1000);
  home.clock.now = 0;
});

test("replacing everything by an archive needs the password from an hour after signing in on, in exchange for a ticket of this session", async () => {
  const [maya, ben] = [await aMember(home), await aMember(home)];
  const archive = packArchive(await fetchArchive(maya));
  const ticketFor = async (who: Person, body: object) =>
    (await who.post("/api/account/import/ticket", body)).body as Record<string, string>;
  expect(await sendArchive(maya, archive)).toMatchObject({ status: 200 });
  home.clock.now += 61 * 60_000;
  const words = "Please enter your password, so that nobody else replaces what is here.";
  expect(await sendArchive(maya, archive)).toMatchObject({ status: 400, body: { field: "password", message: words } });
  expect(await ticketFor(maya, {})).toMatchObject({ field: "password", message: words });
  for (const password of ["", "not it"]) expect(await ticketFor(maya, { password })).toMatchObject({ field: "password" });
  const tickets = [(await ticketFor(maya, { password: maya.password }))["ticket"], (await ticketFor(ben, { password }))["ticket"]];
  const [own = "", foreign = ""] = tickets;
  for (const ticket of ["x", foreign]) expect((await sendArchive(maya, archive, { "import-ticket": ticket })).status).toBe(400);
  expect(foreign).not.toBe("");
  expect(await sendArchive(maya, archive, { "import-ticket": own })).toMatchObject({ status: 200 });
  home.clock.now += 3_600_000;
  expect((await sendArchive(maya, archive, { "import-ticket": own })).status).toBe(400);
  home.clock.now = 0;
});
