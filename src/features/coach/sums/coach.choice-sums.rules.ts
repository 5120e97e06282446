import { showCents } from "#shared/money.ts";
import { amountsIn } from "./coach.amounts.rules.ts";
import { paymentOf } from "./coach.loan-payment.rules.ts";
import { saidIn, type MoneyAnswer, type MoneyTalk, type Said } from "./coach.money-talk.rules.ts";
import { ones } from "./coach.number-words.content.ts";
import { years } from "./coach.payoff.rules.ts";

/** Sums of a choice: at once or in parts, at one rate or another, what was paid for something so far, what of a fee is for taxes. */

type Rule = (talk: MoneyTalk) => MoneyAnswer | undefined;

/** "24 payments of 245", "153 a month for a year", "12 months at 153". */
const partsOf = (text: string, all: readonly Said[]): { each: Said; times: number } | undefined => {
  const times = Number(
    /\b(\d{1,2}) (?:equal |monthly )*(?:payments|installments|months)\b/.exec(text)?.[1] ??
      (/\bfor (?:a|one|the next) year\b/.test(text) ? 12 : /\bfor (?:two|2) years\b/.test(text) ? 24 : 0),
  );
  const each = all.find(
    ({ before, after, perMonth }) =>
      /\b(?:payments|installments|months) (?:of|at) \$?$/.test(before) ||
      (perMonth === 1 && /^ (?:a|per|each|every) month for\b/.test(after)),
  );
  return each && times >= 2 ? { each, times } : undefined;
};

/** The yearly rate in percent at which `times` payments of `each` cents pay `sum` cents, to a tenth. */
function rateOf(sum: number, each: number, times: number): number {
  let [low, high] = [0, 100];
  for (let step = 0; step < 40; step += 1) {
    const rate = (low + high) / 2;
    if (paymentOf(sum, rate, times) > each) high = rate;
    else low = rate;
  }
  return Math.round(low * 10) / 10;
}

/** "$5,200, due in 60 days or 24 payments of 245", "pay 1,840 now or 153 a month for a year; we have 2,600 saved". */
const atOnceOrInParts: Rule = ({ newest, own, show }) => {
  if (!/\bor\b/.test(newest) || /\b(?:loan|lease|card balance|per cent|apr)\b|%/.test(newest)) return undefined;
  const all = saidIn(newest, own) ?? [];
  const parts = partsOf(newest, all);
  if (!parts) return undefined;
  const { each, times } = parts;
  const total = each.cents * times;
  const whole = all.find(
    ({ cents, perMonth, before }) =>
      perMonth === undefined && cents > each.cents * 2 && Math.abs(cents - total) < total * 0.4 && !isSaved.test(before),
  );
  if (!whole) return undefined;
  const saved = all.find((one) => one !== whole && one !== each && isSaved.test(one.before));
  const more = total - whole.cents;
  const rate = more > 0 ? rateOf(whole.cents, each.cents, times) : 0;
  const left = saved && saved.cents - whole.cents;
  const ofSaved =
    left === undefined
      ? ""
      : left < 0
        ? ` Your ${show(saved?.cents ?? 0)} doesn't reach for all of it anyway.`
        : ` Paid at once, ${show(left)} of your ${show(saved?.cents ?? 0)} would be left for anything else that breaks.`;
  const verdict =
    more <= whole.cents * 0.01
      ? "So the parts cost next to nothing, and your cushion stays whole: take the parts, if the amount fits into each month."
      : rate < 9
        ? `That is like a loan at about ${rate} percent, cheap for not emptying your savings. Take the parts if they fit into each month; pay at once if plenty would still be left.`
        : `That is like a loan at about ${rate} percent. Paying at once is cheaper, as long as a month's costs stay in savings; else take the parts and pay ahead when you can.`;
  return {
    topic: "pay-a-surprise",
    text: `${times} times ${show(each.cents)} is ${show(total)}${more > 0 ? `, ${show(more)} more than ${show(whole.cents)} at once` : `, no more than ${show(whole.cents)} at once`}. ${verdict}${ofSaved}\n\n**One next step:** ask in writing whether you may pay the rest early without a fee, and whether a longer plan exists.\n\nDoes ${show(each.cents)} a month fit, with all the rest?`,
  };
};
const isSaved = /\b(?:have|got|savings?(?: of)?|saved|account)\b[^.!?]{0,20}$/;

const rates = /(?<![\d.])(\d{1,2}(?:\.\d{1,3})?) ?(?:%|percent)/g;
const forMonths = /\b(?:over|in|for|within) (\d{1,3}|a|one|two|three) (months?|years?)\b/;
/** "How much interest on $3,000 over 12 months each way", after a card at 24% and a line at 9.1%. */
const eachRate: Rule = ({ newest, texts, own, show }) => {
  if (!/\binterest\b/.test(newest) || !/\b(?:how much|what|which|roughly|each way|difference)\b/.test(newest)) return undefined;
  const found = [...new Set([...texts.slice(-4).join("\n").matchAll(rates)].map(([, rate]) => Number(rate)))].filter((rate) => rate > 0);
  const [, count = "", unit = ""] = forMonths.exec(newest) ?? [];
  const number = Number(count) || (count === "a" ? 1 : (ones[count] ?? 0));
  const months = unit.startsWith("year") ? number * 12 : number;
  const [sum, second] = amountsIn(newest, own).filter(({ cents, isMarked }) => isMarked || cents >= 20_000);
  if (found.length !== 2 || !sum || second || months < 2 || months > 360) return undefined;
  const [low = 0, high = 0] = found.toSorted((one, other) => one - other);
  const interest = (rate: number) => Math.round(paymentOf(sum.cents, rate, months) * months) - sum.cents;
  const each = (rate: number) => show(paymentOf(sum.cents, rate, months));
  return {
    topic: "consolidate-debt",
    text: `On ${show(sum.cents)}, paid back evenly in ${years(months)}: at ${high} percent about ${show(interest(high))} of interest, ${each(high)} a month; at ${low} percent about ${show(interest(low))}, ${each(low)} a month. The difference is ${show(interest(high) - interest(low))}.\n\nThat holds if it is really paid in that time; at the smallest payments the dearer one runs for years. What stands behind the cheaper one, such as a home, and any fee to open it belong into the choice, too.\n\n**One next step:** set up the ${each(low)} by autopay on the day after payday, whichever you take.\n\nIs ${each(low)} a month there?`,
  };
};

const lasted = /\b(?:for |been |it'?s been |over |about )?(\d{1,2}(?:\.\d)?) ?(years?|yrs?|months?)\b(?! old\b| ago\b)/;
/** "What's the total I've paid", after "$89 a month" and "3.5 years". */
const paidSoFar: Rule = ({ newest, texts, own, show }) => {
  if (
    !/\b(?:what(?:'?s| is| was)?|how much)\b[^.!?]{0,25}\b(?:total|altogether|in all|so far|i'?ve paid|ive paid|have i (?:paid|spent)|did i (?:pay|spend))\b/.test(
      newest,
    )
  )
    return undefined;
  const month = texts
    .slice(-5)
    .flatMap((text) => saidIn(text.replaceAll(/ ?\/ ?mo(?:nth)?\b/g, " a month"), own) ?? [])
    .filter(({ perMonth }) => perMonth === 1);
  const [, count, unit = ""] =
    texts
      .slice(-5)
      .map((text) => lasted.exec(text))
      .findLast(Boolean) ?? [];
  const months = Math.round(Number(count ?? 0) * (unit.startsWith("m") ? 1 : 12));
  const [one, second] = month;
  if (!one || second || months < 2 || months > 480) return undefined;
  return {
    topic: "lower-a-bill",
    text: `${months} months at ${show(one.cents)} are ${show(months * one.cents)}, and each further year adds ${show(12 * one.cents)}. What is paid is gone either way, so it is no reason to go on; the only question is whether the next ${show(12 * one.cents)} are worth it to you.\n\n**One next step:** decide on the last month in which you pay, and look up how to give notice.\n\nWhat would you do with ${show(one.cents)} a month?`,
  };
};

const gig =
  /\b(?:1099|venmo\w*|cash ?app|self[- ]employed|side (?:job|gig|hustle|business)|on the side|freelanc\w*|tips?|customers?|clients?|etsy|uber|doordash|dog|lawns?|clean(?:s|ing)?|babysit\w*|tutor\w*)\b/;
/** IRS: self-employment tax of 15.3 percent on 92.35 percent of the profit, and the income tax on top of it. */
const ofEachJob: Rule = ({ newest, texts, own, show }) => {
  if (
    !/\bhow much\b[^.!?]{0,40}\b(?:put(?:ting)? (?:away|aside)|set(?:ting)? aside|sav(?:e|ing)|hold(?:ing)? back|keep(?:ing)? back)\b[^.!?]{0,30}\b(?:from|of|for|out of)\b/.test(
      newest,
    )
  )
    return undefined;
  if (own !== "USD" || !/\btax(?:es)?\b/.test(texts.join("\n")) || !gig.test(texts.join("\n"))) return undefined;
  const [each, second] = amountsIn(newest, own).filter(({ cents }) => cents >= 500);
  if (!each || second || each.cents > 200_000) return undefined;
  const exact = (cents: number) => (cents < 10_000 ? showCents(Math.round(cents), own) : show(cents));
  return {
    topic: "file-taxes",
    text: `A quarter to thirty percent: ${exact(each.cents * 0.25)} to ${exact(each.cents * 0.3)} of each ${show(each.cents)}. About 15 percent is the self-employment tax, which nobody pays for you; the rest is income tax, and more of it if you have another job beside it. What you spend for the work, such as miles, supplies or a share of the phone, comes off first, so note it.\n\nThe IRS wants it four times a year (irs.gov, estimated taxes).\n\n**One next step:** open a second account today and move that part the same day you're paid.\n\nDo you have a list of what you spend for it?`,
  };
};

/** "And taxes? I made 17k so far", for work that nobody withholds from. */
const taxesSoFar: Rule = ({ newest, texts, own, show }) => {
  if (!/\btax(?:es)?\b/.test(newest) || !/\b(?:so far|this year|since|haven'?t (?:put|set|saved)|nothing aside)\b/.test(newest))
    return undefined;
  if (own !== "USD" || !gig.test(texts.join("\n")) || /\brefund\b|%/.test(newest)) return undefined;
  const [made, second] = amountsIn(newest, own).filter(({ cents }) => cents >= 100_000);
  if (!made || second) return undefined;
  return {
    topic: "file-taxes",
    text: `Of ${show(made.cents)} a careful share for taxes is a quarter, ${show(made.cents * 0.25)}; with many miles or other costs it will be less, since those come off first. You needn't have it all today. From now on move a quarter of each payment on the day it comes, and add a little for what is behind.\n\nThe IRS takes payments during the year (irs.gov/payments), and if something is missing in April there are plans in parts. Filing on time costs nothing; not filing does.\n\n**One next step:** add up your miles since January, since each one lowers it.\n\nDo you have a record of the miles?`,
  };
};

/** "So 4% is how much less in my paycheck, I get paid every two weeks", after a pay by the year. */
const percentOfPay: Rule = ({ newest, texts, own, show }) => {
  const percent = Number(/(?<![\d.])(\d{1,2}(?:\.\d)?) ?(?:%|percent)/.exec(newest)?.[1] ?? 0);
  if (!(percent > 0 && percent <= 30) || !/\bhow much\b[^.!?]{0,40}\b(?:less|paycheck|check|pay)\b/.test(newest)) return undefined;
  const all = texts.join("\n");
  // a cut or a raise is another matter
  if (!/\b(?:401|403|tsp|ira|retirement|match\w*|contribut\w*)\b/.test(all) || /\b(?:cut|raise)\b/.test(newest)) return undefined;
  const parts = /\b(?:every (?:two|2|other) weeks?|bi-?weekly|fortnight\w*)\b/.test(all)
    ? 26
    : /\btwice a month\b/.test(all)
      ? 24
      : /\bweekly|every week\b/.test(all)
        ? 52
        : 12;
  const year = texts
    .flatMap((text) => amountsIn(text, own).map((one) => ({ ...one, before: text.slice(0, one.start) })))
    .findLast(
      ({ cents, before }) => cents >= 1_500_000 && cents <= 50_000_000 && /\b(?:make|earn|salary|paid)\b[^.!?]{0,12}$/.test(before),
    );
  if (!year) return undefined;
  const each = (year.cents * percent) / 100 / parts;
  return {
    topic: "retirement-saving",
    text: `${percent} percent of ${show(year.cents)} is ${show((year.cents * percent) / 100)} a year, ${show(each)} of each paycheck${parts === 26 ? " every two weeks" : ""}. It comes off before income tax, so you'd feel about ${show(each * 0.8)} of it. If the employer matches it, the same ${show(each)} is added by them, which no loan or savings account can beat.\n\n**One next step:** set the ${percent} percent in the plan today; it can be changed again any month.\n\nCould you miss ${show(each * 0.8)} from each check?`,
  };
};

export const choiceSums: readonly Rule[] = [atOnceOrInParts, eachRate, paidSoFar, ofEachJob, taxesSoFar, percentOfPay];
