import { plain } from "crisis-detector/plain";
import type { Cents } from "#shared/money.ts";
import { amountsIn } from "./coach.amounts.rules.ts";
import { showShort, years } from "./coach.payoff.rules.ts";

/** Several debts with their rates in one message, and how long they take together. */

interface Owed {
  leftCents: Cents;
  rate: number;
}
const owed =
  /(?<![\d.])\$?(\d[\d,]*(?:\.\d+)?)( ?k)?(?: (?:\w+ ){0,3}?|, ?| )(?:at|@) ?(\d{1,2}(?:\.\d+)?)(?!\d|[,.]\d)(?: ?%| ?percent)?/g;
export const debtsIn = (text: string): Owed[] =>
  [...text.matchAll(owed)].map(([, amount = "", thousands, rate]) => ({
    leftCents: Math.round(Number(amount.replaceAll(",", "")) * (thousands ? 100_000 : 100)),
    rate: Number(rate),
  }));
export const inWords = ["", "", "two", "three", "four", "five", "six"];

/** Months and interest with a fixed sum a month, the highest rate first. */
function monthsFor(debts: readonly Owed[], monthlyCents: Cents): { months: number; interestCents: Cents } | undefined {
  const left = debts.map((one) => ({ ...one })).toSorted((one, other) => other.rate - one.rate);
  let interestCents = 0;
  for (let months = 1; months <= 600; months += 1) {
    for (const one of left) {
      const interest = Math.round((one.leftCents * one.rate) / 1200);
      interestCents += interest;
      one.leftCents += interest;
    }
    let rest = monthlyCents;
    for (const one of left) {
      const paid = Math.min(rest, one.leftCents);
      one.leftCents -= paid;
      rest -= paid;
    }
    if (left.every(({ leftCents }) => leftCents === 0)) return { months, interestCents };
  }
  return undefined;
}

/** What goes to several debts together in a month. */
export const paymentForAll = (words: string, own: string) =>
  amountsIn(words, own).find(
    ({ cents, end }) =>
      cents >= 2_000 && /^(?: \w+){0,2}? ?(?:a|per|each|every) ?month|^\/ ?mo|^ ?(?:total|in all|monthly)/.test(words.slice(end)),
  );
/** Several debts and what can be paid on all of them, in one message. */
export function debtsWithPayment(newest: string, own = "USD"): string | undefined {
  const words = plain(newest).slice(0, 600);
  const listed = debtsIn(words);
  const payment = paymentForAll(words, own);
  // every other amount of the message would have to be something else
  const isWhole = amountsIn(words, own).filter(({ cents }) => cents >= 10_000).length === listed.length + 1;
  if (listed.length < 2 || !payment || !isWhole || !listed.every(({ leftCents }) => leftCents >= 5_000)) return undefined;
  const show = (cents: Cents) => showShort(Math.round(cents / 100) * 100, own);
  const [first] = listed.toSorted((one, other) => other.rate - one.rate);
  const order = first ? ` Everything above the minimums goes to the ${show(first.leftCents)} at ${first.rate} percent first.` : "";
  return `Together that's ${show(listed.reduce((sum, { leftCents }) => sum + leftCents, 0))}.${order} ${planFor(listed, payment.cents, show)}`;
}

export function planFor(listed: readonly Owed[], monthlyCents: Cents, show: (cents: Cents) => string): string {
  const plan = monthsFor(listed, monthlyCents);
  const all = listed.length === 2 ? "both" : `all ${inWords[listed.length] ?? "of them"}`;
  if (!plan)
    return `${show(monthlyCents)} a month for ${all} doesn't bring them down: the interest alone takes most of it. A nonprofit credit counselor (nfcc.org) can ask for lower rates.\n\n**One next step:** call one of the cards and ask for a hardship program.\n\nCould you add a little, or is that the limit?`;
  const more = monthsFor(listed, monthlyCents + 5_000);
  const faster = more && more.months < plan.months ? ` With ${show(5_000)} more it would be ${years(more.months)}.` : "";
  return `With ${show(monthlyCents)} a month for ${all}, highest rate first and nothing new on them: about ${years(plan.months)}, with around ${show(plan.interestCents)} of interest on the way.${faster} That counts the minimums in, so when one is gone its payment moves to the next.\n\n**One next step:** set it up as automatic payments for the day after payday.\n\nWhat could get in the way in the first two months?`;
}
