import type { Cents } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import { amountsIn, countedBy, countWord } from "./coach.amounts.rules.ts";
import { withoutFillers } from "./coach.cost-names.rules.ts";
import { incomeAndCostsIn, isCostShared } from "./coach.income-and-costs.rules.ts";
import { saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";
import { paymentOf } from "./coach.loan-payment.rules.ts";
import { years } from "./coach.payoff.rules.ts";

/** Sums in parts, in one message: a plan in months, money owed to a person, presents for several, pay by the shift, subscriptions, a card in two years. */

type Rule = (talk: MoneyTalk) => MoneyAnswer | undefined;
const numberWords = countWord.slice(1, -1);

const planMonths = new RegExp(
  String.raw`\b(?:over|in|for|offers?(?: me| us)?|plan (?:of|for)|spread (?:it )?over|split (?:it )?over)(?: an?)? (${numberWords})[ -](?:months?|payments?)\b`,
);
const asksEach =
  /\b(?:what'?s|what is|how much is) (?:that|it) (?:a|per|each) month\b|\bhow much (?:a|per|each|would (?:it|that) be (?:a|per|each)) month\b|\bmonthly payment\b/;
const planned =
  /\b(?:braces|dentist|dental|orthodontist|surgery|hospital|clinic|couch|mattress|furniture|phone|laptop|tuition|course|vet|lawyer|plan|payments|installments?)\b/;
/** "Braces cost $5,000, they offer 24 months. What's that a month?" */
const overMonths: Rule = ({ newest, own, show }) => {
  const [found, many] = planMonths.exec(newest) ?? [];
  if (
    found === undefined ||
    !asksEach.test(newest) ||
    !planned.test(newest) ||
    /%|\binterest|\bapr\b|\bsav\w+|\bloan\b|\bowe\b/.test(newest)
  )
    return undefined;
  const [one, second] = saidIn(newest.replace(found, " "), own) ?? [];
  const times = countedBy(many);
  if (!one || second || one.perMonth !== undefined || times < 2) return undefined;
  const down = show(Math.round(one.cents / 10));
  return {
    topic: "pay-a-surprise",
    text: `${show(one.cents)} over ${count(times, "month")} is ${show(Math.ceil(one.cents / times / 100) * 100)} a month, if no interest comes on top. Ask three things before you sign: whether it is without interest, whether it may be paid off early, and what happens after one late payment. With a tenth of it paid at once, ${down}, it would be ${show(Math.ceil((one.cents * 0.9) / times / 100) * 100)}; many give something off for that.\n\n**One next step:** ask for the plan in writing, with the whole sum on it, and take it home for a day.\n\nDoes ${show(Math.ceil(one.cents / times / 100) * 100)} fit in an ordinary month?`,
  };
};

const person =
  /\b(?:i|we) owe (?:my |our |a |an )?(sister|brother|mom|mother|dad|father|friend|cousin|aunt|uncle|grandma|grandpa|boss|coworker|neighbor|roommate|in-laws|parents|ex|boyfriend|girlfriend)\b/;
const asksTime = /\bhow (?:long|many)\b|\bwhen (?:will|would|am|is)\b/;
/** "I owe my sister $600 and can pay her $75 every other Friday. How long?" */
const owedToPerson: Rule = ({ newest, own, show }) => {
  const [, who = ""] = person.exec(newest) ?? [];
  if (who === "" || !asksTime.test(newest) || /%|\binterest\b/.test(newest)) return undefined;
  const all = saidIn(newest, own) ?? [];
  const [part, otherPart] = all.filter(({ perMonth }) => perMonth !== undefined);
  const [owed, otherOwed] = all.filter(({ perMonth }) => perMonth === undefined);
  if (!part || !owed || otherPart || otherOwed || part.cents >= owed.cents || !part.perMonth) return undefined;
  const times = Math.ceil(owed.cents / part.cents);
  const last = owed.cents - part.cents * (times - 1);
  const months = Math.max(1, Math.round(times / part.perMonth));
  const unit =
    Math.abs(part.perMonth - 52 / 12) < 1e-9
      ? count(times, "week")
      : Math.abs(part.perMonth - 26 / 12) < 1e-9
        ? count(times * 2, "week")
        : Math.abs(part.perMonth - 1) < 1e-9
          ? count(times, "month")
          : `about ${count(months, "month")}`;
  return {
    topic: "choose-a-debt",
    text: `${show(owed.cents)} at ${show(part.cents)} each time is ${count(times, "payment")}${last === part.cents ? "" : `, the last one ${show(last)}`}, so ${unit}.\n\n“I haven't forgotten the ${show(owed.cents)}. I'll send you ${show(part.cents)} each time from [date] on, and it's done in ${unit}. Is that all right?”\n\n**One next step:** send those words, and set the first payment up so that it goes by itself.\n\nWould that sum hold in a bad month, too?`,
  };
};

const gifts = /\b(?:christmas|presents?|gifts?|birthdays?|holidays?|hanukkah|easter|graduation)\b/;
const people = new RegExp(
  String.raw`\b(${numberWords}) (?:\w+ )?(?:kids|children|people|grandkids|grandchildren|nieces|nephews|of us|friends|cousins|coworkers)\b`,
);
const asksShare = /\bhow much (?:each|apiece|for each|per (?:kid|person|child)|a (?:kid|person|head))\b|\bper (?:kid|person|child)\b/;
/** "I have $1,500 for Christmas and 5 kids. How much each?" */
const forEach: Rule = ({ newest, own, show }) => {
  const [found, many] = people.exec(newest) ?? [];
  if (found === undefined || !gifts.test(newest) || !asksShare.test(newest)) return undefined;
  const [one, second] = saidIn(newest.replace(found, " "), own) ?? [];
  const heads = countedBy(many);
  if (!one || second || one.perMonth !== undefined || heads < 2) return undefined;
  const each = Math.floor(one.cents / heads / 100) * 100;
  const kept = Math.floor((one.cents * 0.85) / heads / 100) * 100;
  return {
    topic: "give-without-money",
    text: `${show(one.cents)} for ${heads} is ${show(each)} each. Food, wrapping and the one you forgot come on top, so with 15 percent held back it is ${show(kept)} each. The same sum isn't the same for a two-year-old and a teenager; the same number of packages often counts more.\n\n**One next step:** write the names with a sum behind each, and take only that much along when you shop.\n\nIs all of the ${show(one.cents)} free for it, or is a bill due before?`,
  };
};

const shift = new RegExp(
  String.raw`\b(?:an?|per|each|every) (night|shift|day)\b[^.!?]{0,20}?\b(${numberWords}) (?:nights|shifts|days|times) (?:a|per|each) week\b`,
);
/** "I make like $120 a night, 4 nights a week." */
const shiftPay: Rule = ({ newest, own, show }) => {
  const [found, unit = "night", many] = shift.exec(newest) ?? [];
  if (
    found === undefined ||
    !/\b(?:i|we) (?:only )?(?:make|get|earn|bring home|clear)\b|\bmake (?:like|about|around)\b|\btips\b/.test(newest) ||
    /\b(?:he|she|they) (?:makes?|gets?)\b/.test(newest)
  )
    return undefined;
  const [one, second] = amountsIn(withoutFillers(newest).replace(found, " "), own).filter(
    ({ isMarked, cents }) => isMarked || cents >= 2_000,
  );
  const times = countedBy(many);
  if (!one || second || one.cents > 200_000 || times > 7) return undefined;
  const week = one.cents * times;
  const thin = week * 0.8;
  return {
    topic: "irregular-income",
    text: `${show(one.cents)} a ${unit} on ${times} ${unit}s is ${show(week)} a week, about ${show((week * 52) / 12)} a month. Plan with less than that: one slow or missed ${unit} in five makes it ${show(thin)} a week, about ${show((thin * 52) / 12)} a month. What comes above goes into a pot for the thin weeks, and a part of it for taxes where nobody takes them out.\n\n**One next step:** write down what really came in each week for the last four, and plan with the smallest.\n\nWhat has to be paid each month out of it?`,
  };
};

const services =
  /\b(?:netflix|hulu|spotify|disney(?: ?plus|\+)|hbo|max|youtube|apple (?:music|tv)|prime|paramount|peacock|audible|icloud|gym|cable|xbox|playstation|sirius\w*|peloton|chatgpt|subscriptions?|streaming|internet|phone)\b/g;
const asksYear = /\b(?:a|per|each|every|in a|for a|the whole) year\b|\byearly\b|\bcancel\w*\b|\badds? up\b|\ball together\b|\bin total\b/;
/** "Netflix 15.49, hulu 17.99, gym 40: what's that a year?": what is paid monthly and named without a period. */
const subscriptions: Rule = ({ newest, own, show }) => {
  const named = new Set(newest.match(services) ?? []);
  if (
    named.size === 0 ||
    !/\bhow much\b|\bwhat'?s\b|\bwhat (?:is|would)\b/.test(newest) ||
    !asksYear.test(newest) ||
    /\b(?:went up|raised|from|make|earn|owe|instead|fee|deal|hours?)\b/.test(newest)
  )
    return undefined;
  const all = amountsIn(withoutFillers(newest), own).filter(({ isMarked, cents }) => isMarked || cents >= 400);
  if (
    all.length !== named.size ||
    all.some(({ end, cents }) => cents > 30_000 || /^ ?(?:a|per|\/) ?(?:day|week|year)\b|^ ?%/.test(newest.slice(end)))
  )
    return undefined;
  if (/\b(?:a|per|every) (?:day|week|month)\b|\b(?:week|month)ly\b/.test(newest)) return undefined;
  const month = all.reduce((sum, { cents }) => sum + cents, 0);
  return {
    topic: "cancel-subscriptions",
    text: `${all.length > 1 ? `Together that is about ${show(month)} a month` : `${show(month)} a month`}${all.length > 1 ? " and" : " is about"} ${show(month * 12)} a year, if each is paid monthly. Keep the one that you opened most in the last two weeks; most others can be had again with one click when you miss them.\n\n**One next step:** cancel one today, and let its sum leave your account for savings on the same day each month.\n\nWhich one would you miss least?`,
  };
};

const inSpan = new RegExp(String.raw`\b(?:in|within|over) (${numberWords}|an?|one) (years?|months?)\b`);
const asksPayment =
  /\bhow much (?:do i (?:need|have) to pay |should i pay |would i (?:have to )?pay |would it be |is that )?(?:a|per|each|every) month\b|\bwhat (?:would|do|should) i (?:have to |need to )?pay\b|\bmonthly payment\b|\bhow much (?:do|would|should|must) i (?:have to |need to )?pay\b/;
const oneRate = /(?<![\d.])(\d{1,2}(?:\.\d{1,2})?) ?(?:%|percent\b)(?: (?:apr|interest))?/g;
/** "I want to pay my $6,000 card off in 2 years at 24%, how much a month?" */
const goneIn: Rule = ({ newest, own, show }) => {
  const words = withoutFillers(newest);
  const [span, many = "", unit = ""] = inSpan.exec(words) ?? [];
  const rates = [...words.matchAll(oneRate)];
  const [rate, secondRate] = rates;
  if (
    span === undefined ||
    !rate ||
    secondRate ||
    !asksPayment.test(words) ||
    !/\b(?:pay|paid|rid|gone|clear|debt free)\b/.test(words) ||
    !/\b(?:cards?|debts?|loans?|visa|owe|balance)\b/.test(words)
  )
    return undefined;
  const [one, second] = amountsIn(words.replace(span, " ").replace(rate[0], " "), own).filter(
    ({ isMarked, cents }) => isMarked || cents >= 20_000,
  );
  const months = (/^(?:an?|one)$/.test(many) ? 1 : countedBy(many)) * (unit.startsWith("year") ? 12 : 1);
  const percent = Number(rate[1]);
  if (!one || second || months < 2 || months > 180 || percent <= 0) return undefined;
  const monthly = Math.ceil(paymentOf(one.cents, percent, months) / 100) * 100;
  const interest = paymentOf(one.cents, percent, months) * months - one.cents;
  return {
    topic: "choose-a-debt",
    text: `${show(one.cents)} at ${percent} percent is gone in ${years(months)} with about ${show(monthly)} a month, if nothing new is added. About ${show(interest)} of that is interest. ${show((one.cents * percent) / 1_200)} of the first payment is interest alone, so what you pay above that is what counts.\n\n**One next step:** set ${show(monthly)} to leave your account the day after payday, and put the card out of reach.\n\nDoes ${show(monthly)} fit, or does the time have to be longer?`,
  };
};

const interestWords =
  /\bhow much (?:is|would be|interest (?:is|would be|at|on))\b[^.!?]*\binterest\b|\bwhat(?:'?s| is)\b[^.!?]*\binterest (?:on|for)\b|\bhow much interest\b/;
/** "How much is 18% interest on $2,500 a month?" */
const interestOn: Rule = ({ newest, own, show }) => {
  const [rate, secondRate] = [...newest.matchAll(oneRate)];
  if (!rate || secondRate || !interestWords.test(newest) || !/\bon\b/.test(newest) || /\b(?:pay|paying|save|savings|years?)\b/.test(newest))
    return undefined;
  const [one, second] = amountsIn(withoutFillers(newest).replace(rate[0], " "), own).filter(
    ({ isMarked, cents }) => isMarked || cents >= 10_000,
  );
  const percent = Number(rate[1]);
  if (!one || second || !(percent > 0)) return undefined;
  const year = (one.cents * percent) / 100;
  const exact = (cents: Cents) =>
    Math.round(cents) % 100 === 0
      ? show(cents)
      : show(Math.floor(cents / 100) * 100).replace(/(\d)(?!.*\d)/, `$1.${String(Math.round(cents) % 100).padStart(2, "0")}`);
  return {
    topic: "choose-a-debt",
    text: `${percent} percent a year on ${show(one.cents)} is about ${exact(year / 12)} a month, ${exact(year)} in a year, as long as the ${show(one.cents)} stands. Each payment above that makes the next month's interest smaller.\n\n**One next step:** look at the statement for what you paid last month, and take the interest off it: that is what really came down.\n\nHow much can you pay each month?`,
  };
};

const asksOk =
  /\b(?:is|does) (?:that|this|it) (?:ok(?:ay)?|good|bad|normal|doable|fine|realistic|work|sound (?:ok(?:ay)?|right))\b[^.!?]{0,15}\W*$|\bam i (?:doing )?(?:ok(?:ay)?|alright|fine)\W*$|\bhow (?:am i|are we) doing\W*$/;
/** "I take home $4,100, student loans 420, rent 1650, car 389. Is that ok?" in one message. */
const listChecked: Rule = ({ newest, own, show, numbers }) => {
  if (!asksOk.test(newest) || numbers.length > 0 || isCostShared(newest)) return undefined;
  const { incomeCents, costs, isGross } = incomeAndCostsIn([newest], own);
  if (incomeCents === undefined || costs.size < 2 || (saidIn(newest, own)?.length ?? 0) !== costs.size + 1) return undefined;
  const spent = [...costs.values()].reduce((sum, one) => sum + one, 0);
  const rest = incomeCents - spent;
  if (rest <= 0) return undefined;
  const rent = costs.get("rent") ?? costs.get("mortgage");
  const share = Math.round((100 * rest) / incomeCents);
  const home =
    rent === undefined
      ? ""
      : ` The home takes ${Math.round((100 * rent) / incomeCents)} percent; thirty is the usual line, and many live above it.`;
  const verdict =
    share >= 35
      ? "So yes, if the rest of the month is planned"
      : share >= 20
        ? "So it holds, and a bad month is felt"
        : "So it is tight, and no fault of yours";
  return {
    topic: "start-a-budget",
    text: `${show(incomeCents)} less ${[...costs].map(([name, one]) => `${name} ${show(one)}`).join(", ")} (together ${show(spent)}) leaves ${show(rest)}, ${share} percent, about ${show((rest * 12) / 52)} a week.${home}${isGross ? " The pay is before taxes; with them less is left." : ""} ${verdict}: food, power, gas, clothes and what breaks come out of the ${show(rest)}.\n\n**One next step:** let ${show(Math.round(Math.min(incomeCents / 10, rest / 4) / 1_000) * 1_000)} move to savings on payday, and see whether the month still works.\n\nWhat else goes out in a normal month?`,
  };
};

const wageRise =
  /\bfrom \$?(\d{1,2}(?:\.\d{1,2})?)(?: ?(?:an hour|\/ ?h(?:ou)?r))? to \$?(\d{1,2}(?:\.\d{1,2})?) ?(?:an h(?:ou)?r|per hour|\/ ?h(?:ou)?r)/;
/** "From 18 to 20.50 an hour", "40 hours", "how much more is that a month?" */
const wageRose: Rule = ({ newest, texts, show }) => {
  const lately = texts.slice(-5);
  const [, low = "", high = ""] = lately.map((text) => wageRise.exec(text)).findLast(Boolean) ?? [];
  const more = Math.round((Number(high) - Number(low)) * 100);
  if (!(more > 0) || Number(low) < 5 || !/\bhow much (?:more|extra)\b|\bdifference\b/.test(newest)) return undefined;
  const [, told] = lately.map((text) => /\b(\d{2}) ?(?:hours|hrs)\b/.exec(text)).findLast(Boolean) ?? [];
  const hours = Number(told ?? 40);
  const month = (more * hours * 52) / 12;
  return {
    topic: "ask-for-pay",
    text: `${(more / 100).toFixed(2).replace(/\.00$/, "")} dollars more an hour is ${show(more * hours)} a week at ${hours} hours, about ${show(month)} a month and ${show(more * hours * 52)} a year, before taxes. Of that about ${show(month * 0.75)} a month may reach you.\n\n**One next step:** let half of it, ${show(month * 0.375)}, move to savings or a debt from the first new paycheck on, before the month grows into it.\n\nWhat would you like it to change?`,
  };
};

const hoursAt =
  /^\W*(?:so )?(?:what'?s|what is|how much is|how much would i (?:make|get) (?:for|with|working)) (\d{1,2}) (?:hours?|hrs?)(?: a week)? (?:at|for|times|x) \$?(\d{1,3}(?:\.\d{1,2})?)(?: ?(?:an|per|\/) ?h(?:ou)?r)?\W*$/;
/** "What's 40 hours at 16.75?" */
const hoursPaid: Rule = ({ newest, show }) => {
  const [, hours, wage] = hoursAt.exec(newest) ?? [];
  if (hours === undefined || Number(wage) < 5) return undefined;
  const week = Math.round(Number(hours) * Number(wage) * 100);
  return {
    topic: "start-a-budget",
    text: `${hours} hours is ${show(week)}; each week that's about ${show((week * 52) / 12)} a month and ${show(week * 52)} a year, before taxes. Often a fifth to a quarter comes off, so plan with about ${show((week * 52 * 0.78) / 12)} a month until a pay stub tells you.\n\n**One next step:** take the net from your last stub, times the paychecks of a year, divided by twelve.\n\nAre the hours the same every week?`,
  };
};

const fromCheck =
  /\bhow much (?:should|can|could) (?:i|we) (?:save|put away|set aside) (?:from|out of|of) (?:an?|each|every|my) \$?([\d,]{3,}) (?:pay ?check|check)\b/;
/** "How much should I save from a $1,200 paycheck?" */
const savedFromCheck: Rule = ({ newest, show }) => {
  const [, figure] = fromCheck.exec(newest) ?? [];
  const check = Number((figure ?? "0").replaceAll(",", "")) * 100;
  if (check < 10_000) return undefined;
  return {
    topic: "build-a-cushion",
    text: `A tenth is a common mark: ${show(check / 10)} of each ${show(check)}, with pay every two weeks ${show((check / 10) * 26)} in a year. If rent and debts take most of it, begin with ${show(check / 40)}, which is ${show((check / 40) * 26)} in a year; that it really stays counts more than the size. With a card at 20 percent or more, first $500 to $1,000 as a cushion, then the card.\n\n**One next step:** let it leave your account on payday, before the money feels like yours.\n\nWhat has to be paid out of that ${show(check)}?`,
  };
};

export const partsSums: readonly Rule[] = [
  overMonths,
  owedToPerson,
  forEach,
  shiftPay,
  subscriptions,
  goneIn,
  interestOn,
  listChecked,
  wageRose,
  hoursPaid,
  savedFromCheck,
];
