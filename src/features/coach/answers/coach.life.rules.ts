import { isDangerous } from "../talk/coach.danger.rules.ts";
import { appFirstAnswers } from "./coach.daily-app.content.ts";
import { dailyMoreFirst } from "./coach.daily-more.content.ts";
import { dailyFirstAnswers } from "./coach.daily-first.content.ts";
import type { KnownAnswer } from "./coach.known.content.ts";
import { lifeClaimAnswers } from "./coach.life-claims.content.ts";
import { lifeCommonAnswers } from "./coach.life-common.content.ts";
import { lifeDayAnswers } from "./coach.life-days.content.ts";
import { lifeFamilyAnswers, unsafeHomeAnswers } from "./coach.life-family.content.ts";
import { lifeMomentAnswers } from "./coach.life-moments.content.ts";
import { lifeQuestionAnswers } from "./coach.life-questions.content.ts";
import { lifeSelfAnswers } from "./coach.life-self.content.ts";
import { dangerAnswers, talkAnswers, type TalkAnswer } from "./coach.life-talk.content.ts";
import { lifeWorkAnswers } from "./coach.life-work.content.ts";
import { lifeAnswers } from "./coach.life.content.ts";
import { selfFirstAnswers } from "./coach.self-first.content.ts";
import { selfMoreAnswers } from "./coach.self-more.content.ts";
import { peopleFirst } from "./coach.people-first.content.ts";
import { peopleQuestions } from "./coach.people-questions.content.ts";
import { moneyFirstAnswers } from "./coach.money-first.content.ts";
import { moneyTalkAnswers } from "./coach.money-talk.content.ts";
import { isAboutDanger, isOtherDanger, namesOnly } from "../talk/coach.own-matter.rules.ts";

/** A longer message often names such a matter only in passing, a common one even sooner. */
const longest = 140;
const longestCommon = 90;
const shortOnly: readonly KnownAnswer[] = [
  ...moneyFirstAnswers,
  ...lifeWorkAnswers,
  ...lifeFamilyAnswers,
  ...lifeSelfAnswers,
  ...lifeClaimAnswers,
  ...lifeDayAnswers,
  ...lifeQuestionAnswers,
  ...lifeMomentAnswers,
];

/** Written answers to matters of everyday life. */
export const allLifeAnswers: readonly KnownAnswer[] = [
  ...appFirstAnswers,
  ...dailyFirstAnswers,
  ...dailyMoreFirst,
  ...selfFirstAnswers,
  ...selfMoreAnswers,
  ...lifeAnswers,
  ...shortOnly,
  ...lifeCommonAnswers,
  ...peopleQuestions,
  ...peopleFirst,
  ...moneyTalkAnswers,
  ...talkAnswers,
  ...dangerAnswers,
];

/** The answer to a sign of danger that a normalized message names. */
export const dangerAnswer = (output: string): KnownAnswer | undefined => dangerAnswers.find(({ ask }) => ask.test(output));

/** The answer to a matter of everyday life that a normalized message (`plain`) names; beside a sign of danger only those that are about it. */
export const lifeAnswer = (output: string, before: readonly string[] = []): KnownAnswer | undefined =>
  (isDangerous(output)
    ? [...unsafeHomeAnswers, ...lifeAnswers]
    : output.length > longest
      ? lifeAnswers
      : [
          ...appFirstAnswers,
          ...dailyFirstAnswers,
          ...dailyMoreFirst,
          ...selfFirstAnswers,
          ...lifeAnswers,
          ...shortOnly,
          ...(output.length > longestCommon ? [] : [...lifeCommonAnswers, ...peopleQuestions]),
          ...peopleFirst,
          ...(output.length > longestCommon ? [] : selfMoreAnswers),
        ]
  ).find(({ ask, notAfter }) => ask.test(output) && !(notAfter && before.slice(-mostBefore).some((one) => notAfter.test(one))));

/**
 * The answer to a question about a matter that one of the user's latest messages names, while neither the question nor a message between
 * the two names anything else, and nothing in them is about danger. `before`: the user's earlier messages, normalized.
 */
export function talkAnswer(output: string, before: readonly string[]): KnownAnswer | undefined {
  const lately = before.slice(-mostBefore);
  if (output.length > longest || lately.length === 0) return undefined;
  const isUnsafe = ({ ask, isForDanger }: TalkAnswer) =>
    isForDanger ? [...lately, output.replace(ask, " ")].some(isOtherDanger) : [...lately, output].some(isAboutDanger);
  return [...moneyTalkAnswers, ...talkAnswers].find((one) => isAsked(one, output) && isMatter(one, lately) && !isUnsafe(one));
}
const mostBefore = 4;

const isAsked = ({ ask, also }: TalkAnswer, output: string): boolean => ask.test(output) && namesOnly(output.replace(ask, " "), also);

/** Whether the latest message that goes beyond the answer's own words names its matter. */
function isMatter({ talk, and, also, between }: TalkAnswer, lately: readonly string[]): boolean {
  const at = lately.findLastIndex((one) => talk.test(one));
  const after = lately.slice(at + 1);
  return (
    at >= 0 &&
    (and === undefined || lately.slice(at).some((one) => and.test(one))) &&
    after.every((one) => namesOnly(between ? one.replace(new RegExp(between.source, "g"), " ") : one, also))
  );
}
