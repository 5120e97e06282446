import type { Cents } from "#shared/money.ts";
import { amountsIn, hasOtherPeriod, monthlyPay, perMonthOf, type Amount } from "../sums/coach.amounts.rules.ts";
import { dangerAnswer, exactAnswer, readWritten, singleAnswer } from "../talk/coach.written.rules.ts";
import { beginning } from "../talk/coach.written-text.rules.ts";
import { showShort } from "../sums/coach.payoff.rules.ts";
import { isOtherPrice } from "../sums/coach.question.rules.ts";
import { earned } from "../sums/coach.income-and-costs.rules.ts";

const rent = /\bhow much (?:rent|should i (?:pay|spend) (?:for|on) rent)\b/;
const split = /\b(?:50[ /-]30[ /-]20|50 ?% ?30 ?% ?20 ?%)(?!\d)/;

/**
 * The answer to a single question that has one, computed from the figures in it where it is about money; undefined for any other. `own` is
 * the member's currency. In `before`, the user's earlier messages, "and on $4,000?" finds the question that it asks again. After a sign of
 * danger (`isCalm` false) no answer is looked for in what the earlier messages are about.
 */
export function knownAnswer(text: string, own = "USD", before: readonly string[] = [], isCalm = true): string | undefined {
  const output = beginning(text);
  const danger = dangerAnswer(output);
  if (danger) return danger.text;
  const asked = isOtherPrice(output, own) ? (before.map(beginning).findLast((one) => !isOtherPrice(one, own)) ?? "") : output;
  const near = (words: RegExp, isBefore: boolean) => {
    const named = amountNear(asked, words, own, isBefore);
    const [one] = named && asked !== output ? amountsIn(output, own) : [];
    return one && named ? { ...one, perMonth: perMonthOf("", output.slice(one.end)) ?? named.perMonth } : named;
  };
  const computed = rentAnswer(near(rent, false) ?? earnedIn(asked, own), own) ?? splitAnswer(near(split, true), own);
  if (computed !== undefined) return computed;
  const talk = readWritten({ newest: text, before });
  return (singleAnswer(talk) ?? (isCalm ? exactAnswer(talk) : undefined))?.text;
}

/** "I make $3,200 a month, how much rent can I afford". */
function earnedIn(words: string, own: string): Income | undefined {
  const asked = rent.exec(words);
  const named = asked && amountsIn(words.slice(0, asked.index), own).find(({ start }) => earned.test(words.slice(0, start)));
  const after = words.slice(named?.end);
  return named && !hasOtherPeriod("", after) && !/^ ?(?:an|per|\/) ?(?:hour|hr)\b/.test(after)
    ? { ...named, perMonth: perMonthOf("", after) }
    : undefined;
}

type Income = Amount & { perMonth: number | undefined };
/** Amounts in whole units. */
const shown =
  ({ currency }: Amount, own: string) =>
  (cents: Cents) =>
    showShort(Math.round(cents / 100) * 100, currency ?? own);
/** The first amount that is near the words of a question, in the same sentence: after them, or before them if `isBefore`. */
function amountNear(output: string, words: RegExp, own: string, isBefore: boolean): Income | undefined {
  const found = words.exec(output);
  if (!found) return undefined;
  const [start, end] = [found.index, found.index + found[0].length];
  const amount = amountsIn(output, own).find((one) => {
    const between =
      one.start >= end ? output.slice(end, one.start) : isBefore && one.end <= start ? output.slice(one.end, start) : undefined;
    return one.cents >= 1_000 && between !== undefined && /^[^.!?]{0,60}$/.test(between);
  });
  if (!amount) return undefined;
  const after = output.slice(amount.end);
  // neither the hours of a week nor the paychecks of a month are known
  return /^ ?(?:an|per|\/|each) ?(?:hour|hr)\b/.test(after) || hasOtherPeriod("", after)
    ? undefined
    : { ...amount, perMonth: perMonthOf("", after) };
}
/** 30 percent of the income before taxes: beyond it the U.S. Department of Housing speaks of a cost burden (huduser.gov). */
function rentAnswer(given: Income | undefined, own: string): string | undefined {
  if (!given) return undefined;
  const show = shown(given, own);
  const income = monthlyPay(given, own);
  return (
    `With ${show(income)} a month, the usual line is ${show(income * 0.3)}: thirty percent of the pay before taxes, with heat and power counted in. Above it, one bad month is enough to fall behind. Many landlords ask for three times the rent, which would be ${show(income / 3)} at most for you.\n\n` +
    "If nothing near you costs that, the other levers are a roommate, a smaller place farther out, or help with the rent: 211 knows what your county has.\n\n" +
    `**One next step:** put ${show(income * 0.3)} as rent into [your budget](/budget) and see what is left for each day.\n\nWhat do places cost where you look?`
  );
}

function splitAnswer(given: Income | undefined, own: string): string | undefined {
  if (!given) return undefined;
  const show = shown(given, own);
  const income = monthlyPay(given, own);
  const period = given.perMonth !== undefined || income !== given.cents ? " a month" : "";
  return (
    `Of ${show(income)}${period} after taxes that is ${show(income * 0.5)} for what must be paid (rent, food, power, transport, the least payment on debts), ${show(income * 0.3)} for what you like, and ${show(income * 0.2)} for savings and paying debt off faster.\n\n` +
    "It is a picture, not a law. Where rent alone takes half, 60, 20 and 20 is honest; with expensive debt, let the middle part shrink for a while.\n\n" +
    "**One next step:** write these three figures into [your budget](/budget), and put last month's spending beside them.\n\nWhich of the three is furthest off?"
  );
}
