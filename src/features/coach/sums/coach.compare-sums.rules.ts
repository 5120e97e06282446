import { incomeAndCostsIn } from "./coach.income-and-costs.rules.ts";
import { saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";
import { ones } from "./coach.number-words.content.ts";

/** Two figures of one message beside one another: a price by the year or the month, an offer by the hour or the year, a bill and what comes in. */

type Rule = (talk: MoneyTalk) => MoneyAnswer | undefined;
const cents = (figure = "") => Math.round(Number(figure.replaceAll(",", "")) * 100);

/** "$2,100 for the year or $190 a month", "a $40 a month gym and one for $25". */
const cheaper: Rule = ({ newest, own, show }) => {
  if (!/\b(?:cheaper|better|difference|save|which)\b/.test(newest)) return undefined;
  const all = saidIn(newest, own) ?? [];
  const [one, two, third] = all;
  if (!one || !two || third || /\b(?:make|earn|owe|debt|loan|rate)\b|%/.test(newest)) return undefined;
  const isYear = ({ after, perMonth }: { after: string; perMonth: number | undefined }) =>
    (perMonth !== undefined && Math.abs(perMonth - 1 / 12) < 0.001) ||
    /^ (?:for|in) the (?:whole )?year\b|^ up ?front\b|^ (?:paid )?in full\b/.test(after);
  const year = all.find(isYear);
  const month = all.find(({ perMonth }) => perMonth === 1);
  if (year && month) {
    const gap = month.cents * 12 - year.cents;
    if (gap === 0) return undefined;
    return {
      topic: "lower-a-bill",
      text: `${show(month.cents)} a month is ${show(month.cents * 12)} a year, so ${gap > 0 ? `paying ${show(year.cents)} at once saves ${show(gap)}` : `paying by the month is ${show(-gap)} cheaper than ${show(year.cents)} at once`}. ${gap > 0 ? "That only pays if the sum is there without touching the money for rent or a card; on a card at 24 percent the saving would be gone in a few months." : "Then there is no reason to give them the money early."} Ask what happens when you leave in the middle of the year.\n\n**One next step:** ask for both in writing, with the fee for paying by the month.\n\nIs the whole sum there, without the rent money?`,
    };
  }
  const other = all.find((each) => each !== month);
  if (!month || !other || other.perMonth !== undefined || !/\bdifference\b|\bhow much (?:do|would) i save\b/.test(newest)) return undefined;
  const gap = Math.abs(month.cents - other.cents);
  return {
    topic: "lower-a-bill",
    text: `${show(gap)} a month apart, so ${show(gap * 12)} in a year. Look what the sign-up costs and how one gets out again; a fee for joining can eat half a year of it.\n\n**One next step:** ask both for the contract's length and the notice, before you decide by the price.\n\nWhich of the two would you really use more often?`,
  };
};

const hourly =
  /\$?(\d{1,2}(?:\.\d{1,2})?) ?(?:an hour|per hour|\/ ?h(?:ou)?r|hourly)\b|\bhourly (?:at|pay of|rate of|for) \$?(\d{1,2}(?:\.\d{1,2})?)(?![\d,])/;
const wageOf = (text: string): string | undefined =>
  hourly
    .exec(text)
    ?.slice(1)
    .find((figure) => figure !== undefined);
const salary =
  /\b(?:salary|salaried)\b[^.!?\d]{0,20}\$?(\d{2,3}(?:,\d{3}| ?k))\b|\$?(\d{2,3}(?:,\d{3}| ?k))\b[^.!?\d]{0,15}\bsalar(?:y|ied)\b/;
const weekHours = /\b(\d{2}) ?(?:hours?|hrs?)\b/;
/** "My boss wants me to go salary at $48,000, I make $23 an hour now working 45 hours". */
const salaryOrHourly: Rule = ({ newest, show }) => {
  const [, one, other] = salary.exec(newest) ?? [];
  const each = wageOf(newest);
  const [, worked] = weekHours.exec(newest) ?? [];
  const hours = Number(worked ?? 40);
  if ((one ?? other) === undefined || each === undefined || hours < 20 || hours > 80) return undefined;
  const figure = one ?? other ?? "";
  const offered = figure.endsWith("k") ? cents(figure.slice(0, -1)) * 1_000 : cents(figure);
  const wage = cents(each);
  const over = Math.max(0, hours - 40);
  const now = Math.round((wage * Math.min(hours, 40) + wage * 1.5 * over) * 52);
  const gap = offered - now;
  return {
    topic: "ask-for-pay",
    text: `By the hour you make about ${show(now)} a year at ${hours} hours a week${over > 0 ? ", with time and a half above 40" : ""}; the salary is ${show(offered)}, ${gap >= 0 ? `${show(gap)} more` : `${show(-gap)} less`}. A salary often also ends the overtime pay, while the hours stay. Whether that is allowed hangs on your duties and on a least salary; the Department of Labor explains it (dol.gov, overtime).\n\n“I'd like to. For ${hours} hours a week I make about ${show(now)} now, so I'd need [figure], with the hours in writing.”\n\n**One next step:** ask which benefits come with it, and how many hours are meant.\n\nWould the hours stay the same?`,
  };
};

/** "I get paid $18.50 an hour, overtime is time and a half, I worked 46 hours". */
const overtime: Rule = ({ newest, show }) => {
  const each = wageOf(newest);
  const [, worked] = weekHours.exec(newest) ?? [];
  const hours = Number(worked);
  if (each === undefined || !(hours > 40 && hours <= 90) || !/\bover ?time\b|\btime and a half\b/.test(newest) || salary.test(newest))
    return undefined;
  const wage = Number(each);
  const exact = (value: number) => value.toLocaleString("en-US", { style: "currency", currency: "USD" });
  const [base, more] = [wage * 40, wage * 1.5 * (hours - 40)];
  return {
    topic: "wages-not-paid",
    text: `40 hours at ${show(cents(each))} are ${exact(base)}, and ${hours - 40} hours at ${exact(wage * 1.5)} are ${exact(more)}: ${exact(base + more)} for the week, before taxes. For most hourly jobs federal law asks for time and a half above 40 hours in a week (dol.gov).\n\n**One next step:** compare it with the gross pay on the stub, line by line.\n\nDoes the stub show the same?`,
  };
};

/** "How much do I need to make to afford $1,500 rent". */
const payForRent: Rule = ({ newest, own, show }) => {
  if (!/\bhow much (?:do|should|would) (?:i|we) (?:need to |have to )?(?:make|earn)\b/.test(newest) || !/\brent\b/.test(newest))
    return undefined;
  const [one, second] = saidIn(newest, own) ?? [];
  if (!one || second || one.cents < 20_000) return undefined;
  return {
    topic: "first-apartment",
    text: `By the usual line of thirty percent, ${show(one.cents / 0.3)} a month before taxes, about ${show((one.cents / 0.3) * 12)} a year or ${show(((one.cents / 0.3) * 12) / 2080)} an hour at forty hours. Many landlords ask for three times the rent, ${show(one.cents * 3)} a month; with a bit less a guarantor, a larger deposit or a roommate often helps.\n\n**One next step:** add power, internet and the drive to the ${show(one.cents)}, and look at what is left of your real pay.\n\nWhat comes in for you now?`,
  };
};

const deductible = /\bdeductible\b/;
/** "I have a $250 deductible and the repair is $1,900, how much does insurance pay". */
const afterDeductible: Rule = ({ newest, own, show }) => {
  if (!deductible.test(newest) || !/\b(?:repairs?|fix|damage|claim|estimate|bill)\b/.test(newest)) return undefined;
  const all = saidIn(newest, own) ?? [];
  const own1 = all.find(({ before, after }) => /^ (?:\w+ )?deductible\b/.test(after) || /\bdeductible (?:is|of) $/.test(before));
  const [cost, second] = all.filter((one) => one !== own1);
  if (!own1 || !cost || second || cost.cents <= own1.cents || /\b(?:have|saved) $/.test(cost.before)) return undefined;
  return {
    topic: "choose-insurance",
    text: `If the damage is covered, you pay the ${show(own1.cents)} and the insurance the other ${show(cost.cents - own1.cents)}. Whether it is covered hangs on the policy: collision for a crash, comprehensive for hail, theft or a deer; wear and tear never is. A claim can raise the premium, so with a small difference it may pay to keep it out.\n\n**One next step:** call the insurance before the repair begins, and ask, “Is this covered, and would it raise my premium?”\n\nWhat happened to it?`,
  };
};

const noInterest =
  /\b(\d{1,2}) months?(?:,| with| at)? (?:no|zero|0 ?%|without|interest[- ]free)(?: interest)?\b|\b(?:no interest|interest[- ]free|0 ?%)(?: \w+){0,2} (\d{1,2}) months\b/;
/** "Braces are $5,400, they offer 24 months no interest". */
const interestFree: Rule = ({ newest, own, show }) => {
  const [found, a, b] = noInterest.exec(newest) ?? [];
  const months = Number(a ?? b);
  const [one, second] = found === undefined ? [] : (saidIn(newest.replace(found, " "), own) ?? []);
  if (!one || second || !(months > 1) || one.perMonth !== undefined || one.cents < 10_000) return undefined;
  return {
    topic: "pay-a-surprise",
    text: `${show(one.cents)} over ${months} months is ${show(Math.ceil(one.cents / months / 100) * 100)} a month. Ask one thing before you sign: is it truly without interest, or is the interest deferred? With deferred interest one late payment, or a rest that is still open at the end, can bring back the interest for the whole time. A plan with the office itself is mostly the safer one.\n\n**One next step:** ask for that in writing, and set the ${show(Math.ceil(one.cents / months / 100) * 100)} up as an automatic payment.\n\nIs it the office's own plan, or a card?`,
  };
};

/** "I have $900 coming Friday and $1,150 in bills". */
const comingAndBills: Rule = ({ newest, own, show }) => {
  const all = saidIn(newest, own) ?? [];
  const bills = all.find(
    ({ after, before }) => /^ (?:in|of|worth of) (?:\w+ )?bills\b/.test(after) || /\bbills (?:are|come to|of|total) $/.test(before),
  );
  const [coming, second] = all.filter((one) => one !== bills);
  if (!bills || !coming || second || bills.perMonth !== undefined || coming.perMonth !== undefined) return undefined;
  if (!/\b(?:coming|have|get|getting|paid|left)\b/.test(newest) || /\b(?:medical|hospital|owe)\b/.test(newest)) return undefined;
  const gap = bills.cents - coming.cents;
  return {
    topic: "bills-due",
    text:
      gap > 0
        ? `${show(bills.cents)} less ${show(coming.cents)} is ${show(gap)} short, and food isn't in it yet. So choose the order before the money is there: roof, power and water, food, the ride to work; then the phone; then cards and loans. What comes last gets a call first.\n\n“I can pay half on [day] and the rest on my next payday, [date]. Can we write that down?”\n\n**One next step:** write each bill with its day and sum in that order, and draw the line where ${show(coming.cents)} ends.\n\nWhich bills fall below the line?`
        : `${show(coming.cents)} less ${show(bills.cents)} leaves ${show(-gap)} for food, gas and the rest. Pay them the day the money comes, the home first, so that the ${show(-gap)} is really what you have.\n\n**One next step:** divide the ${show(-gap)} by the days until the next pay, and keep to that for food and gas.\n\nWhen does the next money come after that?`,
  };
};

const debtMonth =
  /\b(?:debts?|debt payments?|loan payments?|minimums?)(?: payments?)? (?:are|is|come to|total|add up to)(?: (?:about|around|like))* $/;
/** "I make $4,200 and my debts are $900 a month. Is that too much?" */
const debtShare: Rule = ({ newest, own, show }) => {
  if (!/\b(?:too much|a lot|too high|ok|okay|normal|bad)\b/.test(newest)) return undefined;
  const all = saidIn(newest, own) ?? [];
  const debt = all.find(({ before, perMonth }) => perMonth === 1 && debtMonth.test(before));
  const { incomeCents } = incomeAndCostsIn([newest], own);
  if (!debt || incomeCents === undefined || all.length !== 2 || incomeCents <= debt.cents) return undefined;
  const share = Math.round((100 * debt.cents) / incomeCents);
  return {
    topic: "choose-a-debt",
    text: `${show(debt.cents)} of ${show(incomeCents)} is ${share} percent. Lenders look at all debts together with the rent or mortgage: up to 36 percent of the pay before taxes counts as usual, here ${show(incomeCents * 0.36)}, so ${show(Math.max(0, incomeCents * 0.36 - debt.cents))} would be left for the home by that line. ${share <= 15 ? "That is moderate, as long as the home fits beside it." : share <= 25 ? "That is heavy, and it is felt; the dearest one first makes it lighter soonest." : "That is a lot. A nonprofit credit counselor (nfcc.org) can ask for lower rates, and the first talk is mostly free."}\n\n**One next step:** list each with its balance, rate and payment in [your debts](/debt); it shows which one to end first.\n\nWhat do you pay for your home?`,
  };
};

const soldFor = /\bsell(?:ing)?\b[^.!?\d]{0,30}\bfor \$?([\d,]+)\b[^\d]{0,40}\b(?:owe|owing)(?: (?:about|still|around))* \$?([\d,]+)\b/;
/** "I'm selling my car for $6,500 but owe $8,000". */
const soldBelow: Rule = ({ newest, texts, show }) => {
  const [, price, owed] = soldFor.exec(newest) ?? [];
  const gap = cents(owed) - cents(price);
  if (texts.length > 1 || gap <= 0 || !/\b(?:car|truck|van|suv|motorcycle|boat|camper|rv)\b/.test(newest)) return undefined;
  return {
    topic: "car-loan",
    text: `${show(cents(owed))} less ${show(cents(price))} from the sale is ${show(gap)} that is still owed. The lender holds the title until all of it is paid, so the ${show(gap)} has to be there on the day, or be moved into a small loan first. Ask the lender for the exact payoff with its date, and a credit union what ${show(gap)} would cost.\n\n“The sale leaves ${show(gap)} open. Can that go into monthly parts, and at what rate?”\n\n**One next step:** call the lender with that sentence before you agree on a day with the buyer.\n\nWhat could go to it each month?`,
  };
};

const forPeople =
  /\b(?:for|of|feed(?:ing)?) (?:a family of |the |us )?(\d|one|two|three|four|five|six|seven)\b(?: (?:people|of us|kids|adults|mouths|persons))?/;
/** "My grocery bill is $900 a month for two people, how do I cut it to $600?"; "$140 a week for groceries for 5 people". */
const groceries: Rule = ({ newest, own, show }) => {
  if (!/\b(?:grocer\w+|food)\b/.test(newest) || /\b(?:rent|make|earn|owe)\b/.test(newest)) return undefined;
  const [, word = ""] = forPeople.exec(newest) ?? [];
  const many = ones[word] ?? Number(word);
  const all = (saidIn(newest, own) ?? []).filter(({ cents: sum }) => sum >= 2_000);
  const [now, goal, third] = all;
  if (!now || third || !(many >= 1) || now.perMonth === undefined || now.perMonth > 5) return undefined;
  const month = now.cents * now.perMonth;
  const isGoal = goal !== undefined && /\bto(?: (?:about|around))* $/.test(goal.before) && goal.cents < month;
  if (goal && !isGoal) return undefined;
  const day = (sum: number) => show(sum / many / 30);
  const begin = isGoal
    ? `From ${show(month)} to ${show(goal.cents)} is ${show(month - goal.cents)} a month less, about ${show(((month - goal.cents) * 12) / 52)} a week: from ${day(month)} to ${day(goal.cents)} for each person a day.`
    : `That is about ${day(month)} for each person a day, ${show(month)} a month.`;
  return {
    topic: "groceries-cost",
    text: `${begin} The USDA publishes what a thrifty plan costs for each age (search “USDA food plans”), so you can see whether it's you or the prices.\n\nWhat moves it most: four planned dinners instead of seven, meat in two of them, the store brand, one shop a week with a list and after a meal, and a freezer evening against takeout.\n\n**One next step:** take last week's receipt and mark three lines: what was thrown away, what was drinks and snacks, what was meat.\n\nWhich of the three is the largest?`,
  };
};

const hoursAt = /\b(\d{2}) ?(?:hours|hrs)?(?: a| per) week (?:at|for) \$?(\d{1,3}(?:\.\d{1,2})?)(?! ?(?:k|,\d))\b/;
/** "My hours are 35 a week at $16, what's my monthly pay". */
const monthOfHours: Rule = ({ newest, texts, show }) => {
  const [, hours, wage] = hoursAt.exec(newest) ?? [];
  if (hours === undefined || texts.length > 1 || !/\b(?:month\w*|year\w*|annual\w*)\b/.test(newest)) return undefined;
  const week = Number(hours) * cents(wage);
  return {
    topic: "start-a-budget",
    text: `${hours} hours at ${show(cents(wage))} is ${show(week)} a week, about ${show((week * 52) / 12)} a month and ${show(week * 52)} a year before taxes. What reaches the account is often a fifth to a quarter less, so plan with about ${show((week * 52 * 0.78) / 12)}, until a pay stub tells you exactly.\n\n**One next step:** take the net from your last stub, times the paychecks of a year, divided by twelve.\n\nAre the hours the same every week?`,
  };
};

const everyMonths = /\bevery (three|four|six|[346]) months\b|\b(twice|once) a year\b|\b(?:a|per|every|each) year\b/;
/** "I have to pay $1,200 for car insurance every 6 months. How much should I set aside monthly?" */
const setAside: Rule = ({ newest, own, show }) => {
  const found = everyMonths.exec(newest);
  if (
    !found ||
    !/\b(?:set aside|put (?:away|aside)|save)\b[^.!?]{0,25}\b(?:monthly|a month|each month|every month|per month)\b/.test(newest)
  )
    return undefined;
  const [one, second] = saidIn(newest.replace(found[0], " "), own) ?? [];
  const every = ones[found[1] ?? ""] ?? (found[1] ? Number(found[1]) : found[2] === "twice" ? 6 : 12);
  if (!one || second || one.cents < 2_000) return undefined;
  return {
    topic: "build-a-cushion",
    text: `${show(one.cents)} every ${every} months is ${show(Math.ceil(one.cents / every / 100) * 100)} a month. If the next one comes sooner than that, divide it by the months that are left this once, and by ${every} from then on. In a pot of its own such a bill is an ordinary one when it comes.\n\n**One next step:** make it a [savings goal](/debt), and let ${show(Math.ceil(one.cents / every / 100) * 100)} move there on payday.\n\nWhen is it due next?`,
  };
};

export const compareSums: readonly Rule[] = [
  cheaper,
  salaryOrHourly,
  overtime,
  payForRent,
  afterDeductible,
  interestFree,
  comingAndBills,
  debtShare,
  soldBelow,
  groceries,
  monthOfHours,
  setAside,
];
