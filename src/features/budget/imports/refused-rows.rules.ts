import { cannotBeStored, longestNote } from "../budget.rules.ts";

/** Why a row of a file is not imported, in words, by code; `cell` is what the file has there. */
const reasons = {
  "no date": () => "There is no date.",
  date: (cell: string) => `“${short(cell)}” is not a date between 1970 and 2100.`,
  "no amount": () => "There is no amount.",
  amount: (cell: string) => `“${short(cell)}” is not an amount.`,
  "more cells": () => "This row has more parts than the names above the table.",
  "zero amount": () => "The amount is 0.",
  "debit or credit": (cell: string) => `“${short(cell)}” is neither debit nor credit.`,
  currency: (cell: string, own: string) => `The amount is in ${short(cell)}, your budget in ${own}.`,
  "long note": () => `The note is longer than ${longestNote} characters.`,
  "note not storable": () => cannotBeStored,
  "bank id": () => "The bank's id of this row cannot be read.",
  transfer: () => "This is a transfer between your own accounts.",
  excluded: () => "The other app leaves this out of its sums.",
  pending: () => "This is pending, or did not go through.",
  "start balance": () => "This is the balance that an account began with.",
  "off budget": () => "This account is outside the budget in Actual.",
} satisfies Record<string, (cell: string, own: string) => string>;

export type RefusalCode = keyof typeof reasons;
/** The codes of rows that their file itself marks as no spending. */
export type LeftOut = "transfer" | "excluded" | "pending";
export type Refusal = { code: RefusalCode; reason: string };
/** A row that is not imported. `line` counts from 1. */
export type BadRow = Refusal & { line: number; cells: readonly string[] };

/** A code with its sentence. */
export function refusal<Code extends RefusalCode>(code: Code, ...parts: Parameters<(typeof reasons)[Code]>): Refusal {
  const reasonOf: (...parts: string[]) => string = reasons[code];
  return { code, reason: reasonOf(...parts) };
}

const short = (cell: string) => (cell.length > 40 ? `${cell.slice(0, 40)}…` : cell);
