import type { Cents } from "#shared/money.ts";
import { saidIn, type MoneyAnswer, type MoneyTalk, type Said } from "./coach.money-talk.rules.ts";
import { rateIn } from "./coach.rates.rules.ts";
import { savingsOrDebt } from "./coach.savings-or-debt.rules.ts";

/** Savings and a debt in one message, "I have $3,000 saved and $3,000 in card debt at 25%": a cushion first, the rest on the debt. */

const savedAfter =
  /^ (?:(?:already |now )?(?:saved(?: up)?|put (?:away|aside)|set aside|in (?:my |our |a |the )?(?:savings?(?: account)?|bank|checking|emergency fund|account)|of savings|cash))(?![\p{L}'])/u;
const savedBefore = /\b(?:savings?|emergency fund|cushion)(?: (?:is|are|of|has|account has|at))* $|\bsaved(?: up)? $/;
const owedAfter =
  /^ (?:(?:in|of|on|worth of) (?:(?:my|a|the|an|our) )?)?(?:(?:credit|store|student|car|personal|high[- ]interest|total) )*(?:cards?(?: debt)?|debts?|loans?|visa|mastercard)\b/;
const owedBefore = /\b(?:owe|debt (?:is|of)|balance (?:is|of)|card (?:is|has|balance is))(?: \w+)? $/;
const asks =
  /\bshould (?:i|we)\b[^.!?]{0,40}\bpay\b|\bpay (?:it|that|them|all of it|the (?:card|debt|loan)s?) (?:all )?off\b|\bwhere (?:do|should|would|can) (?:i|we) (?:start|begin)\b|\bwhat (?:should|do|would|can) (?:i|we) do\b|\bwhat (?:first|now)\b|\bwhich first\b|\b(?:save|savings) or\b|\bor (?:save|keep saving|pay)\b|\buse (?:my |the |our )?savings\b|\b(?:use|drain|empty) (?:it|them|my|the)\b/;
const isLow = /\b(?:mortgage|student loans?|car loan|house|0 ?%)\b/;

export function cushionOrDebt({ newest, texts, payoff, own, show, numbers }: MoneyTalk): MoneyAnswer | undefined {
  if (numbers.length > 0 || !asks.test(newest) || newest.split(" ").length > 45) return undefined;
  // with both sums and a rate named apart it has its own words
  if (savingsOrDebt(texts, { payoff, currency: own }) !== undefined) return undefined;
  const all = saidIn(newest, own) ?? [];
  const isSaved = ({ before, after, perMonth }: Said) => perMonth === undefined && (savedAfter.test(after) || savedBefore.test(before));
  const isOwed = ({ before, after, perMonth }: Said) => perMonth === undefined && (owedAfter.test(after) || owedBefore.test(before));
  const saves = all.filter(isSaved);
  const debts = all.filter((one) => !saves.includes(one) && isOwed(one));
  const [saved, otherSaved] = saves;
  const [debt, otherDebt] = debts;
  if (!saved || !debt || otherSaved || otherDebt || all.length !== 2 || debt.cents < 20_000 || saved.cents < 20_000) return undefined;
  const rate = rateIn(newest);
  if (rate?.unclear || rate?.isHighest) return undefined;
  const percent = rate && rate.rateMilli / 1000;
  if (percent === undefined && isLow.test(newest)) return undefined;
  if (percent !== undefined && percent < 8)
    return {
      topic: "choose-a-debt",
      text: `There's no hurry: at ${percent} percent the ${show(debt.cents)} costs about ${show(interestOf(debt.cents, percent))} of interest a month, so the ${show(saved.cents)} does more as a cushion first. Three months of what must be paid is a good size for it. What is above that may go to the debt, and saves about ${show(interestOf(100_000, percent))} a month for each ${show(100_000)}; a debt with a higher rate would come before it.\n\n**One next step:** work out a month of must-pays and take it times three, then you see what is free.\n\nWhat does such a month come to for you?`,
    };
  // from five hundred to a thousand stays
  const keep = Math.min(100_000, Math.max(50_000, Math.round(saved.cents / 4 / 5_000) * 5_000));
  const free = saved.cents - keep;
  const pays = Math.min(debt.cents, free);
  const topic = "choose-a-debt";
  if (pays < 5_000)
    return {
      topic,
      text: `I'd leave the ${show(saved.cents)} where it is: ${show(50_000)} to ${show(100_000)} is the cushion that keeps the next tire off the card. Everything above the minimums goes to the ${show(debt.cents)} from each pay instead${percent === undefined ? "" : `; at ${percent} percent it costs about ${show(interestOf(debt.cents, percent))} a month now`}.\n\n**One next step:** set the minimum to automatic, and add one sum on top on payday.\n\nHow much could go to the debt each month${percent === undefined ? ", and what is its rate" : ""}?`,
    };
  const rest = debt.cents - pays;
  const stays = saved.cents - pays;
  const begin = `Not all of it: keep ${show(stays)} as a cushion and pay ${show(pays)} now, ${rest === 0 ? "and the debt is gone" : `so ${show(rest)} is left on the debt`}.`;
  if (percent === undefined)
    return {
      topic,
      text: `A usual beginning: keep ${show(stays)} as a cushion, and ${show(pays)} could go to the debt, ${rest === 0 ? "which would be all of it" : `so ${show(rest)} would be left`}. Whether that is right hangs on the rate. On a card at 20 to 25 percent it saves about ${show(interestOf(pays, 20))} to ${show(interestOf(pays, 25))} of interest a month, more than savings bring. On a loan below about 7 percent there is no hurry, and more may stay in the bank.\n\nWith several debts, the one with the highest rate gets it first, and all others their minimum.\n\n**One next step:** write down each debt with its balance, rate and smallest payment; [your debts](/debt) puts them in order.\n\nWhat kind of debt is it, and at what rate?`,
    };
  return {
    topic,
    text: `${stays > 100_000 && rest === 0 ? `Yes: ${show(pays)} pays all of it, and ${show(stays)} stays as a cushion.` : begin} At ${percent} percent that saves about ${show(interestOf(pays, percent))} of interest a month, more than savings bring${rest > 0 ? `; the ${show(rest)} that is left costs about ${show(interestOf(rest, percent))}` : ""}.${stays > 100_000 ? "" : " Without a cushion the next repair would go straight back on the card."}\n\nThen what went to the debt until now goes on: ${rest > 0 ? "first to the rest of it, then to the cushion, up to a month of what must be paid" : "to the cushion, up to a month of what must be paid"}.\n\n**One next step:** make the payment of ${show(pays)} in one go, and put the card out of reach for a while.\n\n${rest > 0 ? `How much could go to the ${show(rest)} each month?` : "Is your income steady, or does it go up and down?"}`,
  };
}
const interestOf = (cents: Cents, percent: number): Cents => (cents * percent) / 1_200;
