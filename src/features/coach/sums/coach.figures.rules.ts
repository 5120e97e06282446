import { addMonths, formatMonth, type Day } from "#shared/dates.ts";
import { plain } from "crisis-detector/plain";
import { debtNames } from "./coach.amounts.rules.ts";
import { followUp } from "../talk/coach.follow.rules.ts";
import type { Message } from "../coach.rules.ts";
import { askBegins, askWhich, debtFigured, debtInShort, debtWithMore, showShort, years, type PayoffOf } from "./coach.payoff.rules.ts";
import { statedDebt, type StatedDebt } from "./coach.stated-debt.rules.ts";
import { withMonths } from "./coach.sums.rules.ts";
import { savingAsked, savingFigured, savingInTalk, savingStep, savingTogether } from "./coach.saving.rules.ts";

/** Begins an answer that works out a payoff. */
const payoffMark = "From what you wrote, ";
const askedWhich = askWhich.slice(0, 40);
/** The subject of a payoff that was worked out. */
export const figuredDebt = "choose-a-debt";
/** The subject of an answer that was worked out from figures, which contains none of the subject's own words. */
export const figuredTopic = (text: string): string | undefined =>
  [
    payoffMark,
    askedWhich,
    ...askBegins,
    "I still need to know which of the amounts",
    "the interest alone is about",
    "Each step more shortens it",
    "enter the debt in [your debts](/debt) so that",
    "as worked out above, if nothing new",
    "on the way, as long as nothing new goes on it.",
  ].some((words) => text.includes(words))
    ? figuredDebt
    : text.includes(savingStep)
      ? "build-a-cushion"
      : /^(?:[^\n]+\n\n)?As of \w+ \d+, \d{4}: /.test(text) || text.includes(" goes out. That leaves ")
        ? "start-a-budget"
        : undefined;

const more =
  /^(?:and |ok(?:ay)? |so |but )*(?:what (?:happens )?if i (?:can |could )?(?:pay|paid) (?:a (?:bit|little|lot) )?(?:more|extra)|(?:and )?(?:if|when) i pay (?:a (?:bit|little) )?more)(?: each month| a month| every month)?\W*$/;

const isAgainAsked =
  /^\W*(?:and |so |but |ok(?:ay)? )*how (?:long|many months)(?: (?:again|was (?:it|that)|does (?:it|that) take|will (?:it|that) take|then|is (?:it|that)))*\W*$|^\W*(?:and |so |but |ok(?:ay)? )*when (?:am|is|will|would) (?:i|it|that|this) (?:be )?(?:done|paid(?: off)?|free|finished|over|gone)(?: (?:with (?:it|that)|then))*\W*$/;

const asksInterest =
  /^\W*(?:and |so |but |ok(?:ay)? |wow )*(?:(?:how much|what(?:'?s| is| will| would)?)\b[^.!?\d]{0,30}\b(?:interest|in total|altogether|in all|total(?: cost)?)\b[^.!?\d]{0,25}|how much (?:will|does|would|do) (?:that|it|this|i) (?:cost|pay)(?: me)?(?: in (?:the end|interest|total|all))?)\W*$/;
/** "How much interest is that in total", after a payoff that was worked out: the interest, and all that is paid. */
export function interestAsked(
  texts: readonly string[],
  answers: readonly string[],
  { payoff, currency = "USD" }: { payoff?: PayoffOf | undefined; currency?: string | undefined },
): string | undefined {
  if (!payoff || !asksInterest.test(plain(texts.at(-1) ?? "")) || !answers.slice(-3).some((text) => text.includes(payoffMark)))
    return undefined;
  const said = statedDebt(texts, currency);
  const { leftCents, rateMilli, monthlyCents } = said;
  if (said.unclear || !leftCents || rateMilli === undefined || !monthlyCents) return undefined;
  const plan = payoff({ leftCents, rateMilli, monthlyCents });
  if (!plan) return undefined;
  const show = (cents: number) => showShort(cents, said.currency ?? currency);
  return `${show(plan.interestCents)} of interest at ${show(monthlyCents)} a month, as worked out above, if nothing new goes on it: in all you pay ${show(leftCents + plan.interestCents)} for ${show(leftCents)}.\n\n**One next step:** ask the lender once for a lower rate; every point of it comes off that figure.\n\nWhat would you like to do with that sum instead?`;
}

/** "Ok doing 200", "then I'll go with 350 a month". */
const decides =
  /^\W*(?:(?:ok(?:ay)?|so|then|alright|all right|fine|yeah|yes|well|cool|great|good|and|i think)\W+)*(?:(?:i'?ll|i'?m|i will|i can|i could|we'?ll|we will|let'?s|let me) )?(?:gonna |going to )?(?:do|doing|go with|going with|take|taking|try|trying|pay|paying|put|putting|make it|stick with|sticking with|set|choose|i choose) \$?(\d[\d,]*)(?: ?(?:dollars|bucks))?(?: (?:a|per|each|every) month| monthly| then| it is)*\W*$/;
/** A payment that was decided on after a payoff: until when, and with how much interest. */
export function decidedPayoff(
  texts: readonly string[],
  answers: readonly string[],
  { payoff, currency = "USD", today }: { payoff?: PayoffOf | undefined; currency?: string | undefined; today?: Day | undefined },
): string | undefined {
  const figure = decides.exec(plain(texts.at(-1) ?? ""))?.[1];
  if (!payoff || figure === undefined || !answers.slice(-3).some((text) => text.includes(payoffMark))) return undefined;
  const { unclear, leftCents, rateMilli, currency: theirs } = statedDebt(texts.slice(0, -1), currency);
  const monthlyCents = Number(figure.replaceAll(",", "")) * 100;
  const plan = !unclear && leftCents && rateMilli !== undefined ? payoff({ leftCents, rateMilli, monthlyCents }) : undefined;
  if (!plan || !leftCents) return undefined;
  const show = (cents: number) => showShort(cents, theirs ?? currency);
  const last = today && ` The last payment would be in ${formatMonth(addMonths(today.slice(0, 7), plan.months))}.`;
  return `${show(monthlyCents)} a month, then. With it the ${show(leftCents)} are paid off in ${years(plan.months)}, with ${show(plan.interestCents)} of interest on the way, as long as nothing new goes on it.${last ?? ""}\n\n**One next step:** set up an automatic payment of ${show(monthlyCents)} for the day after your payday, and let the least payment stay on autopay beneath it.\n\nOn which day of the month does your pay come in?`;
}
/** A computation from the chat's figures, if the newest message adds one or asks for it in another form. */
export function figured(
  messages: readonly Message[],
  topic: string | undefined,
  { payoff, currency, today }: { payoff?: PayoffOf; currency?: string; today?: Day },
): string | undefined {
  const texts = messages.filter(({ role }) => role === "user").map(({ content }) => content);
  const newest = texts.at(-1) ?? "";
  const dated = texts.map((one) => withMonths(one, today));
  const last = messages.findLast(({ role }) => role === "assistant")?.content ?? "";
  const now = statedDebt(texts, currency);
  const wasDebt = figuredTopic(last) === figuredDebt;
  if (wasDebt && payoff && more.test(plain(newest))) return debtWithMore(now, payoff, currency);
  if (wasDebt && payoff && !now.unclear && followUp(newest)?.kind === "shorter") return debtInShort(now, payoff, currency);
  if (isAgainAsked.test(plain(newest)) && payoff && !now.unclear && messages.some(({ content }) => content.includes(payoffMark)))
    return debtInShort(now, payoff, currency);
  if (figuredTopic(last) === "build-a-cushion") {
    const again = savingFigured(withMonths(newest, today), currency, dated.slice(0, -1));
    if (again) return again;
  }
  const isSame = sameFigures(now, statedDebt(texts.slice(0, -1), currency)) && Object.keys(statedDebt([newest], currency)).length === 0;
  const isAgain = messages.some(({ role, content }) => role === "assistant" && content.includes(payoffMark));
  const isDebt = debtTopics.has(topic ?? "") || aboutDebt.test(texts.slice(-3).join("\n"));
  const debt = payoff && isDebt && !isSame ? debtFigured(now, payoff, isAgain, currency, last.includes(askedWhich)) : undefined;
  // an amount that changes nothing gets no second answer of the same words
  const isRepeated = debt !== undefined && last.includes(debt.split("\n")[0] ?? debt);
  const isSavingOpen = topic === undefined || topic === "build-a-cushion";
  return (
    (isRepeated ? undefined : debt) ??
    savingFigured(withMonths(newest, today), currency) ??
    (debt === undefined ? savingInTalk(dated, currency) : undefined) ??
    savingTogether(newest, texts.at(-2) ?? "", currency) ??
    (isSavingOpen ? savingAsked(newest, currency) : undefined)
  );
}
const sameFigures = (one: StatedDebt, other: StatedDebt) =>
  (["leftCents", "rateMilli", "monthlyCents", "currency", "unclear"] as const).every((name) => one[name] === other[name]);
const aboutDebt = new RegExp(String.raw`\b(?:${debtNames}|owe|apr|klarna|afterpay|affirm)\b`, "i");
/** Subjects that are about a debt. */
export const debtTopics: ReadonlySet<string> = new Set([
  figuredDebt,
  "car-loan",
  "student-loans",
  "consolidate-debt",
  "buy-now-pay-later",
  "tax-debt",
]);
