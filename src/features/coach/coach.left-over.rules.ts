import { plain } from "crisis-detector/plain";
import type { Cents } from "#shared/money.ts";
import { incomeAndCostsIn, isCostShared, taxesFirst } from "./coach.income-and-costs.rules.ts";
import { showShort } from "./coach.payoff.rules.ts";
import { ownQuestion } from "./coach.question.rules.ts";

/** Questions about the income and the costs that a talk has named: "what percent is rent", "can I spend 200 on clothes". */

const asksShare =
  /^(?![^]*\b(?:sav\w+|interest|tax\w*|tips?|apr|rate|invest\w*|raise|should|discount|off)\b)[^]*\b(?:what|which|how many|how much of (?:my|our)) (?:percent(?:age)?|share|part|pay|income|paycheck)\b/;
const home = /^(?:rent|mortgage)$/;

/** The answer from what `before`, the user's earlier messages, says of an income and its costs; undefined without both. Amounts in `own` currency. */
export function leftOverAnswer(newest: string, before: readonly string[], own = "USD"): string | undefined {
  const words = plain(newest).slice(0, 600);
  const question = asksShare.test(words) ? undefined : ownQuestion(newest, own, before);
  if (!asksShare.test(words) && question?.kind !== "afford") return undefined;
  const texts = before.map((one) => plain(one).slice(0, 600));
  const { incomeCents, costs, currency, isGross } = incomeAndCostsIn(texts, own);
  if (incomeCents === undefined || costs.size === 0 || texts.some(isCostShared)) return undefined;
  const show = (cents: Cents) => showShort(cents, currency ?? own);
  const tax = isGross ? taxesFirst : "";
  if (question?.kind !== "afford") return shareOf(words, { incomeCents, costs }, show, tax);
  if (question.isUnclear || question.isMonthly || (question.currency ?? own) !== (currency ?? own)) return undefined;
  const list = [...costs].map(([name, cents]) => `${name} ${show(cents)}`).join(", ");
  return fits(question.priceCents, incomeCents - sumOf(costs), `${show(incomeCents)} minus ${list}`, show, tax);
}

const sumOf = (costs: ReadonlyMap<string, Cents>): Cents => [...costs.values()].reduce((sum, one) => sum + one, 0);

function shareOf(
  words: string,
  { incomeCents, costs }: { incomeCents: Cents; costs: ReadonlyMap<string, Cents> },
  show: (cents: Cents) => string,
  tax: string,
): string {
  const asked = [...costs.keys()].find((name) => new RegExp(`\\b${name}\\b`).test(words));
  const [only] = costs.size === 1 ? [...costs.keys()] : [];
  const name = asked ?? only;
  const cents = name === undefined ? sumOf(costs) : (costs.get(name) ?? 0);
  const percent = Math.round((100 * cents) / incomeCents);
  const line =
    name !== undefined && home.test(name)
      ? percent <= 30
        ? " That is within the usual line of thirty percent for a home."
        : " The usual line for a home is thirty percent. Above it many live, too, and each bad month is felt more."
      : "";
  return `${name === undefined ? "Together they are" : `The ${name} is`} ${percent} percent: ${show(cents)} of ${show(incomeCents)}.${line} ${show(incomeCents - cents)} is left beside it.${tax}\n\n**One next step:** write both figures into [your budget](/budget), so that you see it again each month.\n\nWhich of your costs could move most easily?`;
}

function fits(price: Cents, rest: Cents, sum: string, show: (cents: Cents) => string, tax: string): string {
  const left = rest - price;
  const step = `${tax}\n\n**One next step:** write down what else is due before the next payday, and decide after that.\n\nWhat else has to be paid out of it?`;
  if (rest <= 0) return `${show(price)} would have to come from somewhere else: by what you wrote, ${sum} leaves nothing.${step}`;
  if (left < 0)
    return `${show(price)} is ${show(-left)} more than what is left. By what you wrote, ${sum} leaves ${show(rest)}, so not out of this month.${step}`;
  return `${show(price)} would leave ${show(left)} for everything else, about ${show(Math.floor(left / 3_000) * 100)} a day. By what you wrote, ${sum} leaves ${show(rest)} before it. If what remains is enough for food, getting around and what else is due, it fits.${step}`;
}
