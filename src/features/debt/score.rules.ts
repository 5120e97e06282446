import { showCents, type Cents } from "#shared/money.ts";
import { share, type Debt } from "./debt.rules.ts";

/** The one line that says what the score is, and what it is not. */
export const scoreMeans = "It measures repayment, nothing else.";
export const nothingToTrack = "nothing to track";

type Score = {
  /** 0 to 10, or null without debts. */
  score: number | null;
  totalCents: Cents;
  paidCents: Cents;
  leftCents: Cents;
  percent: number;
  /** What is missing to the next point, or null at 10 and without debts. */
  toNextCents: Cents | null;
};

/**
 * Emotional Wellness Score = floor(paid share of total debt × 10), clamped to 0..10. A debt counts as paid up to its total, so that
 * overpaying one does not hide another. Source: specification, section 9.
 */
export function score(debts: readonly Pick<Debt, "totalCents" | "paidCents">[]): Score {
  const totalCents = debts.reduce((sum, debt) => sum + debt.totalCents, 0);
  const paidCents = debts.reduce((sum, debt) => sum + Math.min(debt.totalCents, Math.max(0, debt.paidCents)), 0);
  const all = { totalCents, paidCents, leftCents: totalCents - paidCents };
  if (totalCents === 0) return { ...all, score: null, percent: 0, toNextCents: null };
  const points = share(paidCents, 10, totalCents);
  const toNextCents = points === 10 ? null : shareUp(totalCents, points + 1) - paidCents;
  return { ...all, score: points, percent: share(paidCents, 100, totalCents), toNextCents };
}

/** A kind sentence for each score; none of them blames. `debts`: how many are listed, since all of them may be of 0. */
export function formatScore({ score: points }: Score, debts: number): string {
  if (points === null)
    return debts > 0
      ? "Nothing is owed on what is listed here."
      : "No debts here. If that is true, lovely. If not, add one; it stays private.";
  return kind[points] ?? "";
}

/** "45% is paid. Another $1,630.00 and it reads 5." */
export function formatNextPoint({ score: points, percent, toNextCents }: Score, currency: string): string {
  if (points === null) return `There is ${nothingToTrack}.`;
  return toNextCents === null
    ? "All of it is paid."
    : `${percent}% is paid. Another ${showCents(toNextCents, currency, true)} and it reads ${points + 1}.`;
}

const shareUp = (total: number, tenths: number) => Number((BigInt(total) * BigInt(tenths) + 9n) / 10n);

const kind = [
  "It is written down, and that is the first step.",
  "The first tenth is done. It moves.",
  "A fifth of the road is behind you.",
  "About a third is paid. Slow is fine.",
  "Close to half of the road, and you walked it.",
  "Half of the road is behind you.",
  "Well past the middle. It gets lighter from here.",
  "Seven tenths are done. That was you.",
  "Four fifths. The end is in sight.",
  "Nearly there. One stretch is left.",
  "All paid. Take a breath, you did this.",
];
