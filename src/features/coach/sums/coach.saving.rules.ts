import type { Cents } from "#shared/money.ts";
import { count } from "#shared/text.ts";
import { plain } from "crisis-detector/plain";
import { aboutWords, hasOtherPeriod, inContext, perMonthOf, type AmountInContext } from "./coach.amounts.rules.ts";
import { asksWhatIsSaved } from "./coach.habit-sums.rules.ts";
import { showShort, years } from "./coach.payoff.rules.ts";
import { mustBePaidBack } from "./coach.repayment.rules.ts";
import { wished, wishedByDay } from "./coach.wish.rules.ts";
import { ones } from "./coach.number-words.content.ts";

/** A sum that the user wants to save: what is needed a week or month, or how long it takes. From the chat's messages, not stored. */

interface Saving {
  goalCents?: Cents;
  hadCents?: Cents;
  /** The time for it: 3 "months". */
  span?: { parts: number; unit: "week" | "month" };
  /** The time that was named before a monthly or weekly amount replaced it. */
  aim?: Saving["span"];
  /** What is saved each month or week. */
  part?: { cents: Cents; unit: "week" | "month" };
  isByWeek?: boolean;
  currency?: string;
  /** More than one amount could be the sum. */
  isUnclear?: boolean;
}

/** Numbers in words, with "a" for one. */
export const numberWords: Readonly<Record<string, number>> = { a: 1, ...ones };
const howMany = `\\d{1,2}|${Object.keys(numberWords).join("|")}`;
const unitWord = "(weeks?|months?|years?)";
/** After a time: "a year and a half", "one year and 3 months". */
const andMore = `(?: and (a half\\b|(?:${howMany}) months?))?`;
/** "In 3 months", "in one and a half years", "in half a year". */
const spanIn = new RegExp(
  `\\b(?:in|within|over(?: the next)?|for the next) (half an?|${howMany})(?: (and a half))? ${unitWord}\\b${andMore}`,
);
const isSaving = /\b(?:sav(?:e|ed|ings?)|put(?:ting)? (?:aside|away)|set(?:ting)? aside|have|need|goal)\b/;

const isAboutSaving = (words: string) =>
  !asksWhatIsSaved.test(words) && (isSaving.test(words) || wished.test(words) || wishedByDay.test(words));

type Role = "goal" | "more" | "had" | "part" | "other";
/** The last of these words before an amount says what it is. */
const roleWords: [Role, string][] = [
  ["goal", "(?:need|want|have|like|hope|plan|trying)s? to (?:have|save|reach|get)(?: up)?|save up"],
  ["part", "(?:put|putting|set|setting) (?:aside|away)"],
  [
    "other",
    "earn(?:s|ing)?|make|making|get paid|take home|bring(?:ing)? (?:home|in)|income|salary|wages?|pay ?checks?|rent|bills|owe|debts?",
  ],
  ["had", "saved(?: up)?|got|have(?: already)?|already"],
  ["goal", "need|want|goal|reach|get to|until|till?|costs?|save|saving|for"],
];
const roleWord = new RegExp(roleWords.map(([, words]) => `\\b(${words})(?![\\w'])`).join("|"), "g");
const hadAfter =
  /^ (?:already |is )?(?:saved|put away|so far|in (?:my |the )?(?:savings|bank)|set aside|already|of it)\b|^ (?:that )?i (?:already )?have\b/;
const incomeAfter = /^ (?:\w+ )?(?:pay ?checks?|income|salary|wages?|pay|raise|bonus|combined)\b/;
const moreAfter = /^ (?:more|extra)\b/;

function roleOf(before: string, after: string, isRegular: boolean): Role | undefined {
  const found = [...before.matchAll(roleWord)].map((match) => roleWords[match.slice(1).findIndex((words) => words !== undefined)]?.[0]);
  const role = incomeAfter.test(after) ? "other" : found.at(-1);
  if (isRegular) return role === "goal" || role === "part" ? "part" : role === undefined ? "part" : "other";
  if (/^ (?:that )?(?:i|we) (?:need|want)\b/.test(after)) return "goal";
  if (role !== "goal" && hadAfter.test(after)) return "had";
  if (/^ to (?:save|reach)\b/.test(after)) return "goal";
  if (moreAfter.test(after)) return "more";
  return role === "part" ? "goal" : role;
}

/** A number alone is an amount only right after what one saves or needs. */
const stated = new RegExp(
  `\\b(?:need|want|goal (?:is|of)|costs?|reach|save(?: up)?|saved|get to|until|till?|for(?: an?)?|have|(?:put|set) (?:aside|away))${aboutWords} $`,
);
const notCounted = /^ ?(?:people|months?|years?|weeks?|days?|times?|kids|hours?|minutes?|more|things?|%|percent|[a-z]*s\b)/;
const isStated = (before: string, after: string, cents: Cents) =>
  cents >= 2_000 && (stated.test(before) || /^\W*! for (?:an?|my|our|the|some) /.test(`${before}!${after}`)) && !notCounted.test(after);

const numberOf = (word = "") => numberWords[word] ?? Number(word);
const spanOf = (found: RegExpExecArray | null): Saving["span"] => {
  const [, first = "", half, unit = "", more] = found ?? [];
  const parts = (first.startsWith("half") ? 0.5 : numberOf(first)) + (half || more === "a half" ? 0.5 : 0);
  if (!(parts > 0) || unit === "") return undefined;
  const months = more && more !== "a half" ? numberOf(more.split(" ")[0]) : 0;
  return unit.startsWith("year")
    ? { parts: parts * 12 + months, unit: "month" }
    : { parts, unit: unit.startsWith("week") ? "week" : "month" };
};

/** What is saved each week, or what another rhythm comes to in a month. */
const partOf = (cents: Cents, perMonth = 1): NonNullable<Saving["part"]> =>
  perMonth === 52 / 12 ? { cents, unit: "week" } : { cents: Math.round(cents * perMonth), unit: "month" };

/** Without one of these "I have" says of no other figure that it is to be saved. */
const savingCue = /\b(?:sav(?:e|ed|ings?)|aside|away|need\w*(?! to)|goal|want\w*|wish|hop(?:e|ing)|trip|by|until|for)\b/;
/** What a message says about a sum to save, in itself. */
function savingIn(words: string, own: string): Saving {
  const parts: (AmountInContext & { role: Role | undefined; perMonth: number | undefined })[] = [];
  for (const one of inContext(words, own, isStated)) {
    const perMonth = perMonthOf(one.before, one.after);
    const listed = one.isFirst || !/^\W*$/.test(one.before) ? undefined : parts.at(-1)?.role;
    const isRegular = perMonth !== undefined || hasOtherPeriod(one.before, one.after);
    parts.push({ ...one, perMonth, role: roleOf(one.before, one.after, isRegular) ?? listed });
  }
  const of = (role: Role | undefined) => [...new Set(parts.filter((one) => one.role === role).map(({ cents }) => cents))];
  const [goals, more, had] = [of("goal"), of("more"), of("had")];
  const sums = [goals, more, savingCue.test(words) ? of(undefined) : []].find((each) => each.length > 0) ?? [];
  const part = parts.find(({ role, perMonth }) => role === "part" && perMonth !== undefined);
  const span = spanOf(spanIn.exec(words));
  const [currency] = parts.flatMap((one) => one.currency ?? []);
  return {
    ...(sums.length === 1 && { goalCents: sums[0] as number }),
    ...(sums.length > 1 && { isUnclear: true }),
    ...(had.length === 1 && more.length === 0 && !/\bon top of\b/.test(words) && { hadCents: had[0] as number }),
    ...(span && { span }),
    ...(part && { part: partOf(part.cents, part.perMonth) }),
    ...(/\b(?:each|every|per|a) week\b|\bweekly\b/.test(words) && { isByWeek: true }),
    ...(currency !== undefined && currency !== own && { currency }),
  };
}

const fillers =
  /\b(?:and|or|then|what|how|about|if|i|we|you|save|saved|saving|could|can|do|put|with|only|just|ok|okay|manage|can only|make|it|its|that|lets|let's|say|try|maybe|instead|a|per|each|every|month|week|months|weeks|years?|quarter|day|other|once|twice|monthly|weekly|for|rather|so|at|is|in|within|aside|away|need|needed|needs|much|be|would|s|no|have|already|got|of|so far|ive|got|spend|wait|actually|sorry|by|half|now)\b/g;
/** "and in 6 months?", "and with $300?", "what if it's $800": a figure for the sum that was worked out before, and nothing else. */
const isOnlyFigures = (words: string) =>
  /\d|\b(?:week|month|weekly|monthly|year|quarter)\b/.test(words) &&
  /^[\W\d]*$/.test(words.replace(fillers, " ").replace(/\b(?:dollars?|bucks|euros?|pounds?|francs?|yen)\b/g, " "));

/**
 * How much a week or month is needed for a sum that the user wants to save by a time, or how long a monthly amount takes; undefined if the
 * sum or the other figure is missing. `before` holds the user's earlier messages, if the answer before was one of these; `own` is the
 * member's currency.
 */
export function savingFigured(text: string, own = "USD", before: readonly string[] = []): string | undefined {
  const words = plain(text).slice(0, 600);
  const again = before.length > 0 && isOnlyFigures(words) ? changed(saidIn(before, own), words, own) : undefined;
  if (again) return formatSaving(again, own)?.replace(ifTooMuch, "");
  return isAboutSaving(words) && !mustBePaidBack.test(words) && !asksWhatIsSaved.test(words)
    ? formatSaving(savingIn(words, own), own)
    : undefined;
}

const asksPart =
  /^\W*(?:(?:so|and|ok(?:ay)?|then) )*(?:how much|what) (?:do|should|would|must) (?:i|we) (?:put(?: (?:in|aside|away|up))?|save|set aside)\W*$|^\W*(?:(?:so|and|ok(?:ay)?|then) )*(?:how much|what)(?: (?:is|would|does|do|will|should|must) (?:that|it|we|i)(?: (?:be|need|make|come to|save|put (?:aside|away)|have to save))*)? (?:a|per|each|every) (?:month|week)(?: (?:is that|would that be|then))?(?: for (?:\d{1,2}|one|two|three|four|five|ten) (?:months|years?))?\W*$/;
/** "How much a month" after a sum, a time and what is there, in messages of their own: they are read as one. */
export function savingAskedByPart(texts: readonly string[], last: string, own = "USD"): string | undefined {
  if (!asksPart.test(plain(texts.at(-1) ?? ""))) return undefined;
  const [, rate] = /\bis (\S+ a (?:month|week))\./.exec(last) ?? [];
  if (rate !== undefined && last.includes(savingStep)) return `${rate}, as worked out above.\n\nIs that possible, or what would be?`;
  return savingFigured(
    texts
      .slice(-5)
      .join(". ")
      .replace(/ for (?=\w+ (?:months|years?)\W*$)/, " in "),
    own,
  );
}

const wantsSum =
  /\b(?:want|need|trying|like|hope|plan|how (?:do|can) i|goal)\b[^.!?]{0,20}\b(?:save|saved|set aside|put aside|put away)\b|\bsave up\b/;
/** The question back to a sum that is to be saved without a time or a part: "I want to save $900 for a laptop". */
export function savingAsked(text: string, own = "USD"): string | undefined {
  const words = plain(text).slice(0, 600);
  const { goalCents, span, part, isUnclear, currency = "" } = savingIn(words, own);
  if (
    !(wantsSum.test(words) || wished.test(words)) ||
    !goalCents ||
    span ||
    part ||
    isUnclear ||
    /\b(?:owe|debts?|rent|due|behind)\b/.test(words)
  )
    return undefined;
  return askTime(goalCents, currency || own);
}

function askTime(goalCents: Cents, currency: string): string {
  const show = (cents: Cents) => showShort(cents, currency);
  const week = Math.ceil(goalCents / 12 / 100) * 100;
  return `${show(goalCents)} is a sum that gets an end as soon as it has a date. In twelve weeks it would be ${show(week)} a week, in half a year about ${show(Math.ceil(goalCents / 600) * 100)} a month. What you have of it already comes off first.\n\n**One next step:** ${savingStep}, and write to me by when you want it, or what you can put aside each week or month; then I work out the other.\n\nBy when would you like to have it?`;
}

const isWish = /\b(?:sav(?:e|ing)(?: up)?|put(?:ting)? (?:money |something )?(?:aside|away)) for\b|\b(?:want|need|trying|like) to save\b/;
/** A wish to save for something and, after it, messages with figures alone: "save for a car", "4500", "in 18 months", "I have 700". */
export function savingInTalk(texts: readonly string[], own = "USD"): string | undefined {
  const all = texts.map((one) => plain(one).slice(0, 600));
  const begin = all.findLastIndex((one) => isWish.test(one) || wishedByDay.test(one));
  const later = all.slice(begin + 1);
  if (begin < 0 || later.length === 0 || later.length > 6) return undefined;
  let saving: Saving | undefined = savingIn(all[begin] ?? "", own);
  for (const words of later) saving = saving && isOnlyFigures(words) ? changed(saving, words, own) : undefined;
  if (!saving?.goalCents) return undefined;
  return (
    formatSaving(saving, own)?.replace(ifTooMuch, "") ??
    (saving.span || saving.part ? undefined : askTime(saving.goalCents, saving.currency || own))
  );
}

/** What a talk has said so far of a sum to save; messages that say something else are left out. */
export function savingSoFar(texts: readonly string[], own = "USD"): Saving | undefined {
  const all = texts.map((one) => plain(one).slice(0, 600));
  const begin = all.findLastIndex(
    (one) =>
      isWish.test(one) ||
      wishedByDay.test(one) ||
      (savingIn(one, own).goalCents !== undefined && isAboutSaving(one) && !isOnlyFigures(one)),
  );
  let saving = begin < 0 ? undefined : savingIn(all[begin] ?? "", own);
  for (const words of all.slice(begin + 1)) if (saving && isOnlyFigures(words)) saving = changed(saving, words, own) ?? saving;
  return saving;
}

/** What the messages say from the one on that named the sum. */
function saidIn(before: readonly string[], own: string): Saving {
  let all: Saving = {};
  for (const [at, one] of before.slice(beginOf(before, own)).entries()) {
    const words = plain(one).slice(0, 600);
    const next = at > 0 && isOnlyFigures(words) ? changed(all, words, own) : undefined;
    if (next || isAboutSaving(words)) all = next ?? { ...all, ...savingIn(words, own) };
  }
  return all;
}

const counted = Object.keys(numberWords).slice(2).join("|");
const spanAlone = new RegExp(`\\b(\\d{1,2}|${counted}) ${unitWord}\\b|\\bin (\\d{1,2}|${counted})(?=\\W*$)`);

/** What a message with figures alone changes: the time, what one has already, the monthly amount or the sum. */
function changed({ part, span, ...base }: Saving, words: string, own: string): Saving | undefined {
  const [whole, parts, unit, alone] = spanAlone.exec(words) ?? [];
  const inTime = spanIn.exec(words) ?? (whole === undefined ? null : spanIn.exec(`in ${parts ?? alone} ${unit ?? span?.unit ?? "month"}`));
  const newSpan = spanOf(inTime);
  const timed: Saving = { ...base, ...(newSpan ? { span: newSpan } : { ...(span && { span }), ...(part && { part }) }) };
  const [one, second] = inContext(words, own, (_before, after, cents) => cents >= 2_000 && !/^ (?:weeks?|months?|years?)\b/.test(after));
  if (second) return undefined;
  if (!one) return newSpan ? timed : /\b(?:each|every|per|a) week\b|\bweekly\b/.test(words) ? { ...timed, isByWeek: true } : undefined;
  const perMonth = perMonthOf(one.before, one.after);
  if (hasOtherPeriod(one.before, one.after)) return undefined;
  if (roleOf(one.before, one.after, false) === "had") return { ...timed, hadCents: one.cents };
  const isSum = /\b(?:for|need|goal)\b/.test(words) || one.cents >= (base.goalCents ?? Infinity);
  if (perMonth === undefined && !/\bwith\b|\bput\b/.test(words) && (isSum || !part || newSpan)) return { ...timed, goalCents: one.cents };
  return { ...base, ...(span && { aim: span }), part: partOf(one.cents, perMonth ?? (part?.unit === "week" ? 52 / 12 : 1)) };
}

const inMessage = (text: string, own: string) => savingIn(plain(text).slice(0, 600), own);
/** The place of the last message that named the sum, or of the one before it if that named the monthly amount. */
function beginOf(texts: readonly string[], own: string): number {
  const at = texts.findLastIndex((one) => isAboutSaving(plain(one)) && inMessage(one, own).goalCents !== undefined);
  const first = texts[at - 1];
  return Math.max(0, first !== undefined && isSaving.test(plain(first)) && inMessage(first, own).part ? at - 1 : at);
}

/** The same for a sum and a monthly amount (or a time) that two messages name: "I want to save $5k for a car", "I can put away $250 a month". */
export function savingTogether(text: string, before: string, own = "USD"): string | undefined {
  const [words, first] = [plain(text).slice(0, 600), plain(before).slice(0, 600)];
  const isToSave = (one: string) => /\bsav(?:e|ing)\b|\bgoal\b|\b(?:put|set) (?:aside|away)\b/.test(one);
  if (![words, first].every((one) => isToSave(one) || /\b(?:need|want)\b/.test(one)) || ![words, first].some(isToSave)) return undefined;
  const [now, then] = [savingIn(words, own), savingIn(first, own)];
  const isPart = (one: Saving) => one.goalCents === undefined && (one.part ?? one.span) !== undefined && !one.isUnclear;
  const isSum = (one: Saving) => one.goalCents !== undefined && !one.part && !one.span;
  return (isPart(now) && isSum(then)) || (isSum(now) && isPart(then)) ? formatSaving({ ...then, ...now }, own) : undefined;
}

/** In every answer with a sum to save. */
export const savingStep = "make it a [savings goal](/debt)";
const askWhich =
  "There is more than one amount in what you wrote, and I do not want to calculate with the wrong one.\n\n" +
  "**One next step:** write it to me in one line: the whole sum, what you have of it already, and by when you need it.\n\nHow much do you want to have in the end?";

/** Said with the first figure only. */
const ifTooMuch = " If that is too much for the paychecks until then, the date or the sum may move; the wish stays.";

function formatSaving(
  { goalCents, hadCents = 0, span, aim, part, isByWeek, isUnclear, currency = "" }: Saving,
  own: string,
): string | undefined {
  const show = (cents: Cents) => showShort(cents, currency || own);
  if (!span && !part) return undefined;
  if (isUnclear) return askWhich;
  if (!goalCents) return undefined;
  const missing = goalCents - hadCents;
  if (missing <= 0)
    return `You have it already: ${show(hadCents)} is enough for ${show(goalCents)}.\n\n**One next step:** move it to a place of its own, so that nothing else takes it.\n\nWhat is it for?`;
  const less = hadCents > 0 ? `Of ${show(goalCents)} you have ${show(hadCents)}, so ${show(missing)} is missing. ` : "";
  const beside = (times: number, { parts, unit }: NonNullable<Saving["span"]>, cents: Cents) =>
    times <= parts
      ? ` That is in time for the ${count(parts, unit)} you have.`
      : ` That is later than the ${count(parts, unit)} you have; for that it would take ${show(Math.ceil(cents / parts / 100) * 100)} a ${unit}.`;
  const step = (cents: Cents) => `**One next step:** ${savingStep}, and let ${show(cents)} leave your account on payday.\n\n`;
  if (!span) {
    if (!part || part.cents === 0 || part.cents >= missing) return undefined;
    const times = Math.ceil(missing / part.cents);
    return `${less}With ${show(part.cents)} a ${part.unit} you reach ${show(goalCents)} in ${part.unit === "month" ? years(times) : count(times, "week")}.${aim?.unit === part.unit ? beside(times, aim, missing) : ""}\n\n${step(part.cents)}Is that soon enough, or would a smaller sum do to begin with?`;
  }
  const { parts, unit } = span;
  // "in 3 months, how much each week"
  const isWeekly = unit === "week" || isByWeek === true;
  const weekly = Math.ceil(missing / (isWeekly && unit === "month" ? (parts * 52) / 12 : parts) / 100) * 100;
  return `${less}${show(missing)} in ${count(parts, unit)} is ${show(weekly)} a ${isWeekly ? "week" : unit}.${ifTooMuch}\n\n${step(weekly)}Is ${show(weekly)} possible, or what would be?`;
}
