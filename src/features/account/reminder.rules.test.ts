import fc from "fast-check";
import { expect, test } from "vitest";
import { hourIn } from "#shared/dates.ts";
import {
  defaultReminders,
  eachDaily,
  isAlwaysQuiet,
  isDue,
  isQuiet,
  isTrialNoticeDue,
  nextDaily,
  nextCheckAt,
  nextTrialNotice,
  pauseMs,
  type Kind,
} from "./reminder.rules.ts";

const at = (text: string) => Date.parse(text);
const preferences = { ...defaultReminders, mood: true };

test("a daily email is sent at its hour, once a day, and not when the task is done", () => {
  const member = { zone: "America/New_York", lastSentAt: null, isDone: false, pausedUntil: null };
  expect(isDue("mood", preferences, member, at("2026-11-20T22:59:00Z"))).toBe(false);
  expect(isDue("mood", preferences, member, at("2026-11-20T23:00:00Z"))).toBe(true);
  expect(isDue("mood", preferences, { ...member, isDone: true }, at("2026-11-20T23:00:00Z"))).toBe(false);
  expect(isDue("mood", preferences, { ...member, lastSentAt: at("2026-11-20T23:00:00Z") }, at("2026-11-21T00:30:00Z"))).toBe(false);
  expect(isDue("noSpend", preferences, member, at("2026-11-20T23:00:00Z"))).toBe(false);
});

test("nothing is sent in the quiet hours, which may cross midnight", () => {
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
          const isSent = isDue("mood", some, { zone: "UTC", lastSentAt: null, isDone: false, pausedUntil: null }, now);
          expect(isSent && isQuiet(some, hourIn("UTC", now))).toBe(false);
        }
      },
    ),
  );
});

test("the trial's notice is sent once within the last day", () => {
  const member = { zone: "UTC", trialEndsAt: at("2026-11-22T12:00:00Z"), sentAt: null, pausedUntil: null };
  expect(isTrialNoticeDue(preferences, member, at("2026-11-20T18:00:00Z"))).toBe(false);
  expect(isTrialNoticeDue(preferences, member, at("2026-11-21T18:00:00Z"))).toBe(true);
  expect(isTrialNoticeDue(preferences, { ...member, sentAt: 1 }, at("2026-11-21T18:00:00Z"))).toBe(false);
  expect(isTrialNoticeDue({ ...preferences, trialEnd: false }, member, at("2026-11-21T18:00:00Z"))).toBe(false);
  expect(isTrialNoticeDue(preferences, member, at("2026-11-22T12:00:00Z"))).toBe(false);
});

test.each([
  ["in the morning: the evening before", "2026-11-29T12:02:00Z", {}, "2026-11-28T23:00:00.000Z"],
  ["in the evening: the evening before, once the last 24 hours have begun", "2026-11-30T00:40:00Z", {}, "2026-11-29T00:40:00.000Z"],
  ["late in the evening: at the hour of its day", "2026-11-30T03:30:00Z", {}, "2026-11-29T23:00:00.000Z"],
  [
    "soon after the hour, once quiet hours have begun: in the morning",
    "2026-11-30T00:40:00Z",
    { quietFrom: 19 },
    "2026-11-29T13:00:00.000Z",
  ],
  ["in the morning, if the hour is quiet: before it", "2026-11-29T12:02:00Z", { sendHour: 22 }, "2026-11-28T13:00:00.000Z"],
  [
    "in the morning, if almost all hours are quiet: at its last moment",
    "2026-11-29T12:02:00Z",
    { quietFrom: 9, quietTo: 8 },
    "2026-11-28T13:00:00.000Z",
  ],
])("the notice of a trial that ends %s", (_, ends, part, next) => {
  const member = { zone: "America/New_York", trialEndsAt: at(ends), sentAt: null, pausedUntil: null };
  const some = { ...preferences, ...part };
  expect(new Date(nextTrialNotice(some, member, at("2026-11-26T12:02:00Z")) ?? 0).toISOString()).toBe(next);
});

test.each([
  ["before its hour", "America/New_York", "2026-11-20T14:00:00Z", {}, "2026-11-20T23:00:00.000Z"],
  ["in its hour", "America/New_York", "2026-11-20T23:20:00Z", {}, "2026-11-20T23:20:00.000Z"],
  [
    "after it was sent today",
    "America/New_York",
    "2026-11-20T23:20:00Z",
    { lastSentAt: at("2026-11-20T23:00:00Z") },
    "2026-11-21T23:00:00.000Z",
  ],
  ["in the quiet hours of the evening", "America/New_York", "2026-11-21T03:00:00Z", {}, "2026-11-21T23:00:00.000Z"],
  [
    "on the evening before the clocks go forward",
    "America/New_York",
    "2026-03-07T23:30:00Z",
    { lastSentAt: at("2026-03-07T23:00:00Z") },
    "2026-03-08T22:00:00.000Z",
  ],
  [
    "on the evening before the clocks go back",
    "America/New_York",
    "2026-10-31T22:30:00Z",
    { lastSentAt: at("2026-10-31T22:00:00Z") },
    "2026-11-01T23:00:00.000Z",
  ],
  ["in a zone of half an hour", "Australia/Lord_Howe", "2026-11-20T00:00:00Z", {}, "2026-11-20T07:00:00.000Z"],
  ["in a zone of three quarters", "Asia/Kathmandu", "2026-11-20T00:00:00Z", {}, "2026-11-20T12:15:00.000Z"],
  ["while paused", "UTC", "2026-11-20T18:00:00Z", { pausedUntil: at("2026-11-27T18:00:00Z") }, "2026-11-27T18:00:00.000Z"],
  ["while paused to a quiet hour", "UTC", "2026-11-20T22:00:00Z", { pausedUntil: at("2026-11-27T22:00:00Z") }, "2026-11-28T18:00:00.000Z"],
  ["after a pause", "UTC", "2026-11-20T12:00:00Z", { pausedUntil: at("2026-11-19T12:00:00Z") }, "2026-11-20T18:00:00.000Z"],
])("the next time of a daily reminder %s is the first quarter of an hour at which it is due", (_, zone, now, part, next) => {
  const member = { zone, lastSentAt: null, pausedUntil: null, ...part };
  expect(new Date(nextDaily("mood", preferences, member, at(now)) ?? 0).toISOString()).toBe(next);
});

test("a reminder that is off or within the quiet hours has no next time", () => {
  const member = { zone: "UTC", lastSentAt: null, pausedUntil: null };
  expect(nextDaily("noSpend", preferences, member, at("2026-11-20T12:00:00Z"))).toBeNull();
  expect(nextDaily("mood", { ...preferences, sendHour: 22, quietFrom: 21, quietTo: 8 }, member, at("2026-11-20T12:00:00Z"))).toBeNull();
});

test("whenever a next time is shown, the reminder is due then and not a quarter of an hour earlier", () => {
  const hour = fc.integer({ min: 0, max: 23 });
  fc.assert(
    fc.property(hour, hour, hour, fc.integer({ min: 0, max: 2000 }), (sendHour, quietFrom, quietTo, quarters) => {
      const some = { ...preferences, sendHour, quietFrom, quietTo };
      const now = at("2026-10-25T00:00:00Z") + quarters * 900_000;
      const member = { zone: "America/New_York", lastSentAt: null, pausedUntil: null, isDone: false };
      const next = nextDaily("mood", some, member, now);
      const isDueAt = (when: number) => isDue("mood", some, member, when);
      const days = Array.from({ length: 24 * 8 }, (_, step) => now + step * 900_000);
      expect(next === null ? days.some(isDueAt) : !isDueAt(next) || (next - 900_000 >= now && isDueAt(next - 900_000))).toBe(false);
    }),
  );
});

test("a pause of a week stops every reminder, to its last moment, and the trial's notice is sent after it if there is time", () => {
  const now = at("2026-11-20T18:00:00Z");
  const member = { zone: "UTC", lastSentAt: null, isDone: false, pausedUntil: now + pauseMs };
  expect([now, now + pauseMs - 1, now + pauseMs].map((when) => isDue("mood", preferences, member, when))).toEqual([false, false, true]);
  const trial = { zone: "UTC", trialEndsAt: now + pauseMs + 3_600_000, sentAt: null, pausedUntil: now + pauseMs };
  expect(isTrialNoticeDue(preferences, trial, now + pauseMs - 1)).toBe(false);
  expect(nextTrialNotice(preferences, trial, now)).toBe(now + pauseMs);
  expect(nextTrialNotice(preferences, { ...trial, trialEndsAt: now + pauseMs }, now)).toBeNull();
  expect(nextTrialNotice(preferences, { ...trial, sentAt: 1 }, now)).toBeNull();
});

test.each<[string, Partial<typeof preferences>, string, string[], string]>([
  ["an hour at most", {}, "2026-11-20T12:00:00Z", [], "2026-11-20T13:00:00.000Z"],
  ["the hour of a reminder, where it comes sooner", {}, "2026-11-20T22:20:00Z", [], "2026-11-20T23:00:00.000Z"],
  ["an hour on, once it is sent", {}, "2026-11-20T23:00:00Z", ["mood"], "2026-11-21T00:00:00.000Z"],
  ["at once again, where a bill may still be added", { bills: true }, "2026-11-20T23:00:00Z", ["mood"], "2026-11-20T23:00:00.000Z"],
  ["not for bills before their hour", { bills: true }, "2026-11-20T21:00:00Z", [], "2026-11-20T22:00:00.000Z"],
  ["not for bills in the quiet hours", { bills: true }, "2026-11-21T03:00:00Z", [], "2026-11-21T04:00:00.000Z"],
])("the job checks a member again: %s", (_, part, now, sending, next) => {
  const member = { zone: "America/New_York", pausedUntil: null, sentAt: eachDaily(() => null), trial: null };
  expect(new Date(nextCheckAt({ ...preferences, ...part }, member, sending as Kind[], at(now))).toISOString()).toBe(next);
});

test("a daily reminder has no next time if and only if all its hours are quiet", () => {
  const hour = fc.integer({ min: 0, max: 23 });
  fc.assert(
    fc.property(hour, hour, hour, (sendHour, quietFrom, quietTo) => {
      const some = { ...preferences, sendHour, quietFrom, quietTo };
      const next = nextDaily("mood", some, { zone: "America/New_York", pausedUntil: null, lastSentAt: null }, at("2026-11-20T12:00:00Z"));
      expect(next === null).toBe(isAlwaysQuiet(some));
    }),
  );
});

test("every reminder is due at a time when the job checks", () => {
  const hour = fc.integer({ min: 0, max: 23 });
  fc.assert(
    fc.property(hour, hour, hour, fc.integer({ min: 0, max: 500 }), (sendHour, quietFrom, quietTo, quarters) => {
      const some = { ...preferences, sendHour, quietFrom, quietTo };
      const now = at("2026-10-31T12:00:00Z") + quarters * 900_000;
      const one = { zone: "America/New_York", pausedUntil: null };
      const isTime = (when: number) => isDue("mood", some, { ...one, lastSentAt: null, isDone: false }, when);
      if (isTime(now)) return;
      const next = nextCheckAt(some, { ...one, sentAt: eachDaily(() => null), trial: null }, [], now);
      for (let when = now; when < next; when += 60_000) expect(isTime(when)).toBe(false);
    }),
  );
});
