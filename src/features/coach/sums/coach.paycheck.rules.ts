import { daysBetween, addMonths, monthOf, type Day } from "#shared/dates.ts";
import { incomeAndCostsIn } from "./coach.income-and-costs.rules.ts";
import { listedCosts, saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";
import { ones } from "./coach.number-words.content.ts";

/** One paycheck that has arrived, what comes off it, and how the rest may be split until the next. */

const payBefore = /\b(?:pay ?check|got paid|was paid|get paid|payday|my check|direct deposit)\b[^.!?\d]{0,40}$/;
const onlyFigure = /^\W*(?:it'?s|it was|it is|its|about|around|like)?(?: (?:about|around|like))* ?\$?[\d,.]+\W*$/;
/** "I got my first paycheck" and "it was $1,640" as one message. */
const joined = (texts: readonly string[]): string[] =>
  texts.flatMap((text, at) => {
    const before = texts[at - 1] ?? "";
    const isSecond = onlyFigure.test(text) && payBefore.test(`${before} `) && arrived.test(before) && !/\d/.test(before);
    const after = texts[at + 1] ?? "";
    const isFirst = onlyFigure.test(after) && payBefore.test(`${text} `) && arrived.test(text) && !/\d/.test(text);
    return isFirst ? [] : [isSecond ? `${before}, ${text}` : text];
  });
/** "I owe my mom $200". */
const owedTo = /\bi owe (?:my |a )?(mom|dad|sister|brother|friend|roommate|boss|aunt|uncle|cousin|boyfriend|girlfriend) \$?([\d,]+)\b/;
/** "I owe 300 on my phone": a bill. */
const owedBill = /\bi owe \$?([\d,]+) (?:on|for) (?:my |the )?(phone|electric|car|insurance|internet|water|gas|rent|utilities)\b/;
const arrived = /\b(?:today|just|yesterday|tomorrow|this (?:week|morning|friday)|on friday|came in|hit|got my|got paid|get my)\b/;
const asks =
  /\?|\b(?:split|divide|spread|budget|what now|help|stretch|make it last|plan|what (?:should|do|can|could) (?:i|we) (?:do|pay))\b/;
const asksRest =
  /\bwhat (?:should|do|can|could) i do with (?:the rest|what'?s left|it)\b|\bhow (?:should|do|can) i (?:split|divide|spend) (?:the rest|it|what'?s left)\b/;
const asksNext = "When does the next paycheck come?";
const asksBills = "Which bills come out of it before the next one, and how much are they?";

export function paycheck({ newest, texts: said, answers, own, show, today, numbers }: MoneyTalk): MoneyAnswer | undefined {
  const texts = joined(said);
  // the question may have been left out where it was asked before
  const isNext = answers.slice(-3).some((text) => text.includes(asksNext) || text.includes(asksBills));
  const at = texts.findLastIndex((text) => payIn(text, own) !== undefined);
  const pay = payIn(texts[at] ?? "", own);
  if (pay === undefined || (at < texts.length - 1 && !isNext && !(asksRest.test(newest) && at >= texts.length - 4)) || numbers.length > 0)
    return undefined;
  const { costs } = incomeAndCostsIn(
    texts.slice(at).map((text) => text.replace(owedBill, "$2 $1")),
    own,
  );
  for (const text of texts.slice(at)) {
    const [, who, sum = ""] = owedTo.exec(text) ?? [];
    if (who !== undefined) costs.set(`your ${who}`, Number(sum.replaceAll(",", "")) * 100);
  }
  const told = texts.slice(at).flatMap((text) => saidIn(text, own) ?? []);
  const spent = [...costs.values()].reduce((sum, cents) => sum + cents, 0);
  const days = at === texts.length - 1 ? undefined : daysUntil(newest, today);
  // an amount that is neither the pay nor a cost could be anything
  if (told.length > costs.size + 1 || told.some(({ perMonth }) => perMonth !== undefined)) return undefined;
  const rest = pay - spent;
  if (costs.size === 0) {
    if (!(asks.test(newest) || newest.split(" ").length <= 9) || at < texts.length - 1) return undefined;
    return {
      topic: "start-a-budget",
      text: `Before any of the ${show(pay)} is spent, it goes into three piles: what is due before the next paycheck, food and gas until then, and a little to keep, about ${show(Math.round(pay / 20 / 500) * 500)} to begin with. What is left after that is yours to spend without a bad conscience.\n\n**One next step:** write me the bills that come out of this paycheck, in one line, and I do the sum.\n\n${asksBills}`,
    };
  }
  const sum = `${show(pay)} less ${listedCosts(costs, show)} leaves ${show(rest)}`;
  if (rest <= 0)
    return {
      topic: "bills-due",
      text: `${show(pay)} less ${listedCosts(costs, show)} is ${rest === 0 ? "nothing left for food" : `${show(-rest)} short`}, so one of them has to wait or be paid in two parts. Food and the ride to work come before everything but the roof.\n\n“I can pay half now and the rest on my next payday, [date]. Can we write that down?”\n\n**One next step:** call the one that is due last, and ask that today, before the date has passed.\n\n${asksNext}`,
    };
  const food = rest < 20_000 ? rest : Math.round((rest * 0.6) / 1_000) * 1_000;
  if (days !== undefined) {
    const each = food / days;
    return {
      topic: "start-a-budget",
      text: `That is ${days} days: the ${show(food)} for food and gas comes to about ${show(each)} a day, or ${show(each * 7)} a week. ${each < 1_500 ? "That is tight, so cook ahead, and let the cushion wait this time." : "That can be enough, if you shop once with a list and fill the tank early."}\n\n**One next step:** take the first week of it out now, ${show(Math.min(food, each * 7))}, and leave the rest where you don't see it.\n\nWhat else has to come out of it before then?`,
    };
  }
  if (at < texts.length - 1 && !/\d/.test(newest) && !asksRest.test(newest)) return undefined;
  if (food === rest)
    return {
      topic: "start-a-budget",
      text: `${sum}. That is all for food and gas until the next paycheck, about ${show(rest / 14)} a day if it's two weeks off, so nothing else should come out of it. A food pantry can stretch it (211 knows where), and a bill that can wait may be asked to.\n\n**One next step:** buy the food for the first week now, with a list.\n\n${asksNext}`,
    };
  const cushion = Math.max(1_000, Math.round((rest * 0.1) / 1_000) * 1_000);
  const [debts, wasSaid] = [rest - food - cushion, answers.some((text) => text.includes(`${sum}. A split`))];
  if (wasSaid && asksRest.test(newest))
    return {
      topic: "start-a-budget",
      text: `Of the ${show(rest)}, as above: ${show(food)} for food and gas, ${show(cushion)} to the cushion, and ${show(debts)} to the smallest payments on your debts. If there is no debt, that part goes to the cushion as well, and a little of it to something you like.\n\n**One next step:** move the ${show(cushion)} now, before the day begins to spend it.\n\nWhat else falls due before the next paycheck?`,
    };
  return {
    topic: "start-a-budget",
    text: `${sum}. A split that holds:\n\n- ${show(food)} for food and gas until the next paycheck, about ${show(food / 14)} a day if it's two weeks off\n- ${show(cushion)} to a small cushion, moved today\n- ${show(debts)} to the smallest payments on your debts, and what is left of it to the one with the highest rate\n\nIf another bill falls due before then, it comes first, and the cushion may be smaller this time.\n\n**One next step:** move the ${show(cushion)} now, before the day begins to spend it.\n\n${asksNext}`,
  };
}

/** The pay that a message says has arrived. */
function payIn(text: string, own: string): number | undefined {
  if (!arrived.test(text)) return undefined;
  const all = saidIn(text, own)?.filter(({ before }) => payBefore.test(before)) ?? [];
  const [one] = all;
  return one && one.perMonth === undefined && one.cents >= 10_000 ? one.cents : undefined;
}

const weekdays = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"];
const number: Readonly<Record<string, number>> = { ...ones, a: 1 };
/** The days until a day that is named as "in two weeks", "next Friday" or "on the 15th". */
function daysUntil(words: string, today: Day | undefined): number | undefined {
  const [, many = "", unit = ""] = /\b(\d{1,2}|a|one|two|three|four) (day|week|month)s?\b/.exec(words) ?? [];
  const counted = number[many] ?? Number(many);
  if (counted > 0) return counted * (unit === "day" ? 1 : unit === "week" ? 7 : 30);
  if (/\bevery other week\b|\bbi-?weekly\b/.test(words)) return 14;
  if (today === undefined) return undefined;
  const [, on] = /\b(?:the )?(\d{1,2})(?:st|nd|rd|th)\b/.exec(words) ?? [];
  if (on !== undefined && Number(on) >= 1 && Number(on) <= 28) {
    const month = Number(on) > Number(today.slice(8)) ? monthOf(today) : addMonths(monthOf(today), 1);
    return daysBetween(today, `${month}-${on.padStart(2, "0")}`);
  }
  const [, next, day = ""] = /\b(next )?(sunday|monday|tuesday|wednesday|thursday|friday|saturday)\b/.exec(words) ?? [];
  const wanted = weekdays.indexOf(day);
  if (wanted < 0 || (next && /\bafter next\b/.test(words))) return undefined;
  // 1970-01-01 was a Thursday
  const now = (daysBetween("1970-01-01", today) + 4) % 7;
  return ((wanted - now + 6) % 7) + 1;
}
