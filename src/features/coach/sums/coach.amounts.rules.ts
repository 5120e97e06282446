import { readCents } from "#shared/amounts.ts";
import { isCurrency, signOf, type Cents } from "#shared/money.ts";

/** Amounts of money in what a member writes, in any currency. All texts here are the output of `plain`. */

export interface Amount {
  cents: Cents;
  /** The currency that is written beside it; undefined for a number alone or with "k". */
  currency: string | undefined;
  /** It has a sign, a code, a word or "k": it cannot be an age, a year or a count. */
  isMarked: boolean;
  start: number;
  end: number;
}

/** What a debt is called, also by the brand of its card. */
export const debtNames = "debts?|loans?|cards?|visa|mastercard|amex|mortgages?";

/** Words between "owe" or "save" and an amount. */
export const aboutWords = "(?: (?:about|around|like|roughly|almost|nearly|maybe|only|him|her|them))*";

const digits = String.raw`\d{1,3}(?:[,.' ]\d{3})+(?:[.,]\d{1,2})?|\d{1,2}(?:,\d{2})+,\d{3}(?:\.\d{1,2})?|\d+(?:[.,]\d{1,2})?`;
/** Codes that are no English words in lower case. */
const codes = Intl.supportedValuesOf("currency")
  .map((code) => code.toLowerCase())
  .filter((code) => !/^(?:all|ang|bam|bob|cop|cup|ern|gel|lak|mad|mop|nad|pen|ron|sos|std|top|try|ves)$/.test(code))
  .join("|");
const names =
  "dollars?|bucks?|euros?|pounds?|quid|francs?|yen|rupees?|pesos?|reais|kron(?:or|er|a|e)|kr|zł|zloty|f ?cfa|cfa|won|yuan|rand|lira";
const nations = "us|american|canadian|australian|new zealand|swiss|british|mexican|indian|cfa";
/** In "4 $150 tires" the 4 is a count; in "20 € 24%" and "20 € 3 times a month" it is an amount. */
const isCount = String.raw`\d{1,2}(?: | ?[x×*] ?)(?:\p{Sc}|(?:${codes})) ?\d[\d.,]*(?![\d.,]| ?%| (?:percent|apr|times|days?|weeks?|months?|years?)(?!\p{L}))`;
const amount = new RegExp(
  String.raw`(?<![\p{N}.,])(?:((?<!\p{L})[a-z]{0,3}\p{Sc}|(?<!\p{L})(?:${codes}))\s?|(?!${isCount}))(${digits})(?![\p{N}]|[.,]\d)` +
    String.raw`(?:\s?(k|thousand|grand|million)(?!\p{L}))?(?:\s?(\p{Sc}(?!\d)|(?:(?:${nations}) )?(?:${names}|${codes})(?!\p{L})))?`,
  "gu",
);
const thousands: Record<string, number> = { k: 1_000, thousand: 1_000, grand: 1_000, million: 1_000_000 };

const weight = /\b(?:los(?:e|t|ing)|weigh(?:s|t)?|gain(?:ed)?|overweight|heavier|lighter)\b/;

/** All numbers that may be amounts, in their order. `own` is the member's currency: "$" is a Canadian's dollar for a Canadian. */
export function amountsIn(words: string, own: string): Amount[] {
  return [...words.matchAll(amount)].flatMap((match) => {
    const [whole, before, figure = "", many, after] = match;
    // in a sentence three digits after a point are thousands, too
    const cents = readCents(figure, /^\d{1,3}\.\d{3}$/.test(figure) ? "," : ".");
    // "the 401k match" names an account
    if (cents === null || (/^40[13]$/.test(figure) && many === "k" && before === undefined)) return [];
    const mark = before ?? (after?.startsWith("pound") && weight.test(words) ? undefined : after);
    return [
      {
        cents: Math.round(cents * (thousands[many ?? ""] ?? 1)),
        currency: mark === undefined ? (many === "grand" ? own : undefined) : currencyOf(mark, own),
        isMarked: mark !== undefined || many !== undefined,
        start: match.index,
        end: match.index + whole.length,
      },
    ];
  });
}

const common: Record<string, string> = {
  $: "USD",
  us$: "USD",
  dollar: "USD",
  "us dollar": "USD",
  "american dollar": "USD",
  ca$: "CAD",
  c$: "CAD",
  "canadian dollar": "CAD",
  a$: "AUD",
  au$: "AUD",
  "australian dollar": "AUD",
  nz$: "NZD",
  "new zealand dollar": "NZD",
  hk$: "HKD",
  s$: "SGD",
  mx$: "MXN",
  peso: "MXN",
  r$: "BRL",
  real: "BRL",
  "€": "EUR",
  euro: "EUR",
  "£": "GBP",
  pound: "GBP",
  quid: "GBP",
  "¥": "JPY",
  yen: "JPY",
  yuan: "CNY",
  "₹": "INR",
  rupee: "INR",
  franc: "CHF",
  cfa: "XOF",
  "cfa franc": "XOF",
  "₩": "KRW",
  won: "KRW",
  "₪": "ILS",
  "₱": "PHP",
  "₺": "TRY",
  lira: "TRY",
  "₽": "RUB",
  "₴": "UAH",
  "₦": "NGN",
  zł: "PLN",
  zloty: "PLN",
  kron: "SEK",
  rand: "ZAR",
};

/** The currency that a sign, code or word means: the member's own one wherever it can be meant. */
function currencyOf(mark: string, own: string): string {
  const name = mark
    .replace(/bucks?$/, "dollar")
    .replace("reais", "real")
    .replace(/^kr$|kron(?:or|er|a|e)$/, "kron")
    .replace(/^f ?cfa$/, "cfa")
    .replace(/(?<=\p{L}{3})s$/u, "");
  if (ownNames(own).some((each) => each === mark || (name.length > 2 && ` ${each} `.includes(/^kron$/.test(name) ? " kron" : ` ${name} `))))
    return own;
  const known = common[name] ?? common[name.replace(/^(?:swiss|british|mexican|indian) /, "")];
  if (known) return known;
  return isCurrency(mark.toUpperCase()) ? mark.toUpperCase() : (common[mark.slice(-1)] ?? own);
}

/** What a member may write for their own currency: its code, its signs, its name in full. */
function ownNames(own: string): string[] {
  const known = namesByCurrency.get(own);
  if (known) return known;
  const narrow = new Intl.NumberFormat("en-US", { style: "currency", currency: own, currencyDisplay: "narrowSymbol" })
    .formatToParts(0)
    .find(({ type }) => type === "currency")?.value;
  const name = new Intl.DisplayNames(["en"], { type: "currency" }).of(own);
  const names = [own, signOf(own), narrow ?? own, name ?? own].map((each) => each.toLowerCase());
  namesByCurrency.set(own, names);
  return names;
}
/** Formatters take a tenth of a millisecond to create, and a message may contain thousands of amounts. */
const namesByCurrency = new Map<string, string[]>();

const weekday = "(?:mon|tues|wednes|thurs|fri|satur|sun)day";
/** How many of a period a month has. */
const inMonth: Record<string, number> = {
  day: 365 / 12,
  week: 52 / 12,
  wk: 52 / 12,
  fortnight: 26 / 12,
  month: 1,
  mo: 1,
  quarter: 1 / 3,
  year: 1 / 12,
  yr: 1 / 12,
};
const units = `${Object.keys(inMonth).join("|")}|${weekday}`;
const few: Record<string, number> = { once: 1, twice: 2, other: 2, second: 2, two: 2, three: 3, third: 3, four: 4, six: 6 };
const number = String.raw`\d{1,2}|two|three|four|six`;
/** "a month", "twice a week", "every other Friday", "every 6 months", "/mo", "in a month". */
const regular = new RegExp(
  `^(?:(once|twice|${number})(?: times)? )?(?:(?:an?|per|each|every) |/ ?|in a (?=month))(?:single )?(?:(other|second|third|${number}) )?(?:(${units})s?)(?![\\p{L}'])`,
  "u",
);
const adverbs: [RegExp, number][] = [
  [/^(?:bi-?weekly|fortnightly)\b/, 26 / 12],
  [/^semi-?monthly\b/, 2],
  [/^(?:month(?:ly)?|mo)\b/, 1],
  [/^(?:week(?:ly)?|wk)\b/, 52 / 12],
  [/^(?:day|daily)\b/, 365 / 12],
  [/^quarterly\b/, 1 / 3],
  [/^semi-?annually\b/, 1 / 6],
  [/^(?:years?|yearly|annually|yr)\b/, 1 / 12],
];
/** Words that may stand between an amount and its "a month". */
const between =
  /^(?: ?(?:more|less|fewer|extra|payments?|instead|total|away|aside|on (?:it|that|them|top)|to(?:ward)?s? (?:it|that|them)|for (?:it|that)))+ /;
const perMonthIn = (words: string): number | undefined => {
  const [found, times = "once", each = "once", unit = ""] = regular.exec(words) ?? [];
  const count = (word: string) => few[word] ?? Number(word);
  return found === undefined ? adverbs.find(([form]) => form.test(words))?.[1] : ((inMonth[unit] ?? 52 / 12) / count(each)) * count(times);
};
/** "Every two weeks I can pay $100": the period before its amount. */
const leading =
  /\b((?:every|each|once an?|twice an?) (?:\w+ )?\w+?),?(?: (?:i|we|can|could|will|would|pay|put|send|add|throw|save|manage|do|set|aside|away|about|another|extra|an))* $/;
const periodsBeside = (before: string, after: string): string[] => [after.replace(between, "").trim(), leading.exec(before)?.[1] ?? ""];
/** "Monthly payment of $200", "weekly I pay $50"; in "$50 weekly on $3,000" it belongs to the amount before. */
const adverbBefore = /\bmonthly\b(?: \w+){0,4} $|\b(?:bi-?)?weekly(?: (?:i|we|can|could|pay|payments?|of|is|about|only))+ $/;
/** How many of an amount a month has, by the words beside it; undefined without "a month", "a week" and so on. */
export function perMonthOf(before: string, after: string): number | undefined {
  const [next, lead] = periodsBeside(before, after).map(perMonthIn);
  return next ?? lead ?? perMonthIn(adverbBefore.exec(before)?.[0] ?? "");
}

/** Currencies in which nobody has 15,000 a month without saying so. */
const large = new Set(["USD", "EUR", "GBP", "CHF", "CAD", "AUD", "NZD"]);

/** An income in a month, unrounded. A large one without a period is a year's. */
export const monthlyPay = (
  { cents, currency, perMonth }: Pick<Amount, "cents" | "currency"> & { perMonth: number | undefined },
  own: string,
): number => cents * (perMonth ?? (cents > 1_500_000 && large.has(currency ?? own) ? 1 / 12 : 1));

const irregular =
  /^(?:(?:from |with |out of )?every |bi-?monthly\b|(?:from |with |out of )?(?:an?|per|each|by) (?:pay ?(?:check|day|period|slip)|semester|term|season|shift|visit)\b)/;
/** Whether an amount is paid in a rhythm of which a month's share is not known: "every paycheck", "every now and then". */
export const hasOtherPeriod = (before: string, after: string): boolean =>
  perMonthOf(before, after) === undefined && periodsBeside(before, after).some((words) => irregular.test(words));

const counts: Record<string, number> = { two: 2, both: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 };
/** A count from two to ninety-nine, in words or digits; `countedBy` reads it. */
export const countWord = `(${Object.keys(counts).join("|")}|[2-9]|[1-9]\\d)`;
export const countedBy = (word = "") => counts[word] ?? (Number(word) || 1);
const countTimes = new RegExp(`\\b${countWord} ?(?:x|×|\\*|times) ?$`);
const timesCount = new RegExp(`^ ?(?:x|×|\\*|times) ?${countWord}\\b`);
const countBefore = new RegExp(`\\b${countWord} (?:of (?:the|those|these) )?$`);
const severalAfter = /^ (?:[\p{L}-]+ )?(?!(?:this|was|its|his|has|plus|minus|less|always)\b)[\p{L}-]{2,}s\b/u;
/** How many of an amount the words beside it name: 4 in "4 $150 tires", 3 in "3 x $50"; 1 without a count. */
export const countOf = (before: string, after: string): number =>
  countedBy((countTimes.exec(before) ?? timesCount.exec(after) ?? (severalAfter.test(after) ? countBefore.exec(before) : null))?.[1]);

export interface AmountInContext extends Amount {
  /** What belongs to it before and after: up to the amounts beside it, within its sentence. */
  before: string;
  after: string;
  /** All that follows it in its sentence. */
  rest: string;
  /** The first amount of its sentence. */
  isFirst: boolean;
}
/** The amounts of a text with the words around them. `isStated` says of a number alone, by those words, whether it is an amount. */
export function inContext(
  words: string,
  own: string,
  isStated: (before: string, after: string, cents: Cents) => boolean,
): AmountInContext[] {
  return words.split(/(?<=[.!?;])\s+|\n+/).flatMap((sentence) => {
    const all = amountsIn(sentence, own).filter(({ isMarked, start, end, cents }) => {
      const [before, after] = [sentence.slice(0, start), sentence.slice(end)];
      return !/^\s?(?:%|percent\b)/.test(after) && (isMarked || isStated(before, after, cents));
    });
    return all.map((one, at) => {
      const lead = sentence.slice(all[at - 1]?.end ?? 0, one.start);
      // words before the last comma or "and" belong to the amount before
      const before = at > 0 ? (lead.split(/,|\b(?:and|but|plus)\b/).at(-1) ?? "") : lead;
      const after = sentence.slice(one.end, all[at + 1]?.start);
      return { ...one, cents: one.cents * countOf(before, after), before, after, rest: sentence.slice(one.end), isFirst: at === 0 };
    });
  });
}
