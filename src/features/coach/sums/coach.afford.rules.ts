import { ones } from "./coach.number-words.content.ts";
import { addMonths, formatMonth } from "#shared/dates.ts";
import type { Cents } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import { isForeign, saidIn, type MoneyAnswer, type MoneyTalk } from "./coach.money-talk.rules.ts";
import { tens, toldMoney } from "./coach.told-money.rules.ts";

/** "Can I afford a $300 trip?", and then what is left, what is saved, and "when?". */

const asks =
  /\b(?:can|could|may|should) (?:i|we) (?:even |really |still |just )?(?:afford|buy|get|book|pay for|spend|go on)\b|\bafford(?:able)?\b|\bworth buying\b/;
/** What has other rules: a month's cost, a debt, a home. */
const other =
  /\b(?:rent|mortgage|house|home|apartment|condo|loan|financ\w+|owe|debts?|insurance|child|kids?|baby|college|medicine|doctor|a month payment|lease|move out|per month for)\b|%/;
const thingAfter =
  /^ (?:(?:for|on) )?(?:an? |the |some |my )?((?!(?:is|in|a|left|until|per|each|every|this|and|or|on|for|right|now|today|trip to)\b)[a-z]{3,14}s?)\b/;

interface Wish {
  price: Cents;
  /** "the trip", or "it". */
  name: string;
  /** Where it was asked. */
  at: number;
}
function wishOf({ texts, own }: MoneyTalk): Wish | undefined {
  const at = texts.findLastIndex((text) => asks.test(text) && !other.test(text));
  if (at < 0) return undefined;
  for (const text of texts.slice(at, at + 3)) {
    const found = (saidIn(text, own) ?? []).find(
      ({ before, after, perMonth }) =>
        (perMonth === undefined || /^ for (?:a|the) week\b/.test(after)) &&
        !/\b(?:make|earn|have|got|saved|owe|save)(?: (?:only|about|just))* $/.test(before) &&
        !/^ (?:left|saved|in savings)\b/.test(after),
    );
    if (!found) continue;
    const [, thing] = thingAfter.exec(found.after) ?? /\bafford (?:an? |the |to buy an? )?([a-z]{3,14})\b/.exec(texts[at] ?? "") ?? [];
    return { price: found.cents, name: thing === undefined || /^(?:it|that|this)$/.test(thing) ? "it" : `the ${thing}`, at };
  }
  return undefined;
}

const asksWhen =
  /^\W*(?:(?:ok(?:ay)?|so|and|but|then|well) )*(?:when(?: (?:then|can|could|would|will) ?(?:i|we|it|that)?[^.!?]{0,25})?|how long(?: (?:will|would|does|until|till|before)[^.!?]{0,30})?|by when)\W*$/;
const asksVerdict =
  /^\W*(?:(?:ok(?:ay)?|so|and|but|then|well) )*(?:should i(?: (?:buy|get|do|book|go for) (?:it|that))?|can i(?: afford it)?|is (?:it|that) (?:ok|okay|a good idea|worth it|smart)|what (?:would|do) you (?:do|think|say))(?: then| now)?\W*$/;

export function affordTalk(talk: MoneyTalk): MoneyAnswer | undefined {
  const { newest, texts, own, show, numbers, last, today, answers } = talk;
  if (texts.length < 2 || newest.split(" ").length > 25 || isForeign(texts, own)) return undefined;
  const isWhen = asksWhen.test(newest);
  const [, dated] = /it is saved by ([A-Z][^.]{3,24})\./.exec(last) ?? [];
  if (isWhen && dated !== undefined)
    return {
      topic: "build-a-cushion",
      text: `By ${dated}, if what I worked out above holds: the same sum put aside each time, and nothing taken out of it. A cheaper version comes sooner, and so does anything extra, such as a refund or something you sell.\n\n**One next step:** make it a [savings goal](/debt) with that date, and move the first part on your next payday.\n\nIs the date soon enough, or should the price come down?`,
    };
  const wish = numbers.length > 0 ? undefined : wishOf(talk);
  if (!wish || wish.at < texts.length - 6) return undefined;
  const { price, name } = wish;
  const since = texts.slice(wish.at);
  const { left, savings, saves } = toldMoney({ texts: since, own });
  const isNew = (saidIn(newest, own) ?? []).length > 0 && !newest.includes("?");
  const isVerdict = asksVerdict.test(newest);
  if (!isNew && !isWhen && !isVerdict) return undefined;
  const topic = /\b(?:trip|vacation|flight|cruise)\b/.test(since.join(" ")) ? "save-for-trip" : "pause-a-purchase";
  const day = (months: number) => (today === undefined ? "" : `, in ${formatMonth(addMonths(today.slice(0, 7), months))}`);
  if (saves !== undefined && (isNew || isWhen)) {
    const months = Math.max(1, Math.ceil((price - (savings ?? 0)) / saves));
    if (months > 120) return undefined;
    if (isWhen && answers.some((one) => one.includes("leaves no card bill behind")))
      return {
        topic,
        text: `After ${count(months, "month")}${day(months)}, as worked out above, if no month is missed. Sooner in two ways: ${show(tens(saves * 1.5))} a month makes it ${count(Math.ceil(price / (saves * 1.5)), "month")}, and a shorter or nearer version makes the sum smaller.\n\nFix the date only when two thirds are there; until then choose dates that can be canceled.\n\n**One next step:** set the transfer of ${show(saves)} for your next payday.\n\nWhat could come extra until then, such as a refund or overtime?`,
      };
    return {
      topic,
      text: `Yes, with a date: ${show(price)} at ${show(saves)} a month is there after ${count(months, "month")}${day(months)}. ${months > 3 ? `A quarter cheaper, ${show(tens(price * 0.75))}, and it takes ${count(Math.ceil((price * 0.75) / saves), "month")}; ` : "Anything extra makes it sooner; "}and saved first, ${name} leaves no card bill behind.\n\nBook only what is paid for, and keep a little aside for the days themselves.\n\n**One next step:** make it a [savings goal](/debt), and let the first ${show(saves)} leave your account on payday.\n\nIs ${formatless(months)} soon enough for you?`,
    };
  }
  if (left !== undefined) return fromLeft({ price, name, left, isWhen, show, topic, day, texts: since });
  if (savings !== undefined) {
    const rest = savings - price;
    if (isVerdict)
      return {
        topic,
        text: `By the figures: ${rest < 0 ? `no, ${show(-rest)} is missing` : rest < 100_000 ? `not in full yet, since only ${show(rest)} would be left` : `yes, ${show(rest)} stays as a cushion`}. A middle way: set a top price of ${show(tens(price * 0.65))} for a refurbished or older one, and leave the rest alone; then ${show(Math.max(0, savings - tens(price * 0.65)))} stays.\n\nIf you need it now to earn or to study, buy the cheaper one today and refill the savings first from the next pays. If it can wait three months, ${show(tens(price / 6))} from each pay every two weeks pays for it without touching them.\n\n**One next step:** look up one refurbished price with a warranty before you decide.\n\nDo you need it this month, or would it be nice to have?`,
      };
    const verdict =
      rest < 0
        ? `Not from savings: ${show(price)} is ${show(-rest)} more than the ${show(savings)}.`
        : rest < 100_000
          ? `You could pay it, but I'd wait: of ${show(savings)} only ${show(rest)} would be left, and that is less than one bad day costs.`
          : `Yes, it can be done: of ${show(savings)} there would be ${show(rest)} left as a cushion.`;
    const isWork = /\b(?:for|need it for|at) (?:work|school|my job|college)\b/.test(since.join(" "));
    return {
      topic,
      text: `${verdict} ${isWork ? "Because you earn or study with it, ask first whether the job or school pays for it or lends one; then look at a refurbished one for a third less." : "Ask whether a used or cheaper one would do; often half the price does the same."}\n\n${rest < 100_000 ? `A line that holds for most people: at least $1,000 stays untouched. With ${show(Math.ceil(Math.max(10_000, (100_000 - Math.max(rest, 0)) / 4) / 1_000) * 1_000)} a month set aside you are there in about four months.` : `Put back ${show(tens(price / 10))} a month, and in ten months the savings are where they were.`}\n\n**One next step:** wait two days, look at the price of a refurbished one, and then decide.\n\nWhat happens if you don't have it for three more months?`,
    };
  }
  return undefined;
}
const formatless = (months: number) => (months === 1 ? "one month" : count(months, "month"));

interface FromLeft extends Omit<Wish, "at"> {
  left: Cents;
  isWhen: boolean;
  show: (cents: Cents) => string;
  topic: string;
  day: (months: number) => string;
  texts: readonly string[];
}
function fromLeft({ price, name, left, isWhen, show, topic, day, texts }: FromLeft): MoneyAnswer | undefined {
  const isPayday = texts.some((text) => /\bpayday|paycheck|get paid\b/.test(text));
  if (left >= price && isWhen) return undefined;
  if (left >= price) {
    const rest = left - price;
    const [, many, unit] = /\bin (\d{1,2}|one|two|three|a) (days?|weeks?)\b/.exec(texts.join(" ")) ?? [];
    const days = unit === undefined ? undefined : (Number(many) || ones[many ?? ""] || 1) * (unit.startsWith("week") ? 7 : 1);
    const each = days === undefined ? "" : ` That is about ${show(Math.floor(rest / days / 100) * 100)} a day for ${count(days, "day")}.`;
    return {
      topic,
      text: `It fits on paper: ${show(left)} less ${show(price)} leaves ${show(rest)}${isPayday ? " until payday" : texts.some((text) => /\b(?:until|till|til) \w+day\b/.test(text)) ? " until then" : " for the rest of the month"}.${each} So the answer hangs on one thing: is any bill still to come out of it, and does ${show(rest)} cover food and getting around?\n\nIf both are fine, you may buy it without guilt. If you have to think about it, wait for payday; then it costs the same and no worry.\n\n**One next step:** write down what is still due before your next pay, and take it off the ${show(rest)}.\n\nWhat else has to come out of it?`,
    };
  }
  const short = price - left;
  const months = Math.ceil(price / left);
  const half = Math.ceil(price / (left / 2));
  if (months > 60) return undefined;
  return isWhen
    ? {
        topic,
        text: `If ${show(left)} is left every month and all of it goes to ${name}: after ${count(months, "month")} in all, this one included${day(months - 1)}. With half of it, ${show(left / 2)} a month, which is more realistic, after ${count(half, "month")}${day(half - 1)}.\n\nSooner with ${show(tens(short / 2))} from selling something or one extra shift, or with a version for ${show(tens(price * 0.6))}.\n\n**One next step:** make it a [savings goal](/debt) of ${show(price)}, and put the first ${show(tens(left / 2))} there on payday.\n\nWhich would you rather move: the date or the price?`,
      }
    : {
        topic,
        text: `Not this month: ${show(left)} is left and ${show(price)} is ${show(short)} more, and food and getting around still have to come out of the ${show(left)}. On a card it would cost more and next month would begin with it.\n\nThat isn't a no forever. With ${show(left)} left each month it is there after ${count(months, "month")}; a smaller version for ${show(tens(price * 0.6))} comes sooner.\n\n**One next step:** put ${show(tens(left / 3))} aside for ${name} today, and make it a [savings goal](/debt).\n\nDoes it have a date, or can it move?`,
      };
}
export const affordRules = [affordTalk];
