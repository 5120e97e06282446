import type { Cents } from "#shared/money.ts";
import { amountsIn, hasOtherPeriod, monthlyPay, perMonthOf } from "./coach.amounts.rules.ts";
import { addCosts, costName, listedIn, nameOf, withoutFillers, type CountedCost } from "./coach.cost-names.rules.ts";

/** The income and the costs of a month in what a member writes. All texts here are the output of `plain`. */

/** Before an income. */
export const earned =
  /\b(?:(?:i|we|he|she) (?:only |now )?(?:make|makes|earn|earns|get|bring(?:s)? (?:home|in)|take(?:s)? home|clear|net)|(?:and |(?:^|[,.;]) ?)(?:make|earn|take home|bring home)|making|earning|on|take[- ]home(?: pay)?(?: is| of)?|income(?: is| of)?|salary(?: is| of)?|pay ?check(?: is| of)?|my pay is|get paid|got paid|(?:i'?m|im|i am|we'?re) paid)(?: (?:about|around|only|like|roughly|just))* $/;
const costBefore = new RegExp(
  `\\b(${costName})(?:'s)?(?: (?:is|are|was|of|at|costs?|payments?|bill|for|me|us|now|actually|really|rather|more like|still|here|there|would be|will be|runs?|(?:each|every|a|per) month|monthly|(?:goes|went|go|rises|rose) up to|rises to|rose to))* $`,
);
const costAfter = new RegExp(
  `^ (?:(?:(?:a|per|each|every) month )?(?:for|in|on|of|goes to|to) (?:my |the |our )?(${costName})|(rent|mortgage|(?:car|truck) payment)|(?:my |the )?(${costName})(?=\\W*(?:$|[,;.\\n]|and\\b|plus\\b|\\p{Sc}?\\d)))(?![\\p{L}])`,
  "u",
);

/** "Now it's just my 2,800". */
const reduced =
  /\bnow (?:it'?s|its|we'?re|i'?m|we have|we get)(?: down to| on| only| just)* (?:my |his |her |one pay of )?$|\b(?:my|the|this) (?:\w+ )?job pays(?: me)? $/;
/** Before what a month has to be lived on, where a period follows: "budget for 2 people 4100 a month", "I have 900 a month". */
const livedOn =
  /\b(?:(?:i|we) (?:only |just )?(?:have|live on|get by on)|budget(?: (?:for|of|is) (?:\w+ ){0,3}?)?)(?: (?:about|around|like|only|roughly|just))* ?$/;
/** After an amount that is for one thing, or left of another. */
const setApart =
  /^ (?:(?:a|per|each|every) month )?(?:left|extra|spare|more|to (?!live\b)|for (?!(?:two|2|us|everything|all|the (?:two|month))\b)|in |on |of |that |which )/;

const theirPay =
  /\b(?:(?:my )?(?:husband|wife|partner|boyfriend|girlfriend|spouse|fianc\w+)(?: (?:only |now )?(?:makes|earns|gets|brings? (?:home|in)|takes home))?|(?:he|she) (?:only |now )?(?:makes|earns|gets|brings (?:home|in)|takes home))(?: (?:about|around|only|like|roughly|just))* $/;
/** What is owed in all, and not what it costs a month: "38000 in student loans". */
function isBalance(name: string, cents: Cents, after: string): boolean {
  if (name === "mortgage") return cents >= 2_000_000;
  if (!/^(?:car|truck|(?:student )?loans?)$/.test(name)) return false;
  return cents >= 300_000 || /^ (?:in|of) (?:my |the |our )?(?:student )?loans?\b/.test(after);
}

/** "I get paid every two weeks, 1,450". */
const paidIn =
  /\b(?:get|am|i'?m|we'?re|gets?) paid (?:about )?(every (?:two|2|other) (?:weeks?|fridays?|thursdays?)|bi-?weekly|weekly|every (?:week|friday|thursday)|twice a month|monthly|once a month)(?:,| and it'?s| it'?s)* $/;
/** "Split 50/50", "12/15". */
const isRatio = /^\/ ?\d/;
const sideWork = "side|second|other|part[- ]time|gigs?|doordash|uber|lyft|instacart|etsy|ebay|freelanc\\w*|babysitting|cleaning|tutoring";
/** After an income that comes in beside the pay: "400 a month from DoorDash", "300 in tips". */
const extraAfter = new RegExp(
  `^ (?:(?:a|per|each|every) (?:month|week) )?(?:(?:on|from|with|doing|in) (?:my |a |the )?)?(${sideWork}|child support|tips|ssi|alimony|food stamps)\\b(?! (?:for|to)\\b)`,
);
const extraBefore =
  /\b(child support|side (?:job|gig|hustle)|second job|tips|ssi|alimony)(?: (?:is|are|of|brings(?: in)?|makes|pays(?: me)?|gets me))* $/;

/** Somebody else pays a part of the costs, so that the figures are not one person's. */
export const isCostShared = (text: string): boolean =>
  /\bpays? (?:for )?(?:half|a third|part|some)\b|\bsplit\b|\b(?:room|house|flat)mates?\b/.test(text);

/** Of a monthly pay before taxes. */
export const taxesFirst = " Taxes come off that before it reaches your account, often a fifth to a quarter of the pay.";

export interface IncomeAndCosts {
  incomeCents?: Cents;
  costs: Map<string, Cents>;
  /** From a wage by the hour or the pay of a year, before taxes. */
  isGross?: true;
  currency: string | undefined;
}
const wageIn = /(?<![\d.,])\$?(\d{1,2}(?:\.\d{1,2})?) ?(?:dollars |bucks )?(?:an h(?:ou)?r|per hour|\/ ?h(?:ou)?r|hourly)\b/;
const hoursIn =
  /(?<![\d.,])(\d{1,2}) ?(?:hours?|hrs?)\b(?! ?(?:a|per|each|every) (?:day|shift|night|month)|\/day| daily| (?:of sleep|ago|away|late))/;
const ofOthers = /\b(?:he|she|they|(?:my|our|the) \w+) (?:only |now )?(?:makes?|earns?|gets?|works?)\b/;
/** The pay of a month before taxes, from a wage by the hour and the hours of a week; the last that were named count. */
export function hourlyMonth(all: readonly string[]): number | undefined {
  const texts = all.filter((text) => !ofOthers.test(text));
  const wage = Number(texts.map((text) => wageIn.exec(text)?.[1]).findLast(Boolean) ?? 0);
  const hours = Number(
    texts.map((text) => hoursIn.exec(text.replace(wageIn, " "))?.[1]).findLast(Boolean) ??
      (texts.some((text) => /\bfull[- ]time\b/.test(text)) ? 40 : 0),
  );
  return wage >= 5 && hours > 0 && hours <= 80 ? Math.round((wage * 100 * hours * 52) / 12) : undefined;
}

/** The income and the costs of a month that messages name; later ones replace earlier ones. */
export function incomeAndCostsIn(texts: readonly string[], own: string): IncomeAndCosts {
  const stated: IncomeAndCosts = { costs: new Map(), currency: undefined };
  const more = new Map<string, Cents>();
  let theirs: Cents | undefined;
  // what somebody asks whether they can afford is no cost yet
  for (const words of texts.filter((one) => !/\b(?:buy|price|afford an?)\b/.test(one)).map(withoutFillers)) {
    const amounts = amountsIn(words, own);
    const counted: CountedCost[] = [];
    // what comes in is no cost of a list
    const earnings: CountedCost[] = [];
    // the end of the name that the amount before it has
    let taken = 0;
    for (const { cents, start, end, currency } of amounts) {
      const [before, after] = [words.slice(0, start), words.slice(end)];
      if (
        cents < 2_000 ||
        isRatio.test(after) ||
        /\d\/$/.test(before) ||
        hasOtherPeriod("", after) ||
        /^ ?(?:%|percent|an hour|per hour|\/ ?h)/.test(after)
      )
        continue;
      // what is owed in all is no cost of a month
      if (/\b(?:owe|owes|owed|owing|debt of)\b[^.!?,]{0,20}$|\bused to\b[^.!?,;]{0,25}$/.test(before)) continue;
      const rhythm = perMonthOf("", paidIn.exec(before)?.[1] ?? "");
      const perMonth = perMonthOf("", after) ?? rhythm;
      const monthly = Math.round(cents * (perMonth ?? 1));
      const [beside] = [extraAfter.exec(after) ?? extraBefore.exec(before)].map((found) => found?.[1]);
      // "550 a week with tips" is all of the pay
      const isWithTips = beside === "tips" && earned.test(before) && /^[^,.;]{0,20}\bwith tips\b/.test(after);
      const isExtra = beside !== undefined && !isWithTips && !/\b(?:pay|pays|paying)\b[^.,;]*$/.test(before);
      const behind = costBefore.exec(before);
      const isBehind = behind !== null && behind.index >= taken;
      const ahead = isBehind || earned.test(before) || isExtra ? null : costAfter.exec(after);
      const name = isBehind && !isExtra ? behind[1] : (ahead?.[1] ?? ahead?.[2] ?? ahead?.[3]);
      if (name !== undefined && perMonth === undefined && isBalance(name, cents, after)) continue;
      if (ahead) taken = end + ahead[0].length;
      if (name !== undefined) counted.push({ name: nameOf(name), cents: monthly, start, end });
      else if (isExtra) more.set(beside, monthly);
      else if (theirPay.test(before)) theirs = Math.round(monthlyPay({ cents, currency, perMonth }, own));
      else if (
        earned.test(before) ||
        rhythm !== undefined ||
        (reduced.test(before) && !setApart.test(after)) ||
        (perMonth !== undefined && livedOn.test(before) && !setApart.test(after))
      ) {
        stated.incomeCents = Math.round(monthlyPay({ cents, currency, perMonth }, own));
        // the pay of a year is named before taxes, unless somebody says otherwise
        const isYearly = perMonth === undefined ? stated.incomeCents < cents : perMonth < 0.1;
        if (isYearly && !/\b(?:after tax\w*|take home|bring home|net)\b/.test(words)) stated.isGross = true;
        else delete stated.isGross;
      } else continue;
      if (name === undefined) earnings.push({ name: "", cents: monthly, start, end });
      stated.currency ??= currency;
    }
    addCosts(stated.costs, words, [...counted, ...listedIn(words, [...counted, ...earnings], stated.costs)]);
  }
  // a benefit to live on is the income where there is no other
  if (stated.incomeCents === undefined && theirs === undefined && more.has("ssi")) stated.incomeCents = 0;
  // of a couple both incomes count
  if (theirs !== undefined) stated.incomeCents = (stated.incomeCents ?? 0) + theirs;
  if (stated.incomeCents !== undefined) for (const cents of more.values()) stated.incomeCents += cents;
  const hourly = stated.incomeCents === undefined ? hourlyMonth(texts) : undefined;
  return hourly === undefined ? stated : { ...stated, incomeCents: hourly, isGross: true };
}

const sharedCost = /\b(?:split|share|divide|pay)\b[^.!?]*\b(rent|mortgage|bills)\b/;
/** "It's 1800" after "how do we split the rent". */
export function costOfIt(texts: readonly string[], own: string): { name: string; cents: Cents } | undefined {
  const [words = ""] = texts.slice(-1);
  const name = texts
    .slice(0, -1)
    .map((text) => sharedCost.exec(text)?.[1])
    .findLast((one) => one !== undefined);
  const one = amountsIn(words, own).find(({ start }) =>
    /(?:^|\W)(?:it'?s|it is|that'?s)(?: (?:about|around|like))* $/.test(words.slice(0, start)),
  );
  return name !== undefined && one && one.cents >= 2_000 ? { name, cents: one.cents } : undefined;
}

/** Currencies in which the least that a month costs is about known. */
const known = new Set(["USD", "EUR", "GBP", "CHF", "CAD", "AUD", "NZD"]);
/** Whether half of an income cannot be enough for what must be paid; undefined in another currency. */
export const isTight = (monthlyCents: number, currency: string): boolean | undefined =>
  known.has(currency) ? monthlyCents < 150_000 : undefined;
/** How the words for a tight income begin, after the income. */
export const tightMark = "the usual shares do not fit:";
/** What comes first in such a month, and where help is. `begin` names the income. It holds a sentence of its subject, by which the talk goes on with it. */
export const tightWords = (begin: string): string =>
  `${begin} At such an income ${tightMark} nearly all of it goes to what must be paid, and that is not bad planning. So only an order: rent, power, food and medicine first, then transport and the phone, then the smallest payment on each debt.\n\nWhat changes most is often help that has not been claimed: SNAP for food, LIHEAP for power and heating, Medicaid for the doctor. 211 knows what there is where you live, by call, text or 211.org; from sixty on, look at benefitscheckup.org, too. If you can earn something beside it, begin near what you already do. Known people pay sooner and are kinder to beginners than platforms. With SSI or disability pay, ask first how extra earnings count.\n\n**One next step:** call or text 211 and ask, “What can I get with this income?”\n\nIs the rent paid out of it, or does somebody share it with you?`;
