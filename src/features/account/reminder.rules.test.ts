import fc from "fast-check";
import { expect, test } from "vitest";
import { hourIn } from "#shared/dates.ts";
import { defaultReminders, isDue, isQuiet, isTrialNoticeDue } from "./reminder.rules.ts";

const at = (text: string) => Date.parse(text);
const preferences = { ...defaultReminders, mood: true };

test("a daily letter goes out at its hour, once a day, and not when the thing is done", () => {
  const member = { zone: "America/New_York", lastSentAt: null, isDone: false };
  expect(isDue("mood", preferences, member, at("2026-11-20T22:59:00Z"))).toBe(false);
  expect(isDue("mood", preferences, member, at("2026-11-20T23:00:00Z"))).toBe(true);
  expect(isDue("mood", preferences, { ...member, isDone: true }, at("2026-11-20T23:00:00Z"))).toBe(false);
  expect(isDue("mood", preferences, { ...member, lastSentAt: at("2026-11-20T23:00:00Z") }, at("2026-11-21T00:30:00Z"))).toBe(false);
  expect(isDue("noSpend", preferences, member, at("2026-11-20T23:00:00Z"))).toBe(false);
});

test("nothing is sent in the quiet hours, which may run over midnight", () => {
  expect([20, 21, 23, 0, 7, 8].map((hour) => isQuiet(preferences, hour))).toEqual([false, true, true, true, true, false]);
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 23 }),
      fc.integer({ min: 0, max: 23 }),
      (quietFrom, quietTo, sendHour) => {
        const some = { ...preferences, quietFrom, quietTo, sendHour };
        for (let hour = 0; hour < 24; hour++) {
          const now = Date.UTC(2026, 10, 20, hour);
          const isSent = isDue("mood", some, { zone: "UTC", lastSentAt: null, isDone: false }, now);
          expect(isSent && isQuiet(some, hourIn("UTC", now))).toBe(false);
        }
      },
    ),
  );
});

test("the trial's notice goes out once within the last day", () => {
  const member = { zone: "UTC", trialEndsAt: at("2026-11-22T12:00:00Z"), sentAt: null };
  expect(isTrialNoticeDue(preferences, member, at("2026-11-21T11:59:00Z"))).toBe(false);
  expect(isTrialNoticeDue(preferences, member, at("2026-11-21T12:00:00Z"))).toBe(true);
  expect(isTrialNoticeDue(preferences, { ...member, sentAt: 1 }, at("2026-11-21T12:00:00Z"))).toBe(false);
  expect(isTrialNoticeDue({ ...preferences, trialEnd: false }, member, at("2026-11-21T12:00:00Z"))).toBe(false);
  expect(isTrialNoticeDue(preferences, member, at("2026-11-22T12:00:00Z"))).toBe(false);
});
