import { amountsIn, hasOtherPeriod, perMonthOf, type Amount } from "./coach.amounts.rules.ts";

/** Interest rates in what a member writes. All texts here are the output of `plain`. */

export const percent = String.raw`\d{1,3}(?:[.,]\d{1,3})?\s?(?:%|percent\b|apr\b)`;
export const anyRate = new RegExp(String.raw`(?<![\d.,])(\d{1,3}(?:[.,]\d{1,3})?)\s?(?:%|percent\b|apr\b)`);
/** "Card 4200 at 24.99": a rate without its sign, right after a debt's sum. */
const bareRate =
  /(\b(?:cards?|visa|mastercard|amex|discover|debts?|loans?|owe[sd]?|balance)\b[^.!?]{0,25}?\d[\d,]* ?(?:at|@) )(\d{1,2}\.\d{1,2})(?![\d%]| ?(?:%|percent|apr|an? |per |each|every|k\b))/g;
/** "Credit card 3100 at 26", "2200 on a store card at 29": without a decimal point only of a card or loan, and within what these cost. */
const cardWord = String.raw`(?:cards?|visa|mastercard|amex|discover|loans?|balance)`;
const wholeRate = String.raw`(?:[5-9]|[12]\d|3[0-6])(?![\d%:]|[.,]\d| ?(?:%|percent|apr|an? |per |each|every|k\b|am\b|pm\b|dollars|bucks|days?\b|weeks?\b|months?\b|years?\b|yrs?\b|yo\b|o'?clock|i'?m\b|i (?:am|feel|have|got|was)\b|and (?:i )?(?:feel|already|still|have)))`;
const bareWhole = [
  new RegExp(String.raw`(\b${cardWord}\b[^.!?]{0,25}?\d[\d,]*(?: on (?:it|there))? ?(?:at|@) )(${wholeRate})`, "g"),
  new RegExp(String.raw`(\d[\d,]* ?(?:left |still )?(?:on|for) (?:[a-z]+ ){0,3}?${cardWord} (?:at|@) )(${wholeRate})`, "g"),
];
/** "3 cards: 1200 at 29, 800 at 22": two or more such pairs. */
const bareList = new RegExp(String.raw`(\d{3,}|\d,\d{3})( ?(?:at|@) )(${wholeRate}|\d{1,2}\.\d{1,2}(?![\d%]))`, "g");
const isList = (words: string) => /\b(?:cards|loans|debts)\b/.test(words) && (words.match(bareList)?.length ?? 0) > 1;
/** The words with the sign that such a rate lacks. */
export const withPercent = (words: string): string =>
  [bareRate, ...bareWhole].reduce(
    (text, one) => text.replaceAll(one, "$1$2%"),
    isList(words) ? words.replaceAll(bareList, "$1$2$3%") : words,
  );
const namedBefore = /\b(?:at|with|apr|rate|interest)(?: (?:rate|of|is|about|an?|around))* $/;
const namedRate = new RegExp(
  String.raw`\b(?:at|with|apr|rate|interest)(?: (?:rate|of|is|about|an?|around))* (?!0(?:[.,]0+)?\s?%)${percent}`,
);
const namedAfter = /^ (?:apr|interest|a year|per year)\b/;
/** A percentage that is no rate of a debt: of a raise, a rent, a discount, a fee. */
const otherBefore = /\b(?:raise[sd]?|rent|tips?|sav(?:e|ed|ing)|discount|match|fees?|tax(?:es)?|inflation|down payment)(?: \w+){0,3} $/;
const otherPercent = /^ (?:\w+ )?(?:off|discount|match|raise|tip|fee|down|cut|cash ?back|tax|pay (?:raise|cut))\b|^ of (?:my|the|our|it)\b/;
/** "From 24% to 29%": the first is over. */
const isOver = (before: string, after: string) => /\bfrom $/.test(before) && /^ to\b/.test(after);

/**
 * Of which period a rate is, right after it; a payment's own period is none of it: "at 24% every month I pay", "24% weekly payments". Where
 * the payment has another one, the first belongs to the rate: "2% a month I pay $200 a month".
 */
const payer = "(?:i|we|my|pay|paying|payments?|min|minimum)\\b";
const ofPeriod = new RegExp(
  `^(?: interest)?(?! (?:every|each) (?:(?:other|second|two|\\d) )?\\w+,? ${payer}| (?:an?|per) \\w+ ${payer}(?!.*\\d (?:an?|per|each|every) )| (?:bi-?)?(?:month|week|dai)ly ${payer})`,
);
const periodBefore = /\b(monthly|weekly|daily) (?:interest(?: rate)?|rate) (?:(?:of|is|at) )?(?:about |around )?$/;
/** The period that is named before a rate; right after an amount it is that of a payment: "I pay $200 monthly at 24%". */
function namedPeriod(before: string): string {
  const found = periodBefore.exec(before);
  return amountsIn(before, "USD").some(({ end }) => end + 1 === found?.index) ? "" : (found?.[1] ?? "");
}
/** How many months of a rate a year has: 12 for a rate of a year as it is usual; undefined for a period that is not known. */
function perYearOf(before: string, after: string): number | undefined {
  const [whole] = ofPeriod.exec(after) ?? [];
  const rest = whole === undefined ? "" : after.slice(whole.length);
  if (hasOtherPeriod("", rest)) return undefined;
  return (perMonthOf("", rest) ?? perMonthOf("", namedPeriod(before)) ?? 1 / 12) * 12;
}

export interface Rate {
  /** Thousandths of a percent a year. */
  rateMilli: number;
  /** A rate whose period is not known, or one that ends and another begins. */
  unclear?: "rate" | "later-rate";
  /** It is the highest of several that were listed, "22% and 27%". */
  isHighest?: true;
}
/** Thousandths of a percent. A higher rate that is named for a month or a week, and is above 100 percent a year, is asked for. */
const largestPartMilli = 15_000;
const rateOf = (figure: string, before: string, after: string): Rate => {
  const perYear = perYearOf(before, after);
  const writtenMilli = Number(figure.replace(",", ".")) * 1000;
  const rateMilli = Math.round(writtenMilli * (perYear ?? 1));
  const isUnlikely = rateMilli > writtenMilli && rateMilli > 100_000 && writtenMilli > largestPartMilli;
  return perYear === undefined || isUnlikely ? { rateMilli, unclear: "rate" } : { rateMilli };
};

const someMonths = String.raw`\bfor (?:the )?(?:first |next )?(?:\d{1,2}|an?|six|nine|twelve|eighteen) (?:months?|years?)\b`;
const isFree = /\b(?:no|without|zero|free of) interest\b|\binterest[- ]free\b/;
/** No interest for a time. */
const isFreeForTime = new RegExp(
  String.raw`(?:(?<![\d.,])0(?:[.,]0+)?\s?(?:%|percent\b|apr\b)|${isFree.source})[^.!?\d]{0,20}(?:${someMonths}|\b(?:until|till|through|promo|intro))`,
);
/** After the first of two rates, where the second begins when the first ends. */
const isLater = new RegExp(
  String.raw`\b(?:then|after(?:wards?)?|until|till|intro(?:ductory)?|promo(?:tional)?|teaser|jumps?|goes)\b|${someMonths}`,
);

/** "A balance transfer offers 0% for 12 months". */
const offered = new RegExp(String.raw`\b(?:offer(?:s|ed)?|balance transfer|another|other|new)\b[^.!?,;]{0,30}?(?:${isFreeForTime.source})`);
/** "I moved it to a 0% card for 12 months": the debt itself has no interest now. */
const movedTo = new RegExp(
  String.raw`(?<!(?:n't|\bnot|\bnever|\bif (?:i|we)) )\b(?:moved|transferred|switched|rolled|shifted|consolidated)\b(?:[^.!?]|\.\d)*?(?:${isFreeForTime.source})`,
);
/** "At 24%, 0% for the first 12 months". */
const ofSameDebt = /\b(?:it|it's|its|first|intro(?:ductory)?|promo(?:tional)?)\b/;
const laterClause = /\b(?:then|after|afterwards?|until|till|goes|jumps?|regular|normal|standard)\b/;
const isSum = ({ isMarked, cents }: Amount) => isMarked || cents >= 10_000;
/** Whether the time without interest is that of an offer, beside a debt with a rate of its own. */
function isOffer(words: string): boolean {
  if (movedTo.test(words)) return false;
  const isOffered = offered.test(words);
  const clauses = words.split(/[,.!?;]\s+|\n+/);
  if (!isOffered && clauses.some((clause) => isFreeForTime.test(clause) && ofSameDebt.test(clause))) return false;
  const own = amountsIn(words, "USD").flatMap((one) => (isSum(one) ? (rateAfter(words.slice(one.end)) ?? []) : []));
  if (own.length > 0) return own.every((rateMilli) => rateMilli > 0);
  const isNamed = (clause: string) => namedRate.test(clause) && !laterClause.test(clause);
  if (isOffered) return clauses.some((clause) => isNamed(clause) && !isFreeForTime.test(clause));
  // "My rate is 24%. I have a 0% card for 12 months, too"; in "0% for 12 months. The APR is 24%." the rate may begin later
  const sentences = words.split(/[.!?;]\s+|\n+/);
  const free = sentences.findIndex((sentence) => isFreeForTime.test(sentence));
  // "My other card is at 24%. I owe $6,000 on a card with no interest for 12 months": the amount is of the second
  const isOwed = (one: Amount) => isSum(one) && perMonthOf("", (sentences[free] ?? "").slice(one.end)) === undefined;
  return sentences.slice(0, free).some(isNamed) && !amountsIn(sentences[free] ?? "", "USD").some(isOwed);
}

/** The interest rate that a message names. */
export function rateIn(words: string): Rate | undefined {
  const found = [...words.matchAll(new RegExp(anyRate.source, "g"))].flatMap((match) => {
    const [before, after] = [words.slice(0, match.index), words.slice(match.index + match[0].length)];
    if (otherBefore.test(before) || otherPercent.test(after) || isOver(before, after)) return [];
    const isNamed = namedBefore.test(before) || namedAfter.test(after) || match[0].endsWith("apr");
    return [{ ...rateOf(match[1] ?? "", before, after), isNamed, after }];
  });
  const isEnding = isFreeForTime.test(words);
  const all = isEnding && isOffer(words) ? found.filter((one) => one.rateMilli > 0) : found;
  const { rateMilli, unclear } = all.find(({ isNamed }) => isNamed) ?? all[0] ?? { rateMilli: isFree.test(words) ? 0 : undefined };
  if (rateMilli === undefined) return undefined;
  const [first, second] = all;
  if ((isEnding && all === found) || (first && second && isLater.test(first.after))) return { rateMilli, unclear: "later-rate" };
  const highest = highestOf(
    words,
    all.map((one) => one.rateMilli),
  );
  if (highest !== undefined && all.length > 1 && all.every((one) => one.unclear === undefined))
    return { rateMilli: highest, isHighest: true };
  return { rateMilli, ...(unclear && { unclear }) };
}

const listedRates = new RegExp(`${anyRate.source}(?:(?:,|,? ?(?:and|or|&)|/) ?(?:the other (?:is |at )?)?${anyRate.source})+`);
/** Of "22% and 27%" the second, in thousandths of a percent; undefined unless just the rates `found`, not all the same, are listed. */
function highestOf(words: string, found: readonly number[]): number | undefined {
  const [listed] = listedRates.exec(words) ?? [];
  const rates = [...(listed ?? "").matchAll(new RegExp(anyRate.source, "g"))].map(([, figure = ""]) =>
    Math.round(Number(figure.replace(",", ".")) * 1000),
  );
  return new Set(rates).size > 1 && String(rates) === String(found) ? Math.max(...rates) : undefined;
}

const atRate = new RegExp(
  String.raw`^(?: \w+){0,4}?,? (?:at|@|with)(?: an?)?(?: apr| interest| rate| of)* ${percent}|^[,;:]? \(?${percent}`,
);

/** The interest rate right after an amount, in thousandths of a percent a year: "$6,000 at 24%". `rest` is the whole sentence from there. */
export function rateAfter(after: string, rest = after): number | undefined {
  const [found] = atRate.exec(after) ?? [];
  if (found === undefined || otherPercent.test(after.slice(found.length))) return undefined;
  return rateOf(anyRate.exec(found)?.[1] ?? "", "", rest.slice(found.length)).rateMilli;
}
