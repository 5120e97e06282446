import type { Cents } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import { years } from "./coach.payoff.rules.ts";
import { hourlyMonth, incomeAndCostsIn } from "./coach.income-and-costs.rules.ts";
import { incomeAnswer } from "./coach.income.rules.ts";
import { saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";
import { savingFigured } from "./coach.saving.rules.ts";
import { sumAnswer } from "./coach.sums.rules.ts";
import { ones } from "./coach.number-words.content.ts";

/** Sums about pay and what it is for: a raise by the year, fewer hours, what comes off each paycheck, how long saving takes, a shared rent. */

type Rule = (talk: MoneyTalk) => MoneyAnswer | undefined;
const cents = (figure = "") => Math.round(Number(figure.replaceAll(",", "")) * 100);

const twoSalaries =
  /\b(?:making|make|earn\w*|at|from) \$?(\d{2,3})(?:,000| ?k)\b[^.!?\d]{0,40}\b(?:offered|offer(?: of| is)?|to|raised to|going to)(?: me)? \$?(\d{2,3})(?:,000| ?k)\b/;
/** "I'm making $52,000 and got offered $60,000. How much more a month is that?" */
const raiseByYear: Rule = ({ newest, show }) => {
  const [, low = "", high = ""] = twoSalaries.exec(newest) ?? [];
  const more = (Number(high) - Number(low)) * 100_000;
  if (!(more > 0) || !/\bhow much (?:more|is that|would that)\b|\bmore (?:a|per) month\b|\bdifference\b/.test(newest)) return undefined;
  return {
    topic: "ask-for-pay",
    text: `${show(more)} more a year is ${show(more / 12)} a month before taxes; of that, about ${show((more * 0.7) / 12)} to ${show((more * 0.78) / 12)} usually reaches your account. Put beside it the insurance, the retirement match, days off and the drive: those can be worth as much as the raise, or eat it.\n\n**One next step:** ask for the offer in writing, with the benefits and the first day.\n\nWhat would change apart from the pay?`,
  };
};

const cut =
  /\bhours?\b[^.!?]{0,30}\b(?:cut|went|reduced|dropped|down)\b[^.!?\d]{0,15}(?:from )?(\d{1,2}) (?:hours? )?(?:a week )?to (\d{1,2})\b/;
const wage = /\$?(\d{1,2}(?:\.\d{1,2})?) ?(?:an hour|per hour|\/ ?h(?:ou)?r|hourly)\b/;
/** "My hours got cut from 40 to 28 and I make $17 an hour". */
const fewerHours: Rule = ({ newest, texts, show }) => {
  const [, from, to] = cut.exec(newest) ?? [];
  const [, each] = texts.map((text) => wage.exec(text)).findLast(Boolean) ?? [];
  const less = Number(from) - Number(to);
  if (!(less > 0) || each === undefined || Number(from) > 80) return undefined;
  const week = cents(each) * less;
  return {
    topic: "unemployment-benefits",
    text: `${less} hours less at ${show(cents(each))} is ${show(week)} a week, about ${show((week * 52) / 12)} a month before taxes. It's a pay cut that nobody calls one, and it isn't about your worth.\n\n1. Ask in writing: “My hours went from ${from} to ${to}. Is that for good, or until when?”\n2. Apply for partial unemployment this week; in most states it pays for cut hours, too, below a limit of pay.\n3. With less income SNAP or a lower insurance premium may be open to you; 211 knows.\n\n**One next step:** look up “partial unemployment” with your state, with the last two pay stubs beside you.\n\nWhich bill can't take that cut?`,
  };
};

const perCheck =
  /\$?(\d[\d,]*) (?:dollars |bucks )?(?:is |gets |are )?(?:taken )?(?:out of|from|off) (?:every|each|my|a) (?:pay ?check|check)\b/;
/** "They're garnishing $220 from every paycheck. How much is that a month?" */
const checkMonth: Rule = ({ newest, texts, show }) => {
  const [, figure] = perCheck.exec(newest) ?? [];
  const one = cents(figure);
  if (one < 500 || !/\bhow much\b[^.!?]{0,15}\b(?:a|per|each) (?:month|year)\b/.test(newest)) return undefined;
  const all = texts.join(" ");
  const times = /\bbi-?weekly\b|\bevery (?:two|2|other) \w+\b/.test(all)
    ? 26
    : /\btwice a month\b/.test(all)
      ? 24
      : /\bweekly\b|\bevery week\b/.test(all)
        ? 52
        : undefined;
  const isGarnished = /\bgarnish\w*\b/.test(newest);
  const note = isGarnished
    ? " For most debts federal law lets them take at most a quarter of the pay after taxes, and less where the pay is low; your state may protect more. Ask legal aid (lawhelp.org) whether the sum is right."
    : "";
  const figures =
    times === undefined
      ? `With pay every two weeks it is about ${show((one * 26) / 12)} a month, twice a month ${show(one * 2)}, and weekly about ${show((one * 52) / 12)}.`
      : `It is about ${show((one * times) / 12)} a month, ${show(one * times)} a year.`;
  return {
    topic: isGarnished ? "debt-collector" : "start-a-budget",
    text: `${figures}${note}\n\n**One next step:** put the sum into [your budget](/budget) as a bill, so that the month is planned with what really arrives.\n\n${times === undefined ? "How often are you paid?" : "How much arrives after it?"}`,
  };
};

const saves =
  /\b(?:save|put (?:away|aside)|set aside|saving|putting away)(?: (?:about|around|like|up|only|maybe))* \$?([\d,]+)(?: (?:dollars|bucks))? (?:a|per|each|every) (month|week)\b/;
const asksUntil =
  /\bhow (?:long|many months)\b[^.!?\d]{0,30}\b(?:until|till|before|to|for)\b[^.!?\d]{0,25}\$?([\d,]{3,})\b|\bwhen (?:will|would|do|can) i (?:have|reach|get to|hit) \$?([\d,]{3,})\b/;
const already =
  /^\W*(?:and |but |so |oh )*(?:i|we)(?:'ve)? (?:already |now )?(?:have|got|saved)(?: (?:already|about|around|like))* \$?([\d,]+)(?: (?:saved|already|so far|in savings|put away|now))*\W*$/;
/** "I can save $150 a month", "How long until I have $2,000?", "I already have $350". */
const untilSaved: Rule = ({ newest, texts, own, show }) => {
  const recent = texts.slice(-5);
  const [, figure, unit] = recent.map((text) => saves.exec(text)).findLast(Boolean) ?? [];
  const goals = recent.map((text) => asksUntil.exec(text)).findLast(Boolean);
  const [goal, part] = [cents(goals?.[1] ?? goals?.[2]), cents(figure)];
  const isHad = already.test(newest) && texts.length > 1;
  if (
    !goals ||
    part < 500 ||
    goal <= part ||
    !(asksUntil.test(newest) || isHad) ||
    /\b(?:owe|debt|loan|interest)\b|%/.test(recent.join(" "))
  )
    return undefined;
  // all in one message has its own sum
  if (savingFigured(newest, own) !== undefined) return undefined;
  const had = cents(recent.map((text) => already.exec(text)?.[1]).findLast(Boolean) ?? "0");
  if (had >= goal) return undefined;
  const times = Math.ceil((goal - had) / part);
  const time = unit === "week" ? count(times, "week") : years(times);
  const faster = Math.ceil((goal - had) / (part * 1.5));
  return {
    topic: "build-a-cushion",
    text: `${had > 0 ? `${show(goal)} less the ${show(had)} you have is ${show(goal - had)}: ` : ""}${time} at ${show(part)} a ${unit}. ${faster < times ? `With half as much again it would be ${unit === "week" ? count(faster, "week") : years(faster)}, and a tax refund shortens it most.` : ""}\n\n**One next step:** make it a [savings goal](/debt), and let the ${show(part)} leave your account on payday.\n\n${had > 0 ? "What could get in the way in one of those months?" : "Have you got a part of it already?"}`,
  };
};

const payments =
  /\$?([\d,]+)\b[^.!?\d]{0,25}\b(\d{1,2}|four|six|twelve) (?:monthly |equal |even )?payments\b|\b(\d{1,2}|four|six|twelve) (?:monthly |equal )?payments (?:for|on) (?:a |an )?\$?([\d,]+)\b/;
/** "I bought a couch on Affirm for $1,100, 12 payments. What's that a month?" */
const byPayments: Rule = ({ newest, own, show }) => {
  const [, a, n, m, b] = payments.exec(newest) ?? [];
  const word = n ?? m ?? "";
  const many = { four: 4, six: 6, twelve: 12 }[word] ?? Number(word);
  const whole = cents(a ?? b);
  if (!(many > 1) || whole < 2_000 || /%|\bapr\b|\bbehind\b|\bmissed\b/.test(newest) || !/\b(?:what|how much|month|each)\b/.test(newest))
    return undefined;
  if ((saidIn(newest, own) ?? []).length !== 1) return undefined;
  return {
    topic: "buy-now-pay-later",
    text: `${show(whole)} in ${many} parts is ${show(whole / many)} each, if no interest comes on top. Look at the plan for the APR: some are at zero, others go above 30 percent, and then the sum of all payments tells the truth.\n\n**One next step:** open the plan, write down the dates and the sum of all payments, and put them into [your budget](/budget) as a bill.\n\nIs it the only plan that runs now?`,
  };
};

const dinner =
  /\$?([\d,]+(?:\.\d\d)?)[^.!?]{0,40}\b(\d{1,2}|two|three|four|five|six) ways\b[^.!?]{0,20}\b(\d{1,2}) ?(?:%|percent)(?: tip)?|\btip\b/;
/** "We split a $180 dinner 5 ways with 20% tip". */
const withTip: Rule = ({ newest }) => {
  const [, figure, many = "", percent] = dinner.exec(newest) ?? [];
  const each = ones[many] ?? Number(many);
  if (figure === undefined || !(each > 1)) return undefined;
  const whole = Math.round(cents(figure) * (1 + Number(percent) / 100));
  const exact = (one: Cents) => (one / 100).toLocaleString("en-US", { style: "currency", currency: "USD" });
  return {
    topic: "split-costs",
    text: `${exact(cents(figure))} with ${percent} percent is ${exact(whole)}, so ${exact(Math.ceil(whole / each))} each for ${each} of you.\n\n**One next step:** send that figure to everyone tonight, while it's fresh.\n\nDid everyone have about the same?`,
  };
};

const asksSplit =
  /^\W*(?:(?:so|and|ok(?:ay)?|then) )*how (?:should|do|can|would|could) we (?:best |fairly )?(?:split|share|divide) (?:it|that|this|everything|the costs|things|the bills)(?: (?:fairly|up|then))*\W*$/;
const shared = /^Shared by income, with ([\d.]+) percent for you\b/;
/** "How should we split it?", after the rent and both pays; "and utilities are about $220" after the answer. */
const sharedHome: Rule = ({ newest, texts, last, own, show }) => {
  if (asksSplit.test(newest)) {
    const text = incomeAnswer("how should we split the rent", own, texts.slice(-3, -1));
    return text === undefined ? undefined : { topic: "split-costs", text };
  }
  const [, part] = shared.exec(last) ?? [];
  const { costs, incomeCents } = incomeAndCostsIn([newest], own);
  const [[name, sum] = ["", 0], second] = [...costs];
  if (part === undefined || name === "" || second || incomeCents !== undefined || (saidIn(newest, own) ?? []).length !== 1)
    return undefined;
  const mine = Math.round((sum * Number(part)) / 10_000) * 100;
  return {
    topic: "split-costs",
    text: `With the same shares that is ${show(mine)} from you and ${show(sum - mine)} from the other, for ${name} of ${show(sum)}.\n\n**One next step:** let both shares go into one account on the same day, and pay the shared bills from there only.\n\nWhat else is shared: food, internet, a car?`,
  };
};

const overHead = /\b(?:am i|are we) (?:in over (?:my|our) heads?|in trouble|crazy|overpaying|paying too much)\b/;
const whole = /\b(?:whole|full|entire|all of the|alone|by myself|on my own)\b/;
const room = /\bafford (?:an?|the|this|that) \$?([\d,]{3,})(?: a month)? (room|apartment|studio|place)\b/;
/** A car payment, a rent that one now pays alone, or a room, beside the pay: its share. */
const shareOfPay: Rule = ({ newest, texts, own }) => {
  const share = (figure: Cents, name: string, income: Cents, topic: string, note = "") => {
    const text = sumAnswer(`is ${figure / 100} ${name} too much if i make ${Math.round(income / 100)} a month`, own);
    return text === undefined ? undefined : { topic, text: text.replace(/(?<= percent\. )/, note) };
  };
  const [, figure] = room.exec(newest) ?? [];
  const hourly = figure === undefined ? undefined : hourlyMonth(texts);
  if (hourly !== undefined)
    return share(
      cents(figure),
      "rent",
      hourly,
      "first-apartment",
      "That is of the pay before taxes, which often take a fifth to a quarter. ",
    );
  const { incomeCents, costs } = incomeAndCostsIn(
    [newest.replace(/\b(?:the )?(?:whole|full|entire) (\$?[\d,]+) rent\b/, "rent is $1")],
    own,
  );
  if (incomeCents === undefined || costs.size !== 1) return undefined;
  const [name = ""] = [...costs.keys()];
  const sum = costs.get(name) ?? 0;
  if (overHead.test(newest) && /^(?:car|truck|rent|mortgage)$/.test(name))
    return share(
      sum,
      name === "car" || name === "truck" ? `${name} payment` : name,
      incomeCents,
      /car|truck/.test(name) ? "car-loan" : "first-apartment",
    );
  const isLeft =
    name === "rent" &&
    whole.test(newest) &&
    /\b(?:room ?mate|husband|wife|boyfriend|girlfriend|partner|ex)\b[^.!?]{0,30}\b(?:moved? out|left|leaving|gone|lost)\b/.test(newest);
  return isLeft ? share(sum, "rent", incomeCents, "first-apartment") : undefined;
};

export const paySums: readonly Rule[] = [raiseByYear, fewerHours, checkMonth, untilSaved, byPayments, withTip, sharedHome, shareOfPay];
