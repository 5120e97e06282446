import { amountsIn, hasOtherPeriod, perMonthOf } from "./coach.amounts.rules.ts";
import { earned } from "./coach.income-and-costs.rules.ts";
import { showShort } from "./coach.payoff.rules.ts";

const asksSize =
  /\bhow (?:much|big|large|many)\b[^.!?]{0,40}\b(?:emergency (?:fund|savings)|rainy[- ]day (?:fund|savings)|cushion)\b|\bemergency fund\b[^.!?]{0,40}\b(?:how (?:much|big|large)|enough)\b|\bhow much should (?:i|we) (?:have|keep) (?:saved|in savings|put away)\b/;
const spentBefore =
  /\b(?:expenses?|bills|costs?|spend|spending|live on|living on|must-pays?)(?: (?:is|are|of|run|comes? to|total|at|about|around|like|only|roughly|each month|a month|per month|monthly))* $/;
const spentAfter = /^ (?:(?:a|per|each|every) month )?(?:in|of|for) (?:(?:monthly|fixed|my) )?(?:expenses|bills|costs)\b/;

const hadBefore = /\b(?:have|has|got|saved|already|savings?(?: (?:is|are|of))?)(?: (?:about|around|like|only|already|saved))* $/;
const asksMissing =
  /^\W*(?:(?:so|and|ok(?:ay)?|then|but) )*(?:how much (?:more|is missing|do (?:i|we) (?:still )?need|is (?:left|still missing))|what(?:'s| is) missing)\b[^.!?]{0,25}\W*$/;

/**
 * "How much should I have in an emergency fund if my expenses are 2800?", also over a talk: then "we spend 3500 a month", "we have 4000" and "how
 * much more". `before` holds the user's earlier messages, `plain`; amounts in `own` currency.
 */
export function cushion(words: string, own: string, before: readonly string[] = []): string | undefined {
  const lately = before.slice(-4);
  const asked = asksSize.test(words)
    ? []
    : lately.slice(
        Math.max(
          0,
          lately.findLastIndex((one) => asksSize.test(one)),
        ),
      );
  if (!asksSize.test(words) && !asked.some((one) => asksSize.test(one))) return undefined;
  const texts = [...asked, words];
  const all = texts.flatMap((text) =>
    amountsIn(text, own).map((one) => ({ ...one, isNow: text === words, before: text.slice(0, one.start), after: text.slice(one.end) })),
  );
  const spent = all.filter(({ cents, before: ahead }) => cents >= 5_000 && !earned.test(ahead));
  const ofMonth = spent.filter(({ before: ahead, after }) => spentBefore.test(ahead) || spentAfter.test(after));
  const had = all.findLast(
    (one) => !ofMonth.includes(one) && one.cents >= 2_000 && hadBefore.test(one.before) && perMonthOf("", one.after) === undefined,
  );
  const [one, second] = ofMonth;
  if (!one || second || spent.length > (had && spent.includes(had) ? 2 : 1)) return undefined;
  if (asked.length > 0 && !one.isNow && !had?.isNow && !asksMissing.test(words)) return undefined;
  const perMonth = perMonthOf("", one.after);
  if (perMonth === undefined && hasOtherPeriod("", one.after)) return undefined;
  const month = Math.round(one.cents * (perMonth ?? 1));
  const show = (cents: number) => showShort(Math.round(cents / 100) * 100, one.currency ?? own);
  return had ? missing(month, had.cents, show, asksMissing.test(words)) : whole(month, show);
}

const whole = (month: number, show: (cents: number) => string): string =>
  `With ${show(month)} a month, three to six months are ${show(month * 3)} to ${show(month * 6)}. Nearer to the first with two incomes and a steady job, nearer to the second with one income, children, or pay that goes up and down. Only what must be paid counts, so in a bad month it reaches further.\n\nThat is the far end: the first ${show(50_000)} to ${show(100_000)} change the most, and one month, ${show(month)}, is a good second mark.\n\n**One next step:** name a [savings goal](/debt) with ${show(month)}, and let a fixed sum leave on payday.\n\nWhat is there already?`;

function missing(month: number, had: number, show: (cents: number) => string, isAsked: boolean): string {
  const months = Math.floor((10 * had) / month) / 10;
  const reach = had >= month * 6 ? "six months and more" : `${months} ${months === 1 ? "month" : "months"}`;
  const [least, most] = [month * 3 - had, month * 6 - had];
  const rest =
    most <= 0
      ? "That is the whole of it; what comes on top may go to something else."
      : least <= 0
        ? `Three months are there, ${show(month * 3)}. Up to six it would be ${show(most)} more.`
        : `To three months it is ${show(least)} more, to six months ${show(most)}.`;
  const is = `${show(had)} is ${reach} of ${show(month)}.`;
  return `${isAsked ? `${rest} ${is}` : `${is} ${rest}`}\n\n**One next step:** name a [savings goal](/debt) with the next full month, and let a fixed sum leave on payday.\n\nHow much could you put aside each month?`;
}
