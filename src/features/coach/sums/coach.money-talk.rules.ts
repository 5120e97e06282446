import type { Day } from "#shared/dates.ts";
import type { Cents } from "#shared/money.ts";
import { amountsIn, hasOtherPeriod, perMonthOf, type Amount } from "./coach.amounts.rules.ts";
import { withoutFillers } from "./coach.cost-names.rules.ts";
import { showShort, type PayoffOf } from "./coach.payoff.rules.ts";

/** What the rules about everyday money messages read. */

export interface MoneyTalk {
  /** The newest message and all of the user's, the newest last, as the output of `plain`. */
  newest: string;
  texts: readonly string[];
  /** The answer before it, and all. */
  last: string;
  answers: readonly string[];
  own: string;
  today: Day | undefined;
  /** The id of the talk's subject. */
  topic: string | undefined;
  payoff: PayoffOf | undefined;
  /** The lines of the member's own numbers. */
  numbers: readonly string[];
  show: (cents: Cents) => string;
}
export interface MoneyAnswer {
  text: string;
  topic: string;
}

/** Amounts in whole units. */
export const showRounded =
  (currency: string) =>
  (cents: Cents): string =>
    showShort(Math.round(cents / 100) * 100, currency);

export interface Said extends Amount {
  before: string;
  after: string;
  /** How many of it a month has; undefined without a period. */
  perMonth: number | undefined;
}
const noAmount =
  /^ ?(?:%|percent|apr)|^[ -]?(?:days?|weeks?|months?|years?|yrs?|hours?|hrs?|people|kids?|times|miles|am|pm|cards?|loans?|paychecks?|st|nd|rd|th)(?![\p{L}'])/u;
/** The amounts of money in a message, without "about" and the like before them; undefined where one has a rhythm that is not known. */
export function saidIn(text: string, own: string): Said[] | undefined {
  const words = withoutFillers(text);
  const all = amountsIn(words, own).flatMap((one): (Said & { isOther: boolean })[] => {
    const [before, after] = [words.slice(0, one.start), words.slice(one.end)];
    if ((!one.isMarked && noAmount.test(after)) || /^ ?(?:%|percent)/.test(after)) return [];
    // "the 15th", "at 3", "2 kids"
    if (!one.isMarked && one.cents < 2_000) return [];
    // "I'm 45"
    if (!one.isMarked && one.cents < 10_000 && /\b(?:i'?m|i am|aged?|turned|turning) $/.test(before)) return [];
    const isOther = hasOtherPeriod("", after) || /^ ?(?:an?|per|\/) ?(?:hour|hr)\b/.test(after);
    return [{ ...one, before, after, perMonth: perMonthOf("", after), isOther }];
  });
  return all.some(({ isOther }) => isOther) ? undefined : all;
}

/** Whether an amount is written in another currency than the member's: sums in `own` would be wrong. */
export const isForeign = (texts: readonly string[], own: string): boolean =>
  texts.some((text) => amountsIn(text, own).some(({ currency }) => currency !== undefined && currency !== own));

/** A pay that is named without its period and may be of a week: "I get paid $500 on Thursday". */
export const isPayUnclear = (texts: readonly string[], incomeCents: Cents | undefined, own: string): boolean =>
  incomeCents !== undefined &&
  incomeCents < 150_000 &&
  texts.some((text) =>
    (saidIn(text, own) ?? []).some(
      ({ cents, perMonth, before }) =>
        cents === incomeCents &&
        perMonth === undefined &&
        !/\b(?:a|per|every|each) month\b|\bmonthly\b/.test(`${before.slice(-40)} ${text.slice(-25)}`),
    ),
  );

const fillers =
  /\b(?:about|around|like|maybe|only|just|roughly|probably|i|we|have|can|could|do|pay|got|it'?s|is|its|so|well|um|ok|okay|yes|yeah|at|most|or|usually|left|a|per|each|every|month|dollars|bucks)\b/g;
/** The amount of a message that says nothing else: "about 600", "I could do 200". */
export function amountAlone(text: string, own: string): Said | undefined {
  const all = saidIn(text, own);
  const [one, second] = all ?? [];
  return one && !second && /^\W*$/.test(`${one.before} ${one.after}`.replace(fillers, " ")) ? one : undefined;
}

/** "$240 for the car and $60 for the phone". */
export const listedCosts = (costs: ReadonlyMap<string, Cents>, show: (cents: Cents) => string): string => {
  const parts = [...costs].map(
    ([name, cents]) => `${show(cents)} for ${/^(?:rent|mortgage|car|truck|phone|internet|electric)/.test(name) ? "the " : ""}${name}`,
  );
  return parts.length < 2 ? (parts[0] ?? "") : `${parts.slice(0, -1).join(", ")} and ${parts.at(-1)}`;
};
