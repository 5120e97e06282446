import { expect, test } from "vitest";
import { createTestServer } from "#testing/server.ts";

const [minuteMs, dayMs] = [60_000, 86_400_000];

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
