import { body } from "./safety.body.content.ts";
import { days } from "./safety.days.content.ts";
import { despair } from "./safety.despair.content.ts";
import { fresh } from "./safety.fresh.content.ts";
import { grown } from "./safety.grown.content.ts";
import { harmless } from "./safety.harmless.content.ts";
import { hidden } from "./safety.hidden.content.ts";
import { home } from "./safety.home.content.ts";
import { inward } from "./safety.inward.content.ts";
import { lives } from "./safety.lives.content.ts";
import { many } from "./safety.many.content.ts";
import { calm } from "./safety.calm.content.ts";
import { daily } from "./safety.daily.content.ts";
import { further } from "./safety.further.content.ts";
import { sidelong } from "./safety.sidelong.content.ts";
import { near } from "./safety.near.content.ts";
import { open } from "./safety.open.content.ts";
import { plain } from "./safety.plain.content.ts";
import { rare } from "./safety.rare.content.ts";
import { second } from "./safety.second.content.ts";
import { sentences, type Group } from "./safety.sentences.content.ts";
import { spoken } from "./safety.spoken.content.ts";
import { third } from "./safety.third.content.ts";
import { usual } from "./safety.usual.content.ts";
import { groupsIn } from "./safety.training-groups.rules.ts";
import { worlds } from "./safety.worlds.content.ts";
import { young } from "./safety.young.content.ts";

/** Each voice is one set of sentences; what is learned from the others is judged on it. */
export const trainingSets: readonly (readonly Group[])[] = [
  [...sentences, ...harmless, ...second, ...third, ...fresh],
  plain,
  ...[young, grown, worlds, despair, open, home, body, days, hidden, spoken, lives, rare, many].map(groupsIn),
];

/** Written last, for the encoder alone: with their many harmless sentences the linear models find fewer indirect phrases, not more. */
export const encoderTrainingSets: readonly (readonly Group[])[] = [near, usual, inward, calm, daily, further, sidelong].map(groupsIn);
