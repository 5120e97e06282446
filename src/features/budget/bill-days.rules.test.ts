import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysBetween } from "#shared/dates.ts";
import { occurrenceKey, occurrencesOf, rhythms, scheduledDays, withChange, type ScheduledBill } from "./bill-days.rules.ts";

const plan = (rhythm: ScheduledBill["rhythm"], firstOn: string | null, dayOfMonth = Number(firstOn?.slice(8) ?? 1)) => ({
  rhythm,
  firstOn,
  dayOfMonth,
});
const bill = (part: Partial<ScheduledBill> = {}): ScheduledBill => ({ id: "b", changes: [], ...plan("monthly", null, 15), ...part });
const days = (one: ScheduledBill, from: string, to: string) => occurrencesOf(one, [], from, to).map(({ on }) => on);

test.each([
  ["monthly on the 31st", plan("monthly", null, 31), ["2026-11-30", "2026-12-31", "2027-01-31", "2027-02-28"]],
  ["monthly from a first day", plan("monthly", "2026-12-05"), ["2026-12-05", "2027-01-05", "2027-02-05"]],
  ["every three months from a 31st", plan("quarterly", "2026-08-31"), ["2026-11-30", "2027-02-28"]],
  ["every year from a leap day", plan("yearly", "2024-02-29"), ["2027-02-28"]],
  ["once", plan("once", "2027-01-02"), ["2027-01-02"]],
  ["once, over", plan("once", "2026-10-31"), []],
])("%s", (_, one, expected) => expect(scheduledDays(one, "2026-11-01", "2027-02-28")).toEqual(expected));

test("weeks are counted from the first day, also years later", () => {
  expect(scheduledDays(plan("weekly", "2026-11-26"), "2026-11-01", "2026-12-10")).toEqual(["2026-11-26", "2026-12-03", "2026-12-10"]);
  expect(scheduledDays(plan("two-weekly", "2020-01-03"), "2026-11-01", "2026-12-01")).toEqual(["2026-11-13", "2026-11-27"]);
});

test("for any rhythm every day is in the range and after the first day, in order, and a range split in two gives the same", () => {
  const day = fc.integer({ min: 0, max: 2000 }).map((index) => addDays("2024-01-01", index));
  fc.assert(
    fc.property(fc.constantFrom(...rhythms), day, day, fc.nat(400), fc.nat(400), (rhythm, firstOn, from, one, other) => {
      const schedule = plan(rhythm, firstOn);
      const [middle, to] = [addDays(from, one), addDays(from, one + other)];
      const all = scheduledDays(schedule, from, to);
      expect(all).toEqual([...scheduledDays(schedule, from, middle), ...scheduledDays(schedule, addDays(middle, 1), to)]);
      expect(all).toEqual(all.filter((on) => on >= from && on <= to && on >= firstOn).toSorted());
      expect(scheduledDays(schedule, firstOn, firstOn)).toEqual([firstOn]);
      expect(all.every((on, at) => at === 0 || daysBetween(all[at - 1] ?? on, on) >= 7)).toBe(true);
    }),
  );
});

test("a day is skipped or moved once, also into another month, and the others stay", () => {
  const skipped = bill({ changes: [{ dueOn: "2026-12-15", movedTo: null }] });
  expect(days(skipped, "2026-11-01", "2027-01-31")).toEqual(["2026-11-15", "2027-01-15"]);
  const moved = bill({ changes: [{ dueOn: "2026-11-15", movedTo: "2026-12-02" }] });
  expect(days(moved, "2026-11-01", "2026-11-30")).toEqual([]);
  expect(days(moved, "2026-12-01", "2026-12-31")).toEqual(["2026-12-02", "2026-12-15"]);
});

test("a change is replaced by the next one of the same day and undone by the bill's own day", () => {
  const once = withChange(bill(), "2026-11-15", null);
  const again = withChange(bill({ changes: once }), "2026-11-15", "2026-11-20");
  expect(again).toEqual([{ dueOn: "2026-11-15", movedTo: "2026-11-20" }]);
  expect(withChange(bill({ changes: again }), "2026-11-15", undefined)).toEqual([]);
  expect(withChange(bill({ changes: again }), "2026-11-15", "2026-11-15")).toEqual([]);
});

test("a payment pays the day that it names, wherever it was made; one that names none pays its own month", () => {
  const paid = (billDueOn: string | null, spentOn: string, one = bill()) =>
    occurrencesOf(one, [{ billId: "b", billDueOn, spentOn }], "2026-11-01", "2027-01-31")
      .filter(({ isPaid }) => isPaid)
      .map(({ dueOn }) => dueOn);
  expect(paid("2026-12-15", "2026-11-28")).toEqual(["2026-12-15"]);
  expect(paid(null, "2026-11-28")).toEqual(["2026-11-15"]);
  expect(paid("2026-11-14", "2026-11-14", bill({ dayOfMonth: 20 }))).toEqual(["2026-11-20"]);
  expect(paid("2026-12-03", "2026-12-01", bill(plan("weekly", "2026-11-26")))).toEqual(["2026-12-03"]);
  expect(paid(null, "2026-12-01", bill(plan("weekly", "2026-11-26")))).toEqual([]);
  expect(paid(null, "2026-10-01", bill(plan("once", "2027-01-02")))).toEqual(["2027-01-02"]);
});

test("an occurrence keeps its key when the day of the month is edited", () => {
  expect(occurrenceKey("monthly", "2026-11-15")).toBe(occurrenceKey("monthly", "2026-11-20"));
  expect(occurrenceKey("weekly", "2026-11-15")).not.toBe(occurrenceKey("weekly", "2026-11-22"));
  expect(occurrenceKey("once", "2026-11-15")).toBe(occurrenceKey("once", "2027-11-15"));
});
