import { plain } from "crisis-detector/plain";
import type { Cents } from "#shared/money.ts";
import { amountsIn, hasOtherPeriod, monthlyPay, perMonthOf, type Amount } from "./coach.amounts.rules.ts";
import { costOfIt, earned, incomeAndCostsIn, isTight, tightMark, tightWords, type IncomeAndCosts } from "./coach.income-and-costs.rules.ts";
import { cushion } from "./coach.cushion.rules.ts";
import { showShort } from "./coach.payoff.rules.ts";

/** Questions about an income that a message names: how to divide it, which home or loan it carries, how large a cushion is. */

/** The answer to such a question; `before` holds the user's earlier messages, whose income and costs count too. */
export function incomeAnswer(text: string, own = "USD", before: readonly string[] = []): string | undefined {
  const words = plain(text).slice(0, 600);
  const texts = [...before.map((one) => plain(one).slice(0, 600)), words];
  return (
    shares(words, texts, own) ??
    divided(words, texts, own) ??
    home(words, texts, own) ??
    house(words, own) ??
    houseMeans(words, texts.slice(0, -1), own) ??
    loan(words, own) ??
    cushion(words, own, texts.slice(0, -1))
  );
}

const topicMarks: readonly [string, string][] = [
  [tightMark, "side-income"],
  ["three to six months", "build-a-cushion"],
  ["with the next full month", "build-a-cushion"],
  ["whole month of costs", "build-a-cushion"],
  ["housing counselor", "buy-a-home"],
  ["36 percent", "choose-a-debt"],
];
/** The subject with which the talk goes on after such an answer. */
export const incomeTopic = (text: string): string => topicMarks.find(([words]) => text.includes(words))?.[1] ?? "start-a-budget";

const asksToDivide =
  /\b(?:how|what) (?:should|do|can|could|would) (?:i|we) (?:best )?(?:(?:split|divide|budget|spread|allocate|distribute)(?: (?:\$?[\d.,]+k?|it|that|this|the rest|what'?s left|the remaining|(?:my|our|the) (?:pay|pay ?check|income|salary|money|wages?)))?|plan (?:the rest|(?:my|our|the) (?:pay|pay ?check|income|salary|money|wages?|month)))(?: (?:up|out|best|each month|a month|now|then|better|with that))*\s*(?:$|[.?!])|\bwhat (?:should|do|can|could) (?:i|we) do with (?:the rest|what'?s left|the remaining)\b|\bwhat (?:should|would|could) (?:my|our|a) budget look like\b|\bhelp me (?:split|divide|budget) (?:it|the rest|my (?:pay|income|salary|paycheck|money))\b/;
/** Nothing but an income: "I make 3400 a month after taxes". */
const isOnlyIncome =
  /^\W*(?:hi |hey |so |ok )*(?:(?:i|we) (?:only |now )?(?:make|earn|bring home|take home|get paid|get)|(?:i'?m|im|i am|we'?re) paid|my pay(?:check)? is)(?: (?:about|around|like|only))* \$?[\d.,]+ ?k? ?(?:dollars |bucks )?(?:(?:a|per|each|every) (?:month|year|week|two weeks|2 weeks|other week)|bi-?weekly|weekly|monthly|twice a month)(?: (?:after|before) tax(?:es)?)?(?:[,.]? (?:what now|now what|what (?:should|do|can) i do(?: with it)?|help))?\W*$/;
/** After an income of a year. */
const isYearly = /^ ?(?:a|per|each|every) year\b|^ ?(?:yearly|annually|before tax\w*)\b/;
/** After a wage, or an income of which a month's share is not known. */
const isOtherPay =
  /^ ?(?:an|per|\/|a) ?(?:hour|hr)\b|^ ?\/ ?h\b|^ (?:on|every) (?:(?:mon|tues|wednes|thurs|fri|satur|sun)days?|pay ?day)\b/;
/** "How should I budget 3000 a month". */
const toBudget = /\b(?:how|what) (?:should|do|can|could|would) (?:i|we) (?:best )?(?:budget|live on|get by on) $/;
/** Before an income that has ended. */
const isOver = /\b(?:was|were|used to be) (?:making|earning) (?:about |around )?$/;
interface Pay {
  monthlyCents: number;
  /** Before taxes, which the pay of a year usually is. */
  isGross: boolean;
  one: Amount;
}
/** The monthly income of the last message that names one. */
const lastPay = (texts: readonly string[], own: string): (Pay & { text: string }) | undefined =>
  texts.flatMap((text) => ({ ...payIn(text, own), text })).findLast((pay): pay is Pay & { text: string } => pay.one !== undefined);
/** The monthly income that a message names; undefined where there is none or more than one, or a wage by the hour. */
function payIn(words: string, own: string): Pay | undefined {
  const [one, second] = amountsIn(words, own).filter(({ start }) =>
    [earned, toBudget].some((before) => before.test(words.slice(0, start))),
  );
  if (one && isOver.test(words.slice(0, one.start))) return undefined;
  const after = one && words.slice(one.end);
  if (!one || second || after === undefined || isOtherPay.test(after) || hasOtherPeriod("", after)) return undefined;
  const perMonth = perMonthOf("", after);
  const monthlyCents = monthlyPay({ ...one, perMonth }, own);
  return {
    monthlyCents,
    isGross: isYearly.test(after) || /\b(?:before tax\w*|gross)\b/.test(words) || monthlyCents < one.cents / 11.9,
    one,
  };
}
const isShared =
  /\b(?:husband|wife|partner|boyfriend|girlfriend|spouse|fianc\w+|roommates?|(?:split|shared) with|between us|both of us|each of us)\b|\bwe (?:split|share|divide)\b/;

/** "My paycheck is $2,400 and I pay $600 rent, how should I split the rest": halves for needs, three tenths for wants, the rest to keep. */
function divided(words: string, texts: readonly string[], own: string): string | undefined {
  const isAsked = asksToDivide.test(words);
  if (!(isAsked || (texts.length === 1 && isOnlyIncome.test(words))) || isShared.test(words)) return undefined;
  const pay = lastPay(texts, own);
  if (!pay) return undefined;
  const stated = incomeAndCostsIn(texts, own);
  const { costs } = stated;
  // with an amount that is not understood the sum would be wrong
  if ([...new Set([pay.text, words])].flatMap((text) => amountsIn(text, own)).length > costs.size + 1) return undefined;
  const incomeCents = Math.round(pay.monthlyCents);
  const show = shownIn(stated, own);
  const [fixed, half] = [sum(costs), incomeCents / 2];
  const rest = incomeCents - fixed;
  const currency = pay.one.currency ?? own;
  const tight = isTight(incomeCents, currency);
  if (rest <= 0 || incomeCents < 10_000 || (tight === undefined && !isAsked)) return undefined;
  const month = pay.isGross ? `${show(incomeCents)} a month before taxes` : show(incomeCents);
  const begin = costs.size > 0 ? `${month} less ${listed(stated, show)} leaves ${show(rest)}.` : `From ${month}:`;
  // where help is found is only known for the United States
  if (tight)
    return currency === "USD" ? tightWords(costs.size > 0 ? begin : `${month}${pay.isGross ? "" : " a month"} is tight.`) : undefined;
  const taxes = pay.isGross ? "Often a fifth to a quarter of it goes to taxes first; take what reaches your account once you know it." : "";
  const parts =
    fixed <= half * 0.8
      ? `A usual beginning is half of the pay for what must be paid, three tenths for what you like, and a fifth to keep:\n\n- ${show(half - fixed)} for ${costs.size > 0 ? "the other" : "the"} must-pays: food, power, phone, transport, the smallest payment on each debt\n- ${show(incomeCents * 0.3)} for what you like: eating out, clothes, outings\n- ${show(incomeCents * 0.2)} to keep: a cushion first, then the debt with the highest rate`
      : `These take about half of it or more already, so the usual halves do not fit. Of the ${show(rest)}, food, transport and the smallest payment on each debt come first. Then about ${show(incomeCents * 0.05)} to keep, even if it is little, and what is left is for you.`;
  return `${begin} ${parts}${taxes && `\n\n${taxes}`}\n\n**One next step:** write these into [your budget](/budget) and see after two weeks which of them was wrong.\n\nWhich bills are still missing here?`;
}

const asksToShare =
  /\b(?:split|share|divide|pay)\b[^.!?]*\b(?:bills?|rent|costs?|expenses?|everything|groceries|mortgage)\b|\b(?:bills?|rent|costs?|expenses?)\b[^.!?]*\b(?:split|shared?|divided?)\b|\bmov(?:ing|es?) in\b[^]*\bfair\b|\b(?:each|both) (?:put|pay|chip|contribute)\b|\bfair (?:split|share)\b/;
const verbs =
  "(?:make|earn|get|bring (?:home|in)|take home|get paid|makes|earns|gets|brings (?:home|in)|takes home|gets paid)(?: (?:about|around|only|like))* $";
const mineBefore = new RegExp(`\\bi (?:only |now )?${verbs}`);
const theirsBefore = new RegExp(
  `\\b(?:he|she|they|(?:my|the) (?:\\w+ )?(?:husband|wife|partner|boyfriend|girlfriend|spouse|fianc\\w+|roommate|brother|sister|friend)) (?:only |now )?${verbs}`,
);

/** Two incomes and how costs are shared between them: "how to split bills when i earn 3000 and he earns 5000", then "rent is 1600". */
function shares(words: string, texts: readonly string[], own: string): string | undefined {
  const lately = texts.slice(-3);
  const isOwnPay = asksToDivide.test(words) && !isShared.test(words);
  if (isOwnPay || !lately.some((one) => asksToShare.test(one))) return undefined;
  const all = lately.flatMap((text) =>
    amountsIn(text, own).map((one) => ({ ...one, before: text.slice(0, one.start), after: text.slice(one.end) })),
  );
  const said = [mineBefore, theirsBefore].map((who) => all.findLast(({ before }) => who.test(before)));
  // "I make 52 and he makes 71"
  const isInThousands = said.every((one) => one && !one.isMarked && one.cents < 100_000 && one.cents >= 1_500);
  const [mine, theirs] = said.map((one) => (one && isInThousands ? { ...one, cents: one.cents * 1000 } : one));
  if (!mine || !theirs || isOtherPay.test(mine.after) || isOtherPay.test(theirs.after)) return undefined;
  const monthly = (one: typeof mine) => monthlyPay({ ...one, perMonth: perMonthOf("", one.after) }, own);
  const { costs, currency } = incomeAndCostsIn(lately, own);
  const it = costOfIt(lately, own);
  if (it && costs.size === 0) costs.set(it.name, it.cents);
  if (!it && !asksToShare.test(words) && incomeAndCostsIn([words], own).costs.size === 0) return undefined;
  const show = shownIn({ currency: currency ?? mine.currency }, own);
  const both = monthly(mine) + monthly(theirs);
  const part = Math.round((1000 * monthly(mine)) / both) / 10;
  const mineOf = (cents: Cents) => Math.round((cents * monthly(mine)) / both / 100) * 100;
  const lines = [...costs].map(
    ([name, cents]) => `- ${show(cents)} for ${withArticle(name)}: ${show(mineOf(cents))} and ${show(cents - mineOf(cents))}`,
  );
  const next =
    "\n\n**One next step:** put what you both use into one list, work it out both ways, and look at it together before the next payday.\n\n";
  if (lines.length > 0)
    return `Shared by income, with ${part} percent for you:\n\n${lines.join("\n")}\n\nBy halves each pays the same sum, which weighs more on the smaller pay.${next}Which other costs do you share?`;
  return `You bring ${show(monthly(mine))} of ${show(both)} together, ${part} percent. Shared by income you'd pay ${part} percent of what you both use, and the other ${Math.round(10 * (100 - part)) / 10}. With halves each pays the same sum, which weighs more on the smaller pay; many couples find shares by income fairer.${next}How much are the rent and the bills?`;
}

const affordHome =
  /\b(?:can|could|would) (?:i|we)\b[^.!?]*\bafford\b[^.!?]*|\bafford (?:to (?:rent|live)|(?:an?|the|this|that) (?:\w+ )?(?:apartment|place|studio|flat|room|rent))\b[^.!?]*/;
const homeWords = /\b(?:apartment|rent|studio|flat|place|room|one[- ]bedroom|two[- ]bedroom|bedroom|on my own|alone|move out)\b/;

/** "I take home 2900, my car payment is 410. Can I afford an apartment for 1200?" */
function home(words: string, texts: readonly string[], own: string): string | undefined {
  const [clause] = affordHome.exec(words) ?? [];
  if (clause === undefined || !homeWords.test(clause) || /\b(?:buy|house|mortgage|condo|vacation|trip|hotel|airbnb|weekend)\b/.test(clause))
    return undefined;
  const [price, second] = amountsIn(clause, own).filter(({ cents, start }) => cents >= 20_000 && !earned.test(clause.slice(0, start)));
  const pay = lastPay(texts, own);
  if (!price || second || !pay || isShared.test(texts.slice(-2).join(" ")) || pay.monthlyCents < price.cents) return undefined;
  const stated = incomeAndCostsIn([...texts.slice(0, -1), words.replace(clause, " ")], own);
  const { costs } = stated;
  const incomeCents = Math.round(pay.monthlyCents);
  const show = shownIn({ currency: price.currency ?? pay.one.currency }, own);
  const others = new Map([...costs].filter(([name]) => name !== "rent" && name !== "mortgage"));
  const share = Math.round((100 * price.cents) / incomeCents);
  const rest = incomeCents - price.cents - sum(others);
  const verdict =
    share <= 30
      ? "That is within the usual line of thirty percent."
      : share <= 40
        ? "That is above the usual line of thirty percent: many live with it, and it is felt in a bad month."
        : "That is far above the usual line of thirty percent, so every surprise would land on a card.";
  const beside =
    others.size > 0 ? ` After ${listed({ ...stated, costs: others }, show)} as well, ${show(rest)} is left` : ` ${show(rest)} is left`;
  return `${show(price.cents)} of ${show(incomeCents)} is ${share} percent. ${verdict}${beside}${pay.isGross ? " before taxes, which often take a fifth to a quarter," : ""} for power, food, transport, insurance and all the rest. Up to about ${show(incomeCents * 0.3)} it would be easier; a roommate or a smaller place gets there, too.\n\n**One next step:** live as if you paid it for one month: put the difference to today's rent aside on the first, and look on the 28th whether it is still there.\n\nWhat do you pay for your home now?`;
}

const savedBefore = /\b(?:saved|put down|down payment(?: is| of)?|savings?(?: are| is| of)?)(?: (?:about|around|only|like|up))* $/;
const savedAfter = /^ (?:already )?(?:saved|in (?:my |our )?savings|put (?:away|aside)|for the down payment|down\b|to put down)/;
const owesBefore = /\b(?:owe|owes|owing|debt of|loan of|mortgage of)(?: (?:about|around|like|still|only))* $/;

interface Plan {
  priceCents: Cents;
  monthlyCents: number;
  show: (cents: number) => string;
}
/** The price of a house and the income of a month, where a message asks for both. */
function planIn(words: string, own: string): Plan | undefined {
  if (!/\b(?:can|could|would|should) (?:i|we)\b[^.!?]*\b(?:afford|buy)\b/.test(words) || !/\b(?:house|home|condo)\b/.test(words))
    return undefined;
  const pay = payIn(words, own);
  const isOther = ({ start, end }: Amount) => {
    const [before, after] = [words.slice(0, start), words.slice(end)];
    return earned.test(before) || savedBefore.test(before) || savedAfter.test(after) || owesBefore.test(before) || loanAfter.test(after);
  };
  const [price, other] = amountsIn(words, own).filter((one) => one.cents >= 4_000_000 && !isOther(one));
  if (!pay || !price || other || isShared.test(words)) return undefined;
  const { monthlyCents } = pay;
  return { priceCents: price.cents, monthlyCents, show: shownIn({ currency: price.currency }, own) };
}

/** "Can I afford a house for 250k on 60k a year?" */
function house(words: string, own: string): string | undefined {
  const plan = planIn(words, own);
  if (!plan) return undefined;
  const { priceCents, monthlyCents, show } = plan;
  const times = Math.round((10 * priceCents) / (monthlyCents * 12)) / 10;
  const verdict =
    times <= 3
      ? "That is a price that many lenders and many budgets can carry."
      : times <= 4.5
        ? "It can work with few other debts and a good down payment; with a car loan and cards beside it, it gets tight."
        : "That is more than most budgets carry with one such income; a cheaper place, a second income or more to put down would change it.";
  return `${show(priceCents)} is ${times} times an income of ${show(monthlyCents * 12)} a year; three to four is common. ${verdict} What decides is the month: lenders usually want the payment with taxes and insurance to stay under 28 percent of the pay before taxes, here ${show(monthlyCents * 0.28)}, and all debts together under 36 percent, ${show(monthlyCents * 0.36)}.\n\n**One next step:** ask a HUD-approved housing counselor (consumerfinance.gov/find-a-housing-counselor) for the payment at today's rate; it costs little or nothing.\n\nWhat do you have for the down payment, and which debts are there already?`;
}

/** "We have 15k saved and a car loan of 300 a month", after the question about a house. */
function houseMeans(words: string, before: readonly string[], own: string): string | undefined {
  const plan = before
    .slice(-2)
    .flatMap((text) => planIn(text, own) ?? [])
    .at(-1);
  if (!plan) return undefined;
  const { priceCents, monthlyCents, show } = plan;
  const amounts = amountsIn(words, own);
  const payments = amounts.filter(({ start, end }) => {
    const [before, after] = [words.slice(Math.max(0, start - 30), start), words.slice(end, end + 40)];
    return perMonthOf("", words.slice(end)) !== undefined && /\b(?:loans?|debts?|cards?|(?:car|truck) payments?)\b/.test(before + after);
  });
  const saved = amounts.find(
    (one) =>
      !payments.includes(one) &&
      one.cents >= 50_000 &&
      (savedBefore.test(words.slice(0, one.start)) || savedAfter.test(words.slice(one.end))),
  );
  if (!saved && payments.length === 0) return undefined;
  const share = saved && Math.round((1000 * saved.cents) / priceCents) / 10;
  const down = saved
    ? `${show(saved.cents)} is ${share} percent of ${show(priceCents)}, and closing costs take about two to five percent of the price first, ${show(priceCents * 0.02)} to ${show(priceCents * 0.05)}. With less than 20 percent down mortgage insurance is added each month; loans for first buyers ask for 3 to 3.5 percent.`
    : "";
  const debtCents = payments.reduce((total, { cents, end }) => total + cents * (perMonthOf("", words.slice(end)) ?? 1), 0);
  const room = Math.min(monthlyCents * 0.28, monthlyCents * 0.36 - debtCents);
  const debts =
    debtCents === 0
      ? ""
      : room > 0
        ? ` With ${show(debtCents)} of debts going out, about ${show(room)} a month is left for the house by the usual lines.`
        : ` ${show(debtCents)} of debts a month takes all that the usual lines leave for a house, so they come first.`;
  return (
    `${down}${debts}`.trim() +
    `\n\n**One next step:** look up your state's housing agency and its help for first buyers; it can cover a part of the down payment.\n\nBy when would you like to move?`
  );
}

const owed = /\b(?:owe|owing)(?: (?:about|around|like|roughly|almost|still))* $|\bi have (?:about |around |a )?$/;
const loanAfter =
  /^ (?:on|for|in|of|left on) (?:an? |my |the )?(?:(?:car|auto|truck|student|personal) )?(?:loans?|debts?|cards?)\b|^ (?:car|auto|student|personal) loan\b/;

/** "I make $3,200 a month and owe $9,000 on a car loan, is that too much?" */
function loan(words: string, own: string): string | undefined {
  if (!/\btoo (?:much|high)\b|\ba lot\b|\b(?:is|are) (?:that|this|it|i) (?:ok(?:ay)?|normal|bad|in trouble)\b/.test(words))
    return undefined;
  const debt = amountsIn(words, own).find(
    ({ cents, start, end }) => cents >= 50_000 && owed.test(words.slice(0, start)) && loanAfter.test(words.slice(end)),
  );
  const stated = incomeAndCostsIn([words], own);
  if (!debt || stated.incomeCents === undefined || stated.costs.size > 0) return undefined;
  const show = shownIn(stated, own);
  const pay = debt.cents / stated.incomeCents;
  const size =
    pay < 1
      ? "less than one month of your income"
      : `about ${Math.round(pay)} ${Math.round(pay) === 1 ? "month" : "months"} of your income`;
  return `${show(debt.cents)} is ${size}. What decides is less the sum than what leaves each month: a usual line for all debt payments together, with the rent or the mortgage in it, is 36 percent of the pay before taxes, here ${show(stated.incomeCents * 0.36)}. If your payments and the rent stay below that and you have a small cushion, it is a debt like many others.\n\n**One next step:** add the monthly payment to your rent and compare it with ${show(stated.incomeCents * 0.36)}.\n\nHow much is the payment, and at which rate?`;
}

const shownIn =
  ({ currency }: Pick<IncomeAndCosts, "currency">, own: string) =>
  (cents: number) =>
    showShort(Math.round(cents / 100) * 100, currency ?? own);
const withArticle = (name: string) => `${/^(?:rent|mortgage|car|truck|phone|internet|electric)/.test(name) ? "the " : ""}${name}`;
const sum = (costs: ReadonlyMap<string, Cents>) => [...costs.values()].reduce((all, one) => all + one, 0);
const listed = ({ costs }: Pick<IncomeAndCosts, "costs">, show: (cents: number) => string) =>
  [...costs].map(([name, cents]) => `${show(cents)} for ${withArticle(name)}`).join(" and ");
