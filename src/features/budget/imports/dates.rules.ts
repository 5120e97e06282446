import { isDay, type Day } from "#shared/dates.ts";
import { plainDigits } from "#shared/amounts.ts";

/** The order in which a bank writes year, month and day. */
export type DateOrder = "ymd" | "mdy" | "dmy";

/** A date with its weekday, time and zone, written out. Some patterns here take the square of a text's length. */
const longestDate = 100;

/**
 * The date in a cell of a bank export, or null. Reads "2026-11-20", "20261120", "11/20/2026", "20.11.26", "20. 11. 2026", "Nov 20, 2026" and "20 Nov 2026",
 * with or without a time after it. Years of two digits: 70 to 99 are 1970 to 1999.
 */
export function readDate(cell: string, order: DateOrder): Day | null {
  const trimmed = cell.trim();
  if (trimmed.length > longestDate) return null;
  const text = plainDigits(trimmed)
    .replace(/(?<![T ,])[T ,]+\d{1,2}:\d{2}.*$/u, "")
    .replace(/^(\d{8})T\d{4,6}Z?$/u, "$1")
    .replace(/^(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?,?|[A-Za-z]{3,9},)\s+(?=\w)/iu, "")
    .replace(/(?<=\d)([/.-])\s+(?=\d)/gu, "$1");
  const parts = named(text) ?? compact(text, order) ?? numeric(text, order);
  if (!parts) return null;
  const [year, month, day] = parts;
  const created = `${fullYear(year)}-${month.padStart(2, "0")}-${day.padStart(2, "0")}`;
  return isDay(created) ? created : null;
}

/** Where dots are written between the parts of a date, as in "03.11.2026", the day comes first. */
const usualOrder = (cells: readonly string[]): DateOrder =>
  cells.some((cell) => /\d\.\s?\d/u.test(cell)) && !cells.some((cell) => /\d[/-]\s?\d/u.test(cell)) ? "dmy" : "mdy";

/**
 * The order that fits most of `cells`; of several the usual one of their separator. One in which the dates are of many more years than in
 * another is left out: "27.11.26" to "30.11.26" are days of one November. `isSure` is false when another order fits just as many, such as a
 * column that never goes past the 12th: then the member has to choose.
 */
export function guessOrder(cells: readonly string[]): { order: DateOrder; isSure: boolean } {
  const filled = cells.filter((cell) => cell.trim() !== "").map(plainDigits);
  const preferred = usualOrder(filled);
  const orders: DateOrder[] = [preferred, ...(["mdy", "dmy", "ymd"] as const).filter((one) => one !== preferred)];
  const read = orders.map((order) => {
    const days = filled.map((cell) => readDate(cell, order)).filter((day) => day !== null);
    return { order, fits: days.length, years: new Set(days.map((day) => day.slice(0, 4))).size };
  });
  const most = Math.max(...read.map(({ fits }) => fits));
  const fitting = read.filter(({ fits }) => fits === most);
  const fewest = Math.min(...fitting.map(({ years }) => years));
  const [best = preferred, ...alternatives] = fitting.filter(({ years }) => years <= fewest + 1).map(({ order }) => order);
  const isSure = alternatives.every((rival) => filled.every((cell) => readDate(cell, rival) === readDate(cell, best)));
  return { order: isSure && alternatives.includes("ymd") ? "ymd" : best, isSure };
}

type Parts = [year: string, month: string, day: string];

function named(text: string): Parts | null {
  const dayFirst = /^(\d{1,2})(?:st|nd|rd|th)?[\s./-]+([A-Za-z]{3,9})\.?[\s,/-]+(\d{2}|\d{4})$/u.exec(text);
  const monthFirst = /^([A-Za-z]{3,9})\.?[\s-]+(\d{1,2})(?:st|nd|rd|th)?[\s,-]+(\d{2}|\d{4})$/u.exec(text);
  const [day, name, year] = dayFirst ? dayFirst.slice(1) : monthFirst ? [monthFirst[2], monthFirst[1], monthFirst[3]] : [];
  const month = names.findIndex((one) => one.startsWith((name ?? "?").toLowerCase())) + 1;
  return month > 0 && day && year ? [year, String(month), day] : null;
}

function compact(text: string, order: DateOrder): Parts | null {
  if (!/^\d{8}$/u.test(text)) return null;
  if (order === "ymd") return [text.slice(0, 4), text.slice(4, 6), text.slice(6)];
  const [first, second, year] = [text.slice(0, 2), text.slice(2, 4), text.slice(4)];
  return order === "mdy" ? [year, first, second] : [year, second, first];
}

function numeric(text: string, order: DateOrder): Parts | null {
  const found = /^(\d{1,4})([/.\-\s])(\d{1,2})\2(\d{1,4})\.?$/u.exec(text);
  if (!found) return null;
  const [one = "", two = "", three = ""] = [found[1], found[3], found[4]];
  if (one.length === 4) return [one, two, three];
  if (one.length > 2 || three.length === 1 || three.length === 3) return null;
  if (order === "ymd") return three.length === 2 ? [one, two, three] : null;
  return order === "mdy" ? [three, one, two] : [three, two, one];
}

const fullYear = (year: string) => (year.length === 4 ? year : `${Number(year) >= 70 ? "19" : "20"}${year.padStart(2, "0")}`);

const names = ["january", "february", "march", "april", "may", "june", "july", "august", "september", "october", "november", "december"];
