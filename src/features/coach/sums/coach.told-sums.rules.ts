import { count } from "#shared/text.ts";
import { incomeAndCostsIn } from "./coach.income-and-costs.rules.ts";
import { saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";
import { statedDebt } from "./coach.stated-debt.rules.ts";

/** Sums whose figures were told one after the other: roommates and bills, severance and bills, years until retirement, money that was left to somebody. */

type Rule = (talk: MoneyTalk) => MoneyAnswer | undefined;
const numbers: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6 };
const last = (texts: readonly string[], pattern: RegExp) => texts.map((text) => pattern.exec(text)).findLast(Boolean);

const ofUs = /\b(two|three|four|five|six|[2-6]) (?:of us|people|roommates|friends)\b/;
/** "There are 3 of us" and "rent is $2,100 and utilities are $180", in a talk about splitting bills. */
const equalShare: Rule = ({ newest, texts, own, show }) => {
  const lately = texts.slice(-5);
  const [, word = ""] = last(lately, ofUs) ?? [];
  const many = numbers[word] ?? Number(word);
  if (
    !(many > 1) ||
    !lately.some((text) => /\b(?:split|share|divide|roommates?)\b/.test(text)) ||
    lately.some((text) => /\b(?:makes?|earns?)\b/.test(text))
  )
    return undefined;
  const { costs, incomeCents } = incomeAndCostsIn([newest], own);
  const sum = [...costs.values()].reduce((all, one) => all + one, 0);
  if (incomeCents !== undefined || costs.size === 0 || (saidIn(newest, own) ?? []).length !== costs.size) return undefined;
  const list = [...costs].map(([name, one]) => `${name} ${show(one)}`).join(", ");
  return {
    topic: "split-costs",
    text: `${costs.size > 1 ? `${list}: together ${show(sum)}` : `${show(sum)} of ${list.split(" ")[0]}`}, so ${show(sum / many)} for each of the ${many} of you. Who has the larger room or an own bath mostly pays a part more of the rent; bills such as power and internet go by heads.\n\n“By heads it's ${show(sum / many)} each. Let's say what the bigger room is worth to us, and write it down.”\n\n**One next step:** put the sums and one date to pay by into a shared note that all can see.\n\nWhat would the bigger room be worth to you?`,
  };
};

const severanceWeeks = /\b(\d{1,2}) weeks?(?:'s?)?(?: of)? (?:severance|pay)\b/;
const asksLast = /\bhow long\b[^.!?]{0,20}\b(?:last|get (?:me|us) through|carry)\b|^\W*how long\W*$/;
/** "6 weeks severance", "I make $1,100 a week", "my bills are $2,900 a month", "how long will it last?" */
const severanceLasts: Rule = ({ newest, texts, own, show }) => {
  const lately = texts.slice(-6);
  const [, weeks] = last(lately, severanceWeeks) ?? [];
  if (weeks === undefined || !asksLast.test(newest)) return undefined;
  const { incomeCents, costs } = incomeAndCostsIn(lately, own);
  const bills = [...costs.values()].reduce((all, one) => all + one, 0);
  if (incomeCents === undefined || bills <= 0) return undefined;
  const week = Math.round((incomeCents * 12) / 52);
  const whole = week * Number(weeks);
  const months = Math.round(((whole * 0.75) / bills) * 10) / 10;
  return {
    topic: "lost-job",
    text: `${weeks} weeks at ${show(week)} is ${show(whole)} before taxes; about ${show(whole * 0.75)} may reach you. With ${show(bills)} of bills a month that lasts around ${months.toLocaleString("en-US")} months. Unemployment pay comes on top or after it, as your state counts severance; file this week, since it counts from the week of filing.\n\nThe first month decides most: what can be paused or lowered now makes it last longer.\n\n**One next step:** mark the three largest of the ${show(bills)}, and call about each before it is due.\n\nIs anything saved beside it?`,
  };
};

const age = /\b(?:i'?m|i am|im) (\d{2})\b(?! ?(?:%|percent|hours|days|weeks|months))/;
const asksLate = /\btoo late\b|\bis (?:it|that) (?:even )?(?:enough|worth it)\b|\bhow much (?:will|would) (?:i|that|it)\b/;
/** "I'm 58 and have nothing saved", "I can save $300 a month", "is it too late?" */
const untilRetired: Rule = ({ newest, texts, own, show }) => {
  const lately = texts.slice(-6);
  const [, years] = last(lately, age) ?? [];
  if (years === undefined || !asksLate.test(newest) || !lately.some((text) => /\bretire\w*\b|\b401\(?k\b/.test(text))) return undefined;
  const part = lately
    .flatMap((text) => saidIn(text, own) ?? [])
    .findLast(({ before, perMonth }) => perMonth === 1 && /\b(?:save|put(?: away| aside| in)?|set aside|contribute) $/.test(before));
  // the year that is named, or the full retirement age
  const until = Number(last(lately, /\bretire\w* (?:at|by|when i'?m) (\d{2})\b/)?.[1] ?? 67);
  const left = until - Number(years);
  if (left < 2 || left > 45) return undefined;
  if (!part) return tenPercent(lately, until, left, own, show);
  return {
    topic: "retirement-saving",
    text: `${/\btoo late\b/.test(newest) ? "No. " : ""}${show(part.cents)} a month until ${until} is ${count(left, "year")}: ${show(part.cents * 12 * left)} that you put in yourself, before any match and growth. It won't replace a pay, and it pays for a car, a roof or the gap until Social Security. And that one grows with waiting: from 62 to 70 each year later makes the monthly check larger, for good (ssa.gov shows yours).\n\nFrom 50 on one may put more into a 401(k) or an IRA than others; irs.gov has this year's limits.\n\n**One next step:** sign in at ssa.gov and write down your check at 62, 67 and 70.\n\nDoes your job match what you put in?`,
  };
};

/** Ten percent of a pay that was named, since no sum was. */
function tenPercent(texts: readonly string[], until: number, left: number, own: string, show: MoneyTalk["show"]): MoneyAnswer | undefined {
  const { incomeCents } = incomeAndCostsIn(texts, own);
  if (incomeCents === undefined || incomeCents < 100_000) return undefined;
  const yearlyPart = Math.round((incomeCents * 12) / 10);
  // paid in at the end of each year, with five percent of growth
  const grown = (yearlyPart * (1.05 ** left - 1)) / 0.05;
  const match = texts.some((text) => /\bmatch\w*\b/.test(text))
    ? " The match of your job comes on top; take all of it first, it's pay that would stay with them otherwise."
    : "";
  return {
    topic: "retirement-saving",
    text: `No. Ten percent of your pay is ${show(yearlyPart / 12)} a month. Until ${until} that is ${count(left, "year")}: ${show(yearlyPart * left)} that you put in, and with a growth of 5 percent a year about ${show(Math.round(grown / 100_000) * 100_000)}.${match} It won't replace a pay, and it closes a part of the gap beside Social Security, where each year of waiting from 62 to 70 makes the monthly check larger, for good.\n\nFrom 50 on one may put more into a 401(k) or an IRA than others; irs.gov has this year's limits.\n\n**One next step:** raise what goes in by one percent of your pay now, and by one more each half year.\n\nWhat goes in at the moment?`,
  };
}

const leftTo =
  /\b(?:left me|inherited|inheriting|got|received|getting|won)(?: (?:about|around|like|an?|some))* \$?([\d,]{3,})(?! ?(?:a|per) )\b/;
const asksUse = /^\W*(?:(?:so|and|ok(?:ay)?) )*what (?:should|do|would|could|can) (?:i|we|you) do(?: with (?:it|that|the money))?\W*$/;
/** "My mom left me $8,000", "I have $3,500 on a card at 25%", "what should I do with it?" */
const inherited: Rule = ({ newest, texts, own, show }) => {
  const lately = texts.slice(-6);
  const [, figure] = last(lately, leftTo) ?? [];
  if (figure === undefined || !asksUse.test(newest)) return undefined;
  const sum = Math.round(Number(figure.replaceAll(",", "")) * 100);
  const rated = lately.filter((text) => !leftTo.test(text));
  const { leftCents, rateMilli, unclear, currency } = statedDebt(rated, own);
  if (!leftCents || rateMilli === undefined || unclear || currency !== undefined || sum < 20_000) return undefined;
  const pays = Math.min(leftCents, Math.max(0, sum - 50_000));
  const rest = sum - pays;
  return {
    topic: "windfall",
    text: `The debt first: at ${rateMilli / 1000} percent the ${show(leftCents)} costs about ${show((leftCents * rateMilli) / 1_200_000)} a month, more than any savings bring. ${pays === leftCents ? `All of it paid leaves ${show(rest)}` : `${show(pays)} on it leaves ${show(leftCents - pays)} of debt and ${show(rest)} in hand`}. That is your cushion, in an account of its own, for the tire and the tooth, up to three months of what must be paid. If something is left above that, a small part may be for joy, in her or his name or in yours.\n\n**One next step:** let it rest for two weeks, then pay the debt in one go and keep the letter that says zero.\n\nWhat would a month of must-pays come to for you?`,
  };
};

const asksHome = /^\W*(?:(?:so|and|ok(?:ay)?) )*(?:what|how much(?: house)?) (?:can|could) (?:i|we) (?:really )?afford\W*$/;
const yearly = /\b(?:make|earn|salary is)(?: (?:about|around))* \$?(\d{2,3})(?:,000| ?k)\b/;
/** "I make $62,000", "my car payment is $380", "what can I afford?", in a talk about a house. */
const whichHouse: Rule = ({ newest, texts, own, show }) => {
  const lately = texts.slice(-7);
  const [, pay] = last(lately, yearly) ?? [];
  if (pay === undefined || !asksHome.test(newest) || !lately.some((text) => /\b(?:house|home|condo)\b/.test(text))) return undefined;
  const month = (Number(pay) * 100_000) / 12;
  const debts = lately
    .flatMap((text) => saidIn(text, own) ?? [])
    .filter(({ before }) => /\b(?:car|truck|loan|student loan) payments? (?:is|are) $/.test(before));
  const debt = debts.reduce((sum, one) => sum + Math.round(one.cents * (one.perMonth ?? 1)), 0);
  const most = Math.min(month * 0.28, month * 0.36 - debt);
  if (most <= 0) return undefined;
  return {
    topic: "buy-a-home",
    text: `By the usual lines about ${show(most)} a month for the home, with taxes and insurance in it: 28 percent of your pay is ${show(month * 0.28)}${debt > 0 ? `, and 36 percent for all debts, less the ${show(debt)} you pay already, is ${show(month * 0.36 - debt)}` : ""}. As a price that is often near three times a year's pay, around ${show(Number(pay) * 300_000)}, less when rates are high. What the bank would lend and what lets you sleep are two figures.\n\n**One next step:** put the difference between ${show(most)} and your rent aside for three months; then you know, and have it saved.\n\nWhat do you pay for a home now?`,
  };
};

const asksTime = /^\W*(?:(?:so|and|ok(?:ay)?|then) )*how (?:long|many months)\b[^.!?\d]{0,30}\W*$/;
const taxOwed = /\b(?:irs|tax(?:es)?)\b/;
/** "The IRS says I owe $1,900", "I could do $80 a month", "how long?" */
const taxParts: Rule = ({ newest, texts, own, show }) => {
  const lately = texts.slice(-5);
  const owedIn = lately.findLast((text) => taxOwed.test(text) && /\bowe\b/.test(text)) ?? "";
  const [owed, second] = saidIn(owedIn, own) ?? [];
  if (!owed || second || owed.perMonth !== undefined || !taxOwed.test(lately.join(" "))) return undefined;
  const after = lately.slice(lately.indexOf(owedIn) + 1);
  const part = after
    .flatMap((text) => saidIn(text, own) ?? [])
    .findLast(({ perMonth, before }) => perMonth === 1 && /\b(?:do|pay|afford|manage|put|spare) $/.test(before));
  const isNew = part !== undefined && (saidIn(newest, own) ?? []).some(({ cents }) => cents === part.cents);
  if (!part || part.cents >= owed.cents || !(isNew || asksTime.test(newest))) return undefined;
  const times = Math.ceil(owed.cents / part.cents);
  return {
    topic: "tax-debt",
    text: `${show(owed.cents)} at ${show(part.cents)} a month is ${count(times, "month")}, and a little longer, because the IRS adds interest and a small penalty each month until it is paid. ${times <= 72 ? "Plans up to 72 months can mostly be set up online at irs.gov/opa, without a call." : "That is longer than the usual 72 months, so ask about a smaller sum or a pause for hardship."} While the plan runs, file the next return on time and pay what it asks, or the plan can end.\n\n**One next step:** set it up with a direct debit at irs.gov, since that is the cheapest way.\n\nIs the return for that year filed?`,
  };
};

export const toldSums: readonly Rule[] = [equalShare, severanceLasts, untilRetired, inherited, whichHouse, taxParts];
