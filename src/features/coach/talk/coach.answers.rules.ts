import type { Day } from "#shared/dates.ts";
import type { Topic } from "../answers/coach.topics.rules.ts";
import type { Likelihoods } from "./coach.model.rules.ts";
import type { PayoffOf } from "../sums/coach.payoff.rules.ts";
import type { Message } from "../coach.rules.ts";
import type { Concern } from "./coach.supportive.rules.ts";

/** What the built-in coach is given beside the messages, and what it answers. */

export interface BuiltInAnswer {
  text: string;
  /** The answered subject; undefined for small talk, choices and safety. */
  action?: string;
  guide?: string;
  /** Names of subjects to choose from. */
  choices?: string[];
}

/** What the thread of the built-in coach is given. `messages` without the lines of numbers that the member sent along: these are in `numbers`. */
export interface AnswerRequest {
  messages: readonly Message[];
  concern: Concern;
  numbers: readonly string[];
  /** The date in the member's time zone. */
  today: Day;
  currency: string;
}

export interface Known {
  /** Lines that the member chose to send along. */
  numbers?: readonly string[];
  /** The date in the member's time zone. */
  today?: Day;
  /** The sentence vector's result for the newest message; without it only words decide. */
  meaning?: Likelihoods | undefined;
  payoff?: PayoffOf;
  /** The member's currency, USD by default. */
  currency?: string;
}

/** A message of a talk, as the ways to answer it read it. */
export interface Turn {
  newest: string;
  /** The user's messages before it, the oldest first. */
  before: readonly string[];
  /** The answer before it. */
  last: string;
  said: (words: string) => boolean;
  /** The talk's subject, if there is one. */
  topic?: Topic | undefined;
  /** It is likely about another subject. */
  isNew?: boolean;
  /** The subject was taken with little certainty. */
  isGuess?: boolean | undefined;
  currency?: string | undefined;
}
