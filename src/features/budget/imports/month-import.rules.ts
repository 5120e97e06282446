import { addMonths, isMonth, monthNames, type Month } from "#shared/dates.ts";
import type { Cents } from "#shared/money.ts";
import { unguarded } from "#shared/text.ts";
import { guessMark, isTooLong, joinedAmounts, readBankAmount } from "./amounts.rules.ts";
import { nameKey, refuseName } from "../budget.rules.ts";
import { refusal } from "./refused-rows.rules.ts";
import { budgetIn, changeBudget, isActiveIn, monthsAhead, type Life, type Setting } from "../month.rules.ts";

/** The budget of a category in one month, from a file; `line` counts from 1. */
export type MonthRow = { line: number; month: Month; name: string; cents: Cents };
/** Another app's budget by month. `total` counts its rows; `empty` those without an amount. */
export type MonthFile = { total: number; rows: MonthRow[]; empty: number; bad: { line: number; reason: string }[] };
/** Rows of one file, of import and archive. */
export const mostMonthRows = 10_000;
export const tooManyMonthRows = `This budget has more than ${mostMonthRows.toLocaleString("en-US")} amounts. Please export a shorter time.`;

/** Whether a header is that of YNAB's budget: "Assigned" of today's export, "Budgeted" of older ones and of YNAB 4. */
export const isYnabBudget = (header: readonly string[]): boolean => {
  const names = header.map(columnName);
  return names.includes("month") && names.includes("category") && names.some((name) => assigned.test(name));
};

/** YNAB's budget by month. Spending (Activity, Outflows) and balances are not read: the register has the transactions. */
export function readYnabBudget(rows: readonly (readonly string[])[], lines: readonly number[], current: Month): MonthFile {
  const [header = [], ...given] = rows;
  const names = header.map(columnName);
  const place = (name: string) => names.indexOf(name);
  const amountAt = names.findIndex((name) => assigned.test(name));
  // YNAB 4 writes "Master: Sub" into Category, today's YNAB into Category Group/Category
  const nameAt = place("sub category") < 0 ? place("category") : place("sub category");
  const groupAt = place("category group") < 0 ? place("master category") : place("category group");
  const cellAt = (row: readonly string[], index: number) => (row[index] ?? "").trim();
  const amounts = [amountAt, ...amountColumns.map(place)].filter((index) => index >= 0);
  const body = given.map((row) => joinedAmounts([...row], header, amounts));
  const mark = guessMark(body.flatMap((row) => [amountAt, ...amountColumns.map(place)].map((index) => cellAt(row, index))));
  const groups = new Map<string, Set<string>>();
  for (const row of body) {
    const key = nameKey(cellAt(row, nameAt));
    groups.set(key, (groups.get(key) ?? new Set()).add(nameKey(cellAt(row, groupAt))));
  }
  const file: MonthFile = { total: 0, rows: [], empty: 0, bad: [] };
  const seen = new Set<string>();
  for (const [index, row] of body.entries()) {
    if (row.every((cell) => cell.trim() === "")) continue;
    file.total += 1;
    const line = lines[index + 1] ?? index + 2;
    const refuse = (reason: string) => file.bad.push({ line, reason });
    const [own, group] = [unguarded(cellAt(row, nameAt)).trim(), unguarded(cellAt(row, groupAt)).trim()];
    // two groups may have a category of the same name
    const name = group !== "" && (groups.get(nameKey(cellAt(row, nameAt)))?.size ?? 0) > 1 ? `${group}: ${own}` : own;
    const month = readMonth(cellAt(row, place("month")));
    const cents = readBankAmount(cellAt(row, amountAt) || "0", mark);
    const badName = refuseName(name);
    const key = `${month} ${nameKey(name)}`;
    if (month === null) refuse(`“${cellAt(row, place("month")).slice(0, 40)}” is not a month between 1970 and 2100.`);
    else if (month > addMonths(current, monthsAhead)) refuse("This month is more than a year ahead.");
    else if (badName !== null) refuse(badName);
    else if (/^inflow$/iu.test(group) || /^(?:ready to assign|to be budgeted)$/iu.test(own))
      refuse("This is money that is not assigned yet.");
    else if (isTooLong(row, header)) refuse(refusal("more cells").reason);
    else if (cents === null) refuse(`“${cellAt(row, amountAt).slice(0, 40)}” is not an amount.`);
    else if (seen.has(key)) refuse("The file has this month and category twice.");
    else if (cents < 0) refuse("The assigned amount is below 0.");
    else if (cents === 0) file.empty += 1;
    else file.rows.push({ line, month, name, cents });
    seen.add(key);
  }
  return file;
}

const assigned = /^(?:assigned|budgeted)$/u;
const amountColumns = ["activity", "available", "outflows", "category balance"];
const columnName = (cell: string) =>
  cell
    .replace(/^\uFEFF/u, "")
    .trim()
    .toLowerCase();

/** "Mar 2024", "March 2024", "2024-03", "2024-03-01" and "03/2024" as a month; null for anything else. */
function readMonth(cell: string): Month | null {
  const [, word = "", wordYear = ""] = /^(\p{L}{3,})\.?,?\s+(\d{4})$/u.exec(cell) ?? [];
  const [, year = wordYear, digits = ""] = /^(\d{4})-(\d{1,2})(?:-\d{1,2})?$/u.exec(cell) ?? [];
  const [, before = digits, after = year] = /^(\d{1,2})[/.](\d{4})$/u.exec(cell) ?? [];
  const named = word === "" ? -1 : monthNames.findIndex((name) => name.toLowerCase().startsWith(word.toLowerCase()));
  const month = `${after}-${(word === "" ? before : String(named + 1)).padStart(2, "0")}`;
  return isMonth(month) ? month : null;
}

/** Rows of a file by category, as they are sent. */
export type SentCategory = { name: string; months: Omit<MonthRow, "name">[] };
export const byCategory = (rows: readonly MonthRow[]): SentCategory[] =>
  [...Map.groupBy(rows, ({ name }) => nameKey(name)).values()].map((months) => ({
    name: months[0]?.name ?? "",
    months: months.map(({ line, month, cents }) => ({ line, month, cents })),
  }));

/** Rows without those of the categories with these keys, however a row spells the name. */
export const withoutCategories = (rows: readonly MonthRow[], keys: ReadonlySet<string>): MonthRow[] =>
  rows.filter(({ name }) => !keys.has(nameKey(name)));

type StoredCategory = Life & { id: string; name: string };
/**
 * What an import of budgets changed, stored with it so that it can be undone: budgets written, categories added or moved to begin earlier,
 * examples set to 0.
 */
export type MonthChanges = {
  /** How many rows of the file were imported; a row of an earlier month also keeps the budget of the month after it. */
  rows: number;
  amounts: { categoryId: string; month: Month; cents: Cents; before: Cents | null }[];
  categories: { id: string; name: string; colour: number; position: number; firstMonth: Month }[];
  starts: { categoryId: string; before: Month; after: Month }[];
  examples: { categoryId: string; month: Month; before: Cents }[];
};
type MonthPlan = {
  /** Rows whose category has a budget in that month already, with that budget. */
  known: { line: number; cents: Cents }[];
  rows: number;
  amounts: MonthChanges["amounts"];
  added: { id: string; name: string; firstMonth: Month }[];
  starts: MonthChanges["starts"];
};
type Planning = {
  sent: readonly SentCategory[];
  categories: readonly StoredCategory[];
  /** Every setting of these categories. */
  settings: readonly Setting[];
  /** Lines that replace an existing budget. */
  replace: ReadonlySet<number>;
  current: Month;
  newId: () => string;
};

/**
 * What has to be written so that each month has the budget of the file: as `setBudget` does for one month. A category is the one of that
 * name in that month; else the next one of that name begins earlier; else a new one is created. An existing budget stays, unless its line
 * is one of `replace`.
 */
export function planMonths({ sent, categories, settings, replace, current, newId }: Planning): MonthPlan {
  const plan: MonthPlan = { known: [], rows: 0, amounts: [], added: [], starts: [] };
  const all = Map.groupBy(
    sent.flatMap(({ name, months }) => months.map((one) => ({ ...one, name: name.trim() }))),
    ({ name }) => nameKey(name),
  );
  const before = Map.groupBy(settings, ({ categoryId }) => categoryId);
  for (const [key, rows] of all) {
    const mine: StoredCategory[] = categories.filter(({ name }) => nameKey(name) === key).map((one) => ({ ...one }));
    const now = new Map<string, Setting[]>();
    for (const { line, month, cents, name } of rows.toSorted((one, other) => (one.month < other.month ? -1 : 1))) {
      const there = mine.find((one) => isActiveIn(month, one));
      const stored = there ? (before.get(there.id) ?? []) : [];
      const held = budgetIn(month, stored).get(there?.id ?? "") ?? 0;
      if (held > 0 && !replace.has(line)) {
        plan.known.push({ line, cents: held });
        continue;
      }
      plan.rows += 1;
      const { id } = there ?? begun(mine, month, name);
      const working = now.get(id) ?? [...(before.get(id) ?? [])];
      for (const change of changeBudget({ categoryId: id, month, cents }, current, working)) {
        const same = working.findIndex((one) => one.month === change.month);
        if (same < 0) working.push(change);
        else working[same] = change;
      }
      now.set(id, working);
    }
    for (const [id, working] of now)
      for (const { month, cents } of working) {
        const was = before.get(id)?.find((one) => one.month === month)?.cents ?? null;
        if (was !== cents) plan.amounts.push({ categoryId: id, month, cents, before: was });
      }
  }
  return plan;

  /** The next category of that name, which now begins with `month`, or a new one. */
  function begun(mine: StoredCategory[], month: Month, name: string): StoredCategory {
    const [next] = mine
      .filter((one) => one.firstMonth > month && one.endMonth !== one.firstMonth)
      .toSorted((one, other) => (one.firstMonth < other.firstMonth ? -1 : 1));
    if (next) {
      plan.starts.push({ categoryId: next.id, before: next.firstMonth, after: month });
      next.firstMonth = month;
      return next;
    }
    const added = { id: newId(), name, firstMonth: month, endMonth: null };
    plan.added.push({ id: added.id, name, firstMonth: month });
    mine.push(added);
    return added;
  }
}

/** "1 budget", "1,200 budgets". */
export const countBudgets = (amount: number): string => `${amount.toLocaleString("en-US")} ${amount === 1 ? "budget" : "budgets"}`;
