import Papa from "papaparse";
import { expect, test } from "vitest";
import { sample } from "#testing/import-files.ts";
import { budgetIn, type Setting } from "../month.rules.ts";
import { byCategory, isYnabBudget, planMonths, readYnabBudget, withoutCategories, type SentCategory } from "./month-import.rules.ts";

const current = "2026-11";
const fileOf = (name: string) => {
  const { data } = Papa.parse<string[]>(new TextDecoder().decode(sample(name)), { skipEmptyLines: true });
  expect(isYnabBudget(data[0] ?? [])).toBe(true);
  return readYnabBudget(
    data,
    data.map((_, at) => at + 1),
    current,
  );
};
const rowsOf = (name: string) => fileOf(name).rows.map(({ line, month, name: of, cents }) => [line, month, of, cents]);

test("YNAB's budget is read by month and category, with both decimal marks, and no row is lost", () => {
  expect(rowsOf("ynab/My Budget - Budget.csv")).toEqual([
    [2, "2024-03", "Groceries", 40_000],
    [3, "2024-03", "Transport", 6_000],
  ]);
  const file = fileOf("ynab-budget.csv");
  expect(rowsOf("ynab-budget.csv")).toEqual([
    [2, "2024-02", "Groceries", 140_050],
    [3, "2024-02", "Everyday: Other", 2_000],
    [4, "2024-02", "Bills: Other", 3_510],
    [7, "2024-03", "Groceries", 40_000],
    [12, "2024-03", "Bike", 1_500],
    [15, "2024-03", "=SUM(A1)", 700],
  ]);
  expect(file.bad).toEqual([
    { line: 6, reason: "This is money that is not assigned yet." },
    { line: 8, reason: "The file has this month and category twice." },
    { line: 9, reason: "The assigned amount is below 0." },
    { line: 10, reason: "“viel” is not an amount." },
    { line: 11, reason: "“Mrz 2024” is not a month between 1970 and 2100." },
    { line: 13, reason: "Please enter a category name." },
    { line: 14, reason: "This month is more than a year ahead." },
  ]);
  expect(file.rows.length + file.empty + file.bad.length).toBe(file.total);
  expect(rowsOf("ynab4-budget.csv")).toEqual([
    [2, "2012-03", "Rent", 120_000],
    [3, "2012-03", "Fuel", 8_000],
    [4, "2012-04", "Rent", 120_000],
  ]);
});

test("a category that the file spells in two ways is one, imported or left out as a whole", () => {
  const rows = [
    { line: 2, month: "2024-03", name: "Rent", cents: 100 },
    { line: 3, month: "2024-04", name: "RENT", cents: 200 },
    { line: 4, month: "2024-04", name: "Food", cents: 300 },
  ];
  expect(byCategory(rows).map(({ name, months }) => [name, months.length])).toEqual([
    ["Rent", 2],
    ["Food", 1],
  ]);
  expect(withoutCategories(rows, new Set())).toEqual(rows);
  expect(withoutCategories(rows, new Set(["rent"])).map(({ line }) => line)).toEqual([4]);
});

test.each([
  ["Month,Category,Assigned", true],
  ["\uFEFFmonth,Category Group/Category,Category Group,Category,BUDGETED,Activity,Available", true],
  ["Month,Category,Amount", false],
  ["Date,Category,Assigned", false],
])("a table with the columns %s is a budget by month: %s", (header, is) => {
  expect(isYnabBudget(header.split(","))).toBe(is);
});

test.each([
  ["Mar 2024", "2024-03"],
  ["September 2023", "2023-09"],
  ["2024-03", "2024-03"],
  ["2024-03-01", "2024-03"],
  ["03/2024", "2024-03"],
  ["Ma 2024", null],
  ["13/2024", null],
  ["March", null],
  ["Mar 1024", null],
])("%s is the month %s", (cell, month) => {
  const { rows } = readYnabBudget(
    [
      ["Month", "Category", "Budgeted"],
      [cell, "Food", "1.00"],
    ],
    [1, 2],
    current,
  );
  expect(rows[0]?.month ?? null).toBe(month);
});

type Planned = Parameters<typeof planMonths>[0];
const plan = (sent: SentCategory[], more: Partial<Planned> = {}) => {
  let ids = 0;
  return planMonths({ sent, categories: [], settings: [], replace: new Set(), current, newId: () => `new ${(ids += 1)}`, ...more });
};
const sent = (name: string, ...months: [line: number, month: string, cents: number][]): SentCategory => ({
  name,
  months: months.map(([line, month, cents]) => ({ line, month, cents })),
});
/** The budget of a category in months, after the plan. */
const after = (settings: Setting[], { amounts }: ReturnType<typeof plan>, id: string, months: string[]) => {
  const now = [...settings.filter((one) => !amounts.some((to) => to.categoryId === one.categoryId && to.month === one.month)), ...amounts];
  return months.map((month) => budgetIn(month, now).get(id) ?? 0);
};

test("earlier months change alone, this month's budget continues, and a new category begins with its first month", () => {
  const made = plan([sent("Groceries", [3, "2024-05", 300], [2, "2024-03", 100], [4, "2026-11", 500])]);
  expect(made.added).toEqual([{ id: "new 1", name: "Groceries", firstMonth: "2024-03" }]);
  expect([made.rows, made.known]).toEqual([3, []]);
  expect(after([], made, "new 1", ["2024-02", "2024-03", "2024-04", "2024-05", "2024-06", "2026-11", "2027-01"])).toEqual([
    0, 100, 0, 300, 0, 500, 500,
  ]);
});

test("an existing budget stays unless its line is chosen, and the months around it stay as they are", () => {
  const categories = [{ id: "food", name: "Food", firstMonth: "2026-01", endMonth: null }];
  const settings = [{ categoryId: "food", month: "2026-03", cents: 700 }];
  const months = ["2026-01", "2026-02", "2026-03", "2026-04", "2026-05", "2026-11"];
  const file = [sent(" food ", [2, "2026-01", 100], [3, "2026-03", 300], [4, "2026-04", 400])];
  const made = plan(file, { categories, settings });
  expect(made.known).toEqual([
    { line: 3, cents: 700 },
    { line: 4, cents: 700 },
  ]);
  expect(after(settings, made, "food", months)).toEqual([100, 0, 700, 700, 700, 700]);
  const chosen = plan(file, { categories, settings, replace: new Set([4]) });
  expect(after(settings, chosen, "food", months)).toEqual([100, 0, 700, 400, 700, 700]);
  expect(chosen.amounts.find(({ month }) => month === "2026-04")).toMatchObject({ cents: 400, before: null });
});

test("a category of that name that begins later is moved to begin earlier; one that has ended gets the months that it had", () => {
  const categories = [
    { id: "old", name: "Rent", firstMonth: "2024-03", endMonth: "2024-06" },
    { id: "gone", name: "Rent", firstMonth: "2024-01", endMonth: "2024-01" },
    { id: "live", name: "rent", firstMonth: "2026-10", endMonth: null },
  ];
  const made = plan([sent("Rent", [2, "2024-02", 1], [3, "2024-05", 2], [4, "2025-01", 3], [5, "2026-11", 4])], { categories });
  expect(made.starts).toEqual([
    { categoryId: "old", before: "2024-03", after: "2024-02" },
    { categoryId: "live", before: "2026-10", after: "2025-01" },
  ]);
  expect(made.added).toEqual([]);
  expect(made.amounts.flatMap(({ categoryId, month, cents }) => (cents > 0 ? [[categoryId, month]] : []))).toEqual([
    ["old", "2024-02"],
    ["old", "2024-05"],
    ["live", "2025-01"],
    ["live", "2026-11"],
  ]);
  const ended = plan([sent("Rent", [2, "2025-01", 1])], { categories: categories.slice(0, 2) });
  expect(ended.added).toEqual([{ id: "new 1", name: "Rent", firstMonth: "2025-01" }]);
});

test("budgets with decimal commas: an amount without quotes is two cells, and no row has another amount", () => {
  const header = ["Month", "Category Group/Category", "Category Group", "Category", "Assigned", "Activity", "Available"];
  const lines = [
    "Nov 2026,Bills: Food,Bills,Food,1.400,50€,-42,17€,357,83€",
    "Nov 2026,Bills: Car, old,Bills,Car, old,60,00€,0,00€,60,00€",
  ];
  const file = readYnabBudget([header, ...lines.map((line) => line.split(","))], [1, 2, 3], current);
  expect(file.rows).toEqual([{ line: 2, month: "2026-11", name: "Food", cents: 140_050 }]);
  expect(file.bad).toEqual([{ line: 3, reason: "This row has more parts than the names above the table." }]);
});
