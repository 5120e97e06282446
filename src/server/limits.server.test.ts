import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { openLimits } from "#server/limits.ts";
import { minuteMs, dayMs } from "#shared/dates.ts";
import { createTestServer } from "#testing/server.ts";

test("a lease and a limit that were set while the clock was a day ahead are over once it is right again", async () => {
  const { context, clock } = await createTestServer();
  const { limits } = context;
  const limit = { purpose: "test", subject: "somebody", most: 1, windowMs: minuteMs };
  clock.now = dayMs;
  expect(await limits.lease("reminders", minuteMs)).toBe(true);
  expect(await limits.count(limit)).toMatchObject({ left: 0 });
  clock.now = 0;
  await limits.check(limit);
  expect(await limits.count(limit)).toMatchObject({ left: 0, resetSeconds: 60 });
  expect([await limits.lease("reminders", minuteMs), await limits.lease("reminders", minuteMs)]).toEqual([true, false]);
});

test("a lease of another server whose clock is a few minutes ahead stands", async () => {
  const { context, clock } = await createTestServer();
  clock.now = 5 * minuteMs;
  expect(await context.limits.lease("reminders", minuteMs)).toBe(true);
  clock.now = 0;
  expect(await context.limits.lease("reminders", minuteMs)).toBe(false);
});

test("many who are counted together wait with one connection, so that others have the rest", async () => {
  const { context } = await createTestServer();
  const { limits, database, config } = context;
  const limit = { purpose: "test", subject: "an address", most: 100, windowMs: minuteMs };
  let waiting: Promise<unknown>[] = [];
  const answer = await database.owner.transaction(async (tx) => {
    await openLimits(tx, context.clock).count(limit);
    const many = Array.from({ length: 2 * config.DATABASE_POOL }, () => limits.count(limit));
    waiting = [...many, limits.release(limit)];
    return database.owner.execute(sql`select 7 as seven`);
  });
  expect(answer.rows).toEqual([{ seven: 7 }]);
  await Promise.all(waiting);
  expect(await limits.count(limit)).toMatchObject({ left: 100 - 2 * config.DATABASE_POOL - 1 });
});

test("a try that is released while others are counted is taken off once", async () => {
  const { limits } = (await createTestServer()).context;
  const limit = { purpose: "test", subject: "somebody", most: 100, windowMs: minuteMs };
  await Promise.all(Array.from({ length: 10 }, () => limits.count(limit)));
  await Promise.all([limits.release(limit), limits.count(limit), limits.release(limit), limits.count(limit)]);
  expect(await limits.count(limit)).toMatchObject({ left: 100 - 11 });
});

test("a refused try is not counted, so that those that were counted can all be released", async () => {
  const { limits } = (await createTestServer()).context;
  const limit = { purpose: "test", subject: "somebody", most: 3, windowMs: minuteMs };
  const tried = await Promise.allSettled(Array.from({ length: 10 }, () => limits.count(limit)));
  expect(tried.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
  for (let at = 0; at < 3; at += 1) await limits.release(limit);
  expect(await limits.count(limit)).toMatchObject({ left: 2 });
  await expect(limits.count({ ...limit, purpose: "none", most: 0 })).rejects.toThrow("Please wait 60 seconds");
});
