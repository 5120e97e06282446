import type { Day } from "#shared/dates.ts";
import { generalMoney } from "../answers/coach.money-general.content.ts";
import { moneyMatters } from "../answers/coach.lists.content.ts";
import { moneyOpenings } from "../answers/coach.money-openings.content.ts";
import type { MoneyMatter } from "../answers/coach.money-turns.content.ts";
import type { FiguredAnswer, FiguredText, FigureName } from "../answers/coach.written.content.ts";
import { readWritten, writtenAnswer, type WrittenTalk } from "../talk/coach.written.rules.ts";
import { isAboutDanger } from "../talk/coach.own-matter.rules.ts";
import { isPressed } from "./coach.everyday-money.rules.ts";
import { figuresIn, withPayoff, type Figures } from "./coach.money-figures.rules.ts";
import { isForeign, showRounded } from "./coach.money-talk.rules.ts";
import { showShort, years, type PayoffOf } from "./coach.payoff.rules.ts";

/** Later messages of a talk about a matter of money: a figure that is told, or a question, answered with the figures of the talk. */

interface Talk {
  newest: string;
  /** The user's messages before it, the oldest first. */
  before: readonly string[];
  said: (words: string) => boolean;
  topic: string | undefined;
  currency?: string | undefined;
  today?: Day | undefined;
  payoff?: PayoffOf | undefined;
}
interface MoneyTurnAnswer {
  id: string;
  text: string;
  topic: string | undefined;
}

const longest = 140;

/** Subjects that a talk about money may have taken; after another one its matter is over. */
const besides =
  "money-worry bills-due pay-a-surprise give-without-money start-a-budget pause-a-purchase build-a-cushion lower-a-bill choose-a-debt mend-credit file-taxes talk-to-landlord mind-the-car mind-the-power cook-cheap read-insurance talk-money-with-partner food-help side-income irregular-income overdraft groceries-cost save-for-trip baby-cost split-costs get-money-back build-credit choose-insurance transport-cost no-spend-slip kids-and-money friends-spend-more forget-bills support-parents two-jobs wages-not-paid first-apartment moving-house energy-bill single-parent car-trouble stress decide";
const money: ReadonlySet<string> = new Set(besides.split(" ").filter((id) => id !== "stress" && id !== "decide"));
const subjects: ReadonlySet<string> = new Set([...besides.split(" "), ...moneyMatters.flatMap(({ topic, of }) => [topic, ...of])]);

/** The matters that the talk is about, in the order in which they may answer: the special one that was named last, then general ones. */
function mattersOf(before: readonly string[], newest: string, topic: string | undefined): MoneyMatter[] {
  const texts = [newest, ...before.toReversed()];
  const named = texts.flatMap((text) => moneyMatters.filter(({ talk, isGeneral }) => isGeneral && talk.test(text)));
  const special =
    texts.map((text) => moneyMatters.filter(({ talk, isGeneral }) => !isGeneral && talk.test(text))).find(({ length }) => length > 0) ?? [];
  const byTopic = moneyMatters.filter((one) => one.topic === topic || one.of.includes(topic ?? ""));
  // the subject of drinking and gambling says not which of the two it is
  const ofTopic = byTopic.filter(({ isGeneral, isPressed: isGame }) => !isGeneral && !isGame);
  // where several matters have one subject, only their words tell which of them it is
  const first = special.length > 0 ? special : ofTopic.length === 1 ? ofTopic : [];
  const own = [...first, ...named, ...byTopic.filter(({ isGeneral }) => isGeneral)];
  const isMoney = !texts.some((text) => medicine.test(text)) && (own.length > 0 || money.has(topic ?? ""));
  return [...new Set([...own, ...(isMoney ? [generalMoney] : [])])];
}

const medicine = /\b(?:medications?|meds|insulin|prescriptions?|pills)\b/;
const isQuestion =
  /\?|\bhow (?:long|much|many)\b|^\W*(?:(?:and|but|so|ok(?:ay)?|then|well|now)\W+)*(?:how|what|whats|when|where|who|which|why|can|could|should|would|will|do|does|did|is|are|am|give|write|tell|show|help|make|if|any)\b/;

/** The figures that the newest message adds or changes. */
const addedIn = (all: Figures, earlier: Figures): ReadonlySet<FigureName> =>
  new Set((Object.keys(all) as FigureName[]).filter((name) => all[name] !== earlier[name]));

/** Before other ways to answer, or after those that have one answer. */
export type Stage = "first" | "late";

/** The answer to a message about a matter of money, of those that come at `stage`. */
export function moneyTurn(talk: Talk, stage: Stage): MoneyTurnAnswer | undefined {
  const { newest, before, topic, currency = "USD" } = talk;
  const { output, earlier } = readWritten({ newest, before });
  const texts = [...earlier, output];
  if (output.length > longest || (topic !== undefined && !subjects.has(topic))) return undefined;
  if (texts.slice(-4).some(isAboutDanger) || isForeign(texts, currency)) return undefined;
  if (earlier.length === 0) return stage === "first" ? openingOf(output, talk) : undefined;
  for (const matter of mattersOf(earlier, output, topic)) {
    const answer = matter.isPressed || !isPressed(texts) ? answerIn(matter, { ...talk, output, earlier, stage }) : undefined;
    if (answer) return answer;
  }
  return undefined;
}

/** The answer to a first message. */
function openingOf(output: string, { said, currency = "USD", today }: Talk): MoneyTurnAnswer | undefined {
  // a sum that is asked for has its own answer
  if (/\d[^]*\bhow (?:much|many|long)\b/.test(output)) return undefined;
  if (isPressed([output]) && !moneyMatters.some(({ isPressed: isGame, talk }) => isGame && talk.test(output))) return undefined;
  const all = figuresIn([output], currency, { today, isOwed: true });
  return answerOf(moneyOpenings, { texts: [output], output, earlier: [], topic: "", said }, all, currency);
}

function answerIn(
  matter: MoneyMatter,
  {
    output,
    earlier,
    stage,
    said,
    topic,
    currency = "USD",
    today,
    payoff,
  }: Talk & { output: string; earlier: readonly string[]; stage: Stage },
): MoneyTurnAnswer | undefined {
  const texts = [...earlier, output];
  const how = { today, isOwed: matter.isOwed === true, keepsSum: matter.keepsSum };
  const all = figuresIn(texts, currency, how);
  const turns = matter.turns.filter(({ isFirst }) => (isFirst === true) === (stage === "first"));
  const about = matter === generalMoney ? (topic ?? matter.topic) : matter.topic;
  return answerOf(
    turns,
    { texts, output, earlier, topic: about, said },
    withPayoff(all, payoff),
    currency,
    addedIn(all, figuresIn(earlier, currency, how)),
  );
}

/** The first of these answers that is meant and whose figures are known. */
function answerOf(
  list: readonly FiguredAnswer[],
  talk: WrittenTalk,
  all: Figures,
  currency: string,
  added: ReadonlySet<FigureName> = new Set(),
): MoneyTurnAnswer | undefined {
  const figures = { isAsked: isQuestion.test(talk.output), added, fill: (text: FiguredText) => withFigures(text, all, currency) };
  const found = writtenAnswer(list, talk, { figures });
  return found && { id: found.one.id, text: found.text, topic: found.topic };
}

const gap = /\{([#%~$]?)([^}]+)\}/g;
const step = /([-+*/])?([a-z]+\d*|\d+(?:\.\d+)?)/g;
/** A small sum, worked out from left to right: "sum-savings/months". */
function valueOf(sum: string, figures: Figures): number | undefined {
  let result: number | undefined;
  for (const [, sign, term = ""] of sum.matchAll(step)) {
    const value = /^\d/.test(term) ? Number(term) : figures[term as FigureName];
    if (value === undefined) return undefined;
    if (result === undefined) result = value;
    else result = sign === "+" ? result + value : sign === "-" ? result - value : sign === "*" ? result * value : result / value;
  }
  return result;
}
const holds = (condition: string, figures: Figures): boolean =>
  condition.split(" & ").every((part) => {
    const [left = "", right = ""] = part.split(">");
    const [one, other] = [valueOf(left, figures), valueOf(right, figures)];
    return one !== undefined && other !== undefined && one > other;
  });

/** The text with its figures; undefined where one is missing, or its condition does not hold. */
function withFigures(one: FiguredText, figures: Figures, currency: string): string | undefined {
  const { text, when } = typeof one === "string" ? { text: one, when: undefined } : one;
  if (when !== undefined && !holds(when, figures)) return undefined;
  const show = showRounded(currency);
  const values = [...text.matchAll(gap)].map(([, kind, sum = ""]) => ({ kind, value: valueOf(sum, figures) }));
  if (values.some(({ value }) => value === undefined || value < 0)) return undefined;
  return text.replaceAll(gap, (_, kind: string, sum: string) => {
    const value = valueOf(sum, figures) ?? 0;
    if (kind === "%") return String(Math.round(value * 100));
    if (kind === "#") return String(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));
    if (kind === "$") return showShort(Math.round(value), currency);
    return kind === "~" ? years(Math.max(1, Math.ceil(value))) : show(value);
  });
}
