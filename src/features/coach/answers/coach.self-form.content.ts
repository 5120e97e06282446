/**
 * What to do about a subject, in steps: the answer to "how do I start", "any tips", "give me a plan" and "what helps", and what comes with a
 * fact or a question that has no answer of its own. `long`: to "how long will it take"; `example`: to "give me an example".
 */
export interface SelfWay {
  how: string;
  long?: string;
  example?: string;
}
