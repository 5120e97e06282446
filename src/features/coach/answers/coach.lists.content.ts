import { appFirstAnswers, appTurns } from "./coach.daily-app.content.ts";
import { dailyFirstAnswers } from "./coach.daily-first.content.ts";
import { dailyMoreFirst, dailyMoreTurns } from "./coach.daily-more.content.ts";
import { dailyTurns, mixedTurns } from "./coach.daily-turns.content.ts";
import { facts } from "./coach.facts.content.ts";
import { usualPeopleFirst, usualPeopleTurns } from "./coach.usual-people.content.ts";
import { usualSelfFirst, usualSelfTurns } from "./coach.usual-self.content.ts";
import { howToAnswers } from "./coach.how-to.content.ts";
import { knownAnswers } from "./coach.known.content.ts";
import { lifeClaimAnswers } from "./coach.life-claims.content.ts";
import { lifeCommonAnswers } from "./coach.life-common.content.ts";
import { lifeDayAnswers } from "./coach.life-days.content.ts";
import { lifeFamilyAnswers, unsafeHomeAnswers } from "./coach.life-family.content.ts";
import { lifeMomentAnswers } from "./coach.life-moments.content.ts";
import { lifeQuestionAnswers } from "./coach.life-questions.content.ts";
import { lifeSelfAnswers } from "./coach.life-self.content.ts";
import { dangerAnswers, talkAnswers } from "./coach.life-talk.content.ts";
import { lifeWorkAnswers } from "./coach.life-work.content.ts";
import { lifeAnswers } from "./coach.life.content.ts";
import { dayMatters } from "./coach.money-days.content.ts";
import { debtMatters } from "./coach.money-debts.content.ts";
import { moneyFirstAnswers } from "./coach.money-first.content.ts";
import { generalMoney } from "./coach.money-general.content.ts";
import { homeMatters } from "./coach.money-homes.content.ts";
import { lifeMatters } from "./coach.money-lives.content.ts";
import { moneyOpenings } from "./coach.money-openings.content.ts";
import { moneyTalkAnswers } from "./coach.money-talk.content.ts";
import type { MoneyMatter } from "./coach.money-turns.content.ts";
import { coupleTurns } from "./coach.people-couples.content.ts";
import { familyTurns } from "./coach.people-family.content.ts";
import { peopleWays } from "./coach.people-ways.content.ts";
import { peopleFirst } from "./coach.people-first.content.ts";
import { peopleQuestions } from "./coach.people-questions.content.ts";
import { peopleAsks, peopleFacts } from "./coach.people-told.content.ts";
import { workTurns } from "./coach.people-work.content.ts";
import { choiceFirst, choiceTurns } from "./coach.usual-choices.content.ts";
import { moneyUsualFirst, moneyUsualTurns } from "./coach.usual-money.content.ts";
import { usualFirst, usualTurnsMore } from "./coach.usual-work.content.ts";
import { matterDetails, matterQuestions, matterWays } from "./coach.matter-details.content.ts";
import { productAnswers } from "./coach.product.content.ts";
import { selfAsked } from "./coach.self-asked.content.ts";
import { selfFirstAnswers } from "./coach.self-first.content.ts";
import { selfMoreAnswers } from "./coach.self-more.content.ts";
import { moreTurns } from "./coach.self-turns-more.content.ts";
import { bodyTurns } from "./coach.self-turns-body.content.ts";
import { daysTurns } from "./coach.self-turns-days.content.ts";
import { mindTurns } from "./coach.self-turns-mind.content.ts";
import { selfWays } from "./coach.self-ways.content.ts";
import { commonFacts } from "./coach.told-common.content.ts";
import { toldFactsOfFamily } from "./coach.told-facts-family.content.ts";
import { toldFactsOfMoney } from "./coach.told-facts-money.content.ts";
import { toldFactsOfPeople } from "./coach.told-facts-people.content.ts";
import { toldFactsOfSelf } from "./coach.told-facts-self.content.ts";
import { toldFactsOfWork } from "./coach.told-facts-work.content.ts";
import type { FiguredAnswer, SubjectAnswers, WrittenAnswer } from "./coach.written.content.ts";

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
  { answers: [...selfMoreAnswers, ...usualPeopleFirst, ...usualSelfFirst], longest: common },
  { answers: [...choiceFirst, ...usualFirst, ...moneyUsualFirst], longest: usual },
];

/** Answers to questions that their talk alone makes clear. */
export const exactAnswers: readonly WrittenAnswer[] = [...moneyTalkAnswers, ...talkAnswers];

/** What is asked or told next in the most usual talks; they come before everything else that could answer it. */
export const usualTurns: readonly WrittenAnswer[] = [
  ...coupleTurns,
  ...familyTurns,
  ...workTurns,
  ...mixedTurns,
  ...dailyTurns,
  ...dailyMoreTurns,
  ...appTurns,
  ...choiceTurns,
  ...moneyUsualTurns,
  ...usualTurnsMore,
  ...usualPeopleTurns,
  ...usualSelfTurns,
];

/** By the kind of the matter: what a detail means, what a question is about that has no answer of its own, and how any other detail is used. */
export const detailAnswers: readonly FiguredAnswer[] = matterDetails;
export const questionAnswers: readonly FiguredAnswer[] = matterQuestions;
export const detailWays: readonly FiguredAnswer[] = matterWays;

/** What is told in a talk and has an answer of its own within its subject. */
export const toldFacts: readonly WrittenAnswer[] = [
  ...usualTurns,
  ...toldFactsOfMoney,
  ...toldFactsOfWork,
  ...toldFactsOfPeople,
  ...toldFactsOfFamily,
  ...toldFactsOfSelf,
  ...peopleAsks,
  ...peopleFacts,
  ...commonFacts,
];

/** Those for any talk about people: the talk's own subject stays. */
export const peopleGeneral: ReadonlySet<WrittenAnswer> = new Set([...peopleAsks, ...peopleFacts]);

/** Those that hold whatever the subject: an answer that was written for a message comes before them. */
export const generalFacts: ReadonlySet<WrittenAnswer> = new Set(commonFacts);

/** What is asked or told in a talk about oneself. */
export const selfAnswers: readonly FiguredAnswer[] = [...daysTurns, ...mindTurns, ...bodyTurns, ...moreTurns];

/** What is usually asked, by subject. */
export const subjectAnswers: Readonly<Record<string, SubjectAnswers>> = Object.fromEntries(
  [...new Set([selfAsked, selfWays, peopleWays].flatMap((all) => Object.keys(all)))].map((id) => [
    id,
    { ...selfAsked[id], ...selfWays[id], ...peopleWays[id] },
  ]),
);
/** Those between people: their steps give way to what is written for the very question. */
export const subjectsOfPeople: ReadonlySet<string> = new Set(Object.keys(peopleWays));

/** The matters of money: a message that names two belongs to the first, and to a general one last. */
export const moneyMatters: readonly MoneyMatter[] = [...lifeMatters, ...debtMatters, ...homeMatters, ...dayMatters].toSorted(
  (one, other) => Number(one.isGeneral ?? false) - Number(other.isGeneral ?? false),
);

/** Every written answer, with the subject with which a talk goes on after it. */
export const allAnswers: readonly { one: FiguredAnswer; topic: string | undefined }[] = [
  ...[
    ...singleLists.flatMap(({ answers }) => answers),
    ...exactAnswers,
    ...dangerAnswers,
    ...toldFacts,
    ...selfAnswers,
    ...detailAnswers,
  ].map((one: FiguredAnswer) => ({ one, topic: one.topic })),
  ...[generalMoney, ...moneyMatters].flatMap(({ topic, turns }) => turns.map((one) => ({ one, topic: one.topic ?? topic }))),
  ...moneyOpenings.map((one) => ({ one, topic: one.topic })),
];
