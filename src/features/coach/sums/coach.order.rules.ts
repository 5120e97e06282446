import { capital } from "../talk/coach.texts.rules.ts";
import type { Cents } from "#shared/money.ts";
import { plain } from "crisis-detector/plain";
import { amountsIn } from "./coach.amounts.rules.ts";
import { payAll, paymentIn, type Listed } from "./coach.order-plan.rules.ts";
import { showShort, years, type PayoffOf } from "./coach.payoff.rules.ts";
import { withPercent } from "./coach.rates.rules.ts";

/** Which of several debts comes first, from their sums and rates in the user's messages. */

const rate = /(?<![\d.,])(\d{1,2}(?:\.\d+)?) ?(?:%|percent\b)/;
const twoRates =
  /\bone(?: of them)?(?: is| has| at)*(?: at)? (\d{1,2}(?:\.\d+)?) ?(?:%|percent)?[^.!?\d]{0,20}\bother\b(?: one)?(?: is| has| at)*(?: at)? (\d{1,2}(?:\.\d+)?)(?!\d|,\d)/;
const fillers = /\b(?:i|we|have|has|owe|still|on|to|for|with|my|the|a|an|at|is|and|one|of|about|around|in|debts?|it|its|left)\b/g;

const sum = String.raw`\$?(\d{1,3}(?:,\d{3})+|\d+)(?:\.\d\d)?(?![\d%])`;
const minimum = new RegExp(
  String.raw`\(?(?:,? ?(?:with )?(?:an? |the )?min(?:imum)?(?: payments?)?(?: is| of|:)? ${sum}(?: (?:a|per) month|/mo)?|,? ${sum} (?:a month )?min(?:imum)?(?: payments?)?)\)?`,
  "g",
);
/** What a message calls its debts, where one of them has no name of its own. */
const kinds = /\b(?:credit )?(card|loan)s?\b/;
/** The debts of one message: a name, a sum, and a rate where one is written. */
function listedIn(text: string, own: string, talk = text): Listed[] {
  const all = withPercent(plain(text).slice(0, 600));
  const minimums = [...all.matchAll(minimum)];
  // a minimum payment stands beside its debt
  const words = all.replace(minimum, " \u00a7 ");
  const kind = (kinds.exec(words) ?? kinds.exec(plain(talk)))?.[1] ?? "debt";
  const [, first, second] = twoRates.exec(words) ?? [];
  if (first !== undefined && second !== undefined)
    return [first, second].map((one) => ({ name: `the one at ${one} percent`, rateMilli: Math.round(Number(one) * 1000) }));
  if (/\bbetween \$?\d/.test(words)) return [];
  const listed: Listed[] = words
    .replace(/^[^:\d]{0,60}:|^[^:]{0,40}:/, "")
    .split(/[;!?\n]+|\.(?!\d)|,(?!\d{3})|\band\b|\bplus\b/)
    .flatMap((part) => {
      const [, percent] = rate.exec(part) ?? [];
      const least = part.includes("\u00a7") ? minimums.shift() : undefined;
      const minimumCents = least && Math.round(Number((least[1] ?? least[2] ?? "").replaceAll(",", "")) * 100);
      const sums = amountsIn(part.replace(rate, " "), own).filter(({ cents }) => cents >= 2_000);
      const [one, more] = sums;
      if (!one || more || /\b(?:make|earn|saved|savings|extra|spare|a month|per month|a week)\b/.test(part)) return [];
      const rest = part.replace(rate, " ");
      const name = `${rest.slice(0, one.start)} ${rest.slice(one.end)}`.replace(/\b(?:which|what)\b.*$/, "").replace(fillers, " ");
      const label = name
        .replace(/[^a-z' ]+/g, " ")
        .replace(/\s+/g, " ")
        .trim()
        .replace(/^(?:other|another|first|second|third)(?: (?:card|loan|debt|one))?$/, "");
      if ((label === "" && percent === undefined) || label.length > 25) return [];
      return [
        {
          name: label === "" ? kind : label,
          leftCents: one.cents,
          ...(percent !== undefined && { rateMilli: Math.round(Number(percent) * 1000) }),
          ...(minimumCents !== undefined && { minimumCents }),
        },
      ];
    });
  // where a debt was not understood, no order is right
  const rates = words.match(new RegExp(rate, "g"))?.length ?? 0;
  if (rates > listed.filter(({ rateMilli }) => rateMilli !== undefined).length) return [];
  // two that are both called "card" are told apart by their sums
  return listed.map((one) =>
    listed.filter(({ name }) => name === one.name).length > 1 && one.leftCents !== undefined
      ? { ...one, name: `the ${one.name} with ${showShort(one.leftCents, own)}`, isSummed: true }
      : one,
  );
}

const asksFirst =
  /\bwhich (?:one |debt |card |loan |of (?:them|these|those) )?(?:\w+ ){0,4}?first\b|\bwhat (?:do|should|would) (?:i|you) pay (?:off |down )?first\b|\bfirst to pay\b/;
const mark = "By what it costs, ";
const asksEnd =
  /\bwhen\b[^.!?]{0,25}\b(?:done|gone|paid|free|finished|over)\b|\bhow long\b|\b(?:extra|spare|more|a month|per month|each month|every month|monthly)\b/;

/** Which debt comes first, or when that one is paid with what can go to it. `last`: the answers so far. */
export function orderAnswer(
  texts: readonly string[],
  answers: readonly string[],
  { own = "USD", payoff }: { own?: string | undefined; payoff?: PayoffOf | undefined },
): string | undefined {
  const newest = plain(texts.at(-1) ?? "").slice(0, 600);
  const at = texts.findLastIndex((one) => listedIn(one, own).length > 1);
  const listed = listedIn(texts[at] ?? "", own, texts.slice(0, at + 1).join(" "));
  const rated = listed
    .filter(({ rateMilli }) => rateMilli !== undefined)
    .toSorted((one, two) => (two.rateMilli ?? 0) - (one.rateMilli ?? 0) || (one.leftCents ?? 0) - (two.leftCents ?? 0));
  const [first] = rated;
  if (!first) return undefined;
  const wasOrdered = answers.some((text) => text.includes(mark));
  const isListedNow = at === texts.length - 1 && rated.filter((one) => one.leftCents !== undefined).length > 1;
  if (asksFirst.test(newest) && wasOrdered && at < texts.length - 1)
    return `${capital(first.name)}, because of its rate; the minimum on the others.\n\nOn which day does your pay come?`;
  if ((asksFirst.test(newest) || isListedNow) && !wasOrdered) return ordered(listed, rated, own);
  if (!wasOrdered || payoff === undefined || at === texts.length - 1) return undefined;
  const forAll = payAll(
    texts.slice(at + 1).map((one) => plain(one).slice(0, 600)),
    rated,
    listed.length,
    { own, payoff, answers },
  );
  if (forAll !== undefined) return forAll;
  if (!asksEnd.test(newest)) return undefined;
  const monthlyCents = texts
    .slice(at + 1)
    .flatMap((one) => paymentIn(plain(one).slice(0, 600), own))
    .at(-1);
  const { leftCents, rateMilli = 0 } = first;
  if (monthlyCents === undefined || leftCents === undefined) return undefined;
  const plan = payoff({ leftCents, rateMilli, monthlyCents });
  const show = (cents: Cents) => showShort(cents, own);
  if (!plan) return undefined;
  const result = `With ${show(monthlyCents)} a month on ${first.name}, `;
  if (answers.some((text) => text.includes(result)))
    return `In ${years(plan.months)}, as worked out above, if nothing new goes on it.\n\nWhat could get in the way until then?`;
  return `${result}${show(leftCents)} at ${rateMilli / 1000} percent is paid off in ${years(plan.months)}, with ${show(plan.interestCents)} of interest on the way. After that the same ${show(monthlyCents)} goes to the next one, together with what it gets already.\n\n**One next step:** set ${show(monthlyCents)} as a standing order for the day after payday, and write the month of the end on the fridge.\n\nWhat would you like to do with it when all are gone?`;
}

function ordered(listed: readonly Listed[], rated: readonly Listed[], own: string): string {
  const show = (cents: Cents) => showShort(Math.round(cents / 100) * 100, own);
  const described = ({ name, leftCents, rateMilli, isSummed = false }: Listed) => {
    if (leftCents === undefined) return name;
    const parts = [...(isSummed ? [] : [showShort(leftCents, own)]), ...(rateMilli === undefined ? [] : [`${rateMilli / 1000} percent`])];
    return parts.length > 0 ? `${name} (${parts.join(" at ")})` : name;
  };
  const [first = { name: "" }, second] = rated;
  const { leftCents, rateMilli = 0 } = first;
  const isEqual = second !== undefined && second.rateMilli === rateMilli;
  const why = isEqual ? "because no other costs more, and of equal rates the smallest is gone first" : "because it has the highest rate";
  const whole = rated.every((one) => one.leftCents !== undefined) ? rated.reduce((sum, one) => sum + interestOf(one), 0) : undefined;
  const costs =
    leftCents === undefined
      ? ""
      : ` It takes about ${show(interestOf(first))} of interest a month${whole === undefined ? "" : `, and all of them together about ${show(whole)}`}.`;
  const others = [...rated.slice(1), ...listed.filter((one) => one.rateMilli === undefined)].map(described).join(", then ");
  const smallest = listed
    .filter((one) => one.leftCents !== undefined)
    .toSorted((one, two) => (one.leftCents ?? 0) - (two.leftCents ?? 0))[0];
  const quick =
    smallest === undefined
      ? ""
      : smallest.name === first.name
        ? isEqual
          ? ""
          : " It is the smallest, too, so whoever begins with the smallest balance begins with the same one."
        : ` If you need to see one gone soon, begin with the smallest, ${smallest.name}; it costs a little more in all.`;
  const free = listed.find((one) => one.rateMilli === undefined);
  const person = free
    ? ` Where no interest is asked, as for ${free.name}, waiting costs no money; say when it will come, so that it costs no trust either.`
    : "";
  return `${mark}${described(first)} comes first, ${why}.${costs} Then ${others}. Pay the minimum on all of them meanwhile.${quick}${person}\n\n**One next step:** put everything above the minimums on ${first.name} on your next payday; [your debts](/debt) shows both orders side by side.\n\nHow much can you pay on all of them together each month?`;
}
const interestOf = ({ leftCents = 0, rateMilli = 0 }: Listed): Cents => Math.round((leftCents * rateMilli) / 1_200_000);
