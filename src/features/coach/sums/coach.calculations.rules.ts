import { plain } from "crisis-detector/plain";
import type { Cents } from "#shared/money.ts";
import { amountsIn, hasOtherPeriod, perMonthOf } from "./coach.amounts.rules.ts";
import { showShort } from "./coach.payoff.rules.ts";
import { homeRules, lasts, notPaid } from "./coach.home-calculations.rules.ts";
import { debtsIn, inWords, paymentForAll, planFor } from "./coach.several-debts.rules.ts";
import { hourlyMonth } from "./coach.income-and-costs.rules.ts";
import { timeRules } from "./coach.time-calculations.rules.ts";

/** Later turns that ask for a number: worked out from the figures of the whole talk. */

type Show = (cents: Cents) => string;
interface Figures {
  newest: string;
  /** The earlier messages, the oldest first, as the output of `plain`. */
  before: readonly string[];
  own: string;
  show: Show;
}

/** What somebody has not paid in a talk that names the sum and the months; a figure only, for any subject. */
export const missedPayments = (newest: string, before: readonly string[], own = "USD"): string | undefined =>
  notPaid({ newest: plain(newest).slice(0, 600), before: before.map((text) => plain(text).slice(0, 600)), own });

/** How long savings last, where one message names both parts. */
export const savingsLast = (newest: string, own = "USD"): string | undefined =>
  lasts({ newest: plain(newest).slice(0, 600), before: [], own });

export function calculated(newest: string, before: readonly string[], own = "USD"): string | undefined {
  const figures: Figures = {
    newest: plain(newest).slice(0, 600),
    before: before.map((text) => plain(text).slice(0, 600)),
    own,
    show: (cents) => showShort(Math.round(cents / 100) * 100, own),
  };
  for (const rule of rules) {
    const text = rule(figures);
    if (text !== undefined) return text;
  }
  return undefined;
}

function debts({ newest, before, own, show }: Figures): string | undefined {
  const listed = debtsIn(newest);
  if (listed.length > 1 && listed.every(({ leftCents }) => leftCents >= 5_000)) {
    const total = listed.reduce((sum, { leftCents }) => sum + leftCents, 0);
    const [first] = listed.toSorted((one, other) => other.rate - one.rate);
    const [small] = listed.toSorted((one, other) => one.leftCents - other.leftCents);
    if (!first || !small) return undefined;
    const quick =
      small === first
        ? " It's the smallest, too, so there's nothing to weigh."
        : ` If you need a win soon, clear the ${show(small.leftCents)} one first; it costs a little more in all.`;
    return `Together that's ${show(total)}. I'd put everything extra on the ${show(first.leftCents)} at ${first.rate} percent first: it takes about ${show(Math.round((first.leftCents * first.rate) / 1200))} a month in interest alone. On the others only the minimum until it's gone.${quick}\n\n**One next step:** put them into [your debts](/debt), which shows both orders side by side.\n\nHow much can you pay in all each month?`;
  }
  const earlier = before.map(debtsIn).findLast((list) => list.length > 1);
  const payment = paymentForAll(newest, own);
  if (!earlier || !payment || !/\b(?:all|both|total|together|altogether|everything|how (?:long|many))\b/.test(newest)) return undefined;
  return planFor(earlier, payment.cents, show);
}

/** "Why that one", after the order of several debts. */
function whyFirst({ newest, before, show }: Figures): string | undefined {
  const listed = before.map(debtsIn).findLast((list) => list.length > 1);
  if (!listed || !/^\W*(?:but |and )?why\b(?: \w+)? (?:that|this|the) (?:one|card|debt|loan|\S+ (?:one|first))(?: first)?\W*$/.test(newest))
    return undefined;
  const [first, other] = listed.toSorted((one, two) => two.rate - one.rate);
  if (!first || !other || first.rate === other.rate) return undefined;
  const saved = Math.round((first.rate - other.rate) * 100);
  return `Because of its rate. A hundred dollars paid on the one at ${first.rate} percent saves you ${show(Math.round(first.rate * 100))} of interest a year; on the one at ${other.rate} percent only ${show(Math.round(other.rate * 100))}. So it does ${show(saved)} more there, until that one is gone. Then the same goes for the next.\n\n**One next step:** set the minimums of the others to automatic, so that you only have to think about this one.\n\nOn which day could the extra payment go out?`;
}

const price =
  /\$?(\d[\d,]*(?:\.\d+)?)( ?k)? (?:(?:house|home|condo|place)\b)|\b(?:price|house|home|condo)\b[^.?!\d]{0,20}\$?(\d[\d,]*)( ?k)?/;
const down = /(\d{1,2}(?:\.\d+)?) ?(?:%|percent) ?(?:down|dp\b)|down payment of (\d{1,2}(?:\.\d+)?) ?(?:%|percent)/;
const cents = (amount = "", thousands?: string) => {
  const value = Number(amount.replaceAll(",", ""));
  return Math.round(value * (thousands ? 100_000 : 100));
};
const savedIn =
  /\b(?:saved|have saved|savings? (?:of|is|are)|got|have)(?: (?:up|about|around|only|like|already))* \$?(\d[\d,]*(?:\.\d+)?)( ?k)?\b(?! (?:kids?|months?|years?|cards?|left on))/;

interface Need {
  low: Cents;
  high: Cents;
  saved: Cents;
  price: Cents;
  rate: number;
}
/** The cash for a house: the down payment with two to five percent of closing costs. */
function needOf(texts: readonly string[]): Need | undefined {
  const rated = texts.findLast((text) => down.test(text));
  const priced = texts.findLast((text) => price.test(text));
  if (!rated || !priced) return undefined;
  const [, one, other] = down.exec(rated) ?? [];
  const [, first, firstK, second, secondK] = price.exec(priced) ?? [];
  const cost = first === undefined ? cents(second, secondK) : cents(first, firstK);
  const [, saved, savedK] = savedIn.exec(texts.findLast((text) => savedIn.test(text)) ?? "") ?? [];
  const rate = Number(one ?? other);
  if (cost < 2_000_000 || rate <= 0) return undefined;
  return {
    price: cost,
    rate,
    saved: saved === undefined ? 0 : cents(saved, savedK),
    low: Math.round(cost * (rate / 100 + 0.02)),
    high: Math.round(cost * (rate / 100 + 0.05)),
  };
}
const monthsIn = /\b(\d{1,3}) months\b|\b(\d{1,2}|one|two|three|four|five) years?\b/;
const spanOf = (texts: readonly string[]): number | undefined => {
  const [, months, inYears = ""] = monthsIn.exec(texts.findLast((text) => monthsIn.test(text)) ?? "") ?? [];
  const named = ["", "one", "two", "three", "four", "five"].indexOf(inYears);
  return months ? Number(months) : inYears ? 12 * (named > 0 ? named : Number(inYears)) : undefined;
};

function house({ newest, before, own, show }: Figures): string | undefined {
  const need = needOf([...before, newest]);
  if (!need) return undefined;
  const missing = [Math.max(0, need.low - need.saved), Math.max(0, need.high - need.saved)] as const;
  if (down.test(newest))
    return `${need.rate} percent of ${show(need.price)} is ${show((need.price * need.rate) / 100)}. Closing costs are usually 2 to 5 percent, so ${show(need.price * 0.02)} to ${show(need.price * 0.05)} on top. Together that's about ${show(need.low)} to ${show(need.high)}, and better with a bit left over for the first repair.${need.saved > 0 ? ` With the ${show(need.saved)} you have, ${show(missing[0])} to ${show(missing[1])} is still missing.` : ""}\n\n**One next step:** ask your state's housing agency about first-buyer help; it can cover a good part of this.\n\nBy when would you like to have it?`;
  const months = spanOf([...before, newest]);
  if (!months) return undefined;
  const [amount] = amountsIn(newest, own).filter((one) => one.cents >= 2_000 && !/^ (?:months?|years?)\b/.test(newest.slice(one.end)));
  if (/\b(?:what|how much)\b.*\b(?:month|save)\b/.test(newest) && !amount)
    return `${show(missing[0])} to ${show(missing[1])} over ${months} months is about ${show(missing[0] / months)} to ${show(missing[1] / months)} a month. The low end works if closing costs are low or the seller pays a part of them.\n\n**One next step:** set the low figure aside for one month, as a trial.\n\nWhat could you put away without feeling it too much?`;
  if (amount && /\b(?:can|could|afford|do|only|max|at most)\b/.test(newest)) {
    const total = amount.cents * months + need.saved;
    const reach =
      total >= need.high
        ? "That covers even the high end."
        : total >= need.low
          ? "That reaches the low end, so it can work."
          : `That is ${show(need.low - total)} short of the low end.`;
    return `${show(amount.cents)} times ${months} is ${show(amount.cents * months)}${need.saved > 0 ? `, and with your ${show(need.saved)} that makes ${show(total)}` : ""}. ${reach} What closes the gap: a first-buyer program in your state, asking the seller to pay closing costs, or a house that costs a little less.\n\n**One next step:** set ${show(amount.cents)} to move by itself on payday.\n\nShall we look at where to keep it, or at the programs?`;
  }
  return undefined;
}

const earns =
  /\b(?:(?:i|we) (?:\w+ )?(?:make|earn|bring (?:home|in)|take home|get(?: paid)?)|(?:i'?m|im|i am|we'?re) paid)(?: (?:about|around|like))* \$?(\d[\d,]*(?:\.\d+)?)( ?k)?|\bincome is (?:about |around )?\$?(\d[\d,]*)( ?k)?|\b(?:bring|take) home \$?(\d[\d,]*)( ?k)?/;
const earnedCents = (text: string): Cents | undefined => {
  const found = earns.exec(text);
  if (!found) return undefined;
  const [, one, oneK, two, twoK, three, threeK] = found;
  return one === undefined ? (two === undefined ? cents(three, threeK) : cents(two, twoK)) : cents(one, oneK);
};

/** The income of a month; undefined where its rhythm is not known. */
function monthEarned(text: string): Cents | undefined {
  const found = earns.exec(text);
  const pay = earnedCents(text);
  if (!found || pay === undefined) return undefined;
  const after = text.slice(found.index + found[0].length);
  // a large one without a period is a year's
  return hasOtherPeriod("", after) ? undefined : Math.round(pay * (perMonthOf("", after) ?? (isYears(pay) ? 1 / 12 : 1)));
}
const isYears = (pay: Cents): boolean => pay > 1_500_000;

/** The two usual lines of a lender, when an income and a plan to buy were named. */
function lender({ newest, before, show }: Figures): string | undefined {
  const yearly = earnedCents(newest);
  if (!yearly || yearly < 2_000_000 || !/\b(?:house|home|condo|mortgage)\b/.test([...before, newest].join(" "))) return undefined;
  const month = yearly / 12;
  const [, loan] = /\b(?:car|loans?|debts?|cards?|student loans?)\b[^.]{0,12}?\$?(\d[\d,]*) (?:a|per) month/.exec(newest) ?? [];
  const debt = loan === undefined ? 0 : cents(loan);
  const [, score] = /\b(?:credit|score|fico)\b[^.\d]{0,12}([3-8]\d\d)\b/.exec(newest) ?? [];
  const credit =
    score === undefined
      ? ""
      : Number(score) >= 740
        ? ` With ${score} you should see good rates.`
        : Number(score) >= 620
          ? ` ${score} is enough for most loans; every 20 points up makes it cheaper.`
          : ` ${score} is low for most loans, so that comes first.`;
  return `With ${show(yearly)} a year, lenders usually want the house to cost at most ${show(month * 0.28)} a month (28 percent), and all debts together at most ${show(month * 0.36)}.${debt > 0 ? ` With ${show(debt)} going out already, that leaves about ${show(Math.min(month * 0.28, month * 0.36 - debt))} for the house.` : ""}${credit} Taxes and insurance have to fit in there.\n\n**One next step:** look up two homes you'd really take, with their taxes, and compare.\n\nWhat price are you thinking of?`;
}

const rentOf =
  /\brent(?:'s| is| of| was| costs)?(?: (?:about|around|now|like))* \$?(\d[\d,]*)|\$?(\d[\d,]*) (?:a month )?(?:for|in) rent\b/;
function rentShare({ newest, before, own, show }: Figures): string | undefined {
  const [, one, other] = rentOf.exec(newest) ?? [];
  // "we split the rent so I'd owe 1640 alone": the other amount beside an income
  const beside = /\brent\b/.test(newest) ? amountsIn(newest.replace(earns, ""), own).filter((amount) => amount.cents >= 30_000) : [];
  const rent = (one ?? other) ? cents(one ?? other) : beside.length === 1 ? (beside[0]?.cents ?? 0) : 0;
  const stated = [...before, newest].map(monthEarned).findLast((found) => found !== undefined && found >= 10_000);
  const income = stated ?? hourlyMonth([...before, newest]);
  if (/\bafford\b/.test([...before, newest].join(" "))) return undefined;
  // in a talk about a debt or a purchase the rent is one cost among others
  if (
    /\b(?:credit cards?|cards?|debts?|loans?|refund|owe)\b/.test(before.join(" ")) &&
    !/\b(?:rent|lease|apartment)\b/.test(before.join(" "))
  )
    return undefined;
  if (rent < 10_000 || !income || income < rent || income > 3_000_000) return undefined;
  const share = Math.round((100 * rent) / income);
  const verdict =
    share <= 32
      ? "That is within the usual line."
      : share <= 45
        ? "That's more than the usual third, so it will feel tight."
        : "That's a lot for one person; the usual line is about a third.";
  return `${show(rent)} of ${show(income)} is ${share} percent, and ${show(income - rent)} is left for everything else${stated === undefined || [...before, newest].some((text) => isYears(earnedCents(text) ?? 0)) ? ", before taxes" : ""}. ${verdict} You don't have to decide tonight. What can change it: a roommate, someone taking over the lease, talking with the landlord, or a smaller place when it ends.\n\n**One next step:** look up in the lease whose name is on it, and how much notice it wants.\n\nWhich of those could you live with?`;
}

const range = /\b\$?(\d{2,3})(?:,?000|k)? ?(?:to|-|and|\u2013) ?\$?(\d{2,3})(?:,?000|k)?\b/;
function payGap({ newest, before, show }: Figures): string | undefined {
  if (!/\b(?:raise|pay|salary|boss|job|offer|dr|manager|review)\b/.test([...before, newest].join(" "))) return undefined;
  const now = earnedCents(newest);
  const [, low, high] = range.exec(newest) ?? [];
  if (now && now >= 2_000_000 && low && high) {
    const [from, to] = [Number(low) * 100_000, Number(high) * 100_000];
    if (to <= now || from > now * 3) return undefined;
    const part = (one: Cents) => Math.round((100 * (one - now)) / now);
    return `That's ${show(from - now)} to ${show(to - now)} a year less than the same job pays there, so ${part(from)} to ${part(to)} percent. It's a good argument, because it's a fact and not a feeling: print the ad and bring it. Ask for something like ${show(Math.round((from + (to - from) * 0.4) / 100_000) * 100_000)} and know the lowest figure you'd be content with.\n\n**One next step:** write three things you keep running there, each with a number.\n\nHow does your boss usually decide about money?`;
  }
  const got =
    /\b(?:gave|offered|got|raised|giving|bumped)\b(?: (?:me|us|it))?(?: (?:a|an|by|up|about|to))* ?\$?(\d[\d,]*)( ?k)?\b(?! (?:days?|weeks?|hours?|%|percent))/.exec(
      newest,
    );
  const base = before.map(earnedCents).findLast((found) => found !== undefined && found >= 2_000_000);
  if (!got || !base) return undefined;
  const raise = cents(got[1], got[2]);
  if (raise < 20_000 || raise >= base / 2) return undefined;
  const days = /\b(?:mon|tues|wednes|thurs|fri)days? off\b/.test(newest) ? (/\bsummer\b/.test(newest) ? 12 : 50) : 0;
  const worth =
    days > 0
      ? ` The days off are worth something, too: ${days} of them are about ${show((base / 260) * days)} of paid time, if they're paid.`
      : "";
  const ad = before.map((text) => range.exec(text)).findLast(Boolean);
  const still =
    ad && Number(ad[1]) * 100_000 > base + raise
      ? ` You're still below what the other place pays, so ask for a date for the next step, say in six months.`
      : "";
  return `Congratulations, you asked and you got something! ${show(raise)} on ${show(base)} is ${(Math.round((1000 * raise) / base) / 10).toLocaleString("en-US")} percent; a usual raise is around 3 to 4.${worth}${still}\n\n**One next step:** ask for it in writing, with the date it starts.\n\nAre you content with it, or is it a start?`;
}

function changed({ newest, show, own }: Figures): string | undefined {
  if (!/\b(?:went|going|goes|raised|raising|up|jump\w*|increas\w*)\b/.test(newest)) return undefined;
  const [, from, to] =
    /\bfrom \$?(\d[\d,]*(?:\.\d+)?) (?:a month )?to \$?(\d[\d,]*(?:\.\d+)?)\b(?! ?(?:am|pm|hours?|lbs?|pounds|%|percent))/.exec(newest) ??
    [];
  const [one, other] = [cents(from ?? "0"), cents(to ?? "0")];
  if (
    one < 2_000 ||
    other <= one ||
    amountsIn(newest, own).length === 0 ||
    /\b(?:deductible|limit|coverage|score|copay|balance)\b/.test(newest)
  )
    return undefined;
  return `That's ${show(other - one)} more, or ${Math.round((100 * (other - one)) / one)} percent; over a year ${show((other - one) * 12)} if it's paid monthly. That's worth one question before you accept it: “What would keep it where it was?”\n\n**One next step:** look up two comparable prices today, so that you have something to show.\n\nIs it already fixed, or can it still be negotiated?`;
}

function split({ newest, before, own, show }: Figures): string | undefined {
  const [, ways] =
    /\b(?:split|divide\w*|each|per person)\b[^.?!]*\b(\d{1,2}|two|three|four|five|six) ?(?:ways|of us|people|roommates|friends|siblings)\b/.exec(
      newest,
    ) ?? [];
  const parts = ways === undefined ? 0 : Math.max(inWords.indexOf(ways), Number(ways) || 0);
  // in the sentence that splits it, before any other figure
  const sentence = newest.split(/[.?!] /).find((one) => /\b(?:split|divide\w*|each|per person)\b/.test(one)) ?? newest;
  const [sum] = [sentence, newest, ...before.toReversed()].flatMap((text) => amountsIn(text, own)).filter((one) => one.cents >= 1_000);
  if (parts < 2 || !sum) return undefined;
  return `${show(sum.cents)} by ${parts} is ${show(sum.cents / parts)} each. If the incomes are far apart, you can also split by what everyone earns.\n\n**One next step:** send everyone the figure with one date to pay by.\n\nIs there someone who can't pay an equal part?`;
}

/** ssa.gov: the limits of Extra Help, which change every year. */
function extraHelp({ newest, before, show }: Figures): string | undefined {
  const texts = [...before, newest].join(" ");
  if (!/\bextra help\b/.test(newest) && !(/\b(?:qualify|eligible)\b/.test(newest) && /\bmedicare|prescriptions?\b/.test(texts)))
    return undefined;
  const [, amount, k] = /\b(?:income|social security|pension|get|make)\b[^.?!\d]{0,20}\$?(\d[\d,]*)( ?k)?/.exec(texts) ?? [];
  const monthly = amount === undefined ? undefined : cents(amount, k);
  const own = monthly === undefined || monthly > 600_000 ? "" : `Your income comes to about ${show(monthly * 12)} a year. `;
  const likely =
    monthly !== undefined && monthly < 200_000 ? "So it's well worth applying." : "So check it against yours before you give up on it.";
  return `${own}Extra Help with Medicare drug costs goes, for one person, to roughly $23,000 to $24,000 a year, with savings below about $17,000; your home and car don't count, and the limits change every year. ${likely} You can apply at ssa.gov or by phone, 1-800-772-1213, and a SHIP counselor (1-877-839-2675) goes through it with you for free. Please keep taking your medicines as prescribed meanwhile.\n\n**One next step:** call one of the two numbers on a weekday morning.\n\nDo you have a Medicare drug plan already?`;
}

const rules = [debts, house, lender, rentShare, payGap, ...timeRules, ...homeRules, notPaid, whyFirst, changed, split, extraHelp];
