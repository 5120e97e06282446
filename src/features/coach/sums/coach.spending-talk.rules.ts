import { capital } from "../talk/coach.texts.rules.ts";
import type { Cents } from "#shared/money.ts";
import { leftOverAnswer } from "./coach.left-over.rules.ts";
import { calculated } from "./coach.calculations.rules.ts";
import { incomeAndCostsIn, isCostShared, taxesFirst } from "./coach.income-and-costs.rules.ts";
import { amountAlone, isPayUnclear, saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";

/** A talk in which pay and costs are told one after the other: each figure leads to what is left, and "how much can I spend a week" is worked out. */

const lead = "^\\W*(?:(?:so|and|but|honestly|ugh|ok(?:ay)?|well|because|idk|like) )*";
const isBad = new RegExp(
  `${lead}(?:i'?m|im|i am|i feel like i'?m|why am i)(?: (?:just|really|so|always|still|kinda|pretty))* (?:bad|terrible|awful|horrible|hopeless|not good|an idiot|the worst|irresponsible|dumb|stupid|reckless)(?: (?:at|with|about)) (?:managing |handling |saving |my )?(?:money|finances)\\W*$|${lead}i (?:really )?(?:suck|stink) (?:at|with) (?:money|managing money|finances|saving)\\W*$`,
);
const isGone =
  /\b(?:i|we) (?:just |always |usually )*(?:spend|blow|burn through|waste)(?: (?:it|money|my (?:pay|pay ?checks?|money)|everything|it all|all of it|everything i (?:get|make|earn)))+ (?:as soon as|the (?:second|minute|moment|day|same day)|when|before)\b|\bmoney (?:burns a hole|just disappears|slips through)\b|\b(?:pay ?check|money|pay) is (?:always |already |usually )?gone (?:the (?:same|next) day|in (?:a|two|three|\d) days?|before|by (?:monday|sunday|the weekend)|within)\b|\bcan'?t (?:hold on to|keep) (?:any )?money\b/;

/** "I'm so bad with money", "I spend it as soon as I get it". */
export function spendsAtOnce({ newest, own, topic, texts }: MoneyTalk): MoneyAnswer | undefined {
  if (newest.split(" ").length > 22 || (saidIn(newest, own) ?? []).length > 0) return undefined;
  if (texts.slice(-3).some((text) => /\b(?:manic|bipolar|adhd|high|drunk|divorce|husband|wife|partner|boyfriend|girlfriend)\b/.test(text)))
    return undefined;
  if (isGone.test(newest) && /\b(?:money|pay|paid|paycheck|check|spend|it)\b/.test(newest))
    return (topic ?? "start-a-budget") !== "start-a-budget" && !texts.some((text) => isBad.test(text))
      ? undefined
      : {
          topic: "start-a-budget",
          text: "That's less a weak will than an order: as long as all of it lies in one account, it looks like plenty on payday. So the order changes, and the will can rest.\n\n1. On payday the part for rent and bills moves away first, to an account without a card.\n2. Then one sum for the week, on its own card or in cash. It may be spent to the last dollar, without guilt.\n3. When it's empty, the week is done, and the next one begins fresh.\n\n**One next step:** find the size of that weekly sum with me; it takes two figures.\n\nHow much do you get each payday, how often, and what is your rent?",
        };
  return isBad.test(newest)
    ? {
        topic: "start-a-budget",
        text: "Few people were ever shown how, and pay that is too small feels the same as being bad with it. Three figures tell you more than that feeling: what comes in and how often, what must go out, and what is left for a week.\n\n**One next step:** write me the first two in one line, rounded, such as “700 every Friday, rent 900, phone 60”, and I work out the third.\n\nWhat happens mostly: is it gone early, do bills surprise you, or does it go to debt?",
      }
    : undefined;
}

/** "I get paid on Fridays, about $700" as "every Friday"; "on Friday" alone is one day. */
const payday =
  /\b(paid|get|make|bring home|earn)\b([^.!?]*?)\b(?:(?:on )?(?=\w+days\b)|(?:each|every) )((?:mon|tues|wednes|thurs|fri|satur|sun)day)s?\b/;
const withPayday = (text: string): string =>
  payday.test(text) && !/\b(?:today|yesterday|last|this|next|due)\b/.test(text)
    ? text.replace(payday, (_, verb: string, middle: string, day: string) => `${verb}${middle}every ${day}`)
    : text;

const asksWeek =
  /\bhow much (?:money )?(?:can|could|should|do) (?:i|we) (?:safely |really |actually )?(?:spend|have(?: left)?(?: to spend)?|live on|use)(?: on (?:myself|everything|the rest|stuff|fun|food|other things|groceries))? ?(?:a|per|each|every|for the|for a|this) (week|day|month)\b|\bwhat(?:'?s| is| would be) my (weekly|daily|monthly) (?:budget|spending|allowance|limit)\b|\bhow much (?:is|does) (?:that|it) (?:leave )?(?:me )?(?:left )?(?:a|per|each) (week|day|month)\b/;
const elsewhere =
  /\b(?:owe|debts?|loans?|\d ?%|percent|offer|raise|interview|hire[sd]?|salary|sell|price|moving|split|child support|alimony|invest\w*|retire\w*|severance|unemployment|tax(?:es)?|he|she|they|husband|wife|partner|boyfriend|girlfriend|landlord|roommates?)\b/;

const payOnly =
  /^\W*(?:it'?s )?\$?[\d.,]+ ?k? (?:(?:a|per|every|each) (?:month|week|two weeks|2 weeks)|monthly|weekly|bi-?weekly)(?: after tax(?:es)?| take[- ]home)?\W*$/;
/** "3k a month" after a wish for a budget. */
const asPay = (text: string, before: readonly string[]): string =>
  payOnly.test(text) && before.some((one) => /\bbudget\b/.test(one)) ? `i make ${text}` : text;

interface Month {
  incomeCents: Cents | undefined;
  costs: ReadonlyMap<string, Cents>;
  tax: string;
  /** The rhythm in which the pay was named: 4 to 5 paydays a month for a week's pay. */
  isWeekly: boolean;
}
function monthIn(texts: readonly string[], own: string): Month | undefined {
  if (texts.some((text) => isCostShared(text) || /\b(?:he|she|they|husband|wife|partner) (?:makes?|earns?|pays?|gets?)\b/.test(text)))
    return undefined;
  const said = texts.map((text, at) => asPay(withPayday(text), texts.slice(0, at)));
  const { incomeCents, costs, isGross, currency } = incomeAndCostsIn(said, own);
  if (isPayUnclear(said, incomeCents, own)) return undefined;
  if (currency !== undefined && currency !== own) return undefined;
  const isWeekly = texts
    .map(withPayday)
    .some(
      (text) =>
        /\b(?:a|per|every|each) (?:week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|\bweekly\b/.test(text) &&
        incomeAndCostsIn([text], own).incomeCents === incomeCents,
    );
  return { incomeCents, costs, tax: isGross ? taxesFirst : "", isWeekly };
}
const sumOf = (costs: ReadonlyMap<string, Cents>) => [...costs.values()].reduce((sum, one) => sum + one, 0);
const listOf = (costs: ReadonlyMap<string, Cents>, show: (cents: Cents) => string) =>
  [...costs].map(([name, one]) => `${name} ${show(one)}`).join(", ");
const weekOf = (monthly: Cents) => (monthly * 12) / 52;
/** What isn't named yet. */
const openOf = (costs: ReadonlyMap<string, Cents>): string => {
  const names = [...costs.keys()].join(" ");
  const open = (
    [
      ["rent", /rent|mortgage/],
      ["food", /food|groceries/],
      ["phone", /phone|bills/],
      ["power", /electric|power|utilities|bills/],
      ["the car or the bus", /car\b|truck|bus/],
      ["debt payments", /card|loan|minimum/],
    ] as const
  ).flatMap(([name, is]) => (is.test(names) ? [] : [name]));
  return open.length < 2 ? (open[0] ?? "what comes once a year") : `${open.slice(0, -1).join(", ")} and ${open.at(-1)}`;
};

/** "How much can I spend a week?", after pay and costs. */
export function spendsAWeek({ newest, texts, own, show, numbers }: MoneyTalk): MoneyAnswer | undefined {
  const found = asksWeek.exec(newest);
  if (!found || numbers.length > 0 || newest.split(" ").length > 45) return undefined;
  const month = monthIn(texts, own);
  if (!month || texts.slice(0, -1).some((text) => /\bowe\b|\d ?%/.test(text))) return undefined;
  // in one message an amount that is neither would be left out
  const now = monthIn([newest], own);
  if (now && (saidIn(withPayday(newest), own) ?? []).length > now.costs.size + (now.incomeCents === undefined ? 0 : 1)) return undefined;
  const { incomeCents, costs, tax, isWeekly } = month;
  const topic = "start-a-budget";
  if (incomeCents === undefined)
    return costs.size === 0
      ? undefined
      : {
          topic,
          text: `${listOf(costs, show)}: that is ${show(weekOf(sumOf(costs)))} a week that is spoken for. The rest hangs on the pay.\n\n**One next step:** write me what reaches your account each payday, and how often it comes.\n\nHow much is it, and how often?`,
        };
  if (costs.size === 0)
    return {
      topic,
      text: `${show(incomeCents)} a month is ${show(weekOf(incomeCents))} a week before anything is paid.${tax} What you can spend is what is left after what must go out, and I don't have that yet.\n\n**One next step:** write it in one line, such as “rent 900, phone 60, car 300”, and I work out your week.\n\nWhat goes out each month?`,
    };
  const rest = incomeCents - sumOf(costs);
  if (rest <= 0)
    return {
      topic: "bills-due",
      text: `${show(incomeCents)} a month less ${listOf(costs, show)} leaves nothing: ${show(-rest)} is missing. So there is no weekly sum yet; one of the large ones has to move first. 211 knows what help there is for your income.${tax}\n\n**One next step:** call about the largest one, and ask for a lower payment for three months.\n\nWhich of them could move at all?`,
    };
  const week = weekOf(rest);
  const begin = isWeekly
    ? `${show(weekOf(incomeCents))} a week less ${show(weekOf(sumOf(costs)))} for ${[...costs.keys()].join(", ")} leaves ${show(week)} a week`
    : `${show(incomeCents)} a month less ${listOf(costs, show)} leaves ${show(rest)}, so ${show(week)} a week`;
  const aside = Math.round(weekOf(rest) / 5 / 500) * 500;
  return {
    topic,
    text: `${begin}, about ${show(week / 7)} a day.${tax} Out of that still come ${openOf(costs)}, so it isn't all free. Until you know those, spend at most half of it, ${show(week / 2)} a week, on what you choose; that keeps room for the rest.${aside >= 500 ? ` And ${show(aside)} that leaves on payday becomes the cushion.` : ""}\n\n**One next step:** on payday move ${show(weekOf(sumOf(costs)))} for each week to an account without a card, before you spend anything.\n\nWhat do ${openOf(costs)} come to? Then the figure is exact.`.replace(
      /What do (rent|food|phone|power|the car or the bus|debt payments|what comes once a year) come to/,
      "What does $1 come to",
    ),
  };
}

const asksSave =
  /^\W*(?:(?:so|and|ok(?:ay)?|then|but) )*(?:how much|what) (?:can|could|should) (?:i|we) (?:save|put (?:away|aside))(?: (?:a|each|every|per) month| then)?\W*$/;
/** "How much can I save?", after pay and costs in messages of their own. */
export function savesAMonth({ newest, texts, own, show, numbers }: MoneyTalk): MoneyAnswer | undefined {
  if (!asksSave.test(newest) || numbers.length > 0 || texts.length < 2 || leftOverAnswer(newest, texts.slice(0, -1), own) !== undefined)
    return undefined;
  const month = monthIn(texts, own);
  if (!month || month.incomeCents === undefined || month.costs.size === 0) return undefined;
  const rest = month.incomeCents - sumOf(month.costs);
  if (rest < month.incomeCents / 20) return undefined;
  const some = Math.max(1_000, Math.round(Math.min(month.incomeCents / 10, rest / 4) / 1_000) * 1_000);
  return {
    topic: "start-a-budget",
    text: `${show(month.incomeCents)} a month less ${listOf(month.costs, show)} leaves ${show(rest)}.${month.tax} Not in it yet: ${openOf(month.costs)}. So ${show(some)} a month is a beginning that can hold, ${show(some * 12)} in a year.\n\n**One next step:** let ${show(some)} leave your account on payday, and look after two months whether it stayed.\n\nWhat else goes out in a normal month?`,
  };
}

const topics = new Set([
  "start-a-budget",
  "build-a-cushion",
  "bills-due",
  "money-worry",
  "groceries-cost",
  "forget-bills",
  "cancel-subscriptions",
  "no-spend-slip",
  "overdraft",
  "side-income",
  "irregular-income",
  undefined,
]);
/** Pay or costs and nothing else: what they come to with what was told before. It follows all rules that know more. */
export function toldFigure({ newest, texts, answers, own, show, numbers, topic }: MoneyTalk): MoneyAnswer | undefined {
  if (texts.length < 2 || numbers.length > 0 || !topics.has(topic) || newest.includes("?") || newest.split(" ").length > 16)
    return undefined;
  if (texts.slice(-5).some((text) => elsewhere.test(text))) return undefined;
  // a price that was asked about comes first
  if (texts.slice(-4, -1).some((text) => /\b(?:afford|buy|can i|should i|worth|price)\b/.test(text))) return undefined;
  const now = monthIn([newest], own);
  const all = saidIn(withPayday(newest), own) ?? [];
  if (!now || all.length === 0 || all.length !== now.costs.size + (now.incomeCents === undefined ? 0 : 1) || amountAlone(newest, own))
    return undefined;
  const month = monthIn(texts, own);
  if (!month || calculated(newest, texts.slice(0, -1), own) !== undefined) return undefined;
  const { incomeCents, costs, tax, isWeekly } = month;
  const answer = (text: string): MoneyAnswer | undefined =>
    answers.some((one) => one.includes(text.slice(0, 60))) ? undefined : { topic: "start-a-budget", text };
  if (incomeCents !== undefined && costs.size > 0) {
    const rest = incomeCents - sumOf(costs);
    const begin = `${show(incomeCents)} a month less ${listOf(costs, show)}${costs.size > 1 ? ` (together ${show(sumOf(costs))})` : ""}`;
    return rest <= 0
      ? answer(
          `${begin} is ${show(-rest)} short.${tax} That isn't about discipline: one of the large ones has to move, or something has to come in. 211 knows what help there is for your income.\n\n**One next step:** call about the largest one this week, and ask for a lower payment.\n\nWhich of them could move at all?`,
        )
      : answer(
          `${begin} leaves ${show(rest)}, about ${show(weekOf(rest))} a week.${tax} Not in it yet: ${openOf(costs)}.\n\n**One next step:** write me the largest of those that is missing, with its sum, and I take it off.\n\nWhat else goes out in a normal month?`,
        );
  }
  if (incomeCents !== undefined) {
    const four = isWeekly
      ? ` Most months have four paydays and some have five, so plan with ${show(Math.round(weekOf(incomeCents) / 100) * 400)}; the fifth is the cushion.`
      : "";
    return answer(
      `${isWeekly ? `${show(weekOf(incomeCents))} a week is about ${show(incomeCents)} a month` : `${show(incomeCents)} a month is about ${show(weekOf(incomeCents))} a week`}, before anything is paid.${four}${tax}\n\n**One next step:** write what must go out in one line, such as “rent 900, phone 60, car 300”, and I work out what is left for a week.\n\nWhat is your rent, and what else is due each month?`,
    );
  }
  if (costs.size > 1) return undefined;
  const [[name, cents] = ["", 0]] = [...costs];
  const line = /^(?:rent|mortgage)$/.test(name)
    ? ` By the usual line of thirty percent it fits a pay of about ${show(Math.round(cents / 0.3 / 5_000) * 5_000)} a month.`
    : "";
  return answer(
    `${capital(name)} ${show(cents)} a month is ${show(weekOf(cents))} a week that is spoken for.${line} With what comes in beside it, I can tell you what is left for a week.\n\n**One next step:** write me what reaches your account each payday, and how often.\n\nHow much is it, and how often does it come?`,
  );
}
