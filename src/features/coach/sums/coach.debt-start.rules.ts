import { count } from "#shared/text.ts";
import { isForeign, saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";
import { years } from "./coach.payoff.rules.ts";
import { statedDebt } from "./coach.stated-debt.rules.ts";
import { namesAmount, tens, toldMoney } from "./coach.told-money.rules.ts";

/** Where to begin with a debt and little savings, a plan by weeks, and how long it takes before a payment was named. */

const topic = "choose-a-debt";
/** The usual rate of cards where none was named (federalreserve.gov, G.19: about 21 to 22 percent). */
const usualRate = 22;
const isCard = /\b(?:credit )?cards?\b/;
const other =
  /\b(?:medical|hospital|irs|tax(?:es)?|payday loan|collect\w*|court|bankrupt\w*|house|mortgage|refund|bonus|inherit\w*|raise|husband|wife|partner|brother|sister|friend|mom|dad|gambl\w*|loans?)\b/;

const interestOf = (debt: number, rate: number): number => (debt * rate) / 1_200;

/** "I have about $5,000 in credit card debt and $500 in savings". */
export function debtAndSavings(talk: MoneyTalk): MoneyAnswer | undefined {
  const { newest, texts, own, show, numbers, payoff } = talk;
  if (numbers.length > 0 || !payoff || newest.includes("?") || !namesAmount(talk) || isForeign(texts, own) || newest.split(" ").length > 30)
    return undefined;
  const now = toldMoney({ texts: [newest], own });
  const { debt, savings, incomeCents, rates } = toldMoney(talk);
  if (debt === undefined || debt < 50_000 || !isCard.test(texts.join(" ")) || other.test(texts.join(" "))) return undefined;
  if (now.debt === undefined || (now.savings === undefined && now.incomeCents === undefined) || rates.length > 0) return undefined;
  const interest = show(tens(interestOf(debt, usualRate)) || 1_000);
  const monthly = Math.max(tens(debt / 24), 5_000);
  const plan = payoff({ leftCents: debt, rateMilli: usualRate * 1_000, monthlyCents: monthly });
  const cushion =
    savings === undefined
      ? "2. Put a first $500 aside, so that a flat tire doesn't go on the card."
      : savings < 100_000
        ? `2. Keep the ${show(savings)} where it is; it stops the next flat tire from going on the card. Bring it to $1,000 first, then stop.`
        : `2. Keep $1,000 to $2,000 of the ${show(savings)} as a cushion${savings > 250_000 ? `, and send ${show(tens(savings - 200_000))} to the card now` : ""}.`;
  const share = incomeCents === undefined ? "" : ` A tenth of your ${show(incomeCents)} is ${show(tens(incomeCents / 10))}.`;
  return {
    topic,
    text: `Those two figures are the start. ${show(debt)} on cards costs about ${interest} a month in interest (at ${usualRate} percent, a usual rate). In this order:\n\n1. Minimums on autopay, and nothing new on the cards.\n${cushion}\n3. Everything extra to the card with the highest rate.${share}\n\n${plan ? `With ${show(monthly)} a month it is gone in about ${years(plan.months)}. ` : ""}\n\n**One next step:** write down each card today: balance, rate, minimum.\n\nHow much could go to it each month, and what are the rates?`.replace(
      " \n\n",
      "\n\n",
    ),
  };
}

const asksPlan =
  /\b(?:give|make|write|show|create|need|have)\b[^.!?]{0,20}\b(?:plan|steps|checklist|schedule)\b|\b(?:weekly|week by week|step by step|simple) plan\b|^\W*(?:so )?what(?:'?s| is| would be) the plan\W*$/;
const aboutMoney = /\b(?:money|financ\w+|debts?|cards?|budget|bills|savings?)\b/;
/** "Can you give me a simple weekly plan?", after a debt was told. */
export function moneyPlan({ newest, texts, own, show, numbers, answers }: MoneyTalk): MoneyAnswer | undefined {
  if (numbers.length > 0 || !asksPlan.test(newest) || newest.split(" ").length > 14 || isForeign(texts, own)) return undefined;
  const before = texts.slice(-6, -1).join(" ");
  if (!aboutMoney.test(before) || other.test(before) || answers.some((one) => one.includes(planMark))) return undefined;
  const { debt, savings, incomeCents } = toldMoney({ texts, own });
  if (debt === undefined || !isCard.test(before)) return undefined;
  const goal =
    savings === undefined
      ? "the first $500 of a cushion"
      : savings < 100_000
        ? `the step from ${show(savings)} to $1,000`
        : "the cushion that you have";
  const part = show(Math.max(2_000, tens((incomeCents ?? 250_000) / 50)));
  return {
    topic,
    text: `${planMark}, half an hour each, with your ${show(debt)} in it:\n\n1. **Week 1, see it.** List each card: balance, rate, minimum. Put the minimums on autopay, and take the cards out of the shopping apps.\n2. **Week 2, find money.** Cancel two subscriptions, set a weekly sum for eating out, and write down what that frees.\n3. **Week 3, a cushion.** On payday ${part} goes to ${goal}; that happens every payday from now on.\n4. **Week 4, the debt.** What was freed goes to the card with the highest rate. Call that bank and ask for a lower rate.\n\nThen every Sunday ten minutes: what came in, what went out, what is due.\n\n**One next step:** put the first half hour in your calendar, tonight or tomorrow.\n\nWhich day is your payday?`,
  };
}
const planMark = "Four weeks";

const asksLong =
  /^\W*(?:(?:ok|so|and|but) )*(?:how (?:long|many (?:months|years))(?: (?:will|would|does|do|it|that|this|is|take|going|to|me|i|need|pay|all|off|down|get|be|become|until|till|debt[- ]free|out of|debt))*|when (?:will|would|can) (?:i|it|that|this) be (?:debt free|paid off|done|gone|out of debt))\W*$/;
const least = /\bminimums?\b/;
/** "How long will it take to pay off?", before a payment was named. */
export function payoffTimes({ newest, texts, own, show, numbers, payoff }: MoneyTalk): MoneyAnswer | undefined {
  if (numbers.length > 0 || !payoff || !asksLong.test(newest) || isForeign(texts, own)) return undefined;
  const before = texts.slice(-6, -1);
  const all = before.join(" ");
  if (!/\b(?:debts?|cards?|owe|minimums?|loans?)\b/.test(all) || other.test(all.replace(/\bloans?\b/g, ""))) return undefined;
  const { leftCents, rateMilli, monthlyCents, unclear } = statedDebt(before, own);
  const { debt = leftCents, saves } = toldMoney({ texts: before, own });
  if (debt === undefined || debt < 20_000 || unclear || monthlyCents !== undefined || saves !== undefined) return undefined;
  const rate = rateMilli ?? usualRate * 1_000;
  const assumed =
    rateMilli === undefined
      ? ` (at ${usualRate} percent, a usual card rate; yours stands on the statement)`
      : ` at ${rate / 1_000} percent`;
  const interest = (debt * rate) / 1_200_000;
  const rows = [48, 30, 18].flatMap((months) => {
    const monthly = Math.ceil((debt / months + interest * 0.6) / 1_000) * 1_000;
    const plan = payoff({ leftCents: debt, rateMilli: rate, monthlyCents: monthly });
    return plan ? [`- ${show(monthly)} a month: ${years(plan.months)}, about ${show(tens(plan.interestCents))} of interest`] : [];
  });
  if (rows.length < 2) return undefined;
  const lowest = least.test(all)
    ? `with the minimum alone it mostly takes fifteen years or more, because it shrinks with the debt; the first one is about ${show(tens(debt * 0.01 + interest))}. Kept at a fixed sum it goes much faster:`
    : "it hangs on what you pay a month:";
  return {
    topic,
    text: `${show(debt)}${assumed}: ${lowest}\n\n${rows.join("\n")}\n\nThat holds as long as nothing new goes on it. Your statement shows the time with the minimum alone, too, in a small box.\n\n**One next step:** choose the sum that you could keep up in a bad month, and set it as a fixed payment.\n\nHow much can you pay each month, honestly?`,
  };
}

const asksKeep = /\bhow much (?:should i|of (?:it|that) should i|do i|can i) (?:keep|leave|hold back|use|put)\b/;
/** "How much should I keep?", with savings and a debt. */
export function savingsToKeep({ newest, texts, own, show, numbers }: MoneyTalk): MoneyAnswer | undefined {
  if (numbers.length > 0 || !asksKeep.test(newest) || isForeign(texts, own)) return undefined;
  const { debt, savings, rates } = toldMoney({ texts: texts.slice(-6), own });
  if (debt === undefined || savings === undefined || savings < 30_000) return undefined;
  const keep = savings < 150_000 ? Math.min(savings, 100_000) : savings < 400_000 ? 100_000 : 200_000;
  const send = Math.min(savings - keep, debt);
  const saved =
    rates.length > 0
      ? ` That saves about ${show(Math.round(interestOf(send, rates[0] ?? usualRate) / 100) * 100)} of interest a month.`
      : "";
  return {
    topic,
    text:
      send < 10_000
        ? `Keep all of it: ${show(savings)} is about what one bad week costs, and without it the next repair goes on the card. Pay the debt from your pay instead, with everything above the minimum.\n\nWhen the savings have passed $1,000, what comes in beyond that can go to the debt.\n\n**One next step:** set one fixed payment for the day after payday.\n\nHow much is left after the bills in an ordinary month?`
        : `Keep ${show(keep)}, and send ${show(send)} to the debt: ${show(debt - send)} is left of it.${saved} The ${show(keep)} stops the next repair from going on the card again.\n\nKeep more, about one month of costs, if your job is shaky, if you have children, or if the car is old.\n\n**One next step:** transfer ${show(send)} to the card with the highest rate today, and leave the card at home this week.\n\nIs your income steady, or could it drop soon?`,
  };
}

/** "They offer 7%", "the loan would be 12%", and "is it worth it?", "how much would I save?". */
const lower = /\b(?:refinanc\w*|consolidat\w*|balance transfer|new loan|they offer|offer\w*|loan would be|personal loan)\b/;
const asksSaving =
  /\bhow much (?:would|will|could|can|do) (?:i|it|that) save\b|\bis (?:it|that) worth it\b|\bshould i (?:do|take) (?:it|that)\b/;
export function lowerRate(talk: MoneyTalk): MoneyAnswer | undefined {
  const { newest, texts, own, show, numbers, payoff } = talk;
  const lately = texts.slice(-6);
  const all = lately.join(" ");
  if (numbers.length > 0 || !payoff || !lower.test(all) || isForeign(texts, own) || /\b(?:mortgage|house|home)\b/.test(all))
    return undefined;
  const { debt, rates } = toldMoney({ texts: lately, own });
  const isNew = /%|\bpercent\b/.test(newest) && lower.test(newest);
  if (debt === undefined || debt < 100_000 || !(isNew || asksSaving.test(newest))) return undefined;
  const [first, second, third] = rates;
  if (first === undefined || third !== undefined) return undefined;
  const isAssumed = second === undefined && isCard.test(all);
  if (second === undefined && !isAssumed) return undefined;
  const [now, then] = second === undefined ? [usualRate, first] : [Math.max(first, second), Math.min(first, second)];
  if (now <= then) return undefined;
  const monthly = tens(debt / 45 + interestOf(debt, now) * 0.5);
  const [old, fresh] = [now, then].map((rate) => payoff({ leftCents: debt, rateMilli: rate * 1_000, monthlyCents: monthly }));
  if (!old || !fresh) return undefined;
  const saved = old.interestCents - fresh.interestCents;
  return {
    topic: isCard.test(all) ? "consolidate-debt" : "car-loan",
    text: `About ${show(tens(saved))} in all, if the payment stays the same. For ${show(debt)} with ${show(monthly)} a month:\n\n- at ${now} percent${isAssumed ? " (a usual card rate)" : " now"}: ${years(old.months)}, ${show(tens(old.interestCents))} of interest\n- at ${then} percent: ${years(fresh.months)}, ${show(tens(fresh.interestCents))}\n\nSo it is worth it if the fees are clearly below ${show(tens(saved))}, ${isCard.test(all) ? "and the cards stay at zero afterwards" : "and the new loan doesn't run longer than the old one"}. A longer loan looks cheaper each month and eats the gain.\n\n**One next step:** ask for the APR with all fees in it and the number of months, in writing, and one credit union for its offer.\n\nHow many months would the new loan run?`,
  };
}

const asksWhich =
  /^\W*(?:(?:ok|so|and|but) )*(?:which (?:one|debt|card)?(?: (?:should i|do i|to|first|pay|goes|comes))*(?: off)?(?: first)?|i'?ll do (?:the )?(?:snowball|avalanche)|(?:i'?ll )?(?:go with |try |do )?(?:the )?(?:snowball|avalanche))\W*$/;
/** Two balances without rates: the snowball begins with the smaller one. */
export function twoBalances(talk: MoneyTalk): MoneyAnswer | undefined {
  const { newest, texts, own, show, numbers } = talk;
  if (numbers.length > 0 || isForeign(texts, own) || texts.slice(-6).some((text) => /%|\bpercent\b/.test(text))) return undefined;
  const from = [newest, ...(asksWhich.test(newest) ? texts.slice(-5, -1).toReversed() : [])].find(
    (text) => (saidIn(text, own) ?? []).length > 1,
  );
  if (from === undefined || /\b(?:make|earn|income|savings?|saved|rent|a month)\b/.test(from)) return undefined;
  const all = (saidIn(from, own) ?? []).map((one) => ({
    ...one,
    name:
      /^ (?:(?:on|in) (?:my |the |a )?)?((?:credit |car |student |personal |store )?(?:card|loan|visa|mastercard|debt))\b/.exec(
        one.after,
      )?.[1] ?? /\b((?:credit |car |student |personal |store )?(?:card|loan))(?: (?:of|for|with|at))? $/.exec(one.before)?.[1],
  }));
  if (all.length !== 2 || all.some(({ name, cents }) => name === undefined || cents < 10_000)) return undefined;
  const [small, large] = all.toSorted((one, two) => one.cents - two.cents);
  if (!small || !large || small.cents === large.cents) return undefined;
  const isAvalanche = /\bavalanche\b/.test(newest);
  const [name, otherName] = [small.name ?? "", large.name ?? ""];
  const monthly = Math.max(5_000, tens(small.cents / 5));
  if (isAvalanche)
    return {
      topic,
      text: `The avalanche begins with the higher rate, and mostly that is the ${name.includes("card") ? name : otherName}; look at both statements to be sure. Minimum on the other, everything extra on that one, and when it is gone its whole payment moves over.\n\nIt costs the least interest. If it feels too slow after three months, changing to the smaller balance is allowed.\n\n**One next step:** write the rate beside ${show(small.cents)} and ${show(large.cents)}.\n\nWhich two rates stand there?`,
    };
  return {
    topic,
    text: `With the snowball the ${show(small.cents)} ${name} comes first: the minimum on the ${otherName}, everything extra on the ${name}. With ${show(monthly)} a month it is gone in about ${count(Math.ceil((small.cents * 1.05) / monthly), "month")}. Then the whole ${show(monthly)} goes on top of the payment for the ${show(large.cents)}.\n\nOne bill less within months is worth a little interest if you lose heart easily. And a card is mostly dearer than a loan, so here both ways may begin with the same one.\n\n**One next step:** set ${show(monthly)} to the ${name} for the day after payday, by itself.\n\nHow much could you really send it each month?`,
  };
}

export const debtStartRules: readonly ((talk: MoneyTalk) => MoneyAnswer | undefined)[] = [debtAndSavings, moneyPlan, savingsToKeep];
/** For after all rules that know the payment or the kind of debt. */
export const debtLaterRules: readonly ((talk: MoneyTalk) => MoneyAnswer | undefined)[] = [lowerRate, payoffTimes, twoBalances];
