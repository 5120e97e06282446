import { incomeAndCostsIn } from "./coach.income-and-costs.rules.ts";
import { isForeign, listedCosts, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";

/** The month of a household after one of two lost a job: what the other pay leaves. */

const partner = String.raw`(?:husband|wife|partner|boyfriend|girlfriend|spouse|fianc\w+|he|she)`;
const lostTheirs = new RegExp(
  String.raw`\b${partner}(?:'s| has| just| was| got| recently| suddenly)* (?:lost (?:his|her|their|the) (?:\w+ )?job|laid off|let go|fired|unemployed|out of work)\b`,
);

/** "My husband lost his job", "I make 3100 a month", "rent is 1500". */
export function onOnePay({ newest, texts, own, show, numbers }: MoneyTalk): MoneyAnswer | undefined {
  if (!texts.some((text) => lostTheirs.test(text)) || numbers.length > 0 || isForeign(texts, own) || /\bused to\b/.test(newest))
    return undefined;
  const now = incomeAndCostsIn([newest], own);
  if (now.incomeCents === undefined && now.costs.size === 0) return undefined;
  const { incomeCents, costs, isGross } = incomeAndCostsIn(texts, own);
  if (incomeCents === undefined) return undefined;
  const week = (cents: number) => show((cents * 12) / 52);
  const taxes = isGross ? " That is before taxes; with them it's less." : "";
  const answer = (text: string): MoneyAnswer => ({ topic: "lost-job", text });
  if (costs.size === 0)
    return answer(
      `${show(incomeCents)} a month is what the two of you plan with for now, about ${week(incomeCents)} a week.${taxes} Unemployment insurance comes on top after some weeks, often about half of the old pay, but only from the week of the claim on. So the claim first, today if it isn't made.\n\n**One next step:** write in one line what must be paid, such as “rent 1,500, car 300, phone 90”, and I work out what is left for a week.\n\nWhat is the rent, and what else is due each month?`,
    );
  const rest = incomeCents - [...costs.values()].reduce((sum, one) => sum + one, 0);
  const begin = `${show(incomeCents)} less ${listedCosts(costs, show)}`;
  return rest > 0
    ? answer(
        `${begin} leaves ${show(rest)} a month, about ${week(rest)} a week, for all that isn't in it yet: food, power, phone, insurance, gas.${taxes} That is the month to plan with until unemployment insurance comes. First goes what nobody would miss, subscriptions and meals out; then the calls for lower payments on cards and loans. Home, power and food stay.\n\n**One next step:** list all that left the account last month, and mark each line: keep, pause, or call.\n\nWhich is the largest line that could pause?`,
      )
    : answer(
        `${begin} is ${show(-rest)} more than comes in, before food.${taxes} So it can't be solved by saving alone: the claim for unemployment insurance today, and a call to the landlord or lender before the first missed payment, since hardship terms go to those who call first. 211 knows what help there is near you.\n\n**One next step:** make the call about the largest one, and ask, “What can you do for us for three months?”\n\nWhich of them is due first?`,
      );
}
