import { incomeAndCostsIn } from "./coach.income-and-costs.rules.ts";
import { showShort, years, type PayoffOf } from "./coach.payoff.rules.ts";
import { amountAlone, isForeign, saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";

/** A debt that is named by its sum only: what it costs, and which figure is missing. */

const kinds: readonly [RegExp, string, readonly [number, number]][] = [
  [/\b(?:credit )?(?:cards?|visa|mastercard|amex|discover)(?: debts?)?\b/, "on credit cards", [20, 25]],
  [/\bstudent (?:loans?|debts?)\b/, "in student loans", [5, 8]],
  [/\b(?:car|auto|truck) (?:loans?|debts?)\b/, "on the car loan", [7, 12]],
  [/\bpersonal loans?\b/, "on a personal loan", [10, 18]],
  [/\bdebts?\b/, "of debt", [10, 24]],
];
/** What has a talk of its own. */
const other =
  /\b(?:medical|hospital|irs|tax(?:es)?|payday|collect\w*|sued?|court|bankrupt\w*|mortgage|rent|brother|sister|mom|dad|friend|parents|landlord|owes? me|settle\w*|consolidat\w*|bet|gambl\w*|paid off|used to|was|had|husband|wife|partner|boyfriend|girlfriend|his|her|save[ds]?|savings|buy|afford|klarna|afterpay|divorce\w*|died)\b|%|\bpercent\b|\bapr\b/;
const states =
  /^\W*(?:(?:i|we|i'm|i've|we've|it's|have|owe|got|carry|carrying|in|sitting|on|to|a|total|of|probably|maybe|about|around|like|well|ok|so|um|honestly|right|now|over|almost|nearly|roughly|just|still|also) )*$/;
const wordsAfter =
  /^ (?:(?:in|on|of|worth of|to) )?(?:my |the |total |some |two |three |four |several |\d )?(?:(?:credit|student|car|auto|truck|personal|old) )?(?:cards?|loans?|debts?|visa|mastercard|amex|discover)(?: (?:debts?|loans?|in total|total|altogether|all together|now|right now|across \w+ cards|on (?:\w+ ){0,2}cards?|and (?:i'?m|it'?s) (?:stressing me(?: out)?|so stressed|scared|overwhelmed|drowning|i hate it)))*\W*$/;

/** "About $8,000 in credit card debt", and no rate. */
export function debtAlone({ newest, texts, own, numbers }: MoneyTalk): MoneyAnswer | undefined {
  if (numbers.length > 0 || newest.split(" ").length > 18 || newest.includes("?") || other.test(newest)) return undefined;
  const all = saidIn(newest, own);
  const [one, second] = all ?? [];
  if (!one || second || one.perMonth !== undefined || one.cents < 20_000) return undefined;
  if (!states.test(one.before) || !wordsAfter.test(one.after)) return undefined;
  // a rate or another debt was named already: that has its own sums
  if (texts.slice(0, -1).some((text) => /%|\b(?:percent|apr)\b/.test(text))) return undefined;
  const [, where = "", [low, high] = [0, 0]] = kinds.find(([about]) => about.test(newest)) ?? [];
  if (where === "") return undefined;
  const show = (cents: number) => showShort(Math.round(cents / 100) * 100, one.currency ?? own);
  const interest = (percent: number) => show((one.cents * percent) / 1_200);
  return {
    topic: where === "in student loans" ? "student-loans" : where === "on the car loan" ? "car-loan" : "choose-a-debt",
    text: `${show(one.cents)} ${where}: now the worry has a size, and with a size it can be worked off. What it costs hangs on the rate. At ${low} percent the interest is about ${interest(low)} a month, at ${high} percent about ${interest(high)}; whatever you pay above that makes it smaller.\n\nUntil you have a plan, two things hold it where it is: the minimum paid on time, by autopay if you can, and nothing new on it.\n\n**One next step:** look for the APR on the last statement and write it to me, with what you pay a month; then I work out how long it takes.\n\nWhich rate stands there?`,
  };
}

const ofCards = /\b(?:credit )?cards?\b|\bmaxed out\b/;
const isTotal = /\b(?:total|altogether|all together|in all|combined|together|i owe|we owe|add(?:s|ed)? up to)\b/;
const isMinimum = /\b(?:minimums?|min(?:imum)? payments?|the payments?|monthly payments?)\b/;
/** "I have 3 credit cards maxed out", "total is like 9k", "minimum payments are 310", and no rate. */
export function cardsWithMinimums({ newest, texts, own, show, numbers, payoff }: MoneyTalk): MoneyAnswer | undefined {
  const lately = texts.slice(-6);
  const all = lately.join("\n");
  if (
    !ofCards.test(all) ||
    numbers.length > 0 ||
    !payoff ||
    isForeign(lately, own) ||
    /%|\b(?:percent|apr)\b/.test(all) ||
    newest.includes("?")
  )
    return undefined;
  const one = (text: string) => {
    const [first, second] = saidIn(text, own) ?? [];
    return first && !second ? first.cents : undefined;
  };
  const total = lately
    .filter((text) => isTotal.test(text) && !isMinimum.test(text))
    .flatMap((text) => one(text) ?? [])
    .at(-1);
  const least = lately
    .filter((text) => isMinimum.test(text))
    .flatMap((text) => one(text) ?? [])
    .at(-1);
  const isNew = one(newest) !== undefined && (isMinimum.test(newest) || isTotal.test(newest)) && !amountAlone(newest, own);
  if (!isNew || total === undefined || least === undefined || total < 50_000 || least < 2_000 || least * 4 > total) return undefined;
  const { incomeCents } = incomeAndCostsIn(lately, own);
  const share =
    incomeCents === undefined ? "" : `, ${Math.round((100 * least) / incomeCents)} percent of the ${show(incomeCents)} that comes in`;
  const interest = (percent: number) => Math.round((total * percent) / 1_200);
  const [low, high] = [20, 25];
  const more = Math.max(5_000, Math.round(least / 5 / 1_000) * 1_000);
  const [now, then] = [least, least + more].map((monthly) => endsIn(payoff, total, monthly, [low, high]));
  const kept =
    now === undefined
      ? "Paid like that it hardly gets smaller."
      : `Kept at ${show(least)} it is gone in ${now}, with ${show(more)} more in ${then}.`;
  return {
    topic: "choose-a-debt",
    text: `${show(total)}, and ${show(least)} a month for the minimums${share}. The rate is missing, so in both directions: at ${low} percent ${show(interest(low))} of it is interest, at ${high} percent ${show(interest(high))}. ${kept}\n\nCards that are full cost you twice, so ask each bank for its hardship program, by that word; it lowers the rate for a while. A nonprofit credit counselor (nfcc.org) does it for all of them at once.\n\n**One next step:** set the ${show(least)} as fixed payments, so that they don't shrink with the debt, and write me the rates.\n\nWhich card has the highest?`,
  };
}
/** "3 years to 4 years", by the rates; undefined where a payment doesn't bring the debt down. */
function endsIn(payoff: PayoffOf, leftCents: number, monthlyCents: number, percents: readonly number[]): string | undefined {
  const plans = percents.map((percent) => payoff({ leftCents, rateMilli: percent * 1_000, monthlyCents }));
  return plans.every((plan) => plan !== undefined) ? plans.map(({ months }) => years(months)).join(" to ") : undefined;
}
