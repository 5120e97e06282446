import type { Cents } from "#shared/money.ts";
import { payeeOf, type ImportRow } from "./import.rules.ts";

/** The rows of one payee: how many, their amount, and the category of the first. */
export type PayeeSum = { payee: string; lines: number; cents: Cents; categoryId: string };
type Row = Pick<ImportRow, "note" | "amountCents" | "categoryId">;

/** Adds a row to the sums by normalized payee; one without a payee has none. */
export function addPayee(payees: Map<string, PayeeSum>, { note, amountCents, categoryId }: Row): void {
  const payee = payeeOf(note);
  if (payee === "") return;
  const sum = payees.get(payee);
  if (!sum) return void payees.set(payee, { payee, lines: 1, cents: amountCents, categoryId });
  sum.lines += 1;
  sum.cents += amountCents;
}

/** The most frequent payee first, then the one with the largest amount. */
export const sortedPayees = (payees: ReadonlyMap<string, PayeeSum>): PayeeSum[] =>
  [...payees.values()].toSorted((one, other) => other.lines - one.lines || other.cents - one.cents);

type Compared = {
  added: number;
  newRows: readonly Row[];
  knownRows: readonly (Row & { row: number })[];
  payees: readonly PayeeSum[];
  payeeCount: number;
};

/**
 * The payees whose category can be chosen: those of the rows to import, and of known rows that are in `repeats`. Of a file with more new rows
 * than a preview has, all of its payees.
 */
export function payeesToChoose(
  { added, newRows, knownRows, payees, payeeCount }: Compared,
  repeats: ReadonlySet<number>,
): { payees: readonly PayeeSum[]; payeeCount: number } {
  if (added > newRows.length) return { payees, payeeCount };
  const sums = new Map<string, PayeeSum>();
  for (const row of [...newRows, ...knownRows.filter((one) => repeats.has(one.row))]) addPayee(sums, row);
  return { payees: sortedPayees(sums), payeeCount: sums.size };
}
