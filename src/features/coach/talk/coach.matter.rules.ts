import { plain } from "crisis-detector/plain";
import { mayBeRisky } from "./coach.danger.rules.ts";
import { asksForWords } from "./coach.wording.rules.ts";
import * as choices from "../answers/coach.choices.content.ts";
import { matters, widerWords, type Matter } from "../answers/coach.matters.content.ts";
import {
  noMore,
  notKnown,
  scriptAsk,
  scriptLead,
  shorterAsk,
  shorterLead,
  turnEnds,
  turnLines,
} from "../answers/coach.matter-turns.content.ts";
import * as replies from "../answers/coach.replies.content.ts";
import { noSureAnswer, soFar } from "../answers/coach.sum-up.content.ts";
import { topicOf } from "../answers/coach.topics.rules.ts";
import type { Message } from "../coach.rules.ts";
import type { BuiltInAnswer } from "./coach.answers.rules.ts";
import { isQuestion } from "./coach.pick.rules.ts";
import { ownWords } from "./coach.topic-answers.rules.ts";
import { isHeavy } from "./coach.sum-up.rules.ts";
import { isOnlyNoted } from "./coach.taken-up.rules.ts";
import { readWritten, writtenAnswer } from "./coach.written.rules.ts";
import { withPerson } from "./coach.written-text.rules.ts";

/** What is said where no subject fits: by the shape of the matter, and by what a later message asks. */

/** What an answer could not do: find a subject, be sure of one, answer a question, or use a fact. */
type Gap = "no subject" | "guess" | "question" | "fact";

const withoutSubject = [
  ...replies.unsureWhich,
  replies.askedEnough,
  replies.noTopic,
  replies.noTopicAgain,
  choices.askNew,
  ...choices.notUnderstood.map(({ ask }) => ask),
];
const withoutAnswer = [...noSureAnswer, ...choices.notExactly, "I'd rather not guess a number there.", "I can't give you an honest figure"];

function gapOf(text: string): Gap | undefined {
  if (withoutSubject.some((words) => text.includes(words))) return "no subject";
  if (text.includes(replies.takenAs("").slice(0, 21))) return "guess";
  if (withoutAnswer.some((words) => text.includes(words))) return "question";
  return isOnlyNoted(text) || text.includes(soFar.first("").slice(0, 26)) || choices.takenIn.some((words) => text.startsWith(words))
    ? "fact"
    : undefined;
}

/** Of the first message; of all only where the talk has found no subject. */
function matterOf(texts: readonly string[], isOpen: (matter: Matter) => boolean): Matter | undefined {
  const all = texts.join("\n");
  const find = (text: string) => matters.find(({ on, not }) => on.test(text) && !not?.test(all));
  const later = find(all);
  return find(texts[0] ?? "") ?? (later && isOpen(later) ? later : undefined);
}

const shorter = /\b(?:short(?:er)?|cut it|(?:two|2|one|1)[- ](?:line|liner|sentence)|one sentence|text version|in a text)\b/;
const asksWording =
  /\b(?:give me (?:a |an )?(?:better|other|second|shorter|different)?(?: one| version| something)|something short for|(?:draft|write) a (?:text|message|note|line|email)|word it|put it|say it|phrase it|text (?:him|her|them)|write (?:me|it|that|something|the)|something to (?:send|say)|what (?:could|would|do|should|can) i (?:even |actually )?(?:say|text|write|tell|ask)|how (?:would|could|do|should) (?:i|you|a person) (?:even )?(?:say|ask|word|put|tell|phrase)|make it nice|one sentence|version i can|word for word)\b/;
const noComes =
  /\b(?:what if|and if|but if|if) (?:he|she|they|it|my \w+|the \w+)\b[^.?!]{0,40}\b(?:says?|said|won'?t|can'?t|refus\w+|no|mad|angry|upset|broke|cr(?:y|ies|ying)|ignor\w+|laughs?|pay)\b|\bwhat if (?:the answer is |it'?s )?no\b/;
const leaves =
  /^(?![^]*(?:\?|\b(?:any idea|but|also|different|another|how|what|except|too|though)\b))[^]*\b(?:wish me luck|i'?ll let you know|that might do it|i'?ll (?:try|call|send|text|ask|do|say|tell|write|talk)|sending it|will (?:try|do) it|thanks?|thank (?:you+|u)|thx|ty|appreciate)\b/;

/** The words of the last answer, or of the matter, down to their first two sentences. */
function shortened(last: string, matter: Matter | undefined): string | undefined {
  const quoted = /\u201C([^\u201D]{60,})\u201D/.exec(last)?.[1] ?? /\u201C([^\u201D]{60,})\u201D/.exec(matter?.words ?? "")?.[1];
  const sentences = quoted?.split(/(?<=[.?!]) /) ?? [];
  if (sentences.length < 3) return undefined;
  const asked = sentences.find((one) => one.endsWith("?")) ?? sentences[1] ?? "";
  const kept = sentences[0] === asked ? [asked] : [sentences[0], asked];
  return `${shorterLead}\n\n\u201C${kept.join(" ")}\u201D\n\n${shorterAsk}`;
}

/** The answer, or what holds for the matter where the answer has no subject, no answer to a question, or only says back what was told. */
export function withMatter(answer: BuiltInAnswer, talk: readonly Message[], said: (words: string) => boolean): BuiltInAnswer {
  const own = talk.filter(({ role }) => role === "user").map(({ content }) => content);
  const texts = own.map((text) => plain(text));
  const newest = texts.at(-1) ?? "";
  if (own.some(mayBeRisky) || texts.some(isHeavy)) return answer;
  const isFirst = texts.length === 1;
  const found = gapOf(answer.text);
  const matter = matterOf(texts, ({ text }) => said(start(text)) || (found === "no subject" && answer.action === undefined));
  const wasSaid = matter !== undefined && said(start(matter.text));
  const opened = answer.action === undefined ? undefined : topicOf(answer.action)?.hear;
  const isOtherSubject = wasSaid && opened !== undefined && answer.text.includes(opened) && !said(opened);
  const asksForSome = asksForWords(newest) || asksWording.test(newest);
  const ownWords = wasSaid && asksForSome && matter.words !== undefined && !said(start(matter.words)) ? matter.words : undefined;
  const isShorter = wasSaid && shorter.test(newest);
  const gap = found ?? (isOtherSubject || ownWords !== undefined || isShorter || (isFirst && matter?.comesFirst) ? "guess" : undefined);
  if (gap === undefined || (!matter && (isFirst || gap === "guess"))) return answer;
  const unsaid = (all: readonly (string | undefined)[]) => all.find((text) => text !== undefined && text !== "" && !said(start(text)));
  const text = isFirst ? matter?.text : (byAct() ?? told());
  if (text === undefined) return answer;
  const { action, choices: names, guide: _, ...rest } = answer;
  return {
    ...rest,
    text: withPerson(text, own),
    ...(gap === "question" && action !== undefined && { action }),
    ...(names && isFirst && { choices: names }),
  };

  function byAct(): string | undefined {
    const last = talk.findLast(({ role }) => role === "assistant")?.content ?? "";
    if (shorter.test(newest)) {
      const short = shortened(last, wasSaid ? matter : undefined);
      if (short) return short;
    }
    if (ownWords !== undefined) return ownWords;
    const wider = widerWords.find(({ on }) => on.test(texts.join("\n")));
    if (noComes.test(newest)) return unsaid([matter?.refusal, wider?.refusal]);
    const line = writtenAnswer(turnLines, readWritten({ newest: own.at(-1) ?? "", before: own.slice(0, -1), said }))?.text;
    if (line) return line;
    if (asksForSome) return unsaid([matter?.words, scriptOf(answer.action, texts), wider?.words]);
    return leaves.test(newest) && newest.split(" ").length <= most ? unsaid(turnEnds) : undefined;
  }
  /** The next part of the matter: to a fact, and, once the talk is about it, to a question that has no answer. */
  function told(): string | undefined {
    if (!matter || (!wasSaid && (isQuestion(newest) || gap === "question" || gap === "fact"))) return undefined;
    const next = unsaid([matter.text, ...matter.more]);
    if (isQuestion(newest)) return next === undefined ? unsaid([noMore]) : `${unsaid(notKnown) ?? ""}${next}`;
    return next ?? (wasSaid ? unsaid([noMore]) : undefined);
  }
}
/** The subject's own words, unless they are addressed to somebody else than the talk is about. */
function scriptOf(id: string | undefined, texts: readonly string[]): string | undefined {
  const topic = id === undefined ? undefined : topicOf(id);
  const words = topic && ownWords(topic);
  const [, name] = /^\u201C(Mom|Dad),/.exec(words ?? "") ?? [];
  const isOther =
    name !== undefined && !new RegExp(`\\b(?:${name === "Mom" ? "mom|mum|mother" : "dad|father"})\\b`).test(texts.at(-1) ?? "");
  return words === undefined || isOther ? undefined : `${scriptLead}\n\n${words.replace(/^Word for word: /, "")}\n\n${scriptAsk}`;
}
/** The most words of a farewell. */
const most = 14;
/** The beginning of a text, without the names of persons in it. */
const start = (text: string): string => text.slice(0, 60).split("{")[0] ?? "";
