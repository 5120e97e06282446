import type { Cents } from "#shared/money.ts";

/** What the costs of a month are called, so that none is counted twice. All texts here are the output of `plain`. */

export const costName =
  "rent|mortgage|(?:car|truck) (?:payments?|loans?|notes?)|(?:(?:car|auto|health|renter'?s?|life|home(?:owner'?s?)?) )?insurance|car|truck|(?:cell )?phone|cell|utilities|electric(?:ity)?|power|groceries|food|gas|child ?care|day ?care|internet|wi-?fi|bills|student loans?|loans?|(?:credit )?card (?:payments?|minimums?)|minimums?|subscriptions|streaming|gym|child support";

/** One name for one cost: "car note" and "car payment" are the car. */
export function nameOf(name: string): string {
  const short = name
    .replace(/^(?:my|the|our|then|plus|also|and) /, "")
    .replace(/ (?:payments?|bills?|costs?|notes?|is|are|at|of)$/, "")
    .replace(/^(car|truck) loans?$/, "$1")
    .replace(/^auto insurance$/, "car insurance")
    .replace(/^electricity$/, "electric")
    .replace(/^(?:cell phone|cell)$/, "phone")
    .replace(/^(day|child) care$/, "$1care")
    .replace(/^wi-?fi$/, "internet");
  return /^credit card|^card|^minimums?$/.test(short) ? "card minimum" : short;
}

const filler =
  "about|bout|abt|around|roughly|approximately|approx|like|maybe|probably|usually|normally|almost|nearly|only|just|say|somewhere|close to";
const fillers = new RegExp(`(?<= )(?:(?:${filler}) )+(?=\\p{Sc}?\\d)`, "gu");
/** "Groceries ~500", "rent: 1200", "gas is like maybe 80", "500ish for food": the same without what only makes it rough. */
export const withoutFillers = (words: string): string =>
  words
    .replace(/(?<=\p{L})\s*(?:[:=~\u2248]|\s[-\u2013\u2014]\s)\s*(?=\p{Sc}?\d)/gu, " ")
    .replace(/\brents(?= \p{Sc}?\d)/gu, "rent")
    .replace(/~\s?(?=\p{Sc}?\d)/gu, "")
    .replace(fillers, "")
    .replace(/(?<=\d)(?:-? ?ish| or so| give or take)(?![\p{L}\d])/gu, "");

export interface CountedCost {
  name: string;
  cents: Cents;
  start: number;
  end: number;
}

const corrects =
  /\b(?:actually|wait|sorry|i mean|meant|no|not|now|instead|was|were|used to|goes|go|went|up|rises|rose|raised|from|to|or|if|well|oops|should be)\b/;
const another = /\b(?:another|second|other|(?:husband|wife|partner|son|daughter|mom|kid|boyfriend|girlfriend)'?s)\b/;
/** The costs of one message: a later one of the same name replaces what was said before, and two of one message are added. */
export function addCosts(costs: Map<string, Cents>, words: string, all: readonly CountedCost[]): void {
  const now = new Map<string, CountedCost>();
  for (const one of all) {
    const name = costs.has(one.name) ? one.name : (sameAs(costs, one) ?? one.name);
    const last = now.get(name);
    const lead = words.slice(last?.end ?? Math.max(0, one.start - 40), one.start);
    const isMore = last === undefined ? costs.has(name) && another.test(lead) : last.cents !== one.cents && !corrects.test(lead);
    costs.set(name, (isMore ? (costs.get(name) ?? 0) : 0) + one.cents);
    now.set(name, one);
  }
}
const same: readonly RegExp[] = [/^(?:daycare|childcare)$/, /^(?:electric|power)$/, /^student loans?$/];
/** The name under which a cost was named before: "insurance" after "car insurance", where there is no other. */
function sameAs(costs: ReadonlyMap<string, Cents>, { name, cents }: CountedCost): string | undefined {
  const names = [...costs.keys()];
  if (name === "insurance") {
    const [only, other] = names.filter((one) => one.endsWith(" insurance"));
    return other === undefined ? only : undefined;
  }
  // food and groceries may be two things, but not with the same figure
  if (/^(?:food|groceries)$/.test(name)) return names.find((one) => /^(?:food|groceries)$/.test(one) && costs.get(one) === cents);
  const group = same.find((one) => one.test(name));
  return group && names.find((one) => group.test(one));
}

const listedPart =
  /^\W*(?:(?:my|the|our|then|plus|also|i|we|pay|for) )*([a-z]{3,15}(?: [a-z]{3,12})?)(?: (?:is|are|at|of|costs?|runs?|actually|really|now|more like))* \$?(\d[\d,]*)(?: (?:dollars|bucks|a month|per month))?\W*$/;
const noCost =
  /\b(?:makes?|earns?|brings|takes|works|pays|husband|wife|partner|boyfriend|girlfriend|income|pay|paid|get|gets|bring|home|sav\w*|have|has|had|owe\w*|left|total|cards?|visa|debts?|loans?|balance|age|kids?|score|credit|hours?|bonus|tips|support|was|used|due|late|extra|need|want|spend|hundred|thousand|year|week|day|check|paycheck|take|net)\b/;
const knownCost = new RegExp(`^(?:${costName}|water|sewer|trash|heat(?:ing)?|cable|tuition|parking)\\b`);
/**
 * The costs of a list such as "electric is 190, water 60, rent 1300" that are not in `counted`: what stands among known ones is one, too,
 * so that no sum leaves it out. One that the talk has named already may stand alone.
 */
export function listedIn(words: string, counted: readonly CountedCost[], costs: ReadonlyMap<string, Cents>): CountedCost[] {
  // a question in it lists nothing
  const told = words.replace(/[^.!?\n]*\?/g, (asked) => (/,(?!\d{3})/.test(asked) ? asked : " ".repeat(asked.length)));
  if (/\?|\b(?:or|vs|versus|each|split|if)\b/.test(told)) return [];
  let at = 0;
  const parts = told.split(/,(?!\d{3})|;|\n|\.(?!\d)|\b(?:and|plus)\b/).flatMap((part): CountedCost[] => {
    const from = told.indexOf(part, at);
    at = from + part.length;
    const [, name = "", figure = ""] = listedPart.exec(part) ?? [];
    const start = from + part.search(/\$?\d/);
    return name === "" || noCost.test(name)
      ? []
      : [{ name: nameOf(name), cents: Number(figure.replaceAll(",", "")) * 100, start, end: from + part.length }];
  });
  const isList = parts.length > 1 && parts.some(({ name }) => knownCost.test(name));
  return parts.filter(
    (part) =>
      part.cents >= 500 && (isList || costs.has(part.name)) && !counted.some(({ start, end }) => part.start < end && part.end > start),
  );
}
