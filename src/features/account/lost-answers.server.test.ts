import { randomBytes, randomUUID } from "node:crypto";
import { eq, like } from "drizzle-orm";
import { expect, test } from "vitest";
import { accounts, verifications } from "#server/auth.tables.ts";
import { minuteMs } from "#shared/dates.ts";
import { codeOf, switchOnSecondFactor } from "#testing/authenticator.ts";
import { aConfirmedMember, call, linkIn, smtp, subjectsTo } from "#testing/emails.ts";
import { usualPassword as password } from "#testing/member-rows.ts";
import { aSignedUpMember, signIn, type Person } from "#testing/people.ts";
import { createTestServer } from "#testing/server.ts";

/** Changes of an account that were made, whose answer was lost, and that the page or the member sends again. */

const next = "four other plain words";

const change = (person: Person, current: string, to = next) => person.post("/api/account/password", { current, next: to });

test("a change of the password that comes again is done, not refused, and uses up no tries", async () => {
  const home = await createTestServer(smtp);
  const maya = await aConfirmedMember(home);
  expect((await change(maya, password)).status).toBe(200);
  for (let at = 0; at < 12; at += 1) expect((await change(maya, password)).status, `repeated ${at + 1} times`).toBe(200);
  await home.context.mail.settled();
  expect(subjectsTo(home, maya.email).filter((subject) => subject === "Your Evenday password was changed")).toHaveLength(1);
  expect((await maya.get("/api/auth/session")).status).toBe(200);
  expect((await signIn(home, maya.email, next)).id).toBe(maya.id);
});

test("a change of the password that comes again while the first is still being made is done as well", async () => {
  const maya = await aSignedUpMember();
  const both = await Promise.all([change(maya, maya.password), change(maya, maya.password)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect((await maya.get("/api/auth/session")).status).toBe(200);
  expect((await signIn(maya.home, maya.email, next)).id).toBe(maya.id);
});

test("the first password of an account without one is set once, also when it comes again", async () => {
  const maya = await aSignedUpMember();
  await maya.home.context.database.owner.delete(accounts).where(eq(accounts.userId, maya.id));
  for (let at = 0; at < 3; at += 1) expect((await change(maya, "")).status).toBe(200);
  expect(await change(maya, "", "another password")).toMatchObject({ status: 400, body: { field: "current" } });
  expect((await signIn(maya.home, maya.email, next)).id).toBe(maya.id);
});

test("a change of the address without mail that comes again while the first is still being made is done as well", async () => {
  const maya = await aSignedUpMember();
  const email = `${randomUUID()}@example.com`;
  const change = () => maya.post("/api/account/email", { password: maya.password, email });
  const all = await Promise.all([change(), change(), change()]);
  expect(all.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await maya.get("/api/auth/session")).body).toMatchObject({ member: { email } });
});

test("a request that comes again while the first is ending the other sessions does not end the member's own", async () => {
  const maya = await aSignedUpMember();
  const all = await Promise.all(Array.from({ length: 6 }, () => maya.post("/api/account/sessions/end-others")));
  expect(all.map(({ status }) => status).filter((status) => status !== 200 && status !== 409)).toEqual([]);
  expect((await maya.get("/api/auth/session")).status).toBe(200);
});

test("a repeated change lets nobody guess the new password: each password that is compared counts, and only in the session that made the change", async () => {
  const home = await createTestServer();
  const maya = await aSignedUpMember(home);
  expect((await change(maya, maya.password)).status).toBe(200);
  const tries: number[] = [];
  for (let at = 0; at < 12; at += 1) tries.push((await change(maya, "not this one", `a guess ${at}`)).status);
  // ten in fifteen minutes, of which a request compares two
  expect(tries).toEqual([...Array<number>(5).fill(400), ...Array<number>(7).fill(429)]);
  home.clock.now += 16 * minuteMs;
  const phone = await signIn(home, maya.email, next);
  expect(await change(phone, "not this one", next)).toMatchObject({ status: 400, body: { field: "current" } });
  home.clock.now += 60 * minuteMs;
  expect(await change(maya, maya.password), "an hour later").toMatchObject({ status: 400, body: { field: "current" } });
});

test("a change of the address that comes again within two minutes sends nothing more, and later ones never leave the new address without a link that works", async () => {
  const home = await createTestServer(smtp);
  const maya = await aConfirmedMember(home);
  const email = `${randomUUID()}@example.com`;
  const ask = () => maya.post("/api/account/email", { password, email });
  for (let at = 0; at < 3; at += 1) expect(await ask()).toMatchObject({ status: 200, body: { confirm: true } });
  await home.context.mail.settled();
  expect([subjectsTo(home, email), subjectsTo(home, maya.email).slice(-1)]).toEqual([
    ["Please confirm your new email"],
    ["Your Evenday email is about to change"],
  ]);
  for (let at = 0; at < 4; at += 1) {
    home.clock.now += 3 * minuteMs;
    expect(await ask()).toMatchObject({ status: 200, body: { confirm: true } });
  }
  await home.context.mail.settled();
  // two an hour at most
  expect(subjectsTo(home, email)).toHaveLength(2);
  expect((await call(home, "/api/auth/confirm", { link: linkIn(home, email, "confirm") })).status).toBe(200);
});

test("a link that confirms an address answers the same when it comes again, and one that stops a change says so, with one reset link", async () => {
  const home = await createTestServer(smtp);
  const email = `${randomUUID()}@example.com`;
  await call(home, "/api/auth/sign-up", { email, password });
  const twice = async (path: string, link: string) => {
    const [first, again] = [await call(home, path, { link }), await call(home, path, { link })];
    expect([first.status, again.status], path).toEqual([200, 200]);
    return [first.body, again.body] as const;
  };
  const [signedUp, signedUpAgain] = await twice("/api/auth/confirm", linkIn(home, email, "confirm"));
  expect(signedUpAgain).toEqual(signedUp);
  const maya = await signIn(home, email, password);
  const other = `${randomUUID()}@example.com`;
  await maya.post("/api/account/email", { password, email: other });
  const [held, heldAgain] = await twice("/api/auth/confirm", linkIn(home, other, "confirm"));
  expect([heldAgain, Number(held["heldUntil"])]).toEqual([held, expect.any(Number) as number]);
  const stop = linkIn(home, email, "stop");
  const [stopped, stoppedAgain] = await twice("/api/auth/stop", stop);
  expect([stopped["reset"], stoppedAgain["reset"]]).toEqual([expect.stringContaining(".") as string, ""]);
  expect((await call(home, "/api/auth/confirm", { link: linkIn(home, other, "confirm") })).status, "after it was stopped").toBe(400);
  expect((await call(home, "/api/auth/reset", { link: stopped["reset"], password: next })).status).toBe(200);
  expect((await call(home, "/api/auth/stop", { link: stop })).status, "after the new password").toBe(400);
  expect((await signIn(home, email, next)).id).toBe(maya.id);
});

test("a link that confirmed a change of address does not say so any more once another address was asked for", async () => {
  const home = await createTestServer(smtp);
  const maya = await aConfirmedMember(home);
  const [first, second] = [`${randomUUID()}@example.com`, `${randomUUID()}@example.com`];
  await maya.post("/api/account/email", { password, email: first });
  await home.context.mail.settled();
  const link = linkIn(home, first, "confirm");
  for (let at = 0; at < 2; at += 1) expect((await call(home, "/api/auth/confirm", { link })).status).toBe(200);
  await maya.post("/api/account/email", { password, email: second });
  expect((await call(home, "/api/auth/confirm", { link })).status).toBe(400);
});

test("a calendar that is made again under the same id has what was chosen last, and one address", async () => {
  const maya = await aSignedUpMember();
  const id = randomUUID();
  const choice = { id, name: "Evenday", holds: ["bills", "paydays"], isDetailed: true, alarm: "none" };
  expect((await maya.post("/api/calendar", choice)).status).toBe(200);
  const changed = { ...choice, name: "Bills", holds: ["bills"], isDetailed: false };
  expect((await maya.post("/api/calendar", changed)).status).toBe(200);
  expect((await maya.get("/api/calendar")).body).toMatchObject({ calendars: [changed] });
});

const aSecret = () => randomBytes(32).toString("base64url");
const keyOf = ({ uri }: { uri: string }) => new URL(uri).searchParams.get("secret") ?? "";
const isAlive = async (person: Person, token: unknown) =>
  (await person.home.fetch("/api/auth/session", { headers: { authorization: `Bearer ${String(token)}` } })).status === 200;
const renewed = async (person: Person, retrySecret: string) =>
  (await call(person.home, "/api/auth/renewed", { memberId: person.id, retrySecret })).body["session"] as { token: string } | null;

test("a page that switched the second factor on or off, and whose answer was lost, gets its session with its secret, as often as it asks", async () => {
  const maya = await aSignedUpMember();
  const begun = (await maya.post("/api/account/second-factor", { password: maya.password })).body as { uri: string; codes: string[] };
  const [on, off] = [aSecret(), aSecret()];
  expect(await renewed(maya, on), "before").toBeNull();
  const lost = await maya.post("/api/account/second-factor/confirm", { code: codeOf(keyOf(begun)), retrySecret: on });
  expect([lost.status, (await maya.get("/api/auth/session")).status]).toEqual([200, 401]);
  const first = await renewed(maya, on);
  const second = await renewed(maya, on);
  expect(second).toMatchObject({ member: { id: maya.id, email: maya.email }, device: expect.any(String) as string });
  // the session before it has ended, so that there is one
  expect([
    await isAlive(maya, (lost.body as { token: string }).token),
    await isAlive(maya, first?.token),
    await isAlive(maya, second?.token),
  ]).toEqual([false, false, true]);
  expect([await renewed(maya, aSecret()), await renewed({ ...maya, id: randomUUID() }, on)], "another secret or account").toEqual([
    null,
    null,
  ]);
  const headers = { authorization: `Bearer ${second?.token}` };
  const end = { method: "POST", body: JSON.stringify({ password: maya.password, retrySecret: off }), headers };
  expect((await maya.home.fetch("/api/account/second-factor/end", end)).status).toBe(200);
  expect(await renewed(maya, on), "after another change").toBeNull();
  const last = await renewed(maya, off);
  const out = { method: "POST", body: "{}", headers: { authorization: `Bearer ${last?.token}` } };
  expect((await maya.home.fetch("/api/auth/sign-out", out)).status).toBe(200);
  expect(await renewed(maya, off), "after signing out").toBeNull();
});

test("a setup of the second factor that is begun again and again, because its answer is lost, can be finished; six a day are", async () => {
  const home = await createTestServer();
  let maya = await aSignedUpMember(home);
  const begin = () => maya.post("/api/account/second-factor", { password: maya.password });
  for (let at = 0; at < 8; at += 1) expect((await begin()).status).toBe(200);
  for (let at = 0; at < 6; at += 1) {
    const begun = (await begin()).body as { uri: string };
    const code = codeOf(keyOf(begun));
    const on = await maya.post("/api/account/second-factor/confirm", { code });
    expect(on.status, `${at + 1}`).toBe(200);
    const headers = { authorization: `Bearer ${(on.body as { token: string }).token}` };
    const end = { method: "POST", body: JSON.stringify({ password: maya.password }), headers };
    expect((await home.fetch("/api/account/second-factor/end", end)).status).toBe(200);
    maya = await signIn(home, maya.email, maya.password);
  }
  expect((await begin()).status).toBe(429);
});

test("the session of a change of the second factor is given for ten minutes, and two requests at once leave one", async () => {
  const home = await createTestServer();
  const maya = await aSignedUpMember(home);
  const secret = aSecret();
  await switchOnSecondFactor(maya, { retrySecret: secret });
  const both = await Promise.all([renewed(maya, secret), renewed(maya, secret)]);
  const tokens = both.flatMap((one) => one?.token ?? []);
  const alive = await Promise.all(tokens.map((token) => isAlive(maya, token)));
  expect(alive.filter(Boolean)).toHaveLength(1);
  home.clock.now += 11 * minuteMs;
  expect(await renewed(maya, secret)).toBeNull();
});

test("a sign-in whose answer was lost leaves one session when the same page signs in again, and one email", async () => {
  const home = await createTestServer(smtp);
  const maya = await aConfirmedMember(home);
  const sent = { email: maya.email, password, retrySecret: aSecret() };
  const [lost, again] = [await call(home, "/api/auth/sign-in", sent), await call(home, "/api/auth/sign-in", sent)];
  expect([await isAlive(maya, lost.body["token"]), await isAlive(maya, again.body["token"])]).toEqual([false, true]);
  expect((await maya.get("/api/account/sessions")).body).toHaveLength(2);
  await home.context.mail.settled();
  expect(subjectsTo(home, maya.email).filter((subject) => subject.startsWith("A new device"))).toHaveLength(1);
  expect((await call(home, "/api/auth/sign-in", { ...sent, password: "not this one" })).status).toBe(401);
  const other = await call(home, "/api/auth/sign-in", { ...sent, retrySecret: aSecret() });
  expect([await isAlive(maya, again.body["token"]), await isAlive(maya, other.body["token"])]).toEqual([true, true]);
});

test("what is recorded of a sign-in for a lost answer is forgotten with the next one after ten minutes", async () => {
  const home = await createTestServer();
  const maya = await aSignedUpMember(home);
  for (let at = 0; at < 3; at += 1) {
    await call(home, "/api/auth/sign-in", { email: maya.email, password: maya.password, retrySecret: aSecret() });
    home.clock.now += 11 * minuteMs;
  }
  expect(await home.context.database.owner.$count(verifications, like(verifications.identifier, `session:${maya.id}:%`))).toBe(1);
});

test("a second step whose answer was lost is done when the same page sends it again, also with a recovery code; for another page the code is used", async () => {
  const maya = await aSignedUpMember();
  const begun = await switchOnSecondFactor(maya);
  const { ticket } = (await call(maya.home, "/api/auth/sign-in", { email: maya.email, password: maya.password })).body;
  const step = { ticket, code: begun.codes[0], retrySecret: aSecret() };
  const [lost, again] = [await call(maya.home, "/api/auth/second-step", step), await call(maya.home, "/api/auth/second-step", step)];
  expect([lost.status, again.status]).toEqual([200, 200]);
  expect([await isAlive(maya, lost.body["token"]), await isAlive(maya, again.body["token"])]).toEqual([false, true]);
  expect((await call(maya.home, "/api/auth/second-step", { ...step, retrySecret: aSecret() })).status).toBe(400);
  expect((await call(maya.home, "/api/auth/second-step", { ticket, code: step.code })).status).toBe(400);
});
