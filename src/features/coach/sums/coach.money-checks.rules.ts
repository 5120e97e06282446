import { count } from "#shared/text.ts";
import { amountAlone, isForeign, saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";
import { namesAmount, tens, toldMoney } from "./coach.told-money.rules.ts";

/** Smaller checks: groceries for how many, money that came and a debt, what is spent on one thing, a cushion so far. */

const groceryTalk = /\b(?:groceries|grocery|food (?:bill|budget|shopping))\b/;
const asksTooMuch = /\b(?:is|isn'?t) (?:that|this|it) (?:too much|a lot|normal|high|ok|okay|reasonable)\b|\btoo much\b/;
const ofPersons =
  /\b(?:family of|household of|for|feed(?:ing)?) (\d|two|three|four|five|six|just me|one|myself|me|us two|the two of us)\b|\bjust (me)\b/;
const inWords: Record<string, number> = { two: 2, three: 3, four: 4, five: 5, six: 6, "us two": 2, "the two of us": 2 };
/** "I spend $900 a month for a family of four", "is that too much?". fns.usda.gov/research/cnpp/usda-food-plans (September 2025, thrifty: about $250 and $310 for an adult, $1,000 for a family of four). */
export function groceriesPerPerson(talk: MoneyTalk): MoneyAnswer | undefined {
  const { newest, texts, own, show, numbers, answers } = talk;
  const lately = texts.slice(-4);
  const all = lately.join(" ");
  if (own !== "USD" || numbers.length > 0 || isForeign(texts, own) || !groceryTalk.test(all)) return undefined;
  const [, many = "", me] = ofPersons.exec(all) ?? [];
  const persons = me === undefined ? (inWords[many] ?? (Number(many) || (many === "" ? 0 : 1))) : 1;
  const spent = lately
    .filter((text) => (saidIn(text, own) ?? []).length === 1 && !/\b(?:rent|budget|make|earn|car|income)\b/.test(text))
    .flatMap((text) => saidIn(text, own) ?? [])
    .findLast(({ perMonth }) => perMonth !== undefined);
  if (persons < 1 || !spent || !(asksTooMuch.test(newest) || namesAmount(talk))) return undefined;
  const month = Math.round(spent.cents * (spent.perMonth ?? 1));
  const [low, high] = persons === 1 ? [25_000, 45_000] : [25_000 * persons, 40_000 * persons];
  const perMonth = spent.perMonth === 1 ? `${show(month)} a month` : `That is about ${show(tens(month))} a month, and it`;
  const verdict =
    month < low
      ? "is below the thriftiest plan, so you already shop very carefully"
      : month <= low * 1.25
        ? "is close to the thriftiest plan, so you already shop carefully"
        : month <= high
          ? "is in the middle"
          : "is on the high side, so there is room";
  if (answers.some((one) => one.includes("The USDA's thriftiest plan")))
    return {
      topic: "groceries-cost",
      text: `${month <= low * 1.25 ? "No" : month <= high ? "A little above what a careful plan needs" : "Yes, it is on the high side"}: ${show(tens(month))} for ${persons === 1 ? "one" : count(persons, "person", "people")} beside about ${show(low)} in the thriftiest plan. Where you live and what you may not eat move it by a fifth either way, so look at the parts and not only at the sum: waste, drinks, ready meals and snacks are often a third of it.\n\n**One next step:** plan two dinners from what is in the fridge before the next shop, and see what that trip costs.\n\nHow often do you shop in a week?`,
    };
  const goal = month <= low * 1.25 ? month * 0.95 : Math.max(low * 1.1, month * 0.85);
  return {
    topic: "groceries-cost",
    text: `${perMonth} ${verdict}. The USDA's thriftiest plan is about ${persons === 1 ? "$250 to $310 for one adult" : `$250 to $310 for each adult and less for small children, about ${show(low)} for ${persons}`}; a generous one comes to about ${show(high)}. Soap, paper and pet food don't count in it, so take those out first.\n\n${month < low ? "There is little left to cut; SNAP, WIC for small children and a pantry are made for this. What still helps:" : `The next step down is realistic at about ${show(tens(goal))}:`} four planned dinners a week, store brands for what you buy every week, and one “use it up” night before the next shop.\n\n**One next step:** mark on the last receipt what was thrown away, drinks, snacks and ready meals; that is where it starts.\n\nWhich of those is the largest for you?`,
  };
}

const came =
  /\b(?:tax refund|refund|bonus|inherit\w*|got a check|settlement|found money|extra money|stimulus|what should i do with \$?[\d,]+)\b/;
const asksWith =
  /\bwhat (?:should|do|can|would) (?:i|you) do\b|\bcan i (?:spend|use|keep) (?:some|any|a (?:bit|little))\b|\bhow much\b[^.!?]{0,20}\b(?:for fun|fun|spend|to spend|on myself|keep|enjoy)\b|\bwhich (?:one )?first\b/;
/** A bonus and a card: one split with the figures. */
export function cameBesideDebt(talk: MoneyTalk): MoneyAnswer | undefined {
  const { newest, texts, own, show, numbers, answers } = talk;
  const lately = texts.slice(-6);
  if (numbers.length > 0 || isForeign(texts, own) || !lately.some((text) => came.test(text))) return undefined;
  const told = toldMoney({ texts: lately, own });
  const sum = lately
    .flatMap((text) => (came.test(text) || amountAlone(text, own) ? (saidIn(text, own) ?? []) : []))
    .find(({ cents }) => cents !== told.debt)?.cents;
  const { debt } = told;
  const isAsked = asksWith.test(newest);
  if (sum === undefined || sum < 20_000 || debt === undefined || !(isAsked || (namesAmount(talk) && !newest.includes("?"))))
    return undefined;
  if (/%|\b(?:percent|irs|owe taxes|died|funeral|divorce)\b/.test(lately.join(" "))) return undefined;
  const fun = tens(Math.min(sum * 0.1, 50_000));
  const cushion = tens(Math.min(told.savings === undefined ? 50_000 : Math.max(0, 100_000 - told.savings), sum * 0.4));
  const toDebt = Math.min(debt, sum - fun - cushion);
  const left = sum - fun - cushion - toDebt;
  const isFun = /\b(?:fun|spend|enjoy|myself|keep)\b/.test(newest);
  const split = `- ${show(fun)} for something you enjoy, without guilt\n- ${show(cushion)} as a cushion, if there is none yet\n- ${show(toDebt)} to the ${show(debt)} of debt${toDebt === debt ? ", and it is gone" : `, which leaves ${show(debt - toDebt)}`}${left > 0 ? `\n- ${show(left)} stays in savings` : ""}`;
  if (answers.some((one) => one.includes(splitMark)))
    return isFun
      ? {
          topic: "windfall",
          text: `Yes: about a tenth, ${show(fun)}, is fair, and it keeps you from taking more later. Choose one thing for it now, on purpose, so that it doesn't go in small bits that nobody remembers.\n\nMove the rest first, on the day it arrives: ${show(toDebt)} to the debt, ${show(cushion)} to the cushion. What has left the account can't tempt.\n\n**One next step:** write down the one thing that the ${show(fun)} is for.\n\nWhat would you still be glad of in three months?`,
        }
      : isAsked
        ? {
            topic: "windfall",
            text: `In the order of the list above: late bills first, if there are any, then the ${show(cushion)} for bad days, then ${show(toDebt)} to the debt, and ${show(fun)} for you. Make the transfers on the day the money arrives, in one sitting; what stays in the account for a week goes in small bits that nobody remembers.\n\nIf the debt has a low rate, under about 6 percent, let the cushion grow first and pay the debt as planned.\n\n**One next step:** write the sums on a note, and put it where you do your banking.\n\nWhen does the money come?`,
          }
        : undefined;
  return {
    topic: "windfall",
    text: `${isFun ? `About a tenth for fun is fair, ${show(fun)}. ` : ""}For ${show(sum)} beside that debt, ${splitMark}:\n\n${split}\n\nThe debt gets the largest part because no savings account pays what a card costs, often 20 percent and more. The cushion comes first all the same, so that the next repair doesn't go back on the card.\n\n**One next step:** make both transfers on the day the money arrives, before anything else.\n\nIs a bill late right now? Then that one comes before all of it: which is it?`,
  };
}
const splitMark = "I'd split it like this";

const habit =
  /\b(?:eat(?:ing)? out|restaurants?|delivery|doordash|uber eats|takeout|coffee|starbucks|shopping|amazon|clothes|lottery|vap(?:e|ing)|cigarettes|subscriptions?)\b/;
const asksSave = /\bhow much (?:could|can|would|will|do) i save\b/;
/** "I spend $500 a month on it", after eating out and the like. */
export function spentOnOne(talk: MoneyTalk): MoneyAnswer | undefined {
  const { newest, texts, own, show, numbers } = talk;
  const lately = texts.slice(-4);
  const isTold =
    namesAmount(talk) &&
    !newest.includes("?") &&
    /\b(?:on it|on that|spend|it'?s|about|a (?:day|week|month))\b/.test(newest) &&
    newest.split(" ").length < 12;
  if (
    numbers.length > 0 ||
    isForeign(texts, own) ||
    !(isTold || asksSave.test(newest)) ||
    !lately.slice(0, -1).some((text) => habit.test(text))
  )
    return undefined;
  if (/\b(?:make|earn|owe|debt|saved?|savings|left|rent|need)\b/.test(isTold ? newest : "")) return undefined;
  const spent = lately.flatMap((text) => saidIn(text, own) ?? []).findLast(({ perMonth }) => perMonth !== undefined);
  if (!spent) return undefined;
  const month = Math.round(spent.cents * (spent.perMonth ?? 1));
  if (month < 3_000) return undefined;
  const [, name = "that"] =
    /\b(eating out|delivery|coffee|shopping|clothes|takeout|restaurants)\b/.exec(lately.join(" ").replace("eat out", "eating out")) ?? [];
  return {
    topic: name === "shopping" || name === "clothes" ? "pause-a-purchase" : "cook-cheap",
    text: `${show(tens(month))} a month is ${show(tens(month * 12))} a year. Half of it would be ${show(tens(month / 2))} a month back, ${show(tens(month * 6))} a year, and you wouldn't have to give it up: keep the times you enjoy, and drop the ones that happen because nothing else was ready.\n\nA limit by the week works better than a ban: ${show(tens(((month / 2) * 12) / 52))} a week for ${name}, on its own card or in cash. When it's gone, it's gone until Monday.\n\n**One next step:** move ${show(tens(((month / 2) * 12) / 52))} to savings today, as the first week's half.\n\nWhich of those times would you miss least?`,
  };
}

const cushionTalk = /\b(?:emergency (?:fund|savings)|cushion|rainy day|sav(?:e|ing) (?:money|more|any)|savings)\b/;
/** "I have $300 saved", on the way to a cushion. */
export function cushionSoFar(talk: MoneyTalk): MoneyAnswer | undefined {
  const { newest, texts, own, show, numbers } = talk;
  const lately = texts.slice(-4);
  if (
    own !== "USD" ||
    numbers.length > 0 ||
    newest.includes("?") ||
    isForeign(texts, own) ||
    !lately.slice(0, -1).some((text) => cushionTalk.test(text))
  )
    return undefined;
  if (/\b(?:owe|debts?|house|trip|vacation|down payment|retire\w*|afford|buy|invest\w*|laid off|lost my job)\b/.test(lately.join(" ")))
    return undefined;
  const all = saidIn(newest, own) ?? [];
  const [one, second] = all;
  const savings =
    toldMoney({ texts: [newest], own }).savings ??
    (/^\W*(?:i have|i'?ve got|we have|about|only|just)\b/.test(newest) && amountAlone(newest, own) ? one?.cents : undefined);
  if (!one || second || savings === undefined || one.perMonth !== undefined || savings > 5_000_000) return undefined;
  if (savings >= 100_000)
    return {
      topic: "build-a-cushion",
      text: `${show(savings)} is a real cushion: it catches a car repair or a gap of some weeks without a card. Measured in months: divide it by what you must pay in one (home, food, power, transport, minimums). One month is the next mark, three the usual aim, six with children or an unsteady income.\n\nWith $3,000 of such costs, ${show(savings)} would be ${(savings / 300_000).toFixed(1)} months.\n\n**One next step:** add up one month of must-pays and write it to me; then I tell you how far it reaches.\n\nWhat does such a month cost you?`,
    };
  const missing = 100_000 - savings;
  return {
    topic: "build-a-cushion",
    text: `${show(savings)} is a beginning, and the hardest part of it. The next mark is $1,000, because that covers most single bad days: ${show(missing)} to go. With $25 a week that takes ${count(Math.ceil(missing / 2_500), "week")}, with $50 a week ${count(Math.ceil(missing / 5_000), "week")}.\n\nKeep it in a savings account at another bank than your card, so that it takes a day to reach. Anything that comes at once, such as a refund, goes there until the $1,000 is full.\n\n**One next step:** set up $25 a week, or $50 each payday, for the day your pay comes in.\n\nWhich of the two would you not miss?`,
  };
}
export const moneyCheckRules = [groceriesPerPerson, spentOnOne, cushionSoFar];
