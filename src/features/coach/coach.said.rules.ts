import { count } from "#shared/text.ts";
import { plain } from "crisis-detector/plain";

/** Facts that the user stated in the chat: amounts, rates, times. Parsed from the whole chat at each message, and not stored. */

export interface DebtSaid {
  leftCents?: number;
  /** Thousandths of a percent a year. */
  rateMilli?: number;
  monthlyCents?: number;
}
/** Months and interest until a debt is paid, or undefined if the payment does not reduce it. */
export type PayoffOf = (owed: Required<DebtSaid>) => { months: number; interestCents: number } | undefined;

const money = String.raw`(?:\$\s?(\d[\d,]{0,9}(?:\.\d{1,2})?)(k\b)?|\b(\d[\d,]{0,9}(?:\.\d{1,2})?)(k\b|\s?(?:dollars?|bucks)\b))`;
const aMonth = String.raw`\s?(?:a|per|each|every|\/|in a)?\s?(?:month(?:ly)?|mo)\b`;
/** Amounts without a sign or a unit, only if the words around them say what they are. */
const sum = String.raw`(\d[\d,]{1,8}(?:\.\d{1,2})?)(k)?\b`;
const about = "(?: (?:about|around|like|roughly|almost|nearly|maybe|only|him|her|them))*";
const owed = [
  new RegExp(String.raw`\b(?:owe|owed|owing|balance(?: is| of)?|debts? (?:is|of)|loan (?:is|of))${about} ${sum}`),
  new RegExp(String.raw`${sum}(?: \w+){0,3} at \d{1,2}(?:\.\d+)? ?(?:%|percent\b|apr\b)`),
];
const paid = [
  new RegExp(String.raw`\b(?:pay|paying|afford|put|do|manage)\b(?: \w+){0,3}? ${sum}${aMonth}`),
  new RegExp(String.raw`\bpay(?:ing)?${about} ${sum}$`),
];
const plainCents = (forms: readonly RegExp[], words: string): number | undefined => {
  const [, amount, thousands] = forms.map((form) => form.exec(words)).find((match) => match !== null) ?? [];
  return amount === undefined ? undefined : Math.round(Number(amount.replaceAll(",", "")) * (thousands ? 100_000 : 100));
};
/** Another payment for a debt whose other figures are known: "and 300?", "what about $120?". */
const anotherPayment =
  /^\W*(?:and|or|then|(?:and )?(?:what|how) about|(?:and )?what if i (?:pay|paid)|with|ok(?:ay)?,?)? *\$? ?(\d[\d,]{1,6}(?:\.\d{1,2})?)(?: (?:dollars|bucks|instead|then|a month))*\W*$/;
const rate = /(\d{1,2}(?:\.\d{1,3})?)\s?(?:%|percent\b|apr\b)/;

const centsOf = (match: RegExpMatchArray): number => {
  const [, signed, signedK, named, unit] = match;
  const isThousands = signedK !== undefined || unit?.trim() === "k";
  return Math.round(Number((signed ?? named ?? "0").replaceAll(",", "")) * (isThousands ? 100_000 : 100));
};

/** The figures of one debt, the newest message last; later figures replace earlier ones. */
export function debtSaid(texts: readonly string[]): DebtSaid {
  let all: DebtSaid = {};
  for (const text of texts) {
    const words = plain(text).slice(0, 600);
    const monthly =
      [...words.matchAll(new RegExp(`${money}${aMonth}`, "g"))][0] ??
      [...words.matchAll(new RegExp(`\\bpay(?:ing)? (?:only |about )?${money}`, "g"))][0];
    const rest = monthly ? words.replace(monthly[0], " ") : words;
    const amounts = [...rest.matchAll(new RegExp(money, "g"))].map(centsOf);
    const yearly = rate.exec(words)?.[1];
    const leftCents = amounts.length > 0 ? Math.max(...amounts) : plainCents(owed, words);
    const isWhole = all.leftCents !== undefined && all.rateMilli !== undefined;
    const instead = isWhole ? anotherPayment.exec(words)?.[1] : undefined;
    if (instead !== undefined) {
      all = { ...all, monthlyCents: Math.round(Number(instead.replaceAll(",", "")) * 100) };
      continue;
    }
    const monthlyCents = monthly ? centsOf(monthly) : plainCents(paid, words);
    all = {
      ...all,
      ...(leftCents !== undefined && { leftCents }),
      ...(yearly !== undefined && { rateMilli: Math.round(Number(yearly) * 1000) }),
      ...(monthlyCents !== undefined && { monthlyCents }),
    };
  }
  return all;
}

const show = (cents: number) =>
  `$${(cents / 100).toLocaleString("en-US", { minimumFractionDigits: cents % 100 === 0 ? 0 : 2, maximumFractionDigits: 2 })}`;
const years = (months: number) =>
  months < 24
    ? count(months, "month")
    : `${count(Math.floor(months / 12), "year")}${months % 12 ? ` and ${count(months % 12, "month")}` : ""}`;

/** The payoff of a debt from the chat's figures, or what is still missing for it. Undefined if no rate and no payment was named. */
export function debtFigured(said: DebtSaid, payoff: PayoffOf, isAgain = false): string | undefined {
  const { leftCents, rateMilli, monthlyCents } = said;
  if (leftCents === undefined || leftCents === 0 || rateMilli === undefined) return undefined;
  const interest = Math.round((leftCents * rateMilli) / 1_200_000);
  const rateWords = `${rateMilli / 1000} percent`;
  if (monthlyCents === undefined)
    return `${show(leftCents)} at ${rateWords}: the interest alone is about ${show(interest)} a month, so only what you pay above that brings it down.\n\n**One next step:** look up what you paid last month and write it here; then I can work out how long it takes.\n\nHow much can you pay each month?`;
  const plan = payoff({ leftCents, rateMilli, monthlyCents });
  const more = Math.max(2_500, Math.round((monthlyCents * 0.2) / 2_500) * 2_500);
  const faster = payoff({ leftCents, rateMilli, monthlyCents: monthlyCents + more });
  if (!plan)
    return `${show(monthlyCents)} a month does not bring ${show(leftCents)} at ${rateWords} down: the interest alone is about ${show(interest)} a month. That is not your fault, and it is good to know.\n\n**One next step:** call the lender, ask for a hardship program with a lower rate, and compare ways in [your debts](/debt).\n\nHow much more than ${show(interest)} could you pay, even by a little?`;
  const better =
    faster && faster.months < plan.months
      ? ` With ${show(more)} more a month it would be ${years(faster.months)}, and ${show(plan.interestCents - faster.interestCents)} less in interest.`
      : "";
  return `From what you wrote, ${show(leftCents)} at ${rateWords} with ${show(monthlyCents)} a month: it is paid off in ${years(plan.months)}, and the interest comes to ${show(plan.interestCents)} on the way.${better}\n\n${isAgain ? again : onward}`;
}

const onward =
  "**One next step:** put it into [your debts](/debt) with these figures, and look at it next to the others.\n\nWhich month would you like it to be gone by?";
const again =
  "**One next step:** choose the payment that you could keep up in a bad month, too, and set it as a standing order.\n\nWhich of the two figures feels possible?";

const span = /\b(?:in|within) (\d{1,2}|two|three|four|five|six|eight|nine|ten|twelve) (weeks?|months?)\b/;
const numbers: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, eight: 8, nine: 9, ten: 10, twelve: 12 };

/** How much a week or month is needed for a sum that the user wants to save, from one message; undefined if no sum or no time was named. */
export function savingFigured(text: string): string | undefined {
  const words = plain(text).slice(0, 600);
  const [, howMany = "", unit = ""] = span.exec(words) ?? [];
  const amount = [...words.matchAll(new RegExp(money, "g"))].map(centsOf)[0];
  const parts = numbers[howMany] ?? Number(howMany);
  if (!isSaving.test(words)) return undefined;
  if (!parts) return savingMonths(words);
  if (!amount) return undefined;
  // "in 3 months, how much each week"
  const isByWeek = unit.startsWith("month") && /\b(?:each|every|per|a) week\b|\bweekly\b/.test(words);
  const part = Math.ceil(amount / (isByWeek ? (parts * 52) / 12 : parts) / 100) * 100;
  return `${show(amount)} in ${parts} ${unit} is ${show(part)} a ${isByWeek ? "week" : unit.replace(/s$/, "")}. If that is too much for the paychecks until then, the date or the sum may move; the wish stays.\n\n**One next step:** make it a [savings goal](/debt), and let ${show(part)} leave your account on payday.\n\nIs ${show(part)} possible, or what would be?`;
}

const isSaving = /\b(?:sav(?:e|ing)|put(?:ting)? (?:aside|away)|set(?:ting)? aside|have|need)\b/;
const aside = new RegExp(String.raw`\b(?:save|put (?:aside|away)|set aside)${about} (?:${money}|${sum})${aMonth}`);
const goal = new RegExp(
  String.raw`\b(?:need|want|goal (?:is|of)|costs?|reach|save(?: up)?|get to|for)${about} (?:${money}|${sum})(?!${aMonth}|\s?(?:%|percent))`,
);

/** Months needed to save the named sum with the named monthly amount. */
function savingMonths(words: string): string | undefined {
  const centsIn = (
    match: RegExpExecArray | null,
    amount = match?.[1] ?? match?.[3] ?? match?.[5],
    thousands = match?.[2] ?? match?.[4]?.trim() === "k",
  ) => (amount === undefined ? 0 : Math.round(Number(amount.replaceAll(",", "")) * (thousands || match?.[6] ? 100_000 : 100)));
  const monthly = aside.exec(words);
  const part = centsIn(monthly);
  const whole = centsIn(goal.exec(words.replace(monthly?.[0] ?? "", " ")));
  if (part === 0 || whole <= part) return undefined;
  const months = Math.ceil(whole / part);
  return `With ${show(part)} a month you reach ${show(whole)} in ${years(months)}.\n\n**One next step:** make it a [savings goal](/debt), and let ${show(part)} leave your account on payday.\n\nIs that soon enough, or would a smaller sum do to begin with?`;
}

const due =
  /\b(tomorrow|tonight|on (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)|this weekend|next week|next month|next year)\b/;
/** The time that the user named, in their own words, such as "Friday" or "next week". */
export const dueSaid = (text: string): string | undefined =>
  due
    .exec(plain(text))?.[1]
    ?.replace(/^on /, "")
    .replace(/^(?:mon|tues|wednes|thurs|fri|satur|sun)day$/, (day) => day.charAt(0).toUpperCase() + day.slice(1));
