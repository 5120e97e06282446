import { capital } from "../talk/coach.texts.rules.ts";
import type { Cents } from "#shared/money.ts";
import { amountsIn, countedBy, countWord } from "./coach.amounts.rules.ts";
import { withoutFillers } from "./coach.cost-names.rules.ts";
import type { MoneyAnswer, MoneyTalk } from "./coach.money-talk.rules.ts";

/** What a repeated expense comes to in a month and a year: "$6 coffee every weekday", "a pack a day at $9", "twice a week at $35". */

interface Rhythm {
  /** How many of it a year has. */
  perYear: number;
  /** "every day", "on five days a week". */
  words: string;
}
const counts = countWord.slice(1, -1);
const each = "(?:an?|per|each|every)";
const countOf = (word = "") => (word === "once" ? 1 : word === "twice" ? 2 : countedBy(word));
const inWords = ["", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"];
const timesWords = (times: number, period: string) =>
  times === 1 ? `once a ${period}` : times === 2 ? `twice a ${period}` : `${inWords[times] ?? times} times a ${period}`;
const inYear: Record<string, number> = { day: 365, dai: 365, week: 52, month: 12, year: 1 };
const day = "(?:mon|tues|wednes|thurs|fri|satur|sun)days?";
const packs: Record<string, number> = { half: 0.5, "1": 1, a: 1, one: 1, two: 2, "2": 2, "1.5": 1.5 };
/** The first form that fits counts. */
const forms: readonly [RegExp, (found: RegExpExecArray) => Rhythm][] = [
  [
    /\b(half a|an?|one|two|1|2|1\.5) packs? ?(?:of cigarettes )?(?:an?|per|each|every|\/) ?day\b/,
    ([, word = "a"]) => {
      const one = packs[word.split(" ")[0] ?? "a"] ?? 1;
      return { perYear: one * 365, words: one === 0.5 ? "half a pack a day" : one === 1 ? "a pack a day" : `${one} packs a day` };
    },
  ],
  [
    new RegExp(
      String.raw`(?<![\d$.,])\b(once|twice|(?:${counts}) ?(?:times|x))(?: ${each} (day|week|month|year)| (dai|week|month|year)ly)\b`,
    ),
    ([, word = "", unit, other]) => {
      const [times, period] = [countOf(word.replace(/ ?(?:times|x)$/, "")), unit ?? other ?? "week"];
      return { perYear: times * (inYear[period] ?? 52), words: timesWords(times, period === "dai" ? "day" : period) };
    },
  ],
  [
    new RegExp(String.raw`(?<![\d$.,])\b(${counts}) (?:work ?)?(?:days|nights|mornings|evenings) ${each} week\b`),
    ([, word]) => ({ perYear: countOf(word) * 52, words: `on ${inWords[countOf(word)] ?? countOf(word)} days a week` }),
  ],
  [
    // "two coffees a day", not "$5 for two coffees a day"
    new RegExp(
      String.raw`(?<![\d$.,]|\bfor )\b(${counts}) (?:[a-z]+ )?(?!(?:dollars|bucks|times|days|nights|mornings|evenings|people|kids|hours|minutes)\b)[a-z]+s ${each} (day|week|month)\b`,
    ),
    ([, word, unit = "week"]) => ({ perYear: countOf(word) * (inYear[unit] ?? 52), words: timesWords(countOf(word), unit) }),
  ],
  [
    /\b(?:(?:every|each|per|on|a) )?(?:single )?(?:week ?days?|work ?days?|working days?|school days?|business days?)\b|\bmon(?:day)?s? ?(?:to|through|thru|-) ?fri(?:day)?s?\b|\bevery day (?:at|i go to) work\b|\bevery morning before work\b/,
    () => ({ perYear: 260, words: "on five days a week" }),
  ],
  [/\bevery (?:other|second|2nd) day\b/, () => ({ perYear: 182.5, words: "every other day" })],
  [
    /\bevery (?:other|second|2nd|2|two) (?:weeks?|fridays?|saturdays?|weekends?)\b|\b(?:bi-?weekly|fortnightly)\b/,
    () => ({ perYear: 26, words: "every two weeks" }),
  ],
  [
    new RegExp(String.raw`\bevery (${counts}) (weeks|months|days)\b`),
    ([, word, unit]) => ({
      perYear: (unit === "weeks" ? 52 : unit === "months" ? 12 : 365) / countOf(word),
      words: `every ${countOf(word)} ${unit}`,
    }),
  ],
  [/\b(?:every|each|on|on the) weekends?\b|\bweekends\b/, () => ({ perYear: 52, words: "every weekend" })],
  [
    new RegExp(String.raw`\b(?:every|each|on) (${day})\b`),
    ([, name = ""]) => ({ perYear: 52, words: `every ${name.charAt(0).toUpperCase()}${name.slice(1).replace(/s$/, "")}` }),
  ],
  [
    /\b(?:(?:an?|per|each|every|\/) ?(?:single )?(?:day|night|morning|evening)|daily|nightly|everyday)\b/,
    () => ({ perYear: 365, words: "every day" }),
  ],
  [/\b(?:(?:an?|per|each|every|\/) ?(?:single )?week|weekly)\b/, () => ({ perYear: 52, words: "once a week" })],
  [/\b(?:(?:an?|per|each|every|\/) ?(?:single )?month|monthly)\b/, () => ({ perYear: 12, words: "once a month" })],
];

const stops =
  /\b(?:stop\w*|quit\w*|giv(?:e|ing) (?:it |that |them |those )?up|gave up|cut(?:ting)? (?:it |that |them |those |back |down )?(?:out|on)|cut|skip\w*|drop(?:ped)?|cancel\w*|no longer|don'?t (?:buy|get|go|order|do)|didn'?t (?:buy|get|go|order|do)|without|kick(?:ed|ing)? the habit|bring(?:ing)? (?:my|a) lunch|pack(?:ing)? (?:my|a) lunch)\b/;
const asksSum =
  /\bhow much\b|\bwhat (?:would|do|does|will|could|can|is|are|am) |\bwhat'?s (?:that|it|the)\b|\badds? up\b|\bis (?:that|it) a lot\b|\bworth it\b|\bbig deal\b|\bmake a difference\b|\bthat (?:bad|much)\b/;
/** "Is $20 a week on lunch a lot": what has usual lines of its own is left to them. */
const isMuch = (words: string) =>
  /^\W*(?:so |and )?is (?:about )?\$?\d[^.!?]*\b(?:a lot|too much)\b/.test(words) &&
  !/\b(?:insurance|groceries|food|car|electric\w*|phone|day ?care|child ?care|utilities|gas|payments?|internet|student)\b/.test(words);
/** What asks for one period, whose words are no rhythm: "how much do I save in a year", "what is that a month". */
const asked =
  /\b(?:in|over|for|after|by the end of|at the end of) (?:an?|one|the|this|1|per|each|every)? ?(?:whole |full |entire )?(?:year|month|week)\b|(?<!(?:\d|days|times|nights|once|twice|dollars|bucks) )\b(?:per|each|every|a) (?:year|month|week)(?=\W*$|,? (?:if|when)\b)|\b(?:year|month|annual)ly(?=\W*$)/g;
/** "How much do I save in a year if I stop": the time is that of the question, and the amount no sum to reach. */
export const asksWhatIsSaved =
  /\b(?:how much|what) (?:money )?(?:do|would|will|could|can|did|am) i (?:be )?sav(?:e|ing)\b(?! (?:each|every|a|per) (?:week|month)\b)[^.!?]{0,40}\b(?:if|by) (?:i|we|not|stop\w*|quit\w*|skip\w*|cut\w*|bring\w*|mak\w+)|\bif (?:i|we) (?:stop\w*|quit|skip\w*|cut|cancel\w*|no longer|don'?t|didn'?t|gave up|give up)\b[^]*\bsav(?:e|ing)\b|\b(?:how much|what) (?:do|would|will|could) (?:i|we) save (?:in|over|for|per|a) (?:an? |one |the )?(?:whole )?year\W*$/;
/** What has sums of its own, or where the amount isn't spent. */
const notSpent =
  /\b(?:upside down|underwater)\b|\bpayments? (?:is|are|of)\b|^\W*(?:so )?(?:how much|what)(?:'s| is) \$?[\d.,]+ (?:a|per) (?:day|week|month)\b|\b(?:i|we|he|she) (?:only |just )?makes? (?:about |around )?\$?\d|\b(?:earn\w*|paid|salary|wages?|income|need to save|should i save|have to save|raise|hour|hourly|hr|owe[sd]?|debts?|loans?|apr|interest|minimum|rent|mortgage|invest\w*|goal|left|gas mileage|miles?|tax(?:es)?|child support|bonus|tip)\b|\d ?(?:%|percent)/;
/** Where "half of it" is no advice. */
const isNeeded =
  /\b(?:therap\w+|counsel\w+|medic\w+|meds|insulin|doctor|copays?|prescriptions?|formula|diapers|dialysis|lotter\w+|lotto|scratch|powerball|church|tithe)\b/;
/** What is put away, "if I save $50 a week". */
const putAway = /\b(?:save|saving|saved|put(?:ting)? (?:away|aside|in)|set(?:ting)? aside|put) (?:about |around )?\$?\d/;
const isFromTo = /\bfrom\b.*\bto\b|\binstead of\b|\brather than\b/;
const instead = /\b(?:instead of|rather than|and not)\b/;

/** "In 5 years": the time that is asked about. */
const inTime = new RegExp(String.raw`\b(?:in|for|after|over(?: the (?:last|next|past))?|within) (${counts}) (years|months)\b`);
interface Spent {
  cents: Cents;
  rhythm: Rhythm;
  isDifference: boolean;
}
function spentIn(text: string, own: string): Spent | undefined {
  const words = withoutFillers(text)
    .replace(inTime, " ")
    .replace(asked, (found) => " ".repeat(found.length));
  const [first, found = ""] = rhythmIn(words) ?? [];
  if (!first) return undefined;
  let rest = words.replace(found, " ; ");
  const [other, again = ""] = rhythmIn(rest) ?? [];
  // "from four times a week to once a week"
  const isLess = other !== undefined && isFromTo.test(words) && other.perYear !== first.perYear;
  if (other !== undefined && !isLess && other.perYear !== first.perYear) return undefined;
  rest = rest.replace(again, " ; ");
  const rhythm = isLess ? { perYear: Math.abs(first.perYear - other.perYear), words: `${first.words} or ${other.words}` } : first;
  const [one, second, third] = amountsIn(rest, own).filter(({ isMarked, cents }) => isMarked || cents >= 100);
  if (!one || third || one.cents < 50 || one.cents > 1_000_000) return undefined;
  const isNamed =
    one.isMarked || /^ *;/.test(rest.slice(one.end)) || /\b(?:at|costs?|spend|spending|is|on) $/.test(rest.slice(0, one.start));
  if (!isNamed) return undefined;
  if (!second) return { cents: one.cents, rhythm, isDifference: isLess };
  const between = rest.slice(one.end, second.start);
  if (!second.isMarked || !one.isMarked || isLess) return undefined;
  if (instead.test(between)) return { cents: Math.abs(second.cents - one.cents), rhythm, isDifference: true };
  return /^[^.!?]{0,25}(?: and|,| plus) [^.!?]{0,15}$/.test(between) && !/\b(?:or|to)\b/.test(between)
    ? { cents: one.cents + second.cents, rhythm, isDifference: false }
    : undefined;
}
function rhythmIn(words: string): [Rhythm, string] | undefined {
  for (const [form, read] of forms) {
    const found = form.exec(words);
    if (found) return [read(found), found[0]];
  }
  return undefined;
}

export function habitSum({ newest, own, show, texts }: MoneyTalk): MoneyAnswer | undefined {
  const isStopped = stops.test(newest);
  if (
    notSpent.test(newest) ||
    /\bsince\b/.test(newest) ||
    newest.split(" ").length > 40 ||
    !(
      asksSum.test(newest) ||
      isMuch(newest) ||
      (isStopped && /\bif\b|\bsav\w+|\b(?:want|like|trying|need|going) to (?:stop|quit|cut|skip|give up)\b/.test(newest))
    )
  )
    return undefined;
  const checks = eachPaycheck({ newest, own, show });
  if (checks) return checks;
  const said = spentIn(newest, own);
  if (!said) return howOften({ newest, own, show });
  const { cents, rhythm, isDifference } = said;
  if (cents === 0) return undefined;
  const yearly = Math.round(cents * rhythm.perYear);
  const [year, month] = [show(yearly), show(yearly / 12)];
  const perWeek = yearly / (rhythm.perYear % 52 === 0 ? 52 : 365 / 7);
  const week = rhythm.perYear > 52 ? `${show(perWeek)} a week, ` : "";
  const about = yearly % 1_200 === 0 ? "" : "about ";
  const begin = isDifference
    ? `The difference is ${week}${about}${month} a month and ${year} a year.`
    : rhythm.perYear === 12
      ? `${exact(cents, show)} a month is ${year} a year.`
      : `${exact(cents, show)} ${rhythm.perYear === 52 && rhythm.words === "once a week" ? "a week" : rhythm.words} is ${week}${about}${month} a month and ${year} a year.`;
  const is = rhythm.words.includes("pack") ? begin.replace(/ (?=a pack|half a pack|\d\S* packs)/, " for ") : begin;
  const [span, many, unit] = inTime.exec(newest) ?? [];
  const whole =
    span === undefined
      ? ""
      : ` ${capital(span)} that comes to ${show(Math.round(yearly * countOf(many) * (unit === "years" ? 1 : 1 / 12)))}.`;
  if (putAway.test(newest))
    return {
      topic: "build-a-cushion",
      text: `${is}${whole} That is what you put in yourself; in a savings account a little interest comes on top. After half a year ${show(yearly / 2)} is there.\n\n**One next step:** set it up as a transfer on payday, before the money feels like yours.\n\nWhat is it for?`,
    };
  if (/\b(?:smok\w+|cigarettes?|packs?|vap\w+|nicotine)\b/.test(`${texts.slice(-3).join(" ")}`))
    return {
      topic: "quit-smoking",
      text: `${is}${whole} That is what stays with you when you stop, from the first day on. Most people need several tries, and help about doubles the odds: 1-800-QUIT-NOW is free, and often sends patches or gum.\n\n**One next step:** move ${show((yearly * 7) / 365)} into an account of its own each week from your first day without, so that you can see it grow.\n\nWhat would the ${year} be for?`,
    };
  if (!isStopped && !isDifference && !instead.test(newest))
    return {
      topic: "start-a-budget",
      text: `${is}${whole} ${isNeeded.test(newest) ? "Now it has a figure to plan with." : `Whether that is much depends on what it gives you; half of it would leave you ${show(yearly / 24)} a month.`}\n\n**One next step:** write it into [your budget](/budget) as one line, and look at it at the end of the month.\n\n${isNeeded.test(newest) ? "What would you like to do with that figure?" : "Is it worth that to you, or would half of it do?"}`,
    };
  return {
    topic: "build-a-cushion",
    text: `${is}${whole} ${isDifference ? "" : "If you put something else in its place, that comes off again. "}If all of it is too hard, half already leaves you ${show(yearly / 2)} a year.\n\n**One next step:** let ${show(yearly / 12)} leave your account on payday, or it goes to something else unseen.\n\nWhat would you like to use it for?`,
  };
}
const perPaycheck = /\b(?:an?|per|each|every|from (?:each|every)) (?:pay ?check|pay ?day)\b/;
/** "I spend $200 every paycheck on eating out, how much is that a year?" */
function eachPaycheck({ newest, own, show }: Pick<MoneyTalk, "newest" | "own" | "show">): MoneyAnswer | undefined {
  if (!perPaycheck.test(newest) || !asksSum.test(newest)) return undefined;
  const [one, second] = amountsIn(withoutFillers(newest).replace(asked, " "), own).filter(
    ({ isMarked, cents }) => isMarked || cents >= 1_000,
  );
  if (!one || second || one.cents > 200_000) return undefined;
  const [, every] = /\b(weekly|every week|bi-?weekly|every (?:two|2|other) (?:weeks?|fridays?)|twice a month)\b/.exec(newest) ?? [];
  const times = every === undefined ? undefined : every.startsWith("twice") ? 24 : every === "weekly" || every === "every week" ? 52 : 26;
  const figures =
    times === undefined
      ? `${exact(one.cents, show)} from each paycheck is ${show(one.cents * 26)} a year with pay every two weeks, ${show(one.cents * 24)} with pay twice a month, and ${show(one.cents * 52)} with pay each week.`
      : `${times} paychecks a year times ${exact(one.cents, show)} is ${show(one.cents * times)}, about ${show((one.cents * times) / 12)} a month.`;
  return {
    topic: putAway.test(newest) ? "build-a-cushion" : "start-a-budget",
    text: `${figures}\n\n**One next step:** write it into [your budget](/budget) as one line, and look at it at the end of the month.\n\n${times === undefined ? "How often are you paid?" : "Is that what you want it to be?"}`,
  };
}
/** "If I stop buying a $6 coffee, how much do I save in a year", without how often. */
function howOften({ newest, own, show }: Pick<MoneyTalk, "newest" | "own" | "show">): MoneyAnswer | undefined {
  const words = newest.replace(asked, " ");
  const [one, second] = amountsIn(words, own);
  if (
    !one ||
    second ||
    !one.isMarked ||
    one.cents > 10_000 ||
    words === newest ||
    rhythmIn(words) ||
    !stops.test(words) ||
    putAway.test(words)
  )
    return undefined;
  return {
    topic: "build-a-cushion",
    text: `That hangs on how often it is. ${exact(one.cents, show)} once a week is ${show(one.cents * 52)} a year, on five days a week ${show(one.cents * 260)}, and every day ${show(one.cents * 365)}.\n\n**One next step:** look at last month's statement and count how many times it really was.\n\nHow often do you buy it?`,
  };
}
/** "$6" or "$4.50", as it was said. */
const exact = (cents: Cents, show: (cents: Cents) => string) =>
  cents % 100 === 0
    ? show(cents)
    : show(Math.floor(cents / 100) * 100).replace(/(\d)(?!.*\d)/, `$1.${String(cents % 100).padStart(2, "0")}`);
