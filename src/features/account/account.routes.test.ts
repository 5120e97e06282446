import { randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { dayIn } from "#shared/dates.ts";
import { requestArchive } from "#testing/archive.ts";
import { codeOf } from "#testing/authenticator.ts";
import { createTestServer, type TestServer } from "#testing/server.ts";
import { aMember, signIn, aMemberWithExpiredTrial, type Person } from "#testing/people.ts";

const call = async (home: TestServer, path: string, body: unknown) => {
  const answer = await home.fetch(path, { method: "POST", body: JSON.stringify(body) });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const write = (person: Person, entryText: string) =>
  person.post("/api/journal/entries", { id: newId(), entryText, moodRating: 6, isMoodSet: true, kind: "plain" });
const zip = async (person: Person) => new Uint8Array(await (await requestArchive(person)).arrayBuffer());
const unpack = async (bytes: Uint8Array) => {
  const { unzipSync, strFromU8 } = await import("fflate");
  return Object.fromEntries(Object.entries(unzipSync(bytes)).map(([name, content]) => [name, strFromU8(content)]));
};
const importArchive = (person: Person, bytes: Uint8Array) =>
  person.home.fetch("/api/account/import", {
    method: "POST",
    body: bytes as Uint8Array<ArrayBuffer>,
    headers: { authorization: `Bearer ${person.token}`, "content-type": "application/zip" },
  });

test("preferences are saved, and a time zone that does not exist is refused beside its field", async () => {
  const maya = await aMember();
  await maya.put("/api/account/profile", { timeZone: "Asia/Kathmandu", currency: "EUR", weekStartsOn: 1 });
  expect((await maya.get("/api/account/profile")).body).toMatchObject({
    timeZone: "Asia/Kathmandu",
    currency: "EUR",
    weekStartsOn: 1,
    email: maya.email,
  });
  expect((await maya.get("/api/auth/session")).body).toMatchObject({ member: { timeZone: "Asia/Kathmandu" } });
  expect((await maya.put("/api/account/profile", { reminders: {} })).status).toBe(200);
  expect(await maya.put("/api/account/profile", { timeZone: "Mars/Olympus" })).toMatchObject({ status: 400, body: { field: "timeZone" } });
});

test("every reminder is off until chosen, except the notice before the trial ends", async () => {
  const maya = await aMember();
  expect((await maya.get("/api/account/profile")).body).toMatchObject({ reminders: { noSpend: false, mood: false, trialEnd: true } });
});

test("a member sees the list of devices and signs one out at once", async () => {
  const maya = await aMember();
  const phone = await signIn(maya.home, maya.email, maya.password);
  const devices = (await maya.get("/api/account/sessions")).body as { id: string; isThis: boolean }[];
  expect(devices).toHaveLength(2);
  const other = devices.find((one) => !one.isThis);
  expect((await maya.delete(`/api/account/sessions/${other?.id}`)).status).toBe(200);
  expect((await phone.get("/api/auth/session")).status).toBe(401);
  expect((await maya.get("/api/auth/session")).status).toBe(200);
});

test("the list shows which sign-ins came from the caller's network, and no address is stored", async () => {
  const home = await createTestServer({ TRUSTED_PROXIES: "1" });
  const maya = await aMember(home);
  const from = (address: string, path: string, body?: object, token?: string) =>
    home.fetch(path, {
      method: body ? "POST" : "GET",
      ...(body && { body: JSON.stringify(body) }),
      headers: { "x-forwarded-for": address, ...(token && { authorization: `Bearer ${token}` }) },
    });
  const [here, elsewhere] = ["203.0.113.7", "2001:db8:1:2::9"];
  const enter = async (address: string) => {
    const answer = await from(address, "/api/auth/sign-in", { email: maya.email, password: maya.password });
    return ((await answer.json()) as { token: string }).token;
  };
  const tokens = [await enter(here), await enter(here), await enter(elsewhere)];
  const list = async (address: string, token = "") => {
    const answer = await from(address, "/api/account/sessions", undefined, token);
    return (await answer.json()) as { isThis: boolean; isThisNetwork: boolean | null }[];
  };
  const counted = (all: { isThisNetwork: boolean | null }[]) => all.map((one) => one.isThisNetwork).toSorted();
  expect(counted(await list(here, tokens[0]))).toEqual([false, false, true, true]);
  expect(counted(await list("2001:db8:1:2::abc", tokens[0])), "a household's addresses are one network").toEqual([
    false,
    false,
    false,
    true,
  ]);

  const { rows } = await home.context.database.owner.execute<{ ip_address: string | null }>(
    sql`select ip_address from session where user_id = ${maya.id}`,
  );
  const stored = rows.map((row) => row.ip_address);
  expect(new Set(stored).size, "nor can it be read which sessions share a network").toBe(4);
  expect(stored.join(" ")).not.toMatch(/203\.0|2001:db8/);

  // the network of older sessions is unknown
  await home.context.database.owner.execute(sql`update session set ip_address = null where user_id = ${maya.id}`);
  expect(new Set(counted(await list(here, tokens[0])))).toEqual(new Set([null]));
});

test("no member can sign out another member's device", async () => {
  const [maya, other] = [await aMember(), await aMember()];
  const [device] = (await other.get("/api/account/sessions")).body as { id: string }[];
  expect((await maya.delete(`/api/account/sessions/${device?.id}`)).status).toBe(404);
  expect((await other.get("/api/auth/session")).status).toBe(200);
});

test("a new password needs the old one and signs out the other devices", async () => {
  const maya = await aMember();
  const phone = await signIn(maya.home, maya.email, maya.password);
  expect(await maya.post("/api/account/password", { current: "wrong one", next: "four other plain words" })).toMatchObject({
    status: 400,
    body: { field: "current" },
  });
  expect((await maya.post("/api/account/password", { current: maya.password, next: "four other plain words" })).status).toBe(200);
  expect((await phone.get("/api/auth/session")).status).toBe(401);
  expect((await maya.get("/api/auth/session")).status).toBe(200);
  expect((await signIn(maya.home, maya.email, "four other plain words")).id).toBe(maya.id);
});

test("a forgotten password: the link works once, for an hour, and ends every session; no answer reveals which addresses have an account", async () => {
  const home = await createTestServer();
  const maya = await aMember(home);
  const known = await call(home, "/api/auth/forgot", { email: maya.email });
  const unknown = await call(home, "/api/auth/forgot", { email: `${randomUUID()}@example.com` });
  expect([known.status, known.body]).toEqual([unknown.status, unknown.body]);
  await expect.poll(() => home.emails.length).toBe(1);
  await call(home, "/api/auth/forgot", { email: maya.email });
  await expect.poll(() => home.emails.length).toBe(2);
  const linkOf = (at: number) => decodeURIComponent(/reset=(\S+)/.exec(home.emails[at]?.text ?? "")?.[1] ?? "");
  const password = "brand new plain words";
  expect((await call(home, "/api/auth/reset", { link: linkOf(0), password })).status).toBe(400);
  home.clock.now += 59 * 60_000;
  const both = await Promise.all([1, 2].map(() => call(home, "/api/auth/reset", { link: linkOf(1), password })));
  expect(both.map((one) => one.status).sort()).toEqual([200, 400]);
  expect((await maya.get("/api/auth/session")).status).toBe(401);
  expect((await signIn(home, maya.email, password)).id).toBe(maya.id);
});

test("a reset link expires after sixty minutes", async () => {
  const home = await createTestServer();
  const maya = await aMember(home);
  await call(home, "/api/auth/forgot", { email: maya.email });
  await expect.poll(() => home.emails.length).toBe(1);
  const link = decodeURIComponent(/reset=(\S+)/.exec(home.emails[0]?.text ?? "")?.[1] ?? "");
  home.clock.now += 60 * 60_000 + 1000;
  expect(await call(home, "/api/auth/reset", { link, password: "brand new plain words" })).toMatchObject({
    status: 400,
    body: { field: "link" },
  });
});

test("with email set up, a new account confirms its address first, by a link that signs it in", async () => {
  const home = await createTestServer({ SMTP_URL: "smtp://localhost:1" });
  const email = `${randomUUID()}@example.com`;
  expect((await call(home, "/api/auth/sign-up", { email, password: "three plain words" })).body).toEqual({ confirm: true });
  expect(await call(home, "/api/auth/sign-in", { email, password: "three plain words" })).toMatchObject({
    status: 403,
    body: { field: "email" },
  });
  const link = decodeURIComponent(/confirm=(\S+)/.exec(home.emails.at(-1)?.text ?? "")?.[1] ?? "");
  expect((await call(home, "/api/auth/confirm", { link })).status).toBe(200);
  expect((await signIn(home, email, "three plain words")).email).toBe(email);
});

test("a second factor asks for its code at sign-in, accepts a recovery code once, and can be switched off", async () => {
  const home = await createTestServer();
  const maya = await aMember(home);
  const { uri, codes } = (await maya.post("/api/account/second-factor", { password: maya.password })).body as {
    uri: string;
    codes: string[];
  };
  const secret = new URL(uri).searchParams.get("secret") ?? "";
  expect((await maya.post("/api/account/second-factor/confirm", { code: "000000" })).status).toBe(400);
  const on = await maya.post("/api/account/second-factor/confirm", { code: codeOf(secret) });
  expect(on.status).toBe(200);
  const first = await call(home, "/api/auth/sign-in", { email: maya.email, password: maya.password });
  expect(first.body["token"]).toBeUndefined();
  expect(await call(home, "/api/auth/second-step", { ticket: first.body["ticket"], code: "123456" })).toMatchObject({
    status: 400,
    body: { field: "code" },
  });
  const done = await call(home, "/api/auth/second-step", { ticket: first.body["ticket"], code: codeOf(secret, Date.now() + 30_000) });
  expect(done.body).toMatchObject({ member: { id: maya.id } });
  const again = await call(home, "/api/auth/sign-in", { email: maya.email, password: maya.password });
  const byPaper = await call(home, "/api/auth/second-step", { ticket: again.body["ticket"], code: codes[0] });
  expect(byPaper.status).toBe(200);
  const headers = { authorization: `Bearer ${String(byPaper.body["token"])}` };
  const off = await home.fetch("/api/account/second-factor/end", {
    method: "POST",
    body: JSON.stringify({ password: maya.password }),
    headers,
  });
  expect(off.status).toBe(200);
  expect((await signIn(home, maya.email, maya.password)).id).toBe(maya.id);
});

test("export works without a subscription and contains every row, as JSON and CSV, and no other member's", async () => {
  const [maya, other] = [await aMemberWithExpiredTrial(), await aMember()];
  await other.post("/api/journal/entries", { id: newId(), entryText: "not yours", moodRating: 6, isMoodSet: true, kind: "plain" });
  await maya.data((tx) =>
    tx.execute(
      sql`insert into journal_entries (user_id, id, entry_text, kind, created_at, local_time) values (${maya.id}, ${newId()}, '=SUM(A1) "quoted"', 'plain', now(), now() at time zone 'UTC')`,
    ),
  );
  const files = await unpack(await zip(maya));
  const entries = JSON.parse(files["data/journal_entries.json"] ?? "[]") as { entry_text: string }[];
  expect(entries.map((one) => one.entry_text)).toEqual(['=SUM(A1) "quoted"']);
  expect(files["data/journal_entries.csv"]).toContain(`"'=SUM(A1) ""quoted"""`);
  expect(Object.values(files).join("\n")).not.toContain("not yours");
  expect(Object.values(files).join("\n")).not.toContain(other.id);
  expect(Object.keys(files)).toEqual(expect.arrayContaining(["evenday.json", "data/reminders.json"]));
});

test("an archive is named after the date in the member's time zone", async () => {
  const maya = await aMember();
  // never the same date: they are 25 hours apart
  for (const timeZone of ["Pacific/Kiritimati", "Pacific/Pago_Pago"]) {
    await maya.put("/api/account/profile", { timeZone });
    const answer = await requestArchive(maya);
    await answer.arrayBuffer();
    const day = dayIn(timeZone, maya.home.context.clock());
    expect(answer.headers.get("content-disposition")).toBe(`attachment; filename="evenday-${day}.zip"`);
  }
});

test("an export announces its size in advance, accurate enough for a progress bar", async () => {
  const maya = await aMember();
  for (let at = 0; at < 5; at += 1) await write(maya, `Entry ${at} ${"and some words ".repeat(50)}`);
  const answer = await requestArchive(maya);
  const announced = Number(answer.headers.get("x-archive-bytes"));
  const real = (await answer.arrayBuffer()).byteLength;
  expect(Math.abs(announced - real)).toBeLessThan(0.01 * real);
});

test("an archive imported into a new account gives the same archive again", async () => {
  const maya = await aMember();
  await write(maya, "First 🌿 line\nsecond");
  await write(maya, "شكرا");
  await maya.put("/api/account/profile", {
    currency: "EUR",
    reminders: { noSpend: true, mood: false, trialEnd: true, sendHour: 19, quietFrom: 22, quietTo: 7 },
  });
  const before = await zip(maya);
  const fresh = await aMember();
  expect(await (await importArchive(fresh, before)).json()).toMatchObject({ rows: 3, files: 0 });
  const [one, two] = [await unpack(before), await unpack(await zip(fresh))];
  const data = (files: Record<string, string>) => Object.fromEntries(Object.entries(files).filter(([name]) => name.startsWith("data/")));
  // with ids of its own, in the same order
  const numbered = (files: Record<string, string>) => {
    const ids = [...new Set(JSON.stringify(files).match(/[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g))];
    return Object.fromEntries(
      Object.entries(files).map(([name, text]) => [name, ids.reduce((all, id, at) => all.replaceAll(id, `id ${at}`), text)]),
    );
  };
  expect(numbered(data(two))).toEqual(numbered(data(one)));
  expect(data(two)["data/journal_entries.json"]).not.toEqual(data(one)["data/journal_entries.json"]);
  expect((await fresh.get("/api/account/profile")).body).toMatchObject({ currency: "EUR" });
});

test.each([
  ["no archive at all", new TextEncoder().encode("hello")],
  ["a cut archive", new Uint8Array([0x50, 0x4b, 3, 4, 20, 0, 0])],
  ["nothing", new Uint8Array(0)],
])("%s is refused with a message and changes nothing", async (_, bytes) => {
  const maya = await aMember();
  await write(maya, "still here");
  const answer = await importArchive(maya, bytes);
  expect(answer.status).toBe(400);
  expect(((await maya.get("/api/journal/entries")).body as { entries: unknown[] }).entries).toHaveLength(1);
});

test("an archive can import no table that is not a member table, and no rows of another member", async () => {
  const { zipSync, strToU8 } = await import("fflate");
  const [maya, other] = [await aMember(), await aMember()];
  const row = {
    user_id: other.id,
    id: newId(),
    entry_text: "smuggled",
    mood_rating: 5,
    edited_at: null,
    is_mood_set: true,
    kind: "plain",
    created_at: new Date().toISOString(),
  };
  const bytes = zipSync({
    "evenday.json": strToU8(JSON.stringify({ format: "evenday-export-1" })),
    "data/journal_entries.json": strToU8(JSON.stringify([row])),
    "data/user.json": strToU8(JSON.stringify([{ id: maya.id, paid_until: "2099-01-01" }])),
  });
  expect((await importArchive(maya, bytes)).status).toBe(200);
  expect(((await other.get("/api/journal/entries")).body as { entries: unknown[] }).entries).toHaveLength(0);
  expect((await maya.get("/api/billing/state")).body).toMatchObject({ paidUntil: null });
});

test("deleting requires the word and the password, then nothing of the member is left and other members' data is unchanged", async () => {
  const home = await createTestServer();
  const [maya, other] = [await aMember(home), await aMember(home)];
  await write(maya, "gone soon");
  await write(other, "stays");
  await maya.delete(
    `/api/journal/entries/${((await maya.get("/api/journal/entries")).body as { entries: { id: string }[] }).entries[0]?.id}`,
  );
  for (const typed of ["", "yes", "delete", "Delete", "DELETE ", " DELETE", "DELETE.", "DELETE\u200b"])
    expect(await maya.post("/api/account/delete", { password: maya.password, typed }), typed).toMatchObject({
      status: 400,
      body: { field: "typed" },
    });
  expect(await maya.post("/api/account/delete", { password: "wrong one", typed: "DELETE" })).toMatchObject({
    status: 400,
    body: { field: "password" },
  });
  expect((await maya.post("/api/account/delete", { password: maya.password, typed: "DELETE" })).status).toBe(200);
  expect((await maya.get("/api/auth/session")).status).toBe(401);
  const owner = home.context.database.owner;
  const tables = await owner.execute<{
    name: string;
    column: string;
  }>(sql`select c.relname as name, a.attname as column from pg_class c join pg_attribute a on a.attrelid = c.oid
    join pg_namespace n on n.oid = c.relnamespace where n.nspname = 'public' and c.relkind = 'r' and a.attname in ('user_id')`);
  expect(tables.rows.length).toBeGreaterThan(4);
  for (const { name } of tables.rows) {
    const left = await owner.execute<{ n: number }>(sql`select count(*)::int as n from ${sql.identifier(name)} where user_id = ${maya.id}`);
    expect(left.rows[0]?.n, name).toBe(0);
  }
  expect(((await other.get("/api/journal/entries")).body as { entries: unknown[] }).entries).toHaveLength(1);
});
