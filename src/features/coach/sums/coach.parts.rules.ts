import { showCents, type Cents } from "#shared/money.ts";
import { amountsIn, hasOtherPeriod, perMonthOf, type Amount } from "./coach.amounts.rules.ts";
import { showShort } from "./coach.payoff.rules.ts";

/** The parts of a sum in a talk, each named as what it is: savings, a month's cost of living, what is set aside. All texts are the output of `plain`. */

interface Part extends Amount {
  /** How many of it a month has; undefined for an amount without a period. */
  perMonth: number | undefined;
  /** Paid in a rhythm of which a month's share is not known, or by the hour. */
  hasOtherPeriod: boolean;
  before: string;
  after: string;
  /** The number of its message in the talk. */
  at: number;
}
const isDuration = /^[ -]?(?:days?|weeks?|wks?|months?|mos?|years?|yrs?|hours?|hrs?|h|minutes?|mins?)(?![\p{L}'])/u;
const isShare = /^ ?(?:%|percent)/;
const byTheHour = /^ ?(?:(?:an|per|each|every|\/|a) ?(?:hour|hr|h)\b|hourly\b)/;

/** The amounts of a talk that can be money: no "10 %" and no "3 months". */
export const partsIn = (texts: readonly string[], own: string): Part[] =>
  texts.flatMap((text, at) =>
    amountsIn(text, own).flatMap((one) => {
      const [before, after] = [text.slice(0, one.start), text.slice(one.end)];
      if (isShare.test(after) || (!one.isMarked && isDuration.test(after))) return [];
      const isOther = byTheHour.test(after) || hasOtherPeriod(before, after);
      return [{ ...one, perMonth: isOther ? undefined : perMonthOf(before, after), hasOtherPeriod: isOther, before, after, at }];
    }),
  );

const about = "(?: (?:about|around|roughly|like|maybe|almost|nearly|only|just|up|away|aside))*";
const often = "(?: (?:only|just|usually|normally|currently|now|maybe|probably|still|already|can|could|will|would|might))*";
/** Words after which nothing more belongs to an amount. */
const ends =
  /^\s*(?:$|[.,;:!?)]|(?:and|but|or so|if|so|then|now|each|total|in total|in all|altogether|already|so far|how|when|what|i|we|to live(?: on)?|(?:on|for) (?:everything|living|all of it|all costs))(?![\p{L}'-]))/u;
const period =
  /^ ?(?:(?:an?|per|each|every|in a) |\/ ?)?(?:(?:single|other|second|third|two|three|four|six|\d{1,2}) )?(?:days?|weeks?|wk|fortnight|months?|mo|quarter|years?|yr|daily|weekly|bi-?weekly|fortnightly|monthly|quarterly|yearly|annually|(?:mon|tues|wednes|thurs|fri|satur|sun)days?)(?![\p{L}'])/u;
/** What follows an amount and its period. */
const restOf = ({ after, perMonth }: Part) => (perMonth === undefined ? after : after.replace(period, ""));

const costBefore = [
  // "i have 9000 saved and spend 2500 a month"
  new RegExp(`\\b(?:i|we) (?:have|got|saved)\\b[^.!?;]*\\band${often} (?:spend|need|live on|get by on)${about} $`),
  new RegExp(`\\b(?:i|we)${often} (?:spend|need|live on|get by on)${about} $`),
  new RegExp(
    `\\b(?:my|our|the) (?:(?:monthly|living|total) )?(?:expenses|costs|spending|cost of living)(?: (?:is|are|run|come to|add up to))${about} $`,
  ),
];
const isCost = (one: Part) =>
  one.perMonth !== undefined && costBefore.some((words) => words.test(one.before)) && ends.test(restOf(one)) ? one : undefined;

const asideBefore = new RegExp(
  `(?:\\b(?:i|we)(?:'ll|'d)?${often}|(?:^|[,.;]) ?(?:maybe |and )?(?:can|could)) (?:save|put (?:away|aside)|set aside)${about} $`,
);
const isAside = (one: Part) => (!one.hasOtherPeriod && asideBefore.test(one.before) && ends.test(restOf(one)) ? one : undefined);

const had = "(?: (?:only|just|currently|now|still|already))*";
const savedBefore = [
  // "i have 2 kids and 9000"
  new RegExp(
    `\\b(?:i|we)(?:(?:'ve| have)${had} (?:put away|set aside|put aside)|(?:'ve| have)?${had} (?:have|got|saved))${about}(?: (?:an?|\\d{1,2}|two|three|four|five|six) [\\p{L}]+ and)?${about} $`,
    "u",
  ),
  new RegExp(`\\b(?:my|our) (?:savings?|emergency fund|nest egg|cushion)(?: (?:is|are|has|account is|account has))${about} $`),
  /\bhow (?:long|many (?:days|weeks|months)) (?:would|will|does|do|can|could) (?:about |around |my |the |these |those )?$/,
];
const savedAfter =
  /^ (?:(?:already |now )?(?:saved(?: up)?|put (?:away|aside)|set aside|left(?! (?:on|to|of|in))|in (?:my |our )?savings|in (?:the|my|our) (?:bank|account|savings account)|to (?:my|our) name|of savings))(?![\p{L}'])/u;
const isWished = /\b(?:want|need|goal|should|would like|once|until|till|he|she|they)\b[^.,;!?]*$/;
const isSaved = (one: Part) => {
  if (one.perMonth !== undefined || one.hasOtherPeriod || (!one.isMarked && one.cents < 5_000)) return undefined;
  const isNamed = savedAfter.test(one.after);
  if (isNamed && !isWished.test(one.before)) return one;
  return savedBefore.some((words) => words.test(one.before)) && (isNamed || ends.test(one.after) || /^ last\b/.test(one.after))
    ? one
    : undefined;
};

/** The part of the last message that names it; undefined where none or two different ones are named there. */
const lastOne = (parts: readonly Part[], is: (one: Part) => Part | undefined): Part | undefined => {
  const found = parts.flatMap((one) => is(one) ?? []);
  const last = found.at(-1);
  return found.every(({ at, cents }) => at !== last?.at || cents === last.cents) ? last : undefined;
};
export const costIn = (parts: readonly Part[]) => lastOne(parts, isCost);
export const savedIn = (parts: readonly Part[]) => lastOne(parts, isSaved);
/** An amount that is set aside, without a period of the month if the costs are. */
export function asideIn(parts: readonly Part[], cost: Part): Part | undefined {
  const found = lastOne(parts, isAside);
  return found && found.perMonth === undefined ? (cost.perMonth === 1 ? { ...found, perMonth: 1 } : undefined) : found;
}

/** The one currency of all parts; undefined where two are named. */
export function currencyOf(parts: readonly (Part | undefined)[], own: string): string | undefined {
  const named = new Set(parts.flatMap((one) => one?.currency ?? []));
  return named.size > 1 ? undefined : ([...named][0] ?? own);
}
export const monthly = ({ cents, perMonth = 1 }: Pick<Part, "cents" | "perMonth">): number => cents * perMonth;

/** An amount as it was said, with its cents. */
export const shown = (cents: Cents, currency: string) => showCents(Math.round(cents), currency, true);
/** A computed amount, in whole units. */
export const rounded = (cents: number, currency: string) => showShort(Math.round(cents / 100) * 100, currency);
const rhythms: readonly [number, string][] = [
  [365 / 12, "a day"],
  [52 / 12, "a week"],
  [26 / 12, "every two weeks"],
  [1, "a month"],
  [1 / 12, "a year"],
];
/** "a day" or "every two weeks"; undefined for another rhythm. */
export const rhythmOf = (perMonth: number) => rhythms.find(([times]) => Math.abs(times - perMonth) < 1e-9)?.[1];
/** "$1,500 a month", or "$50 a day, about $1,521 a month,". */
export function withPeriod(one: Pick<Part, "cents" | "perMonth">, currency: string): string {
  const rhythm = rhythmOf(one.perMonth ?? 1);
  const month = `${rounded(monthly(one), currency)} a month`;
  return rhythm === undefined
    ? `about ${month}`
    : rhythm === "a month"
      ? `${shown(one.cents, currency)} a month`
      : `${shown(one.cents, currency)} ${rhythm}, about ${month},`;
}
