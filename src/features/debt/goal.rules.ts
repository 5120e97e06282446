import { addMonths, daysInMonth, formatMonth, monthOf, type Day, type Month } from "#shared/dates.ts";
import { showCents, type Cents } from "#shared/money.ts";
import { readAmount, type DecimalMark } from "#shared/amounts.ts";
import { isBlank } from "#shared/text.ts";
import { amountMissing, defaultEmoji, refuseEmoji, refuseName, share } from "./debt.rules.ts";

export type Goal = { id: string; name: string; emoji: string; targetCents: Cents; currentCents: Cents };

export const mostGoals = 80;
const targetMissing = "Please enter the amount to reach.";

/** The goals of a first visit. Names: specification, section 3. The amounts are our examples. */
export const defaultGoals: readonly Omit<Goal, "id">[] = [
  { name: "Emergency Fund", emoji: "☂️", targetCents: 300_000, currentCents: 60_000 },
  { name: "Vacation", emoji: "🏖️", targetCents: 120_000, currentCents: 24_000 },
  { name: "New Home", emoji: "🏡", targetCents: 3_000_000, currentCents: 150_000 },
];

export const goalExamples = "These goals are examples. Change one or add your own, and the examples disappear.";

/** Whether a goal is still one of our examples: created on a first visit, and not changed or added to since. */
export const isExampleGoal = (goal: Omit<Goal, "id"> & { version: number }): boolean =>
  goal.version === 1 && defaultGoals.some((one) => (Object.keys(one) as (keyof typeof one)[]).every((name) => one[name] === goal[name]));

export type GoalForm = { name: string; emoji: string; target: string; current: string };
type GoalRefusals = Partial<Record<keyof GoalForm, string>>;

/** The target has to be above 0. Unreadable text never replaces an amount of `stored`. */
export function readGoal(form: GoalForm, mark: DecimalMark, stored?: Goal): { parts: Omit<Goal, "id"> } | { refusals: GoalRefusals } {
  const target = readAmount(form.target, mark, stored?.targetCents);
  const current = readAmount(form.current, mark, stored?.currentCents);
  const refusals: GoalRefusals = {};
  const name = refuseName(form.name);
  if (name) refusals.name = name;
  const emoji = refuseEmoji(form.emoji);
  if (emoji) refusals.emoji = emoji;
  if (isBlank(form.target)) refusals.target = targetMissing;
  else if (target.refusal) refusals.target = target.refusal;
  else if (target.cents === 0) refusals.target = amountMissing;
  if (current.refusal) refusals.current = current.refusal;
  if (Object.keys(refusals).length > 0) return { refusals };
  return {
    parts: {
      name: form.name.trim(),
      emoji: form.emoji.trim() || defaultEmoji,
      targetCents: target.cents ?? 0,
      currentCents: current.cents ?? 0,
    },
  };
}

/** Whole percent, rounded down; 100 means reached. */
export function percentSaved({ targetCents, currentCents }: Pick<Goal, "targetCents" | "currentCents">): number {
  if (currentCents >= targetCents) return 100;
  return Math.max(0, share(currentCents, 100, targetCents));
}

/**
 * The day three months before `today`, after which contributions count for the monthly average: of one a month they are three on every day. It
 * is the last day of its month if `today` is.
 */
export function threeMonthsBefore(today: Day): Day {
  const month = addMonths(monthOf(today), -3);
  const [day, last] = [Number(today.slice(8)), daysInMonth(month)];
  return `${month}-${String(day === daysInMonth(monthOf(today)) ? last : Math.min(day, last)).padStart(2, "0")}`;
}

/**
 * What is left, and when the goal is reached at `monthlyCents`, the average of the last three months. Beyond 50 years no month is named,
 * because such a guess is meaningless.
 */
export function formatGoal(goal: Goal, monthlyCents: Cents, thisMonth: Month, currency: string): string {
  const left = goal.targetCents - goal.currentCents;
  if (left <= 0) return "It is all there. Well done.";
  const months = monthlyCents > 0 ? Math.ceil(left / monthlyCents) : Infinity;
  const toGo = `${showCents(left, currency, true)} to go.`;
  return months > 600
    ? toGo
    : `${toGo} At ${showCents(monthlyCents, currency, true)} a month you get there in ${formatMonth(addMonths(thisMonth, months))}.`;
}

/** The id of the one contribution of `month`'s remaining money, so that two devices cannot save it twice. */
export const leftoverId = (month: Month): string => `${month.replace("-", "")}00-0000-7000-8000-000000000001`;

/** Whether an id is one of `leftoverId`: it names a month, so that an imported archive keeps it. */
export const isLeftoverId = (id: string): boolean => /^\d{6}00-0000-7000-8000-000000000001$/.test(id);
