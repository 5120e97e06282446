import { isDay, type Day } from "#shared/dates.ts";
import { showCents, type Cents } from "#shared/money.ts";
import { belowZero, readAmount, type AmountRead, type DecimalMark, plainDigits } from "#shared/amounts.ts";
import { isBlank, isStorable } from "#shared/text.ts";

/** `rateMilli`: interest a year in thousandths of a percent (5.2 % is 5200), null when none was given. */
export type Debt = {
  id: string;
  name: string;
  emoji: string;
  totalCents: Cents;
  paidCents: Cents;
  rateMilli: number | null;
  minimumCents: Cents | null;
};

export const defaultEmoji = "💰";
export const longestName = 100;
export const largestRateMilli = 1_000_000;
/** The sum of so many of the largest amount is still exact, below 2^53. */
export const mostDebts = 80;

/** The debts of a first visit. Names: specification, section 3. The amounts are our examples, to be changed or deleted. */
export const defaultDebts: readonly Omit<Debt, "id">[] = [
  { name: "Credit Card", emoji: "💳", totalCents: 500_000, paidCents: 150_000, rateMilli: 21_900, minimumCents: 15_000 },
  { name: "Student Loan", emoji: "🎓", totalCents: 2_000_000, paidCents: 500_000, rateMilli: 5_500, minimumCents: 22_000 },
  { name: "Car Loan", emoji: "🚗", totalCents: 1_200_000, paidCents: 480_000, rateMilli: 6_900, minimumCents: 25_000 },
];

/** Shown in place of every conclusion while all debts are examples. */
export const debtExamples = "These debts are examples, to show how it looks. Change one or add your own, and the examples disappear.";

/** Whether a debt is still one of our examples: created on a first visit, and not changed or paid since. */
export const isExampleDebt = (debt: Omit<Debt, "id"> & { version: number }): boolean =>
  debt.version === 1 && defaultDebts.some((one) => (Object.keys(one) as (keyof typeof one)[]).every((name) => one[name] === debt[name]));

export const nameMissing = "Please enter a name.";
const nameTooLong = `Please keep the name under ${longestName} characters.`;
const cannotBeStored = "This text contains a character that cannot be saved.";
const totalMissing = "Please enter the total.";
export const rateWrong = "Please enter a rate from 0 to 1,000 percent.";
export const emojiWrong = "Please use one emoji.";
export const amountMissing = "Please enter an amount above 0.";
const dayWrong = "Please choose a date between 1970 and 2100.";
const notYet = "That day has not come yet.";

export type DebtForm = { name: string; emoji: string; total: string; paid: string; rate: string; minimum: string };
type DebtRefusals = Partial<Record<keyof DebtForm, string>>;

/**
 * Parses the form. A name and a total are needed; a new amount without a digit becomes 0 and a missing emoji a money-bag (specification,
 * section 5); rate and minimum payment may stay empty. Unreadable text never replaces an amount of `stored`.
 */
export function readDebt(form: DebtForm, mark: DecimalMark, stored?: Debt): { parts: Omit<Debt, "id"> } | { refusals: DebtRefusals } {
  const total = readAmount(form.total, mark, stored?.totalCents);
  const paid = readAmount(form.paid, mark, stored?.paidCents);
  const minimum = isBlank(form.minimum) ? { cents: null, refusal: undefined } : readAmount(form.minimum, mark, stored?.minimumCents);
  const rateMilli = readRate(form.rate, mark, stored?.rateMilli ?? null);
  const refusals: DebtRefusals = {};
  const name = refuseName(form.name);
  if (name) refusals.name = name;
  const emoji = refuseEmoji(form.emoji);
  if (emoji) refusals.emoji = emoji;
  if (isBlank(form.total)) refusals.total = totalMissing;
  else if (total.refusal) refusals.total = total.refusal;
  if (paid.refusal) refusals.paid = paid.refusal;
  if (rateMilli === "wrong") refusals.rate = rateWrong;
  if (minimum.refusal) refusals.minimum = minimum.refusal;
  if (Object.keys(refusals).length > 0 || rateMilli === "wrong") return { refusals };
  return {
    parts: {
      name: form.name.trim(),
      emoji: form.emoji.trim() || defaultEmoji,
      totalCents: total.cents ?? 0,
      paidCents: paid.cents ?? 0,
      rateMilli,
      minimumCents: minimum.cents ?? null,
    },
  };
}

/** An amount of a payment or a contribution, which has to be above 0. */
export function readMove(typed: string, mark: DecimalMark): AmountRead {
  const read = readAmount(typed, mark);
  return read.cents === 0 || read.refusal === belowZero ? { refusal: amountMissing } : read;
}

export function refuseName(name: string): string | null {
  if (isBlank(name)) return nameMissing;
  if (name.length > longestName) return nameTooLong;
  return isStorable(name) ? null : cannotBeStored;
}

/** At most two characters as people count them: a flag or a family is one. */
export function refuseEmoji(emoji: string): string | null {
  if (emoji.length > 40 || !isStorable(emoji)) return emojiWrong;
  return [...new Intl.Segmenter("en", { granularity: "grapheme" }).segment(emoji.trim())].length > 2 ? emojiWrong : null;
}

/** A payment cannot be in the future. */
export function refuseDay(day: string, today: Day): string | null {
  if (!isDay(day)) return dayWrong;
  return day > today ? notYet : null;
}

export const leftOf = ({ totalCents, paidCents }: Pick<Debt, "totalCents" | "paidCents">): Cents => Math.max(0, totalCents - paidCents);

/**
 * `part` × `times` ÷ `total`, rounded down. Exact: as a fraction 29 of 100 times 100 is 28.99…, and for the largest amounts the products exceed
 * 2^53.
 */
export const share = (part: number, times: number, total: number): number => Number((BigInt(part) * BigInt(times)) / BigInt(total));

/** Whole percent, rounded down, so that 100 means paid. A debt of 0 is paid. */
export function percentPaid({ totalCents, paidCents }: Pick<Debt, "totalCents" | "paidCents">): number {
  if (paidCents >= totalCents) return 100;
  return Math.max(0, share(paidCents, 100, totalCents));
}

export function formatDebt(debt: Debt, currency: string): string {
  const over = debt.paidCents - debt.totalCents;
  if (over > 0) return `paid in full, and ${showCents(over, currency)} more`;
  return over === 0 ? "paid in full" : `${percentPaid(debt)}% paid, ${showCents(debt.paidCents, currency)}`;
}

/** "5.2" for a field, from thousandths of a percent. */
export const fieldRate = (rateMilli: number | null): string => (rateMilli === null ? "" : String(rateMilli / 1000));

/** Whatever `mark` is, a point is a decimal mark, and so is a comma before one or two decimals. */
function readRate(typed: string, mark: DecimalMark, stored: number | null): number | null | "wrong" {
  if (isBlank(typed)) return null;
  const plain = plainDigits(typed)
    .trim()
    .replace(/\s*%$/, "")
    .replace(mark === "," ? /^(-?\d*),(\d+)$/ : /^(-?\d+),(\d{1,2})$/, "$1.$2");
  if (!/^[-+]?(\d+\.?\d*|\.\d+)$/.test(plain)) return stored === null && !/\d/.test(plain) ? 0 : "wrong";
  const rateMilli = Math.round(Number(plain) * 1000);
  return rateMilli < 0 || rateMilli > largestRateMilli ? "wrong" : rateMilli;
}
