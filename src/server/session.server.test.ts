import { randomUUID } from "node:crypto";
import { eq } from "drizzle-orm";
import { expect, test } from "vitest";
import { sessions, users } from "#server/auth.tables.ts";
import { testServer } from "#testing/server.ts";
import { aMember } from "#testing/people.ts";
import { newApiToken } from "./api-tokens.ts";
import { newSecret } from "./signing.ts";
import { mostSessions, openSessions, startSession } from "./session.ts";

test("a member who sends the header in ever new spellings takes no more than a few cache entries", async () => {
  const { context } = await testServer();
  const maya = await aMember();
  let reads = 0;
  const owner = new Proxy(context.database.owner, {
    get: (target, name, self) => {
      if (name === "select") reads += 1;
      return Reflect.get(target, name, self) as unknown;
    },
  });
  const sessions = openSessions(context.config, { ...context.database, owner }, context.clock);
  const find = async (spaces: number) => (await sessions.find(`Bearer${" ".repeat(1 + spaces)}${maya.token}`))?.id;
  // the first use of a session changes its row, and so ends what was cached: at once or a moment later
  const changed = Promise.withResolvers<void>();
  context.database.onMemberChanged((id) => (id === maya.id ? changed.resolve() : undefined));
  expect(await find(0)).toBe(maya.id);
  await changed.promise;
  reads = 0;
  for (let times = 0; times < 3; times += 1) expect(await find(0)).toBe(maya.id);
  expect(reads, "asked once, then known").toBe(1);
  for (let spaces = 1; spaces <= 64; spaces += 1) expect(await find(spaces)).toBe(maya.id);
  expect(await find(0)).toBe(maya.id);
  expect(reads, "the first spelling made room meanwhile").toBe(66);
});

test("ten thousand tokens of sessions, links and API tokens are all different, with 128 random bits at least", async () => {
  const { context } = await testServer();
  const owner = { transaction: async () => undefined } as unknown as typeof context.database.owner;
  const member = { id: randomUUID(), credentials: 0 } as unknown as Parameters<typeof startSession>[2];
  const aSession = async () =>
    decodeURIComponent((await startSession(owner, context.config, member, { userAgent: "", address: "" }, 0)).token).split(".")[0];
  const makers = { aSession, aLink: async () => newSecret(), anApiToken: async () => newApiToken().slice(4) };
  for (const [kind, make] of Object.entries(makers)) {
    const tokens = await Promise.all(Array.from({ length: 10_000 }, make));
    expect(new Set(tokens).size, kind).toBe(10_000);
    const bytes = tokens.map((token) => Buffer.from(token ?? "", "base64url"));
    const bits = (bytes[0]?.length ?? 0) * 8;
    expect(bits, kind).toBeGreaterThanOrEqual(128);
    for (let bit = 0; bit < bits; bit += 1) {
      const set = bytes.filter((one) => ((one[bit >> 3] ?? 0) >> (bit & 7)) & 1).length;
      // seven standard deviations: one run in a thousand million has such a bit by chance
      expect(Math.abs(set - 5_000), `${kind}, bit ${bit}`).toBeLessThan(350);
    }
  }
});

test("a signature with additional characters, or in another encoding, is not accepted", async () => {
  const maya = await aMember();
  const plain = decodeURIComponent(maya.token);
  const status = async (token: string) =>
    (await maya.home.fetch("/api/auth/session", { headers: { authorization: `Bearer ${token}` } })).status;
  expect(await status(plain)).toBe(200);
  for (const token of [
    `${plain}AAAA`,
    `${plain}=`,
    `${plain}!`,
    `${plain}%20x`,
    plain.replace(/=$/, ""),
    plain.replace(/.=$/, "~="),
    plain.slice(0, -4),
  ])
    expect(await status(token), token.slice(-8)).toBe(401);
});

test("of one member as many sessions exist as the list of them can show, and the one used least recently ends first", async () => {
  const maya = await aMember();
  const { context } = maya.home;
  const { owner } = context.database;
  const [credentials] = await owner.select().from(users).where(eq(users.id, maya.id));
  if (!credentials) throw new Error("no such member");
  const start = (now: number) => startSession(owner, context.config, credentials, { userAgent: "a browser", address: "here" }, now);
  const isValid = async (token: string) =>
    (await maya.home.fetch("/api/auth/session", { headers: { authorization: `Bearer ${token}` } })).status === 200;
  const now = context.clock();
  const first = await start(now - 100_000);
  const second = await start(now - 99_000);
  for (let more = 0; more < mostSessions - 2; more += 1) await start(now + more);
  expect((await maya.get("/api/account/sessions")).body).toHaveLength(mostSessions);
  expect([await isValid(first.token), await isValid(second.token), await isValid(maya.token)]).toEqual([false, true, true]);
  const [other] = await owner.select().from(sessions).where(eq(sessions.id, second.id));
  expect(other?.userId).toBe(maya.id);
});
