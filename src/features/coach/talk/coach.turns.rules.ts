import { capital, parts, uncapital } from "./coach.texts.rules.ts";
import { plain, plainWords } from "crisis-detector/plain";
import * as content from "../answers/coach.details.content.ts";
import { detailAsk, detailIn, reflected, taken, withoutOpener, type Detail } from "./coach.details.rules.ts";
import { isDangerous } from "./coach.danger.rules.ts";
import { isAboutDanger } from "./coach.own-matter.rules.ts";
import { followUp } from "./coach.follow.rules.ts";
import * as replies from "../answers/coach.replies.content.ts";
import { stepsFor, type Said } from "./coach.topic-answers.rules.ts";
import type { Topic } from "../answers/coach.topics.rules.ts";

/** Later turns of a talk about a subject: facts, replies to the coach's own question, how a try went, words on request. */

interface Turn {
  newest: string;
  /** The user's messages before it, the oldest first. */
  before: readonly string[];
  /** The answer before it. */
  last: string;
  topic: Topic;
  said: Said;
  today?: string | undefined;
  currency?: string | undefined;
}

const unsaid = (all: readonly (string | undefined)[], said: Said): string =>
  all.find((words): words is string => words !== undefined && words !== "" && !said(words)) ?? "";
const step = (words: string) => (words ? `**One next step:** ${words}` : "");
/** A question of the talk that was not asked yet. */
const nextAsk = (said: Said) => unsaid([...content.detailAsks, ...replies.openAsks], said);
/** The subject's own step, if one is left. */
const topicStep = ({ topic, said, before, newest }: Turn) => step(unsaid(stepsFor(topic, [...before, newest], said(topic.hear)), said));
/** The smallest things to do that the talk does not contain yet. */
const nextStep = ({ topic, said }: Pick<Turn, "topic" | "said">) =>
  step(unsaid([topic.brief, ...topic.steps, ...replies.smallSteps], said));

/** A detail is taken up without using an angle; the second in a row also gets something to do. */
function detailAnswer(turn: Turn, detail: Detail): string {
  const { newest, before, last, topic, said, today, currency } = turn;
  // "3 days" without "for" or "since" is only a time where none was asked for
  const isOnlyTime =
    detail.kind === "lasting" &&
    detail.days < 30 &&
    !/^(?:how long|since when|when)\b/i.test(askedIn(last)) &&
    isBareTime.test(plain(newest));
  const { ack, changes } = taken(isOnlyTime ? { kind: "count" } : detail, newest, before.join("\n"), topic.id, today, currency);
  const isSecond = content.detailAsks.some((ask) => last.includes(ask));
  const answered = answerTo(newest, last, said);
  const due = changes.filter((words) => words !== "" && !said(words));
  return parts(
    [answered, capital(ack), ...due].filter(Boolean).join(" "),
    isSecond || due.length === 0 ? topicStep(turn) : "",
    detailAsk(newest, topic.id, said),
  );
}

const isBareTime = /^\W*(?:about |like |around |only |just )*(?:\d+|an?|one|two|three|four|five|six|ten) (?:days?|weeks?)\W*$/;
const yes = /^\W*(?:yes|yeah|yep|yup|ya|yess|sure|right|true|exactly|of course|i do|i did|i have|it is|he does|she does|they do)\b/;
const no =
  /^\W*(?:no+|nope|nah|not really|not yet|never|no never|(?:i don'?t|i haven'?t|i didn'?t)(?=\W*$|[,.;]| (?:think so|believe so))|not at all)\b/;
/** "no not really", "not yet", "yes a lot": nothing but yes or no. */
const onlyYes =
  /^(?:yes|yeah|yep|yup|ya|sure|right|true|exactly|of course|i do|i did|i have|it is|definitely|absolutely|a lot|very much|kind of|i guess(?: so)?|i think so|sometimes|often| )+$/;
const onlyNo =
  /^(?:no|nope|nah|not really|not yet|never|not at all|i dont|i havent|i didnt|i never did|not so far|none|nothing|nobody|no one|i dont think so|dont think so| )+$/;
const onlyMaybe = /^(?:maybe|perhaps|i guess|possibly|not sure|im not sure|could be|depends|it depends|a bit|sort of|kinda| )+$/;
const onlyUnknown =
  /^(?:idk|i (?:really |honestly )*dont know(?: (?:really|yet|why|honestly))*|dunno|no idea|good question|hard to say|i have no idea)$/;

/** The question at the end of an answer. */
const askedIn = (last: string) => /([^.!?\n]+\?)\s*$/.exec(last)?.[1]?.trim() ?? "";
/** "Have you ever spoken with them?" with yes: "So you have spoken with them." Undefined for other forms. */
function statedFrom(question: string, isYes: boolean): string | undefined {
  const [, verb = "", who = "", rest = ""] =
    /^(Have|Has|Had|Did|Do|Does|Is|Are|Was|Were|Could|Can|Would|Will|Should) (you|he|she|they|it|there|that|this|anyone|someone) (.+?)\?$/.exec(
      question,
    ) ?? [];
  if (verb === "" || /\bor\b|^else\b|, (?:and|if) (?:when|what|how|why|where|who|so)\b/.test(rest)) return undefined;
  const subject = isYes ? who.replace("anyone", "someone") : who.replace("someone", "anyone");
  const said = rest.replace(/\bever /, "");
  if (who === "anyone" || who === "someone")
    return isYes ? `So there is someone who ${verb.toLowerCase()} ${said}.` : `So there is nobody who ${verb.toLowerCase()} ${said}.`;
  return isYes
    ? `So ${subject} ${verb === "Do" || verb === "Does" || verb === "Did" ? `${verb.toLowerCase()} ` : `${verb.toLowerCase()} `}${said}.`
    : `So ${subject} ${verb.toLowerCase()} not ${said}.`;
}

/** What a yes or a no says to the question that was asked last; empty for anything else. */
function answerTo(text: string, last: string, said: Said): string {
  const question = askedIn(last);
  const output = plain(text);
  const kind = no.test(output) ? "no" : yes.test(output) ? "yes" : undefined;
  if (question === "" || kind === undefined) return "";
  const isWhat = /^(?:what|which|who|when|where|how|why)\b/i.test(question);
  if (isWhat) return kind === "no" && onlyNo.test(plainWords(text)) ? unsaid(content.nothingThere, said) : "";
  return statedFrom(question, kind === "yes") ?? unsaid(kind === "yes" ? content.answeredYes : content.answeredNo, said);
}

/** Yes, no, maybe and "I don't know" as the answer to the coach's own question; undefined where they are none. */
function replyAnswer(turn: Turn): string | undefined {
  const { newest, last, said } = turn;
  const words = plainWords(newest);
  const question = askedIn(last);
  if (question === "") return undefined;
  const isWhat = /^(?:what|which|who|when|where|how|why)\b/i.test(question);
  if (onlyUnknown.test(words))
    return unsaid([replies.unsure], said) ? undefined : parts(unsaid(content.notKnown, said), nextStep(turn), nextAsk(said));
  if (onlyMaybe.test(words)) return parts(unsaid(content.perhaps, said), nextStep(turn), nextAsk(said));
  // a bare yes or no after a proposal is about the proposal
  const isOwn = content.detailAsks.includes(question) || replies.openAsks.includes(question);
  if (
    isWhat &&
    !isOwn &&
    /^(?:yes|no|yeah|yep|sure|nope|nah|ok)$/.test(words) &&
    !said(words.startsWith("n") ? replies.tooMuch : replies.agreed)
  )
    return undefined;
  const isNo = onlyNo.test(words);
  if (!isNo && !onlyYes.test(words)) return undefined;
  const asks = isWhat && !isNo ? unsaid(content.tellMore, said) : "";
  if (asks) return parts(asks, nextStep(turn));
  const ack = answerTo(newest, last, said) || unsaid(isNo ? [...content.nothingThere, ...content.answeredNo] : content.answeredYes, said);
  return parts(ack, nextStep(turn), nextAsk(said));
}

const went = "\\b(?:did|tried|asked|told|talked|said|spoke|went|it|that|we|wrote|called)\\b";
const well = new RegExp(
  `^(?=.*${went})(?!.*\\b(?:not|didn'?t|badly|but)\\b).*\\b(?:(?:went|worked|did|going) (?:\\w+ )?(?:well|great|fine|good|ok|okay|better)|it (?:worked|helped|helps|works)\\b(?: a (?:bit|little|lot))?$|(?:he|she|they) (?:said yes|agreed))`,
);
const badly = new RegExp(
  `^(?=.*${went}).*\\b(?:(?:went|going|ended|turned out) (?:\\w+ )?(?:bad|badly|wrong|terribl[ey]|horribl[ey]|awful(?:ly)?|poorly)|(?:it|that) (?:backfired|was a disaster|got worse|made it worse)|didn'?t go (?:\\w+ )?well)`,
);
const onward =
  /^(?:ok(?:ay)? |lol |haha |thanks? |thank you |thx |cool |great |good |alright |so much |perfect )*(?:ill|i will|im going to|gonna|let me) (?:try|do|go|give|talk|ask|call|think)\b.{0,40}$/;
const thanking = /\b(?:thanks|thank (?:you|u)|thx|ty|tysm|appreciate)\b/;
const unanswered =
  /\b(?:you|u) (?:did ?n'?t|did not|have ?n'?t|never|still have ?n'?t|are not|aren'?t|still did ?n'?t) (?:really )?(?:answer(?:ed|ing)?)\b|\b(?:that|this)(?:'s| is|s)? (?:not|no) (?:an )?answer\b|\b(?:not|isn'?t) what i (?:asked|was asking)\b/;
const isQuestion = (text: string) =>
  /\?\s*$|^\W*(?:how|what|why|when|where|who|which|can|could|should|would|will|do|does|is|are)\b/i.test(text);
const write =
  /^(?:ok(?:ay)? |and |so |please |yes |pls )*(?:can|could|will|would) (?:you|u) (?:please )?(?:write|draft|word|phrase|put) (?:it|that|this|something|one|them|the (?:text|message|letter|mail|email))(?: (?:down|out))?(?: for me| please)*$/;

/** The people of a talk, as one would write to them. */
const people =
  /\bmy (mom|mum|mother|dad|father|son|daughter|husband|wife|boyfriend|girlfriend|partner|boss|manager|landlord|roommate|neighbou?r|friend|sister|brother|ex|coworker|colleague|teacher|mother in law|aunt|uncle|cousin)\b/i;
const called: Record<string, string> = { mom: "Mom", mum: "Mum", mother: "Mom", dad: "Dad", father: "Dad" };

/** Three sentences made of the person and the subject. */
function scriptFor(before: readonly string[], topic: Topic): string | undefined {
  const who = before.findLast((one) => people.test(one)) ?? "";
  const name = people.exec(who)?.[1]?.toLowerCase();
  if (name === undefined) return undefined;
  const matter = uncapital(topic.name);
  return `For your ${name}: \u201C${called[name] ? `${called[name]}, there` : "There"} is something that I would like to talk about with you: ${matter}. It matters to me, and I want to find a way that works for us both. When would be a good hour for it this week?\u201D`;
}

/** The answer to a later turn that has a form of its own; undefined for all others. */
export function turnAnswer(turn: Turn): string | undefined {
  const { newest, before, topic, said } = turn;
  const words = plainWords(newest);
  const output = plain(newest);
  if (onward.test(words) && !isQuestion(newest)) return unsaid(content.warmEnds, said) || undefined;
  if (thanking.test(output) && words.split(" ").length <= 12 && !/\b(?:but|how|what|no thanks)\b/.test(words) && !isQuestion(newest))
    return (said(replies.thanks) && unsaid(content.warmEnds, said)) || undefined;
  if (unanswered.test(output) && before.length >= 3) {
    const asked = before.findLast((one) => isQuestion(one));
    const text = asked === undefined ? content.whichQuestion : content.noAnswerTo(asked.trim().slice(0, 160));
    return said(text) ? undefined : parts(text, asked === undefined ? "" : nextStep(turn), nextAsk(said));
  }
  if (words.split(" ").length <= 14 && well.test(output)) return parts(unsaid(content.wentWell, said), nextStep(turn), nextAsk(said));
  if (words.split(" ").length <= 14 && badly.test(output)) return parts(unsaid(content.wentBadly, said), nextStep(turn), nextAsk(said));
  if (write.test(words) && topic.script === undefined) {
    const made = scriptFor(before, topic);
    const text = made === undefined || said(made) ? content.nobodyToWriteTo : `You can change any word of it.\n\n${made}`;
    return said(text) ? undefined : parts(text, made === undefined ? "" : nextAsk(said));
  }
  return replyAnswer(turn);
}

/** Whether a message says nothing without the turn before it; it leaves the subject as it was. */
export const isReply = (text: string): boolean => {
  const words = plainWords(text);
  return (
    [onlyYes, onlyNo, onlyMaybe, onlyUnknown, onward, write].some((one) => one.test(words)) ||
    [well, badly, unanswered].some((one) => one.test(plain(text))) ||
    detailIn(text) !== undefined
  );
};

/** Facts that are told within a talk: the plain ones before any subject is looked for, statements after it. */
const tried = /^(?:i|we|i've|we've|ive)\b[^.]*\b(?:tried|talked|spoke|told|asked|said|left|wrote|called|did)\b/i;
/** Before the next idea, the user's own report of a try. */
export const triedWords = (newest: string, said: Said): string => {
  const ack = `So ${reflected(newest)}.`;
  return newest.length <= 90 && !newest.includes("?") && tried.test(withoutOpener(newest)) && !said(ack) ? ack : "";
};

/** Whether the subject's own words name the hotline for abuse. */
export const namesHotline = ({ hear, steps, next, brief, more, script = "" }: Topic): boolean =>
  [hear, next, brief, script, ...steps, ...more.map(({ words }) => words)].some((words) => words.includes("1-800-799-7233"));

/** Subjects that name the hotline for what may stand beside them: there a time, a sum or an age is a fact like any other, while nothing tells of danger. */
const practical = new Set(["co-parenting", "passwords"]);
const figureKinds: ReadonlySet<Detail["kind"]> = new Set(["age", "lasting", "amount", "count", "often"]);
const isPractical = ({ topic, before, newest }: Turn): boolean =>
  practical.has(topic.id) && ![...before, newest].some((text) => isAboutDanger(plain(text)) || isDangerous(plain(text)));

export function factAnswer(turn: Turn, kinds: "plain" | "statements"): string | undefined {
  const detail = detailIn(turn.newest, turn.currency);
  if (!detail) return undefined;
  // where somebody may be in danger, the subject's own words come first
  if (namesHotline(turn.topic) && !(isPractical(turn) && figureKinds.has(detail.kind))) return undefined;
  const isPlain =
    (detail.kind !== "statement" && detail.kind !== "phrase") ||
    /^(?:yes|yeah|no|not really|ok)?\W*(?:i (?:work|live) (?:from|alone|with|nights?|in|part|full|\d+)\b|(?:he|she|they|my \w+) (?:works?|lives?) |(?:he|she|they) (?:says?|said|wo ?n'?t|never|always|just|only) )/i.test(
      turn.newest.trim(),
    );
  if (isPlain !== (kinds === "plain")) return undefined;
  // a report of a try asks for the next idea
  if (detail.kind === "statement" && tried.test(withoutOpener(turn.newest))) return undefined;
  return detailAnswer(turn, detail);
}

/** What was told in a talk, in one sentence: the subject and up to three short details. */
export function summary(topic: Topic, texts: readonly string[]): string {
  const [first = "", ...later] = texts;
  const told = [
    ...new Set(
      later
        .filter((text) => detailIn(text) !== undefined && !followUp(text, true) && !well.test(plain(text)) && !badly.test(plain(text)))
        .map(reflected),
    ),
  ]
    .filter((words) => words.length < 60)
    .slice(-3);
  const beginning = first.length <= 90 && !isQuestion(first) ? reflected(first) : uncapital(topic.name);
  return `What I have from you: ${[beginning, ...told].join("; ")}.`;
}
