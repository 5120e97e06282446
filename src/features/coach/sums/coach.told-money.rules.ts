import type { Cents } from "#shared/money.ts";
import { incomeAndCostsIn, type IncomeAndCosts } from "./coach.income-and-costs.rules.ts";
import { saidIn, type MoneyTalk, type Said } from "./coach.money-talk.rules.ts";

/** The figures that a talk about money has named so far; later ones replace earlier ones. */
export interface ToldMoney extends IncomeAndCosts {
  debt?: Cents;
  /** In percent a year, and in the order in which they were named. */
  rates: readonly number[];
  savings?: Cents;
  /** What is left of this month, or until payday. */
  left?: Cents;
  /** What can be put away each month. */
  saves?: Cents;
}

const rateWords = /(?<![\d.,$])(\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent\b)/g;
export const isSavings = ({ before, after }: Said): boolean =>
  /^ (?:in (?:my |the |our )?(?:savings?|(?:the )?bank|emergency fund)\b|(?:already )?(?:saved|put away|set aside|put aside)\b|of savings\b|savings\b)/.test(
    after,
  ) || /\b(?:saved(?: up)?|savings(?: of| is| are|:)?|my (?:cushion|emergency fund) is)(?: (?:about|only|just|around))* $/.test(before);
export const isDebt = ({ before, after }: Said): boolean =>
  /^ (?:(?:in|of|on|worth of) )?(?:my |the |a |our |this |two |three |four |some )?(?:(?:credit|student|car|auto|personal|old) )?(?:cards?|debts?|loans?|visa|mastercard|amex)\b/.test(
    after,
  ) || /\b(?:owe|owing|(?:debts?|balance|card)(?: of| is|:)?)(?: (?:about|only|just|around))* $/.test(before);
const isLeft = ({ before, after }: Said): boolean =>
  /^ (?:(?:dollars|bucks) )?(?:left|remaining|to last|until|till|for the (?:rest|month))\b/.test(after) ||
  /\b(?:left|only have|have left|left is|left with) $/.test(before);
const isSaving = ({ before, perMonth }: Said): boolean =>
  perMonth !== undefined && /\b(?:save|saving|put (?:away|aside)|set aside|spare)(?: (?:about|up to|around|only|maybe))* $/.test(before);

/** "2500 a month, rent 900", without "I make". */
const payFirst = /^\W*\$?[\d.,]+ ?k? (?:(?:a|per|every|each) month|monthly)\b(?= ?[,;.]| and | rent| after|\W*$)/;
const costWords = /\b(?:rent|mortgage|car|phone|groceries|bills)\b/;

export function toldMoney({ texts, own }: Pick<MoneyTalk, "texts" | "own">): ToldMoney {
  const pay = texts.map((text, at) =>
    payFirst.test(text) && (costWords.test(text) || texts.slice(0, at).some((one) => /\bbudget\b/.test(one)))
      ? `i make ${text.trim()}`
      : text,
  );
  const told: ToldMoney = {
    ...incomeAndCostsIn(
      pay.filter((text) => !/\b(?:credit card|in debt|student loans?)\b/.test(text) || /\b(?:make|earn|take home|bring home)\b/.test(text)),
      own,
    ),
    rates: texts.flatMap((text) => [...text.matchAll(rateWords)].map(([, rate]) => Number(rate))),
  };
  for (const text of texts)
    for (const one of saidIn(text, own) ?? []) {
      if (isSavings(one)) told.savings = one.cents;
      else if (isDebt(one)) told.debt = one.cents;
      else if (isLeft(one)) told.left = one.cents;
      else if (isSaving(one)) told.saves = Math.round(one.cents * (one.perMonth ?? 1));
    }
  return told;
}

/** What must be paid of what was named, in cents. */
export const costsOf = ({ costs }: IncomeAndCosts): Cents => [...costs.values()].reduce((sum, one) => sum + one, 0);
/** The cost of the home, if it was named. */
export const homeOf = ({ costs }: IncomeAndCosts): Cents | undefined => costs.get("rent") ?? costs.get("mortgage");
/** To the nearest ten units, upward from five. */
export const tens = (cents: number): Cents => Math.round(cents / 1_000) * 1_000;
/** Whether the newest message names an amount, for what the talk is about now. */
export const namesAmount = ({ newest, own }: Pick<MoneyTalk, "newest" | "own">): boolean => (saidIn(newest, own) ?? []).length > 0;
