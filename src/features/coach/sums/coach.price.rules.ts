import { roundToUnit, type Cents } from "#shared/money.ts";
import { amountsIn, countOf, countWord, countedBy, hasOtherPeriod, perMonthOf, type Amount } from "./coach.amounts.rules.ts";

/** The price that a question is about. All texts here are the output of `plain`. */

export interface Price {
  /** What is paid once, or in a month. */
  priceCents: Cents;
  /** The currency, if it is not the member's own. */
  currency?: string;
  /** Whether it is paid in every month; undefined where the words right beside it do not say so. */
  isMonthly?: boolean;
  /** Several prices that are alternatives, or one in a rhythm that is not known: it is asked for. */
  isUnclear?: boolean;
}

/** Before an amount that comes in or is there, so that it is no price. */
const ownBefore =
  /\b(?:earn|make|get paid|take home|bring home|income|salary|paycheck)\b[^.!?]{0,25}$|\b(?:have|saved|got)(?: (?:about|only|just|around|like))* $/;
/** Around an amount beside the price: what there is, what it cost before, what is paid anyway. */
const otherBefore =
  /\b(?:budget of|down from|instead of|rather than|was|were|normally|usually|rent is|bills are)(?: (?:about|an?|the|my))* $/;
const otherAfter =
  /^ (?:a (?:week|month|year) )?(?:(?:monthly|weekly|take[- ]home) )?(?:salary|income|wages?|pay ?check|budget|left|saved|in (?:my |the )?(?:savings|bank|account)|in cash|rent|bills)\b/;
/** What is paid every month. */
const monthly =
  /\b(?:rent|mortgage|car payment|loan payment|lease|subscription|membership)\b|\b(?:a|per|each|every) month\b|\bmonthly\b|\/ ?mo(?:nth)?\b/;
/** Without the clause about the own income, whose "a month" says nothing of the price. */
const withoutIncome = (output: string) =>
  output.replace(/\b(?:earn|make|get paid|take home|bring home|income|salary|paycheck)\b(?:[^.!?,;]|,(?=\d))*/g, " ");
/** A number alone right after the verb is a price, too: "can I spend 80 on shoes". */
const priceBare = /\b(?:afford|spend|pay)(?: (?:about|around|another|just|only))* $|\b(?:for|costs?)(?: (?:about|around|like|only))* $/;
const notCounted = /^ ?(?:%|percent|(?:[a-z]+-)?(?:hours?|minutes?|days?|weeks?|months?|years?|nights?|people|times)\b)/;

/** The price after `asked`, the place of the question: not what is earned or saved; "$80 shoes and a $60 bag" are $140. */
export function priceIn(output: string, own: string, asked = 0, isAlone = false): Price | undefined {
  const all = amountsIn(output, own);
  const hasMarked = all.some(({ isMarked }) => isMarked);
  const found = all.filter(({ isMarked, start, end }) => {
    const [before, after] = [output.slice(0, start), output.slice(end)];
    const isBare = isAlone || (!hasMarked && priceBare.test(before) && !notCounted.test(after));
    return (isMarked || isBare) && !ownBefore.test(before);
  });
  const isOther = ({ start, end }: Amount) => otherBefore.test(output.slice(0, start)) || otherAfter.test(output.slice(end));
  const later = found.filter(({ start }) => start >= asked);
  const first = later.find((one) => !isOther(one)) ?? later[0] ?? found.at(-1);
  if (!first) return undefined;
  const read = (one: Amount, before: string) => {
    const next = all.find(({ start, isMarked }) => isMarked && start > one.end);
    const after = output.slice(one.end, next?.start);
    return oneOf(before, next ? after.replace(nextPrice, "") : after, one, own, isAlone);
  };
  let price = read(first, output.slice(0, first.start));
  let { end } = first;
  for (const one of found.slice(found.indexOf(first) + 1)) {
    const between = output.slice(end, one.start);
    if (/[.!?]\s/.test(between)) break;
    if (isOther(one)) continue;
    // the words of the price before say nothing of this one
    const other = read(one, nextPrice.exec(between)?.[0] ?? between);
    // one of them is paid every month: which one is meant next is not known
    if (other.isMonthly !== price.isMonthly) return { ...price, isMonthly: false, isUnclear: true };
    if (other.currency !== price.currency || !joined.test(between)) return { ...price, isUnclear: true };
    price = { ...price, priceCents: price.priceCents + other.priceCents, ...(other.isUnclear && { isUnclear: true }) };
    ({ end } = one);
  }
  return price;
}
/** From the last "and" or comma between two prices: what belongs to the second. */
const nextPrice = /(?:,|&|\+|\b(?:and|plus)\b)(?:(?!,|&|\+|\band\b|\bplus\b)[^.!?])*$/;
/** Between two prices that are paid both. */
const joined =
  /(?:,|&|\+|\b(?:and|plus))(?: (?!(?:i|we|if|when|is|are|have|has|or|pay|owe|earn|make|save)\b)[\p{L}'-]+){0,5} ?(?:\d{1,2} )?$/u;

const countBefore = new RegExp(`\\b${countWord} (?:of (?:the|those|these) )?$`);
const countOfEach = new RegExp(`\\b${countWord}\\b[^.!?$]{0,40}$`);
/** "Three nights at", "2 tickets at". */
const severalAt = new RegExp(`\\b${countWord} (?:[\\p{L}-]+ )?[\\p{L}-]+s at $`, "u");
const each = /^ ?(?:each|apiece|(?:an?|per|\/) ?(?:piece|person|head|ticket|night|seat|item|hour|lesson|session|meal|bottle)\b)/;
const inTotal = /^ (?:in total|total|altogether|together|all in)\b/;
/** "Three weeks at $60 a week", "a 3-day trip at", "$60 a week for three weeks", "for the weekend": a number of times. */
const daysAt = new RegExp(
  `\\b${countWord}[ -](day|night|week)s?\\b(?! (?:an?|per|each|every) )[^.!?$]{0,40}$|\\bfor (?:an?|the|one) (day|night|weekend|week)\\b[^.!?$]{0,40}$`,
);
const forDays = new RegExp(
  `\\bfor (?:the |these )?${countWord} (day|night|week|hour|lesson|session)s\\b|\\bfor (?:an?|the|one|this) (day|night|weekend|week)\\b(?! (?:care|camp|pass)\\b)`,
);
const daysIn: Record<string, number> = { day: 1, night: 1, weekend: 2, week: 7 };
/** How many times a price is paid: 7 for "$50 a day for a week"; undefined where nothing says for how long. */
function timesOf(before: string, clause: string): number | undefined {
  const found = daysAt.exec(before) ?? forDays.exec(clause);
  if (!found) return undefined;
  const [, counted, units, one] = found;
  const unit = units ?? one ?? "";
  const [, next, later] = /^ ?(?:an?|\/) ?(\w+)|\b(?:per|each|every) (\w+)/.exec(clause.replace(/\bdaily\b/, "a day")) ?? [];
  const priced = next ?? later ?? "";
  if (priced === unit) return countedBy(counted);
  if (/^(?:day|night)$/.test(priced) && unit in daysIn) return countedBy(counted) * (daysIn[unit] ?? 1);
  return counted !== undefined && each.test(clause) ? countedBy(counted) : undefined;
}
const perDay = perMonthOf("", "a day");
/** "$50 a day" may be for a trip or for good; "every day" and "can I spend $30 a day" are for good. */
const isForGood = (before: string, clause: string) =>
  /\b(?:every|each|daily|everyday)\b/.test((before.split(/[.!?;,]/).at(-1) ?? "") + clause) ||
  (/\bspend(?: (?:about|around|only|just))* $/.test(before) && /^\W*\w+ day$/.test(clause));
const adverb = /\b(daily|weekly|monthly|yearly|annual) (?:[\p{L}-]+ ){0,3}$/u;

const periodLater =
  / (?:every|each|per|once an?|twice an?|daily|weekly|monthly|yearly|annually)\b|(?<=\b(?:rent|payment|lease|subscription|membership)) an? (?:week|year)\b/;

/** One price by the words before it and those after it, up to the next amount. */
function oneOf(before: string, after: string, { cents, currency }: Amount, own: string, isAlone: boolean): Price {
  const foreign = currency !== undefined && currency !== own && { currency };
  const [clause = ""] = after.split(/[.!?;,]/);
  const later = clause.search(periodLater);
  const [, leading = ""] = adverb.exec(before) ?? [];
  // "a $30 day pass" is no price of each day
  const isUnit = /^ (?:day|week|month|year)s?\b/.test(clause);
  const words = isUnit ? "" : clause;
  const perMonth =
    perMonthOf(before, words) ??
    (later < 0 ? undefined : perMonthOf("", clause.slice(later))) ??
    perMonthOf("", leading.replace("annual", "yearly"));
  const times = timesOf(before, words);
  if (times !== undefined) return { priceCents: cents * times, isMonthly: false, ...foreign };
  if (perMonth !== undefined) {
    const isUnclear = perMonth === perDay && !isForGood(before, words);
    return {
      priceCents: roundToUnit(cents * perMonth, currency ?? own, Math.round),
      isMonthly: !isUnclear,
      ...foreign,
      ...(isUnclear && { isUnclear }),
    };
  }
  const isTotal = inTotal.test(clause);
  const [, counted] =
    countBefore.exec(before) ?? (isTotal ? null : severalAt.exec(before)) ?? (each.test(clause) ? countOfEach.exec(before) : null) ?? [];
  const many = counted === undefined ? countOf(before, clause) : countedBy(counted);
  return {
    priceCents: cents * many,
    ...foreign,
    ...(!isAlone && { isMonthly: monthly.test(withoutIncome(before + clause)) }),
    ...((hasOtherPeriod(before, clause) || (later >= 0 && hasOtherPeriod("", clause.slice(later)))) && { isUnclear: true }),
  };
}
