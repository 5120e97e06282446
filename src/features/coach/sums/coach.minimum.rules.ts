import type { Cents } from "#shared/money.ts";
import { years } from "./coach.payoff.rules.ts";
import { saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";
import { statedDebt } from "./coach.stated-debt.rules.ts";

/** What it means to pay only the minimum on a card, with the figures of the talk or an example. */

const only = "(?:only|just)";
const asks = new RegExp(
  `\\b(?:${only} (?:ever )?(?:pay|paying|make|making|do|send)(?: (?:the|my))? min(?:imum)?s?\\b|pay(?:ing)? ${only} (?:the )?min(?:imum)?s?\\b|(?:${only} )?pay(?:ing)? (?:${only} )?the minimum (?:payments? )?(?:bad|ok(?:ay)?|enough|fine|hurt)|min(?:imum)? payments? (?:only|enough|bad))`,
);
const asksLong = /^\W*(?:(?:so|and|ok(?:ay)?|wow) )*how (?:long|many (?:months|years))\b[^.!?\d]{0,30}\W*$/;
const isQuestion = /\?|^\W*(?:is|does|do|what|how|why|can|should|will|would)\b/;

/** A usual minimum: one percent of the balance and the interest, at least 35 dollars. */
function atMinimum(leftCents: Cents, rateMilli: number): { months: number; interestCents: Cents; firstCents: Cents } | undefined {
  let [left, months, interestCents, firstCents] = [leftCents, 0, 0, 0];
  for (; left > 0 && months < 1_200; months += 1) {
    const interest = Math.round((left * rateMilli) / 1_200_000);
    const paid = Math.min(left + interest, Math.max(Math.round(left / 100) + interest, 3_500));
    if (months === 0) firstCents = paid;
    interestCents += interest;
    left += interest - paid;
  }
  return left > 0 ? undefined : { months, interestCents, firstCents };
}

export function onlyMinimum({ newest, texts, last, own, show, payoff }: MoneyTalk): MoneyAnswer | undefined {
  const [, time, interest] = /^It isn't bad in a tight month[^]* and takes about ([^,]+), with (\S+) of interest\./.exec(last) ?? [];
  if (time !== undefined && asksLong.test(newest))
    return {
      topic: "choose-a-debt",
      text: `With the minimum alone about ${time}, and ${interest} of interest, as worked out above. Any fixed sum above it changes that most in the first year.\n\n**One next step:** write me a sum that you could pay each month, even in a thin one, and I work out the new end.\n\nWhat could it be?`,
    };
  if (!asks.test(newest) || newest.split(" ").length > 40) return undefined;
  const said = statedDebt(texts, own);
  const isTheirs =
    said.leftCents !== undefined &&
    said.leftCents >= 30_000 &&
    said.rateMilli !== undefined &&
    !said.unclear &&
    said.currency === undefined;
  if (!isQuestion.test(newest) && !(isTheirs && texts.length > 1)) return undefined;
  // an amount without its rate would stand beside an example with another one
  if (!isTheirs && (own !== "USD" || (saidIn(newest, own) ?? []).length > 0)) return undefined;
  const [left, rate] = isTheirs ? [said.leftCents ?? 0, said.rateMilli ?? 0] : [300_000, 22_000];
  const least = atMinimum(left, rate);
  if (!least) return undefined;
  // a round sum, about half as much again as the first minimum
  const fixed = Math.ceil((least.firstCents * 1.4) / 1_000) * 1_000;
  const plan = payoff?.({ leftCents: left, rateMilli: rate, monthlyCents: fixed });
  const faster = plan ? ` With a fixed ${show(fixed)} a month it is ${years(plan.months)}, and ${show(plan.interestCents)}.` : "";
  return {
    topic: "choose-a-debt",
    text: `It isn't bad in a tight month: paid on time, the minimum keeps the account and your credit in order. As a habit it is the dearest way out, because most of it is interest.\n\n${isTheirs ? "With your figures" : "An example"}, if the minimum is one percent and the interest, at least $35: ${show(left)} at ${rate / 1000} percent begins with ${show(least.firstCents)} a month and takes about ${years(least.months)}, with ${show(least.interestCents)} of interest.${faster} The minimum shrinks as the debt does; a fixed sum doesn't.\n\n**One next step:** take today's minimum, add what you can, even $20, and set that sum as a fixed automatic payment.\n\n${isTheirs ? "What could you pay each month, at most?" : "What do you owe on it, and at which rate?"}`,
  };
}
