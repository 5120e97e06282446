import { nextStep, parts, uncapital } from "./coach.texts.rules.ts";
import { plain } from "crisis-detector/plain";
import type { FollowUp } from "./coach.follow.rules.ts";
import { fresh, further, linkOf, ownWords, quotedIn, type Said } from "./coach.topic-answers.rules.ts";
import * as replies from "../answers/coach.replies.content.ts";
import type { Topic } from "../answers/coach.topics.rules.ts";
import { amountsIn, perMonthOf } from "../sums/coach.amounts.rules.ts";
import { showShort } from "../sums/coach.payoff.rules.ts";

/** The answers to short messages about a subject: "why", "shorter", "yes", "what do I say". */

export interface Told {
  newest: string;
  before: readonly string[];
  /** The answer before the newest message. */
  last?: string;
  currency?: string | undefined;
}
/** Subjects whose words to say name the sum that the talk is about. */
const hasSum = new Set(["get-money-back"]);
const kin =
  "(mom|mum|mother|dad|father|son|daughter|husband|wife|partner|brother|sister|baby|grand(?:ma|pa|mother|father)|aunt|uncle|cousin|dog|cat)";
/** Whom another person has lost. */
const theirDead = new RegExp(
  `\\b(?:lost|losing) (?:his|her|their) ${kin}\\b|(?:\\b(?:his|her|their)|'s) ${kin} (?:\\w+ )?(?:died|passed|is dying|has died|was killed)\\b|\\bdeath of (?:his|her|their) ${kin}\\b`,
);
/** The subject with the talk's sum in its words to say, and about whom the talk says was lost, or none of them where nobody was. */
function fitted(topic: Topic, { newest, before, currency = "USD" }: Told): Topic {
  const { script, ...rest } = topic;
  if (script === undefined) return topic;
  const texts = [...before, newest].map((one) => plain(one).slice(0, 600));
  if (/\bsorry about your mom\b/.test(script)) {
    const who = texts.map((one) => theirDead.exec(one)?.slice(1).find(Boolean)).findLast(Boolean);
    return who === undefined ? rest : { ...topic, script: script.replace("your mom", () => `your ${who}`) };
  }
  if (!hasSum.has(topic.id)) return topic;
  const sums = new Set(
    texts.flatMap((one) =>
      amountsIn(one, currency).flatMap(({ cents, end: to }) =>
        cents >= 500 && perMonthOf("", one.slice(to)) === undefined ? [cents] : [],
      ),
    ),
  );
  const [sum] = sums;
  if (sum === undefined) return topic;
  const show = (cents: number) => showShort(cents, currency);
  // which of several is meant is not known
  const [all, part] = sums.size > 1 ? ["[amount]", "[part]"] : [show(sum), show(Math.max(500, Math.round(sum / 4 / 500) * 500))];
  return { ...topic, script: script.replace("$50", () => part).replace("$200", () => all) };
}

export function continueTopic(follow: FollowUp, subject: Topic, said: Said, told = "", talk?: Told): string {
  const topic = talk ? fitted(subject, talk) : subject;
  const [first] = topic.steps;
  const later = topic.more[0];
  const ask = (...own: (string | undefined)[]) => fresh([...own, ...replies.openAsks], said);
  // the words to say and an example are the same text: whichever is asked for second gets something else
  const script = topic.script !== undefined && !said(topic.script) ? topic.script : undefined;
  const step = (...own: (string | undefined)[]) => nextStep(fresh([...own, topic.brief, ...replies.smallSteps], said));
  switch (follow.kind) {
    case "yes":
      if (talk && onlyYes.test(talk.newest) && asksOpenly(talk.last ?? "") && !said(replies.yesToOpen[0] ?? ""))
        return parts(fresh(replies.yesToOpen, said), step(), ask(replies.yesToOpenAsk));
      return parts(
        fresh([replies.agreed, ...replies.agreedAgain], said),
        step(topic.steps.length > 0 ? undefined : topic.brief),
        linkOf(topic),
        ask(replies.agreedAsk),
      );
    case "no":
      return parts(
        fresh([replies.tooMuch, ...replies.tooMuchAgain], said),
        step(first ? `only this: ${uncapital(first)}` : topic.brief),
        linkOf(topic),
        ask(replies.tooMuchAsk),
      );
    case "unsure":
      return parts(fresh([replies.unsure, ...replies.unsureAgain], said), step(), linkOf(topic), ask(later?.ask));
    case "shorter":
      return parts(
        said(topic.brief.slice(1)) ? fresh(replies.shortest, said) : replies.shortLead(topic.brief),
        ask(...replies.shorterAsks),
      );
    case "why":
      return parts(said(topic.why.slice(1)) ? fresh(replies.whyMore, said) : replies.whyLead(topic.why), ask(...replies.whyAsks));
    case "explain": {
      const example = [topic.next, ...topic.steps, later?.next].find(
        (words) => words !== undefined && words !== "" && !said(words.slice(1)),
      );
      return said(topic.brief.slice(1))
        ? further(topic, said, told)
        : parts(
            replies.plainLead(topic.brief),
            said(topic.why.slice(1)) ? "" : topic.why,
            example ? replies.exampleOf(example) : "",
            ask(...replies.explainAsks),
          );
    }
    case "both":
      return parts(fresh(replies.bothOf, said), step(), ask(replies.bothAsk));
    case "often":
      return parts(fresh(replies.howOften, said), ask(replies.howOftenAsk));
    case "first":
      return parts(fresh([`This first: ${topic.brief}`, ...replies.firstOnly], said), said(topic.why) ? "" : topic.why, ask(later?.ask));
    case "words":
      return parts(
        fresh([script && `You could say it like this:\n\n${topic.script}`, ...quotedIn(topic), ...replies.scripts], said),
        ask(...replies.wordsAsks),
      );
    case "example":
      return parts(
        fresh(
          [
            script && `For example, in words:\n\n${topic.script}`,
            ...quotedIn(topic),
            ...topic.more.map(({ words }) => words),
            ...replies.scripts,
          ],
          said,
        ),
        ask(...replies.exampleAsks),
      );
    case "did":
      return parts(fresh(replies.didIt, said), nextStep(fresh(replies.didItNext, said)), ask());
    case "tried":
    case "repeated": {
      const lead = fresh(follow.kind === "tried" ? replies.triedFirst : replies.repeatedFirst, said);
      return topic.more.some(({ words }) => !said(words)) ? parts(lead, further(topic, said, told)) : further(topic, said, told);
    }
    case "step": {
      const chosen = topic.steps[follow.step];
      return chosen && later && !said(later.words)
        ? parts(
            `You mean this one: \u201C${chosen}\u201D`,
            later.words,
            nextStep(fresh([later.next, ...replies.smallSteps], said)),
            linkOf(topic),
            ask(later.ask),
          )
        : further(topic, said, told);
    }
    default:
      return further(topic, said, told);
  }
}

const onlyYes = /^\W*(?:yes|yeah|yep|yup|sure|yes please|please|right)\W*$/i;
/** Whether an answer ends with a question that yes does not answer: "What …?", "… or …?". */
const asksOpenly = (last: string): boolean => {
  const question = /([^.!?\n]+\?)\s*$/.exec(last)?.[1]?.trim() ?? "";
  return /^(?:what|which|who|when|where|how|why)\b/i.test(question) || /,? or \b/.test(question);
};

export const scriptOf = (topic: Topic, talk: Told): string => ownWords(fitted(topic, talk)) ?? `What matters for it: ${topic.brief}`;
