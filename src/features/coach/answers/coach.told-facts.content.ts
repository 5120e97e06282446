import type { WrittenAnswer } from "./coach.written.content.ts";
import { coupleTurns } from "./coach.people-couples.content.ts";
import { familyTurns } from "./coach.people-family.content.ts";
import { workTurns } from "./coach.people-work.content.ts";
import { peopleAsks, peopleFacts } from "./coach.people-told.content.ts";
import { appTurns } from "./coach.daily-app.content.ts";
import { dailyMoreTurns } from "./coach.daily-more.content.ts";
import { dailyTurns } from "./coach.daily-turns.content.ts";
import { mixedTurns } from "./coach.mixed-turns.content.ts";
import { commonFacts } from "./coach.told-common.content.ts";
import { toldFactsOfFamily } from "./coach.told-facts-family.content.ts";
import { toldFactsOfMoney } from "./coach.told-facts-money.content.ts";
import { toldFactsOfPeople } from "./coach.told-facts-people.content.ts";
import { toldFactsOfSelf } from "./coach.told-facts-self.content.ts";
import { toldFactsOfWork } from "./coach.told-facts-work.content.ts";

/** What is asked or told next in the most usual talks; they come before everything else that could answer it. */
export const usualTurns: readonly WrittenAnswer[] = [
  ...coupleTurns,
  ...familyTurns,
  ...workTurns,
  ...mixedTurns,
  ...dailyTurns,
  ...dailyMoreTurns,
  ...appTurns,
];

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
