import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays, daysInMonth, monthOf } from "#shared/dates.ts";
import { dayInMonth, occurrencesOf } from "./bill-days.rules.ts";
import {
  begunBills,
  billsOverdue,
  billsToCome,
  factBills,
  formatBillState,
  ordinal,
  percentOfMonth,
  safeToSpend,
  formatDue,
  formatOver,
  overWholeBudget,
  formatSafe,
  type Bill,
} from "./safe.rules.ts";

const monthly = { rhythm: "monthly", firstOn: null } as const;
const water: Bill = { id: "w", name: "Water", amountCents: 3800, dayOfMonth: 25, categoryId: null, ...monthly };
const rent: Bill = { id: "r", name: "Rent", amountCents: 145_000, dayOfMonth: 1, categoryId: null, ...monthly };
const day = fc.integer({ min: 0, max: 3650 }).map((index) => addDays("2024-01-01", index));
const bill = fc.record({
  id: fc.uuid(),
  name: fc.constant("Bill"),
  amountCents: fc.nat(500_000),
  dayOfMonth: fc.integer({ min: 1, max: 31 }),
  categoryId: fc.constant(null),
  rhythm: fc.constant("monthly" as const),
  firstOn: fc.constant(null),
});
/** The occurrences of `bills` in the month of `today`; those of `paid` are paid. */
const toCome = (bills: readonly Bill[], paid: readonly string[], today: string) => {
  const [first, last] = [`${monthOf(today)}-01`, `${monthOf(today)}-${daysInMonth(monthOf(today))}`];
  const payments = paid.map((billId) => ({ billId, spentOn: first, billDueOn: null }));
  return billsToCome(
    bills.map((one) => ({ ...one, due: occurrencesOf({ ...one, changes: [] }, payments, first, last) })),
    today,
  );
};

test("what remains, less the bills still due, is divided by the days left", () => {
  const safe = safeToSpend(39_283, toCome([rent, water], [], "2026-11-20"), "2026-11-20");
  expect(safe).toMatchObject({ remainingCents: 39_283, billsCents: 3800, daysLeft: 11, safeCents: 3225, shortCents: 0 });
  expect(formatSafe(safe, "2026-11-20", "USD")).toBe("$392.83 is left. Water ($38) comes on Wednesday. That has to last 11 days.");
});

test("a bill counts until its day is over or it is marked as paid", () => {
  const due = (today: string, paid: string[] = []) => toCome([water], paid, today).length;
  expect([due("2026-11-24"), due("2026-11-25"), due("2026-11-26"), due("2026-11-20", ["w"])]).toEqual([1, 1, 0, 0]);
});

test("bills that were due and are not marked as paid are named beside the figure, which does not count them", () => {
  const bills = [rent, { ...water, dayOfMonth: 3 }].map((one) => ({
    ...one,
    due: occurrencesOf({ ...one, changes: [] }, [], "2026-11-01", "2026-11-30"),
  }));
  const said = (today: string, of = bills) => formatSafe(safeToSpend(39_283, [], today), today, "USD", billsOverdue(of, today));
  expect(said("2026-11-20")).toContain("2 bills ($1,488) were due and are not marked as paid: they are not taken off here.");
  expect(said("2026-11-02")).toContain("Rent ($1,450) was due on the 1st and is not marked as paid: it is not taken off here.");
  expect(said("2026-11-01")).not.toContain("due");
});

test("a bill for the 31st is due on the last day of a shorter month", () => {
  expect(dayInMonth("2026-02", 31)).toBe("2026-02-28");
  expect(dayInMonth("2028-02", 30)).toBe("2028-02-29");
});

test("when the bills exceed what remains nothing is safe, and the gap is named", () => {
  const safe = safeToSpend(1000, toCome([water], [], "2026-11-20"), "2026-11-20");
  expect(safe).toMatchObject({ safeCents: 0, shortCents: 2800 });
  expect(formatSafe(safe, "2026-11-20", "USD")).toContain("The bills to come are $28 more than that.");
  expect(formatSafe(safeToSpend(-500, [], "2026-11-20"), "2026-11-20", "USD")).toContain("Over by $5 this month.");
});

test("in a currency without cents the figures are whole units", () => {
  const of = (remaining: number, spent: number, currency: string) => {
    const { allowanceCents, safeCents, overCents, tomorrowCents } = safeToSpend(remaining, [], "2026-11-28", spent, currency);
    return [allowanceCents, safeCents, overCents, tomorrowCents];
  };
  expect(of(10_000_000, 0, "JPY")).toEqual([3_333_300, 3_333_300, 0, 5_000_000]);
  expect(of(6_000_100, 4_000_000, "JPY")).toEqual([3_333_300, 0, 666_700, 3_000_000]);
  expect(of(10_000_000, 0, "USD")).toEqual([3_333_333, 3_333_333, 0, 5_000_000]);
});

test("today's spending is subtracted from the day's allowance, which stays the same until midnight", () => {
  const today = "2026-11-20";
  const before = safeToSpend(78_111, [], today);
  expect(before.safeCents).toBe(7_101);
  const after = safeToSpend(78_111 - 5_000, [], today, 5_000);
  expect(after).toMatchObject({ allowanceCents: 7_101, safeCents: 2_101, overCents: 0 });
  expect(formatSafe(after, today, "USD")).toContain("$50 of today's $71.01 is spent.");
});

test("above the allowance nothing is left for today, and the text says by how much and what tomorrow has", () => {
  const over = safeToSpend(78_111 - 7_989, [], "2026-11-20", 7_989);
  expect(over).toMatchObject({ safeCents: 0, overCents: 888, tomorrowCents: 7_012 });
  expect(formatSafe(over, "2026-11-20", "USD")).toContain("Over by $8.88 today. Tomorrow: $70.12.");
  expect(formatSafe(safeToSpend(1_000, [], "2026-11-30", 9_000), "2026-11-30", "USD")).not.toContain("Tomorrow");
  // the beginning, which the page emphasizes, says only by how much
  expect(formatOver(over, "USD")).toBe("Over by $8.88 today.");
  expect(formatOver(safeToSpend(-500, [], "2026-11-20"), "USD")).toBe("Over by $5 this month.");
  expect(formatOver(safeToSpend(78_111, [], "2026-11-20"), "USD")).toBe("");
  expect(overWholeBudget(-500, "USD")).toBe(" $5 over the whole budget.");
  expect(overWholeBudget(0, "USD")).toBe("");
});

test("however a day's spending is divided, allowance and what is left of it agree", () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1e9 }), fc.array(fc.nat(100_000), { maxLength: 5 }), day, (remaining, spent, today) => {
      const { allowanceCents } = safeToSpend(remaining, [], today);
      let total = 0;
      for (const cents of spent) {
        total += cents;
        const safe = safeToSpend(remaining - total, [], today, total);
        expect(safe.allowanceCents).toBe(allowanceCents);
        expect(safe.safeCents - safe.overCents).toBe(allowanceCents - total);
      }
    }),
  );
});

test("spending the safe amount on each day left never spends more than there is", () => {
  fc.assert(
    fc.property(fc.integer({ min: -1e7, max: 1e9 }), fc.array(bill, { maxLength: 5 }), day, (remaining, bills, today) => {
      const safe = safeToSpend(remaining, toCome(bills, [], today), today);
      expect(safe.safeCents).toBeGreaterThanOrEqual(0);
      expect(safe.daysLeft).toBeGreaterThanOrEqual(1);
      const isShort = safe.shortCents !== 0;
      expect(isShort ? safe.safeCents : 0).toBe(0);
      expect(isShort ? 0 : safe.safeCents * safe.daysLeft + safe.billsCents - remaining).toBeLessThanOrEqual(0);
    }),
  );
});

test("no bill is lost: each is due, over, or paid, whatever the month's length", () => {
  fc.assert(
    fc.property(fc.array(bill, { maxLength: 8 }), day, (bills, today) => {
      const firstOfMonth = `${monthOf(today)}-01`;
      expect(toCome(bills, [], firstOfMonth)).toHaveLength(bills.length);
      const coming = toCome(bills, [], today);
      expect(coming.every(({ dueOn }) => dueOn >= today && monthOf(dueOn) === monthOf(today))).toBe(true);
      expect(
        toCome(
          bills,
          bills.map(({ id }) => id),
          today,
        ),
      ).toEqual([]);
    }),
  );
});

test("the last day of the month has everything that remains", () => {
  const safe = safeToSpend(5000, [], "2026-11-30");
  expect(safe).toMatchObject({ daysLeft: 1, safeCents: 5000 });
  expect(percentOfMonth("2026-11-30")).toBe(100);
  expect(percentOfMonth("2026-11-20")).toBe(67);
  expect(daysInMonth("2026-11")).toBe(30);
});

test("days are written in words", () => {
  expect(formatDue("2027-02-28", "2026-11-20")).toBe("on February 28");
  expect(["2026-11-20", "2026-11-21", "2026-11-25", "2026-11-28"].map((due) => formatDue(due, "2026-11-20"))).toEqual([
    "today",
    "tomorrow",
    "on Wednesday",
    "on the 28th",
  ]);
  expect([1, 2, 3, 4, 11, 12, 13, 21, 22, 31].map(ordinal)).toEqual([
    "1st",
    "2nd",
    "3rd",
    "4th",
    "11th",
    "12th",
    "13th",
    "21st",
    "22nd",
    "31st",
  ]);
});

test("the row of the bills names the next one, and in a month that is over only how many were paid", () => {
  const bills = [
    { name: "Rent", amountCents: 90_000, isPaid: true, due: [{ on: "2026-11-01", isPaid: true }], next: { on: "2026-12-01" } },
    { name: "Phone", amountCents: 4_000, isPaid: false, due: [{ on: "2026-11-24", isPaid: false }], next: { on: "2026-11-24" } },
  ];
  const fact = (month: string, list = bills) => factBills({ month, bills: list }, "2026-11-20", "USD");
  expect(fact("2026-11")).toBe("Phone, $40.00, on Tuesday. 1 is paid.");
  expect(fact("2026-11", [])).toBe("None yet");
  expect(fact("2026-10")).toBe("2 bills, 1 paid");
  expect(fact("2026-10", bills.slice(1))).toBe("1 bill");
  const overdue = (...due: { on: string; isPaid: boolean }[]) => [
    { name: "Cleaner", amountCents: 4_000, isPaid: false, due, next: { on: due.find(({ isPaid }) => !isPaid)?.on ?? "" } },
  ];
  expect(fact("2026-11", overdue({ on: "2026-11-01", isPaid: false }))).toBe("1 bill, none paid yet");
  expect(fact("2026-11", overdue({ on: "2026-11-01", isPaid: true }, { on: "2026-11-15", isPaid: false }))).toBe("1 bill");
  const weekly = overdue({ on: "2026-11-13", isPaid: false }, { on: "2026-11-20", isPaid: false }, { on: "2026-11-27", isPaid: false });
  expect(fact("2026-11", [...bills, ...weekly]), "of an overdue weekly bill the next day counts").toBe(
    "Cleaner, $40.00, today. 1 is paid.",
  );
});

test("a bill's row says when it is due, and of an overdue one when it was", () => {
  const state = (on: string | null, isPaid = false) => formatBillState({ isPaid, next: on === null ? null : { on } }, "2026-11-20");
  expect(["2027-11-20", "2027-11-21"].map((on) => state(on))).toEqual(["on November 20", "on November 21, 2027"]);
  expect(state("2026-11-01")).toBe("was due on the 1st");
  expect(state("2026-11-20")).toBe("on the 20th");
  expect(state("2026-12-01")).toBe("on December 1");
  expect([state("2026-12-01", true), state(null)]).toEqual(["paid", "over"]);
});

test("a month that is over lists the bills that had begun in it, this one and later ones all of them", () => {
  const bills = [null, "2026-11-01", "2027-02-05"].map((firstOn) => ({ firstOn }));
  const shown = (month: string) => begunBills(bills, month, "2026-12-20").map(({ firstOn }) => firstOn);
  expect(shown("2026-10")).toEqual([null]);
  expect(shown("2026-11")).toEqual([null, "2026-11-01"]);
  expect(shown("2026-12")).toEqual([null, "2026-11-01", "2027-02-05"]);
  const fact = (month: string) => factBills({ month, bills: [] }, "2026-12-20", "USD");
  expect([fact("2026-11"), fact("2026-12")]).toEqual(["None in this month", "None yet"]);
});
