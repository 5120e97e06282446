import { uncapital } from "../talk/coach.texts.rules.ts";
import type { Day } from "#shared/dates.ts";
import { showCents } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import { plain } from "crisis-detector/plain";
import { amountsIn, perMonthOf } from "./coach.amounts.rules.ts";
import { showShort } from "./coach.payoff.rules.ts";
import { savingStep } from "./coach.saving.rules.ts";
import { figure, lastMatch, partsIn, workSums, type Sums } from "./coach.talk-work-sums.rules.ts";

/** Sums whose figures stand in several messages of a talk: a bill, what is there and what can be paid; an offer and two rents. */

const notCents = /^ ?(?:%|percent|am\b|pm\b|years?|yrs?|months?|weeks?|days?|hours?|people|times|kids)\b|^ ?%/;
const isBill =
  /^(?!.*\b(?:credit|card|loan|mortgage|rent|sav(?:e|ed|ing)|wedding|student|taxes)\b).*\b(?:bill|surgery|vet|invoice|estimate|quoted?|repairs?|dentist|dental|root canal|hospital|emergency room|funeral|brakes|transmission|furnace|roof|ticket|fine)\b/;
const hasIt =
  /^\W*(?:and |but |so |well )*(?:(?:i|we)(?:'ve| only| do| just)* )?(?:have|got|saved|can (?:pay|put down|do)|could (?:pay|put down))(?: (?:about|around|only|like|up|maybe|just))* $/;
const asksParts =
  /\b(?:can|could|may|should) (?:i|we) (?:just |maybe )*(?:pay|do)\b[^.!?]{0,20}\b(?:monthly|in parts|over time|in installments?|a month|bit by bit|slowly)\b|\b(?:payment plan|installments?)\b/;
const asksLong =
  /^\W*(?:(?:and|so|ok|okay|but|then) )*(?:how (?:long|many (?:months|weeks|payments))\b[^.!?]{0,40}|when (?:will|would|am|is)\b[^.!?]{0,30}\b(?:done|paid|over|finished)\b[^.!?]{0,10})\W*$/;

/** A bill, less what is there, by what can be paid each month. */
function billInParts({ newest, texts, own, show, answers }: Sums): string | undefined {
  if (texts.some((text) => /%|\b(?:apr|percent)\b/.test(text))) return undefined;
  const billed = texts.findLast((text) => isBill.test(text) && partsIn(text, own).some(({ cents }) => cents >= 10_000)) ?? "";
  const bills = partsIn(billed, own).filter(({ cents, before, after }) => cents >= 10_000 && !notCents.test(after) && !hasIt.test(before));
  const [bill, second] = bills;
  if (!bill || second) return undefined;
  const later = texts
    .slice(texts.lastIndexOf(billed))
    .flatMap((text) => partsIn(text, own))
    .filter(({ start, text }) => text !== billed || start !== bill.start);
  const part = later.findLast(
    ({ before, after, cents }) =>
      perMonthOf(before, after) === 1 &&
      cents < bill.cents &&
      !/\b(?:make|earn|income|rent|new(?:er)? (?:one|car)|car payment|lease|insurance|would be|will be)\b/.test(before),
  );
  const had = later.findLast(
    (one) => one !== part && hasIt.test(one.before) && perMonthOf(one.before, one.after) === undefined && one.cents < bill.cents,
  );
  if (!part) return undefined;
  const isAsked = asksParts.test(newest) || asksLong.test(newest);
  if (part.text !== newest && !isAsked) return undefined;
  const left = bill.cents - (had?.cents ?? 0);
  const times = Math.ceil(left / part.cents - 1e-9);
  const rest = left - part.cents * (times - 1);
  const less = had ? `${show(bill.cents)} less the ${show(had.cents)} you have is ${show(left)}; at` : `${show(bill.cents)} at`;
  const result = `${less} ${show(part.cents)} a month that's ${count(times, "month")}${rest === part.cents ? "" : `, with ${show(rest)} as the last one`}, if nobody adds interest.`;
  const wasSaid = answers.some((text) => text.includes(result.slice(0, 60)));
  const ask = `${had ? `I can pay ${show(had.cents)} today and` : "I can pay"} ${show(part.cents)} on the first of each month. Can we write that down, without interest?`;
  if (asksParts.test(newest))
    return `Mostly yes, if you ask before it is due; many offices have a plan and don't say so first. Some send you to a financing card instead: there, one late payment can bring interest for the whole time, so ask for a plan with the office itself before you sign.${wasSaid ? "" : ` ${result}`}\n\n“${ask}”\n\n**One next step:** call and say that, and get the yes in writing.\n\nHave they named a day by which they want the money?`;
  if (wasSaid) return `${count(times, "month")}, as worked out above, if none is missed.\n\nWhat could get in the way of one of them?`;
  return `${result}\n\n“${ask}”\n\n**One next step:** ask for exactly that, before you look at a card or a loan.\n\nHave they said whether they take parts?`;
}

/** Sold for less than what is owed on it. */
function soldBelow({ newest, texts, own, show }: Sums): string | undefined {
  const sold = lastMatch(texts, /\b(?:sold|selling|traded?(?: in)?)\b[^.!?]{0,30}\bfor \$?(\d[\d,]*)( ?k)?/);
  const owed = lastMatch(
    texts,
    /\b(?:owe|owed|owing|loan (?:is|was|balance is)|payoff is)(?: (?:about|still|like|around))* \$?(\d[\d,]*)( ?k)?/,
  );
  if (!sold || !owed || !/\b(?:car|truck|van|suv|motorcycle|bike|boat|camper|rv)\b/.test(texts.join(" "))) return undefined;
  const cents = ([, one, k]: RegExpExecArray) => figure(one) * (k ? 1000 : 1);
  const gap = cents(owed) - cents(sold);
  if (gap <= 0) return undefined;
  const had = texts.flatMap((text) => partsIn(text, own)).findLast((one) => hasIt.test(one.before) && one.cents < gap);
  if (!/\d/.test(newest) && !/\b(?:cover|rest|gap|difference|left|still owe|pay)\b/.test(newest)) return undefined;
  const left = gap - (had?.cents ?? 0);
  const told = `${show(cents(owed))} less ${show(cents(sold))} from the sale is ${show(gap)} that is still owed.`;
  const covered = had ? `With the ${show(had.cents)} you have, ${show(left)} of the ${show(gap)} is still owed.` : told;
  if (had)
    return `${covered}\n\n“I can pay ${show(had.cents)} now. Can the other ${show(left)} go into monthly parts, and at what rate?”\n\n**One next step:** ask the lender and one credit union that same sentence, and take the cheaper answer.\n\nHow soon would ${show(left)} be paid with what one month leaves you?`;
  return `${covered} That part has no car behind it anymore, so what it costs hangs on your credit: the same lender may put it into a small plan, and a credit union may lend it for less than a card. Ask about both before you take the first offer, and don't let the payment lapse meanwhile.\n\n“The sale leaves ${show(gap)} open. Can that go into monthly parts, and at what rate?”\n\n**One next step:** call the lender with that sentence, and one credit union for comparison.\n\nWhat could go to it each month?`;
}

/** First and last month and a deposit, beside what is saved. */
function moveIn({ newest, texts, own, show }: Sums): string | undefined {
  if (
    !/\bfirst\b[^.!?]{0,20}\blast\b|\b(?:first|last) month\b/.test(newest) ||
    !/\b(?:deposit|security|first\b[^.!?]{0,8}\blast)\b/.test(newest)
  )
    return undefined;
  const rented = lastMatch(texts, /\brent\b[^.!?\d]{0,20}\$?(\d[\d,]{2,})/);
  if (!rented) return undefined;
  const rent = figure(rented[1]);
  const hasDeposit = /\b(?:deposit|security)\b/.test(newest);
  const total = rent * (hasDeposit ? 3 : 2);
  const saved = texts.flatMap((text) => partsIn(text, own)).findLast((one) => one.cents >= 10_000 && hasIt.test(one.before));
  const beside = !saved
    ? ""
    : saved.cents >= total
      ? ` Of your ${show(saved.cents)}, ${show(saved.cents - total)} is left for the rest.`
      : ` You have ${show(saved.cents)}, so ${show(total - saved.cents)} is missing, before the other costs.`;
  return `First month, last month${hasDeposit ? " and a deposit of one more" : ""}: ${hasDeposit ? 3 : 2} times ${show(rent)} is ${show(total)}.${beside} Beside that stand the application fee, setting up power and internet, renters insurance, the truck, and a first shop for towels, pans and food; count on a few hundred dollars. Not every landlord asks for all three; many take first month and deposit.\n\n**One next step:** ask each place for the whole sum to move in, in writing, before you pay a fee.\n\nIs there a place you have in mind?`;
}

/** A sum for each working day over a year: "14 a day" and "5 days a week". */
function perWeekdays({ newest, texts, show }: Sums): string | undefined {
  const asked = /\b(?:how much|what)\b[^.!?]{0,25}\b(?:a|per|in a|each) (year|month)\b/.exec(newest);
  const found = lastMatch(
    texts,
    /\$?(\d{1,3}(?:\.\d{1,2})?) ?(?:dollars |bucks )?(?:a|per|each|every) day\b[^.!?\d]{0,12}([2-6]|two|three|four|five|six) (?:days|times)\b/,
  );
  if (!asked || !found) return undefined;
  const days = { two: 2, three: 3, four: 4, five: 5, six: 6 }[found[2] ?? ""] ?? Number(found[2]);
  const week = figure(found[1]) * days;
  return `${show(figure(found[1]))} on ${days} days is ${show(week)} a week, about ${show(Math.round((week * 52) / 1200) * 100)} a month or ${show(week * 52)} a year. You don't have to save all of it: with two days of bought lunch left, ${show(Math.round((week * 52 * (days - 2)) / days))} of that stays with you, less what the food from home costs.\n\n**One next step:** choose the two days on which you buy it, and cook a little more the evening before the others.\n\nWhat would you like to do with that money?`;
}

/** A budget for a meal, by the number of guests. */
function perGuest({ newest, texts, own, show }: Sums): string | undefined {
  if (!/\b(?:host\w*|thanksgiving|christmas|dinner|party|cookout|bbq|barbecue|shower|potluck|reunion)\b/.test(texts.join(" ")))
    return undefined;
  const [, guests] = lastMatch(texts, /\b(\d{1,3}) (?:people|guests|of us|persons|adults)\b/) ?? [];
  const spend = texts
    .flatMap((text) => partsIn(text, own))
    .findLast(
      (one) =>
        one.cents >= 2_000 &&
        (/\b(?:budget|spend|have|only)\b[^.!?\d]{0,12}$/.test(one.before) ||
          /^ (?:dollars? |bucks )?(?:budget|to spend|total|for (?:food|everything|all of it))\b/.test(one.after)),
    );
  if (guests === undefined || !spend || Number(guests) < 3 || !/\d/.test(newest)) return undefined;
  const each = Math.floor(spend.cents / Number(guests) / 10) * 10;
  return `${show(spend.cents)} for ${guests} people is about ${show(each)} each, and that's enough when you make the main dish and the others bring one thing each. Nobody minds being asked.\n\n“I'm so glad you're coming! I'll do the main dish. Could you bring [a side, drinks, dessert]? Tell me about allergies, please.”\n\nPlan one dish that everyone can eat, such as potatoes or a bean stew without butter and nuts, and let the oven do only what must be hot: the rest can be cold, or made the day before.\n\n**One next step:** send that message today, with a different thing for each one.\n\nWhich dish would you be sad to do without?`;
}

const saved = / is (\S+) a (month|week)\./;
/** After a sum to save: another who joins in, and whether it can be done. */
function besideSaving({ newest, texts, answers, own, show }: Sums): string | undefined {
  const last = answers.findLast((text) => text.includes("[savings goal](/debt)") && saved.test(text));
  const [, rate = "", unit = "month"] = saved.exec(last ?? "") ?? [];
  const needed = amountsIn(plain(rate), own)[0]?.cents;
  if (needed === undefined) return undefined;
  const joins =
    /\b(?:fianc\w+|husband|wife|partner|boyfriend|girlfriend|he|she|they|mom|dad|parents|sister|brother|roommate)\b(?: (?:can|could|will|would|also|says?|wants? to))* (?:put(?:s)? (?:in|aside|up)|adds?|pays?|gives?|chips? in|saves?|does?) /;
  const other = texts
    .flatMap((text) =>
      joins.test(text)
        ? partsIn(text, own).filter(({ before, after }) => perMonthOf(before, after) === (unit === "month" ? 1 : 52 / 12))
        : [],
    )
    .at(-1);
  if (other && (other.text === newest || /\b(?:so )?(?:what|how much) (?:do|should|would) (?:i|we)\b/.test(newest))) {
    if (other.cents >= needed) return undefined;
    return `Then ${show(needed - other.cents)} a ${unit} is yours: ${show(needed)} less the other ${show(other.cents)}.\n\n**One next step:** let both parts leave on the same day, into one account with its own name.\n\nWould that hold in a bad month, too?`;
  }
  const paid = /\b(?:get |am |i'?m )?paid (every (?:two|2|other) weeks?|bi-?weekly|twice a month|weekly|every (?:week|friday))\b/.exec(
    newest,
  )?.[1];
  if (paid !== undefined && unit === "month") {
    const times = paid === "twice a month" ? 24 : /two|2|other|bi/.test(paid) ? 26 : 52;
    const each = Math.ceil((needed * 12) / times / 100) * 100;
    return `Then it is ${show(each)} from each paycheck: ${times} of them a year come to ${show(needed)} a month. Let it leave on payday itself, before the money feels like yours.\n\n**One next step:** ${savingStep}, and set up the transfer for the next payday.\n\nHow much of it have you got already?`;
  }
  if (
    /^\W*(?:so |and |but )*(?:is (?:it|that|this) (?:even )?(?:doable|possible|realistic|too much)|can (?:i|we) (?:do|make) (?:it|that)|will (?:i|we) make it)\W*$/.test(
      newest,
    )
  )
    return `${show(needed)} a ${unit} is what it hangs on, and one ordinary month answers it: what comes in, less rent, bills, food and getting to work. If more than ${show(needed)} is left, it's doable; if half of that is left, move the date or make it smaller, and it is, too.\n\n**One next step:** put ${show(needed)} into [your budget](/budget) as if it were a bill, and look at what's left for each day.\n\nWhat is usually left at the end of a month?`;
  return undefined;
}

const rules = [billInParts, soldBelow, moveIn, perWeekdays, perGuest, besideSaving, ...workSums];

/** Such a sum, once all its figures are known and the newest message adds one or asks for it. */
export function talkSum(texts: readonly string[], answers: readonly string[], own = "USD", today?: Day): string | undefined {
  const all = texts.slice(-8).map((text) => plain(text).slice(0, 600));
  const newest = all.at(-1) ?? "";
  if (all.length < 2 || newest.split(" ").length > 30) return undefined;
  const input: Sums = {
    newest,
    texts: all,
    answers,
    own,
    today,
    show: (cents) => (cents % 100 === 0 || cents >= 10_000 ? showShort(cents, own) : showCents(cents, own)),
  };
  for (const rule of rules) {
    const text = rule(input);
    if (text !== undefined) return answers.some((one) => one.includes(text.slice(0, 60))) ? again(text) : text;
  }
  return undefined;
}

/** Where the result was asked for again: its figure alone. */
function again(text: string): string | undefined {
  const [, part] = /^Then (\S+ a \w+) is yours/.exec(text) ?? [];
  const [, days] = /^There are [^.]+\. At your pace it takes (\d+ days)/.exec(text) ?? [];
  const [, verdict] = /^The offer of [^]*?\. (So [^.]+\.)/.exec(text) ?? [];
  if (verdict !== undefined)
    return `By the figures above: ${uncapital(verdict)} What tips it is what you would be doing there, and who would be near.\n\n**One next step:** ask for the two things that could change it, the pay and the move, before you say no.\n\nWhat would you miss most if you went?`;
  return part !== undefined
    ? `${part} from you, as worked out above.\n\nOn which day of the month could it go out?`
    : days === undefined
      ? undefined
      : `With what you do now it takes ${days}, as worked out above; a little more each day changes that.\n\nWhen in the day do you write most easily?`;
}

/** The subject with which a talk goes on after such a sum. */
export const talkSumTopic = (text: string): string | undefined => topicsOf.find(([mark]) => mark.test(text))?.[1];
const topicsOf: readonly [RegExp, string][] = [
  [/without interest\?”|as worked out above, if none is missed/, "pay-a-surprise"],
  [/ (?:that )?is still owed\. That part/, "car-loan"],
  [/percent, or about \S+ a year at forty hours|^The offer is /, "ask-for-pay"],
  [/^First month, last month/, "first-apartment"],
  [/^There are \d+ days? left/, "study-exam"],
  [/ weeks at \S+ are /, "lost-job"],
  [/a \w+ is what it hangs on|less the other|^Then it is \S+ from each paycheck/, "build-a-cushion"],
];
