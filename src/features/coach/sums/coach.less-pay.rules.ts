import { incomeAndCostsIn } from "./coach.income-and-costs.rules.ts";
import { restOf } from "./coach.lines.rules.ts";
import { amountAlone, saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";

/** A job that pays less, and whether that can be carried. */

const lessAfter = /^ ?(?:dollars |bucks )?(?:(?:a|per|each|every) (?:month|year|week) )?(?:less|lower|pay ?cut)\b/;
const lessBefore = /\b(?:pay ?cut (?:of|is|would be)|(?:pays?|make|making|earn) less by|less pay,?) $/;
const asks =
  /\b(?:can|could|would|should) (?:i|we)\b[^.!?]{0,25}\b(?:afford|swing|manage|make (?:it|that) work|live (?:on|with)|do)\b[^.!?]{0,20}\b(?:it|that|this|less)\b|\bafford (?:it|that|to)\b|\b(?:is (?:it|that)|would (?:it|that) be) (?:doable|possible|realistic|worth it|enough)\b|^\W*(?:could|can) (?:i|we) afford\b/;
const asksLeftAgain = "So what does an ordinary month leave you now, roughly?";
const asksLeft = "What is left at the end of an ordinary month now?";

/** How much less a month it is, by the last message that says so. */
function gapIn(texts: readonly string[], own: string): number | undefined {
  for (const text of texts.toReversed()) {
    // less than somebody else is no pay of one's own that falls
    if (thanOthers.test(text)) continue;
    const one = (saidIn(text, own) ?? []).find(({ before, after }) => lessAfter.test(after) || lessBefore.test(before));
    if (!one || /\b(?:owe|debts?|rent|bills?|insurance|spend)\b[^.!?]{0,20}$/.test(one.before)) continue;
    const period = one.perMonth ?? perMonthAfter(one.after);
    if (period !== undefined) return Math.round(one.cents * period);
  }
  return undefined;
}
const perMonthAfter = (after: string): number | undefined => {
  const [, unit] = /^ ?(?:less|lower|pay ?cut) (?:a|per|each|every) (month|year|week)\b/.exec(after) ?? [];
  return unit === undefined ? undefined : { month: 1, year: 1 / 12, week: 52 / 12 }[unit];
};
const thanOthers =
  /\bless\b[^.!?]{0,25}\bthan (?!now\b|what i\b|i (?:make|get|earn)\b|my (?:\w+ )?(?:job|pay|salary)\b|here\b|the (?:hospital|one i have)\b)/;
const isJob =
  /\b(?:job|work|pays?|salary|switch\w*|clinic|position|offer|career|shift|hours|part[- ]time|company|employer|boss|school|office|hospital|pay ?cut)\b/;

export function lessPay(talk: MoneyTalk): MoneyAnswer | undefined {
  const { newest, texts, last, own, show, numbers, answers } = talk;
  const gap = gapIn(texts, own);
  if (gap === undefined || gap < 2_000 || !isJob.test(texts.join(" "))) return undefined;
  const isNow = gapIn([newest], own) !== undefined;
  const isAsked = asks.test(newest) && newest.split(" ").length <= 20;
  const about = "quit-job";
  const left = (last.includes(asksLeft) || last.includes(asksLeftAgain)) && !isNow ? amountAlone(newest, own) : undefined;
  if (!isNow && !isAsked && !left) return undefined;
  const begin = `${show(gap)} less a month is ${show(gap * 12)} a year.`;
  if (left) {
    const rest = left.cents - gap;
    return {
      topic: about,
      text:
        rest >= 0
          ? `Then it can be carried: ${show(left.cents)} less ${show(gap)} leaves ${show(rest)} a month${rest < 20_000 ? ", which is little for a bad month, so build a cushion of two months' difference first, about " + show(gap * 2) : ""}. If the ${show(gap)} is before taxes, a little more stays.\n\n**One next step:** live on the lower pay for one month, and put the ${show(gap)} aside on the first; then you know, and have it saved.\n\nWhat would the new job give you that money doesn't?`
          : `Not yet: ${show(gap)} less with ${show(left.cents)} left now means ${show(-rest)} a month is missing. That is a gap one can close: one larger cost that moves, a few paid hours on the side, or asking the new place to come up by ${show(Math.min(gap, -rest))}. If the ${show(gap)} is before taxes, the gap is smaller.\n\n**One next step:** ask them, “Is there room in the pay? I'd need ${show(-rest)} a month more to say yes.”\n\nWhich of your costs could move by that much?`,
    };
  }
  const line = restOf(numbers, "Budget left this month");
  const own1 = line === undefined ? undefined : leftIn(line);
  if (own1 !== undefined && isAsked) {
    const bills = restOf(numbers, "Bills still to come this month");
    const free = own1 - Math.abs((bills === undefined ? undefined : leftIn(bills)) ?? 0);
    const rest = free - gap;
    return {
      topic: about,
      text: `${begin} From the numbers that you sent, ${free < 0 ? `this month is ${show(-free)} over once its bills are paid` : `${show(free)} is free this month once its bills are paid`}, so with the lower pay ${rest < 0 ? `${show(-rest)} would be missing` : `${show(rest)} would be left`}. One month proves little; an ordinary one is what counts.\n\n**One next step:** take ${show(gap)} out of [your budget](/budget) for one month, as if it were a bill, and see whether it holds.\n\nWas this an ordinary month, or did something special come out of it?`,
    };
  }
  const { incomeCents, costs } = incomeAndCostsIn(
    texts.filter((text) => gapIn([text], own) === undefined),
    own,
  );
  const spent = [...costs.values()].reduce((sum, cents) => sum + cents, 0);
  if (incomeCents !== undefined && costs.size > 1 && isAsked) {
    const rest = incomeCents - spent - gap;
    return {
      topic: about,
      text: `${begin} By what you wrote, ${show(incomeCents)} comes in and ${[...costs].map(([name, cents]) => `${name} ${show(cents)}`).join(", ")} goes out, so ${show(incomeCents - spent)} is left now and ${rest < 0 ? `${show(-rest)} would be missing` : `${show(rest)} would be left`} then, for all that isn't in that list.\n\n**One next step:** live on the lower pay for one month, and put the ${show(gap)} aside on the first; then you know.\n\nWhat is missing in that list?`,
    };
  }
  const taxes = `If that is pay before taxes, what reaches your account falls by less, often about ${show(gap * 0.75)} to ${show(gap * 0.8)}.`;
  const wasSaid = answers.some((text) => text.includes(begin));
  const money = numbers.length > 0 ? "" : " Or tick **Use my numbers** under your message, and I take your own figures.";
  return isAsked
    ? {
        topic: about,
        text: `It hangs on one figure that I don't have: what is left at the end of an ordinary month now. If that is ${show(gap)} or more, yes, you could carry it; if it is about half, one larger cost would have to move, or the new place come up a little.${wasSaid ? "" : ` ${begin} ${taxes}`}\n\nPut beside it what you would gain: nights at home, less driving, fewer bought meals after bad shifts. Some of that is money, too.\n\n**One next step:** take last month's pay, less everything that went out, and write me the rest.${money}\n\n${wasSaid ? asksLeftAgain : asksLeft}`,
      }
    : {
        topic: about,
        text: `${begin} ${taxes} Whether that is too much depends on what is left now, and on what the change would give back: sleep, evenings, less spent on getting through the day.\n\n**One next step:** live on the lower pay for one month on paper: take ${show(gap)} out of [your budget](/budget) first, and see what has to give.\n\n${asksLeft}`,
      };
}
const leftIn = (line: string): number | undefined => {
  const value = Number(line.replace(/[^\d.]/g, ""));
  return /\d/.test(line) && Number.isFinite(value) ? Math.round(value * 100) * (/^[-\u2212(]/.test(line) ? -1 : 1) : undefined;
};
