import { uncapital } from "./coach.texts.rules.ts";
import { plain } from "crisis-detector/plain";
import { amountsIn } from "../sums/coach.amounts.rules.ts";
import { amountChanges, ofWork } from "../sums/coach.detail-sums.rules.ts";
import * as content from "../answers/coach.details.content.ts";
import { openAsks } from "../answers/coach.replies.content.ts";
import { toldBySubject } from "../answers/coach.told.content.ts";
import { numberWords } from "../sums/coach.saving.rules.ts";

/** Short facts within a talk: an age, an amount, a duration, a time, a number of things, or a short statement. */

export type Detail =
  | { kind: "age"; person: string | undefined; years: number }
  | { kind: "lasting"; days: number }
  | { kind: "past" | "often" | "future" | "count" | "sleep" | "drinks" | "amount" | "statement" | "fragment" | "phrase" };

/** Told as a figure, which is said back. */
export const figures: ReadonlySet<Detail["kind"]> = new Set(["age", "lasting", "amount", "count", "sleep", "drinks"]);

const about =
  "(?:(?:about|around|like|maybe|almost|nearly|over|only|just|for|roughly|at least|more than|its|it's|it has been|it's been|its been) )*";
const numbers: Readonly<Record<string, number>> = { ...numberWords, an: 1, few: 4, half: 0.5, couple: 2, several: 5 };
const number = "(\\d+(?:\\.\\d+)?|an?|one|two|three|four|five|six|ten|(?:a )?few|(?:a )?couple(?: of)?|several|half an?)";
const units: Record<string, number> = { day: 1, week: 7, month: 30, year: 365, yr: 365 };
const person = "(?:(?:he|she|they|it|my \\w+|the \\w+)(?:'s|s| is| was| are|'re| just turned| turned| turns) )";
const age = new RegExp(`^(${person})?${about}(\\d{1,3})(?: ?(?:years? old|yrs? old|yo|y o))?(?: now| already)?(?: and .{3,40})?$`);
const lasting = new RegExp(
  `^(?:(?:we've|we have|i've|i have|it's|it has|he's|she's|they've|we|been) )?(?:(?:been|had|known|worked|lived|dated|lasted|going on|together|married|there|in it|here|this way|like this) ?)*${about}${number} (day|week|month|year|yr)s?(?: ago| now| already| or so| together| at least)*$`,
);
const day = "(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday)";
const monthNames = "january february march april may june july august september october november december".split(" ");
const month = `(?:${monthNames.join("|")})`;
const past = new RegExp(
  `^(?:it (?:was|happened) )?(?:on |just )*(?:yesterday|today|this morning|tonight|last (?:${day}|night|week|weekend)|(?:on )?${day} (?:night|morning)|the other day)$|^(?:it (?:was|happened) )(?:on )?${day}$`,
);
// here and in `counts` a space between two words is required: optional, a long word could be cut into pieces in countless ways
const since = /^(?:ever )?since (?!i know)\S+(?: \S+){0,3}$/;
const future = new RegExp(
  `\\b(?:in|by|next|until) (?:${month}|${day}|week|month|year|spring|summer|fall|winter)\\b|^(?:it'?s |its )?(?:due )?(?:tomorrow|next \\w+)$`,
);
/** "Passed in august": a month that is over. */
const isOver = /\b(?:died|passed|was|were|lost|left|ended|started|moved|happened|broke|quit|since|last)\b/;
const often = new RegExp(
  `^(?:mostly |usually |always |only |almost |about |like |pretty much )*(?:every (?:\\w+ )?\\w+|(?:once|twice|(?:\\d+|three|four|five|a few) times?) (?:an? |per |every )?\\w+|(?:at|in|on|during|after|before) (?:the )?(?:night|morning|evening|afternoon|work|weekends?|bus|school|home|mornings|evenings|lunch|dinner|bed|train|car|phone)|(?:on )?weekends|daily|all the time|constantly|until .{1,12}|after .{1,12})$`,
);
const counts = new RegExp(
  `^${about}(?:(?:i|we) have )?(?:\\d+|two|three|four|five|six|several) \\w+(?: \\w+)?(?: actually| so far| of them)?$`,
);
/** After a number that is no money. */
const otherUnit =
  /^ ?(?:miles?|mi|km|kilometers?|feet|ft|sq\w*|square|pounds (?:over|heavier|lighter)|lbs?|calories|steps|pages?|chapters?|words|people|guests|kids|hours?|minutes?|days?|weeks?|times|degrees)\b/;
const sleepHours = new RegExp(
  `^(?:i (?:get|sleep) )?${about}([1-9])(?:\\s?(?:-|to|or)\\s?\\d)? (?:hours?|hrs?)(?: (?:a|per|each) night| of sleep| at most)*$`,
);
const starts =
  /^(?:(?:no(?=[,.!]|\s+(?:i|i'm|im|i've|ive|we|he|she|it|it's|its|they|they're|my|our|the|that|this|there|but|not|just|only|because|and|actually|a|an|\d)\b)|nope|nah|yes|yeah|yep|ok|okay|well|but|and|actually|not really|so|um|honestly|not yet|sure|(?:you'?re|you are|ur|u) right|true|fair(?: enough)?|good point|makes sense|got it)\b[ ,.]+)+/;
const asking =
  /^(?:how|what|why|when|where|who|which|can|could|should|would|will|do|does|did|is|are|am|help|tell|give|show|write|make|explain|please|if|let|lets|let's|(?:was|were) (?:that|it|this|i|he|she|they)|i (?:want|need|would like|wish|think i (?:should|need))|want|need)\b|\?/;
const statement =
  /^(?:i|i'm|i've|we|we're|he|he's|she|she's|they|they're|it|it's|its|my|our|the|his|her|their|nobody|everyone|there|that|this|hes|shes|im|ive|then|(?:hubby|husband|wife|bf|gf|mom|dad|kids|boss|manager|landlord|roommate|everyone|everybody|they)(?! said no\b)(?= \w))\b/;

/** The text without "yes", "no but", "ok" before it. */
export const withoutOpener = (text: string): string =>
  text
    .trim()
    .replace(/(?<![.!])[.!]+$/, "")
    .replace(new RegExp(starts.source, "i"), "")
    .replace(/^i (?:do|did)(?: not|n'?t) mean (?:him|her|them|that|it|(?:my|the) \w+)\W+(?:but )?(?:i (?:mean|meant)|it'?s) (?=\w+ )/i, "")
    .trim();
const normal = (text: string) =>
  plain(withoutOpener(text))
    .replaceAll(/(?<![,;.!])[,;.!]+(?= |$)/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();

/** A short fact; undefined for a question, a request and a longer message. */
export function detailIn(text: string, own = "USD"): Detail | undefined {
  const words = normal(text);
  const length = words.split(" ").length;
  if (words === "" || length > 10 || asking.test(words)) return undefined;
  const aged = age.exec(words);
  const years = Number(aged?.[2]);
  if (aged && (aged[1] !== undefined || /old|\byo\b/.test(words)) && years > 0 && years < 110)
    return { kind: "age", person: aged[1]?.split(/'s|s? |'re/)[0], years };
  const slept = sleepHours.exec(words);
  if (slept) return { kind: "sleep" };
  const long = lasting.exec(words);
  if (long) {
    const amount = (long[1] ?? "").replace(/^a (?=few|couple)/, "").replace(/ (?:of|an?)$/, "");
    return { kind: "lasting", days: (numbers[amount] ?? (Number(amount) || 1)) * (units[long[2] ?? ""] ?? 1) };
  }
  if (/^(?:about |like |maybe )*\d+(?:-\d+)? (?:beers?|drinks?|glasses|shots|bottles)\b/.test(words)) return { kind: "drinks" };
  if (past.test(words)) return { kind: "past" };
  if (often.test(words)) return { kind: "often" };
  if (since.test(words)) return { kind: "fragment" };
  if (length <= 6 && future.test(words) && !/\bsa(?:ys?|id)\b/.test(words) && !isOver.test(words)) return { kind: "future" };
  const [amount] = amountsIn(words, own);
  if (
    amount &&
    !otherUnit.test(words.slice(amount.end)) &&
    length <= 7 &&
    /[$\u20AC\u00A3]|\bbucks?\b|\bdollars?\b|\dk\b|\d{3}/.test(words)
  )
    return { kind: "amount" };
  if (aged) return years < 18 ? { kind: "age", person: undefined, years } : { kind: "count" };
  if (counts.test(words)) return { kind: "count" };
  if (statement.test(words)) return { kind: "statement" };
  return length === 2 || length === 3 ? { kind: "phrase" } : undefined;
}

/** The questions that take up what a fact tells. */
export const asksAbout = (text: string): readonly string[] => {
  const words = normal(text);
  return content.askedAbout.find(({ when }) => when.test(words))?.asks ?? [];
};

/** The question after a fact: one that takes it up, or of the first four the one with which a fact of this length begins, so that not every talk asks the same. */
export function detailAsk(newest: string, topic: string, said: (words: string) => boolean): string {
  const [first, rest] = [content.detailAsks.slice(0, 4), content.detailAsks.slice(4)];
  const at = newest.length % first.length;
  const own = ofLoss.test(topic) ? content.lossAsks : topic === "count-a-win" ? content.gladAsks : [];
  const all = [...own, ...asksAbout(newest), ...first.slice(at), ...first.slice(0, at), ...rest, ...openAsks];
  return all.find((ask) => !said(ask)) ?? "";
}
const ofLoss = /griev|breakup|miscarr|pet-loss|big-news|bad-news/;

const swaps: [RegExp, string][] = [
  [
    /^(?=(?:mom|dad|wife|husband|hubby|bf|gf|boyfriend|girlfriend|boss|manager|landlord|roommate|son|daughter|brother|sister|kids|parents) (?!and\b|of\b))/gi,
    "your ",
  ],
  [/\b(?:i'm|im|i am)\b/gi, "you are"],
  [/\bi was\b/gi, "you were"],
  [/\b(?:i've|ive)\b/gi, "you have"],
  [
    /\b(?:i'll|ill(?= (?:just |probably )?(?:talk|call|text|write|tell|ask|say|let|take|make|start|go|try|send|pay|put|keep|do)\b))\b/gi,
    "you will",
  ],
  [/\bi'd\b/gi, "you would"],
  [/\b(?:we're|we are)\b/gi, "you are"],
  [/\bwe've\b/gi, "you have"],
  [/\b(?:i|we|me|us)\b/gi, "you"],
  [/\b(?:my|our)\b/gi, "your"],
  [/\b(?:mine|ours)\b/gi, "yours"],
  [/\bmyself\b/gi, "yourself"],
  [/\b(do|does|did|is|are|was|has|have|had|could|would|should)nt\b/gi, "$1n't"],
  [/\bwont\b/gi, "won't"],
  [/\bcant\b/gi, "can't"],
  [/\b(he|she)s\b/gi, "$1's"],
  [/\bthats\b/gi, "that's"],
];
/** The user's words as said to them: "my wife doesnt know" becomes "your wife doesn't know". */
export function reflected(text: string): string {
  const words = withoutOpener(text)
    .replaceAll(/[<>[\]*_`]/g, "")
    .replace(/^like (?=\d|says?\b|he\b|she\b|they\b|it\b|i\b)| actually$/gi, "")
    .replace(/^(?=(?:few|couple)\b)/i, "a ")
    .replace(/,? (?:so|lol|though|tho|haha|btw|by the way)$/i, "")
    .replace(/^its (?!own\b)/i, "it's ")
    .replaceAll(/\bid (?=owe|have|be|need|like|rather|pay)/gi, "I'd ");
  const turned = swaps.reduce((all, [from, to]) => all.replaceAll(from, to), words);
  return /^(?:[A-Z][a-z]|You|Your)/.test(turned) ? uncapital(turned) : turned;
}

/** Subjects between people: what is said to them, and when, is their matter; a phone or a bill is told in passing there. */
export const ofPeople =
  /friend|lonel|partner|jealous|love|dating|break|divorc|griev|miscarr|loss|family|in-?law|child|teen|kid|parent|sibling|roommate|boss|coworker|landlord|neighbor|apolog|forgiv|listened|talk|boundary|ask-|say-no|tell-|grown-apart|intimacy|chores|wedding|holidays|big-news|bad-news|feedback|passed-over|money-back|coming-out|start-softly|repair|care-for|micromanaged|review/;
const body = /sleep|tired|panic|anx|pain|headache|stress|worry|energy|burn/;
const habit = /drink|gambl|purchase|phone|smok|snack|porn|scroll|caffeine|get-started|impuls|spend|binge/;
const listed = /\b(?:cards?|debts?|loans?|bills?|pages?|tasks?|things|boxes|emails?|subscriptions?|accounts?)\b/;
const loss = /griev|breakup|divorce|miscarr|pet-/;
const children = /child|kids?\b|kids-|teen|toddler|sibling|parent|school|bull|bed-?time/;

/** A plain sentence that takes the detail up, and what it changes. `about` is all that the user wrote before. */
export function taken(detail: Detail, text: string, about: string, topic: string, today: string | undefined, own = "USD"): Taken {
  const general = takenIn(detail, text, about, topic, today, own);
  const words = plain(reflected(text));
  const bySubject = toldBySubject.find((one) => one.topic.test(topic) && one.when.test(words));
  return bySubject ? { ...general, changes: [bySubject.words] } : general;
}
/** What a fact within a subject changes, where something is written about it. */
export function toldOf(text: string, topic: string): string | undefined {
  const said = reflected(text);
  const words = plain(said);
  return toldBySubject.find((one) => one.topic.test(topic) && one.when.test(words))?.words ?? toldIn(said, topic)[0];
}
interface Taken {
  ack: string;
  changes: string[];
}

function takenIn(detail: Detail, text: string, about: string, topic: string, today: string | undefined, own: string): Taken {
  const said = reflected(text);
  const noted = `Okay, ${said}.`;
  switch (detail.kind) {
    case "age": {
      const isChild =
        detail.years < 18 && (detail.person !== undefined || children.test(topic) || /\b(?:son|daughter|kid|child|boy|girl)/i.test(about));
      const stage = detail.years < 6 ? "small" : detail.years < 12 ? "school" : "teen";
      const isAnimal = /pet|dog|cat/.test(topic) || /\b(?:dogs?|cats?|pupp\w+|kittens?|horse|rabbit|parrot)\b/i.test(about);
      const isCare = /care|aging|older|medicare|health|downsiz|memory|parent|lonel|alone|retire/.test(topic);
      const changes = isAnimal
        ? [loss.test(topic) && detail.years > 2 ? content.animalAged : ""]
        : isChild && !loss.test(topic)
          ? [content.childAged[stage]]
          : detail.years >= 60 && isCare
            ? [content.olderAged]
            : [];
      return {
        ack: detail.person === undefined ? `${detail.years}, then.` : `So ${said}.`,
        changes: changes.length > 0 ? changes : toldIn(said, topic),
      };
    }
    case "lasting": {
      const { fresh, habit: habits, body: bodies, work: works, grief, long } = content.lasted;
      const isAgo = /\bago\b/i.test(text);
      const words = loss.test(topic)
        ? grief
        : detail.days < 30
          ? fresh
          : ofWork.test(topic)
            ? works
            : habit.test(topic)
              ? habits
              : body.test(topic)
                ? bodies
                : long;
      return {
        ack: isAgo
          ? `So that was ${said}.`
          : /^you|^he|^she|^they/.test(said)
            ? `So ${said}.`
            : `So it has been ${said.replace(/ now$/i, "").replace(/^(?:for|been(?: there| here)?|it's been|its been) /i, "")}.`,
        changes: isAgo && detail.days >= 30 ? [] : [words],
      };
    }
    case "past":
    case "often":
      return { ack: noted, changes: [content.happened[detail.kind]] };
    case "future": {
      const months = monthsUntil(text, today);
      return {
        ack: noted,
        changes: [
          months === undefined || months === 0 ? "" : `That leaves about ${months === 1 ? "one month" : `${months} months`}.`,
          content.happened.future,
        ],
      };
    }
    case "sleep":
      return {
        ack: noted,
        changes: [
          // "it's 5 hours" of a flight
          !/sleep|night|tired|mornings|caffeine|phone|gam(?:e|ing)|screen|news|porn|stress|panic|worry|burnout|parent/.test(topic) &&
          !/\bsleep|\bnight/i.test(text)
            ? ""
            : /phone|gam(?:e|ing)|screen|news|porn/.test(topic)
              ? weekOf(said)
              : Number(/\d/.exec(said)?.[0] ?? 0) < 7
                ? content.littleSleep
                : "",
        ],
      };
    case "drinks":
      return { ack: noted, changes: [content.manyDrinks] };
    case "amount":
      return { ack: noted, changes: amountChanges(text, topic, own, about) };
    case "count":
      return { ack: noted, changes: listed.test(said) ? [content.counted] : [] };
    case "fragment":
      return {
        ack: `So it has been like this ${said}.`,
        changes: /\b(?:died|passed|death)\b/i.test(said)
          ? ["I am sorry for that loss; it may be a part of this, for more than one of you."]
          : toldIn(said, topic),
      };
    case "phrase":
      return { ack: noted, changes: toldIn(said, topic) };
    default:
      return { ack: `So ${said}.`, changes: toldIn(said, topic) };
  }
}

/** Hours of an evening over a week. */
function weekOf(said: string): string {
  const hours = Number(/\d+/.exec(said)?.[0] ?? 0) * 7;
  return `That's about ${hours} hours a week${hours >= 20 ? ", as much as a part-time job" : ""}.`;
}

const toldIn = (said: string, topic: string) =>
  content.told
    .flatMap(({ when, words, isOfPeople = false }) => ((!isOfPeople || ofPeople.test(topic)) && when.test(plain(said)) ? [words] : []))
    .slice(0, 1);

function monthsUntil(text: string, today: string | undefined): number | undefined {
  const at = monthNames.findIndex((name) => new RegExp(`\\b${name}\\b`, "i").test(text));
  return at < 0 || today === undefined ? undefined : (at + 13 - Number(today.slice(5, 7))) % 12;
}
