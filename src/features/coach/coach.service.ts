import { unsafeIn } from "./coach.output.rules.ts";
import { readDelta } from "./coach.events.rules.ts";

/** How the coach reads and judges a model's words, for the one other place that asks a model. */
export const coachFacts = {
  /** The text of one event of a model's stream; "" for an event without any, or one that cannot be read. */
  textOf: (event: string): string => {
    try {
      const delta = readDelta(JSON.parse(event));
      return delta.kind === "text" ? delta.text : "";
    } catch {
      return ""; // not JSON: nothing was said
    }
  },
  /** Whether an answer holds nothing that the coach may not say. */
  isFit: (answer: string): boolean => unsafeIn(answer) === undefined,
};
