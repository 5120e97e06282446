import { addMonths, formatMonth, monthNames, monthOf, type Day, type Month } from "#shared/dates.ts";
import type { Cents } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import { plain } from "crisis-detector/plain";
import { amountsIn } from "./coach.amounts.rules.ts";
import { incomeAndCostsIn, isCostShared, taxesFirst } from "./coach.income-and-costs.rules.ts";
import { periodAnswer } from "./coach.periods.rules.ts";
import { showShort } from "./coach.payoff.rules.ts";

/** Small sums from the figures that a message names: a percentage, what is left after the rent, whether a rent is too high. */

/** The answer to such a question; `before` holds the user's earlier messages, whose income and costs count too. */
export function sumAnswer(text: string, own = "USD", before: readonly string[] = [], today?: Day): string | undefined {
  const words = plain(text).slice(0, 600);
  return (
    arithmetic(words) ??
    hourly(words, own) ??
    shareOf(words, own) ??
    periodAnswer(text, own, before, today) ??
    leftOver(words, own, before) ??
    (today === undefined ? undefined : payOffBy(words, own, today))
  );
}

const number = String.raw`\$?(\d[\d,]*(?:\.\d+)?)`;
const percentOf = new RegExp(String.raw`(?<![\d.])(\d{1,3}(?:\.\d+)?) ?(?:%|percent)(?: tip)? (?:of|on|off) (?:an? )?${number}(?![\d%])`);
const operation = new RegExp(
  String.raw`^\W*(?:what(?:'?s| is)|how much is|calculate|work out)? ?${number} ?(\+|-|x|\*|×|\/|÷|plus|minus|times|divided by) ?${number}\W*$`,
);
const of = (figure = "") => Number(figure.replaceAll(",", ""));
const shown = (value: number) => (Math.round(value * 100) / 100).toLocaleString("en-US", { maximumFractionDigits: 2 });

const dollars = (value: number) => showShort(Math.round(value * 100));

/** "15% of 84", "300 divided by 12". */
function arithmetic(words: string): string | undefined {
  const [part, rate, whole] = percentOf.exec(words) ?? [];
  // "25% off 120 plus 8% tax" has a second step
  const isWhole = !/\d ?(?:%|percent)|\b(?:plus|minus|and then|then)\b[^.!?]*\d/.test(words.replace(part ?? "", ""));
  if (
    part !== undefined &&
    isWhole &&
    /\b(?:whats?|how much|calculate|work out|come to|comes to)\b|^\W*\d/.test(words) &&
    words.length < 80
  ) {
    const value = (of(rate) * of(whole)) / 100;
    const isOff = / off /.test(part);
    if (/\btip\b/.test(words) || (!isOff && part.includes("$")))
      return sum(
        `${of(rate)} percent of ${dollars(of(whole))} is ${dollars(value)}${/\btip\b/.test(words) ? `, so ${dollars(of(whole) + value)} with the tip` : ""}.`,
      );
    return sum(`${of(rate)} percent of ${shown(of(whole))} is ${shown(value)}${isOff ? `, so ${shown(of(whole) - value)} is left` : ""}.`);
  }
  const [all, first, sign = "", second] = operation.exec(words) ?? [];
  if (all === undefined) return undefined;
  const [one, other] = [of(first), of(second)];
  const value = /^(?:\+|plus)$/.test(sign)
    ? one + other
    : /^(?:-|minus)$/.test(sign)
      ? one - other
      : /^(?:\/|÷|divided by)$/.test(sign)
        ? one / other
        : one * other;
  return Number.isFinite(value) ? sum(`That is ${shown(value)}.`) : undefined;
}
const sumEnd = "\n\n**One next step:** write the figure down where you need it, for money in [your budget](/budget).\n\nWhat is it for?";
const sum = (result: string) => result + sumEnd;
/** The same result, asked for again: its figure alone. */
export const sumAgain = (text: string): string =>
  `${/That leaves (.+? a month)/.exec(text)?.[1] ?? /and (\S+(?: \S+)? a year)/.exec(text)?.[1] ?? "The same as above"}, from what you wrote; nothing has been added since.\n\nWhich figure is missing in it?`;

/** The subject with which a talk goes on after a sum; arithmetic alone has none. */
export const sumTopic = (text: string): string | undefined =>
  text.endsWith(sumEnd)
    ? undefined
    : text.includes("For the payment alone")
      ? "car-loan"
      : text.includes("enter the debt in")
        ? "choose-a-debt"
        : "start-a-budget";

const hoursAWeek = /\b(\d{1,2}(?:\.5)?) ?(?:hours?|hrs?|h) (?:a|per|each|every) week\b|\b(\d{1,2}(?:\.5)?) ?(?:hour|hr)s? weeks?\b/;
/** "How much is $18 an hour a year": 52 weeks of the hours that are named, or else of forty. */
function hourly(words: string, own: string): string | undefined {
  if (
    !/\bhow much\b|\bwhat(?:'?s| is)\b/.test(words) ||
    !/\b(?:a|per|each|in a|every) (?:year|month)\b|\b(?:yearly|annual(?:ly)?|salary)\b/.test(words)
  )
    return undefined;
  const wage = amountsIn(words, own).find(({ end }) => /^ ?(?:an|per|\/) ?(?:hour|hr)\b/.test(words.slice(end)));
  if (!wage) return undefined;
  const show = (cents: Cents) => showShort(cents, wage.currency ?? own);
  const [, one, other] = hoursAWeek.exec(words) ?? [];
  const hours = Number(one ?? other ?? 40);
  const year = Math.round(wage.cents * hours * 52);
  return `At ${hours === 40 ? "forty" : hours} hours a week that is ${show(year)} a year before taxes, or about ${show(Math.round(year / 12))} a month. What reaches the account is often a fifth to a quarter less: taxes, insurance and what you save at work come off before.\n\n**One next step:** multiply your real hours of a week by the wage and by 52, and take the net from your last pay stub for planning.\n\nAre the hours the same every week?`;
}

const tooMuch =
  /\b(?:too (?:much|high|expensive)|a lot|ok(?:ay)?|normal|reasonable|affordable)\b|\b(?:can|could) (?:i|we) (?:really )?afford\b/;
/** "Is $700 rent too much if I make $2,400": its share of the income, beside the usual line. */
function shareOf(words: string, own: string): string | undefined {
  if (!tooMuch.test(words)) return undefined;
  const { incomeCents, costs, currency } = incomeAndCostsIn([words], own);
  const [[name, cents] = ["", 0], second] = [...costs];
  const isHome = /^(?:rent|mortgage)$/.test(name);
  if (incomeCents === undefined || second || !(isHome || /^(?:car|truck)$/.test(name)) || cents >= incomeCents) return undefined;
  const show = (one: Cents) => showShort(one, currency ?? own);
  const line = isHome ? 0.3 : 0.15;
  const share = Math.round((100 * cents) / incomeCents);
  const verdict =
    cents <= incomeCents * line * 1.02
      ? "That is within the usual line."
      : cents <= incomeCents * line * 1.4
        ? "That is above the usual line: many live with it, and it is felt in a bad month."
        : "That is far above the usual line, so it is no wonder if the month is tight.";
  const rule = isHome
    ? `The usual line for a home is thirty percent of the pay before taxes, with heat and power in it: ${show(Math.round(incomeCents * line))} of that income.`
    : `For the payment alone a usual line is ten to fifteen percent of what reaches your account, at most ${show(Math.round(incomeCents * line))} here; with insurance, gas and repairs about twenty.`;
  const lever = isHome
    ? "ask what would change it: a roommate, a longer lease for a lower rent, or help with the rent through 211"
    : "look up what you still owe, the rate, and what the car would sell for; a credit union tells you for free whether a new loan would be cheaper";
  return `${show(cents)} of ${show(incomeCents)} is ${share} percent. ${verdict} ${rule}\n\n**One next step:** ${lever}.\n\nWhat is left in a normal month after it and the other bills?`;
}

const asksSpend = /\b(?:what|how much) (?:can|could|may) (?:i|we) (?:still )?spend (?:a|per|each|every) (week|day|month)\b/;
const asksLeft = /\b(?:how much|what(?:'?s)?)\b[^.!?]{0,30}\b(?:left|over)\b(?! on\b)[^.!?]{0,25}$|\bleft (?:over )?after\b/;
const forgotten = /^\W*(?:(?:oh|and|ok|wait|sorry|oops|i)\b\W*)*(?:forgot|plus|also|and|add)\b/;
/** One more cost is added to what was worked out; the first one alone is compared with the income elsewhere. */
const hasCosts = (before: readonly string[], own: string): boolean => {
  const { incomeCents, costs } = incomeAndCostsIn(
    before.map((one) => plain(one).slice(0, 600)),
    own,
  );
  return incomeCents !== undefined && costs.size > 0;
};
/** "How much is left after rent", from the income and the costs that were named. */
function leftOver(words: string, own: string, before: readonly string[]): string | undefined {
  // income and costs that are only stated are added up, too
  const isStated =
    before.length === 0 && !/\?|\b(?:how|what|should|can|could|why|which|split|help)\b/.test(words) && words.split(" ").length <= 25;
  const [, spendUnit] = asksSpend.exec(words) ?? [];
  const now = incomeAndCostsIn([words], own);
  // "rent 1600, car 420" after an income; one cost alone is compared with it elsewhere
  const isAdded =
    before.length > 0 &&
    words.split(" ").length <= 25 &&
    now.incomeCents === undefined &&
    (now.costs.size > 1 || (now.costs.size === 1 && (forgotten.test(words) || hasCosts(before, own)))) &&
    now.costs.size === amountsIn(words, own).length &&
    !/\?|\b(?:how|what|should|can|could|why|which|split|help|owe|pays?)\b/.test(words);
  // "I make 3,500 and rent is 1,200, car 300" in a talk
  const isListed =
    before.length > 0 &&
    now.incomeCents !== undefined &&
    now.costs.size > 1 &&
    words.split(" ").length <= 30 &&
    now.costs.size + 1 === amountsIn(words, own).length &&
    !/\?|\b(?:how|what|should|can|could|why|which|split|help|owe|pays?)\b/.test(words);
  const isAsked = isAdded || isListed || spendUnit !== undefined || asksLeft.test(words.replace(/[?\s]+$/, ""));
  // "i bring home 2600" after a list of costs
  const isIncome =
    now.incomeCents !== undefined &&
    now.costs.size === 0 &&
    words.split(" ").length <= 12 &&
    !words.includes("?") &&
    incomeAndCostsIn(
      before.slice(-1).map((one) => plain(one).slice(0, 600)),
      own,
    ).costs.size > 2;
  if (!isAsked && !isIncome && (!isStated || now.incomeCents === undefined || now.costs.size === 0)) return undefined;
  const texts = [...before.map((one) => plain(one).slice(0, 600)), words];
  // who pays which part is not known
  if (texts.some(isCostShared)) return undefined;
  const { incomeCents, costs, currency, isGross } = incomeAndCostsIn(texts, own);
  const tax = isGross || texts.some((one) => /\bbefore tax(?:es)?\b|\bgross\b/.test(one)) ? taxesFirst : "";
  if (incomeCents === undefined || costs.size === 0) return undefined;
  const show = (cents: Cents) => showShort(cents, currency ?? own);
  const spent = [...costs.values()].reduce((all, one) => all + one, 0);
  const list = [...costs].map(([name, cents]) => `${name} ${show(cents)}`).join(", ");
  const rest = incomeCents - spent;
  if (rest <= 0)
    return `From what you wrote: ${show(incomeCents)} comes in, and ${list} goes out, ${rest === 0 ? "all that there is" : `${show(-rest)} more than there is`}. That cannot be saved away with coffee; one of the large ones has to change.\n\n**One next step:** choose the one that could move, and call about it: a payment plan, a lower rate, a roommate.\n\nWhich of them could move at all?`;
  return `From what you wrote: ${show(incomeCents)} comes in, and ${list} goes out. That leaves ${show(rest)} a month for everything else${rest < 3_000 ? "" : ", about "}${rest < 3_000 ? "" : spendUnit === "week" ? `${show(Math.floor((rest * 12) / 5_200) * 100)} a week` : `${show(Math.floor(rest / 3_000) * 100)} a day`}.${tax}\n\n**One next step:** write the other fixed things below it, such as power, phone and the smallest payment on each debt; what then remains is what you can steer, in [your budget](/budget).\n\nWhat else goes out every month?`;
}

const names = monthNames.map((name) => name.toLowerCase());
const byMonth = new RegExp(
  `\\b(?:(?:by|before|until|till) (?:next |this )?|(?:(?:for|in) )?next )(?:the (?:end|beginning|start|first) of )?(${names.join("|")})\\b|\\b(?:in|for) (${names.join("|")})\\W*$`,
);
/** The months until one that is named: "by June". */
function monthsUntil(words: string, today: Day): { months: number; month: Month } | undefined {
  const [, named, last] = byMonth.exec(words) ?? [];
  const at = names.indexOf(named ?? last ?? "");
  if (at < 0) return undefined;
  const now = Number(today.slice(5, 7)) - 1;
  const months = ((at - now + 11) % 12) + 1;
  return { months, month: addMonths(monthOf(today), months) };
}
const season = /\b(?:by |for |in |until |before )?(?:next|this|the) (spring|summer|fall|autumn|winter)\b/;
const months: Readonly<Record<string, string>> = {
  spring: "march",
  summer: "june",
  fall: "september",
  autumn: "september",
  winter: "december",
};
/** "by June" as "in 7 months", for a sum to save. */
export function withMonths(text: string, today: Day | undefined): string {
  const words = plain(text).replace(season, (_, name: string) => `by ${months[name] ?? "june"}`);
  const until = today === undefined ? undefined : monthsUntil(words, today);
  return until ? words.replace(byMonth, `in ${until.months} months`) : text;
}

/** "I want to pay off 2000 by June", without a rate. */
function payOffBy(words: string, own: string, today: Day): string | undefined {
  const until = monthsUntil(words, today);
  if (
    !until ||
    !/\bpay(?:ing)? (?:it |this |them |that )?(?:off|back|down)\b|\bget rid of\b|\b(?:i|we) owe\b[^.!?]*\b(?:needs?|wants?) (?:it|that|the money)\b/.test(
      words,
    ) ||
    /\d ?(?:%|percent)/.test(words)
  )
    return undefined;
  const [one, second] = amountsIn(words, own).filter(({ cents }) => cents >= 2_000);
  if (!one || second) return undefined;
  const show = (cents: Cents) => showShort(cents, one.currency ?? own);
  const monthly = Math.ceil(one.cents / until.months / 100) * 100;
  const weekly = Math.ceil((one.cents * 12) / (until.months * 52) / 100) * 100;
  return `${show(one.cents)} by ${formatMonth(until.month)} is ${show(monthly)} a month for ${count(until.months, "month")}, or about ${show(weekly)} a week. If it has an interest rate, a little more goes to that: tell me the rate, and I work it out.\n\n**One next step:** set ${show(monthly)} to leave your account on payday, and enter the debt in [your debts](/debt) so that you can watch it shrink.\n\nIs ${show(monthly)} possible in an ordinary month?`;
}
