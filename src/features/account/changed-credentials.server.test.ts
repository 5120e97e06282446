import { randomUUID } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions, users } from "#server/auth.tables.ts";
import type { Transaction } from "#server/database.ts";
import { lockWaits } from "#testing/lock-waits.ts";
import { createTestServer } from "#testing/server.ts";
import { codeOf, switchOnSecondFactor } from "#testing/authenticator.ts";
import { smtp, subjectsTo } from "#testing/emails.ts";
import { aMember, signIn, type Person } from "#testing/people.ts";
import { makeAddress } from "./calendar.repository.ts";
import { addPasskey } from "./passkey.repository.ts";
import { hashOf, setPassword } from "./account.repository.ts";
import { applyAddressChanges } from "./address-change.repository.ts";
import { connectProvider, listProviders } from "./provider.repository.ts";
import { confirmSecondFactor, endSecondFactor } from "./second-factor.repository.ts";
import { openSession } from "./open-session.repository.ts";
import { addWebhook } from "./webhook.repository.ts";
import { listTokens, makeToken } from "./token.repository.ts";

const holderOf = async ({ home, id }: Person) => {
  const columns = { id: users.id, email: users.email, credentialEpoch: users.credentialEpoch };
  const [row] = await home.context.database.owner.select(columns).from(users).where(eq(users.id, id));
  if (!row) throw new Error("no such member");
  return row;
};

/** A reset by a link in an email: it ends every session. */
async function resetPasswordOf({ home: { context }, id }: Person): Promise<void> {
  const hash = await hashOf(ownersPassword, id);
  await context.database.owner.transaction((tx) => setPassword(tx, id, hash, context.clock()));
  context.sessions.evict(id);
}
const ownersPassword = "four other plain words";

test("a sign-in, token, webhook, passkey or calendar address that was begun before a change of the password is refused after it", async () => {
  const maya = await aMember();
  const { context } = maya.home;
  const proved = await holderOf(maya);
  await resetPasswordOf(maya);
  const browser = { userAgent: "", address: "192.0.2.1", devices: [] };
  await expect(openSession(context, proved, browser)).rejects.toThrow("This account was changed meanwhile.");
  const wanted = { id: randomUUID(), name: "late", scopes: ["journal:read" as const], days: 365 };
  const now = context.clock();
  const { owner } = context.database;
  const passkey = {
    id: randomUUID(),
    name: "late",
    host: "localhost",
    credentialId: "late",
    publicKey: "late",
    counter: 0,
    isSynced: false,
  };
  for (const make of [
    (tx: Transaction) => makeToken(tx, proved, wanted, now),
    (tx: Transaction) => addWebhook(tx, proved, { id: randomUUID(), encrypted: "late", events: ["mood.logged" as const] }, now),
    (tx: Transaction) => addPasskey(tx, proved, { ...passkey, transports: [] }, now),
    (tx: Transaction) => makeAddress(tx, proved, randomUUID(), now),
  ])
    await expect(owner.transaction<unknown>(make)).rejects.toThrow("This account was changed meanwhile.");
  const left = await context.database.owner.select().from(sessions).where(eq(sessions.userId, maya.id));
  expect(left).toEqual([]);
  await openSession(context, await holderOf(maya), browser);
});

/** A server on which the password of `who` is reset once, after a request proved it and before the request changes anything. */
async function withResetAfterProof(settings: Record<string, string> = {}) {
  const home = await createTestServer(settings);
  const who = await aMember(home);
  const { limits } = home.context;
  const { release } = limits;
  limits.release = async (limit) => {
    await release(limit);
    if (limit.purpose !== "prove") return;
    limits.release = release;
    await resetPasswordOf(who);
  };
  return { home, who };
}

const changes: Record<string, (who: Person) => [path: string, body: object]> = {
  "of the password": ({ password }) => ["/api/account/password", { current: password, next: "words of someone else" }],
  "of the address": ({ password }) => ["/api/account/email", { password, email: `${randomUUID()}@example.com` }],
  "that deletes the account": ({ password }) => ["/api/account/delete", { password, typed: "DELETE" }],
};
test.each(Object.keys(changes))("a change %s that was begun before a reset of the password is refused after it", async (kind) => {
  const { home, who } = await withResetAfterProof();
  const ended: string[] = [];
  home.context.onDeleteHooks.push(async (id) => void ended.push(id));
  const answer = await who.post(...changes[kind]!(who));
  expect(answer).toMatchObject({ status: 401, body: { message: expect.stringContaining("changed meanwhile") as string } });
  expect((await signIn(home, who.email, ownersPassword)).id).toBe(who.id);
  expect(ended, "no subscription was ended").toEqual([]);
});

test("a new address that was asked for before a reset of the password gets no link after it", async () => {
  const { home, who } = await withResetAfterProof(smtp);
  const email = `${randomUUID()}@example.com`;
  expect((await who.post("/api/account/email", { password: who.password, email })).status).toBe(401);
  await home.context.mail.settled();
  expect(subjectsTo(home, email)).toEqual([]);
  home.clock.now += 25 * 3_600_000;
  expect(await applyAddressChanges(home.context)).toBe(0);
});

/** Begins the setup, and returns the key of the app. */
async function keyOf(who: Person): Promise<string> {
  const { status, body } = await who.post("/api/account/second-factor", { password: who.password });
  expect(status).toBe(200);
  return new URL((body as { uri: string }).uri).searchParams.get("secret") ?? "";
}
const isOn = async ({ home, id }: Person) => {
  const [row] = await home.context.database.owner.select({ isOn: users.twoFactorEnabled }).from(users).where(eq(users.id, id));
  return row?.isOn;
};

test("a second factor that was switched off while the password was reset leaves no session, and is still on", async () => {
  const maya = await aMember();
  const { home } = maya;
  const { key } = await switchOnSecondFactor(maya);
  const proved = await holderOf(maya);
  await resetPasswordOf(maya);
  // a session that the library takes for valid
  const { token } = await openSession(home.context, await holderOf(maya), { userAgent: "", address: "192.0.2.1", devices: [] });
  await expect(endSecondFactor(home.context, proved, `Bearer ${token}`)).rejects.toThrow("changed meanwhile");
  const post = async (path: string, body: object) => {
    const answer = await home.fetch(path, { method: "POST", body: JSON.stringify(body) });
    return { status: answer.status, body: (await answer.json()) as { ticket: string } };
  };
  expect(await home.context.database.owner.select().from(sessions).where(eq(sessions.userId, maya.id)), "the new one").toHaveLength(1);
  expect(await isOn(maya)).toBe(true);
  const { ticket } = (await post("/api/auth/sign-in", { email: maya.email, password: ownersPassword })).body;
  expect((await post("/api/auth/second-step", { ticket, code: codeOf(key, Date.now() + 30_000) })).status).toBe(200);
});

/** The error of a server that stops while it writes the email. */
const cut = new Error("the server stopped here");
test("a second factor is switched on or off together with its email and its note: cut off before the email, it stays as it was", async () => {
  const maya = await aMember(await createTestServer(smtp));
  const { context } = maya.home;
  const { queue } = context.mail;
  const cutOff = () => (context.mail.queue = () => Promise.reject(cut));
  const code = codeOf(await keyOf(maya));
  const counters = async () =>
    (await context.database.owner.execute(sql`select 1 from rate_limit_counters where key like 'second-factor-new:%'`)).rows.length;
  cutOff();
  await expect(confirmSecondFactor(context, await holderOf(maya), `Bearer ${maya.token}`, code)).rejects.toBe(cut);
  expect([await isOn(maya), await counters()]).toEqual([false, 0]);
  expect((await maya.get("/api/account/sessions")).status, "the session is as it was").toBe(200);
  context.mail.queue = queue;
  const { token } = await confirmSecondFactor(context, await holderOf(maya), `Bearer ${maya.token}`, code);
  expect([await isOn(maya), await counters()]).toEqual([true, 1]);
  cutOff();
  await expect(endSecondFactor(context, await holderOf(maya), `Bearer ${token}`)).rejects.toBe(cut);
  context.mail.queue = queue;
  expect(await isOn(maya)).toBe(true);
  await context.mail.settled();
  expect(subjectsTo(maya.home, maya.email).filter((subject) => subject.includes("second step"))).toHaveLength(1);
});

test("of requests to switch a second factor off that are sent at once one does", async () => {
  const maya = await aMember();
  const { context } = maya.home;
  const { token } = await switchOnSecondFactor(maya);
  const proved = await holderOf(maya);
  const end = () => endSecondFactor(context, proved, `Bearer ${token}`);
  const ends = await Promise.allSettled([end(), end()]);
  expect(ends.map(({ status }) => status).toSorted()).toEqual(["fulfilled", "rejected"]);
  expect(await isOn(maya)).toBe(false);
  expect(await context.database.owner.select().from(sessions).where(eq(sessions.userId, maya.id))).toHaveLength(1);
});

test("of confirmations of a second factor that are sent at once one switches it on, and its session works", async () => {
  const maya = await aMember();
  const { owner } = maya.home.context.database;
  const key = await keyOf(maya);
  const codes = [codeOf(key), codeOf(key), codeOf(key, Date.now() + 30_000)];
  let sent: ReturnType<Person["post"]>[] = [];
  await owner.transaction(async (tx) => {
    await tx.execute(sql`select 1 from "user" where id = ${maya.id} for update`);
    sent = codes.map((code) => maya.post("/api/account/second-factor/confirm", { code }));
    let refused = 0;
    for (const answer of sent) void answer.then(({ status }) => (refused += status === 409 ? 1 : 0));
    // the one that was first waits for the row, so it cannot end the session of the others before they are answered
    await expect.poll(async () => [await lockWaits(owner), refused], { timeout: 20_000 }).toEqual([1, 2]);
  });
  const answers = await Promise.all(sent);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409]);
  expect(await isOn(maya)).toBe(true);
  const { token } = answers.find(({ status }) => status === 200)!.body as { token: string };
  const headers = { authorization: `Bearer ${token}`, "x-person": maya.id };
  expect((await maya.home.fetch("/api/account/sessions", { headers })).status).toBe(200);
});

test("a second factor that was confirmed while the password was reset is off, and can be set up again", async () => {
  const maya = await aMember();
  const code = codeOf(await keyOf(maya));
  const proved = { ...(await holderOf(maya)), credentialEpoch: (await holderOf(maya)).credentialEpoch - 1 };
  const { context } = maya.home;
  await expect(confirmSecondFactor(context, proved, `Bearer ${maya.token}`, code)).rejects.toThrow("changed meanwhile");
  expect(await isOn(maya)).toBe(false);
  await keyOf(await signIn(maya.home, maya.email, maya.password));
});

test("a token that is made at the moment of a reset of the password does not outlive it", async () => {
  const maya = await aMember();
  const { owner } = maya.home.context.database;
  const wanted = { id: randomUUID(), name: "late", scopes: ["journal:read" as const], days: 365 };
  const proved = await holderOf(maya);
  let reset: Promise<void> | undefined;
  await owner.transaction(async (tx) => {
    await makeToken(tx, proved, wanted, maya.home.context.clock());
    reset = resetPasswordOf(maya);
    await expect.poll(() => lockWaits(owner), { timeout: 20_000 }).toBeGreaterThan(0);
  });
  await reset;
  expect(await listTokens(owner, maya.id, maya.home.context.clock())).toEqual([]);
});

/** Each prepares what it ends, and returns the request that ends it. */
const ending: Record<string, (who: Person) => Promise<() => ReturnType<Person["post"]>>> = {
  "removes a passkey": async (who) => {
    const { context } = who.home;
    const id = randomUUID();
    const key = { credentialId: id, publicKey: "key", counter: 0, isSynced: false, transports: [] };
    await addPasskey(context.database.owner, await holderOf(who), { id, name: "phone", host: "localhost", ...key }, context.clock());
    return () => who.delete(`/api/passkeys/${id}`);
  },
  "disconnects a provider": async (who) => {
    const { owner } = who.home.context.database;
    const identity = { issuer: "https://login.example", subject: randomUUID(), email: who.email, isVerified: true };
    await connectProvider(owner, who.id, identity, who.home.context.clock());
    const [row] = await listProviders(owner, who.id);
    return () => who.delete(`/api/providers/${row?.id}`);
  },
  "signs out everywhere else": async (who) => () => who.post("/api/account/sessions/end-others"),
};
test.each(Object.keys(ending))("a request that %s at the moment of a reset of the password waits for it, and is refused", async (kind) => {
  const maya = await aMember();
  const { database, clock } = maya.home.context;
  const end = await ending[kind]!(maya);
  const hash = await hashOf(ownersPassword, maya.id);
  const { credentialEpoch } = await holderOf(maya);
  let ended: ReturnType<typeof end> | undefined;
  await database.owner.transaction(async (tx) => {
    await tx.execute(sql`select 1 from "user" where id = ${maya.id} for no key update`);
    ended = end();
    await expect.poll(() => lockWaits(database.owner), { timeout: 20_000 }).toBeGreaterThan(0);
    await setPassword(tx, maya.id, hash, clock());
  });
  expect(await ended).toMatchObject({ status: 401, body: { message: expect.stringContaining("changed meanwhile") as string } });
  expect((await holderOf(maya)).credentialEpoch, "changed once").toBe(credentialEpoch + 1);
});

test("without billing no member gets a page to pay on", async () => {
  const home = await createTestServer({ BILLING: "none" });
  const maya = await aMember(home);
  expect((await maya.post("/api/billing/portal")).status).toBe(404);
  const paid = await home.fetch("/checkout/sandbox", { method: "POST", body: new URLSearchParams({ for: "anything", choice: "pay" }) });
  expect(await paid.text()).not.toContain("Subscribed");
  await home.context.database.close();
});

test("where common passwords are refused, the reset refuses them too", async () => {
  const home = await createTestServer({ PASSWORD_BLOCKLIST: "refuse" });
  const answer = await home.fetch("/api/auth/reset", { method: "POST", body: JSON.stringify({ link: "x", password: "password1" }) });
  expect(await answer.json()).toMatchObject({ field: "password" });
  await home.context.database.close();
});

test("the codes that switch a second factor on are limited", async () => {
  const maya = await aMember();
  const statuses = [];
  for (let tries = 0; tries < 12; tries++)
    statuses.push((await maya.post("/api/account/second-factor/confirm", { code: "000000" })).status);
  expect(statuses.at(-1)).toBe(429);
});
