import { expect, test } from "vitest";
import { formatAway, formatKind, nextDate, withDate, withoutDate, type DocumentDate } from "./dates.rules.ts";

const passport: DocumentDate = { kind: "expires", on: "2027-03-01" };
const lease: DocumentDate = { kind: "renews", on: "2026-12-31" };

test("dates are sorted, equal ones appear once, and one day may have two kinds", () => {
  const both = withDate(withDate([], passport), lease);
  expect(both).toEqual([lease, passport]);
  expect(withDate(both, lease)).toEqual(both);
  expect(withDate(both, { ...lease, kind: "due" }).map(({ kind }) => kind)).toEqual(["due", "renews", "expires"]);
  expect(withoutDate(both, lease)).toEqual([passport]);
});

test("the next date is shown, and the last one once all are over", () => {
  expect(nextDate([lease, passport], "2026-12-31")).toBe(lease);
  expect(nextDate([lease, passport], "2027-01-01")).toBe(passport);
  expect([nextDate([lease, passport], "2028-01-01"), nextDate([], "2028-01-01")]).toEqual([passport, null]);
});

test("a past day is described in the past tense, and the distance only within two months", () => {
  expect([formatKind(passport, "2027-03-01"), formatKind(passport, "2027-03-02")]).toEqual(["Expires", "Expired"]);
  const away = (today: string) => formatAway("2026-12-31", today);
  expect(["2026-12-31", "2026-12-30", "2026-11-01", "2026-10-30", "2027-01-01"].map(away)).toEqual([
    "today",
    "tomorrow",
    "in 60 days",
    null,
    null,
  ]);
});
