import { randomBytes, randomUUID } from "node:crypto";
import { eq, like } from "drizzle-orm";
import { expect, test, vi } from "vitest";
import { accounts, sessions, users, verifications } from "#server/auth.tables.ts";
import { minuteMs } from "#shared/dates.ts";
import { knownDevice } from "./credentials.repository.ts";
import { noteSession } from "./renewed-session.repository.ts";
import { codeOf } from "#testing/authenticator.ts";
import { aConfirmedMember, call, smtp, subjectsTo } from "#testing/emails.ts";
import { usualPassword } from "#testing/member-rows.ts";
import { aSignedUpMember, type Person } from "#testing/people.ts";
import { createTestServer } from "#testing/server.ts";

/** What the secret of a page, with which it gets the session of a lost answer, cannot be used for. */

const aSecret = () => randomBytes(32).toString("base64url");
const isAlive = async ({ home }: Person, token: unknown) =>
  (await home.fetch("/api/auth/session", { headers: { authorization: `Bearer ${String(token)}` } })).status === 200;
const signInWith = (person: Person, retrySecret: string) =>
  call(person.home, "/api/auth/sign-in", { email: person.email, password: person.password, retrySecret });
type Session = { token: string; device: string };
const renewed = async (person: Person, retrySecret: string) =>
  (await call(person.home, "/api/auth/renewed", { memberId: person.id, retrySecret })).body["session"] as Session | null;
const sessionsOf = ({ home, id }: Person) => home.context.database.owner.select().from(sessions).where(eq(sessions.userId, id));

test("a device that is signed out from the list is unknown from then on, with what every answer gave it", async () => {
  const maya = await aSignedUpMember(await createTestServer());
  const secret = aSecret();
  const devices = [await signInWith(maya, secret), await signInWith(maya, secret)].map(({ body }) => body["device"]);
  const [member] = await maya.home.context.database.owner.select().from(users).where(eq(users.id, maya.id));
  const known = () => Promise.all(devices.map(async (device) => member && knownDevice(maya.home.context, [device], member)));
  expect(await known()).toEqual([expect.any(String), expect.any(String)]);
  const listed = (await maya.get("/api/account/sessions")).body as { id: string; isThis: boolean }[];
  const [other, ...more] = listed.filter((one) => !one.isThis);
  expect(more).toEqual([]);
  expect((await maya.delete(`/api/account/sessions/${other?.id}`)).status).toBe(200);
  expect(await known()).toEqual([null, null]);
});

test("a session that is given once more is as old as before: it does not count as a new sign-in", async () => {
  const home = await createTestServer();
  const maya = await aSignedUpMember(home);
  const secret = aSecret();
  await signInWith(maya, secret);
  home.clock.now += 9 * minuteMs;
  const again = await renewed(maya, secret);
  home.clock.now += 2 * minuteMs;
  await home.context.database.owner.delete(accounts).where(eq(accounts.userId, maya.id));
  const init = { method: "POST", body: JSON.stringify({ current: "", next: "a first password" }) };
  const set = await home.fetch("/api/account/password", { ...init, headers: { authorization: `Bearer ${again?.token}` } });
  expect(set.status).toBe(400);
});

test("a sign-in that the same page sends twice at once leaves one session", async () => {
  const maya = await aSignedUpMember(await createTestServer());
  const secret = aSecret();
  const both = await Promise.all([signInWith(maya, secret), signInWith(maya, secret)]);
  expect(both.map(({ status }) => status)).toEqual([200, 200]);
  expect(await sessionsOf(maya)).toHaveLength(2);
  const { owner } = maya.home.context.database;
  expect(await owner.$count(verifications, like(verifications.identifier, `session:${maya.id}:%`))).toBe(1);
});

test("a request that comes late, after its repetition was answered, does not end the session in use", async () => {
  const maya = await aSignedUpMember(await createTestServer());
  const begun = (await maya.post("/api/account/second-factor", { password: maya.password })).body as { uri: string; codes: string[] };
  const [secret, on] = [aSecret(), aSecret()];
  const inUse = (await signInWith(maya, secret)).body["token"];
  expect(await isAlive(maya, inUse)).toBe(true);
  expect([(await signInWith(maya, secret)).status, await isAlive(maya, inUse)], "signing in").toEqual([200, true]);
  const key = new URL(begun.uri).searchParams.get("secret") ?? "";
  const confirmed = await maya.post("/api/account/second-factor/confirm", { code: codeOf(key), retrySecret: on });
  const { token } = confirmed.body as { token: string };
  expect(await isAlive(maya, token)).toBe(true);
  expect([await renewed(maya, on), await isAlive(maya, token)], "a change of the second factor").toEqual([null, true]);
  const { ticket } = (await signInWith(maya, secret)).body;
  const step = { ticket, code: begun.codes[0], retrySecret: secret };
  const stepped = (await call(maya.home, "/api/auth/second-step", step)).body["token"];
  expect(await isAlive(maya, stepped)).toBe(true);
  expect([(await call(maya.home, "/api/auth/second-step", step)).status, await isAlive(maya, stepped)], "a code").toEqual([400, true]);
});

test("a secret of another form is not recorded", async () => {
  const maya = await aSignedUpMember(await createTestServer());
  for (const secret of ["x", "a.b", "é".repeat(43), randomUUID()]) expect((await signInWith(maya, secret)).status).toBe(200);
  const { owner } = maya.home.context.database;
  expect(await owner.$count(verifications, like(verifications.identifier, `session:${maya.id}:%`))).toBe(0);
});

test("a session is given once more only after the email about its new device is queued", async () => {
  const home = await createTestServer(smtp);
  const maya = { ...(await aConfirmedMember(home)), password: usualPassword };
  const secret = aSecret();
  vi.spyOn(home.context.mail, "queue").mockRejectedValueOnce(new Error("the database is away"));
  expect([(await signInWith(maya, secret)).status, (await signInWith(maya, secret)).status]).toEqual([500, 200]);
  await home.context.mail.settled();
  expect(subjectsTo(home, maya.email).filter((subject) => subject.startsWith("A new device"))).toHaveLength(1);
});

test("of an account that is deleted at this moment nothing is recorded", async () => {
  const { context } = await createTestServer();
  const { owner } = context.database;
  const memberId = randomUUID();
  await owner.transaction((tx) => noteSession(tx, { memberId, secret: aSecret(), sessionId: randomUUID() }, context.clock()));
  expect(await owner.$count(verifications, like(verifications.identifier, `%:${memberId}:%`))).toBe(0);
});

test("a page asks for its session thirty times in ten minutes at most, and other pages are not kept waiting by it", async () => {
  const maya = await aSignedUpMember(await createTestServer());
  const [secret, other] = [aSecret(), aSecret()];
  await signInWith(maya, secret);
  await signInWith(maya, other);
  const ask = () => call(maya.home, "/api/auth/renewed", { memberId: maya.id, retrySecret: secret });
  const all = await Promise.all(Array.from({ length: 40 }, ask));
  expect(all.map(({ status }) => status).filter((status) => status === 429)).toHaveLength(10);
  expect(await renewed(maya, other)).not.toBeNull();
});

test("a session that is asked for at the moment it is ended, or the account is changed, is over afterwards", async () => {
  const maya = await aSignedUpMember(await createTestServer());
  const next = { email: `${randomUUID()}@example.com`, password: maya.password };
  const ends = [
    () => maya.post("/api/account/sessions/end-others"),
    async () => {
      const listed = (await maya.get("/api/account/sessions")).body as { id: string; isThis: boolean }[];
      await Promise.all(listed.filter((one) => !one.isThis).map(({ id }) => maya.delete(`/api/account/sessions/${id}`)));
    },
    () => maya.post("/api/account/email", next),
    () => maya.post("/api/account/password", { current: maya.password, next: "four other plain words" }),
  ];
  for (const [at, end] of ends.entries()) {
    const secret = aSecret();
    const email = at < 3 ? maya.email : next.email;
    expect((await signInWith({ ...maya, email }, secret)).status).toBe(200);
    const asked = async () => (await renewed(maya, secret))?.token;
    const [, ...tokens] = await Promise.all([end(), asked(), asked(), asked()]);
    const last = await asked();
    expect(await Promise.all([...tokens, last].map((token) => isAlive(maya, token))), `end ${at}`).toEqual([false, false, false, false]);
    expect((await maya.get("/api/auth/session")).status).toBe(200);
  }
});
