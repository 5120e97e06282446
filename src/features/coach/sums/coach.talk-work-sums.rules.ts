import { daysBetween, type Day } from "#shared/dates.ts";
import type { Cents } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import { amountsIn, type Amount } from "./coach.amounts.rules.ts";

/** Sums about pay, a move for work, severance and a thesis, whose figures stand in several messages of a talk. */

export interface Sums {
  newest: string;
  /** The messages of the user, the newest last, normalized. */
  texts: readonly string[];
  /** The answers so far. */
  answers: readonly string[];
  own: string;
  today?: Day | undefined;
  show: (cents: Cents) => string;
}
interface Part extends Amount {
  text: string;
  before: string;
  after: string;
}
export const partsIn = (text: string, own: string): Part[] =>
  amountsIn(text, own).map((one) => ({ ...one, text, before: text.slice(0, one.start), after: text.slice(one.end) }));
export const figure = (text = "") => Math.round(Number(text.replaceAll(",", "")) * 100);
export const lastMatch = (texts: readonly string[], pattern: RegExp) => texts.map((text) => pattern.exec(text)).findLast(Boolean);

const perHour = String.raw`\$?(\d{1,2}(?:\.\d{1,2})?)`;
/** Another's hourly pay for the same work. */
function hourlyGap({ newest, texts, show }: Sums): string | undefined {
  const other = new RegExp(
    String.raw`\b(?:co-?workers?|colleague|new (?:guy|hire|girl|person)|he|she|they|others?|someone|everyone else)\b[^.!?\d]{0,25}\b(?:makes?|gets?|earns?|paid|started at|starts at)\b[^.!?\d]{0,12}${perHour}(?![\d,]| ?k\b| ?%| (?:days|weeks|hours))`,
  ).exec(newest);
  const mine = lastMatch(
    texts,
    new RegExp(String.raw`${perHour} ?(?:an hour|per hour|\/ ?h(?:ou)?r|hourly)\b(?<!\b(?:he|she|they|makes)\b[^.!?]{0,30})`),
  );
  if (!other || !mine) return undefined;
  const [gap, base] = [figure(other[1]) - figure(mine[1]), figure(mine[1])];
  if (gap <= 0 || gap > base) return undefined;
  const part = (Math.round((1000 * gap) / base) / 10).toLocaleString("en-US");
  return `That is ${show(gap)} an hour more than your ${show(base)}, ${part} percent, or about ${show(gap * 2080)} a year at forty hours. It is a strong reason to ask, and it's better used quietly: ask with your results and with what the job pays nearby, and leave the name out. Most people in private companies may talk about pay with each other; federal law protects that.\n\n“I've been here [time], and I [two results]. The going rate for this work is around ${show(figure(other[1]))}. I'd like to be there, from the next pay period.”\n\n**One next step:** find two local ads with a number in them.\n\nWho decides about your pay?`;
}

const thousand = String.raw`\$?(\d{2,3})(?:,000| ?k)\b`;
/** The same without its "k", beside a figure that has one. */
const thousandOrBare = String.raw`\$?(\d{2,3})(?:,000| ?k)?\b(?![.,]\d| ?(?:%|an? |per |years?|hours?|hrs?))`;
/** An offer in another place beside the pay of now, with two rents. */
function offerAndRents({ newest, texts, show }: Sums): string | undefined {
  const offer = lastMatch(texts, new RegExp(String.raw`\boffer\w*\b[^.!?\d]{0,20}${thousand}`));
  const now = lastMatch(
    texts,
    new RegExp(String.raw`\b(?:i (?:make|earn|get)|making|currently|now(?: at)?|i'?m at)(?: (?:about|around|at))* ${thousandOrBare}`),
  );
  const rents = lastMatch(texts, /\brents?\b[^.!?\d]{0,12}\$?(\d[\d,]*)[^.!?\d]{1,20}\$?(\d[\d,]*)/);
  if (!offer || !now) return undefined;
  const more = (Number(offer[1]) - Number(now[1])) * 100_000;
  const [here, there] = rents ? [figure(rents[1]), figure(rents[2])] : [0, 0];
  const isAsked =
    /\bworth (?:it|moving|the move)\b|\bshould i (?:take|go|move)\b|\brents?\b/.test(newest) || (rents !== undefined && /\d/.test(newest));
  if (!isAsked || more <= 0) return undefined;
  if (!rents || there <= here || here < 20_000) return undefined;
  const yearly = (there - here) * 12;
  // taxes usually take between a fifth and a third of what comes on top
  const [verdict, advice] =
    yearly >= more
      ? [
          `So the rent alone takes ${yearly === more ? "all" : `${show(yearly - more)} more than all`} of the raise, before taxes and the move itself.`,
          "no, unless they raise it or pay the move",
        ]
      : yearly >= more * 0.67
        ? [`So ${show(more - yearly)} a year is left of it, and taxes on the raise probably take that and more.`, "about even, at best"]
        : [
            `So ${show(more - yearly)} a year is left of it before taxes, which take a fifth to a third of the raise, and before the move itself.`,
            "a careful yes",
          ];
  return `The offer of ${show(Number(offer[1]) * 100_000)} is ${show(more)} a year more, before taxes. The rent there is ${show(there - here)} a month more, ${show(yearly)} a year. ${verdict} Money alone says ${advice}; what else it opens, and whom you would leave, counts beside it.\n\n“I'd like to say yes. The rent there is ${show(there - here)} a month more than here. Could you go up to [figure], or help with the move?”\n\n**One next step:** look up what ${show(there)} rents there, and your take-home pay in that state.\n\nWhat would you go for, apart from the money?`;
}

const dayNames = "jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec";
/** The days from today to a day that is named as "dec 15" or "due on the 15th of december". */
function daysUntil(texts: readonly string[], today: Day): number | undefined {
  const found = lastMatch(
    texts,
    new RegExp(`\\b(${dayNames})[a-z]*\\.? (\\d{1,2})\\b|\\b(\\d{1,2})(?:st|nd|rd|th)? (?:of )?(${dayNames})`),
  );
  if (!found) return undefined;
  const month = dayNames.split("|").indexOf(found[1] ?? found[4] ?? "") + 1;
  const day = Number(found[2] ?? found[3]);
  if (day < 1 || day > 31) return undefined;
  const inYear = (year: number) => `${year}-${String(month).padStart(2, "0")}-${String(day).padStart(2, "0")}` as Day;
  const year = Number(today.slice(0, 4));
  const days = daysBetween(today, inYear(year));
  return days >= 0 ? days : daysBetween(today, inYear(year + 1));
}
/** Whether pages are done by a day at the pace of now. */
function pagesByDay({ newest, texts, today }: Sums): string | undefined {
  if (
    !today ||
    !(
      /\b(?:pages?|words|chapters?)\b[^.!?]{0,12}\b(?:a|per|each|every) day\b/.test(newest) ||
      /\b(?:make it|in time|doable|enough time)\b/.test(newest)
    )
  )
    return undefined;
  const [, left, unit = "pages"] = lastMatch(texts, /\b(\d[\d,]*) (?:more )?(pages|words|chapters) (?:left|to (?:go|write|read))\b/) ?? [];
  const [, pace] = lastMatch(texts, /\b(\d+|a|one|two|three|half a) (?:pages?|words|chapters?) (?:a|per|each|every) day\b/) ?? [];
  const days = daysUntil(texts, today);
  if (left === undefined || pace === undefined || days === undefined || days < 3) return undefined;
  const [open, rate] = [Number(left.replaceAll(",", "")), { a: 1, one: 1, two: 2, three: 3, "half a": 0.5 }[pace] ?? Number(pace)];
  if (!(rate > 0)) return undefined;
  const needed = Math.ceil(open / rate);
  const each = (Math.ceil((open * 10) / Math.max(1, days - 2)) / 10).toLocaleString("en-US");
  const verdict =
    needed <= days - 2
      ? `At your pace it takes ${count(needed, "day")}, so you make it, with ${count(days - needed, "day")} to spare for reading it over.`
      : `At your pace it takes ${count(needed, "day")}, so not quite yet: it takes ${each} ${unit} a day, and then two days are left for reading it over.`;
  return `There are ${count(days, "day")} left. ${verdict} Two shorter sittings a day bring more than one long one: the first before you look at the phone, the second after food. And write badly on purpose; a bad page can be fixed, an empty one can't.\n\n**One next step:** write your advisor or teacher two lines today on where you stand; help and a few more days are easiest to get before the date.\n\nWhich part could be shorter or left out?`;
}

/** Severance by weeks, from an hourly or yearly pay. */
function severance({ newest, texts, show }: Sums): string | undefined {
  const talk = texts.join("\n");
  const [, first, second] =
    /\b(\d{1,2}) weeks?(?:'s?)? (?:of )?(?:pay|severance)\b|\bseverance (?:of |is |for )*(\d{1,2}) weeks\b/.exec(talk) ?? [];
  const weeks = Number(first ?? second ?? 0);
  const hourly = lastMatch(texts, new RegExp(String.raw`\b(?:make|earn|get|at|pay(?:s|ing)?)(?: \w+)? ${perHour} (?:an|per) hour`));
  const yearly = lastMatch(texts, new RegExp(String.raw`\b(?:make|earn|salary (?:is|of))(?: \w+)? ${thousand}`));
  if (!(weeks > 0) || (!hourly && !yearly) || !(/\d/.test(newest) || /\b(?:would you do|should i|which|better)\b/.test(newest)))
    return undefined;
  const hours = Number(/\b(\d{2}) ?(?:hours|hrs)\b/.exec(talk)?.[1] ?? 40);
  const week = hourly ? figure(hourly[1]) * hours : Math.round((Number(yearly?.[1]) * 100_000) / 52);
  const [, bonus] = /\$?(\d[\d,]{3,}) (?:dollar )?(?:stay |retention )?bonus\b|\bbonus (?:of|is) \$?(\d[\d,]{3,})/.exec(talk) ?? [];
  const stay =
    bonus === undefined
      ? ""
      : ` Staying for a bonus of ${show(figure(bonus))} pays your wage for those weeks and about ${Math.round((figure(bonus) / week) * 10) / 10} weeks more on top; going early pays for weeks in which you can look for work already.`;
  return `${weeks} weeks at ${show(week)} are ${show(weeks * week)} before taxes.${stay} So it hangs on one thing: how soon you would find the next job. Ask how each way counts for unemployment pay and until when the health insurance runs; COBRA or healthcare.gov comes after.\n\nDon't sign at the table. From age 40 on, federal law gives you at least 21 days to think about a severance agreement in which you give up age claims, 45 where a group is let go, and 7 days to take a signature back.\n\n**One next step:** ask for both offers in writing, with the last day, the insurance and the date to sign.\n\nHow easy is it to find work like yours nearby?`;
}

export const workSums = [hourlyGap, offerAndRents, pagesByDay, severance];
