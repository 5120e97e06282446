import { plain } from "crisis-detector/plain";
import { count } from "#shared/text.ts";
import { amountsIn, perMonthOf, type Amount } from "./coach.amounts.rules.ts";
import { showShort } from "./coach.payoff.rules.ts";

/** What one person owes another, paid back in parts without interest: "my brother owes me 800", "he'll pay 50 a month", "how long is that". */

/** What has to be paid back is no sum that is saved for. */
export const mustBePaidBack = /\bpay(?:ing)? (?:it |them |that |me )?back\b|\bpay ?day loans?\b|\bborrowed\b/;

const person =
  "(?:him|her|them|me|us|an? friend|(?:my|the|our) (?:\\w+ ){0,2}?(?:mom|mum|mother|dad|father|parents|son|daughter|husband|wife|boyfriend|girlfriend|partner|roommate|neighbor|friend|sister|brother|ex|coworker|cousin|aunt|uncle|grandma|grandpa|grandmother|grandfather|in-?laws?))";
const owedBefore = new RegExp(
  `\\b(?:owe[sd]?|lent|loaned) ${person}(?: (?:about|around|like|still|back|over|almost))* $|\\b(?:i|we)(?:'ve)? borrowed (?:about |around )?$`,
);
const owedAfter = new RegExp(`^ (?:dollars |bucks )?(?:back )?(?:to|from) ${person}\\b`);
const interest = /%|\b(?:percent|apr|interest|cards?|bank|loan from the|payday|klarna|afterpay|affirm)\b/;
const paysBefore =
  /\b(?:pays?|paying|give|gives|giving|send|sends|do|afford|offer\w*|manage|venmo|can|could|only)(?: (?:me|him|her|them|us|it|back|off|about|around|like|just|only))* $/;
const asksHowLong =
  /^\W*(?:(?:and|so|ok|okay|but|then) )*(?:how (?:long|many (?:months|weeks|payments))\b[^.!?]{0,40}|when (?:will|would|is|am|are)\b[^.!?]{0,30}\b(?:done|paid|over|even|square|back|off)\b[^.!?]{0,10})\W*$/;

/** "pay him back in 5 months". */
const inTime = /\b(?:pay|paid|repay|give|return)\b[^.!?]{0,30}\b(?:in|over|within) (\d{1,2}) (month|week)s\b/;
/** "and in 10 months?" */
const otherTime = /^\W*(?:and|or|so|ok|what if(?: it'?s| i do it)?|what about|how about)\b[^.!?]{0,12}\b(\d{1,2}) (month|week)s\W*$/;
/** Whether the writer is the one who owes. */
export const isBorrower = (output: string): boolean =>
  /\bi (?:still )?owe\b|\bborrowed\b(?! from me)|\b(?:lent|loaned) (?:me|us)\b/.test(output);
const otherPart =
  /^\W*(?:(?:and|so|ok|okay|but|then|or) )*(?:what if|what about|how about|if|with|and)\b(?: (?:i|we|he|she|they|it|him|her))?(?: (?:pays?|paid|gives?|gave|sends?|sent|do|does|did|can|could|only|just))* \$?\d/;

/** When such a debt is paid back, once the sum and the parts are known; `before` is what was written earlier. */
export function repaidIn(newest: string, before: readonly string[], own = "USD"): string | undefined {
  const texts = [...before.slice(-5), newest].map((text) => plain(text).slice(0, 600));
  const words = texts.at(-1) ?? "";
  if (texts.some((text) => interest.test(text))) return undefined;
  const all = texts.flatMap((text) =>
    amountsIn(text, own).map((one) => ({
      ...one,
      text,
      isNow: text === words,
      before: text.slice(0, one.start),
      after: text.slice(one.end),
    })),
  );
  const owed = all.findLast(
    (one) => owedBefore.test(one.before) || (/\b(?:owe|owes|borrowed|lent)\b/.test(one.before) && owedAfter.test(one.after)),
  );
  const isOtherTime = texts.slice(0, -1).some((text) => inTime.test(text));
  const [, times, each] = inTime.exec(words) ?? (isOtherTime ? otherTime.exec(words) : undefined) ?? [];
  if (owed && owed.cents >= 2_000 && times !== undefined && Number(times) > 1) return inParts(owed, Number(times), each ?? "month", own);
  const named = all.findLast((one) => one !== owed && paysBefore.test(one.before) && perMonthOf("", one.after) !== undefined);
  // "what if I pay 100": in the rhythm that was named before
  const changed = otherPart.test(words)
    ? all.find((one) => one.isNow && one !== owed && /^(?: (?:dollars|bucks|instead))*\W*$/.test(one.after))
    : undefined;
  const part = changed && named ? { ...changed, after: named.after } : named;
  if (!owed || !part || owed.cents < 2_000 || part.cents >= owed.cents || part.cents < 100) return undefined;
  if (!(part.isNow || owed.isNow || asksHowLong.test(words)) || (owed.currency ?? own) !== (part.currency ?? own)) return undefined;
  return repaid(owed, part, part.after, own);
}

function repaid(owed: Amount, part: Amount, after: string, own: string): string | undefined {
  const perMonth = perMonthOf("", after) ?? 1;
  const unit = perMonth === 1 ? "month" : Math.abs(perMonth - 52 / 12) < 0.01 ? "week" : undefined;
  if (unit === undefined) return undefined;
  const parts = Math.ceil(owed.cents / part.cents - 1e-9);
  const show = (cents: number) => showShort(cents, owed.currency ?? own);
  const rest = owed.cents - part.cents * (parts - 1);
  const last = rest !== part.cents ? `, with ${show(rest)} as the last one` : "";
  const years =
    unit === "month" && parts > 24 ? ` That is ${Math.floor(parts / 12)} years or more, so a larger part now and then would help.` : "";
  return `${show(owed.cents)} in parts of ${show(part.cents)} a ${unit}: ${count(parts, unit)}${last}, if none is missed and no interest is asked.${years}\n\n**One next step:** write the sum, the part and the first date in one message that you both keep, so that nobody has to ask again.\n\nOn which day of the month could it go out?`;
}

function inParts(owed: Amount, times: number, unit: string, own: string): string {
  const show = (cents: number) => showShort(cents, owed.currency ?? own);
  const part = Math.ceil(owed.cents / times / 100) * 100;
  const rest = owed.cents - part * (times - 1);
  const last = rest !== part && rest > 0 ? `, with ${show(rest)} as the last one` : "";
  return `${show(owed.cents)} in ${count(times, unit)}: ${show(part)} a ${unit}${last}, if no interest is asked.\n\n**One next step:** see whether that part holds in a bad month, then write the sum, the part and the first date in one message that you both keep.\n\nWould that part be too much in any of them?`;
}

/** The result in one line, for "shorter" right after it. */
export function repaidInShort(answer: string): string | undefined {
  const [, owed, part, unit, times] = /^(\S+) in parts of (\S+) a (month|week): (\d+ \w+)/.exec(answer) ?? [];
  if (owed !== undefined) return `${part} a ${unit}, ${times}.\n\nOn which day does the first part go out?`;
  const [, span, each] = /^\S+ in (\d+ (?:month|week)s): (\S+ a (?:month|week))/.exec(answer) ?? [];
  return span === undefined ? undefined : `${each}, ${span}.\n\nOn which day does the first part go out?`;
}

/** The same result, asked for again. */
export const repaidAgain = (text: string): string =>
  `${/: (\d+ (?:months?|weeks?))/.exec(text)?.[1] ?? "The same"}, as worked out above, if every part is paid.\n\nWhat could get in the way of one of them?`;
