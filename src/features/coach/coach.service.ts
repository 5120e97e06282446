import { unsafeIn } from "./coach.output.rules.ts";
import { readDelta } from "./coach.events.rules.ts";

/** How the coach parses and checks a model's answer, for the one other feature that calls a model. */
export const coachFacts = {
  /** The text of one event of a model's stream; "" for an event without any, or one that cannot be parsed. */
  textOf: (event: string): string => {
    try {
      const delta = readDelta(JSON.parse(event));
      return delta.kind === "text" ? delta.text : "";
    } catch {
      return ""; // not JSON: no text
    }
  },
  /** Whether an answer contains nothing that the coach must not say. */
  isFit: (answer: string): boolean => unsafeIn(answer) === undefined,
};
