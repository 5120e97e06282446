import { daysInMonth, monthOf } from "#shared/dates.ts";
import { count } from "#shared/text.ts";
import { incomeAndCostsIn, taxesFirst } from "./coach.income-and-costs.rules.ts";
import { saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";

/** A month that went over, and an income that is told before the costs. */

const over =
  /\b(?:over ?spent|over ?spend|went over(?: budget)?|(?:went|going|gone) (?:about |like )?\$?[\d,]+ over|gone over|spent (?:too much|over)|am over|over (?:my |the |our )?budget|in the (?:hole|red)|blew (?:my|the|our|through (?:my|the|our)) budget)\b/;
const asksWhere = "Where did it come from in the end: savings, a card, or money that was meant for a bill?";
const kindsOf: readonly [RegExp, (sum: string, half: string) => string][] = [
  [
    /\b(?:credit|cards?|visa|amex|klarna|afterpay)\b/,
    (sum, half) =>
      `Then the ${sum} is the piece of that card to send back first. Paid by the due date of the statement, it mostly costs no interest, where the balance was at zero before; otherwise ${half} with each of the next two payments, on top of the minimum, and the card stays home meanwhile.\n\n**One next step:** set the first ${half} to go out on payday, so that it isn't a decision anymore.\n\nDo you usually pay the whole statement, or is there a balance on it already?`,
  ],
  [
    /\b(?:savings?|cushion|emergency fund)\b/,
    (sum, half) =>
      `Then it did what savings are there for: they took the hit, and nobody charges you for it. Now fill the ${sum} up again in two steps of ${half}, by a transfer on payday.\n\n**One next step:** set that transfer up now, for two months only.\n\nWhich part of the ${sum} would you spend again, and which not?`,
  ],
  [
    /\b(?:bills?|rent|mortgage|electric\w*|utilit\w*|insurance|car payment)\b/,
    (sum, half) =>
      `Then that bill comes first. Call before its date and ask for a week, or for two parts of ${half}; most say yes to who calls early. The rest of the month is food and the ride to work only.\n\n**One next step:** write down the date and the sum of that bill, and call today.\n\nWhich bill is it, and when is it due?`,
  ],
];

export function overspent({ newest, texts, last, own, show, today, numbers }: MoneyTalk): MoneyAnswer | undefined {
  if (last.includes(asksWhere)) {
    const told = texts.findLast((text) => over.test(text)) ?? "";
    const [sum] = saidIn(told, own) ?? [];
    const kind = kindsOf.find(([about]) => about.test(newest));
    return sum && kind && newest.split(" ").length <= 16 && (saidIn(newest, own) ?? []).length === 0
      ? { topic: "start-a-budget", text: kind[1](show(sum.cents), show(Math.round(sum.cents / 200) * 100)) }
      : undefined;
  }
  if (!over.test(newest) || numbers.length > 0 || newest.split(" ").length > 30) return undefined;
  const all = (saidIn(newest, own) ?? []).filter(({ perMonth }) => perMonth === undefined);
  const [one, second] = all;
  if (!one || second || /\b(?:he|she|they|husband|wife|partner|boyfriend|girlfriend)\b/.test(newest)) return undefined;
  // "I overspent and have $200 left" is no sum that it went over by
  if (
    /\b(?:have|has|had|got|left|make|earn|owe|budget (?:is|of|was)) (?:only )?$/.test(one.before) ||
    /^ (?:left|budget)\b/.test(one.after)
  )
    return undefined;
  const left = today === undefined || !/\bthis month\b/.test(newest) ? 0 : Number(daysInMonth(monthOf(today))) - Number(today.slice(8));
  const rest =
    left > 1
      ? ` For the ${count(left, "day")} that are left of this month: only food, gas and what is due.`
      : " Until the next payday: only food, gas and what is due.";
  const half = Math.ceil(one.cents / 2 / 100) * 100;
  return {
    topic: "start-a-budget",
    text: `${show(one.cents)} over is a number, and numbers can be evened out; one month like that undoes nothing.${rest} Then bring it back in two months: ${show(half)} less in each, about ${show((half * 12) / 52)} a week. Take it from one place that you choose, not a little from everywhere.\n\nAnd look at it once without scolding yourself: was it one thing that will come again, such as a birthday or the car, or many small ones? The first gets its own pot from now on; the second a weekly sum.\n\n**One next step:** write the three largest things of this month down, each with its sum, in [your budget](/budget).\n\n${asksWhere}`,
  };
}

const isIncome =
  /^\W*(?:(?:so|ok(?:ay)?|well|um|sure|yes|yeah) )*(?:(?:i|we) (?:only |now |currently )?(?:make|earn|bring home|take home|get paid|get|clear|net)|(?:i'?m|im|i am|we'?re) paid|my (?:pay(?:check)?|take[- ]home|income)(?: pay)? is|(?:it'?s |about |around )*(?=\$?\d))(?: (?:about|around|like|only|roughly))* ?\$?[\d.,]+ ?k? ?(?:dollars |bucks )?(?:(?:(?:a|per|each|every) (?:month|year|week|two weeks|2 weeks|other week))|bi-?weekly|weekly|monthly|twice a month)?(?: (?:after|before) tax(?:es)?| take[- ]home)?\W*$/;
const asksBudget = /\bbudget\b|\bwhere (?:does )?(?:my|the) money go|\bliving paycheck to paycheck\b|\bmanage my money\b|\bspending plan\b/;
const asksIncome = /\bWhich of those three numbers are you least sure about\?|\bWhat comes in each month\?/;
/** An income and nothing else, after a wish for a budget. */
export function incomeAlone({ newest, texts, last, own, show, numbers }: MoneyTalk): MoneyAnswer | undefined {
  if (texts.length < 2 || numbers.length > 0 || !isIncome.test(newest)) return undefined;
  if (!asksBudget.test(texts.slice(-3, -1).join(" ")) && !asksIncome.test(last)) return undefined;
  const said = saidIn(newest, own);
  const [one, second] = said ?? [];
  if (!one || second) return undefined;
  const { incomeCents, costs, isGross } = incomeAndCostsIn(
    [...texts.slice(0, -1), /^\W*(?:about |around |it'?s )*\$?\d/.test(newest) ? `i make ${newest}` : newest],
    own,
  );
  if (incomeCents === undefined || incomeCents < 10_000 || costs.size > 0) return undefined;
  const isGrossPay = isGross || /\bbefore tax/.test(newest);
  return {
    topic: "start-a-budget",
    text: `${show(incomeCents)} a month is the first of the three numbers.${isGrossPay ? taxesFirst : ""} Now what must go out, even roughly: rent, car, insurance, phone, power, food, and the smallest payment on each debt. What comes only once or twice a year counts with a twelfth.\n\n**One next step:** write it to me in one line, such as “rent 1,100, car 300, phone 60, food 400”, and I work out what is left.\n\nWhat goes out in an ordinary month?`,
  };
}
