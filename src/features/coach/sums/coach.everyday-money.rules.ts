import type { Day } from "#shared/dates.ts";
import { plain } from "crisis-detector/plain";
import { affordRules } from "./coach.afford.rules.ts";
import { budgetRules } from "./coach.budget-plan.rules.ts";
import { carSums } from "./coach.car-sums.rules.ts";
import { cushionOrDebt } from "./coach.cushion-or-debt.rules.ts";
import { plannedWish } from "./coach.planned-wish.rules.ts";
import { cardsWithMinimums, debtAlone } from "./coach.debt-alone.rules.ts";
import { debtLaterRules, debtStartRules } from "./coach.debt-start.rules.ts";
import { homeOrCarRules } from "./coach.home-or-car.rules.ts";
import { landlordWords } from "./coach.landlord-words.rules.ts";
import { cameBesideDebt, moneyCheckRules } from "./coach.money-checks.rules.ts";
import { giftSum } from "./coach.gift-sums.rules.ts";
import { onOnePay } from "./coach.one-pay.rules.ts";
import { onlyMinimum } from "./coach.minimum.rules.ts";
import { isAboutDanger } from "../talk/coach.own-matter.rules.ts";
import type { PayoffOf } from "./coach.payoff.rules.ts";
import { incomeAlone, overspent } from "./coach.month-talk.rules.ts";
import { downPayment, enoughDown, loanPayment } from "./coach.loan-payment.rules.ts";
import { overspentMonth, savedFromList } from "./coach.overspent-month.rules.ts";
import { lessPay } from "./coach.less-pay.rules.ts";
import { payForRules } from "./coach.pay-for.rules.ts";
import { paycheck } from "./coach.paycheck.rules.ts";
import { regretted } from "./coach.regret.rules.ts";
import { monthCheck } from "./coach.month-check.rules.ts";
import { moneySums } from "./coach.money-sums.rules.ts";
import { changingPay, jobToDebt, secondJob, sideTaxes } from "./coach.side-work.rules.ts";
import { householdSums } from "./coach.household-sums.rules.ts";
import { paySums } from "./coach.pay-sums.rules.ts";
import { windfallSums } from "./coach.windfall.rules.ts";
import { habitSum } from "./coach.habit-sums.rules.ts";
import { partsSums } from "./coach.parts-sums.rules.ts";
import { goalTalk } from "./coach.goal-talk.rules.ts";
import { choiceSums } from "./coach.choice-sums.rules.ts";
import { compareSums } from "./coach.compare-sums.rules.ts";
import { toldSums } from "./coach.told-sums.rules.ts";
import { rentOffer, rentShort } from "./coach.rent-short.rules.ts";
import { savesAMonth, spendsAtOnce, spendsAWeek, toldFigure } from "./coach.spending-talk.rules.ts";
import { savingCheck } from "./coach.saving-check.rules.ts";
import { untilSums } from "./coach.until-sums.rules.ts";
import { withoutPay } from "./coach.without-pay.rules.ts";
import { shortSum } from "./coach.short-sum.rules.ts";
import { showRounded, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";

/** Everyday messages about money whose figures stand in them: a paycheck, a repair and what is there, a month that went over. */

interface Given {
  /** The user's messages, the newest last, and the answers before it. */
  texts: readonly string[];
  answers: readonly string[];
  currency?: string | undefined;
  today?: Day | undefined;
  topic?: string | undefined;
  payoff?: PayoffOf | undefined;
  /** The lines of the member's own numbers. */
  numbers?: readonly string[] | undefined;
}

const rules: readonly ((talk: MoneyTalk) => MoneyAnswer | undefined)[] = [
  landlordWords,
  ...affordRules,
  ...budgetRules,
  ...debtStartRules,
  cameBesideDebt,
  ...payForRules,
  onOnePay,
  giftSum,
  withoutPay,
  rentShort,
  rentOffer,
  paycheck,
  ...windfallSums,
  shortSum,
  overspent,
  onlyMinimum,
  lessPay,
  savingCheck,
  goalTalk,
  incomeAlone,
  ...toldSums,
  monthCheck,
  ...moneySums,
  ...compareSums,
  ...paySums,
  ...householdSums,
  sideTaxes,
  ...choiceSums,
  secondJob,
  changingPay,
  jobToDebt,
  regretted,
  debtAlone,
  cardsWithMinimums,
  ...partsSums,
  ...carSums,
  ...untilSums,
  spendsAtOnce,
  spendsAWeek,
  savesAMonth,
  cushionOrDebt,
  plannedWish,
  downPayment,
  enoughDown,
  loanPayment,
  overspentMonth,
  savedFromList,
  ...homeOrCarRules,
  ...moneyCheckRules,
  ...debtLaterRules,
  habitSum,
];

/** Money that somebody presses for, or that goes to a game or a dealer: what matters there is no sum. */
const pressed =
  /\b(?:gift cards?|western union|moneygram|bitcoin|crypto\w*|blackmail\w*|extort\w*|sextort\w*|scam\w*|bail|jail|prison|ransom|(?:met|talking to|chatting with|dating)\b[^.!?]{0,30}\bonline|whatsapp|telegram|stranger|(?:someone|somebody|a (?:man|woman|guy|lady)|they|he|she|irs|bank|police|officer|agent) (?:just )?(?:called|texted|messaged|emailed)|wire (?:it|them|him|her|money|the)|send (?:it |some |the rest )?back|(?:send|sent|sending) (?:him|her|them|it|money)|prize|sweepstakes|dealer|bookie|loan shark|casino|gambl\w*|slots|bets?|betting|drugs?|pills|cocaine|meth|heroin|stole|steal|stealing)\b/;

/** Whether one of the latest messages tells of such pressure. */
export const isPressed = (texts: readonly string[]): boolean => texts.slice(-4).some((text) => pressed.test(text));

/** "My credit card is killing me", "they hit us with a fee". */
const idiom =
  /\bhit(?:s|ting)? (?:me|us) (?:with|up)\b|\b(?:is|are|was|were) (?:really |just |absolutely )?killing (?:me|us)\b|\bto die for\b/;

export function everydayMoney(given: Given): MoneyAnswer | undefined {
  const talk = talkOf(given);
  if (!talk) return undefined;
  for (const rule of rules) {
    const answer = rule(talk);
    if (answer && !talk.answers.some((one) => one.includes(answer.text.slice(0, 60)))) return answer;
  }
  return undefined;
}
/** A figure that is told and nothing else; for after all rules that know what it is for. */
export function everydayFigure(given: Given): MoneyAnswer | undefined {
  const talk = talkOf(given);
  return talk && toldFigure(talk);
}

function talkOf({ texts, answers, currency = "USD", today, topic, payoff, numbers = [] }: Given): MoneyTalk | undefined {
  const all = texts.slice(-8).map((text) => plain(text.slice(0, 1200)).slice(0, 600));
  const newest = all.at(-1) ?? "";
  if (newest.split(" ").length > 70 || all.slice(-4).some((text) => pressed.test(text) || isAboutDanger(text.replace(idiom, " "))))
    return undefined;
  const show = showRounded(currency);
  return { newest, texts: all, last: answers.at(-1) ?? "", answers, own: currency, today, topic, payoff, numbers, show };
}
