import { keepsSubject, writtenTopic } from "./coach.marks.rules.ts";
import { debtTopics, figuredDebt, figuredTopic } from "../sums/coach.figures.rules.ts";
import { followUp } from "./coach.follow.rules.ts";
import { reactions } from "../answers/coach.off-topic.content.ts";
import { moneyTopic } from "./coach.money-topic.rules.ts";
import { matterlessAnswers } from "../answers/coach.self-first.content.ts";
import * as replies from "../answers/coach.replies.content.ts";
import type { Message } from "../coach.rules.ts";
import { talkSumTopic } from "../sums/coach.talk-sums.rules.ts";
import { isReply } from "./coach.turns.rules.ts";
import { topicNamed, topicOf, topics, type Topic } from "../answers/coach.topics.rules.ts";

/** Answers that keep the previous subject of the chat. */
const nothingMore = [
  replies.nothingMore,
  ...replies.nothingMoreAgain,
  ...replies.listening,
  ...Object.values(reactions),
  ...matterlessAnswers,
];

/** Which of our texts the chat contains: the subject of the last answer, what was offered, and what was rejected. */
export function describeHistory(messages: readonly Message[]) {
  const ours = messages.filter(({ role }) => role === "assistant").map(({ content }) => content);
  const marks = (topic: Topic) => [
    replies.takenAs(topic.name),
    topic.hear,
    topic.brief,
    topic.why,
    topic.script ?? "",
    topic.next,
    ...topic.more.flatMap(({ words, next }) => [words, next ?? ""]),
  ];
  const topicIn = (text: string) => topics.find((topic) => marks(topic).some((words) => words.length > 20 && text.includes(words)));
  const last = ours.at(-1) ?? "";
  const alsoSaid = /You also wrote about something else: (.+)\. We can take that next\./.exec(last)?.[1];
  const lately = ours
    .filter((text) => !nothingMore.some((words) => text.includes(words)) && !keepsSubject(text))
    .slice(-2 - followUpsAtEnd(messages))
    .toReversed()
    .flatMap(
      (text) => topicIn(text) ?? topicOf(writtenTopic(text) ?? talkSumTopic(text) ?? moneyTopic(text) ?? figuredTopic(text) ?? "") ?? [],
    );
  // a payoff that was worked out belongs to the kind of debt that the talk is about
  const debtBefore = lately[0]?.id === figuredDebt ? lately.find(({ id }) => id !== figuredDebt && debtTopics.has(id)) : undefined;
  const topic = debtBefore ?? lately[0];
  return {
    topic,
    /** It was taken with little certainty, and a clear question about another subject is answered as one. */
    isGuess: topic !== undefined && ours.some((text) => text.includes(replies.takenAs(topic.name))),
    times: (topic: Topic) => ours.filter((text) => text.includes(topic.hear)).length,
    said: (words: string) => ours.some((text) => text.includes(words)),
    saidLately: (words: string) => ours.slice(-4).some((text) => text.includes(words)),
    also: alsoSaid === undefined ? undefined : topicNamed(alsoSaid),
    offered: [...last.matchAll(/^\d\. (.+)$/gm)].flatMap(([, name = ""]) => topicNamed(name) ?? []),
    without: messages.flatMap(({ role, content }, at) =>
      role === "assistant" && followUp(messages[at + 1]?.content ?? "")?.kind === "not-that" ? (topicIn(content)?.id ?? []) : [],
    ),
    hasAskedTwice: ours.length > 1 && ours.slice(-2).every((text) => replies.unsureWhich.some((words) => text.includes(words))),
    wasDepressed: ours.slice(-2).includes(replies.depressed),
    hasGuessedWrong: last.includes(replies.noTopic),
    wasDirect: writtenTopic(last) !== undefined,
    isListening: replies.listening.some((words) => last.includes(words)),
  };
}

/** The number of follow-ups at the end: their answers may contain no words of their subject. */
function followUpsAtEnd(messages: readonly Message[]): number {
  const kinds = messages.flatMap(({ role, content }, at) =>
    role === "user" ? [followUp(content, at > 0)?.kind ?? (at > 0 && isReply(content) ? "detail" : "other")] : [],
  );
  const at = kinds.findLastIndex((kind) => kind === "other" || kind === "not-that");
  return kinds.length - 1 - at;
}
