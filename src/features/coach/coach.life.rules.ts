import { isDangerous } from "./coach.danger.rules.ts";
import type { KnownAnswer } from "./coach.known.content.ts";
import { lifeClaimAnswers } from "./coach.life-claims.content.ts";
import { lifeFamilyAnswers, unsafeHomeAnswers } from "./coach.life-family.content.ts";
import { lifeSelfAnswers } from "./coach.life-self.content.ts";
import { talkAnswers } from "./coach.life-talk.content.ts";
import { lifeWorkAnswers } from "./coach.life-work.content.ts";
import { lifeAnswers } from "./coach.life.content.ts";

/** A longer message often names such a matter only in passing. */
const longest = 140;
const shortOnly: readonly KnownAnswer[] = [...lifeWorkAnswers, ...lifeFamilyAnswers, ...lifeSelfAnswers, ...lifeClaimAnswers];

/** Written answers to matters of everyday life. */
export const allLifeAnswers: readonly KnownAnswer[] = [...lifeAnswers, ...shortOnly, ...talkAnswers];

/** The answer to a matter of everyday life that a normalized message (`plain`) names; beside a sign of danger only those that are about it. */
export const lifeAnswer = (output: string): KnownAnswer | undefined =>
  (isDangerous(output)
    ? [...unsafeHomeAnswers, ...lifeAnswers]
    : output.length > longest
      ? lifeAnswers
      : [...lifeAnswers, ...shortOnly]
  ).find(({ ask }) => ask.test(output));

/** The answer to a question about a matter that the talk named before; `before`: the user's earlier messages, normalized. */
export const talkAnswer = (output: string, before: readonly string[]): KnownAnswer | undefined => {
  const talk = before.slice(-mostBefore).join("\n");
  return output.length > longest || talk === "" ? undefined : talkAnswers.find((one) => one.ask.test(output) && one.talk.test(talk));
};
const mostBefore = 5;
