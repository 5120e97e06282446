import { capital } from "../talk/coach.texts.rules.ts";
import { costsOf, homeOf, namesAmount, tens, toldMoney } from "./coach.told-money.rules.ts";
import { isForeign, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";

/** A budget from the pay and the rent that were told, and the questions that follow: how much to save, for food, for fun. */

const topic = "start-a-budget";
const wantsBudget = /\bbudget(?:ing)?\b|\b50[ /-]30[ /-]20\b/;
const asksBudget =
  /\b(?:make|create|build|write|give|show|do|draw up)\b[^.!?]{0,25}\b(?:budget|plan|breakdown)\b|^\W*(?:(?:ok|so|and|yes|please|can you) )*(?:an? )?(?:example|sample)\b|\bhow (?:should|do|would) i (?:split|divide|divvy) (?:it|that|them|my money)\b/;
const aboutOther =
  /\b(?:owe|debts?|loans?|behind|late|fired|laid off|lost (?:my )?job|offer|raise|he makes|she makes|divorce|buy a (?:house|car))\b|%/;

/** Parts of a pay beside what was told. Shares after the Consumer Expenditure Survey (bls.gov/cex): food at home about 8, away from home 5, transport 17. */
function partsOf(income: number, costs: ReadonlyMap<string, number>) {
  const home = costs.get("rent") ?? costs.get("mortgage") ?? 0;
  const named = [...costs.values()].reduce((sum, one) => sum + one, 0);
  const food = costs.has("groceries") || costs.has("food") ? 0 : tens(Math.min(income * 0.12, 60_000));
  const others = Math.max(0, tens(income * 0.2) - (named - home));
  const rest = income - named - food - others;
  const saved = tens(Math.max(0, Math.min(income * 0.2, rest * 0.55)));
  return { home, named, food, others, saved, fun: rest - saved, rest };
}

/** "I make $3,200 a month after tax and my rent is $1,100", after a wish for a budget. */
export function budgetPlan(talk: MoneyTalk): MoneyAnswer | undefined {
  const { newest, texts, own, show, numbers, answers } = talk;
  const isAsked = asksBudget.test(newest);
  if (numbers.length > 0 || isForeign(texts, own) || newest.split(" ").length > 30 || aboutOther.test(texts.join(" "))) return undefined;
  if (!texts.slice(-5).some((text) => wantsBudget.test(text)) || !(isAsked || (namesAmount(talk) && !newest.includes("?"))))
    return undefined;
  if (texts.length < 2) return undefined;
  const told = toldMoney(talk);
  const { incomeCents: income, costs } = told;
  const home = homeOf(told);
  // figures that come one after the other have sums of their own until a budget is asked for
  if (!isAsked && toldMoney({ texts: [`budget`, newest], own }).incomeCents === undefined) return undefined;
  if (income === undefined || income < 120_000 || (home === undefined && !isAsked)) return undefined;
  const { food, others, saved, fun, rest } = partsOf(income, costs);
  if (answers.some((one) => one.includes(planMark)))
    return isAsked && rest >= income * 0.05
      ? {
          topic,
          text: `Yes, and by weeks it is easier to keep. On payday two sums leave first: ${show(income - food - fun - saved)} for the home and the bills, ${show(saved)} to savings or a debt. What remains is for the weeks:\n\n- groceries: about ${show(tens((food * 12) / 52))} a week\n- eating out, clothes, fun: about ${show(tens((fun * 12) / 52))} a week\n\nPut the two together on one card, ${show(tens(((food + fun) * 12) / 52))} a week. When it's gone, it waits until Monday; what is left over may be kept for the next week.\n\n**One next step:** set the two transfers for your next payday.\n\nOn which day does your pay come?`,
        }
      : undefined;
  const lines = [
    ...[...costs].map(([name, cents]) => `${capital(name)}: ${show(cents)} (${Math.round((100 * cents) / income)} percent)`),
    ...(food > 0 ? [`Groceries: about ${show(food)}`] : []),
    ...(others > 0 ? [`Power, phone, insurance, getting around: about ${show(others)}`] : []),
  ];
  if (rest < income * 0.05)
    return {
      topic,
      text: `With ${show(income)} a month it is tight:\n\n${lines.map((line) => `- ${line}`).join("\n")}\n\nThat ${rest < 0 ? `is ${show(-rest)} more than comes in` : `leaves about ${show(Math.max(rest, 0))}`}, so ${planMark} begins with one cost and not with discipline: ${home !== undefined && home > income * 0.35 ? "the home takes the most" : "the largest line first"}. Saving may wait; $10 a payday is enough.\n\n**One next step:** write your real figures for these lines into [your budget](/budget), and send me the one that surprises you.\n\nWhich of them could move within three months?`,
    };
  return {
    topic,
    text: `With ${show(income)} a month, ${planMark} could look like this:\n\n${lines.map((line) => `- ${line}`).join("\n")}\n- Eating out, clothes, fun: about ${show(fun)}\n- Savings, or extra on a debt: about ${show(saved)} (${Math.round((100 * saved) / income)} percent)\n\nOnly what you told me is certain; the rest are starting figures. Yearly things, such as tires or Christmas, come out of the last line.\n\n**One next step:** enter these lines in [your budget](/budget), and let the ${show(saved)} move on payday.\n\nWhich line is far from your real month?`,
  };
}
const planMark = "a first budget";

const asksShare =
  /\b(?:what|which|how much|how many) (?:percent(?:age)?|%|share|part)\b[^.!?]{0,40}\bsav|^\W*(?:(?:ok|so|and|but) )*how much (?:should|can|could|do) i (?:be )?(?:sav(?:e|ing)|put (?:away|aside|in savings)|set aside)(?: (?:then|each|a|per|every|month|from (?:it|that)|for (?:savings|later)))*\W*$|\bhow much (?:of (?:it|that) )?should (?:go|be) (?:to|in|into|for) savings\b/;
const savingTalk = /\bsav(?:e|ing|ings)\b/;
const isNoSaving = /\b(?:house|car|trip|vacation|wedding|retire\w*|refund|bonus|inherit\w*|down payment|christmas|\$?[\d,]+ (?:by|in))\b/;
/** "What percentage should go to savings?", and the pay after "how much should I save each month?". */
export function savingShare(talk: MoneyTalk): MoneyAnswer | undefined {
  const { newest, texts, own, show, numbers } = talk;
  const lately = texts.slice(-4);
  const isPay = namesAmount(talk) && !newest.includes("?") && /\b(?:make|earn|take home|bring home|get paid|income)\b/.test(newest);
  const isAsked = asksShare.test(newest);
  const isAfter = isPay && lately.slice(0, -1).some((text) => /\bhow much\b[^.!?]{0,30}\bsav/.test(text));
  if (numbers.length > 0 || isForeign(texts, own) || !(isAsked || isAfter) || isNoSaving.test(lately.join(" "))) return undefined;
  const { incomeCents, costs, isGross, debt } = toldMoney(talk);
  if (incomeCents === undefined || incomeCents < 80_000) return undefined;
  const income = isGross ? Math.round(incomeCents * 0.78) : incomeCents;
  const [low, mid, high] = [5, 10, 20].map((percent) => show(tens((income * percent) / 100)));
  const spent = costsOf({ costs, currency: undefined });
  const after =
    spent > 0 ? ` ${show(incomeCents - spent)} is left after ${[...costs.keys()].join(" and ")}, so ${mid} is a fair beginning.` : "";
  const pay = isGross ? `Of about ${show(tens(income))} a month that reach your account` : `Of ${show(income)} a month`;
  return {
    topic: "build-a-cushion",
    text: `Aim for 20 percent over time, and begin with what holds. ${pay} that is:\n\n- 5 percent, ${low}: when the month is tight\n- 10 percent, ${mid}: a good beginning\n- 20 percent, ${high}: the usual aim, with retirement in it\n\n${after ? `${after.trim()} ` : ""}Extra payments on a debt count as saving, too.${debt === undefined ? "" : ` With ${show(debt)} of debt, keep a first $500 to $1,000 and send the rest of the share there.`} A small sum that stays beats a large one that comes back out.\n\n**One next step:** let ${mid} leave your account on the next payday, by itself.\n\nIs there a cushion of $1,000 already, or do we begin with that?`,
  };
}

const parts: readonly [RegExp, readonly [number, number], string][] = [
  [/\b(?:groceries|food|grocery)\b/, [10, 15], "food at home, for one or two people"],
  [
    /\b(?:fun|eating out|restaurants|going out|entertainment|wants|myself|hobbies|clothes)\b/,
    [10, 20],
    "eating out, clothes and fun together",
  ],
  [/\b(?:car|transport\w*|gas)\b/, [10, 15], "the car, with payment, insurance and gas"],
  [/\b(?:rent|housing|mortgage)\b/, [25, 30], "the home, with power and heat"],
];
const asksPart =
  /^\W*(?:(?:ok|so|and|but) )*(?:(?:what|how) about|how much (?:should (?:i|we) (?:spend|budget|put|plan)|money|is ok|is normal)? ?(?:for|on)?|and (?:for)?|how much for)(?: (?:for|on|the|my|a))* ?([\w ]{3,25})(?: (?:then|a month|each month))*\W*$/;
/** "What about groceries?", "how much for fun?", after the pay was told. */
export function partOfPay(talk: MoneyTalk): MoneyAnswer | undefined {
  const { newest, texts, own, show, numbers } = talk;
  const [, named = ""] = asksPart.exec(newest) ?? [];
  const part = parts.find(([about]) => about.test(named));
  if (
    !part ||
    numbers.length > 0 ||
    isForeign(texts, own) ||
    !texts.slice(-6).some((text) => wantsBudget.test(text) || savingTalk.test(text))
  )
    return undefined;
  const { incomeCents: income } = toldMoney(talk);
  if (income === undefined || income < 120_000) return undefined;
  const [, [low, high], what] = part;
  const [least, most] = [tens((income * low) / 100), tens((income * high) / 100)];
  const isFood = low === 10 && high === 15 && what.startsWith("food");
  return {
    topic,
    text: `About ${low} to ${high} percent for ${what}: ${show(least)} to ${show(most)} of your ${show(income)}. ${
      isFood
        ? "For comparison: the USDA's thriftiest plan is about $250 a month for a woman and $310 for a man, so each child or partner moves it up."
        : "Money for things you like belongs in the plan; a budget without it breaks in the second week."
    }\n\nTake the lower figure first and divide it by weeks, ${show(tens((least * 12) / 52))} a week, because a month is too long to feel.\n\n**One next step:** look up what you spent on it last month, and set the line in [your budget](/budget) a tenth below that.\n\nWhat did last month come to?`,
  };
}
export const budgetRules = [budgetPlan, savingShare, partOfPay];
