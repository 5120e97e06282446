import type { Cents } from "#shared/money.ts";
import { plain } from "crisis-detector/plain";
import { amountsIn, countOf, countWord, countedBy } from "./coach.amounts.rules.ts";

/** What a question asks of the member's own money. */

const afford =
  /\b(?:can|could|may|should|will) (?:i|we) (?:\w+ ){0,2}(?:afford|buy|pay for|spend|get|book)\b|\b(?:have|is there) enough (?:money )?(?:left )?(?:for|to)\b|\bafford(?:able)?\b/;
/** Before an amount that comes in or is there, so that it is no price. */
const ownMoney =
  /\b(?:earn|make|get paid|take home|bring home|income|salary|paycheck)\b[^.!?]{0,25}$|\b(?:have|saved|got)(?: (?:about|only|just|around|like))* $/;
const countBefore = new RegExp(`\\b${countWord} (?:of (?:the|those|these) )?$`);
const countOfEach = new RegExp(`\\b${countWord}\\b[^.!?$]{0,40}$`);
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
  `\\b(?:how much (?:money |budget )?(?:do (?:i|we) (?:still )?have|have (?:i|we) got|is|'s) (?:still )?left|(?:what|how much)(?:'s| is|s) left)(?: of (?:my|the|our) budget)?(?: (?:for|in|on) (?:my |the |our )?([\\p{L}\\p{N}][\\p{L}\\p{N} &'/.-]{1,39}?)(?: budget| category)?)?${ends}`,
  "u",
);
const streak =
  /\b(?:what(?:'?s| is)|how long is|how(?:'?s| is)) my (?:no[- ]spend )?streak\b|\bhow many (?:no[- ]spend )?days (?:is my streak|have i gone without spending)\b/;
const mood =
  /\bhow (?:has|was|is|did) my mood\b|\bmy (?:average )?mood (?:been )?(?:this|last|the last|lately|over)\b|\bwhat(?:'?s| is) my (?:average )?mood\b/;

const over =
  /\b(?:am|are) (?:i|we) over (?:my |the |our |any )?(?:budgets?|limit)\b|\b(?:which|what) categor(?:y|ies)\b[^.!?]{0,20}\bover\b/;

export type OwnQuestion =
  | {
      kind: "afford";
      priceCents: Cents;
      /** The currency of the price, if it is not the member's own. */
      currency?: string | undefined;
      isMonthly: boolean;
      isForToday: boolean;
    }
  | { kind: "left"; category: string | undefined }
  | { kind: "over" | "debt" | "safe" | "streak" | "mood" };

/**
 * What a question asks of the member's own numbers: whether a price fits (in cents), what is left, the debts, the streak, the mood. After
 * "can I afford a $300 coat" in `before`, the user's earlier messages, "and a $700 one?" asks the same of another price.
 */
export function ownQuestion(text: string, own = "USD", before: readonly string[] = []): OwnQuestion | undefined {
  const output = plain(text).slice(0, 600);
  if (debt.test(output)) return { kind: "debt" };
  if (safe.test(output)) return { kind: "safe" };
  if (streak.test(output)) return { kind: "streak" };
  if (mood.test(output)) return { kind: "mood" };
  const rest = left.exec(output);
  if (rest) return { kind: "left", category: rest[1]?.trim() };
  if (over.test(output)) return { kind: "over" };
  const isAgain = isOtherPrice(output, own);
  const asked = isAgain ? before.findLast((one) => !isOtherPrice(plain(one), own)) : undefined;
  const first = asked === undefined ? undefined : ownQuestion(asked, own);
  if (/\bbalance transfer\b|\b(?:refinanc|consolidat)/.test(output)) return undefined;
  const price = afford.test(output) || first?.kind === "afford" ? priceIn(output, own, isAgain) : undefined;
  if (!price?.priceCents) return undefined;
  if (first?.kind === "afford") return { ...first, currency: undefined, ...price };
  return {
    kind: "afford",
    ...price,
    isMonthly: monthly.test(withoutIncome(output)),
    isForToday: /\b(?:today|tonight|right now)\b/.test(output),
  };
}

const fillers =
  /\b(?:and|or|then|what|how|about|if|for|on|i|make|made|earn|had|an?|the|ones?|instead|ok|okay|it|its|it's|costs?|was|were|is|only|just|maybe|with|these|those|each|a piece|today|tonight|now|(?:a|per|each|every) (?:month|year|week))\b/g;
/** One amount and nothing else that says something. */
export function isOtherPrice(output: string, own: string): boolean {
  const [one, second] = amountsIn(output, own);
  return one !== undefined && !second && /^\W*$/.test(`${output.slice(0, one.start)} ${output.slice(one.end)}`.replace(fillers, " "));
}

/** A number alone right after the verb is a price, too: "can I spend 80 on shoes". */
const priceBare = /\b(?:afford|spend|pay)(?: (?:about|around|another|just|only))* $/;
const notCounted = /^ ?(?:%|percent|(?:[a-z]+-)?(?:hours?|minutes?|days?|weeks?|months?|years?|nights?|people|times)\b)/;

/** The price that a question is about: not what is earned or saved; "two $200 tickets" are $400. */
function priceIn(output: string, own: string, isAlone = false): { priceCents: Cents; currency?: string } | undefined {
  const found = amountsIn(output, own).filter(({ isMarked, start, end }) => {
    const [before, after] = [output.slice(0, start), output.slice(end)];
    return (isMarked || isAlone || (priceBare.test(before) && !notCounted.test(after))) && !ownMoney.test(before);
  });
  const asked = afford.exec(output)?.index ?? 0;
  const price = found.find(({ start }) => start >= asked) ?? found.at(-1);
  if (!price) return undefined;
  const before = output.slice(0, price.start);
  const after = output.slice(price.end);
  const [, counted] = countBefore.exec(before) ?? (each.test(after) ? countOfEach.exec(before) : null) ?? [];
  const many = counted === undefined ? countOf(before, after) : countedBy(counted);
  return { priceCents: price.cents * many, ...(price.currency !== undefined && price.currency !== own && { currency: price.currency }) };
}

/** Without the clause about the own income, whose "a month" says nothing of the price. */
const withoutIncome = (output: string) =>
  output.replace(/\b(?:earn|make|get paid|take home|bring home|income|salary|paycheck)\b[^.!?,;]*/g, " ");
