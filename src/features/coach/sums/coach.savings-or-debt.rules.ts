import { plain } from "crisis-detector/plain";
import { amountsIn, perMonthOf } from "./coach.amounts.rules.ts";
import { savedIn, partsIn } from "./coach.parts.rules.ts";
import { showShort, years, type PayoffOf } from "./coach.payoff.rules.ts";
import { statedDebt } from "./coach.stated-debt.rules.ts";

/** Savings beside a debt with interest: whether to pay it off at once, what half of it changes, and what is left of it. */

const asksAll =
  /\b(?:should|can|could|would|do) (?:i|we)\b[^.!?]{0,40}\b(?:pay(?:ing)?\b[^.!?]{0,20}\b(?:off|down)|(?:use|take|empty) (?:my |the |our |some of (?:my |the )?)?(?:savings?|cushion|emergency fund)|(?:use|take) (?:it|that|all of it|some of it)(?= (?:for|on|to)\b|\W*$))|\b(?:pay (?:it|that|the card|all of it) (?:all )?off|use (?:my |the |our )?savings)\b[^.!?]{0,20}\?/;
const half = /\bhalf\b/;
const asksHalf =
  /\b(?:pay|paid|paying|put|use|do)\b[^.!?\d]{0,20}\bhalf\b|^\W*(?:and |or |ok |so |(?:what|how) about |maybe )*half(?: of it)?\W*$/;
const asksLeft =
  /\bhow much (?:is|would be|will be|do i|would i|will i|am i)\b[^.!?\d]{0,20}\b(?:left|still owe|owe)\b|\bwhat(?:'?s| is| would be) (?:then )?left\b/;

interface Known {
  payoff?: PayoffOf | undefined;
  currency?: string | undefined;
}
/** The answer for the newest of a member's texts; undefined where savings, debt and rate are not all named. */
export function savingsOrDebt(texts: readonly string[], { payoff, currency = "USD" }: Known): string | undefined {
  const all = texts.slice(-6).map((text) => plain(text).slice(0, 600));
  const words = all.at(-1) ?? "";
  const before = all.slice(0, -1);
  const wasHalf = before.some((text) => asksHalf.test(text));
  const isAll = asksAll.test(words) && !half.test(words);
  const isHalf = asksHalf.test(words);
  const isLeft = wasHalf && asksLeft.test(words);
  const payment = wasHalf && before.slice(-2).some((text) => half.test(text)) ? monthlyIn(words, currency) : undefined;
  if (!isAll && !isHalf && !isLeft && payment === undefined) return undefined;
  const debt = statedDebt(payment === undefined ? texts : texts.slice(0, -1), currency);
  const saved = savedIn(partsIn(all, currency));
  const { leftCents, rateMilli } = debt;
  if (!saved || !leftCents || rateMilli === undefined || debt.unclear || debt.currency !== undefined || saved.cents === leftCents)
    return undefined;
  const show = (cents: number) => showShort(cents, currency);
  const interest = (cents: number) => show(Math.round((cents * rateMilli) / 1_200_000 / 100) * 100);
  const rate = `${rateMilli / 1000} percent`;
  const rest = leftCents - Math.round(leftCents / 2);
  if (payment !== undefined) {
    const plan = payoff?.({ leftCents: rest, rateMilli, monthlyCents: payment });
    return (
      plan &&
      `On the ${show(rest)} that is left then, ${show(payment)} a month at ${rate} takes ${years(plan.months)}, with ${show(plan.interestCents)} of interest.\n\n**One next step:** set ${show(payment)} as a standing order for the day after payday.\n\nWhich month would you like it to be gone by?`
    );
  }
  if (isLeft)
    return `${show(rest)} is left on it then, and it costs about ${interest(rest)} of interest a month at ${rate}.\n\n**One next step:** write the new balance down once the payment has arrived.\n\nHow much could go to it each month from then on?`;
  if (isHalf)
    return saved.cents > leftCents - rest
      ? `Half is ${show(leftCents - rest)}: ${show(rest)} stays on the debt, for about ${interest(rest)} of interest a month in place of ${interest(leftCents)}, and ${show(saved.cents - (leftCents - rest))} stays in your savings. That keeps you a cushion and takes half of the weight.\n\n**One next step:** decide which figure lets you sleep better, and pay it in one go.\n\nHow much could go to the rest each month?`
      : undefined;
  // a loan at a low rate may stay beside savings
  if (rateMilli < 10_000) return undefined;
  const keep = Math.min(100_000, Math.round(saved.cents / 4 / 5_000) * 5_000);
  const stays = saved.cents - leftCents;
  const now = Math.min(leftCents, saved.cents - keep);
  const begin = `${stays > 0 ? `Your ${show(saved.cents)} covers all of the ${show(leftCents)}, and ${show(stays)} would stay.` : `Your ${show(saved.cents)} doesn't cover all of the ${show(leftCents)}, but a good part of it.`} At ${rate} the debt takes about ${interest(leftCents)} a month, more than savings bring, so money works harder there.`;
  const middle =
    stays >= keep
      ? `And ${show(stays)} is a cushion to begin with, so paying all of it is sound; then what went to the debt each month can fill the cushion up.`
      : `But with too little put away, the next flat tire goes back on the card. The usual middle: keep ${show(keep)} as a cushion and pay ${show(now)} now, so that ${show(leftCents - now)} is left on it.`;
  return `${begin} ${middle}\n\n**One next step:** look at what can break in the next three months, and choose the cushion by that.\n\nIs your income steady, or does it go up and down?`;
}
function monthlyIn(words: string, own: string): number | undefined {
  const [one, second] = amountsIn(words, own).filter(({ cents, end }) => cents >= 1_000 && perMonthOf("", words.slice(end)) === 1);
  return one && !second && /\b(?:pay|do|put|afford|manage|can|could)\b/.test(words) ? one.cents : undefined;
}
