/**
 * Answers to later messages of a talk about oneself. `ask` is matched against the newest message, normalized. `{-60}` and `{+20}` stand for
 * a clock time that it names, less or more those minutes; `{1}` and `{2}` for what its groups found.
 */
export interface SelfTurn {
  id: string;
  /** The talk's subject. */
  of?: RegExp;
  /** What one of the member's messages before it names; beside `of`, as another way to the matter. */
  talk?: RegExp;
  /** What must be named anywhere in the talk as well, and what must not. */
  and?: RegExp;
  not?: RegExp;
  ask: RegExp;
  /** The first that was not said. */
  texts: readonly string[];
  /** The subject with which the talk goes on. */
  topic?: string;
}

/**
 * What to do about a subject, in steps: the answer to "how do I start", "any tips", "give me a plan" and "what helps", and what comes with a
 * fact or a question that has no answer of its own. `long`: to "how long will it take"; `example`: to "give me an example".
 */
export interface SelfWay {
  how: string;
  long?: string;
  example?: string;
}
