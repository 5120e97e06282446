import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { beforeAll, expect, test } from "vitest";
import { users } from "#server/auth.tables.ts";
import { requestArchive } from "#testing/archive.ts";
import { switchOnSecondFactor } from "#testing/authenticator.ts";
import { call as callAt } from "#testing/emails.ts";
import { makePasskey, answerWith, type SoftPasskey } from "#testing/passkey.ts";
import { aMember, type Person } from "#testing/people.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";

type Options = Parameters<typeof makePasskey>[0];
const origin = "http://localhost";
let home: TestServer;
beforeAll(async () => void (home = await createTestServer({ SMTP_URL: "smtp://localhost:1" })));

const call = (path: string, body: unknown, headers?: Record<string, string>) => callAt(home, path, body, headers);
const begin = async (who: Person) =>
  (await who.post("/api/passkeys/begin", { password: who.password })).body as { ticket: string; options: Options };
const add = (who: Person, ticket: string, created: unknown, name = "My phone") => {
  const id = randomUUID();
  return who.post("/api/passkeys", { id, name, ticket, created }).then((answer) => ({ ...answer, id }));
};
async function aPasskey(who: Person, made: Parameters<typeof makePasskey>[2] = {}): Promise<SoftPasskey & { row: string }> {
  const { ticket, options } = await begin(who);
  const { passkey, created } = makePasskey(options, origin, made);
  const added = await add(who, ticket, created);
  expect(added.status, JSON.stringify(added.body)).toBe(200);
  return { ...passkey, row: added.id };
}
const askToUse = async () => (await call("/api/auth/passkey/begin", {})).body as { ticket: string; options: Options };
const signIn = async (passkey: SoftPasskey, how: Parameters<typeof answerWith>[3] & { at?: string } = {}, more: object = {}) => {
  const { ticket, options } = await askToUse();
  return call("/api/auth/passkey", { ticket, used: answerWith(passkey, options, how.at ?? origin, how), ...more });
};
const subjects = async (who: Person) => {
  await home.context.mail.settled();
  return home.emails.filter((one) => one.to === who.email).map((one) => one.subject);
};

test("a member adds passkeys, signs in with each without a password or a code, renames and removes them, and gets emails about it", async () => {
  const maya = await aMember(home);
  const phone = await aPasskey(maya);
  const synced = await aPasskey(maya, { flags: 0x5d, counter: 0 });
  const listed = async () =>
    ((await maya.get("/api/passkeys")).body as { passkeys: { id: string; name: string; isSynced: boolean }[] }).passkeys;
  expect(await listed()).toMatchObject([
    { id: phone.row, name: "My phone", isSynced: false, usedAt: null },
    { id: synced.row, isSynced: true },
  ]);
  const bearer = { authorization: `Bearer ${(await switchOnSecondFactor(maya)).token}` };
  for (const passkey of [phone, phone, synced, synced]) {
    const done = await signIn(passkey);
    expect(done).toMatchObject({ status: 200, body: { member: { id: maya.id, email: maya.email } } });
    const session = await home.fetch("/api/auth/session", { headers: { authorization: `Bearer ${String(done.body["token"])}` } });
    expect(session.status).toBe(200);
  }
  const own = async (method: string, path: string, body?: object) =>
    (await home.fetch(path, { method, headers: bearer, ...(body ? { body: JSON.stringify(body) } : {}) })).status;
  expect(await own("PUT", `/api/passkeys/${phone.row}`, { name: "Old phone" })).toBe(200);
  expect(await own("DELETE", `/api/passkeys/${phone.row}`)).toBe(200);
  expect(await own("DELETE", `/api/passkeys/${phone.row}`)).toBe(404);
  expect(await signIn(phone), "a lost device that was removed").toMatchObject({ status: 401 });
  expect((await signIn(synced)).status).toBe(200);
  const mails = await subjects(maya);
  expect(mails.filter((one) => one === "A passkey was added to your Evenday account")).toHaveLength(2);
  expect(mails.filter((one) => one === "A passkey was removed from your Evenday account")).toHaveLength(1);
  expect(mails).toContain("A new device signed in to your Evenday account");
});

test("adding needs the password, the ticket of this member and moment, and a browser of this site that verified finger, face or PIN", async () => {
  const [maya, other] = [await aMember(home), await aMember(home)];
  expect((await maya.post("/api/passkeys/begin", { password: "not this one" })).status).toBe(400);
  const { ticket, options } = await begin(maya);
  const foreign = await begin(other);
  const refused: [string, string, unknown][] = [
    ["no ticket", "", makePasskey(options, origin).created],
    ["a ticket of another member", foreign.ticket, makePasskey(foreign.options, origin).created],
    ["another challenge", ticket, makePasskey(foreign.options, origin).created],
    ["another site", ticket, makePasskey(options, "https://evil.example").created],
    ["another host's key", ticket, makePasskey({ ...options, rp: { id: "evil.example" } }, origin).created],
    ["without finger, face or PIN", ticket, makePasskey(options, origin, { flags: 0x41 }).created],
    [
      "no answer of a browser",
      ticket,
      { ...makePasskey(options, origin).created, response: { clientDataJSON: "e30", attestationObject: "oA" } },
    ],
  ];
  for (const [what, of, created] of refused) expect((await add(maya, of, created)).status, what).toBe(400);
  const { created } = makePasskey(options, origin);
  const both = await Promise.all([add(maya, ticket, created), add(maya, ticket, created)]);
  expect(both.map(({ status }) => status).sort(), "a ticket adds one").toEqual([200, 400]);
  // the answer of the first was lost: the same request, with the same id, is done
  const again = await begin(maya);
  const lost = makePasskey(again.options, origin).created;
  const id = randomUUID();
  const sent = () => maya.post("/api/passkeys", { id, name: "My phone", ticket: again.ticket, created: lost });
  expect([(await sent()).status, (await sent()).status]).toEqual([200, 200]);
  expect(((await maya.get("/api/passkeys")).body as { passkeys: unknown[] }).passkeys).toHaveLength(2);
  // a ticket from before a change of password adds nothing
  const late = await begin(maya);
  expect((await maya.post("/api/account/password", { current: maya.password, next: "four other plain words" })).status).toBe(200);
  expect((await add(maya, late.ticket, makePasskey(late.options, origin).created)).status).toBe(400);
  const { ticket: old, options: oldOptions } = await begin({ ...maya, password: "four other plain words" });
  home.clock.now += 11 * 60_000;
  expect((await add(maya, old, makePasskey(oldOptions, origin).created)).status, "after ten minutes").toBe(400);
  home.clock.now = 0;
});

test("a cloned device, a repeated answer, a foreign site, a weak answer and an unknown key are refused", async () => {
  const maya = await aMember(home);
  const phone = await aPasskey(maya);
  const clone = { ...phone };
  expect((await signIn(phone)).status).toBe(200);
  expect((await signIn(phone)).status).toBe(200);
  expect(await signIn(clone), "its count was passed already").toMatchObject({
    status: 401,
    body: { message: expect.stringContaining("may have been copied") as string },
  });
  expect((await signIn(phone)).status).toBe(200);
  const { ticket, options } = await askToUse();
  const used = answerWith(phone, options, origin);
  const twice = await Promise.all([1, 2].map(() => call("/api/auth/passkey", { ticket, used })));
  expect(twice.map(({ status }) => status).filter((status) => status === 200)).toHaveLength(1);
  // a retry after a lost answer does not get the message about a cloned device
  expect(await call("/api/auth/passkey", { ticket, used }), "a repeated answer").toMatchObject({
    status: 400,
    body: { message: "That took a little long. Please try again." },
  });
  for (const [what, how] of [
    ["another site", { at: "https://evil.example" }],
    ["another host", { host: "evil.example" }],
    ["without finger, face or PIN", { flags: 1 }],
  ] as const)
    expect((await signIn(phone, how)).status, what).toBe(401);
  const stranger = makePasskey({ challenge: "x" }, origin).passkey;
  expect((await signIn(stranger)).status).toBe(401);
  expect((await signIn({ ...stranger, id: phone.id })).status, "the right name with another key").toBe(401);
  const empty = { clientDataJSON: "e30", authenticatorData: "AA", signature: "AA" };
  for (const bad of [null, {}, { id: 7 }, { id: "x", response: { ...empty, signature: "=" } }, { id: "a\u0000b", response: empty }])
    expect((await call("/api/auth/passkey", { ticket: (await askToUse()).ticket, used: bad })).status).toBe(400);
  expect((await call("/api/auth/passkey", { ticket: "x.y.z", used })).status).toBe(400);
  const asked = await askToUse();
  home.clock.now += 61 * 60_000;
  expect((await call("/api/auth/passkey", { ticket: asked.ticket, used: answerWith(phone, asked.options, origin) })).status).toBe(400);
  home.clock.now = 0;
  expect(home.logged.filter((line) => line.includes("unhandled"))).toEqual([]);
});

test("another member can't list, rename or remove a passkey, and the app's role cannot read the table", async () => {
  const [maya, other] = [await aMember(home), await aMember(home)];
  const phone = await aPasskey(maya);
  expect(((await other.get("/api/passkeys")).body as { passkeys: unknown[] }).passkeys).toEqual([]);
  expect((await other.put(`/api/passkeys/${phone.row}`, { name: "Mine" })).status).toBe(404);
  expect((await other.delete(`/api/passkeys/${phone.row}`)).status).toBe(404);
  await expect(maya.data((tx) => tx.execute(sql`select 1 from passkeys`))).rejects.toThrow();
  expect((await signIn(phone)).status).toBe(200);
});

test("a new password and a reset remove every passkey; signing out everywhere else and a second factor do not", async () => {
  const maya = await aMember(home);
  const phone = await aPasskey(maya);
  expect((await maya.post("/api/account/sessions/end-others")).status).toBe(200);
  expect((await signIn(phone)).status, "the device is not in doubt").toBe(200);
  expect((await maya.post("/api/account/password", { current: maya.password, next: "four other plain words" })).status).toBe(200);
  expect((await signIn(phone)).status).toBe(401);
  const again = await aPasskey({ ...maya, password: "four other plain words" });
  expect((await signIn(again)).status).toBe(200);
  await call("/api/auth/forgot", { email: maya.email });
  const mail = () => home.emails.findLast((one) => one.to === maya.email && one.text.includes("?reset="));
  await expect.poll(mail, { timeout: 10_000 }).toBeTruthy();
  const link = decodeURIComponent(/\?reset=(\S+)/.exec(mail()?.text ?? "")?.[1] ?? "");
  expect((await call("/api/auth/reset", { link, password: "five more plain words" })).status).toBe(200);
  expect((await signIn(again)).status).toBe(401);
});

test("a deleted account leaves no passkey, and an export contains none", async () => {
  const maya = await aMember(home);
  const phone = await aPasskey(maya);
  const archive = await requestArchive(maya);
  expect(Buffer.from(await archive.arrayBuffer()).includes("passkeys")).toBe(false);
  expect((await maya.post("/api/account/delete", { password: maya.password, typed: "DELETE" })).status).toBe(200);
  expect((await signIn(phone)).status).toBe(401);
  const { rows } = await home.context.database.owner.execute(sql`select 1 from passkeys where user_id = ${maya.id}`);
  expect(rows).toEqual([]);
});

test("with PUBLIC_URL passkeys belong to its host; wrong ones from one address are rate-limited", async () => {
  const away = await createTestServer({ PUBLIC_URL: "https://evenday.example", LIMIT_SIGN_IN_FAILURES_PER_ADDRESS: "3" });
  const post = async (path: string, body: unknown) => away.fetch(path, { method: "POST", body: JSON.stringify(body) });
  const ask = async () => (await (await post("/api/auth/passkey/begin", {})).json()) as { ticket: string; options: Options };
  const { options } = await ask();
  expect(options.rpId).toBe("evenday.example");
  const maya = await aMember(away);
  const made = (await maya.post("/api/passkeys/begin", { password: maya.password })).body as { ticket: string; options: Options };
  expect((await add(maya, made.ticket, makePasskey(made.options, "http://localhost").created)).status).toBe(400);
  const { passkey, created } = makePasskey(made.options, "https://evenday.example");
  expect((await add(maya, made.ticket, created)).status).toBe(200);
  const tryIt = async (key: SoftPasskey) => {
    const asked = await ask();
    return (await post("/api/auth/passkey", { ticket: asked.ticket, used: answerWith(key, asked.options, "https://evenday.example") }))
      .status;
  };
  expect(await tryIt(passkey)).toBe(200);
  const stranger = makePasskey({ challenge: "x", rp: { id: "evenday.example" } }, "https://evenday.example").passkey;
  expect([await tryIt(stranger), await tryIt(stranger), await tryIt(stranger), await tryIt(stranger)]).toEqual([401, 401, 401, 429]);
  const [row] = await away.context.database.owner.select().from(users);
  expect(row?.id).toBe(maya.id);
});
