import { isDay, type Day, type Month } from "#shared/dates.ts";
import { type Cents } from "#shared/money.ts";
import { belowZero, emptyAmount, readAmount, type DecimalMark } from "#shared/amounts.ts";
import { isStorable } from "#shared/text.ts";
import { cannotBeStored, longestNote } from "./budget.rules.ts";

/**
 * One line of the ledger; the spending of a month is the sum of its lines, and nothing else. An expense is above 0, a refund below 0; an
 * adjustment is the difference of a typed Spent figure.
 */
export type Kind = "expense" | "refund" | "adjustment";
export type Expense = { id: string; kind: Kind; categoryId: string; spentOn: Day; amountCents: Cents; note: string; billId: string | null };

/** Sums of a month stay exact below this, far below 2^53. */
export const largestMonthCents = 9_000_000_000_000_000;
export const amountMissing = "Please enter an amount above 0.";
export const monthTooLarge = "With this the month would be larger than we can count.";
export const categoryMissing = "Please choose a category.";
/** Where the member has deleted every category. */
export const noCategories = "Please add a category first, so that it has a place.";
export const alreadyPaid = (bill: string) => `${bill} was paid already, maybe on another device.`;
const dayWrong = "Please choose a date between 1970 and 2100.";
const noteTooLong = `Please keep the note under ${longestNote} characters.`;

export type ExpenseForm = { amount: string; categoryId: string; spentOn: string; note: string };
export type ExpenseRefusals = Partial<Record<keyof ExpenseForm, string>>;

/**
 * Parses the one-line form. Returns the values, or a message for each invalid field. `storedCents`: the amount of the line that is changed.
 */
export function readExpense(
  form: ExpenseForm,
  mark: DecimalMark,
  storedCents?: Cents,
): { parts: Omit<Expense, "id" | "kind" | "billId"> } | { refusals: ExpenseRefusals } {
  const { cents: amountCents = 0, refusal } = readAmount(form.amount, mark, storedCents);
  const refusals: ExpenseRefusals = {};
  if (amountCents === 0) refusals.amount = refusal && ![belowZero, emptyAmount].includes(refusal) ? refusal : amountMissing;
  if (form.categoryId === "") refusals.categoryId = categoryMissing;
  if (!isDay(form.spentOn)) refusals.spentOn = dayWrong;
  const note = refuseNote(form.note);
  if (note) refusals.note = note;
  if (Object.keys(refusals).length > 0) return { refusals };
  return { parts: { amountCents, categoryId: form.categoryId, spentOn: form.spentOn, note: form.note.trim() } };
}

function refuseNote(note: string): string | null {
  if (note.length > longestNote) return noteTooLong;
  return isStorable(note) ? null : cannotBeStored;
}

/**
 * The line that makes the ledger agree with a typed Spent figure, or null when it agrees already. So the figure on the card and the sum of
 * the lines never differ.
 */
export function adjustment(spentCents: Cents, typedCents: Cents): { kind: "adjustment"; amountCents: Cents } | null {
  return typedCents === spentCents ? null : { kind: "adjustment", amountCents: typedCents - spentCents };
}

/** Spent so far after each day of `month`, from `perDay` sums: one number for each of its days. */
export function runningTotal(month: Month, days: number, perDay: readonly { spentOn: Day; cents: Cents }[]): Cents[] {
  const totals = Array.from({ length: days }, (): Cents => 0);
  for (const { spentOn, cents } of perDay) {
    if (!spentOn.startsWith(`${month}-`)) continue;
    for (let day = Number(spentOn.slice(8)); day <= days; day += 1) totals[day - 1] = (totals[day - 1] ?? 0) + cents;
  }
  return totals;
}
