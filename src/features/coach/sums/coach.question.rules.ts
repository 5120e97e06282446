import { plain } from "crisis-detector/plain";
import { amountsIn } from "./coach.amounts.rules.ts";
import { priceIn, type Price } from "./coach.price.rules.ts";

/** What a question asks of the member's own money. */

const afford =
  /\b(?:can|could|may|should|will) (?:i|we) (?:\w+ ){0,2}(?:afford|buy|pay for|spend|get|book)\b|\b(?:have|is there) enough (?:money )?(?:left )?(?:for|to)\b|(?<!\b(?:can'?t|cannot|can not|couldn'?t|could not|hardly|barely|never) )\bafford(?:able)?\b/;
const debt =
  /\bhow much (?:\w+ ){0,2}(?:debts?|do i (?:still )?owe)\b|\bwhat do i (?:still )?owe\b|\b(?:debts?|loans?) (?:do i have )?left\b|\bwhen (?:will|am|can) i (?:be )?(?:debt[- ]free|out of debt|done with (?:my )?debts?)\b|\bwhen (?:is|are|will) my debts? (?:be )?(?:gone|paid(?: off)?)\b/;

const ends = "(?: today| now| right now| tonight| this (?:week|month)| so far| lately)*\\W*$";
const safe = new RegExp(
  `\\bhow much (?:money )?(?:can|may|could) (?:i|we) (?:still )?spend${ends}|\\b(?:what|how much)(?:'s| is|s)? safe to spend${ends}`,
);
const left = new RegExp(
  `\\b(?:how much (?:money |budget )?(?:do (?:i|we) (?:still )?have|have (?:i|we) got|is|'s) (?:still )?left|have (?:i|we) (?:got )?left|(?:what|how much)(?:'s| is|s) left)(?: of (?:my|the|our) budget)?(?: (?:for|in|on) (?:my |the |our )?([\\p{L}\\p{N}][\\p{L}\\p{N} &'/.-]{1,39}?)(?: budget| category)?)?${ends}`,
  "u",
);
const streak =
  /\b(?:what(?:'?s| is)|how long is|how(?:'?s| is)) my (?:no[- ]spend )?streak\b|\bhow many (?:no[- ]spend )?days (?:is my streak|have i gone without spending)\b|\bhow many no[- ]?spend(?:ing)? days\b/;
const mood =
  /\bhow (?:has|was|is|did) my mood\b|\bmy (?:average )?mood (?:been )?(?:this|last|the last|lately|over)\b|\bwhat(?:'?s| is) my (?:average )?mood\b/;

const bills =
  /\b(?:what|which|how much|how many) (?:(?:in|of) )?(?:my |the )?bills (?:are|is) (?:(?:still )?(?:coming|left|due|to come|open|next)|there)\b|\b(?:what|how much) (?:is |do i have )?(?:still |coming )?(?:due|in bills)\b[^.!?]{0,20}\bthis month\b|\bbills (?:still )?(?:to come|coming up|left) this month\b/;
const over =
  /\b(?:am|are) (?:i|we) over (?:my |the |our |any )?(?:budgets?|limit)\b|\b(?:which|what) categor(?:y|ies)\b[^.!?]{0,20}\bover\b/;

type OwnQuestion =
  | ({ kind: "afford"; isMonthly: boolean; isForToday: boolean } & Price)
  | { kind: "left"; category: string | undefined }
  | { kind: "over" | "debt" | "safe" | "streak" | "mood" | "bills" };

const overview =
  /\bhow (?:am|are) (?:i|we) doing\b(?! (?:mentally|emotionally|physically))|\bhow(?:'?s| is| are| do) (?:my|our) (?:money|finances?|numbers|budget|month)\b|^\W*(?:am|are) (?:i|we) (?:doing )?(?:ok(?:ay)?|alright|all right|good|fine|on track)\b/;
const cut =
  /\b(?:where|what|how) (?:did|do|have|am) (?:i|we) (?:been )?(?:overspen[dt]\w*|over ?spending|spend(?:ing)? too much|spent too much|go over|gone over)\b|\b(?:i|we)(?:'ve| have)? (?:overspent|over spent|went over|spent too much)\b|\b(?:what|where) (?:should|can|could|do) (?:i|we) cut\b|^\W*(?:on|by) (?:what|how much)\W*$/;
/** What is asked of numbers that were sent along, and of nothing without them. */
export const sentQuestion = (text: string): "overview" | "over" | undefined => {
  const output = plain(text).slice(0, 600);
  return cut.test(output) ? "over" : overview.test(output) ? "overview" : undefined;
};

/**
 * What a question asks of the member's own numbers: whether a price fits (in cents), what is left, the debts, the streak, the mood. After
 * "can I afford a $300 coat" in `before`, the user's earlier messages, "and a $700 one?" asks the same of another price.
 */
export function ownQuestion(text: string, own = "USD", before: readonly string[] = []): OwnQuestion | undefined {
  const output = plain(text).slice(0, 600);
  if (debt.test(output)) return { kind: "debt" };
  if (safe.test(output)) return { kind: "safe" };
  if (streak.test(output)) return { kind: "streak" };
  if (bills.test(output)) return { kind: "bills" };
  if (mood.test(output) && !/\b(?:where|how) (?:do|can) i (?:see|find|view|look|log)\b/.test(output)) return { kind: "mood" };
  if (/\bif (?:i|we) (?:save|put|set)\b/.test(output)) return undefined;
  const rest = left.exec(output);
  if (rest) return { kind: "left", category: rest[1]?.trim() };
  if (over.test(output)) return { kind: "over" };
  const isAgain = isOtherPrice(output, own);
  const asked = isAgain ? before.findLast((one) => !isOtherPrice(plain(one), own)) : undefined;
  const first = asked === undefined ? undefined : ownQuestion(asked, own);
  // "how can I get it lower" asks for no price
  if (/\bget (?:it|this|that|them|my \w+(?: \w+)?) (?:lower(?:ed)?|down|cheaper|reduced)\b/.test(output)) return undefined;
  if (
    /\bbalance transfer\b|\b(?:refinanc|consolidat)|\bhow (?:much|expensive|big) (?:of )?(?:an? )?(?:house|home|condo|mortgage)\b/.test(
      output,
    )
  )
    return undefined;
  const price = afford.test(output) || first?.kind === "afford" ? priceIn(output, own, afford.exec(output)?.index, isAgain) : undefined;
  if (!price?.priceCents) return undefined;
  if (first?.kind === "afford") return { kind: "afford", isMonthly: first.isMonthly, isForToday: first.isForToday, ...price };
  return { kind: "afford", isMonthly: false, isForToday: /\b(?:today|tonight|right now)\b/.test(output), ...price };
}

const fillers =
  /\b(?:(?:a|per|each|every) (?:month|year|week|day|quarter)|and|or|then|what|how|about|if|for|on|i|make|made|earn|had|an?|the|ones?|instead|ok|okay|it|its|it's|costs?|was|were|is|only|just|maybe|with|these|those|each|a piece|today|tonight|now)\b/g;
/** One amount and nothing else that says something. */
export function isOtherPrice(output: string, own: string): boolean {
  const [one, second] = amountsIn(output, own);
  return one !== undefined && !second && /^\W*$/.test(`${output.slice(0, one.start)} ${output.slice(one.end)}`.replace(fillers, " "));
}
