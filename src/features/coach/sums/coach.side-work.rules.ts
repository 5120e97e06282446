import { saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";

/** Work beside or instead of a job: what to put away for taxes, what a second job brings, pay that goes up and down. */

const sideWork =
  /\b(?:uber|lyft|doordash|door dash|instacart|grubhub|etsy|ebay|freelanc\w*|self[- ]employed|1099|side (?:job|gig|hustle|business)|contractor|gig|own business|small business|my shop|babysit\w*|tutor\w*|clean(?:ing)? houses|selling|commissions?)\b/;
const asksTaxes = /\b(?:how much|what(?:'?s)?(?: percent(?:age)?)?|do i|should i|need to)\b[^.!?]{0,40}\b(?:tax(?:es)?|irs)\b/;
const hoursIn = /\b(\d{1,2}) ?(?:hours?|hrs?)\b(?! ?(?:a|per) (?:day|shift))/;
const spentBefore = /\b(?:spent|spend|costs?(?: me)?|paid|expenses?(?: (?:are|of|were))?|gas (?:is|was)|supplies (?:are|were|cost)) $/;
const spentAfter =
  /^ (?:(?:a|per) (?:month|week) )?(?:on|for|in) (?:\w+ )?(?:supplies|materials|gas|fees|expenses|shipping|ads|equipment)\b/;

/** "I drive for Uber and make about $700 a week. How much should I put away for taxes?" */
export function sideTaxes({ newest, texts, own, show, numbers }: MoneyTalk): MoneyAnswer | undefined {
  if (numbers.length > 0 || !asksTaxes.test(newest) || !texts.slice(-4).some((text) => sideWork.test(text)) || own !== "USD")
    return undefined;
  const all = texts
    .slice(-3)
    .flatMap((text) => (sideWork.test(text) || /\b(?:made|make|earn\w*|spent|profit)\b/.test(text) ? (saidIn(text, own) ?? []) : []));
  const spent = all.filter(({ before, after }) => spentBefore.test(before) || spentAfter.test(after));
  const [one, second] = all.filter((each) => !spent.includes(each));
  const cost = spent.at(-1);
  if (second || spent.length > 1) return undefined;
  const profit = one === undefined ? undefined : one.cents - (cost?.cents ?? 0);
  const hours = Number(hoursIn.exec(newest)?.[1] ?? 0);
  const wage = Math.round(Number(hourly.exec(newest)?.[1] ?? 0) * 100);
  const week = hours > 0 && wage > 0 ? wage * hours : 0;
  const period = one?.perMonth === undefined ? "" : one.perMonth > 4 ? " a week" : one.perMonth === 1 ? " a month" : "";
  const figures =
    one === undefined || profit === undefined || profit <= 0
      ? week === 0
        ? ""
        : ` ${hours} hours at ${show(wage)} is ${show(week)} a week; with ${show(week * 0.25)} to ${show(week * 0.3)} put away, ${show(week * 0.7)} to ${show(week * 0.75)} is yours.`
      : cost
        ? ` ${show(one.cents)} less the ${show(cost.cents)} it cost you is ${show(profit)} of profit, so put ${show(profit * 0.25)} to ${show(profit * 0.3)} of it away.`
        : ` Of ${show(one.cents)}${period} that is ${show(profit * 0.25)} to ${show(profit * 0.3)}; what the work costs you, such as gas or miles, supplies and fees, comes off first, so the real figure is lower.`;
  return {
    topic: "irregular-income",
    text: `A common share is 25 to 30 percent of the profit.${figures} It is that much because nobody withholds anything: about 15 percent is Social Security and Medicare for the self-employed, the rest is income tax. Who makes $400 or more of profit in a year has to file for it, and who will owe $1,000 or more pays four times a year. The dates and the worksheet are at irs.gov (self-employed tax center); it depends on your whole income and state.\n\n**One next step:** open a second account only for taxes, and move that share on the day the money comes in.\n\nDo you write down what the work costs you, such as miles or supplies?`,
  };
}

const hoursAWeek = /\b(\d{1,2}) ?(?:hours?|hrs?) (?:a|per|each|every) week\b/;
const hourly =
  /(?<![\d.])\$?(\d{1,3}(?:\.\d{1,2})?) ?(?:an hour|per hour|\/ ?h(?:ou)?r|hourly)\b|\b(?:at|for) \$?(\d{1,3}(?:\.\d{1,2})?)(?= plus tips| \+ tips|\W*$)/;
const asksMonth =
  /\bhow much\b[^.!?]{0,30}\b(?:a|per|each|every|in a) (?:month|week)\b|\bwhat(?:'?s| is| would| will)\b[^.!?]{0,20}\b(?:a|per|in a) (?:month|week)\b/;
/** "It's about 12 hours a week at $15 plus tips", "how much will that be a month". */
export function secondJob({ newest, texts, answers, show }: MoneyTalk): MoneyAnswer | undefined {
  const at = texts.findLastIndex((text) => hoursAWeek.test(text) && hourly.test(text));
  if (at < 0 || at < texts.length - 3 || (at < texts.length - 1 && !asksMonth.test(newest))) return undefined;
  if (at === texts.length - 1 && texts.length === 1) return undefined;
  const text = texts[at] ?? "";
  const hours = Number(hoursAWeek.exec(text)?.[1]);
  const [, one, other] = hourly.exec(text) ?? [];
  const wage = Math.round(Number(one ?? other) * 100);
  if (!(hours > 0 && hours <= 80) || wage < 200) return undefined;
  const week = wage * hours;
  if (at < texts.length - 1 && answers.some((one) => one.includes(` is ${show(week)} a week, about `)))
    return {
      topic: "two-jobs",
      text: `About ${show((week * 52) / 12)} a month before taxes, so ${show((week * 52 * 0.75) / 12)} to ${show((week * 52 * 0.8) / 12)} after them, and the tips on top, if there are any.\n\nWhat is the first thing it should pay for?`,
    };
  const tips = /\btips\b/.test(text) ? " The tips come on top; count three weeks before you plan with them." : "";
  return {
    topic: "two-jobs",
    text: `${hours} hours at ${show(wage)} is ${show(week)} a week, about ${show((week * 52) / 12)} a month before taxes; three quarters to four fifths of it usually reach you.${tips} Take off what it costs to get there and to eat on the way, and you have the real hourly wage.\n\n**One next step:** give this money one job from the first check on, by a transfer on payday, or it melts into the month.\n\nWhat do you want it to pay for?`,
  };
}

const range =
  /\b(?:anywhere |anything )?(?:from|between) \$?([\d,]{3,})(?: ?k)? (?:to|and|-) \$?([\d,]{3,})\b|\bmy (?:income|pay) (?:goes|ranges|swings) from \$?([\d,]{3,}) to \$?([\d,]{3,})/;
const irregular = /\b(?:income|pay|i (?:make|earn|bring home)|paychecks?|commissions?|tips|hours)\b/;
const changes =
  /\b(?:chang\w*|var(?:y|ies)|irregular|different|depends|goes up and down|up and down|never the same|anywhere|fluctuat\w*|swings)\b/;
const weeks = /\bsome weeks (?:it'?s |i (?:make|get) )?\$?([\d,]+)\b[^\d]{0,25}\bsome(?: weeks)? (?:it'?s |i (?:make|get) )?\$?([\d,]+)\b/;
/** "My income changes every month, anywhere from $2,000 to $4,000". */
export function changingPay({ newest, show, numbers }: MoneyTalk): MoneyAnswer | undefined {
  const [, a, b, c, d] = range.exec(newest) ?? [];
  const weekly = changingWeeks({ newest, show });
  if (weekly && numbers.length === 0) return weekly;
  const [low, high] = [a ?? c, b ?? d].map((figure) => Math.round(Number((figure ?? "0").replaceAll(",", "")) * 100)) as [number, number];
  if (numbers.length > 0 || !irregular.test(newest) || !changes.test(newest) || low < 10_000 || high <= low) return undefined;
  return {
    topic: "irregular-income",
    text: `Plan with the ${show(low)}, because that is what you can count on. Everything above it first fills a pot, until the pot holds one lean month's gap: ${show(high - low)} would carry you from a ${show(high)} month down to a ${show(low)} one. Then pay yourself the same wage each month from it, whatever comes in.\n\n1. Add up what must go out: rent, food, power, transport, minimums. Does it fit into ${show(low)}?\n2. If not, the gap is what good months have to bring first.\n3. Of what is left in a good month, half to the pot, half is yours.\n\n**One next step:** write down the last six months' pay, and circle the lowest.\n\nWhat must go out in a month, roughly?`,
  };
}

const asksFast = /^\W*(?:(?:so|and|ok(?:ay)?|then) )*how (?:fast|quick(?:ly)?|soon|long)\b[^.!?\d]{0,40}\W*$/;
/** "How fast could I do it", after a second job's pay and a card with its rate. */
export function jobToDebt({ newest, texts, answers, show, payoff, own }: MoneyTalk): MoneyAnswer | undefined {
  const [, monthly] =
    answers
      .slice(-4)
      .map((text) => /a week, about \$([\d,]+) a month before taxes/.exec(text))
      .findLast(Boolean) ?? [];
  if (monthly === undefined || payoff === undefined || !asksFast.test(newest)) return undefined;
  const rated = texts.findLast((text) => /%|\bpercent\b/.test(text)) ?? "";
  const [debt, second] = saidIn(rated, own) ?? [];
  const [, rate] = /(\d{1,2}(?:\.\d+)?) ?(?:%|percent)/.exec(rated) ?? [];
  if (!debt || second || rate === undefined) return undefined;
  const net = Math.round((Number(monthly.replaceAll(",", "")) * 0.75) / 5) * 500;
  const plan = payoff({ leftCents: debt.cents, rateMilli: Math.round(Number(rate) * 1000), monthlyCents: net });
  if (!plan) return undefined;
  return {
    topic: "choose-a-debt",
    text: `If three quarters of it reach you, that's about ${show(net)} a month. All of it on the ${show(debt.cents)} at ${rate} percent: gone in ${plan.months} months, with ${show(plan.interestCents)} of interest. The card's usual minimum should keep coming out of your main pay; then it goes a bit faster.\n\n**One next step:** set the transfer for the day after the bar's payday, so it never reaches your spending account.\n\nWhat will the money do once the card is gone?`,
  };
}

/** "Some weeks $300, some weeks $700". */
function changingWeeks({ newest, show }: Pick<MoneyTalk, "newest" | "show">): MoneyAnswer | undefined {
  const [, low, high] = weeks.exec(newest) ?? [];
  const [thin, good] = [low, high].map((figure) => Math.round(Number((figure ?? "0").replaceAll(",", "")) * 100)) as [number, number];
  if (thin < 2_000 || good <= thin) return undefined;
  return {
    topic: "irregular-income",
    text: `Plan with the thin weeks: ${show(thin)} a week is about ${show((thin * 52) / 12)} a month. That figure has to hold rent, power, food and the ride to work. In a ${show(good)} week the ${show(good - thin)} above it goes into a pot first, for the weeks that are thinner still and for what breaks.\n\n**One next step:** on the day of each pay move what is above ${show(thin)} to a second account, and pay yourself the same ${show(thin)} every week.\n\nWhat must go out in a month, beginning with the rent?`,
  };
}
