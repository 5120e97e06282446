import { capital, uncapital } from "../talk/coach.texts.rules.ts";
import { addDays, addMonths, daysInMonth, formatDate, monthOf, type Day } from "#shared/dates.ts";
import { showCents, type Cents } from "#shared/money.ts";
import { plain, plainWords } from "crisis-detector/plain";
import { amountsIn } from "./coach.amounts.rules.ts";
import { lineAnswer, restOf } from "./coach.lines.rules.ts";
import { ownQuestion, sentQuestion } from "./coach.question.rules.ts";

/** Questions about the member's own money, answered from the lines that they chose to send along. */

/** The answer when own numbers are asked for and none were sent along. */
export const offerNumbers =
  "I cannot see your numbers unless you send them. Tick **Use my numbers** under your message and ask me again: it shows you exactly what would go along, and then I can work it out for you.\n\n" +
  "**One next step:** tick the box, and send the same question once more.";

const onlyFromPages =
  "I can only work that out from the numbers of your own pages, so amounts in a message are not enough for me here.\n\n" +
  "**One next step:** tick **Use my numbers** under your message, and send your question once more.";
/** The answer when `text` gives amounts after `last`, the answer before, offered to use the member's own numbers. */
export const afterOffer = (text: string, last = "", own = "USD"): string | undefined =>
  last.includes(offerNumbers) && amountsIn(plain(text), own).length > 1 ? onlyFromPages : undefined;

/**
 * The answer to a question about own money from `lines` (in the form of `numberLines`), or the offer to send them. `today` is the member's
 * date, `own` the member's currency, `before` the user's earlier messages. Undefined when it is no such question.
 */
export function ownAnswer(
  text: string,
  lines: readonly string[],
  today: Day,
  own = "USD",
  before: readonly string[] = [],
): string | undefined {
  const request = ownQuestion(text, own, before) ?? sentRequest(text, lines);
  if (!request) return undefined;
  if (lines.length === 0) return offerNumbers;
  const asOf = `As of ${formatDate(today)}: `;
  switch (request.kind) {
    case "debt":
      return asOf + debtAnswer(lines);
    case "afford":
      if (request.currency !== undefined) return otherCurrency(request.currency, own);
      if (request.isUnclear) return askPrice;
      return request.isMonthly ? monthlyAnswer(request.priceCents, lines, own) : affordAnswer(request, lines, today, own);
    case "overview":
      return asOf + overviewAnswer(lines);
    case "over":
      return asOf + overAnswer(lines);
    case "safe":
      return asOf + safeAnswer(lines);
    case "left":
      return asOf + leftAnswer(request.category, lines);
    case "streak":
    case "mood":
    case "bills":
      return asOf + lineAnswer(request.kind, lines);
  }
}

const sentRequest = (text: string, lines: readonly string[]) => {
  const kind = lines.length > 0 ? sentQuestion(text) : undefined;
  if (kind) return { kind };
  // "what about groceries" asks for that category
  const [, category] = /^\W*(?:and |so |ok )?(?:what|how) about (?:my |the |our )?([\p{L} ]{3,30}?)\W*$/u.exec(plain(text)) ?? [];
  return category !== undefined && named(categoriesIn(lines).all, category).length > 0 ? { kind: "left" as const, category } : undefined;
};

/** "How am I doing": the month, what is over, and the debts, each in one sentence. */
function overviewAnswer(lines: readonly string[]): string {
  const month = restOf(lines, "Budget left this month");
  if (month === undefined) return noBudget;
  const [, short] = /^[-\u2212](.+)$/.exec(month) ?? [];
  const bills = restOf(lines, "Bills still to come this month");
  const safe = restOf(lines, "Safe to spend today");
  const below = categoriesIn(lines).all.flatMap(({ name, over }) => (over === undefined ? [] : [`${name} is ${over} over`]));
  const debts = restOf(lines, "Debts");
  return [
    short
      ? `the month is ${short} over its budget${bills === undefined ? "" : `, and ${bills} of bills are still to come`}. That is no verdict; it says where to begin.`
      : `${month} is left in this month's budget${bills === undefined ? "" : `, and ${bills} of bills still have to come out of it`}${safe === undefined ? "" : `; ${safe} is safe to spend today`}.`,
    below.length > 0 ? `${below.join(", ")}: that is the first place to look.` : "No category is over its budget.",
    debts === undefined ? "" : `Debts: ${debts}.`,
    `**One next step:** ${below.length > 0 ? "leave that one category alone until the month ends" : "keep today within what is safe to spend"}, and look again in three days in [your budget](/budget).`,
    "What is still planned for this month that is not in there?",
  ]
    .filter(Boolean)
    .join("\n\n");
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
  const { all, more } = categoriesIn(lines);
  const found = category === undefined ? [] : named(all, category);
  const [own, other] = found;
  const next =
    "**One next step:** look at what is still due in [your budget](/budget) before you decide.\n\nWhat has to come out of it next?";
  if (own && !other)
    return own.over === undefined
      ? `${own.name} ${own.figure} is left in that category, and ${month} in the whole month.\n\n${next}`
      : `${own.name} is ${own.over} over, and ${month} is left in the whole month.\n\n${next}`;
  const none =
    category === undefined || found.length > 0
      ? ""
      : more > 0
        ? `\u201C${category}\u201D is not among the categories that you sent, and ${more} did not fit. `
        : `I find no category called \u201C${category}\u201D with a budget or spending this month. `;
  const list = (found.length > 0 ? found : all).map(({ name, figure }) => `- ${name} ${figure}`);
  if (more > 0 && found.length === 0) list.push(`- and ${more} more in your budget`);
  return `${none}${month} is left in this month's budget.${list.length > 0 ? `\n\n${list.join("\n")}` : ""}\n\n${next}`;
}

interface Left {
  name: string;
  figure: string;
  /** By how much it is over its budget. */
  over?: string;
}
/** The categories that were sent, and how many did not fit. */
function categoriesIn(lines: readonly string[]): { all: Left[]; more: number } {
  const parts = restOf(lines, "Left by category")?.split("; ") ?? [];
  const more = Number(/^and (\d+) more$/.exec(parts.at(-1) ?? "")?.[1] ?? 0);
  const all = (more > 0 ? parts.slice(0, -1) : parts).map((part) => {
    // an amount has no ordinary space in it, in any currency
    const at = part.lastIndexOf(" ");
    const figure = part.slice(at + 1);
    const [, over] = /^[-\u2212](.+)$/.exec(figure) ?? [];
    return { name: part.slice(0, at), figure, ...(over !== undefined && { over }) };
  });
  return { all, more };
}

/** The categories that a name may mean: the one with exactly this name, else those that contain its words, else those that begin with it. */
function named(all: readonly Left[], category: string): Left[] {
  const exact = all.filter(({ name }) => plain(name) === category);
  if (exact.length > 0) return exact;
  const words = plainWords(category).split(" ");
  const whole = all.filter(({ name }) => words.every((word) => plainWords(name).split(" ").includes(word)));
  return whole.length > 0 ? whole : all.filter(({ name }) => plain(name).startsWith(category));
}

function overAnswer(lines: readonly string[]): string {
  const month = restOf(lines, "Budget left this month");
  if (month === undefined) return noBudget;
  const { all, more } = categoriesIn(lines);
  const below = all.flatMap(({ name, over }) => (over === undefined ? [] : [`- ${name}: ${over} over`]));
  const [, short] = /^[-\u2212](.+)$/.exec(month) ?? [];
  const whole = short ? `The whole month is ${short} over its budget.` : `No: ${month} is left in this month's budget.`;
  const theirs = short
    ? ""
    : below.length === 1
      ? " One category is over its own budget:"
      : " These categories are over their own budgets:";
  const parts =
    below.length > 0 ? `${theirs}\n\n${below.join("\n")}` : short || all.length === 0 || more > 0 ? "" : " No category is over.";
  const unsent = more > 0 ? `\n\n${more} more categories did not fit into what you sent; [your budget](/budget) shows them all.` : "";
  return `${whole}${parts}${unsent}\n\n**One next step:** ${below.length > 0 || short ? "move something from a category with room in it, in [your budget](/budget)" : "look at what is still due in [your budget](/budget)"}.\n\nWhat came up this month that was not planned?`;
}

type Shown = (cents: Cents) => string;
const shownIn =
  (own: string): Shown =>
  (cents) =>
    showCents(cents, own);

const otherCurrency = (currency: string, own: string) =>
  `Your numbers are in ${own} and that price is in ${currency}. I do not know today's exchange rate, so I cannot say whether it fits.\n\n**One next step:** look up what it costs in ${own}, fees included, and ask me again with that amount.`;

const askPrice =
  "I am not sure which price you mean, and I do not want to compare the wrong one.\n\n" +
  "**One next step:** ask me again with one sum: all of it together, or what it costs in a month.\n\nHow much would it be?";

const noFit =
  "There is no budget for this month among your numbers yet, so I cannot say whether it fits.\n\n**One next step:** write down what you have this month in [your budget](/budget), then ask me again.";

/** Something paid every month has to fit an ordinary month, not what happens to be left of this one. */
function monthlyAnswer(priceCents: Cents, lines: readonly string[], own: string): string {
  const left = figureIn(lines, "Budget left this month");
  if (!left) return noFit;
  const show = shownIn(own);
  const has = left.cents >= 0 ? `${show(left.cents)} is left of this month` : `this month is ${show(-left.cents)} over`;
  return `${show(priceCents)} every month is ${show(priceCents * 12)} a year, so this month alone cannot answer it: ${has}. It fits if at least ${show(priceCents)} stays over in an ordinary month, with all bills paid.\n\n**One next step:** add it as a bill in [your budget](/budget) and see what becomes of 'safe to spend'; you can take it out again.\n\nWhat would have to go for it?`;
}

function affordAnswer(
  { priceCents, isForToday }: { priceCents: Cents; isForToday: boolean },
  lines: readonly string[],
  today: Day,
  own: string,
): string {
  const left = figureIn(lines, "Budget left this month");
  if (!left) return noFit;
  const show = shownIn(own);
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
    const rest = `${capital(has)} in this month's budget, and ${show(freeCents - priceCents)} would still be there afterwards, for the rest of the month.`;
    return `${fits} ${rest}\n\n**One next step:** look at what is still due in [your budget](/budget) before you decide.\n\nWhat else has to come out of it?`;
  }
  const short = priceCents - freeCents;
  return [
    `Not this month: ${has} in this month's budget, and ${price} is ${show(short)} more than that.`,
    // what this month is over is no part of the price
    savedBy(Math.min(short, priceCents), freeCents, today, show),
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
  // in whole units where the currency has no cents
  const least = show(0).includes(".") ? 1 : 100;
  const weekly = Math.ceil(short / 12 / least) * least;
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
  return `you have ${left} of debt left to pay. ${ends}\n\n**One next step:** try a little more each month in [your payoff plan](/debt) and see which month it becomes.\n\nWhich debt weighs most?`;
}

/** The amount of a line, in cents. */
function figureIn(lines: readonly string[], name: string): { cents: Cents } | undefined {
  const figure = restOf(lines, name);
  const value = Number(figure?.replace(/[^\d.]/g, ""));
  if (figure === undefined || !/\d/.test(figure) || !Number.isFinite(value)) return undefined;
  return { cents: Math.round(value * 100) * (/[-\u2212(]/.test(figure) ? -1 : 1) };
}

/** "From the numbers that you sent" and their meaning for today. */
export function withNumbers(all: readonly string[]): string {
  const lines = all.filter((line) => !line.startsWith("Left by category"));
  if (lines.length === 0) return "";
  const left = lines.find((line) => line.startsWith("Budget left"));
  const meaning = !left
    ? ""
    : /: [-\u2212(]/.test(left)
      ? " The month is over its budget already, so every day without a purchase counts."
      : " What is left has to last until the month ends.";
  return `From the numbers that you sent: ${lines.map((line) => uncapital(line)).join("; ")}.${meaning}\n\n`;
}
