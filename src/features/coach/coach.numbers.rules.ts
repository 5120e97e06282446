import { addDays, addMonths, daysInMonth, formatDate, monthOf, type Day } from "#shared/dates.ts";
import { plain } from "crisis-detector/plain";

/** Questions about the member's own money, answered from the lines that they chose to send along. */

const afford =
  /\b(?:can|could|may|should|will) (?:i|we) (?:\w+ ){0,2}(?:afford|buy|pay for|spend|get|book)\b|\b(?:have|is there) enough (?:money )?(?:left )?(?:for|to)\b|\bafford(?:able)?\b/;
const amount =
  /(?:[$€£]\s?(\d[\d,]{0,11}(?:\.\d{1,2})?)|\b(\d[\d,]{0,11}(?:\.\d{1,2})?)\s?(?:dollars?|bucks|usd|euros?|pounds?)\b)\s?(k\b)?/g;
/** Before an amount that comes in or is there, so that it is no price. */
const ownMoney =
  /\b(?:earn|make|get paid|take home|bring home|income|salary|paycheck)\b[^.!?]{0,25}$|\b(?:have|saved|got)(?: (?:about|only|just|around|like))* $/;
const counts: Record<string, number> = { two: 2, both: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10 };
const countBefore = /\b(two|both|three|four|five|six|seven|eight|nine|ten|[2-9]|[1-9]\d) (?:of (?:the|those|these) )?$/;
const countOfEach = /\b(two|three|four|five|six|seven|eight|nine|ten|[2-9]|[1-9]\d)\b[^.!?$]{0,40}$/;
const each = /^ ?(?:each|apiece|a piece|per person|a person|per ticket)\b/;
/** What is paid every month. */
const monthly =
  /\b(?:rent|mortgage|car payment|loan payment|lease|subscription|membership)\b|\b(?:a|per|each|every) month\b|\bmonthly\b|\/ ?mo(?:nth)?\b/;
const debt =
  /\bhow much (?:\w+ ){0,2}(?:debts?|do i (?:still )?owe)\b|\bwhat do i (?:still )?owe\b|\b(?:debts?|loans?) (?:do i have )?left\b|\bwhen (?:will|am|can) i (?:be )?(?:debt[- ]free|out of debt|done with (?:my )?debts?)\b|\bwhen (?:is|are|will) my debts? (?:be )?(?:gone|paid(?: off)?)\b/;

const ends = "(?: today| now| right now| tonight| this (?:week|month)| so far| lately)*\\W*$";
const safe = new RegExp(
  `\\bhow much (?:money )?(?:can|may|could) (?:i|we) (?:still )?spend${ends}|\\b(?:what|how much)(?:'s| is|s)? safe to spend${ends}`,
);
const left = new RegExp(
  `\\b(?:how much (?:money |budget )?(?:do (?:i|we) (?:still )?have|have (?:i|we) got|is|'s) (?:still )?left|(?:what|how much)(?:'s| is|s) left)(?: of (?:my|the|our) budget)?(?: (?:for|in|on) (?:my |the |our )?([a-z][a-z &]{1,20}?)(?: budget| category)?)?${ends}`,
);
const streak =
  /\b(?:what(?:'?s| is)|how long is|how(?:'?s| is)) my (?:no[- ]spend )?streak\b|\bhow many (?:no[- ]spend )?days (?:is my streak|have i gone without spending)\b/;
const mood =
  /\bhow (?:has|was|is|did) my mood\b|\bmy (?:average )?mood (?:been )?(?:this|last|the last|lately|over)\b|\bwhat(?:'?s| is) my (?:average )?mood\b/;

const over =
  /\b(?:am|are) (?:i|we) over (?:my |the |our |any )?(?:budgets?|limit)\b|\b(?:which|what) categor(?:y|ies)\b[^.!?]{0,20}\bover\b/;

export type OwnQuestion =
  | { kind: "afford"; priceCents: number; isMonthly: boolean; isForToday: boolean }
  | { kind: "left"; category: string | undefined }
  | { kind: "over" | "debt" | "safe" | "streak" | "mood" };

/** What a question asks of the member's own numbers: whether a price fits (in cents), what is left, the debts, the streak, the mood. */
export function ownQuestion(text: string): OwnQuestion | undefined {
  const output = plain(text).slice(0, 600);
  if (debt.test(output)) return { kind: "debt" };
  if (safe.test(output)) return { kind: "safe" };
  if (streak.test(output)) return { kind: "streak" };
  if (mood.test(output)) return { kind: "mood" };
  const rest = left.exec(output);
  if (rest) return { kind: "left", category: rest[1]?.trim() };
  if (over.test(output)) return { kind: "over" };
  const priceCents = afford.test(output) ? priceIn(output) : undefined;
  if (!priceCents) return undefined;
  return {
    kind: "afford",
    priceCents,
    isMonthly: monthly.test(withoutIncome(output)),
    isForToday: /\b(?:today|tonight|right now)\b/.test(output),
  };
}

/** The price in cents that a question is about: not what is earned or saved; "two $200 tickets" are $400. */
function priceIn(output: string): number | undefined {
  const found = [...output.matchAll(amount)].filter(({ index }) => !ownMoney.test(output.slice(0, index)));
  const asked = afford.exec(output)?.index ?? 0;
  const match = found.find(({ index }) => index >= asked) ?? found.at(-1);
  if (!match) return undefined;
  const [whole, signed, named, thousands] = match;
  const price = Number((signed ?? named ?? "").replaceAll(",", "")) * (thousands ? 1000 : 1);
  const before = output.slice(0, match.index);
  const isEach = each.test(output.slice(match.index + whole.length));
  const [, many = ""] = countBefore.exec(before) ?? (isEach ? countOfEach.exec(before) : null) ?? [];
  return Math.round(price * (counts[many] ?? (Number(many) || 1)) * 100);
}

/** Without the clause about the own income, whose "a month" says nothing of the price. */
const withoutIncome = (output: string) =>
  output.replace(/\b(?:earn|make|get paid|take home|bring home|income|salary|paycheck)\b[^.!?,;]*/g, " ");

/** The answer when own numbers are asked for and none were sent along. */
export const offerNumbers =
  "I cannot see your numbers unless you send them. Tick **Use my numbers** under your message and ask me again: it shows you exactly what would go along, and then I can work it out for you.\n\n" +
  "**One next step:** tick the box, and send the same question once more.";

/**
 * The answer to a question about own money from `lines` (in the form of `numberLines`), or the offer to send them. `today` is the member's
 * date. Undefined when it is no such question.
 */
export function ownAnswer(text: string, lines: readonly string[], today: Day): string | undefined {
  const request = ownQuestion(text);
  if (!request) return undefined;
  if (lines.length === 0) return offerNumbers;
  const asOf = `As of ${formatDate(today)}: `;
  switch (request.kind) {
    case "debt":
      return asOf + debtAnswer(lines);
    case "afford":
      return request.isMonthly ? monthlyAnswer(request.priceCents, lines) : affordAnswer(request, lines, today);
    case "over":
      return asOf + overAnswer(lines);
    case "safe":
      return asOf + safeAnswer(lines);
    case "left":
      return asOf + leftAnswer(request.category, lines);
    case "streak":
    case "mood":
      return asOf + lineAnswer(request.kind, lines);
  }
}

const noBudget =
  "there is no budget for this month among your numbers yet.\n\n**One next step:** write down what you have this month in [your budget](/budget), then ask me again.";

function safeAnswer(lines: readonly string[]): string {
  const figure = restOf(lines, "Safe to spend today");
  if (figure === undefined) return noBudget;
  return `${figure} is safe to spend today. It is what is left of the month after the bills to come, for each day that is left.\n\n**One next step:** enter what you spend as you go in [your budget](/budget), and it stays true.\n\nWhat is on the list for today?`;
}

function leftAnswer(category: string | undefined, lines: readonly string[]): string {
  const month = restOf(lines, "Budget left this month");
  if (month === undefined) return noBudget;
  const parts = restOf(lines, "Left by category")?.split("; ") ?? [];
  const own = category === undefined ? undefined : parts.find((part) => part.toLowerCase().startsWith(category));
  const [, name = "", figure = ""] = beyond.exec(own ?? "") ?? [];
  const next =
    "**One next step:** look at what is still due in [your budget](/budget) before you decide.\n\nWhat has to come out of it next?";
  if (figure) return `${name} is ${figure} over, and ${month} is left in the whole month.\n\n${next}`;
  if (own) return `${own} is left in that category, and ${month} in the whole month.\n\n${next}`;
  const none = category === undefined ? "" : `I find no category called \u201C${category}\u201D. `;
  const all = parts.length > 0 ? `\n\n${parts.map((part) => `- ${part}`).join("\n")}` : "";
  return `${none}${month} is left in this month's budget.${all}\n\n${next}`;
}

const kept = {
  streak: {
    name: "No-spend streak",
    none: "there is no streak among your numbers yet. Today can be its first day, in [the no-spend challenge](/challenge).",
    words: (figure: string) =>
      `your no-spend streak is ${figure}.\n\n**One next step:** log today in [the challenge](/challenge) once it is over.\n\nWhat made the last days work?`,
  },
  mood: {
    name: "Mood this week",
    none: "there is no mood among your numbers yet. One tap a day in [Mental Health](/mental-health) is enough for a week's picture.",
    words: (figure: string) =>
      `your mood this week: ${figure}. A number is no verdict; it shows which days are worth a second look.\n\n**One next step:** look at the lowest day in [Mental Health](/mental-health), and what was around it.\n\nWhich day stands out?`,
  },
};

function lineAnswer(kind: keyof typeof kept, lines: readonly string[]): string {
  const { name, none, words } = kept[kind];
  const figure = restOf(lines, name);
  return figure === undefined ? none : words(figure);
}

const restOf = (lines: readonly string[], name: string): string | undefined =>
  lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);

/** A category below zero: "Fun money -$12.00". */
const beyond = /^(.+?) [-\u2212](\D{0,4}[\d.,]+\D{0,4})$/;

function overAnswer(lines: readonly string[]): string {
  const month = restOf(lines, "Budget left this month");
  if (month === undefined) return noBudget;
  const below = (restOf(lines, "Left by category")?.split("; ") ?? []).flatMap((part) => {
    const [, name, figure] = beyond.exec(part) ?? [];
    return name && figure ? [`- ${name}: ${figure} over`] : [];
  });
  const [, short] = /^[-\u2212](.+)$/.exec(month) ?? [];
  const whole = short ? `The whole month is ${short} over its budget.` : `No: ${month} is left in this month's budget.`;
  const parts = below.length > 0 ? `\n\n${below.join("\n")}` : short ? "" : " No category is over.";
  return `${whole}${parts}\n\n**One next step:** ${below.length > 0 || short ? "move something from a category with room in it, in [your budget](/budget)" : "look at what is still due in [your budget](/budget)"}.\n\nWhat came up this month that was not planned?`;
}

type Shown = (cents: number) => string;
const shownAs =
  (sign: string): Shown =>
  (cents) =>
    `${sign}${(cents / 100).toLocaleString("en-US", { minimumFractionDigits: 2, maximumFractionDigits: 2 })}`;

const noFit =
  "There is no budget for this month among your numbers yet, so I cannot say whether it fits.\n\n**One next step:** write down what you have this month in [your budget](/budget), then ask me again.";

/** Something paid every month has to fit an ordinary month, not what happens to be left of this one. */
function monthlyAnswer(priceCents: number, lines: readonly string[]): string {
  const left = figureIn(lines, "Budget left this month");
  if (!left) return noFit;
  const show = shownAs(left.sign);
  const has = left.cents >= 0 ? `${show(left.cents)} is left of this month` : `this month is ${show(-left.cents)} over`;
  return `${show(priceCents)} every month is ${show(priceCents * 12)} a year, so this month alone cannot answer it: ${has}. It fits if at least ${show(priceCents)} stays over in an ordinary month, with all bills paid.\n\n**One next step:** add it as a bill in [your budget](/budget) and see what becomes of 'safe to spend'; you can take it out again.\n\nWhat would have to go for it?`;
}

function affordAnswer(
  { priceCents, isForToday }: { priceCents: number; isForToday: boolean },
  lines: readonly string[],
  today: Day,
): string {
  const left = figureIn(lines, "Budget left this month");
  if (!left) return noFit;
  const show = shownAs(left.sign);
  const billsCents = figureIn(lines, "Bills still to come this month")?.cents ?? 0;
  const freeCents = left.cents - billsCents;
  const price = show(priceCents);
  const after = billsCents > 0 ? ` after the bills to come (${show(billsCents)})` : "";
  const has = freeCents >= 0 ? `${show(freeCents)} is left${after}` : `you are ${show(-freeCents)} over${after}`;
  const safe = figureIn(lines, "Safe to spend today");
  if (freeCents >= priceCents) {
    const isBeyondToday = isForToday && safe !== undefined && safe.cents < priceCents;
    const fits = isBeyondToday
      ? `It fits the month, but it is more than today's share: ${show(safe.cents)} is safe to spend today.`
      : `Yes, ${price} fits.`;
    const rest = `${has.charAt(0).toUpperCase()}${has.slice(1)} in this month's budget, and ${show(freeCents - priceCents)} would still be there afterwards, for the rest of the month.`;
    return `${fits} ${rest}\n\n**One next step:** look at what is still due in [your budget](/budget) before you decide.\n\nWhat else has to come out of it?`;
  }
  const short = priceCents - Math.max(0, freeCents);
  return [
    `Not this month: ${has} in this month's budget, and ${price} is ${show(short)} more than that.`,
    savedBy(short, freeCents, today, show),
    "**One next step:** make it a [savings goal](/debt), so that you can watch it grow.",
    "Could it wait until then, or cost less?",
  ].join("\n\n");
}

/** Beyond this a sum takes years, whatever is left of one month. */
const largestSavedCents = 1_000_000;

/** When a shortfall is saved: with as much as is left this month, or in twelve weekly parts if that would take years. */
function savedBy(short: number, leftCents: number, today: Day, show: Shown): string {
  const months = leftCents > 0 ? Math.ceil(short / leftCents) : Number.POSITIVE_INFINITY;
  if (months <= 12) {
    const month = addMonths(monthOf(today), months);
    return `If as much is left every month, it is saved by ${formatDate(`${month}-${daysInMonth(month)}`)}.`;
  }
  if (short > largestSavedCents)
    return "A sum like that takes years of saving, or a loan that has to fit every month. Tell me what you could set aside each month, and I work out how long it takes.";
  const weekly = Math.ceil(short / 12);
  return `With ${show(weekly)} set aside each week, it is saved by ${formatDate(addDays(today, 84))}.`;
}

function debtAnswer(lines: readonly string[]): string {
  const line = lines.find((one) => one.startsWith("Debts: "));
  if (!line)
    return "there is no debt among your numbers. If there is one, write it down in [your debts](/debt), and I can say when it ends.";
  const [, left = "", month] = /^Debts: (.+?) left to pay(?:, paid off in (.+))?$/.exec(line) ?? [];
  if (!/[1-9]/.test(left))
    return "you have no debt left to pay.\n\n**One next step:** let what the payments took go into [a savings goal](/debt) from now on.\n\nWhat would you like to save for?";
  const ends = month
    ? `With the payments as they stand, the last of it is paid off in ${month}.`
    : "With the payments as they stand there is no month yet in which it ends: they may not cover the interest.";
  return `you have ${left} of debt left to pay. ${ends}\n\n**One next step:** try ten dollars more a month in [your payoff plan](/debt) and see which month it becomes.\n\nWhich debt weighs most?`;
}

/** The amount of a line, in cents, with its currency sign. */
function figureIn(lines: readonly string[], name: string): { cents: number; sign: string } | undefined {
  const figure = lines.find((line) => line.startsWith(`${name}: `))?.slice(name.length + 2);
  const value = Number(figure?.replace(/[^\d.]/g, ""));
  if (figure === undefined || !/\d/.test(figure) || !Number.isFinite(value)) return undefined;
  return { cents: Math.round(value * 100) * (/[-\u2212(]/.test(figure) ? -1 : 1), sign: figure.replace(/[\d.,\s\u2212()-]/g, "") };
}
