import { count } from "#shared/text.ts";
import { years } from "./coach.payoff.rules.ts";
import { savingSoFar, savingStep } from "./coach.saving.rules.ts";
import type { MoneyAnswer, MoneyTalk } from "./coach.money-talk.rules.ts";
import { withMonths } from "./coach.sums.rules.ts";

/** After a sum that is saved for: whether a part is enough, and where what is missing may be found. */

const lead = "^\\W*(?:(?:so|and|but|ok(?:ay)?|hm+|wait|then) )*";
const asksEnough = new RegExp(
  `${lead}(?:(?:is|will|would) (?:it|that|this|\\$?\\d[\\d,]*(?: a month)?)(?: be)? (?:enough|in time|on track|realistic|doable|ok(?:ay)?)|(?:will|can|do|could|would) (?:i|we) (?:make it|get there|reach it|be on time|have enough)|am i on track|does (?:that|it) work)(?: (?:for (?:it|that)|by then|in time|then|with that|you think|to (?:get|make) (?:there|it)))*\\W*$`,
);
const asksCut = new RegExp(
  `${lead}(?:(?:what|where)(?: (?:else|exactly|all))? (?:should|can|could|do|would) (?:i|we) (?:even )?cut(?: (?:back|down|out|first|from|to get there|then|on))*|(?:how|where) (?:can|do|could|should|would) (?:i|we) (?:find|free up|get|come up with|make up) (?:the|that|it|another|those|this)(?: (?:rest|other|difference|gap|money|more|extra|\\$?\\d[\\d,]*))*(?: (?:a month|from))*)\\W*$`,
);

export function savingCheck({ newest, texts, answers, own, show, today, topic, numbers }: MoneyTalk): MoneyAnswer | undefined {
  const isEnough = asksEnough.test(newest);
  if ((!isEnough && !asksCut.test(newest)) || numbers.length > 0) return undefined;
  if (!answers.slice(-4).some((text) => text.includes(savingStep))) return undefined;
  const saving = savingSoFar(
    texts.slice(0, -1).map((text) => withMonths(text, today)),
    own,
  );
  const { goalCents, hadCents = 0, part, isUnclear, currency } = saving ?? {};
  const span = saving?.span ?? saving?.aim;
  if (!goalCents || isUnclear || (currency !== undefined && currency !== own)) return undefined;
  const about = topic ?? "build-a-cushion";
  const missing = goalCents - hadCents;
  if (!span || missing <= 0) return undefined;
  const unit = part?.unit ?? span.unit;
  const parts = unit === span.unit ? span.parts : unit === "week" ? (span.parts * 52) / 12 : (span.parts * 12) / 52;
  const needed = Math.ceil(missing / parts / 100) * 100;
  const gap = needed - (part?.cents ?? 0);
  const saved = part && Math.round(part.cents * parts);
  const time = count(span.parts, span.unit);
  if (isEnough) {
    if (!part || saved === undefined) return undefined;
    const had = hadCents > 0 ? ` With the ${show(hadCents)} you have that makes ${show(saved + hadCents)}.` : "";
    const begin = `${show(part.cents)} a ${unit} for ${time} is ${show(saved)}.${had}`;
    const times = Math.ceil(missing / part.cents);
    return {
      topic: about,
      text:
        saved >= missing
          ? `Yes: ${begin} That covers the ${show(goalCents)}, with ${show(saved - missing)} to spare for what nobody thought of.\n\n**One next step:** let the ${show(part.cents)} leave your account on payday, before anything else can.\n\nWhat could get in the way in one of those months?`
          : `Not quite. ${begin} ${show(missing - saved)} of the ${show(goalCents)} would be missing; it takes ${show(needed)} a ${unit}, ${show(gap)} more than now.\n\nThree things can move: the ${unit} (find the ${show(gap)}), the date (with ${show(part.cents)} it is there in ${unit === "month" ? years(times) : count(times, "week")}), or the sum (a smaller one for ${show(saved + hadCents)}).\n\n**One next step:** choose which of the three hurts least, and change only that one.\n\nWhich one would it be?`,
    };
  }
  if (gap <= 0)
    return {
      topic: about,
      text: `For this nothing has to go: ${show(part?.cents ?? 0)} a ${unit} is enough for ${show(goalCents)} in ${time}. Only leave it alone once it's put away.\n\n**One next step:** let it leave your account on payday.\n\nWhat could get in the way?`,
    };
  const [monthly, weekly] = unit === "month" ? [gap, (gap * 12) / 52] : [(gap * 52) / 12, gap];
  return {
    topic: about,
    text: `Look for ${show(monthly)} a month; that is what is missing, about ${show(weekly)} a week. Sums like that are mostly found in three places, the quiet ones first:\n\n1. What renews by itself: subscriptions, apps, a gym, a phone plan that is too large. An hour with your statements.\n2. Insurance and internet: ask each for a lower price, and get one other offer.\n3. Food you buy ready: ${weekly <= 6_000 ? "one or two" : "three or four"} orders a week less, with something easy in the freezer for those evenings.\n\nWhat is still missing after that can come from the date instead: a few months more make it smaller.\n\n**One next step:** open last month's statement, mark what you wouldn't miss, and add it up against the ${show(monthly)}.\n\nWhich of the three is the largest for you?`,
  };
}
