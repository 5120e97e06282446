/** Once all that is written about a subject was said: one sentence of what was told, and an open question. */

/** Begins each of these answers, and shows in the talk that one was given. */
export const soFar = {
  first: (told: string) => `So far I have this from you: ${told}.`,
  added: (told: string) => `To that I add: ${told}.`,
};
export const settled = (decided: string) => `And what is decided: ${decided}.`;

/** Before it, where a question has no written answer. */
export const noSureAnswer = [
  "To exactly that I have no sure answer, and a guess would not help you.",
  "That is one I can't answer well from what I know.",
  "For this one, too, somebody who knows the details would be a better guide than I am.",
];
/** After what was added, where the sentence from before is not said again. */
export const stillOpen = ["That belongs to it, and I keep it in mind.", "I have read that, and it counts.", "Good that you say it."];

export const sumUpAsks = [
  "What would you want to be settled first?",
  "If one thing of this were off your mind by Sunday, which one should it be?",
  "What is the question in it that you keep coming back to?",
  "What would be different if it went well?",
  "And you: what do you need in all this?",
];
