import { dayMs } from "#shared/dates.ts";
import fc from "fast-check";
import { expect, test } from "vitest";
import { settings } from "#server/config.ts";
import { fiveMinutesMs, isWithinLimit, limitsOf, waitLine } from "./coach.limits.rules.ts";

/** The defaults of the settings. */
const usualLimits = limitsOf(settings.parse({}));
const now = Date.UTC(2026, 10, 20, 12);
const used = (sentAt: number[], more: { openStreams?: number; tokensToday?: number } = {}) => ({
  sentAt,
  openStreams: 0,
  tokensToday: 0,
  ...more,
});
const every = (count: number, apartMs: number) => Array.from({ length: count }, (_, index) => now - (count - index) * apartMs);

test("the twentieth message within five minutes is answered, the twenty-first is not", () => {
  expect(isWithinLimit(used(every(19, 1_000)), usualLimits, now)).toEqual({ ok: true });
  expect(isWithinLimit(used(every(20, 1_000)), usualLimits, now)).toMatchObject({ ok: false, problem: "tooFast", retryAfterSeconds: 280 });
});

test("five minutes after a burst the member may write again", () => {
  const burst = every(20, 10);
  expect(isWithinLimit(used(burst), usualLimits, now + fiveMinutesMs)).toEqual({ ok: true });
});

test("the two hundredth message of a day is answered, the next is not", () => {
  expect(isWithinLimit(used(every(199, 360_000)), usualLimits, now)).toEqual({ ok: true });
  expect(isWithinLimit(used(every(200, 360_000)), usualLimits, now)).toMatchObject({ ok: false, problem: "dayIsFull" });
});

test("a third answer at the same time is refused", () => {
  expect(isWithinLimit(used([], { openStreams: 1 }), usualLimits, now)).toEqual({ ok: true });
  expect(isWithinLimit(used([], { openStreams: 2 }), usualLimits, now)).toMatchObject({ ok: false, problem: "tooManyStreams" });
});

test("a used-up token budget refuses kindly, and a budget of 0 means none", () => {
  expect(isWithinLimit(used([], { tokensToday: 200_000 }), usualLimits, now)).toMatchObject({ ok: false, problem: "budgetSpent" });
  expect(isWithinLimit(used([], { tokensToday: 9e9 }), { ...usualLimits, tokensPerDay: 0 }, now)).toEqual({ ok: true });
});

test("a member who waits as long as stated is never refused for the same reason again", () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: dayMs - 1 }), { maxLength: 260 }), (ages) => {
      const sentAt = ages.map((age) => now - age).sort((a, b) => a - b);
      const first = isWithinLimit(used(sentAt), usualLimits, now);
      if (first.ok) return true;
      const then = isWithinLimit(used(sentAt), usualLimits, now + first.retryAfterSeconds * 1000);
      return then.ok || then.problem !== first.problem;
    }),
  );
});

test("the wait is stated in rounded seconds or minutes, and not if the refusal itself says until when", () => {
  expect([3, 37, 90, 200, 7200, undefined].map(waitLine)).toEqual([
    "A few seconds are enough.",
    "It can be sent again in about 40 seconds.",
    "It can be sent again in about 90 seconds.",
    "It can be sent again in about 4 minutes.",
    undefined,
    undefined,
  ]);
});
