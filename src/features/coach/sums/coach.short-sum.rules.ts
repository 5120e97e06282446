import { count } from "#shared/text.ts";
import { amountAlone, saidIn, type MoneyAnswer, type MoneyTalk, type Said } from "./coach.money-talk.rules.ts";
import { anyKind, noPayday, shortKinds, type ShortKind } from "./coach.short-sum.content.ts";

/** A bill that has come, and less than that in hand: what is missing, and the ways to it. */

const hasBefore =
  /\b(?:i|we)(?:'ve|ve)?(?: (?:only|just|have|got|saved|had|currently|still|really|do))+ $|\b(?:savings? (?:is|are|of|has)|saved(?: up)?|have only|only have|put away) $|\b(?:and|but|with) (?:only |just )?(?:have |got )?$/;
const hasAfter =
  /^ (?:in (?:my |the |our )?(?:savings?|bank|checking|account|emergency fund|hand|cash)|saved|to my name|put away|set aside|in total savings|on hand)\b/;
/** What somebody else has. */
const ofOthers =
  /\b(?:he|she|they|(?:my|our|her|his|the) (?:\w+ )?(?:mom|mother|dad|father|parents|son|daughter|sister|brother|friend|husband|wife|boyfriend|girlfriend|partner|neighbor|grand\w+|ex|uncle|aunt|cousin)) (?:only |just )?(?:has|have|had|got)(?: (?:only|just))* $/;
const asksFor =
  /\b(?:he|she|(?:my|our) (?:\w+ )?(?:friend|cousin|brother|sister|son|daughter|boyfriend|girlfriend|ex|uncle|aunt|nephew|niece)) (?:needs?|asks?(?: me)?(?: for)?|asked(?: me)?(?: for)?|wants?(?: me to (?:send|pay|lend))?|begs?)(?: (?:about|a|me))* $/;
const noneOf = /^ (?:in|of|on|left on) (?:\w+ ){0,2}(?:debts?|cards?|loans?|balance)\b|^ (?:limit|credit)\b/;
const costsBefore =
  /\b(?:is|are|was|be|costs?|cost(?:ing)? me|wants?|want|quoted(?: me)?|says?|said|of|needs?|run(?:s|ning)?|charg(?:e[sd]?|ing)|asking(?: for)?|estimate|bill|for|it'?ll be|a|an|another|owe|pay|price|total|to|came to|comes to|at|me)(?: (?:me|us|another|a|an))* $/;
const costsAfter =
  /^ (?:\w+ )?(?:repairs?|bills?|estimate|quote|surgery|ticket|fine|deductible|procedure|vet bill|to (?:fix|repair|replace|get))\b/;
const isWish =
  /\b(?:i (?:really )?want (?:to (?:buy|get)|an?|some|new)|would like|saving (?:up )?for|trip|vacation|wedding|down payment|house|refund|raise|gift)\b/;
const breaks =
  /\b(?:broke|broken|died|needs?|bill|repairs?|fix\w*|estimate|quoted?|wants?|costs?|surgery|ticket|fine|emergency|out of nowhere|cracked|leak\w*|sick|hospital|root canal|crowns?|crashed|stopped|quit|dead|owe|due|funeral|price|total|tires?|brakes?)\b/;
/** The question of the subject about a surprise bill. */
const asksNow = "How much of it could you pay now without missing rent or food?";

interface Found {
  cost: Said;
  had: Said;
  kind: ShortKind;
}
const isHad = (one: Said) =>
  one.perMonth === undefined &&
  !ofOthers.test(one.before) &&
  !noneOf.test(one.after) &&
  (hasAfter.test(one.after) || hasBefore.test(one.before));
const isCost = (one: Said) => one.perMonth === undefined && (costsBefore.test(one.before) || costsAfter.test(one.after));

const kindOf = (text: string): ShortKind | undefined => [...shortKinds, anyKind].find(({ about }) => about.test(text));

/** One bill and what is there for it, in the last messages. */
function found({ texts, last, own }: Pick<MoneyTalk, "texts" | "last" | "own">): Found | undefined {
  const newest = texts.at(-1) ?? "";
  const now = saidIn(newest, own);
  if (!now || now.length === 0 || isWish.test(texts.slice(-2).join(" "))) return undefined;
  const at = texts.findLastIndex((text, index) => index >= texts.length - 4 && kindOf(text) !== undefined && breaks.test(text));
  const kind = kindOf(texts[at] ?? "");
  if (at < 0 || !kind) return undefined;
  const all = texts.slice(at).flatMap((text) => saidIn(text, own) ?? []);
  const answered = at < texts.length - 1 && last.includes(asksNow) ? amountAlone(newest, own) : undefined;
  const hads = all.filter((one) => isHad(one) || (answered && one.before === answered.before && one.cents === answered.cents));
  const costs = all.filter((one) => !hads.includes(one) && isCost(one));
  const [had, otherHad] = hads;
  const [cost, otherCost] = costs;
  // with an amount that is not understood the sum would be wrong
  if (!had || !cost || otherHad || otherCost || all.length !== 2) return undefined;
  // what somebody else asks for is another question than a bill
  if (asksFor.test(cost.before) && kind.id !== "vet") return undefined;
  const [, word = ""] = /^ each\b/.test(cost.after) ? (/\b(two|three|four|2|3|4) (?:\w+ ){0,3}$/.exec(cost.before) ?? []) : [];
  const times = { two: 2, three: 3, four: 4 }[word] ?? (Number(word) || 1);
  return { cost: { ...cost, cents: cost.cents * times }, had, kind };
}

const isPaid = /\b(?:pay|do|put|spare|afford|manage|set aside|save)\b/;
/** What has sums of its own. */
const otherSum = /\bhow (?:much|many|long|soon)\b|\btax(?:es)?\b|\birs\b|\brent\b|\binterest\b|%/;

export function shortSum(talk: MoneyTalk): MoneyAnswer | undefined {
  const { newest, show, answers, texts } = talk;
  // the answers belong to the messages before the newest
  const at = answers.findLastIndex((text) => text.includes(noPayday)) - (answers.length - (texts.length - 1));
  const gap = at >= 0 && at >= texts.length - 5 ? found({ ...talk, texts: texts.slice(0, at + 1), last: "" }) : undefined;
  if (gap) return inParts(gap, texts.slice(at + 1), talk);
  const one = found(talk);
  if (!one) return undefined;
  const { cost, had, kind } = one;
  const topic = "pay-a-surprise";
  const missing = cost.cents - had.cents;
  if (otherSum.test(newest)) return undefined;
  if (missing <= 0)
    return {
      topic,
      text: `${kind.meet} The good part: your ${show(had.cents)} covers the ${show(cost.cents)}${missing === 0 ? ", to the dollar" : `, and ${show(-missing)} stays`}. That is what savings are for, so using them is no step back. Still ask for a second price, and for payments without interest if the cushion would get too thin.\n\n**One next step:** before you pay, ask what of it can wait and what it costs with a cheaper part or a plan.\n\nWhat else has to be paid before your next paycheck?`,
    };
  return {
    topic,
    text: `${kind.meet} ${show(cost.cents)} less the ${show(had.cents)} you have is ${show(missing)} short. That can be brought down before it is borrowed:\n\n${kind.ways.map((way, at) => `${at + 1}. ${way}`).join("\n")}\n\n${noPayday}\n\n**One next step:** make the first of these calls today: “I can pay ${show(had.cents)} now. What can we do with that?”\n\nWhat could you put toward the ${show(missing)} each month?`,
  };
}

const asksParts =
  /\b(?:can|could|may|should) (?:i|we) (?:just |maybe )*(?:pay|do)\b[^.!?]{0,20}\b(?:monthly|in parts|over time|in installments?|a month|bit by bit|slowly)\b|\bpayment plan\b/;
const asksCard =
  /\b(?:should|can|could) (?:i|we) (?:just |maybe )*(?:put|charge|pay) (?:it|that|this|the rest)(?: (?:all|with|by))* ?(?:on|with|to) (?:a|my|the) (?:\w+ )?card\b/;
const asksLong =
  /^\W*(?:(?:and|so|ok(?:ay)?|then) )*(?:how (?:long|many months)\b[^.!?]{0,30}|when (?:would|will|am) (?:i|it)\b[^.!?]{0,25})\W*$/;
/** "About 200 a month", after what is missing. */
function inParts({ cost, had, kind }: Found, after: readonly string[], { newest, own, show }: MoneyTalk): MoneyAnswer | undefined {
  const said = after.findLast((text) => (saidIn(text, own) ?? []).length === 1) ?? "";
  if (asksParts.test(newest) && said === "")
    return {
      topic: "pay-a-surprise",
      text: `Mostly yes, if you ask before the work is done or the bill is due; many offices and shops have a plan and don't say so first. Offer a sum and a date: “I can pay ${show(had.cents)} now, and the other ${show(cost.cents - had.cents)} in parts. What works for you?” If they send you to a financing card, ask what happens after one late payment before you sign.\n\n**One next step:** decide what you can keep up each month, even in a bad one, and call with it.\n\nHow much could that be?`,
    };
  const open = cost.cents - had.cents;
  if (asksCard.test(newest) && open > 0)
    return {
      topic: "pay-a-surprise",
      text: `I'd keep a bill off the card as long as there is another way. On a card at 24 percent the missing ${show(open)} costs about ${show(open * 0.02)} of interest a month, and the office that sent it would mostly rather take parts for nothing.${kind.id === "hospital" ? " A medical bill that is on a card is no medical bill anymore: it loses the financial assistance and the kinder rules for credit reports." : ""}\n\nIf nothing else is left: a card with a 0 percent offer and a fixed plan for its end, or a small credit union loan.\n\n**One next step:** ask for the payment plan first, today, and only then look at the card.\n\nHow much could you pay each month?`,
    };
  const isLong = asksLong.test(newest);
  const [part, second] = saidIn(isLong ? said : newest, own) ?? [];
  const missing = cost.cents - had.cents;
  if (!part || second || missing <= 0 || newest.split(" ").length > 16) return undefined;
  if (!(part.perMonth !== undefined || isPaid.test(newest) || amountAlone(newest, own))) return undefined;
  const monthly = Math.round(part.cents * (part.perMonth ?? 1));
  if (monthly < 500) return undefined;
  const topic = "pay-a-surprise";
  if (monthly >= missing)
    return {
      topic,
      text: `Then ${show(missing)} is there within a month. Ask for exactly that: ${show(had.cents)} now and the other ${show(missing)} in thirty days, in writing, without a fee.\n\n**One next step:** call and ask, before you agree to anything else.\n\nBy when do they want the money?`,
    };
  const times = Math.ceil(missing / monthly - 1e-9);
  const rest = missing - monthly * (times - 1);
  if (isLong)
    return {
      topic,
      text: `${count(times, "month")}, as worked out above, if none is missed and nobody adds interest.\n\nWhat could get in the way of one of them?`,
    };
  return {
    topic,
    text: `${show(cost.cents)} less the ${show(had.cents)} you have is ${show(missing)}; at ${show(monthly)} a month that's ${count(times, "month")}${rest === monthly ? "" : `, with ${show(rest)} as the last one`}, if nobody adds interest.\n\n“I can pay ${show(had.cents)} today and ${show(monthly)} on the first of each month. Can we write that down, without interest?”\n\n**One next step:** ask for exactly that, before you look at a card or a loan.\n\nHave they said whether they take parts?`,
  };
}
