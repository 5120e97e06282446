import type { Cents } from "#shared/money.ts";
import { incomeAndCostsIn } from "./coach.income-and-costs.rules.ts";
import { saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";
import { showShort, years } from "./coach.payoff.rules.ts";
import { statedDebt } from "./coach.stated-debt.rules.ts";

/** A refund or bonus beside a debt, what a higher payment saves, and a repair beside the payment for a newer car. */

type Rule = (talk: MoneyTalk) => MoneyAnswer | undefined;
const windfall = "(?:tax |irs |stimulus )?(?:refund|bonus|inheritance|settlement|gift|windfall|tax return)";
const windfallIs = new RegExp(`\\b(?:my |the |a |our )?${windfall}(?: (?:is|was|of|will be|should be|check|for))*(?: (?:about|around))* $`);
const windfallAfter = new RegExp(`^ (?:\\w+ )?${windfall}\\b`);
const asksUse = /\b(?:should|what if|could|can) (?:i|we)\b|\bor\b|\?/;

/** "My tax refund is $2,400, should I pay off my card? the card is $1,900 at 25%"; "what if I use my $1,500 tax refund?" */
const refundOnDebt: Rule = ({ newest, texts, own, payoff }) => {
  const all = saidIn(newest, own) ?? [];
  const extra = all.find(({ before, after }) => windfallIs.test(before) || windfallAfter.test(after));
  if (!extra || extra.perMonth !== undefined || !asksUse.test(newest) || !payoff) return undefined;
  const others = all.filter((one) => one !== extra);
  // the debt of the message itself, or of the talk before
  const said = others.length > 0 ? statedDebt([`i owe ${newest.slice(others[0]?.start ?? 0)}`], own) : statedDebt(texts.slice(0, -1), own);
  const { leftCents, rateMilli, monthlyCents } = said;
  if (!leftCents || rateMilli === undefined || said.unclear || said.currency !== undefined || others.length > 1) return undefined;
  const show = (one: Cents) => showShort(Math.round(one / 100) * 100, own);
  const interest = (one: Cents) => show((one * rateMilli) / 1_200_000);
  const rest = leftCents - extra.cents;
  const rate = `${rateMilli / 1000} percent`;
  if (rest <= 0)
    return {
      topic: "choose-a-debt",
      text: `Your ${show(extra.cents)} covers all of the ${show(leftCents)}${rest === 0 ? "" : `, and ${show(-rest)} stays`}. At ${rate} the debt costs about ${interest(leftCents)} a month, more than any savings account brings, so paying it off is the best use there is. ${-rest >= 50_000 ? `The ${show(-rest)} that stays is a cushion to begin with.` : "Only if nothing else is saved, keep $500 back, pay the rest of it now, and clear the last piece in the next months."}\n\n**One next step:** pay it on the day the money arrives, and let what you paid each month go into savings from then on.\n\nIs anything saved beside it?`,
    };
  const plan = monthlyCents === undefined ? undefined : payoff({ leftCents: rest, rateMilli, monthlyCents });
  const before = monthlyCents === undefined ? undefined : payoff({ leftCents, rateMilli, monthlyCents });
  const figures =
    plan && before && monthlyCents
      ? ` With ${show(monthlyCents)} a month it is gone in ${years(plan.months)} instead of ${years(before.months)}, and the interest comes to ${show(plan.interestCents)} instead of ${show(before.interestCents)}.`
      : ` The interest falls from about ${interest(leftCents)} to ${interest(rest)} a month.`;
  return {
    topic: "choose-a-debt",
    text: `${show(leftCents)} less ${show(extra.cents)} leaves ${show(rest)} at ${rate}.${figures} If nothing is saved yet, keep about $500 of it back first, so that the next flat tire doesn't go on the card again.\n\n**One next step:** pay it on the day the money arrives, before it looks like spare money.\n\n${plan ? "Is anything saved for a bad day?" : "How much can you pay each month?"}`,
  };
};

const asksSaved =
  /^\W*(?:(?:so|and|ok(?:ay)?|then|wow) )*how much (?:interest |money )?(?:do|would|will|does) (?:i|that|it|we) save(?: (?:me|then|that way|in interest|in total|by (?:that|doing that)))*\W*$/;
/** "How much interest do I save?", after two payments for one debt. */
const savedByMore: Rule = ({ newest, texts, own, payoff }) => {
  if (!asksSaved.test(newest) || !payoff) return undefined;
  const states = texts.slice(0, -1).map((_, at) => statedDebt(texts.slice(0, at + 1), own));
  const now = states.at(-1);
  if (!now?.leftCents || now.rateMilli === undefined || !now.monthlyCents || now.unclear) return undefined;
  const before = states.findLast(
    ({ monthlyCents, leftCents }) => monthlyCents !== undefined && monthlyCents !== now.monthlyCents && leftCents === now.leftCents,
  );
  if (!before?.monthlyCents) return undefined;
  const owed = { leftCents: now.leftCents, rateMilli: now.rateMilli };
  const plans = [before.monthlyCents, now.monthlyCents].toSorted((one, other) => one - other);
  const [low, high] = plans.map((monthlyCents) => payoff({ ...owed, monthlyCents }));
  if (!low || !high) return undefined;
  const show = (one: Cents) => showShort(Math.round(one / 100) * 100, now.currency ?? own);
  // of the figures as they are shown
  const saved = (Math.round(low.interestCents / 100) - Math.round(high.interestCents / 100)) * 100;
  return {
    topic: "choose-a-debt",
    text: `${show(saved)}: ${show(low.interestCents)} of interest at ${show(plans[0] ?? 0)} a month, and ${show(high.interestCents)} at ${show(plans[1] ?? 0)}. And it is gone ${years(low.months - high.months)} sooner.\n\n**One next step:** ask the lender that the extra goes to the principal, and check the next statement for it.\n\nWould ${show(plans[1] ?? 0)} hold in a bad month, too?`,
  };
};

const newerCar =
  /\b(?:new(?:er)? (?:one|car|truck)|car payment|replacement|different (?:one|car))\b[^.!?\d]{0,25}\$?([\d,]{3,})(?: dollars)? (?:a|per|each) month/;
const repairIs = /\b(?:repairs?|fix(?:ing)?(?: it)?|estimate)\b[^.!?\d]{0,25}\$?([\d,]{3,})\b/;
/** "The repair is $2,200", "a new one would be $420 a month". */
const repairOrNew: Rule = ({ newest, texts, own, show }) => {
  const cents = (figure = "") => Math.round(Number(figure.replaceAll(",", "")) * 100);
  const repair = cents(
    texts
      .slice(-6)
      .map((text) => repairIs.exec(text)?.[1])
      .findLast(Boolean),
  );
  const monthly = cents(
    texts
      .slice(-4)
      .map((text) => newerCar.exec(text)?.[1])
      .findLast(Boolean),
  );
  const isPay = incomeAndCostsIn([newest], own).incomeCents;
  if (!(repair > 0) || !(monthly > 0) || !/\b(?:car|truck|van|suv)\b/.test(texts.join(" "))) return undefined;
  if (newerCar.test(newest))
    return {
      topic: "mind-the-car",
      text: `${show(monthly)} a month is ${show(monthly * 12)} a year, before the higher insurance. The repair of ${show(repair)} is as much as ${(Math.round((repair / monthly) * 10) / 10).toLocaleString("en-US")} such payments. So if it keeps the car on the road for longer than that, fixing it is cheaper, unless rust, the engine or the transmission come next.\n\n“If it were yours and you needed it one more year, what would you do, and what fails next?”\n\n**One next step:** ask a second shop that, and get one insurance quote for the newer car.\n\nWhat comes in each month, after taxes?`,
    };
  if (isPay === undefined || isPay < monthly) return undefined;
  const share = Math.round((100 * monthly) / isPay);
  return {
    topic: "mind-the-car",
    text: `${show(monthly)} of ${show(isPay)} is ${share} percent for the payment alone; a usual line is ten to fifteen, and about twenty with insurance, gas and repairs. ${share > 15 ? "So I'd lean to the repair, if it buys you a year, and put a part of that payment aside each month meanwhile." : "So it could be carried, if the rest of the month has room; the repair still costs less over the next year."}\n\n**One next step:** live with the payment for two months before you sign: put ${show(monthly)} aside on payday. It pays the repair or the down payment.\n\nWhat is left after rent and the other bills?`,
  };
};

const nothingSaved =
  /\b(?:no|without(?: any)?|don'?t have(?: any)?|zero|haven'?t got(?: any)?) (?:\w+ )?(?:savings|cushion|emergency fund)\b|\bnothing (?:is )?(?:saved|put away|in savings)\b/;
const asksSplit =
  /\bsplit\b|\bhow much (?:to|on|for|goes|into)\b|\bhow (?:do|should|would) i (?:divide|share)\b|\bwhat (?:should|do|would) (?:i|you) do\b/;
const cushionCents = 50_000;
/** "I got a 2,000 tax refund", then "I have a card with 3,200 at 27%", "no savings", "split it how". */
const refundThenDebt: Rule = ({ newest, texts, answers, own, show }) => {
  const before = texts.slice(-6, -1);
  const refundIn = (text: string) =>
    (saidIn(text, own) ?? []).find((one) => one.perMonth === undefined && (windfallIs.test(one.before) || windfallAfter.test(one.after)));
  const extra = before.map(refundIn).findLast(Boolean);
  if (!extra) return undefined;
  const rest = texts.filter((text) => refundIn(text) === undefined);
  const { leftCents, rateMilli, unclear, currency } = statedDebt(rest, own);
  const isNew = statedDebt([newest], own).leftCents !== undefined;
  const isBare = rest.some((text) => nothingSaved.test(text));
  if (!leftCents || rateMilli === undefined || unclear || currency !== undefined) return undefined;
  if (!isNew && !nothingSaved.test(newest) && !asksSplit.test(newest)) return undefined;
  const interest = (cents: Cents) => show((cents * rateMilli) / 1_200_000);
  const saved = Math.min(cushionCents, Math.floor(extra.cents / 4 / 100) * 100);
  const paid = Math.min(extra.cents - saved, leftCents);
  const after = leftCents - paid;
  const spare = extra.cents - saved - paid;
  const split = `${show(saved)} into savings and ${show(paid)} to the card`;
  const answer = (text: string): MoneyAnswer => ({ topic: "choose-a-debt", text });
  const wasSaid = answers.some((text) => text.includes(split));
  if (wasSaid && nothingSaved.test(newest))
    return answer(
      `Then the ${show(saved)} is the more urgent part: without it the next flat tire goes on the card again, at ${rateMilli / 1000} percent. So savings first and the card second, both on the same day. When the ${show(saved)} was needed, fill it up again before anything extra goes to the card.\n\n**One next step:** open an account of its own for it, or name a [savings goal](/debt) with ${show(saved)}.\n\nWhen does the money arrive?`,
    );
  if (wasSaid)
    return answer(
      `As above: ${split}, in this order, both on the day it arrives. The ${show(saved)} goes where you don't see it every day, such as an account of its own. ${after > 0 ? `The card is then at ${show(after)}; what the payment was before, keep paying it, and it falls by itself.` : "The card is then at zero; let its payment go into savings from now on."}\n\n**One next step:** set both transfers up today, with the date of the refund.\n\nWhat do you pay on the card each month now?`,
    );
  return answer(
    `${isBare ? "Without savings the cushion comes first, and it may be small" : "If nothing is saved yet, a small cushion comes first"}: ${split}. At ${rateMilli / 1000} percent the card costs about ${interest(leftCents)} a month now${after > 0 ? `, and with ${show(after)} left about ${interest(after)}` : ", and nothing after that"}.${spare > 0 ? ` ${show(spare)} stays; it may go to the cushion as well.` : ""} No savings account pays anything near that, so all beyond the cushion belongs there.${isBare ? "" : " If three months of costs are saved already, all of it may go to the card."}\n\n**One next step:** make both transfers on the day the money arrives, before it looks like spare money.\n\n${after > 0 ? "What do you pay on the card each month?" : "Where should its monthly payment go from then on?"}`,
  );
};

export const windfallSums: readonly Rule[] = [refundOnDebt, refundThenDebt, savedByMore, repairOrNew];
