import { daysBetween, formatDay } from "#shared/dates.ts";
import type { Cents } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import { amountsIn } from "./coach.amounts.rules.ts";
import { savingsLast } from "./coach.calculations.rules.ts";
import { withoutFillers } from "./coach.cost-names.rules.ts";
import { incomeAndCostsIn, isCostShared } from "./coach.income-and-costs.rules.ts";
import { saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";
import { years } from "./coach.payoff.rules.ts";
import { dueIn } from "./coach.rent-short.rules.ts";

/** How long money or a debt lasts, in one message: until when a card is paid, how long savings carry, what there is for each day. */

type Rule = (talk: MoneyTalk) => MoneyAnswer | undefined;

/** The months until a debt is paid; undefined where the payment doesn't bring it down. */
function monthsOf(owed: Cents, percent: number, monthly: Cents): number | undefined {
  let [left, months] = [owed, 0];
  while (left > 0 && months < 600) {
    left = left * (1 + percent / 1_200) - monthly;
    months++;
    if (left >= owed) return undefined;
  }
  return left > 0 ? undefined : months;
}

const asksDone =
  /\bhow long\b|\bhow many (?:months|years)\b|\bwhen (?:am|will|would|is|are) (?:i|we|it)\b[^.!?]{0,20}\b(?:done|free|finished|paid|gone|out)\b/;
const debt = /\b(?:cards?|debts?|loans?|owe|visa|mastercard|balance)\b/;
const rateOnce = /(?<![\d.])(\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent\b)(?: (?:apr|interest))?/g;
/** "We owe 14k on three cards, paying 450 a month. How long?", "$300 a month on 7000 at 21%, when am I done?" */
const paidUntil: Rule = ({ newest, own, show }) => {
  const words = withoutFillers(newest);
  const [rate, other] = [...words.matchAll(rateOnce)];
  if (
    !asksDone.test(words) ||
    other ||
    !(rate || debt.test(words)) ||
    /\b(?:extra|more|save|saved|saving|sister|brother|friend|mom|dad|irs|tax(?:es)?|minimum|instead|what if)\b/.test(words)
  )
    return undefined;
  const all = (saidIn(words.replace(rate?.[0] ?? "\0", " "), own) ?? []).filter(({ isMarked, cents }) => isMarked || cents >= 2_000);
  const [part, otherPart] = all.filter(({ perMonth }) => perMonth === 1);
  const [owed, otherOwed] = all.filter(({ perMonth }) => perMonth === undefined);
  if (!part || !owed || otherPart || otherOwed || all.length !== 2 || part.cents >= owed.cents) return undefined;
  const percents = rate ? [Number(rate[1])] : [20, 25];
  const months = percents.map((one) => monthsOf(owed.cents, one, part.cents));
  const [first, second] = months;
  if (rate && first === undefined) return undefined;
  const words1 = rate
    ? `${show(owed.cents)} at ${percents[0]} percent with ${show(part.cents)} a month is paid off in ${years(first ?? 0)}, if nothing new is added.`
    : `That hangs on the rate. Without interest it would be ${years(Math.ceil(owed.cents / part.cents))}; at 20 percent ${first === undefined ? "it would never end" : `about ${years(first)}`}, at 25 percent ${second === undefined ? "the payment wouldn't bring it down" : `about ${years(second)}`}.`;
  const more = Math.max(2_500, Math.round((part.cents * 0.2) / 2_500) * 2_500);
  const faster = rate ? monthsOf(owed.cents, percents[0] ?? 0, part.cents + more) : undefined;
  return {
    topic: "choose-a-debt",
    text: `${words1}${faster === undefined ? "" : ` With ${show(more)} more a month it would be ${years(faster)}.`}\n\n**One next step:** ${rate ? "put it into [your debts](/debt) with these figures, and set the payment to leave the day after payday" : "look up the rate on each statement; it stands there as APR"}.\n\n${rate ? "Could you keep that payment up in a bad month, too?" : "What are the rates, and how much is on each?"}`,
  };
};

const lasts =
  /\bhow long (?:does|will|would|can|could|do) (?:it|that|this|the money|my (?:savings|money)|i|we) (?:last|live on (?:it|that)|make it|get by)\b|\bhow many months\b[^.!?]{0,20}\blast\b/;
/** "I have 80 thousand saved and spend 2,400 a month, how long does it last?" */
const carries: Rule = ({ newest, own, show }) => {
  if (!lasts.test(newest) || debt.test(newest) || /%|\b(?:he|she|they|son|daughter|husband|wife|mom|dad)\b/.test(newest)) return undefined;
  // the plain form has its own words
  if (savingsLast(newest, own) !== undefined) return undefined;
  const all = saidIn(newest, own) ?? [];
  const [spent, otherSpent] = all.filter(
    ({ perMonth, before }) => perMonth === 1 && /\b(?:spend|need|bills are|expenses are|costs are|live on) $/.test(before),
  );
  const [saved, otherSaved] = all.filter(({ perMonth }) => perMonth === undefined);
  if (!spent || !saved || otherSpent || otherSaved || all.length !== 2 || saved.cents < spent.cents) return undefined;
  const months = Math.floor(saved.cents / spent.cents);
  return {
    topic: "build-a-cushion",
    text: `${show(saved.cents)} at ${show(spent.cents)} a month lasts ${years(months)}, if nothing comes in and prices stay. With a quarter less, ${show(spent.cents * 0.75)} a month, it would be ${years(Math.floor(saved.cents / (spent.cents * 0.75)))}. Whatever comes in beside it, such as Social Security, unemployment or a few hours of work, stretches it most.\n\n**One next step:** write down what must be paid in a month, without the rest; the savings reach furthest at that sum.\n\nDoes anything come in beside it?`,
  };
};

const hasUntil = /\b(?:i|we) (?:only |just )?(?:have|got|'ve got)\b[^.!?]{0,40}\b(?:until|till|til) \w+/;
const named = ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const forDays = new RegExp(String.raw`\b(\d{1,2}|${named.join("|")}) (?:more )?days\b(?! (?:a|per) week| ago)`);
/** "I have 40 bucks until Friday", "$45 left and 8 days to go". */
const eachDay: Rule = ({ newest, own, show, today }) => {
  const [, stated] = newest.split(" ").length <= 14 ? (forDays.exec(newest) ?? []) : [];
  const day = stated === undefined ? dueIn(newest, today) : undefined;
  if (stated === undefined && (day === undefined || today === undefined || !hasUntil.test(newest))) return undefined;
  const words = withoutFillers(stated === undefined ? newest : newest.replace(forDays, " "));
  const all = amountsIn(words, own).filter(({ isMarked, cents }) => isMarked || (stated === undefined && cents >= 1_000));
  const [one, second] = all;
  const days = stated !== undefined ? Number(stated) || named.indexOf(stated) + 1 : daysBetween(today ?? "", day ?? "");
  if (
    !one ||
    second ||
    days < 1 ||
    /\b(?:rent|bill|owe|due|work|vacation|trip|saved?|paid|pay|(?:a|per|every|each) (?:week|month))\b/.test(newest)
  )
    return undefined;
  const until = day === undefined ? `for ${count(days, "day")}` : `until ${formatDay(day)} is ${count(days, "day")}:`;
  const each = Math.floor(one.cents / days / 100) * 100;
  const isThin = one.cents / days < 1_500;
  return {
    topic: "groceries-cost",
    text: `${show(one.cents)} ${until}${day === undefined ? " is" : ""} ${show(each)} a day.${isThin ? " That is enough for food, if little else comes out of it: eggs, rice, beans, oats, frozen vegetables, bananas and peanut butter carry the most for it. A food pantry asks for no proof in most places; 211 knows the nearest." : " Food and getting around first, and the rest only if it's still there the evening before."}\n\n**One next step:** ${isThin ? "buy the food for all of the days today, and keep what is left for the way to work" : "take the food for all of the days out of it today"}.\n\nDoes anything have to be paid out of it before then?`,
  };
};

const affords =
  /\bcan (?:i|we) (?:really |even )?afford (?:the |an? |to pay )?((?:\w+ ){0,2}?(?:day ?care|preschool|child ?care|gym|lessons|tuition|therapy|insurance|camp|school|storage|subscription|cleaner|nanny|trainer))(?: (?:for|at|of|that costs?|which is))+ \$?([\d,]{2,})(?: (?:a|per) month)?/;
/** "Can we afford daycare for $1,250 if we make $5,800 and rent is $1,750 and car $430?" */
const affordsIt: Rule = ({ newest, own, show, numbers }) => {
  const [found, name, figure = ""] = affords.exec(newest) ?? [];
  if (found === undefined || numbers.length > 0 || isCostShared(newest)) return undefined;
  const rest = newest.replace(found, " ");
  const { incomeCents, costs, isGross } = incomeAndCostsIn([rest], own);
  if (incomeCents === undefined || costs.size === 0 || (saidIn(rest, own) ?? []).length !== costs.size + 1) return undefined;
  const price = Number(figure.replaceAll(",", "")) * 100;
  const left = incomeCents - [...costs.values()].reduce((sum, one) => sum + one, 0);
  const after = left - price;
  const share = Math.round((100 * after) / incomeCents);
  const verdict =
    after < 0
      ? "So not as it stands; something large would have to move."
      : share < 15
        ? "That is possible on paper and very tight."
        : share < 30
          ? "So it can be done, if the rest of the month is planned."
          : "So yes, if the list is whole.";
  return {
    topic: "start-a-budget",
    text: `${show(incomeCents)} less ${[...costs].map(([one, sum]) => `${one} ${show(sum)}`).join(", ")} leaves ${show(left)}; with ${show(price)} for ${name} ${after < 0 ? `${show(-after)} a month would be missing` : `${show(after)} would be left`}.${isGross ? " The pay is before taxes; with them less is left." : ""} ${verdict} Food, power, gas, phone and what breaks come out of that.\n\n**One next step:** put ${show(price)} aside on the next payday as if it were due already, and see how the month feels.\n\nWhat else goes out in a normal month?`,
  };
};

const halfYear = /\$?([\d,]{3,}) (?:for|every|per) (?:6|six) months,? or \$?([\d,]{2,}) (?:a|per) month\b/;
/** "$1,140 for 6 months or $205 a month, which is cheaper?" */
const paidAtOnce: Rule = ({ newest, show }) => {
  const [, once, each] = halfYear.exec(newest) ?? [];
  const [whole, month] = [once, each].map((one) => Number((one ?? "0").replaceAll(",", "")) * 100);
  if (!whole || !month || whole <= month) return undefined;
  const gap = month * 6 - whole;
  return {
    topic: "choose-insurance",
    text: `${gap >= 0 ? `At once is cheaper: 6 times ${show(month)} is ${show(month * 6)}, ${show(gap)} more than ${show(whole)}, so ${show(gap * 2)} in a year.` : `By the month is cheaper: 6 times ${show(month)} is ${show(month * 6)}, ${show(-gap)} less than ${show(whole)}.`} Only pay at once what isn't your last cushion; if it is, pay by the month now and put ${show(Math.ceil(whole / 600) * 100)} aside each month for the next time.\n\n**One next step:** ask whether automatic payments take the fee off the monthly price.\n\nWould ${show(whole)} leave something in your account?`,
  };
};

export const untilSums: readonly Rule[] = [paidUntil, carries, eachDay, affordsIt, paidAtOnce];
