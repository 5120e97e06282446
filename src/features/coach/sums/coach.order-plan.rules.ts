import type { Cents } from "#shared/money.ts";
import { amountsIn, perMonthOf } from "./coach.amounts.rules.ts";
import { showShort, years, type PayoffOf } from "./coach.payoff.rules.ts";
import { inWords } from "./coach.several-debts.rules.ts";

/** Until when several debts are paid with one sum a month, in both orders. */

export interface Listed {
  name: string;
  leftCents?: Cents;
  rateMilli?: number;
  minimumCents?: Cents;
  /** The name holds the sum already. */
  isSummed?: boolean;
}

/** What a message says can be paid each month. */
export function paymentIn(words: string, own: string): Cents[] {
  return amountsIn(words, own).flatMap(({ cents, end }) =>
    cents >= 1_000 && (perMonthOf("", words.slice(end)) === 1 || /^ (?:extra|more|spare|left)\b|^\W*$/.test(words.slice(end)))
      ? [cents]
      : [],
  );
}

const asksOther =
  /\b(?:what if|if i|how about|what about|and with|or|could (?:do|pay)|can (?:do|pay)|maybe|pay|put|add|all together|in all|total)\b/;
const asksWhen = /\bwhen\b[^.!?]{0,25}\b(?:done|gone|paid|free|finished|over)\b|\bhow long\b/;
const adds = /\b(?:add(?:ed)?|more|extra|on top|another)\b/;
/** "An extra 200" goes to the first of them beside the minimums. */
const isExtra = /\b(?:extra|more|spare|on top|above|left)\b/;

const isOneOf = /\b(?:the|that|just|only) \$?[\d,.]+k? (?:one|card|loan|debt)\b/;

interface Given {
  own: string;
  payoff: PayoffOf;
  answers: readonly string[];
}
/** The months for all debts of an ordered list, with what one of the messages after it names; `rated` has the highest rate first. */
export function payAll(
  after: readonly string[],
  rated: readonly Listed[],
  count: number,
  { own, payoff, answers }: Given,
): string | undefined {
  const newest = after.at(-1) ?? "";
  // "the $5,000 one first": from there on it is about that one
  if (after.some((one) => isOneOf.test(one))) return undefined;
  const named = paymentIn(newest, own);
  const alone = named.length > 0 ? undefined : amountsIn(newest, own);
  const isAlone = alone?.length === 1 && asksOther.test(newest) && newest.split(" ").length <= 12 && !/%|\bpercent\b/.test(newest);
  const isAsked = asksWhen.test(newest) && newest.split(" ").length <= 12;
  const at = after.findLastIndex((one) => paymentIn(one, own).length > 0);
  const [said] = isAlone ? alone.map(({ cents }) => cents) : named.length > 0 ? named : isAsked ? paymentIn(after[at] ?? "", own) : [];
  // "what if I add $100": on top of what was named for all of them before
  const before = after
    .slice(0, -1)
    .flatMap((one) => (isExtra.test(one) ? [] : paymentIn(one, own)))
    .at(-1);
  const isAdded = adds.test(newest) && before !== undefined && said !== undefined && (isAlone || named.length > 0);
  const monthlyCents = isAdded ? before + said : said;
  if (monthlyCents === undefined || named.length > 1 || isExtra.test(isAsked && named.length === 0 ? (after[at] ?? "") : newest))
    return undefined;
  if (count !== rated.length || rated.length < 2) return undefined;
  const owed = rated.map(({ leftCents = 0, rateMilli = 0, minimumCents }) => ({ leftCents, rateMilli, minimumCents }));
  if (owed.some(({ leftCents }) => leftCents === 0)) return undefined;
  const show = (cents: Cents) => showShort(Math.round(cents / 100) * 100, own);
  const [all, both] = [owed.length === 2 ? "both" : `all ${inWords[owed.length] ?? "of them"}`, show(monthlyCents)];
  const plan = (order: typeof owed, cents = monthlyCents) => {
    const [first, ...others] = order;
    return first && payoff({ ...first, others, monthlyCents: cents });
  };
  const least = owed.reduce((sum, { minimumCents = 0 }) => sum + minimumCents, 0);
  if (least > monthlyCents)
    return `The minimums alone come to ${show(least)} a month, ${show(least - monthlyCents)} more than ${both}. Call the cards before a payment is missed and ask for a hardship program; a nonprofit credit counselor (nfcc.org) can ask all of them for lower rates at once.\n\n**One next step:** call the one with the highest rate first, and ask what they can do for three months.\n\nWhich of the payments is due next?`;
  const byRate = plan(owed);
  const interest = owed.reduce((sum, { leftCents, rateMilli }) => sum + Math.round((leftCents * rateMilli) / 1_200_000), 0);
  if (!byRate || monthlyCents <= interest)
    return `${both} a month for ${all} doesn't bring them down: the interest alone is about ${show(interest)} a month. A nonprofit credit counselor (nfcc.org) can ask for lower rates.\n\n**One next step:** call the card with the highest rate and ask for a hardship program.\n\nHow much more than ${show(interest)} could you pay, even by a little?`;
  const bySize = plan(owed.toSorted((one, other) => one.leftCents - other.leftCents));
  const isSame = owed.every(({ leftCents }, index) => index === 0 || leftCents >= (owed[index - 1]?.leftCents ?? 0));
  // of the figures as they are shown
  const dearer = (Math.round((bySize?.interestCents ?? 0) / 100) - Math.round(byRate.interestCents / 100)) * 100;
  const other = isSame
    ? " From the smallest to the largest is the same order here."
    : bySize
      ? ` Smallest balance first: ${years(bySize.months)}, with ${show(bySize.interestCents)} of interest${dearer >= 100 ? `, ${show(dearer)} more` : ", about the same"}.`
      : "";
  const first =
    byRate.firstMonths === undefined || owed.some(({ minimumCents }) => minimumCents === undefined)
      ? ""
      : ` The first one is gone after ${years(byRate.firstMonths)}.`;
  const faster = plan(owed, monthlyCents + 5_000);
  const more =
    faster && faster.months < byRate.months
      ? ` With ${show(5_000)} more a month it would be ${years(faster.months)}, and ${show(byRate.interestCents - faster.interestCents)} less interest.`
      : "";
  const text = `With ${both} a month for ${all}, highest rate first: ${years(byRate.months)}, with ${show(byRate.interestCents)} of interest on the way.${first}${other}${more} The minimums come out of the ${both}${least > 0 ? "" : ", so the real dates may be a month off"}; nothing new goes on them.\n\n**One next step:** put them into [your debts](/debt), and set the payments up for the day after payday.\n\nWould ${both} hold in a bad month, too?`;
  return answers.some((one) => one.includes(text.slice(0, 80)))
    ? `In ${years(byRate.months)}, as worked out above, if nothing new goes on them.\n\nWhat could get in the way until then?`
    : text;
}
