import { plain } from "crisis-detector/plain";
import { isDangerous } from "./coach.danger.rules.ts";
import { reflected } from "./coach.details.rules.ts";
import { followUp } from "./coach.follow.rules.ts";
import * as content from "../answers/coach.sum-up.content.ts";
import type { Topic } from "../answers/coach.topics.rules.ts";

/** What a talk holds once all that is written about its subject was said. */

interface Talk {
  newest: string;
  /** The user's messages before it, the oldest first. */
  before: readonly string[];
  said: (words: string) => boolean;
  topic: Topic;
}

const asks =
  /\?|^\W*(?:(?:ok(?:ay)?|and|so|but|now|also|well) )*(?:how|what|whats|when|where|who|which|why|can|could|should|would|will|do|does|did|is|are|am|give|write|tell|show|help|make|if)\b/;
const decides =
  /^\W*(?:(?:ok(?:ay)?|so|well|alright|fine|yeah|yes|then|good|maybe|i think)[, ]+)*(?:i'?ll|ill|i will|we'?ll|we will|i'?m going to|i'?m gonna|im gonna|im going to) (?!be\b|never\b|die\b|not\b|have to\b|miss\b|lose\b)[a-z]+/;
/** Words of danger or of having no hope. */
const heavy =
  /\b(?:hate (?:living|being alive|my life|life|myself)|end it\b(?! with)|nothing (?:matters|helps) any ?more|no point|pointless|give up on (?:life|everything|myself)|worthless|hopeless|can'?t (?:go on|do this any ?more|take it any ?more)|numb|disappear|burden|want(?:ed)? to die|(?:do ?n'?o?t|no longer) (?:want|wanna) (?:to )?(?:live|be here|be alive|exist)|kill\w*|die|guns?|hits? me|hurts? me)\b/;
/** Whether a normalized message holds a word of danger or of having no hope. */
export const isHeavy = (words: string): boolean => heavy.test(words) || isDangerous(words);
const most = 3;
const longest = 70;

/** A message as a part of a sentence about it: "my wife doesnt know" becomes "your wife doesn't know". */
const asPart = (text: string): string =>
  reflected(text)
    .replaceAll(/[.!;]+ ?(?=[^.!; ])/g, ", ")
    .replace(/[.!,;]+ ?$/, "")
    .replace(/^(?:ok(?:ay)?|fine|alright|so|then|yeah|yes|well)[, ]+/i, "");

/** Whether a message tells a fact that can be said back. */
const tells = (text: string): boolean =>
  text.length <= longest && !asks.test(plain(text)) && followUp(text, true) === undefined && text.trim().split(/\s+/).length > 1;

/** The sentence, with what was decided; undefined where nothing was told that can be said back. */
function toldSoFar({ newest, before, topic }: Talk): string | undefined {
  const [first = "", ...later] = before;
  const decided = [...before, newest].filter((text) => text.length <= longest && decides.test(plain(text)));
  const facts = [...later, newest].filter((text) => tells(text) && !decided.includes(text)).map(asPart);
  const isToldFirst = first !== "" && first.length <= 90 && !asks.test(plain(first)) && !decided.includes(first);
  const told = [...new Set([...(isToldFirst ? [asPart(first)] : []), ...facts.slice(-most)])].filter((words) => words.includes(" "));
  if (told.length === 0) return undefined;
  const words = content.soFar.first(told.join("; "));
  const last = decided.at(-1);
  return told.length < 2 && last === undefined && !isToldFirst
    ? `${words} I take it as a part of \u201C${topic.name}\u201D.`
    : [words, last === undefined ? "" : content.settled(asPart(last))].filter(Boolean).join(" ");
}

/** The sentence with an open question; `isAsked`: the newest message asks something that has no written answer. Undefined when all of it was said. */
export function sumUp(talk: Talk, isAsked: boolean): string | undefined {
  const { newest, before, said, topic } = talk;
  const unsaid = (all: readonly string[]) => all.find((words) => !said(words));
  const ask = unsaid(content.sumUpAsks);
  // what may be despair is not summed up
  if (ask === undefined || [...before.slice(-most), newest].some((text) => isHeavy(plain(text)))) return undefined;
  const wasSummed = said(content.soFar.first("").slice(0, 28));
  const lead = isAsked ? unsaid(content.noSureAnswer) : wasSummed ? unsaid(content.stillOpen) : "";
  const told = wasSummed ? (!isAsked && tells(newest) ? content.soFar.added(asPart(newest)) : "") : toldSoFar(talk);
  if (lead === undefined || (!told && !lead)) return undefined;
  const step = unsaid([topic.brief, ...topic.steps]);
  return [[isAsked ? lead : "", told || (isAsked ? "" : lead)].filter(Boolean).join(" "), step && `**One next step:** ${step}`, ask]
    .filter(Boolean)
    .join("\n\n");
}
