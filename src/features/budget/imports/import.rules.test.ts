import fc from "fast-check";
import { expect, test } from "vitest";
import { addDays } from "#shared/dates.ts";
import { guessMark, isNoAmount, readBankAmount } from "./amounts.rules.ts";
import { guessColumns, missingColumn } from "./columns.rules.ts";
import { guessOrder, readDate } from "./dates.rules.ts";
import { lineNumbers, planImport, formatDone, formatPlan, type ImportChoice } from "./import.rules.ts";
import { refusal } from "./refused-rows.rules.ts";

const categories = [
  { id: "food", name: "Food" },
  { id: "home", name: "Housing" },
];
const choiceFor = (rows: string[][], more: Partial<ImportChoice> = {}): ImportChoice => ({
  columns: guessColumns(rows).columns,
  categories,
  fallbackId: "home",
  moneyIn: "leave out",
  currency: "USD",
  ...more,
});

test.each([
  ["2026-11-20", "mdy", "2026-11-20"],
  ["2026/11/20", "dmy", "2026-11-20"],
  ["20261120", "ymd", "2026-11-20"],
  ["11/20/2026", "mdy", "2026-11-20"],
  ["20/11/2026", "dmy", "2026-11-20"],
  ["20.11.26", "dmy", "2026-11-20"],
  ["20-11-2026", "dmy", "2026-11-20"],
  ["20. 11. 2026", "dmy", "2026-11-20"],
  ["5. 1. 2026 08:30", "dmy", "2026-01-05"],
  ["Nov 20, 2026", "dmy", "2026-11-20"],
  ["20 November 2026", "mdy", "2026-11-20"],
  ["20-Nov-26", "mdy", "2026-11-20"],
  ["Fri, 20 Nov 2026", "mdy", "2026-11-20"],
  ["Fri Nov 20 2026", "mdy", "2026-11-20"],
  ["Friday, November 20, 2026", "mdy", "2026-11-20"],
  ["20/Nov/2026", "mdy", "2026-11-20"],
  ["20261120T083000", "ymd", "2026-11-20"],
  ["2026-11-20T08:30:00Z", "mdy", "2026-11-20"],
  ["11/20/2026 8:30 PM", "mdy", "2026-11-20"],
  ["1/2/99", "mdy", "1999-01-02"],
  ["26-11-20", "ymd", "2026-11-20"],
  ["٢٠/١١/٢٠٢٦", "dmy", "2026-11-20"],
  ["२०.११.२०२६", "dmy", "2026-11-20"],
] as const)("the date %j read as %s is %s", (cell, order, day) => {
  expect(readDate(cell, order)).toBe(day);
});

test.each(["", "hello", "32/13/2026", "13/32/2026", "2026-02-30", "1969-12-31", "2101-01-01", "11/20", "1/2/345", "20 Foo 2026"])(
  "%j is no date",
  (cell) => {
    for (const order of ["ymd", "mdy", "dmy"] as const) expect(readDate(cell, order)).toBe(null);
  },
);

test("the order of a column is sure once a day is past the 12th, and has to be chosen before", () => {
  expect(guessOrder(["01/02/2026", "13/02/2026"])).toEqual({ order: "dmy", isSure: true });
  expect(guessOrder(["01/02/2026", "02/13/2026"])).toEqual({ order: "mdy", isSure: true });
  expect(guessOrder(["01/02/2026", "03/04/2026"])).toEqual({ order: "mdy", isSure: false });
  expect(guessOrder(["01.02.2026", "03.04.2026"]), "dots are written by those who write the day first").toEqual({
    order: "dmy",
    isSure: false,
  });
  expect(guessOrder(["01.02.2026", "02.13.2026"])).toEqual({ order: "mdy", isSure: true });
  expect(guessOrder(["2026-01-02", "2026-03-04"]).isSure).toBe(true);
  expect(guessOrder(["05/05/2026"]).isSure).toBe(true);
  expect(guessOrder(["27.11.26", "28.11.26", "30.11.26"]), "one November, not three years").toEqual({ order: "dmy", isSure: true });
  expect(guessOrder(["26.11.27", "26.11.28", "26.11.30"])).toEqual({ order: "ymd", isSure: true });
  expect(guessOrder(["01.02.26", "02.03.26", "03.04.26"])).toEqual({ order: "dmy", isSure: false });
});

test.each([
  ["-1,234.50", ".", -123_450],
  ["(45.00)", ".", -4500],
  ["45.00-", ".", -4500],
  ["$1'234.50", ".", 123_450],
  ["USD 12", ".", 1200],
  ["12.00 DR", ".", -1200],
  ["12.00 CR", ".", 1200],
  ["−7.5", ".", -750],
  ["1.234,50", ",", 123_450],
  ["12,00 €", ",", 1200],
  ["-12,5 EUR", ",", -1250],
  ["1 234,50", ",", 123_450],
  ["12,34,567.00", ".", 123_456_700],
  [".5", ".", 50],
  ["-$3.00", ".", -300],
  ["C$4.10", ".", 410],
  ["-49,90 kr", ",", -4990],
  ["kr. 1.249,00", ",", 124_900],
  ["49,90- zł", ",", -4990],
  ["1 249,00 Kč", ",", 124_900],
  ["Rs. 1,249.00", ".", 124_900],
  ["1,200円", ".", 120_000],
  ["(42.17 USD)", ".", -4217],
  ["(42,17 zł)", ",", -4217],
  ["zł 12.00", ".", 1200],
  ["-12,00 $US", ",", -1200],
  ["12.00 $USD", ".", 1200],
  ["０.99", ".", 99],
] as const)("the amount %j with the decimal mark %j is %i cents", (cell, mark, requested) => {
  expect(readBankAmount(cell, mark)).toBe(requested);
});

test.each([
  ["1,23", "."],
  ["1.23", ","],
  ["abc", "."],
  ["", "."],
  ["--5", "."],
  ["(5", "."],
  ["1.2.3", "."],
  ["1e5", "."],
  ["NaN", "."],
  ["12 34 DR x", "."],
  ["9999999999999999", "."],
] as const)("%j with the decimal mark %j is no amount", (cell, mark) => {
  expect(readBankAmount(cell, mark)).toBe(null);
});

test("the decimal mark is guessed from the column", () => {
  expect(guessMark(["1.234,50", "3,99"])).toBe(",");
  expect(guessMark(["1,234.50", "3.99"])).toBe(".");
  expect(guessMark(["1,234", "5"])).toBe(".");
  expect(guessMark(["1.234.567"])).toBe(",");
  expect(guessMark(["-12.990", "-4.500", "800"])).toBe(",");
  expect(guessMark(["1.234", "2.345", "3.99"])).toBe(".");
  expect(guessMark(["800", ""])).toBe(".");
});

test("a bank's usual columns are recognized by their names", () => {
  const rows = [
    ["Date", "Description", "Debit", "Credit", "Balance"],
    ["11/20/2026", "OAT MILK", "4.50", "", "100.00"],
  ];
  expect(guessColumns(rows).columns).toMatchObject({ hasHeader: true, date: 0, note: 1, out: 2, in: 3, amount: null, order: "mdy" });
});

test("columns without names are recognized by their cells", () => {
  const rows = [
    ["x17", "2026-11-19", "Oat milk and bread", "-4.50"],
    ["x18", "2026-11-20", "Bus", "-2.00"],
    ["x19", "2026-11-20", "Salary", "900.00"],
  ];
  expect(guessColumns(rows).columns).toMatchObject({ hasHeader: false, date: 1, note: 2, amount: 3, order: "ymd", spending: "negative" });
  expect(missingColumn(guessColumns([["only words"], ["and more"]]))).toBe("Please choose the column with the date.");
  expect(guessColumns([]).columns.date).toBe(null);
});

test("in a card company's file spending is above 0", () => {
  const rows = [
    ["Date", "Amount", "Payee"],
    ["2026-11-01", "4.50", "Cafe"],
    ["2026-11-02", "5.50", "Cafe"],
    ["2026-11-03", "-10.00", "Payment"],
  ];
  const plan = planImport(rows, choiceFor(rows));
  expect(plan.ready.map(({ amountCents }) => amountCents)).toEqual([450, 550]);
  expect(plan.incoming.map(({ line, amountCents }) => [line, amountCents])).toEqual([[4, -1000]]);
  expect(planImport(rows, choiceFor(rows, { moneyIn: "count as money back" })).ready).toHaveLength(3);
});

test("bad rows are listed with their line and reason, and the good ones stay", () => {
  const rows = [
    ["Date", "Description", "Amount", "Category"],
    ["2026-11-01", "Two\nlines", "-1.00", "food"],
    ["", "", "", ""],
    ["2026-13-01", "a", "-1.00", ""],
    ["2026-11-02", "b", "lots", ""],
    ["2026-11-03", "c", "0.00", ""],
    ["", "d", "-1", ""],
    ["2026-11-04"],
    ["2026-11-05", "x".repeat(501), "-1", ""],
    ["2026-11-06", "ok", "-2.00", "Garden"],
  ];
  const plan = planImport(rows, choiceFor(rows));
  expect(plan.bad.map(({ line, reason }) => [line, reason])).toEqual([
    [5, "“2026-13-01” is not a date between 1970 and 2100."],
    [6, "“lots” is not an amount."],
    [7, "The amount is 0."],
    [8, "There is no date."],
    [9, "There is no amount."],
    [10, "The note is longer than 500 characters."],
  ]);
  expect(plan.ready).toEqual([
    { line: 2, spentOn: "2026-11-01", amountCents: 100, note: "Two\nlines", categoryId: "food", bankId: null },
    { line: 11, spentOn: "2026-11-06", amountCents: 200, note: "ok", categoryId: "home", bankId: null },
  ]);
  expect(plan.newCategories).toEqual(["Garden"]);
  expect(formatPlan({ fresh: plan.ready.length, known: 0, incoming: 0, bad: plan.bad.length })).toBe(
    "2 expenses to import, 6 rows not imported.",
  );
});

test("no row is lost: ready, incoming and bad ones are all of them", () => {
  const cell = fc.oneof(fc.string(), fc.constantFrom("2026-11-20", "1/2/2026", "-4.50", "12,00", "9"));
  fc.assert(
    fc.property(fc.array(fc.array(cell, { minLength: 1, maxLength: 5 })), (rows) => {
      const columns = guessColumns(rows).columns;
      const plan = planImport(rows, { columns, categories, fallbackId: "food", moneyIn: "leave out", currency: "USD" });
      const filled = rows.filter((row) => row.some((one) => one.trim() !== ""));
      const counted = plan.ready.length + plan.incoming.length + plan.bad.length;
      expect(counted).toBe(Math.max(0, filled.length - (columns.hasHeader ? 1 : 0)));
      for (const row of plan.ready) expect(row.amountCents > 0 && Number.isSafeInteger(row.amountCents)).toBe(true);
    }),
  );
});

test("any date is parsed back in every order in which it is written", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 47_000 }).map((index) => addDays("1970-01-01", index)),
      (day) => {
        const [year, month, date] = day.split("-");
        expect(readDate(`${month}/${date}/${year}`, "mdy")).toBe(day);
        expect(readDate(`${date}.${month}.${year}`, "dmy")).toBe(day);
        expect(readDate(`${year}${month}${date}`, "ymd")).toBe(day);
      },
    ),
  );
});

test("a date may come with its weekday, time and zone; a cell longer than any date is refused without searching it", () => {
  expect(readDate("Wednesday, 18 November 2026, 12:34:56 PM GMT-05:00", "mdy")).toBe("2026-11-18");
  for (const cell of [`1${",".repeat(200_000)}x`, `1${"T00:00".repeat(50_000)}\nx`])
    expect(guessOrder([cell, "11/20/2026"])).toEqual({ order: "mdy", isSure: true });
});

test("lines count the breaks inside quoted cells", () => {
  expect(lineNumbers([["a"], ["b\nb", "b\r\nb"], ["c"]])).toEqual([1, 2, 5]);
});

test("a cell of many spaces or signs is read at once", () => {
  for (const sign of [" ", "-", "(", "1 ", "1'111", "€"])
    for (const end of ["", "x", "1"]) {
      const cell = `${sign.repeat(300_000)}${end}`;
      expect([isNoAmount(cell), readBankAmount(`${cell} `, "."), guessMark([cell])].length).toBe(3);
    }
});

test("what other apps call a category of a first visit goes there, unless the member has that category or chose one for the payee", () => {
  const mine = [
    { id: "home", name: "Housing" },
    { id: "food", name: "Food" },
    { id: "way", name: "Transportation" },
    { id: "bills", name: "Utilities" },
    { id: "safe", name: "Insurance" },
  ];
  const rows = [
    ["Date", "Description", "Amount", "Category"],
    ["2026-11-01", "Safeway", "-1.00", "Everyday: Groceries"],
    ["2026-11-02", "Lyft", "-2.00", "Ride Share"],
    ["2026-11-03", "Con Edison", "-3.00", "Gas & Electric"],
    ["2026-11-04", "Geico", "-4.00", "Auto Insurance"],
    ["2026-11-05", "Target", "-5.00", "Shopping"],
    ["2026-11-06", "Blue Bottle", "-6.00", "Restaurants and Bars"],
    ["2026-11-07", "Shell", "-7.00", "Gas"],
  ];
  const { columns } = guessColumns(rows);
  const plan = (categories: { id: string; name: string }[]) =>
    planImport(rows, {
      columns,
      categories,
      fallbackId: "home",
      moneyIn: "leave out",
      currency: "USD",
      remembered: new Map([["shell", "bills"]]),
    });
  const idsOf = ({ ready }: ReturnType<typeof plan>) => ready.map(({ categoryId }) => categoryId);
  expect(idsOf(plan(mine))).toEqual(["food", "way", "bills", "safe", "home", "food", "bills"]);
  expect(plan(mine).newCategories).toEqual(["Shopping"]);
  const withOwn = plan([...mine, { id: "grocer", name: "Groceries" }]);
  expect([idsOf(withOwn)[0], idsOf(withOwn)[5]]).toEqual(["grocer", "food"]);
  expect(plan(mine.slice(0, 1)).newCategories).toHaveLength(7);
});

test("only the categories of rows to import are named as not here, and the rows that are not imported are in the order of the file", () => {
  const rows = [
    ["Date", "Description", "Amount", "Category"],
    ["2026-11-01", "Pay", "1.00", "Paycheck"],
    ["2026-11-02", "Bike", "-2.00", "Sports"],
    ["2026-11-03", "Nothing", "0.00", "Travel"],
  ];
  const refused = [{ line: 9, ...refusal("transfer"), cells: [] }];
  const plan = planImport(rows, { ...choiceFor(rows), refused });
  expect(plan.newCategories).toEqual(["Sports"]);
  expect(plan.bad.map(({ line }) => line)).toEqual([4, 9]);
});

test("what an import has added is told with the number of rows that were there", () => {
  expect(formatDone({ added: 12, known: 0 })).toBe("12 expenses imported.");
  expect(formatDone({ added: 1, known: 1 })).toBe("1 expense imported. 1 was there already.");
  expect(formatDone({ added: 0, known: 1_200 })).toBe("0 expenses imported. 1,200 were there already.");
});
