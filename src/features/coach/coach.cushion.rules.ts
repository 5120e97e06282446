import { amountsIn, hasOtherPeriod, perMonthOf } from "./coach.amounts.rules.ts";
import { earned } from "./coach.income-and-costs.rules.ts";
import { showShort } from "./coach.payoff.rules.ts";

const asksSize =
  /\bhow (?:much|big|large|many)\b[^.!?]{0,40}\b(?:emergency (?:fund|savings)|rainy[- ]day (?:fund|savings)|cushion)\b|\bemergency fund\b[^.!?]{0,40}\b(?:how (?:much|big|large)|enough)\b|\bhow much should (?:i|we) (?:have|keep) (?:saved|in savings|put away)\b/;
const spentBefore =
  /\b(?:expenses?|bills|costs?|spend|spending|live on|living on|must-pays?)(?: (?:is|are|of|run|comes? to|total|at|about|around|like|only|roughly|each month|a month|per month|monthly))* $/;
const spentAfter = /^ (?:(?:a|per|each|every) month )?(?:in|of|for) (?:(?:monthly|fixed|my) )?(?:expenses|bills|costs)\b/;

/** "How much should I have in an emergency fund if my expenses are 2800?" */
export function cushion(words: string, own: string): string | undefined {
  if (!asksSize.test(words)) return undefined;
  const spent = amountsIn(words, own).filter(({ cents, start }) => cents >= 5_000 && !earned.test(words.slice(0, start)));
  const [one, second] = spent;
  if (!one || second || !(spentBefore.test(words.slice(0, one.start)) || spentAfter.test(words.slice(one.end)))) return undefined;
  const perMonth = perMonthOf("", words.slice(one.end));
  if (perMonth === undefined && hasOtherPeriod("", words.slice(one.end))) return undefined;
  const month = { ...one, cents: Math.round(one.cents * (perMonth ?? 1)) };
  const show = (cents: number) => showShort(Math.round(cents / 100) * 100, month.currency ?? own);
  return `With ${show(month.cents)} a month, three to six months are ${show(month.cents * 3)} to ${show(month.cents * 6)}. Nearer to the first with two incomes and a steady job, nearer to the second with one income, children, or pay that goes up and down. Only what must be paid counts, so in a bad month it reaches further.\n\nThat is the far end: the first $500 to $1,000 change the most, and one month, ${show(month.cents)}, is a good second mark.\n\n**One next step:** name a [savings goal](/debt) with ${show(month.cents)}, and let a fixed sum leave on payday.\n\nWhat is there already?`.replace(
    "$500 to $1,000",
    `${show(50_000)} to ${show(100_000)}`,
  );
}
