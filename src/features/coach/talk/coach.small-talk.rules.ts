import { languageOf, onlyAsksForHelp, type smallTalk } from "./coach.follow.rules.ts";
import * as replies from "../answers/coach.replies.content.ts";

/** The answers to small talk, to a bare "help" and to other languages. */

type SmallTalk = ReturnType<typeof smallTalk>;

export function smallTalkAnswer(small: SmallTalk, hasNumbers: boolean, said: (words: string) => boolean): string | undefined {
  if (small === "numbers" && !hasNumbers) return replies.cannotSee;
  if (small === "can") return said(replies.can.slice(0, 60)) ? replies.hello : replies.can;
  if (small === "complaint") return replies.complaint;
  return small === "goodbye" ? replies.goodbye : undefined;
}

export function helpOrLanguage(newest: string): string | undefined {
  if (onlyAsksForHelp(newest)) return replies.needsHelp;
  const language = languageOf(newest);
  return language && `${replies.inLanguage[language]}\n\n${replies.inLanguageNext[language]}`;
}
