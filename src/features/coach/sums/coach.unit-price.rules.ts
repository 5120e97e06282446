import { amountsIn, perMonthOf } from "./coach.amounts.rules.ts";
import { showShort } from "./coach.payoff.rules.ts";

/** A price for one thing and how many of it go in a day or week: "12 dollars a pack, 10 a day", "2 cans a day at 3.50 a can". All texts are the output of `plain`. */

const things =
  "packs?|cartons?|cans?|cups?|bottles?|boxes|box|tins?|pods?|bags?|rides?|trips?|games?|tickets?|meals?|sandwich(?:es)?|coffees?|sodas?|lattes?|drinks?|piece";
const perThing = new RegExp(`^ ?(?:dollars |bucks )?(?:an?|per|each|every|for an?|for one|\\/) ?(${things})\\b`);
const each = /^ ?(?:dollars |bucks )?(?:each|apiece|a piece)\b/;
const smoked = "cigs?|cigarettes?|smokes?";
const often = new RegExp(
  `(?<![\\d.,$])(\\d{1,2}|half an?|an?|one|two|three|four|five|six) ?(${things}|${smoked})?(?: of (?:them|it|those))? (?:(?:a|per|each|every) (day|week)|(daily))\\b`,
  "g",
);
const inWords: Readonly<Record<string, number>> = { a: 1, an: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6 };
const inPack = 20;
const named = (word: string) => word.replace(/(?<=(?:x|ch))es$|s$/, "");

interface Use {
  cents: number;
  perWeek: number;
  isOfCigarettes: boolean;
  currency: string | undefined;
}
/** What is used in a week and what one of it costs; undefined where the words do not say both of the same thing. */
export function usedIn(words: string, own: string): Use | undefined {
  const priced = amountsIn(words, own).flatMap((one) => {
    const after = words.slice(one.end);
    const thing = perThing.exec(after)?.[1] ?? (each.test(after) ? "" : undefined);
    return thing === undefined || perMonthOf("", after) !== undefined ? [] : [{ ...one, thing: named(thing) }];
  });
  const counts = [...words.matchAll(often)];
  const [price, second] = priced;
  const [count, other] = counts;
  if (!price || second || !count || other) return undefined;
  const [, many = "", unit = "", period] = count;
  const number = many.startsWith("half") ? 0.5 : (inWords[many] ?? Number(many));
  const isSmoked = new RegExp(`^(?:${smoked})$`).test(unit);
  // of packs nobody smokes ten a day
  const isOfCigarettes =
    price.thing === "pack" && (isSmoked || (unit === "" && number >= 4 && !/\b(?:gum|cards|beer|soda|chips|candy|water)\b/.test(words)));
  // "20 a day and 10 a pack" may be money in both
  if (/\b(?:spend|spent|spending|pay|paying|cost|costs|costing)(?: (?:about|around|like|only))* $/.test(words.slice(0, count.index)))
    return undefined;
  if (!(number > 0) || (isSmoked && !isOfCigarettes)) return undefined;
  if (unit !== "" && !isSmoked && price.thing !== "" && named(unit) !== price.thing) return undefined;
  const perWeek = (isOfCigarettes ? number / inPack : number) * (period === "week" ? 1 : 7);
  return { cents: price.cents, perWeek, isOfCigarettes, currency: price.currency };
}

const asksSum =
  /\b(?:how much|what)\b[^.!?]{0,30}\b(?:cost\w*|spend\w*|a|per|in a|each|every) ?(?:year|month|week|me)?\b|\b(?:a|per|in a) (?:year|month)\W*$/;
/** The sum in a month and a year, asked for in the same message or after it. */
export function usedSum(words: string, earlier: readonly string[], own: string): string | undefined {
  if (!asksSum.test(words)) return undefined;
  const use = usedIn(words, own) ?? (/\d/.test(words) ? undefined : usedIn(earlier.at(-1) ?? "", own));
  if (!use) return undefined;
  const show = (cents: number) => showShort(Math.round(cents), use.currency ?? own);
  const week = use.cents * use.perWeek;
  const assumed = use.isOfCigarettes ? `, with ${inPack} cigarettes in a pack` : "";
  return `That is ${show(week)} a week, about ${show(Math.round((week * 365) / 84 / 100) * 100)} a month and ${show(Math.round((week * 365) / 7 / 100) * 100)} a year${assumed}.\n\n**One next step:** write the figure where you need it, for money in [your budget](/budget).\n\nIs it worth that to you, or would half of it do?`;
}
