import { addMonths, daysBetween, daysInMonth, formatDate, monthNames, monthOf, type Day } from "#shared/dates.ts";
import type { Cents } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import { plain } from "crisis-detector/plain";
import { amountsIn, countedBy, countWord, perMonthOf, type Amount } from "./coach.amounts.rules.ts";
import { usedSum } from "./coach.unit-price.rules.ts";
import { showShort } from "./coach.payoff.rules.ts";

/** Sums over a time, from the figures of a message: a weekly cost in a year, a share, a raise, what a day may cost, a part until a date. */

/** The answer to such a question; `before` holds the user's earlier messages, whose figures "how much is that a year" means. */
export function periodAnswer(text: string, own = "USD", before: readonly string[] = [], today?: Day): string | undefined {
  const words = plain(text).slice(0, 600);
  const earlier = before.slice(-4).map((one) => plain(one).slice(0, 600));
  return (
    raised(words, own) ??
    shared(words, own) ??
    usedSum(words, earlier, own) ??
    regularly(words, earlier, own) ??
    lessOften(words, earlier, own) ??
    total(words, earlier, own) ??
    difference(words, earlier, own) ??
    perDay(words, earlier, own, today) ??
    untilDate(words, own, today)
  );
}

const shownIn =
  (own: string, { currency }: Partial<Amount>) =>
  (cents: Cents) =>
    showShort(cents, currency ?? own);
const end = (next: string, ask: string) => `\n\n**One next step:** ${next}.\n\n${ask}`;
const inBudget = "write the figure where you need it, for money in [your budget](/budget)";

const rate = /(?<![\d.])(\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent)/;
/** "My pay went up 4% from 2,300". */
function raised(words: string, own: string): string | undefined {
  const [found, percent = ""] = rate.exec(words) ?? [];
  const [, turn] =
    /\b(?:pay|wages?|salary|rent|bill|price|income|premium)\b[^.!?]{0,20}\b(went up|goes up|rises|rose|up|increased|raised|goes down|went down|cut|drops|dropped|fell)\b/.exec(
      words,
    ) ?? [];
  if (found === undefined || turn === undefined) return undefined;
  const rest = words.replace(found, " ".repeat(found.length));
  const [one, second] = amountsIn(rest, own).filter(({ cents }) => cents >= 2_000);
  // "to 2,300" is what it is afterwards
  if (!one || second || /\b(?:to|now|is) $/.test(rest.slice(0, one.start))) return undefined;
  const show = shownIn(own, one);
  const change = Math.round((one.cents * Number(percent)) / 100);
  const isLess = /down|cut|drop|fell/.test(turn);
  const after = isLess ? one.cents - change : one.cents + change;
  return `${percent} percent of ${show(one.cents)} is ${show(change)}, so it is ${show(after)} now.${end("decide this week where the difference goes or comes from, before it is only part of the month", "Is that before or after taxes?")}`;
}

const sharers = new RegExp(
  String.raw`\b(?:split|divided?|shared?|share)\b[^!?]{0,40}?\b(?:(?:in|into|between|among|by|with) )?(?:the )?${countWord} ?(?:ways?|of us|people|friends|persons|roommates|housemates|flatmates)\b`,
);
/** "Split 86.40 three ways". */
function shared(words: string, own: string): string | undefined {
  const [found, many] = sharers.exec(words) ?? [];
  if (found === undefined || /\b(?:income|earns?|makes?)\b/.test(words)) return undefined;
  const [one, second] = amountsIn(words, own).filter(
    ({ end: to, isMarked, cents }) =>
      isMarked || (cents >= 200 && !/^ ?(?:ways?|of us|people|friends|persons|roommates|housemates|flatmates)/.test(words.slice(to))),
  );
  if (!one || second) return undefined;
  const show = shownIn(own, one);
  const parts = countedBy(many);
  const each = Math.floor(one.cents / parts);
  const left = one.cents - each * parts;
  const rest = left > 0 ? `; ${left === 1 ? "one of you pays a cent more" : `${left} of you pay a cent more`}` : "";
  return `${show(one.cents)} shared by ${parts} is ${show(each)} each${rest}.${end("send that figure to the others today, while it is fresh", "Does everyone pay the same, or did one have more of it?")}`;
}

const times = new RegExp(
  String.raw`^(?: (?:on|for) (?:my |the )?\w+(?: \w+)?)?,? ${countWord} (?:days?|times|x) (?:a|per|each|every) week\b`,
);
const asksPeriod =
  /\b(?:how much\b[^!?]{0,40}|what(?:'?s| is| does)\b[^!?,]{0,40})\b(?:a|per|in a|for a|each|every|over a) (?:year|month|week)\b|\bhow much is (?:that|it) (?:a|per|in a) (?:year|month|week)\b/;
/** "How much is 12.50 a week for a year", "9.80 on lunch 4 days a week", and "how much is that a year" after "39.99 a month". */
function regularly(words: string, earlier: readonly string[], own: string): string | undefined {
  const isThat =
    /^\W*(?:and |so |ok(?:ay)? )*(?:how much is (?:that|it)|what(?:'?s| is) (?:that|it)|how much)?(?: then)? ?(?:a|per|in a|for a|over a|for the whole) (?:year|month|week)\W*$/.test(
      words,
    );
  const text = onDays(isThat ? lastCost(earlier, own) : words);
  const [one, second] = costs(text, own);
  const others = amountsIn(text, own).filter(({ start }) => start !== one?.start);
  // of "15.49, 11.99 and 40 a month" all are a month; any other figure beside the cost may mean anything
  const isList =
    !second &&
    others.length > 0 &&
    others.every(({ cents, start }) => cents < 50_000 && start < (one?.start ?? 0)) &&
    !notListed.test(text);
  if (!one || second || (others.length > 0 && !isList && !one.isCounted)) return undefined;
  if (one.isCounted && others.some(({ cents, isMarked }) => isMarked || cents >= 1_000)) return undefined;
  if (
    !isThat &&
    !asksPeriod.test(words.slice(one.end)) &&
    !asksPeriod.test(words) &&
    !(one.isCounted && /\b(?:a lot|too much|how much)\b/.test(words))
  )
    return undefined;
  if (/\b(?:hour|hr|hourly|owe|debt|loan|apr|interest|save|saved|saving)\b|\d ?(?:%|percent)/.test(text)) return undefined;
  const show = shownIn(own, one);
  const all = one.isCounted ? one.cents : others.reduce((sum, { cents }) => sum + cents, one.cents);
  const year = Math.round(all * one.perMonth * 12);
  return `That is ${one.weekly === undefined ? "" : `${show(one.weekly)} a week, `}about ${show(Math.round(year / 12))} a month and ${show(year)} a year.${end(inBudget, "Is it worth that to you, or would half of it do?")}`;
}
const daily = /\b(?:(?:a|per|each|every) (?:single )?day|daily)\b/;
const daysAWeek = new RegExp(String.raw`\b${countWord} (?:days?|times|x) (?:a|per|each|every) week\b`);
const workdays = /\b(?:(?:on |only )*(?:weekdays|work ?days|days i work)(?: only)?|mon(?:day)?s? (?:to|through|-) fri(?:day)?s?)\b/;
/** The last text with a cost; "5 days a week" after "18 a day" belongs to it. */
function lastCost(earlier: readonly string[], own: string): string {
  const at = earlier.findLastIndex((one) => costs(one, own).length > 0);
  const text = earlier[at] ?? "";
  const often = earlier.slice(at + 1).findLast((one) => daysAWeek.test(one) || workdays.test(one));
  return often === undefined || !daily.test(text) ? text : `${text}, ${daysAWeek.exec(often)?.[0] ?? "weekdays"}`;
}
/** "18 a day on lunch, weekdays only" as "18 5 days a week on lunch". */
function onDays(text: string): string {
  if (!daily.test(text)) return text;
  const often = daysAWeek.exec(text)?.[0] ?? (workdays.test(text) ? "5 days a week" : undefined);
  return often === undefined ? text : text.replace(daysAWeek, " ").replace(workdays, " ").replace(daily, often);
}

const notListed =
  /\b(?:make|earn|get|paid|owe|left|price|was|were|instead|from|cheaper|or)\b|\d (?:dollars |bucks )?(?:an?|per|each) (?!day|week|month|year)[a-z]+|\d ?(?:people|hours?|hrs?|days?|kids|years?|months?|weeks?|x|times|of)\b/;
interface Cost extends Amount {
  perMonth: number;
  weekly?: Cents;
  isCounted?: boolean;
}
function costs(words: string, own: string): Cost[] {
  return amountsIn(words, own).flatMap((one): Cost[] => {
    const after = words.slice(one.end);
    const [, many] = times.exec(after) ?? [];
    if (many !== undefined) {
      const weekly = one.cents * countedBy(many);
      return [{ ...one, cents: weekly, weekly, perMonth: 52 / 12, isCounted: true }];
    }
    const perMonth = /^ ?(?:days?|weeks?|months?|years?)\b/.test(after) ? undefined : perMonthOf("", after);
    return perMonth === undefined ? [] : [{ ...one, perMonth }];
  });
}

const asksLess =
  /\b(?:cut|cuts|cutting|reduce|go down|bring|do)\b[^.!?\d]{0,20}\b(?:half|a third|a quarter)\b|\bhalv\w+\b|\bhalf (?:of (?:it|that)|as (?:much|often))\b/;
/** "If I cut it in half, what do I save", after "12 a day on coffee". */
function lessOften(words: string, earlier: readonly string[], own: string): string | undefined {
  if (!asksLess.test(words) || !/\b(?:how much|what)\b/.test(words) || !/\bsav\w+|\bthat\b|\bleft\b/.test(words) || /\d/.test(words))
    return undefined;
  const text = onDays(lastCost(earlier, own));
  const [one, second] = costs(text, own);
  if (!one || second || amountsIn(text, own).length > (one.isCounted ? 2 : 1) || notSpent.test(text)) return undefined;
  const [part, share] = /\bthird\b/.test(words)
    ? (["A third", 3] as const)
    : /\bquarter\b/.test(words)
      ? (["A quarter", 4] as const)
      : (["Half", 2] as const);
  const show = shownIn(own, one);
  const year = Math.round((one.cents * one.perMonth * 12) / share);
  return `${part} of it less is about ${show(Math.round(year / 12))} a month and ${show(year)} a year.${end("let that sum leave your account on payday, so that it is not spent on something else", "What should it be for?")}`;
}
const notSpent = /\b(?:make|makes|earn\w*|get|gets|owe[sd]?|debt|loan|apr|income|salary|wages?)\b|\d ?(?:%|percent)/;

const spanOf = new RegExp(
  String.raw`\b(?:for )?(\d{1,2}|${countWord.slice(1, -1)}) (week|month|year)s?(?:'|s)?(?: notice| contract| left)?\b(?! (?:old|ago))`,
);
const asksTotal =
  /^\W*(?:and |so |ok(?:ay)? )*(?:(?:what(?:'?s| is)|how much is) (?:that|it|the)(?: in| all)? (?:total|altogether|together|all in all|in all)|(?:what|how much) (?:do|would|will|must) i (?:still )?(?:have to |need to )?pay(?: in total| altogether| then| for that)?)\W*$/;
/** "What's that total" after "9000 a year for 3 years", "what do I still pay" after "39.99 a month" and "3 months notice". */
function total(words: string, earlier: readonly string[], own: string): string | undefined {
  if (!asksTotal.test(words)) return undefined;
  const from = earlier.findLastIndex((one) => costs(one, own).length > 0);
  const [one, second] = costs(earlier[from] ?? "", own);
  const span = earlier
    .slice(from)
    .map((each) => spanOf.exec(each))
    .findLast(Boolean);
  if (!one || second || !span) return undefined;
  const [, many, unit = ""] = span;
  const parts = Math.round(countedBy(many) * (unit === "year" ? 12 : unit === "month" ? 1 : 12 / 52) * 1_000) / 1_000;
  const show = shownIn(own, one);
  const sum = Math.round(one.cents * one.perMonth * parts);
  return `${count(countedBy(many), unit)} of it come to ${show(sum)}.${end(inBudget, "What of it is covered already?")}`;
}

/** "How much is that more" after two amounts: the difference, and its share of the smaller one. */
function difference(words: string, earlier: readonly string[], own: string): string | undefined {
  if (
    !/^\W*(?:and |so |ok(?:ay)? )*(?:how much (?:is (?:that|it) )?more(?: is (?:that|it))?|how much more is (?:that|it)|what(?:'?s| is) the difference)\W*$/.test(
      words,
    )
  )
    return undefined;
  const [higher, lower, third] = earlier
    .slice(-3)
    .flatMap((one) => amountsIn(one, own).filter(({ cents, isMarked }) => isMarked || cents >= 10_000))
    .toSorted((one, other) => other.cents - one.cents);
  if (!higher || !lower || third || higher.cents === lower.cents) return undefined;
  const show = shownIn(own, higher);
  const more = higher.cents - lower.cents;
  return `${show(higher.cents)} is ${show(more)} more than ${show(lower.cents)}, about ${Math.round((100 * more) / lower.cents)} percent.${end("write that figure on the card that you take along", "Which part of it would you be content with?")}`;
}

const lasting = new RegExp(
  String.raw`\b(?:to |must |has to |have to |needs to )?(?:last|live on|get through|for the next|do|make it|keep going)\b[^.!?]{0,20}?\b(\d{1,2}|${countWord.slice(1, -1)}|an?) (days?|weeks?)\b`,
);
const asksDay = /\bhow much (?:(?:is (?:that|it) )?(?:(?:can|could|may) i spend )?)?(?:a|per|each|every) (day|week)\b|\bper (day|week)\b/;
const untilDay = /\b(?:un)?till? (?:the )?(\d{1,2})(?:st|nd|rd|th)\b/;
/** The days from today to the next such day of a month. */
function daysUntil(on: number, today?: Day): number | undefined {
  if (today === undefined || !(on >= 1 && on <= 28)) return undefined;
  const month = on > Number(today.slice(8)) ? monthOf(today) : addMonths(monthOf(today), 1);
  return daysBetween(today, `${month}-${String(on).padStart(2, "0")}`);
}
/** "1200 to last 3 weeks", "rent is 600 of it", "how much a day"; a later "and with 90 for the bus" comes off as well. */
function perDay(words: string, earlier: readonly string[], own: string, today?: Day): string | undefined {
  const all = [...earlier, words];
  const at = all.findLastIndex((one) => (lasting.test(one) || untilDay.test(one)) && amountsIn(one.replace(untilDay, " "), own).length > 0);
  const [, many = "", unit = ""] = lasting.exec(all[at] ?? "") ?? [];
  const [found = "", on] = untilDay.exec(all[at] ?? "") ?? [];
  if (at >= 0) all[at] = (all[at] ?? "").replace(found, " ");
  const asked = all
    .slice(at)
    .map((one) => asksDay.exec(one))
    .findLast(Boolean);
  const isNow = asksDay.test(words) || /^\W*(?:and |but |so )*(?:what if |with |without |minus |less |(?:i |we )?need )/.test(words);
  if (at < 0 || !asked || !isNow) return undefined;
  // what comes in later is not taken off
  if (
    all
      .slice(at + 1)
      .some((one) => amountsIn(one, own).length > 0 && /\b(?:get|gets|earn|make|paid|pays|comes?|coming|owes?|more)\b/.test(one))
  )
    return undefined;
  const amounts = all
    .slice(at)
    .flatMap((one) =>
      amountsIn(one, own).filter(
        ({ cents, isMarked, start, end: to }) =>
          (isMarked || cents >= 1_000) && !/^ ?(?:days?|weeks?|months?|%|percent)/.test(one.slice(to)) && start >= 0,
      ),
    );
  const [whole, ...less] = amounts;
  const spent = less.reduce((sum, { cents }) => sum + cents, 0);
  if (!whole || spent >= whole.cents) return undefined;
  const days = many === "" ? daysUntil(Number(on), today) : (/^an?$/.test(many) ? 1 : countedBy(many)) * (unit.startsWith("week") ? 7 : 1);
  if (!days) return undefined;
  const isWeek = (asked[1] ?? asked[2]) === "week" && days >= 7;
  const show = shownIn(own, whole);
  const rest = whole.cents - spent;
  const share = Math.floor(isWeek ? (rest * 7) / days : rest / days);
  const from = less.length === 0 ? show(rest) : `${[whole, ...less].map(({ cents }) => show(cents)).join(" less ")} leaves ${show(rest)}`;
  return `${from} for ${count(days, "day")}: ${show(share)} a ${isWeek ? "week" : "day"}.${end("take the food for the first week out of it now, and keep the rest out of sight", "What else has to come out of it before then?")}`;
}

const names = monthNames.map((name) => name.toLowerCase());
const dueAt = new RegExp(
  String.raw`\b(?:due|by|before|until|til|till|in) (?:at )?(?:the )?(?:(end|middle|beginning|start) of )?(${names.join("|")})\b(?: (\d{1,2})(?:st|nd|rd|th)?\b)?`,
);
const ownPart = /\b(?:saved|got|have|put away|put aside)(?: up)?(?: already| only| about| just)* $/;
/** "Tax bill 4200 due end of january and I've saved 900, how much a week". */
function untilDate(words: string, own: string, today?: Day): string | undefined {
  const [found, part, name = "", day] = dueAt.exec(words) ?? [];
  const [, unit] =
    /\bhow much (?:is (?:that|it) |do i need |should i (?:save|put away) |must i save )?(?:a|per|each|every) (week|month|payday)\b/.exec(
      words,
    ) ?? [];
  if (found === undefined || unit === undefined || today === undefined || !/\b(?:due|bills?|owe|tax(?:es)?|pay)\b/.test(words))
    return undefined;
  const rest = words.replace(found, " ".repeat(found.length));
  const amounts = amountsIn(rest, own).filter(({ cents }) => cents >= 2_000);
  const had = amounts.filter(({ start }) => ownPart.test(rest.slice(0, start)));
  const goals = amounts.filter((one) => !had.includes(one));
  const [goal, second] = goals;
  if (!goal || second || had.length > 1) return undefined;
  const at = names.indexOf(name) + 1;
  const year = Number(today.slice(0, 4)) + (at <= Number(today.slice(5, 7)) ? 1 : 0);
  const month = `${year}-${String(at).padStart(2, "0")}` as const;
  const last = part === "end" ? daysInMonth(month) : part === "middle" ? 15 : Number(day ?? 1);
  const due = `${month}-${String(last).padStart(2, "0")}` as Day;
  const weeks = Math.floor(daysBetween(today, due) / 7);
  const parts = unit === "week" ? weeks : unit === "month" ? Math.floor(weeks / 4.345) : Math.floor(weeks / 2);
  const missing = goal.cents - (had[0]?.cents ?? 0);
  if (parts < 1 || missing <= 0) return undefined;
  const show = shownIn(own, goal);
  const each = Math.ceil(missing / parts / 100) * 100;
  const step = unit === "payday" ? "payday, with pay every two weeks" : unit;
  return `${had[0] ? `Of ${show(goal.cents)} you have ${show(had[0].cents)}, so ${show(missing)} is missing. ` : ""}Until ${formatDate(due)} there are ${parts} ${unit === "payday" ? "paydays" : `${unit}s`}: ${show(each)} a ${step}.${end("let the first part leave your account today, and ask early about paying in parts if that is too much", `Is ${show(each)} possible, or what would be?`)}`;
}
