import type { KnownAnswer } from "./coach.known.content.ts";
import { lifeFamilyAnswers } from "./coach.life-family.content.ts";
import { lifeSelfAnswers } from "./coach.life-self.content.ts";
import { lifeWorkAnswers } from "./coach.life-work.content.ts";
import { lifeAnswers } from "./coach.life.content.ts";

/** A longer message often names such a matter only in passing. */
const longest = 140;
const shortOnly: readonly KnownAnswer[] = [...lifeWorkAnswers, ...lifeFamilyAnswers, ...lifeSelfAnswers];

/** Written answers to matters of everyday life. */
export const allLifeAnswers: readonly KnownAnswer[] = [...lifeAnswers, ...shortOnly];

/** The answer to a matter of everyday life that a normalized message (`plain`) names. */
export const lifeAnswer = (output: string): KnownAnswer | undefined =>
  (output.length > longest ? lifeAnswers : allLifeAnswers).find(({ ask }) => ask.test(output));
