import { isStorable } from "#shared/text.ts";

/** The member's own rules of what counts, one line each. Nothing checks them. */
type OwnRules = { still: readonly string[]; spent: readonly string[] };

export const defaultOwnRules: OwnRules = {
  still: ["Rent, bills and insurance", "Groceries that are on the list", "Bus pass, medicine"],
  spent: ["Takeout and coffee on the way", "Anything ordered online"],
};

export const mostLines = 20;
export const longestLine = 200;
const tooManyLines = `Please keep it to ${mostLines} lines.`;
const lineTooLong = `Please keep each line under ${longestLine} characters.`;
const lineNotStorable = "This text contains a character that cannot be saved.";

type LinesRead = { lines: string[]; refusal?: never } | { lines?: never; refusal: string };

/** One rule a line; empty lines are left out. */
export function readLines(typed: string): LinesRead {
  const lines = typed
    .split(/\r\n|\r|\n/)
    .map((line) => line.trim())
    .filter((line) => line !== "");
  if (lines.length > mostLines) return { refusal: tooManyLines };
  if (lines.some((line) => line.length > longestLine)) return { refusal: lineTooLong };
  return lines.every(isStorable) ? { lines } : { refusal: lineNotStorable };
}
