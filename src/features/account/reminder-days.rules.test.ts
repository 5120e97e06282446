import { expect, test } from "vitest";
import { calendarDays, defaultReminders, isNothingNear, nextDated, type Dated } from "./reminder.rules.ts";

const at = (text: string) => Date.parse(text);
const zone = "America/New_York";

test.each<[string, Dated, string[], string | null, string, boolean]>([
  ["the day before a bill", "bills", ["2026-11-25"], null, "2026-11-24T23:00:00Z", true],
  ["two days before a bill", "bills", ["2026-11-25"], null, "2026-11-23T23:00:00Z", false],
  ["on the bill's day, when the round of the day before was missed", "bills", ["2026-11-25"], null, "2026-11-25T23:00:00Z", true],
  ["on the bill's day, after the notice", "bills", ["2026-11-25"], "2026-11-24T23:00:00Z", "2026-11-25T23:00:00Z", false],
  ["a bill of the next day, after the notice of the first", "bills", ["2026-11-26"], "2026-11-24T23:00:00Z", "2026-11-25T23:00:00Z", true],
  ["a bill that is over", "bills", ["2026-11-23"], null, "2026-11-25T23:00:00Z", false],
  ["30 days before a document's date", "documents", ["2026-12-24"], null, "2026-11-24T23:00:00Z", true],
  ["31 days before", "documents", ["2026-12-25"], null, "2026-11-24T23:00:00Z", false],
  ["20 days before, after the notice of 30", "documents", ["2026-12-24"], "2026-11-24T23:00:00Z", "2026-12-04T23:00:00Z", false],
  ["7 days before, after the notice of 30", "documents", ["2026-12-24"], "2026-11-24T23:00:00Z", "2026-12-17T23:00:00Z", true],
  ["5 days before, when the round of 7 was missed", "documents", ["2026-12-24"], "2026-11-24T23:00:00Z", "2026-12-19T23:00:00Z", true],
  ["1 day before, after all others", "documents", ["2026-12-24"], "2026-12-19T23:00:00Z", "2026-12-23T23:00:00Z", true],
  ["on the day, after all", "documents", ["2026-12-24"], "2026-12-23T23:00:00Z", "2026-12-24T23:00:00Z", false],
])("%s", (_, name, days, sent, now, isSent) => {
  expect(isNothingNear(name, days, { zone, lastSentAt: sent === null ? null : at(sent) }, at(now))).toBe(!isSent);
});

test.each<[string, Dated, string[], string | null, string | null]>([
  ["the day before, at the chosen hour", "bills", ["2026-11-30"], null, "2026-11-29T23:00:00.000Z"],
  ["today, where its hour has come", "bills", ["2026-11-24"], null, "2026-11-23T23:30:00.000Z"],
  ["after the one that was sent", "bills", ["2026-11-24", "2026-12-01"], "2026-11-23T23:00:00Z", "2026-11-30T23:00:00.000Z"],
  ["over the end of summer time", "documents", ["2027-03-15"], "2027-02-14T12:00:00Z", "2027-03-08T23:00:00.000Z"],
  ["nothing near", "documents", [], null, null],
])("next: %s", (_, name, days, sent, expected) => {
  const chosen = { ...defaultReminders, bills: true, documents: true };
  const member = { zone, lastSentAt: sent === null ? null : at(sent), pausedUntil: null };
  const next = nextDated(name, days, chosen, member, at("2026-11-23T23:30:00Z"));
  expect(next === null ? null : new Date(next).toISOString()).toBe(expected);
  expect(nextDated(name, days, { ...chosen, [name]: false }, member, at("2026-11-23T23:30:00Z"))).toBe(null);
});

test.each<[string, string, number, string, string[]]>([
  ["the first of the next weeks, for a week from Sunday", "weekly", 7, "2026-11-25", ["2026-11-29", "2026-12-06"]],
  ["today where the week begins", "weekly", 1, "2026-11-23", ["2026-11-23", "2026-11-30", "2026-12-07"]],
  ["over the end of summer time", "weekly", 7, "2026-10-31", ["2026-11-01", "2026-11-08"]],
  ["the third of each month", "monthEnd", 7, "2027-01-31", ["2027-02-03", "2027-03-03"]],
  ["the third itself", "monthEnd", 7, "2027-02-03", ["2027-02-03", "2027-03-03", "2027-04-03"]],
])("days of the calendar: %s", (_, name, startsOn, from, days) => {
  expect(calendarDays[name as "weekly" | "monthEnd"](from, startsOn)).toEqual(days);
});

test.each<[string, Dated, string, string, boolean]>([
  ["on the last evening of a short month", "monthEnd", "2027-02-28", "2027-02-27", true],
  ["in a leap year not before the 29th", "monthEnd", "2028-02-28", "2028-02-01", false],
  ["on the last of a leap February", "monthEnd", "2028-02-29", "2028-02-01", true],
  ["on the 31st", "monthEnd", "2026-12-31", "2026-12-01", true],
  ["on the third, when the last evening was missed", "monthEnd", "2027-01-03", "2026-12-01", true],
  ["not on the fourth", "monthEnd", "2027-01-04", "2026-12-01", false],
  ["not again on the first", "monthEnd", "2027-01-01", "2026-12-31", false],
  ["on the last day of the week", "weekly", "2026-11-28", "2026-11-22", true],
  ["on the day after, when it was missed", "weekly", "2026-11-29", "2026-11-21", true],
  ["not in the middle of the week", "weekly", "2026-11-25", "2026-11-21", false],
  ["not twice a week", "weekly", "2026-11-29", "2026-11-28", false],
])("%s: %s", (_, name, today, sentOn, isSent) => {
  // at 18:00 in the member's time zone, also on the days on which the clocks change
  const now = at(`${today}T23:30:00Z`);
  const days = calendarDays[name as "weekly" | "monthEnd"](today, 7);
  expect(isNothingNear(name, days, { zone, lastSentAt: at(`${sentOn}T23:30:00Z`) }, now)).toBe(!isSent);
});
