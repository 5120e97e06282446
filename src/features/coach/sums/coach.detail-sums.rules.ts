import { plain } from "crisis-detector/plain";
import { showCents } from "#shared/money.ts";
import { amountsIn } from "./coach.amounts.rules.ts";
import { showShort } from "./coach.payoff.rules.ts";

/** What a sum that is told within a talk comes to. */

/** Subjects about pay and a job. */
export const ofWork = /^(?:lost-job|ask-for-pay|quit-job|change-career|passed-over)|promot|career/;
/** "4 months, 450 a month": the first number is no sum. */
const ofTime = /^ ?(?:months?|weeks?|days?|years?|yrs?|times|hours?|kids|people)\b/;
const owed = /debt|card|loan|mortgage/;
/** Of money that comes in or is there, not owed. */
const notOwed = /\b(?:sav(?:e|ed|ings)|have|make|earn|gets?|paid|income|rent|budget|spend|mine|yours|score|left over|spare)\b/i;
const owes = /\b(?:owe|owing|balance|left|debts?|loans?|cards?|total|bills?)\b/i;
/** A sum as it usually is, beside one of now. */
const compared = /\b(?:normally|usually|usual|used to|last (?:month|year|time)|before it was|it was)\b/i;
/** Of what is paid, or might be, and not of the whole. */
const pays = /\b(?:doing|do|pay|paying|payments?|minimums?|add|adding|put|putting|send|if|could|can|got)\b/i;
const paid = /\b(?:make|earn|paid|pays?|salary|gets?)\b/i;
const getsBack =
  /\b(?:deposit|refund\w*|owes? (?:me|us)|child support|reimburs\w*|insurance (?:money|check)|won|inherit\w*|paycheck|raise|bonus|severance|offer\w*|quoted?)\b/i;
/** A sum by the month or week over a year, a single one over six months; of a pay, what one percent is. */
export function amountChanges(text: string, topic: string, own: string, before: string): string[] {
  const words = plain(text);
  const [amount, second] = amountsIn(words, own).filter(({ end }) => !ofTime.test(words.slice(end)));
  if (second) return [];
  // beside other words it may be anything
  const isOnlyAmount = text.trim().split(/\s+/).length <= 3;
  if (!amount?.cents || amount.cents <= 0) return [];
  const show = (cents: number) => (cents < 10_000 ? showCents(cents, own) : showShort(cents, own));
  const per = /\b(?:a|per|each|every) (day|week|month)\b/i.exec(text)?.[1]?.toLowerCase();
  const times = per === "day" ? 365 : per === "week" ? 52 : per === "month" ? 12 : undefined;
  if (times) return [`In a year that is about ${show(amount.cents * times)}.`];
  // "50 to 60" is no single sum
  if (/\d ?k? ?(?:to|-|\u2013) ?\$?\d/.test(text)) return [];
  if (ofWork.test(topic) && !paid.test(text) && !isOnlyAmount) return [];
  if (/^(?:ask-for-pay|passed-over)/.test(topic))
    return [`Each percent of it is ${show(Math.round(amount.cents / 100))}, which makes a request easier to name.`];
  if (notOwed.test(text)) return [];
  const usual = compared.test(text) ? sumBefore(text, own, before) : undefined;
  if (usual !== undefined) return usual > amount.cents ? [`So it is ${show(usual - amount.cents)} more than that.`] : [];
  if (compared.test(text) || pays.test(text)) return [];
  if (owed.test(topic) && (isOnlyAmount || owes.test(text)))
    return [`What it costs hangs on the rate: each ten percent is about ${show(Math.round(amount.cents / 120))} a month in interest.`];
  // a sum that somebody else has is not paid in parts
  return getsBack.test(before) ||
    !isOnlyAmount ||
    amount.cents < 10_000 ||
    amount.cents > 500_000 ||
    /\b(?:rent|bills?|make|earn)\b/i.test(text)
    ? []
    : [`In six parts it would be about ${show(Math.round(amount.cents / 6))} each.`];
}

/** The last amount of the messages before; undefined where there is none. */
function sumBefore(text: string, own: string, before: string): number | undefined {
  const all = before
    .split("\n")
    .filter((line) => line !== text)
    .flatMap((line) => amountsIn(plain(line), own).filter(({ cents }) => cents >= 2_000));
  return all.at(-1)?.cents;
}
