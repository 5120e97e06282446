import { createHmac, randomUUID } from "node:crypto";
import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { createTestServer, emptyPostgres, testServer } from "#testing/server.ts";
import { aMember } from "#testing/people.ts";
import { partitions } from "#testing/partitions.ts";
import { openDatabase } from "./engine.ts";
import { openSessions } from "./session.ts";

test.skipIf(partitions > 0)("a session from before tokens were hashed goes on, and its token is no longer in the database", async () => {
  const database = { DATABASE_URL: await emptyPostgres(true) };
  const { config, log } = (await testServer()).context;
  const old = await openDatabase({ ...config, ...database, DATABASE_DIRECT_URL: undefined }, log, 1);
  const [id, token] = [randomUUID(), "token-of-before_0123456789abcdef"];
  await old.owner.execute(sql`insert into "user" (id, email, created_at, updated_at, trial_ends_at)
    values (${id}, 'maya@example.com', now(), now(), now() + interval '3 days')`);
  await old.owner.execute(sql`insert into session (id, user_id, token, created_at, updated_at, expires_at)
    values (${randomUUID()}, ${id}, ${token}, now(), now(), now() + interval '7 days')`);
  await old.close();

  const now = await createTestServer(database);
  const signature = createHmac("sha256", now.context.config.AUTH_SECRET).update(token).digest("base64");
  const answer = await now.fetch("/api/auth/session", { headers: { authorization: `Bearer ${token}.${signature}` } });
  expect(answer.status).toBe(200);
  const { rows } = await now.context.database.owner.execute<{ row: string }>(sql`select to_jsonb(s)::text as row from session s`);
  expect(rows).toHaveLength(1);
  expect(rows[0]?.row).not.toContain(token);
  await now.context.database.close();
});

test("somebody who spells their own header in ever new ways holds no more than a few places in memory", async () => {
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
  for (let times = 0; times < 3; times += 1) expect(await find(0)).toBe(maya.id);
  expect(reads, "asked once, then known").toBe(1);
  for (let spaces = 1; spaces <= 64; spaces += 1) expect(await find(spaces)).toBe(maya.id);
  expect(await find(0)).toBe(maya.id);
  expect(reads, "the first spelling made room meanwhile").toBe(66);
});

test("a signature with anything behind it, or written in another way, opens nothing", async () => {
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
