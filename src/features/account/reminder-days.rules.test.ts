import { expect, test } from "vitest";
import { defaultReminders, isNothingNear, nextDated, type Dated } from "./reminder.rules.ts";

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
