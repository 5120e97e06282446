import { plain } from "crisis-detector/plain";
import type { Day } from "#shared/dates.ts";
import { asksForJoke, offTopicOf, asksToWrite, recalled } from "./coach.off-topic.rules.ts";
import { jokes, offTopicReplies, cannotDo, cannotDoAgain, cannotDoNext, notSaid, youWrote } from "../answers/coach.off-topic.content.ts";
import { areasOf } from "./coach.areas.rules.ts";
import { incomeAnswer, incomeTopic } from "../sums/coach.income.rules.ts";
import { filled } from "../sums/coach.filled-words.rules.ts";
import { everydayFigure, everydayMoney } from "../sums/coach.everyday-money.rules.ts";
import { followUp } from "./coach.follow.rules.ts";
import { knownAnswer } from "../answers/coach.known.rules.ts";
import { readWritten, singleAnswer } from "./coach.written.rules.ts";
import { beginning } from "./coach.written-text.rules.ts";
import { singleIn, writtenTopic } from "./coach.marks.rules.ts";
import type { WrittenAnswer } from "../answers/coach.written.content.ts";
import { orderAnswer } from "../sums/coach.order.rules.ts";
import type { PayoffOf } from "../sums/coach.payoff.rules.ts";
import { allWords, isAboutDanger, namesOnly } from "./coach.own-matter.rules.ts";
import { leftOverAnswer, rentMissing } from "../sums/coach.left-over.rules.ts";
import { isBorrower, repaidAgain, repaidIn, repaidInShort } from "../sums/coach.repayment.rules.ts";
import { taxesFirst } from "../sums/coach.income-and-costs.rules.ts";
import { decidedPayoff, figuredDebt, interestAsked } from "../sums/coach.figures.rules.ts";
import { missedPayments, savingsLast } from "../sums/coach.calculations.rules.ts";
import { savingsOrDebt } from "../sums/coach.savings-or-debt.rules.ts";
import { debtsWithPayment } from "../sums/coach.several-debts.rules.ts";
import { scripts } from "../answers/coach.replies.content.ts";
import { exactWordsFor, wordsFor } from "./coach.wording.rules.ts";
import { savingAskedByPart } from "../sums/coach.saving.rules.ts";
import { talkSum, talkSumTopic } from "../sums/coach.talk-sums.rules.ts";
import { sumAgain, sumAnswer, sumTopic } from "../sums/coach.sums.rules.ts";

/** Answers that need no subject: single questions with one answer, sums, offTopicReplies. */

interface Direct {
  text: string;
  /** The subject with which the talk goes on. */
  topic?: string | undefined;
}

/** "She said no", "they won't refund me", "my landlord never answered": the other side comes first, and nothing is said after "no". */
const otherSide = String.raw`(?:he|she|they|it|(?:the|my|our|their) (?:\w+ )?\w+|\w+)`;
const begins = String.raw`^\W*(?:(?:and|but|so|well|ok|okay|now|then|what if|if|i asked|i tried|yes|no)\W+)*`;
const refusal = [
  String.raw`(?:said|says?|told me) (?:flat out )?no\b(?! (?:one|body|\w+))`,
  String.raw`(?:refus(?:es|ed?)|declin(?:es|ed))(?: (?:it|me|us|(?:to )?(?:pay|refund|answer|respond|talk|listen|discuss|do (?:it|that)|give|return|leave|look|help|stop|change|admit)\b))?`,
  String.raw`(?:denied|denies|rejected|ignor\w+)(?: (?:it|that|me|us|everything|my \w+))?`,
  String.raw`(?:won'?t|wont|will not)(?: (?:do|answer|reply|respond|refund|pay|give|return|budge|listen|talk|change|stop|agree|help|cancel|accept|say|admit|leave|let)\b)?`,
  String.raw`(?:(?:do|does|did|has|have)(?:n'?t| not)|never) (?:even )?(?:answer\w*|repl\w+|respond\w*|wr(?:ite|itten|ote))(?: (?:me|us|back))?`,
  String.raw`(?:(?:say|said|says) (?:that )?(?:i|we) )?(?:(?:only|just) (?:get |gave |give |offer\w* )?(?:me |us )?(?:an? )?(?:voucher|credit|half)|(?:gave|give|offer\w*) (?:me|us) (?:only |just )?(?:an? )?(?:voucher|credit|half))`,
  String.raw`(?:want\w* to |wanna )?keep(?:s|ing)? (?:the|my|our|all the) (?:deposit|money)`,
].join("|");
const pushedBack = new RegExp(
  String.raw`${begins}${otherSide}(?: (?:just|still|only|even|also|always|both|is|are|keeps?|again))* (?:${refusal})|${begins}(?:(?:still )?(?:no (?:answer|reply|response|refund)|nothing)(?: yet| so far)?\W*$|no (?:answer|reply|response|refund)\b|denied\W*$|rejected\W*$|what about the deposit\b)|^\W*(?:and |but |so |ok )*what if\b`,
);
/** Whether a message tells that the other side of `given` doesn't do what was asked, and names nothing that its talk doesn't. */
function isPushedBack(output: string, { ask, short = "" }: WrittenAnswer, before: readonly string[]): boolean {
  if (output.split(" ").length > 14 || !pushedBack.test(output) || [output, ...before].some(isAboutDanger)) return false;
  const matter = before.findLast((one) => ask?.test(one)) ?? "";
  return namesOnly(output.replace(refusalWords, " "), allWords(matter, short, contact));
}
const contact = "call calls email emails letter message messages text texts phone refund money deposit talk";
const refusalWords = new RegExp(String.raw`\b(?:${refusal})`);
const asAbove = "The words above can go out as they are, with the brackets filled in. If you want it shorter:";
/** "Write the message", "can you write me that email". */
const asksForIt =
  /^\W*(?:(?:ok|okay|please|can you|could you|so|then|and|now|just) )*(?:write|draft|give me|send me|show me)(?: me)? (?:the|a|an|that|this|my) (?:\w+ )?(?:message|e-?mail|letter|text|note)(?: (?:please|for me|now|then|to (?:him|her|them)))*\W*$/;
/** The first two sentences of words that were written for the member; undefined where there are no more. */
function wordsInShort(answer: string): string | undefined {
  const [, words = ""] = /\u201C([^\u201D]+)\u201D\n\nI can't send it for you/.exec(answer) ?? [];
  const sentences = words.split(/(?<=[.?!])\s+/);
  return sentences.length < 3
    ? undefined
    : `\u201C${sentences.slice(0, 2).join(" ")}\u201D\n\nThat is the core of it; nothing more has to be said.\n\nWhich word would you put differently?`;
}
/** What follows a written answer: its short form, its words to say, or its second part after a no; undefined where it has none. */
function followingAnswer({ texts, answers, topic }: Talk, isSaid: (text: string) => boolean): Direct | undefined {
  const newest = texts.at(-1) ?? "";
  const follow = followUp(newest, true)?.kind;
  const inShort = follow === "shorter" ? (repaidInShort(answers.at(-1) ?? "") ?? wordsInShort(answers.at(-1) ?? "")) : undefined;
  if (inShort !== undefined && !isSaid(inShort)) return { text: inShort, ...(topic !== undefined && { topic }) };
  const lately = answers.slice(-3).map(singleIn);
  const latest = lately.at(-1);
  const worded = lately.findLast((one) => one?.short !== undefined && one.topic === topic);
  const isWords = follow === "words" || follow === "example" || asksForIt.test(plain(newest));
  if (worded?.short !== undefined && !isSaid(worded.short) && (isWords || (follow === "shorter" && worded === latest))) {
    const short = filled(worded.short, texts);
    return { text: isWords && worded === latest ? `${asAbove}\n\n${short}` : short, topic: worded.topic };
  }
  const recent = lately.findLast((one) => one?.next !== undefined && one.topic === topic);
  const asksOn = follow === "more" || follow === "tried" || follow === "first";
  if (recent?.next === undefined || isSaid(recent.next)) return undefined;
  const isPushed = asksOn || isPushedBack(plain(newest).slice(0, 600), recent, lastOf(texts.slice(0, -1)));
  return isPushed ? { text: recent.next, topic: recent.topic } : undefined;
}

const lastOf = (texts: readonly string[]): string[] => texts.slice(-4).map(beginning);

interface Talk {
  /** The user's messages, the newest last, and the answers before it. */
  texts: readonly string[];
  answers: readonly string[];
  currency?: string | undefined;
  today?: Day | undefined;
  payoff?: PayoffOf | undefined;
  hasNumbers: boolean;
  /** The lines of the member's own numbers. */
  numbers?: readonly string[] | undefined;
  /** The id of the talk's subject. */
  topic?: string | undefined;
  /** False after a severe message: what is off topic then gives way to the question about safety. */
  isCalm: boolean;
}

const isAsking =
  /\?|^\W*(?:(?:ok(?:ay)?|and|so|but|now|also|well) )*(?:how|what|whats|when|where|who|which|why|can|could|should|would|will|do|does|did|is|are|am|give|write|tell|show|help|make|if)\b/;
/** "3 months sober", and then "my sister's wedding has an open bar": a matter that was told in two messages at the beginning. */
function inTwoMessages(texts: readonly string[]): WrittenAnswer | undefined {
  const [first = "", second, more] = texts.slice(-3).map((one) => plain(one));
  if (
    second === undefined ||
    more !== undefined ||
    [first, second].some((one) => one.length > 90 || isAsking.test(one) || isAboutDanger(one))
  )
    return undefined;
  const one = (newest: string) => singleAnswer(readWritten({ newest, before: [] }));
  return one(first) ? undefined : one(`${first}, ${second}`);
}

export function directAnswer(talk: Talk): Direct | undefined {
  const { texts, answers, currency, today, payoff, hasNumbers, isCalm } = talk;
  const newest = texts.at(-1) ?? "";
  const before = texts.slice(0, -1);
  const isSaid = (text: string) => answers.some((one) => one.includes(text.slice(0, 60)));
  const following = isCalm ? followingAnswer(talk, isSaid) : undefined;
  if (following) return following;
  const everyday = isCalm ? everydayMoney(talk) : undefined;
  if (everyday) return everyday;
  // beside the member's own numbers only the figures of the message itself count
  const told = hasNumbers ? [] : before;
  const income = incomeAnswer(newest, currency, told);
  if (income && !isSaid(income)) return { text: income, topic: incomeTopic(income) };
  const summed = hasNumbers ? undefined : talkSum(texts, answers, currency, today);
  const summedAbout = summed === undefined ? undefined : (talkSumTopic(summed) ?? talk.topic);
  if (summed) return { text: summed, ...(summedAbout !== undefined && { topic: summedAbout }) };
  const byPart = hasNumbers ? undefined : savingAskedByPart(texts, answers.at(-1) ?? "", currency);
  if (byPart) return { text: byPart, topic: "build-a-cushion" };
  const leftOver = leftOverAnswer(newest, told, currency);
  if (leftOver && !isSaid(leftOver)) return { text: leftOver, topic: leftOver.includes(rentMissing) ? "bills-due" : "start-a-budget" };
  const known = knownAnswer(newest, currency, before, isCalm);
  const besideSavings = hasNumbers ? undefined : savingsOrDebt(texts, { payoff, currency });
  const isBeside = besideSavings !== undefined && !isSaid(besideSavings);
  // the figures of the talk come before the general order of savings and debts
  if (isBeside && known !== undefined && writtenTopic(known) === figuredDebt) return { text: besideSavings, topic: figuredDebt };
  if (known && !isSaid(known)) return { text: known, ...(writtenTopic(known) !== undefined && { topic: writtenTopic(known) as string }) };
  const joined = isCalm && known === undefined ? inTwoMessages(texts) : undefined;
  if (joined && !isSaid(joined.text)) return { text: joined.text, topic: joined.topic };
  const missed = missedPayments(newest, told, currency);
  if (missed && !isSaid(missed)) return { text: missed, ...(talk.topic !== undefined && { topic: talk.topic }) };
  const lasting = before.length === 0 && isCalm ? savingsLast(newest, currency) : undefined;
  if (lasting) return { text: lasting, topic: "build-a-cushion" };
  const decided = decidedPayoff(texts, answers, { payoff, currency, today });
  if (decided && !isSaid(decided)) return { text: decided, topic: figuredDebt };
  const interest = interestAsked(texts, answers, { payoff, currency });
  if (interest && !isSaid(interest)) return { text: interest, topic: figuredDebt };
  const repaid = repaidIn(newest, told, currency);
  if (repaid) {
    const about = talk.topic ?? (isBorrower(plain(texts.join("\n"))) ? "choose-a-debt" : "get-money-back");
    return { text: isSaid(repaid) ? repaidAgain(repaid) : repaid, ...(about !== undefined && { topic: about }) };
  }
  if (isBeside) return { text: besideSavings, topic: figuredDebt };
  const severalDebts = before.length === 0 ? debtsWithPayment(newest, currency) : undefined;
  if (severalDebts) return { text: severalDebts, topic: figuredDebt };
  const ordered = orderAnswer(texts, answers, { own: currency, payoff });
  if (ordered) return { text: ordered, topic: "choose-a-debt" };
  const sum = sumAnswer(newest, currency, told, today);
  const about = sum && sumTopic(sum);
  if (sum)
    return {
      text: answers.some((one) => one.includes((sum.split("\n")[0] ?? sum).replace(taxesFirst, ""))) ? sumAgain(sum) : sum,
      ...(about && { topic: about }),
    };
  const figure = isCalm && !hasNumbers ? everydayFigure(talk) : undefined;
  if (figure) return figure;
  const offTopic = isCalm && offTopicOf(newest, before.length === 0);
  if (offTopic && offTopic !== "cannot") {
    const text = (asksForJoke(newest) ? jokes : offTopicReplies[offTopic]).find((words) => !isSaid(words));
    if (text !== undefined) return { text };
  }
  const earlier = recalled(newest, before);
  return earlier === undefined ? undefined : { text: isSaid(youWrote(earlier)) ? notSaid : youWrote(earlier) };
}

/** What it says to "can you call my landlord" and "write him an email"; `script` holds the words for the subject, if there are any. */
export function onBehalf(
  newest: string,
  isFirst: boolean,
  script: string | undefined,
  said: (words: string) => boolean,
): string | undefined {
  const words = script !== undefined && !said(script) ? script : undefined;
  if (asksToWrite(newest)) {
    const exact = isFirst ? wordsFor({ newest, before: [], areas: areasOf(newest, [], ""), script, said }) : exactWordsFor(newest, said);
    if (exact !== undefined) return exact;
    const text = words ?? scripts.find((one) => !said(one));
    return (
      text &&
      `Here is a beginning, to be put into your own words:\n\n${text}\n\nI can't send it for you.\n\n**One next step:** change one sentence so that it sounds like you, and send it while you have the courage.\n\nWhat does it have to say that is missing here?`
    );
  }
  if (offTopicOf(newest, isFirst) !== "cannot") return undefined;
  if (words === undefined) return said(cannotDo) ? cannotDoAgain : `${cannotDo}\n\n${cannotDoNext}`;
  return `${said(cannotDo) ? "That, too, is yours to do; here are words for it." : cannotDo}\n\n${words}\n\n**One next step:** put it into your own words, and do it before the evening.\n\nWhat should they do in the end?`;
}
