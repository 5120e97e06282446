import { plain } from "crisis-detector/plain";
import { amountsIn, hasOtherPeriod, perMonthOf } from "./coach.amounts.rules.ts";
import { showShort } from "./coach.payoff.rules.ts";

/** Words to send, with the figures of the talk in place of their brackets. */

interface Sums {
  once: number[];
  monthly: number[];
}
/** The sums that the user's messages name, each once. */
function sumsIn(texts: readonly string[], own: string): Sums {
  const sums: Sums = { once: [], monthly: [] };
  for (const text of texts.map((one) => plain(one).slice(0, 600)))
    for (const { cents, isMarked, end, currency } of amountsIn(text, own)) {
      const perMonth = perMonthOf("", text.slice(end));
      if ((currency ?? own) !== own || hasOtherPeriod("", text.slice(end))) continue;
      if (perMonth === 1) sums.monthly.push(cents);
      else if (perMonth === undefined && (isMarked || cents >= 10_000)) sums.once.push(cents);
    }
  return { once: [...new Set(sums.once)], monthly: [...new Set(sums.monthly)] };
}

/** The quoted words with their brackets and their example of a sum filled, where the talk names just one that fits. */
export function filled(words: string, texts: readonly string[], own = "USD"): string {
  const { once, monthly } = sumsIn(texts, own);
  const [sum] = once.length === 1 ? once : [];
  const [part] = monthly.length === 1 ? monthly : [];
  // two brackets of the same name may be two different figures
  const isOnce = (bracket: string) => words.split(bracket).length === 2 && !words.includes(`${bracket} a week`);
  const withSum = sum === undefined || !isOnce("[sum]") ? words : words.replace("[sum]", () => showShort(sum, own));
  const withPart = part === undefined || !isOnce("[amount]") ? withSum : withSum.replace("[amount]", () => showShort(part, own));
  const examples = words.match(/\$\d[\d,]*/g) ?? [];
  return sum !== undefined && part === undefined && examples.length === 1 && !/\[(?:sum|amount)\]/.test(words)
    ? withPart.replace(/\$\d[\d,]*/, () => showShort(sum, own))
    : withPart;
}
