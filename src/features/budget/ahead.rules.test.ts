import { expect, test } from "vitest";
import { addDays, type Day } from "#shared/dates.ts";
import {
  aheadRange,
  formatFloor,
  formatLow,
  formatPast,
  isLowNear,
  lookAhead,
  readBalance,
  type Balance,
  type Income,
} from "./ahead.rules.ts";
import { occurrencesOf, type BillPayment, type ScheduledBill } from "./bill-days.rules.ts";

const today = "2026-11-20";
type Bill = ScheduledBill & { name: string; amountCents: number };
let made = 0;
const bill = (name: string, amountCents: number, part: Partial<ScheduledBill> = {}): Bill => ({
  id: `bill-${(made += 1)}`,
  name,
  amountCents,
  rhythm: "monthly",
  dayOfMonth: 1,
  firstOn: null,
  changes: [],
  ...part,
});
const on = (dayOfMonth: number) => ({ dayOfMonth });
const from = (rhythm: ScheduledBill["rhythm"], firstOn: Day) => ({ rhythm, firstOn, dayOfMonth: Number(firstOn.slice(8)) });
const income = (amountCents: number, rhythm: Income["rhythm"], firstOn: Day): Income => ({
  id: `income-${(made += 1)}`,
  name: "Pay",
  amountCents,
  rhythm,
  firstOn,
});
const entered = (cents: number, part: Partial<Balance> = {}): Balance => ({ cents, on: today, floorCents: null, dailyCents: 0, ...part });

type Case = {
  title: string;
  balance: Balance;
  bills?: Bill[];
  incomes?: Income[];
  payments?: (bills: Bill[]) => BillPayment[];
  spentCents?: number;
  /** Computed by hand: the lowest day, its cents, and the balance of the last day, January 18. */
  low: [Day, number];
  end: number;
  words: string;
};
const rent = bill("Rent", 90_000, on(1));
const water = bill("Water", 3_800, on(25));

const cases: Case[] = [
  { title: "nothing comes and nothing goes", balance: entered(50_000), low: [today, 50_000], end: 50_000, words: "Lowest today: $500." },
  {
    // 1,240 − 38 (Nov 25) − 900 (Dec 1) = 302; + 1,400 (Dec 4) …
    title: "rent before the pay",
    balance: entered(124_000),
    bills: [rent, water],
    incomes: [income(140_000, "monthly", "2026-12-04")],
    // 1,240 − 2 × 38 − 2 × 900 + 2 × 1,400
    low: ["2026-12-01", 30_200],
    end: 124_000 - 7_600 - 180_000 + 280_000,
    words: "Lowest on December 1: $302, three days before your pay.",
  },
  {
    // 1,112 − 900 (Dec 14) = 212, pay on the 16th
    title: "the sentence of the specification",
    balance: entered(111_200),
    bills: [bill("Rent", 90_000, from("once", "2026-12-14"))],
    incomes: [income(80_000, "once", "2026-12-16")],
    low: ["2026-12-14", 21_200],
    end: 101_200,
    words: "Lowest on December 14: $212, two days before your pay.",
  },
  {
    // Fridays Nov 20 to Jan 15: nine of them, 9 × 25.50 = 229.50
    title: "a weekly bill that comes today too",
    balance: entered(40_000),
    bills: [bill("Bus", 2_550, from("weekly", "2026-11-06"))],
    low: ["2027-01-15", 17_050],
    end: 17_050,
    words: "Lowest on January 15: $170.50.",
  },
  {
    // Nov 27, Dec 11, Dec 25, Jan 8: four times 120
    title: "a bill every two weeks from a later first day",
    balance: entered(50_000),
    bills: [bill("Child care", 12_000, from("two-weekly", "2026-11-27"))],
    low: ["2027-01-08", 2_000],
    end: 2_000,
    words: "Lowest on January 8: $20.",
  },
  {
    // Nov 30 and Dec 31
    title: "monthly on the 31st",
    balance: entered(30_000),
    bills: [bill("Loan", 10_000, on(31))],
    incomes: [income(10_000, "monthly", "2026-10-15")],
    // − 100 (Nov 30) + 100 (Dec 15) − 100 (Dec 31) + 100 (Jan 15)
    low: ["2026-11-30", 20_000],
    end: 30_000,
    words: "Lowest on November 30: $200, 15 days before your pay.",
  },
  {
    // Sep 30, Dec 30, Mar 30: only December is in the 60 days
    title: "every three months",
    balance: entered(30_000),
    bills: [bill("Insurance", 24_999, from("quarterly", "2026-09-30"))],
    low: ["2026-12-30", 5_001],
    end: 5_001,
    words: "Lowest on December 30: $50.01.",
  },
  {
    title: "every year, and the year after is not in the line",
    balance: entered(10_000),
    bills: [bill("Domain", 1_299, from("yearly", "2024-12-05"))],
    low: ["2026-12-05", 8_701],
    end: 8_701,
    words: "Lowest on December 5: $87.01.",
  },
  {
    title: "a bill that comes once, on the last day of the line",
    balance: entered(10_000),
    bills: [bill("Dentist", 9_999, from("once", "2027-01-18")), bill("Later", 9_999, from("once", "2027-01-19"))],
    low: ["2027-01-18", 1],
    end: 1,
    words: "Lowest on January 18: $0.01.",
  },
  {
    // Dec 1 is skipped: only Jan 1
    title: "a bill that is skipped once",
    balance: entered(100_000),
    bills: [bill("Rent", 90_000, { ...on(1), changes: [{ dueOn: "2026-12-01", movedTo: null }] })],
    incomes: [income(5_000, "weekly", "2026-11-27")],
    // Nov 27, Dec 4, 11, 18, 25 = 250, then − 900 on Jan 1 with the sixth 50
    low: ["2027-01-01", 40_000],
    end: 50_000,
    words: "Lowest on January 1: $400, seven days before your pay.",
  },
  {
    // moved from Dec 1 to Dec 5, after the pay of Dec 4
    title: "a bill that is moved once behind the pay",
    balance: entered(60_000),
    bills: [bill("Rent", 50_000, { ...on(1), changes: [{ dueOn: "2026-12-01", movedTo: "2026-12-05" }] })],
    incomes: [income(40_000, "monthly", "2026-12-04")],
    // 600 + 400 − 500 = 500 (Dec 5), − 500 (Jan 1) = 0, + 400 (Jan 4)
    low: ["2027-01-01", 0],
    end: 40_000,
    words: "Lowest on January 1: $0, three days before your pay.",
  },
  {
    title: "moved to before today: it still counts, today",
    balance: entered(60_000, { on: "2026-11-10" }),
    bills: [bill("Phone", 4_000, { ...on(28), changes: [{ dueOn: "2026-11-28", movedTo: "2026-11-12" }] })],
    // 600 − 40 today, − 40 on Dec 28
    low: ["2026-12-28", 52_000],
    end: 52_000,
    words: "Lowest on December 28: $520.",
  },
  {
    title: "a bill that is paid is not taken off again",
    balance: entered(100_000),
    bills: [rent],
    payments: ([first]) => [{ billId: first?.id ?? "", spentOn: today, billDueOn: "2026-12-01" }],
    spentCents: 90_000,
    // 1,000 − 900 spent, − 900 on Jan 1
    low: ["2027-01-01", -80_000],
    end: -80_000,
    words: "Lowest on January 1: $800 below zero.",
  },
  {
    title: "a weekly bill of which one week is paid ahead",
    balance: entered(10_000),
    bills: [bill("Lessons", 3_000, from("weekly", "2026-12-24"))],
    payments: ([first]) => [{ billId: first?.id ?? "", spentOn: "2026-11-19", billDueOn: "2026-12-31" }],
    // Dec 24, (Dec 31 paid), Jan 7, Jan 14: three times
    low: ["2027-01-14", 1_000],
    end: 1_000,
    words: "Lowest on January 14: $10.",
  },
  {
    title: "a bill that was due since the balance and is not paid is taken off today",
    balance: entered(50_000, { on: "2026-11-14" }),
    bills: [bill("Power", 6_000, on(15)), bill("Gas", 4_000, on(13))],
    // − 60 today for Nov 15; the 13th was before the balance. Dec 13 − 40, Dec 15 − 60, Jan 13 − 40, Jan 15 − 60
    low: ["2027-01-15", 24_000],
    end: 24_000,
    words: "Lowest on January 15: $240.",
  },
  {
    title: "an income of the balance's own day is in the balance, one since then is added",
    balance: entered(20_000, { on: "2026-11-06" }),
    incomes: [income(30_000, "two-weekly", "2026-11-06")],
    // Nov 20 is today, Dec 4, 18, Jan 1, 15: five times 300
    low: [today, 50_000],
    end: 170_000,
    words: "Lowest today: $500, 14 days before your pay.",
  },
  {
    title: "everyday spending from tomorrow on",
    balance: entered(100_000, { dailyCents: 1_550 }),
    // 59 days × 15.50 = 914.50
    low: ["2027-01-18", 8_550],
    end: 8_550,
    words: "Lowest on January 18: $85.50.",
  },
  {
    title: "pay and rent on one day: the end of the day counts",
    balance: entered(10_000),
    bills: [rent],
    incomes: [income(90_000, "monthly", "2026-12-01")],
    low: [today, 10_000],
    end: 10_000,
    words: "Lowest today: $100, 11 days before your pay.",
  },
  {
    title: "an account below zero rises with the pay of tomorrow",
    balance: entered(-12_345),
    incomes: [income(50_000, "once", "2026-11-21")],
    low: [today, -12_345],
    end: 37_655,
    words: "Lowest today: $123.45 below zero, the day before your pay.",
  },
  {
    // 1,000.01 − 333.33 × 3 on Nov 30, Dec 30 (yearly Nov 30, quarterly and monthly on the same days)
    title: "several rhythms meet at the end of a month",
    balance: entered(100_001),
    bills: [
      bill("One", 33_333, on(30)),
      bill("Two", 33_333, from("quarterly", "2026-08-30")),
      bill("Three", 33_333, from("yearly", "2025-11-30")),
    ],
    incomes: [income(33_333, "monthly", "2026-12-31")],
    // Nov 30: − 999.99 = 0.02; Dec 30: − 333.33 = − 333.31; Dec 31: + 333.33
    low: ["2026-12-30", -33_331],
    end: 2,
    words: "Lowest on December 30: $333.31 below zero, the day before your pay.",
  },
];

test("there are twenty scenarios", () => expect(cases).toHaveLength(20));

test.each(cases)("$title", ({ balance, bills = [], incomes = [], payments, spentCents = 0, low, end, words }) => {
  const range = aheadRange(today, balance);
  const due = bills.map((one) => ({ ...one, due: occurrencesOf(one, payments?.(bills) ?? [], range.from, range.to) }));
  const line = lookAhead(today, { balance, bills: due, incomes, spent: [{ on: today, cents: spentCents }] });
  expect([line.low?.on, line.low?.cents]).toEqual(low);
  expect(line.days.at(-1)).toEqual({ on: "2027-01-18", cents: end });
  expect(line.days).toHaveLength(60);
  expect(line.low && formatLow(line.low, today, "USD")).toBe(words);
});

test("without a balance there is no line, and the entries are from today on", () => {
  const line = lookAhead(today, { balance: null, bills: [], incomes: [income(1, "two-weekly", "2026-11-06")], spent: [] });
  expect([line.days, line.low]).toEqual([[], null]);
  expect(line.entries.map((one) => one.on)).toEqual(["2026-11-20", "2026-12-04", "2026-12-18", "2027-01-01", "2027-01-15"]);
});

test("a warning appears only below the member's own floor", () => {
  const low = { on: "2026-12-14", cents: 21_200 };
  expect([null, 0, 21_200].map((floor) => formatFloor(low, floor, "USD"))).toEqual([null, null, null]);
  expect(formatFloor(low, 30_000, "USD")).toBe("That is $88 below your floor of $300.");
  expect(formatFloor({ ...low, cents: -5 }, null, "USD")).toBe(null);
});

test("Home shows the lowest point within ten days, and today's only when it is below the floor", () => {
  const near = (day: Day, floor: number | null = null) => isLowNear({ on: day, cents: 100 }, today, floor);
  expect([near("2026-11-30"), near("2026-12-01"), near(today), near(today, 101), near("2026-12-01", 101)]).toEqual([
    true,
    false,
    false,
    true,
    false,
  ]);
});

test("an expense of a day to come is subtracted on it, and one of an earlier day today", () => {
  const balance = { cents: 100_000, on: today, floorCents: null, dailyCents: 0 };
  const { days } = lookAhead(today, {
    balance,
    bills: [],
    incomes: [],
    spent: [
      { on: addDays(today, -1), cents: 1_000 },
      { on: addDays(today, 3), cents: 20_000 },
    ],
  });
  expect(days.slice(0, 5).map(({ cents }) => cents)).toEqual([99_000, 99_000, 99_000, 79_000, 79_000]);
});

test("a bill or an income of an earlier day says on which day it was", () => {
  const past = (kind: "bill" | "income", day: Day) => formatPast({ kind, on: day }, today);
  expect([past("bill", "2026-11-03"), past("bill", "2026-10-31")]).toEqual(["was due on the 3rd", "was due on October 31"]);
  expect(past("income", "2026-11-13")).toBe("came on the 13th");
});

test("a balance may be below zero, with the minus before or after the currency sign", () => {
  expect(["120", "-120", "\u2212$120.50", "$-120,50", "€ -5"].map((typed) => readBalance(typed, ".").cents)).toEqual([
    12_000, -12_000, -12_050, -12_050, -500,
  ]);
  expect(readBalance("five-5", ".").cents).toBeUndefined();
});
