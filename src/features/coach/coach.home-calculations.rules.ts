import type { Cents } from "#shared/money.ts";

/** Numbers of a household from the figures of a talk: when something is saved, what has not been paid, what a credit score counts as. */

interface Figures {
  newest: string;
  before: readonly string[];
  show: (cents: Cents) => string;
}

const centsOf = (amount: string, thousands?: string): Cents => Math.round(Number(amount.replaceAll(",", "")) * (thousands ? 100_000 : 100));
const counts = ["", "one", "two", "three", "four", "five", "six"];
const countOf = (text: string) => Number(text) || Math.max(0, counts.indexOf(text));
const sum = String.raw`\$?(\d[\d,]*)( ?k)?`;
const spends = new RegExp(
  String.raw`\bi (?:spend|need|live on|use)(?: (?:about|around|like|roughly))* ${sum}(?! ?(?:%|percent|hours?|minutes?))`,
);
const puts = new RegExp(
  String.raw`\b(?:can|could|will|would|i) (?:only |maybe )?(?:save|put (?:away|aside)|set aside)(?: (?:about|around|like|maybe|only))* ${sum}(?! ?(?:%|percent))`,
);
const hasSaved = new RegExp(String.raw`\b(?:have|got)(?: (?:about|around|already|like))* ${sum} (?:saved|put away|so far|already)\b`);
const lastOf = (texts: readonly string[], pattern: RegExp): Cents | undefined => {
  const [, amount, thousands] = texts.map((text) => pattern.exec(text)).findLast(Boolean) ?? [];
  return amount === undefined ? undefined : centsOf(amount, thousands);
};

/** "I spend 2200 a month", "I can save 150", "when will I have one month". */
function untilSaved({ newest, before, show }: Figures): string | undefined {
  if (!/\b(?:when (?:will|would|do|can) i|how long\b[^.?!]{0,30}\b(?:until|till|to|before|take))\b/.test(newest)) return undefined;
  const [, many] = /\b(one|two|three|four|five|six|\d) months?(?:'? (?:of (?:it|that|expenses|costs)|worth|saved))?\W*$/.exec(newest) ?? [];
  const texts = [...before, newest];
  const [spent, put] = [lastOf(texts, spends), lastOf(texts, puts)];
  const months = many === undefined ? 0 : countOf(many);
  if (!spent || !put || months < 1 || spent < 20_000 || put >= spent * months) return undefined;
  const had = lastOf(texts, hasSaved) ?? 0;
  const left = spent * months - had;
  if (left <= 0) return undefined;
  const span = Math.ceil(left / put);
  const faster = put * 2 < left ? ` With ${show(put * 2)} it would be about ${Math.ceil(left / (put * 2))}.` : "";
  return `For ${months === 1 ? "one month" : `${months} months`} that's ${show(spent * months)}${had > 0 ? `, of which ${show(left)} is missing` : ""}. With ${show(put)} a month you're there in about ${span} months.${faster} The first ${show(50_000)} already catch most bad days, and a tax refund or a sold thing shortens it more than going without coffee.\n\n**One next step:** let ${show(put)} move by itself on payday, and name the account after what it's for.\n\nIs there a month with a little extra ahead?`;
}

/** "It's been 4 months, 450 a month", "how much does he owe me". */
export function notPaid({ newest, before, show }: Figures): string | undefined {
  if (!/\bhow much\b[^.?!]{0,25}\b(?:owes? (?:me|us)|behind|in total|all together|altogether|missing)\b/.test(newest)) return undefined;
  const texts = [...before.slice(-4), newest];
  const [, amount, thousands] =
    texts.map((text) => new RegExp(String.raw`${sum} (?:a|per|each|every) month\b`).exec(text)).findLast(Boolean) ?? [];
  const [, many = ""] = texts.map((text) => /\b(\d{1,2}|one|two|three|four|five|six) months\b/.exec(text)).findLast(Boolean) ?? [];
  const months = countOf(many);
  if (amount === undefined || months < 2) return undefined;
  const each = centsOf(amount, thousands);
  return `${months} times ${show(each)} is ${show(each * months)}, if nothing came in that time. If a part did, take it off; with a court order there may be interest on top.\n\n**One next step:** write the list: each month, what was due, what came, and the difference.\n\nWas a part of it paid?`;
}

/** "I have 9000", "how long would that last if I spend 1500 a month". */
function lasts({ newest, before, show }: Figures): string | undefined {
  if (!/\bhow (?:long|many months)\b[^.?!]{0,30}\blast\b/.test(newest)) return undefined;
  const texts = [...before, newest];
  const spent = lastOf(texts, spends);
  const had = lastOf(
    texts,
    new RegExp(
      String.raw`\b(?:i have|i'?ve got|i got|saved|savings (?:is|are|of))(?: (?:about|around|only|like|up))* ${sum}(?! ?(?:a|per|each) month)`,
    ),
  );
  if (!spent || !had || had < spent) return undefined;
  const months = Math.floor(had / spent);
  return `${show(had)} by ${show(spent)} a month lasts ${months} ${months === 1 ? "month" : "months"}, if nothing else comes up. Keep one month of it untouched for the way back and count health insurance in, so plan with ${Math.max(1, months - 1)}.\n\n**One next step:** write down the costs that go on meanwhile, such as insurance, phone and debts, and see whether ${show(spent)} holds them.\n\nWhat would bring in something on the way?`;
}

/** "25 dollars every day", "how much is that a month". */
function eachMonth({ newest, before, show }: Figures): string | undefined {
  const [, unit] = /\bhow much (?:is|would|does) (?:that|it|this)\b[^.?!]{0,15}\b(?:a|per|each|in a) (month|year)\b/.exec(newest) ?? [];
  const text = before.findLast((one) => /\b(?:every ?day|daily|a day|per day|every week|a week|per week|weekly)\b/.test(one)) ?? "";
  const amount = new RegExp(String.raw`\$(\d[\d,]*(?:\.\d+)?)|(\d[\d,]*(?:\.\d+)?) ?(?:dollars|bucks)`).exec(text);
  if (unit === undefined || !amount) return undefined;
  const each = Math.round(Number((amount[1] ?? amount[2] ?? "").replaceAll(",", "")) * 100);
  const times = /\bweek/.test(text) ? 52 : 365;
  const year = each * times;
  return `${show(each)} ${times === 52 ? "a week" : "a day"} is about ${show(Math.round(year / 12))} a month, and ${show(year)} a year. It needn't go to zero: half of it would leave you ${show(Math.round(year / 24))} each month.\n\n**One next step:** choose the two days of the week on which it would be missed least, and begin there.\n\nWhat would you rather do with a part of it?`;
}

const bands = [
  { from: 800, name: "exceptional" },
  { from: 740, name: "very good" },
  { from: 670, name: "good" },
  { from: 580, name: "fair" },
  { from: 300, name: "poor" },
];
/** myfico.com: the ranges of a score. */
function score({ newest, before }: Figures): string | undefined {
  if (!/\b(?:credit|fico)\b[^]*\bscore\b|\bscore\b[^]*\bcredit\b/.test(before.join("\n"))) return undefined;
  const [, number] =
    /^\W*(?:ok(?:ay)? |and |so |well )*(?:mine|it|it'?s|its|my score|i(?:'m| am|m)|i have|i got|at)?(?: (?:is|was|'s|at|about|around|only|like|a|now|currently))* ?([3-8]\d\d)(?: (?:right )?now)?\W*$/.exec(
      newest,
    ) ?? [];
  const at = bands.findIndex(({ from }) => Number(number) >= from);
  const band = bands[at];
  if (number === undefined || !band || Number(number) > 850) return undefined;
  const next = bands[at - 1];
  const up = next ? ` The next step, ${next.name}, begins at ${next.from}, so ${next.from - Number(number)} points are missing.` : "";
  return `${number} counts as ${band.name}.${up} What moves it soonest is the balance on cards: under 30 percent of each limit, better under 10. What moves it furthest is months without a late payment.\n\n**One next step:** write down each card with its limit and its balance, and mark the fullest.\n\nHow full is the fullest of them?`;
}

export const homeRules = [untilSaved, lasts, eachMonth, score];
