import { appFirstAnswers } from "./coach.daily-app.content.ts";
import { dailyFirstAnswers } from "./coach.daily-first.content.ts";
import { dailyMoreFirst } from "./coach.daily-more.content.ts";
import { facts } from "./coach.facts.content.ts";
import { howToAnswers } from "./coach.how-to.content.ts";
import { knownAnswers } from "./coach.known.content.ts";
import { lifeClaimAnswers } from "./coach.life-claims.content.ts";
import { lifeCommonAnswers } from "./coach.life-common.content.ts";
import { lifeDayAnswers } from "./coach.life-days.content.ts";
import { lifeFamilyAnswers, unsafeHomeAnswers } from "./coach.life-family.content.ts";
import { lifeMomentAnswers } from "./coach.life-moments.content.ts";
import { lifeQuestionAnswers } from "./coach.life-questions.content.ts";
import { lifeSelfAnswers } from "./coach.life-self.content.ts";
import { talkAnswers } from "./coach.life-talk.content.ts";
import { lifeWorkAnswers } from "./coach.life-work.content.ts";
import { lifeAnswers } from "./coach.life.content.ts";
import { moneyFirstAnswers } from "./coach.money-first.content.ts";
import { moneyTalkAnswers } from "./coach.money-talk.content.ts";
import { peopleFirst } from "./coach.people-first.content.ts";
import { peopleQuestions } from "./coach.people-questions.content.ts";
import { productAnswers } from "./coach.product.content.ts";
import { selfFirstAnswers } from "./coach.self-first.content.ts";
import { selfMoreAnswers } from "./coach.self-more.content.ts";
import type { WrittenAnswer } from "./coach.written.content.ts";

/** All written answers, in the order in which they are tried. */

/** How long a message may be: a longer one often names such a matter only in passing, a common one even sooner. */
const asPage = 120;
const usual = 140;
const common = 90;

/** Answers to what a message asks or tells by itself. Beside a sign of danger only those are tried that are not about everyday life, or about it. */
export const singleLists: readonly { answers: readonly WrittenAnswer[]; longest?: number; danger?: "also" | "only" }[] = [
  { answers: productAnswers, danger: "also" },
  { answers: howToAnswers, longest: asPage, danger: "also" },
  { answers: [...knownAnswers, ...facts], danger: "also" },
  { answers: unsafeHomeAnswers, danger: "only" },
  { answers: [...appFirstAnswers, ...dailyFirstAnswers, ...dailyMoreFirst, ...selfFirstAnswers], longest: usual },
  { answers: lifeAnswers, danger: "also" },
  { answers: [...moneyFirstAnswers, ...lifeWorkAnswers, ...lifeFamilyAnswers, ...lifeSelfAnswers, ...lifeClaimAnswers], longest: usual },
  { answers: [...lifeDayAnswers, ...lifeQuestionAnswers, ...lifeMomentAnswers], longest: usual },
  { answers: [...lifeCommonAnswers, ...peopleQuestions], longest: common },
  { answers: peopleFirst, longest: usual },
  { answers: selfMoreAnswers, longest: common },
];

/** Answers to questions that their talk alone makes clear. */
export const exactAnswers: readonly WrittenAnswer[] = [...moneyTalkAnswers, ...talkAnswers];
