import { monthNames } from "#shared/dates.ts";
import { count } from "#shared/text.ts";
import { saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";
import { years } from "./coach.payoff.rules.ts";
import { withMonths } from "./coach.sums.rules.ts";

/** Something that is saved for, whose price, savings, part and day stand in messages of their own. */

const matter =
  /\b(?:buy|save|saving|trip|vacation|fund|wedding|car|truck|house|laptop|phone|ring|down payment|move|moving|cruise|disney|honeymoon|christmas)\b/;
const notThis = /\b(?:owe|debts?|loan|interest|bill|repairs?|fix|rent|broke|vet|hospital|apr)\b|%/;
const asksLong =
  /^\W*(?:(?:so|and|ok(?:ay)?|then) )*(?:how (?:long|many months)\b[^.!?\d]{0,30}|when (?:can|could|will|would) (?:i|we)\b[^.!?\d]{0,30}|(?:can|will|could|would) (?:i|we) (?:make it|get there|do it|have enough|reach it)\b[^.!?\d]{0,20}|is (?:it|that) (?:doable|possible|realistic|enough)|how much (?:do|should|would) (?:i|we) (?:need to |have to )?(?:save|put (?:away|aside))(?: (?:a|each|per|every) month)?|how much (?:is (?:that|it) )?(?:a|per|each|every) month(?: is that)?)\W*$/;
const hadAfter = /^ (?:saved|in (?:it|the fund|savings|the bank)|put away|already|so far|set aside)\b/;
const hadBefore =
  /^\W*(?:and |but )?(?:i|we)(?:'ve)? (?:only |just |already )?(?:have|got) $|\b(?:fund is (?:at|up to)|savings? (?:is|are) at|saved(?: up)?|already have|have saved) $/;
const partBefore =
  /\b(?:can|could|will|would|i|we)(?: (?:do|put|save|set|put away|put aside|set aside|manage|spare))+ $|\b(?:put away|put aside|set aside|save|saving) $/;
const costBefore =
  /\b(?:thinking(?: of)?|want to spend|need|spend|budget is|it'?s|its|it is|costs?|it costs|price is|they want|going to be|would be|is|for|about) $/;

const asksPerCheck = /\b(?:per|each|every|a) (?:pay ?check|check|payday|pay period)\b/;
/** Paychecks in a month, by their rhythm. */
const checks: readonly (readonly [RegExp, number])[] = [
  [/\btwice a month\b|\btwo times a month\b|\bsemi-?monthly\b|\b(?:1st|first|15th) and (?:the )?(?:15th|30th|last)\b/, 2],
  [/\bevery (?:other|two|2|second) (?:weeks?|friday|thursday|monday)\b|\bbi-?weekly\b|\bfortnight\w*\b/, 26 / 12],
  [/\bweekly\b|\b(?:every|each|once a|a) (?:week|friday|thursday)\b/, 52 / 12],
  [/\bmonthly\b|\bonce a month\b|\bevery month\b/, 1],
];

const startsIn = new RegExp(
  String.raw`\b((?:start|begin|go|leav|trip|wedding|college|school|cruise|mov|born|due)\w*\b[^.!?]{0,25}?) in (?=(?:${monthNames.join("|")})\b)`,
  "i",
);
/** "She starts college in August" as "starts college by August". */
const byStart = (text: string): string => text.replace(startsIn, "$1 by ");

/** How long it takes, or whether it is there in time. */
export function goalTalk({ newest, texts, answers, own, show, today, numbers }: MoneyTalk): MoneyAnswer | undefined {
  if (numbers.length > 0 || texts.length < 3) return undefined;
  const lately = texts.slice(-6);
  if (!lately.some((text) => matter.test(text)) || lately.some((text) => notThis.test(text))) return undefined;
  const all = lately.flatMap((text) => saidIn(text, own) ?? []);
  const parts = all.filter(({ perMonth, before }) => perMonth !== undefined && partBefore.test(before));
  const hads = all.filter(({ perMonth, before, after }) => perMonth === undefined && (hadAfter.test(after) || hadBefore.test(before)));
  const goals = all.filter((one) => one.perMonth === undefined && !hads.includes(one) && costBefore.test(one.before));
  const [goal, otherGoal] = goals;
  const [had, otherHad] = hads;
  const part = parts.at(-1);
  const isPart = part !== undefined && (saidIn(newest, own) ?? []).some(({ start, cents }) => start === part.start && cents === part.cents);
  const isAskedPerCheck = asksPerCheck.test(newest);
  const isAsked = asksLong.test(newest) || isAskedPerCheck;
  // with the price and the day known, what is there completes it
  const isHad = had !== undefined && parts.length === 0 && (saidIn(newest, own) ?? []).some(({ cents }) => cents === had.cents);
  if (!goal || otherGoal || otherHad || all.length !== goals.length + hads.length + parts.length || !(isAsked || isPart || isHad))
    return undefined;
  const missing = goal.cents - (had?.cents ?? 0);
  if (missing <= 0) return undefined;
  const [, months] = lately.map((text) => /\bin (\d{1,2}) months\b/.exec(withMonths(byStart(text), today))).findLast(Boolean) ?? [];
  const span = months === undefined ? undefined : Number(months);
  const less = had ? `${show(goal.cents)} less the ${show(had.cents)} you have is ${show(missing)}` : show(missing);
  const monthly = part && Math.round(part.cents * (part.perMonth ?? 1));
  const topic = "build-a-cushion";
  const needed = span === undefined ? undefined : Math.ceil(missing / span / 100) * 100;
  if (!monthly) {
    // one who only named the day and the price
    if (span === undefined || needed === undefined || !(had || isAsked)) return undefined;
    const times = lately.map((text) => checks.find(([on]) => on.test(text))?.[1]).findLast(Boolean);
    if (isAskedPerCheck && times !== undefined) {
      const each = Math.ceil(needed / times / 100) * 100;
      return {
        topic,
        text: `${less}, and there are ${count(span, "month")} until then, ${count(Math.round(span * times), "paycheck")}: ${show(each)} from each. If that is too much, look at the sum first: every ${show(50_000)} less takes about ${show(Math.round(50_000 / (span * times) / 100) * 100)} off each one.\n\n**One next step:** make it a [savings goal](/debt), and let ${show(each)} leave your account on payday.\n\nCould you miss that from each paycheck?`,
      };
    }
    if (isAsked && answers.some((text) => text.includes(`until then: ${show(needed)} a month.`)))
      return { topic, text: `${show(needed)} a month, as worked out above.\n\nIs that possible, or should the sum or the day move?` };
    return {
      topic,
      text: `${less}, and there are ${count(span, "month")} until then: ${show(needed)} a month. If that is too much, a smaller plan or a later day changes it more than anything you give up in between.\n\n**One next step:** make it a [savings goal](/debt), and let ${show(needed)} leave your account on payday.\n\nWhat could you put away each month?`,
    };
  }
  const times = Math.ceil(missing / monthly);
  if (isAsked && answers.some((text) => text.includes(`${years(times)} at ${show(monthly)} a month.`)))
    return {
      topic,
      text: `${years(times)}, as worked out above, if none of them is missed.\n\nWhat could get in the way in one of those months?`,
    };
  if (span !== undefined && needed !== undefined) {
    const gap = missing - monthly * span;
    return {
      topic,
      text: `By then there would be ${show(monthly * span + (had?.cents ?? 0))}: ${show(monthly)} for ${count(span, "month")}${had ? `, with the ${show(had.cents)}` : ""}. ${gap > 0 ? `So ${show(gap)} is missing; it takes ${show(needed)} a month instead, or ${years(times)} with what you put away now.` : `That covers the ${show(goal.cents)}${gap < 0 ? `, with ${show(-gap)} to spare` : ""}.`}\n\n**One next step:** make it a [savings goal](/debt), and set up the transfer for the next payday.\n\n${gap > 0 ? "Which could move: the sum, the day, or the month?" : "What could get in the way in one of those months?"}`,
    };
  }
  return {
    topic,
    text: `${less}: ${years(times)} at ${show(monthly)} a month. With half as much again it would be ${years(Math.ceil(missing / (monthly * 1.5)))}, and a tax refund shortens it most.\n\n**One next step:** make it a [savings goal](/debt), and let ${show(monthly)} leave your account on payday.\n\nIs that soon enough?`,
  };
}
