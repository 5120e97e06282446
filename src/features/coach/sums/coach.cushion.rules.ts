import { amountsIn, hasOtherPeriod, perMonthOf } from "./coach.amounts.rules.ts";
import { earned } from "./coach.income-and-costs.rules.ts";
import { showShort, years } from "./coach.payoff.rules.ts";
import { count } from "#shared/text.ts";

const asksSize =
  /\bhow (?:much|big|large|many)\b[^.!?]{0,40}\b(?:emergency (?:fund|savings|money)|(?:for|in case of) (?:an )?emergenc(?:y|ies)|rainy[- ]day (?:fund|savings)|cushion)\b|\bemergency fund\b[^.!?]{0,40}\b(?:how (?:much|big|large)|enough)\b|\bhow much should (?:i|we) (?:have|keep) (?:saved|in savings|put away)\b/;
const isFund =
  /\b(?:want|need|start|build|have no|save (?:for|up for))\b[^.!?]{0,20}\b(?:emergency (?:fund|savings)|rainy[- ]day (?:fund|savings)|cushion)\b/;
const ofBills = /\b(?:bills|expenses|costs|must-pays)\b[^.!?]{0,20}\d/;
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
  const isAsked = (one: string) => asksSize.test(one) || (isFund.test(one) && [...lately, words].some((text) => ofBills.test(text)));
  const asked = asksSize.test(words) ? [] : lately.slice(Math.max(0, lately.findLastIndex(isAsked)));
  if (!asksSize.test(words) && !asked.some(isAsked)) return undefined;
  const texts = [...asked, words];
  const all = texts.flatMap((text) =>
    amountsIn(text, own).map((one) => ({ ...one, isNow: text === words, before: text.slice(0, one.start), after: text.slice(one.end) })),
  );
  const spent = all.filter(({ cents, before: ahead }) => cents >= 5_000 && !earned.test(ahead) && !setAside.test(ahead));
  const ofMonth = spent.filter(({ before: ahead, after }) => spentBefore.test(ahead) || spentAfter.test(after));
  const had = all.findLast(
    (one) => !ofMonth.includes(one) && one.cents >= 2_000 && hadBefore.test(one.before) && perMonthOf("", one.after) === undefined,
  );
  const [one, second] = ofMonth;
  if (!one || second || spent.length > (had && spent.includes(had) ? 2 : 1)) return undefined;
  const isLong = asksLong.test(words);
  if (
    asked.length > 0 &&
    !one.isNow &&
    !had?.isNow &&
    !asksMissing.test(words) &&
    !all.some(({ isNow, before: ahead }) => isNow && setAside.test(ahead)) &&
    !isLong
  )
    return undefined;
  const perMonth = perMonthOf("", one.after);
  if (perMonth === undefined && hasOtherPeriod("", one.after)) return undefined;
  const month = Math.round(one.cents * (perMonth ?? 1));
  const saved = all.findLast((other) => other !== one && setAside.test(other.before) && perMonthOf("", other.after) !== undefined);
  const show = (cents: number) => showShort(Math.round(cents / 100) * 100, one.currency ?? own);
  if (saved && (saved.isNow || isLong)) {
    const each = saved.cents * (perMonthOf("", saved.after) ?? 1);
    return inMonths(month, had?.cents ?? 0, each, show, !saved.isNow);
  }
  if (isLong) return undefined;
  return had ? missing(month, had.cents, show, asksMissing.test(words)) : whole(month, show);
}

const setAside =
  /\b(?:save|put (?:away|aside|in|back)|set aside|spare|add|stash|manage)(?: (?:about|around|only|like|maybe|just|another|away|aside))* $/;
const asksLong = /^\W*(?:(?:so|and|ok(?:ay)?|then|but) )*(?:how long|how many months|when (?:am|will|would) i)\b[^.!?]{0,40}\W*$/;
/** Until one month and three months of costs are there. */
function inMonths(month: number, had: number, each: number, show: (cents: number) => string, isAgain: boolean): string | undefined {
  if (each < 500 || had >= month * 3) return undefined;
  const until = (goal: number) => Math.max(0, Math.ceil((goal - had) / each - 1e-9));
  const [first, far] = [until(month), until(month * 3)];
  if (isAgain && first > 0)
    return `${count(first, "month")} to the first whole month of costs, and ${years(far)} to three of them, with ${show(each)} a month.\n\n**One next step:** mark the first date in your calendar, and look only at that one.\n\nWhat could go in on top once, such as a refund or something sold?`;
  const begin = had > 0 ? `${show(had)} is there, and with ${show(each)} a month` : `With ${show(each)} a month`;
  const one =
    first === 0
      ? "one whole month of costs is there already"
      : `one whole month of costs, ${show(month)}, is there after ${count(first, "month")}`;
  return `${begin} ${one}, and three of them, ${show(month * 3)}, after ${years(far)}.${far > 24 ? " That sounds far, and it comes nearer with every raise and refund that goes in as well." : ""} Long before that it does its work: the next flat tire no longer goes on a card.\n\n**One next step:** name a [savings goal](/debt) with ${show(first === 0 ? month * 3 : month)}, and let ${show(each)} leave on payday.\n\nOn which day would it be least missed?`;
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
