import { readingsOf, type DecimalMark } from "#shared/amounts.ts";
import { count } from "#shared/text.ts";
import { readDebt, type Debt } from "./debt.rules.ts";
import { readGoal, type Goal } from "./goal.rules.ts";

/** A table of debts or goals from a spreadsheet, with its header as the first row; `lines` are where each row begins. */
export type PlanFile = { kind: PlanKind; rows: string[][]; lines: number[] };
type PlanKind = "debts" | "goals";
export const mostPlanRows = 1_000;

/** The possible columns, in the order of the form. A debt has a total or what is left of it. */
export const partsOf = {
  debts: ["name", "total", "left", "paid", "rate", "minimum"],
  goals: ["name", "target", "current"],
} as const satisfies Record<PlanKind, readonly string[]>;
export type PlanPart = (typeof partsOf)[PlanKind][number];
export const partNames: Record<PlanPart, string> = {
  name: "Name",
  total: "Total",
  left: "Still owed",
  paid: "Paid so far",
  rate: "Interest a year, %",
  minimum: "Least payment a month",
  target: "Amount to reach",
  current: "Saved so far",
};
/** The index of each column; null for columns that the file does not have. */
export type PlanColumns = Partial<Record<PlanPart, number | null>>;

const words: Record<PlanPart, RegExp> = {
  name: /^(name|debt|debt name|loan|account|creditor|lender|goal|goal name|savings goal|description|item)$/iu,
  total: /^(total|total owed|original( balance| amount)?|starting balance|loan amount|principal|amount)$/iu,
  left: /balance|\bowed\b|\bowing\b|remaining|^left$|outstanding/iu,
  paid: /^paid|paid (so far|off)|^amount paid$/iu,
  rate: /^(?!.*(paid|charged|amount|ytd|(promo|intro|teaser).*\b(ends?|expires|until|date)\b)).*(\bapr\b|interest|\brate\b)/iu,
  minimum: /minimum|min\.? ?payment|monthly payment|least payment/iu,
  target: /^(?!.*date).*target|goal amount|amount to reach|^goal$|^needed$/iu,
  current: /saved|current|so far|progress|balance/iu,
};

/** The rate of a debt's first months, which is its rate only where no other is given. */
const promotional = /^(?!.*\b(after|non|regular|standard)\b).*(promo|intro|teaser)/iu;

/** Guesses the columns by their names; each is used once. */
export function guessPlanColumns(kind: PlanKind, header: readonly string[]): PlanColumns {
  const taken = new Set<number>();
  const columns: PlanColumns = {};
  // what is owed is matched before the total: "original balance" contains both words
  const order = kind === "debts" ? (["name", "total", "rate", "minimum", "paid", "left"] as const) : partsOf.goals;
  for (const part of order) {
    const fitting = [...header.keys()].filter((index) => !taken.has(index) && words[part].test((header[index] ?? "").trim()));
    const lasting = part === "rate" ? fitting.find((index) => !promotional.test(header[index] ?? "")) : undefined;
    const at = lasting ?? fitting[0] ?? -1;
    columns[part] = at < 0 ? null : at;
    if (at >= 0) taken.add(at);
  }
  return columns;
}

/** Whether a header is that of a list of debts or of goals; null for anything else, such as transactions, which have a date. */
export function planKindOf(header: readonly string[]): PlanKind | null {
  if (header.some((cell) => /^((transaction|posting|booking|value) )?date$/iu.test(cell.trim()))) return null;
  const has = (columns: PlanColumns, ...parts: PlanPart[]) => parts.some((part) => typeof columns[part] === "number");
  const debts = guessPlanColumns("debts", header);
  if (has(debts, "name") && has(debts, "total", "left") && has(debts, "rate", "minimum")) return "debts";
  const goals = guessPlanColumns("goals", header);
  return has(goals, "name") && has(goals, "target") && has(goals, "current") ? "goals" : null;
}

/**
 * The decimal mark: a comma if more cells end in one and two digits than in a point. Without any of either, a point before three digits of an
 * amount groups thousands; a rate may have three decimals.
 */
export function guessPlanMark({ rows }: Pick<PlanFile, "rows">): DecimalMark {
  const [header = [], ...body] = rows;
  const ends = (cells: readonly string[], form: RegExp) => cells.filter((cell) => form.test(cell.trim())).length;
  const [commas, points] = [ends(body.flat(), /\d,\d{1,2}\D*$/u), ends(body.flat(), /\d\.\d{1,2}\D*$/u)];
  if (commas !== points) return commas > points ? "," : ".";
  const amounts = body.flatMap((row) => row.filter((_, at) => !words.rate.test((header[at] ?? "").trim())));
  return commas === 0 && ends(amounts, /^\D*[1-9]\d{0,2}\.\d{3}\D*$/u) > 0 ? "," : ".";
}

type BadPlanRow = { line: number; reason: string };
type ImportPlan = {
  debts: (Omit<Debt, "id" | "emoji"> & { line: number })[];
  goals: (Omit<Goal, "id" | "emoji"> & { line: number })[];
  bad: BadPlanRow[];
};

/**
 * The result of each row, parsed as the form parses typed values. The total is what is left plus what is paid, if the file has no total.
 */
export function planRows({ kind, rows, lines }: PlanFile, columns: PlanColumns, mark: DecimalMark): ImportPlan {
  const plan: ImportPlan = { debts: [], goals: [], bad: [] };
  const seen = new Set<string>();
  const cellOf = (row: readonly string[], part: PlanPart) => (typeof columns[part] === "number" ? (row[columns[part]] ?? "").trim() : "");
  const [header = "", ...rates] = rows.map((row) => cellOf(row, "rate"));
  const isInParts = areParts(rates, header);
  // other apps list what is owed below 0
  const belowZero = new Set<PlanPart>(
    (["total", "left"] as const).filter((part) => areBelowZero(rows.slice(1).map((row) => cellOf(row, part)))),
  );
  for (const [index, row] of rows.slice(1).entries()) {
    const line = lines[index + 1] ?? index + 2;
    const cell = (part: PlanPart) => {
      const typed = cellOf(row, part);
      if (part === "rate") return isInParts ? percentOf(typed) : typed;
      return belowZero.has(part) ? typed.replace(/[-\u2013\u2212()]/gu, "") : typed;
    };
    const name = cell("name");
    const read = kind === "debts" ? debtOf(cell, mark) : goalOf(cell, mark);
    if (totals.test(name)) plan.bad.push({ line, reason: "This is a total of other rows." });
    else if (typeof read === "string") plan.bad.push({ line, reason: read });
    else if (seen.has(planName(name))) plan.bad.push({ line, reason: "The file has this name twice." });
    else if ("totalCents" in read) plan.debts.push({ ...read, line });
    else plan.goals.push({ ...read, line });
    seen.add(planName(name));
  }
  return plan;
}

/** Of a balance below 0 that is not what is owed. */
const overpaid = "The balance is below 0: this debt is paid more than in full.";
const isAmount = (cell: string) => /[1-9]/u.test(cell);
const belowZeroForm = /^\D*[-\u2013\u2212(]|[-\u2013\u2212]$/u;

/** Whether most of the amounts, and at least two, are below 0 and none is above; a single one may have been paid too much. */
function areBelowZero(cells: readonly string[]): boolean {
  const amounts = cells.filter(isAmount);
  return (
    amounts.length > 1 &&
    amounts.length * 2 > cells.filter((cell) => cell !== "").length &&
    amounts.every((cell) => belowZeroForm.test(cell))
  );
}

/** The name of a spreadsheet's last row. */
const totals = /^(?:(?:grand |sub-?)?totals?|sum|summe|gesamt)\s*:?$/iu;

type Cell = (part: PlanPart) => string;
/** The file has one decimal mark, so that an amount with three decimals is not asked about. */
const amountOf = (typed: string, mark: DecimalMark) => readingsOf(typed, mark)?.[1].typed ?? typed;

/** Why a row has no name or amount, in words for a file instead of a form; null where it has both. `parts`: one of them has the amount. */
function missingIn(cell: Cell, parts: readonly PlanPart[]): string | null {
  if (cell("name") === "") return "There is no name.";
  const given = parts.map(cell).filter((one) => one !== "");
  if (given.length === 0) return "There is no amount.";
  const words = given.find((one) => !/\d/u.test(one));
  return words === undefined ? null : `“${words.slice(0, 40)}” is not an amount.`;
}

function debtOf(cell: Cell, mark: DecimalMark): Omit<Debt, "id" | "emoji"> | string {
  const missing = missingIn(cell, ["total", "left"]);
  if (missing !== null) return missing;
  const hasTotal = cell("total") !== "";
  if (isAmount(cell("left")) && belowZeroForm.test(cell("left"))) return overpaid;
  const amount = (part: PlanPart) => amountOf(cell(part), mark);
  const read = (total: string, paid: string) =>
    readDebt({ name: cell("name"), emoji: "", total, paid, rate: cell("rate"), minimum: amount("minimum") }, mark);
  const whole = read(amount("total") || amount("left"), amount("paid"));
  if ("refusals" in whole) return Object.values(whole.refusals)[0] ?? "";
  const { emoji: _, ...parts } = whole.parts;
  if (cell("left") === "") return parts;
  const left = read(amount("left"), "");
  if ("refusals" in left) return Object.values(left.refusals)[0] ?? "";
  const owed = left.parts.totalCents;
  if (!hasTotal) return { ...parts, totalCents: owed + parts.paidCents };
  // interest may have made it more than it was
  return { ...parts, totalCents: Math.max(parts.totalCents, owed), paidCents: Math.max(0, parts.totalCents - owed) };
}

/**
 * Whether the rates of a column are parts of one, "0.2499", instead of percent. All of them are then at most 1, and one has three decimals or
 * more, or none is above 0.5, which would be 50 percent, and the column's name, such as "APR %", does not say percent.
 */
function areParts(cells: readonly string[], name: string): boolean {
  const rates = cells.filter((cell) => /\d/u.test(cell));
  if (!rates.every((rate) => /^(?:0?[.,]\d+|[01](?:[.,]0*)?)$/u.test(rate))) return false;
  const isPercent = /%|\b(?:percent|pct)\b/iu.test(name);
  return rates.some((rate) => /[.,]\d{3,}$/u.test(rate)) || (!isPercent && rates.every((rate) => numberOf(rate) <= 0.5));
}

const percentOf = (part: string): string => (/\d/u.test(part) ? String(Math.round(numberOf(part) * 1_000_000) / 10_000) : part);
const numberOf = (rate: string) => Number(rate.replace(",", "."));

function goalOf(cell: Cell, mark: DecimalMark): Omit<Goal, "id" | "emoji"> | string {
  const missing = missingIn(cell, ["target"]);
  if (missing !== null) return missing;
  const read = readGoal(
    { name: cell("name"), emoji: "", target: amountOf(cell("target"), mark), current: amountOf(cell("current"), mark) },
    mark,
  );
  if ("refusals" in read) return Object.values(read.refusals)[0] ?? "";
  const { emoji: _, ...parts } = read.parts;
  return parts;
}

/** For comparing names: without case and doubled spaces. */
export const planName = (name: string): string => name.normalize("NFKC").trim().replace(/\s+/gu, " ").toLocaleLowerCase("en-US");

/** "2 debts and 1 goal". */
export const formatPlanCounts = (debts: number, goals: number): string =>
  [debts > 0 && count(debts, "debt"), goals > 0 && count(goals, "goal")].filter(Boolean).join(" and ") || "nothing";
