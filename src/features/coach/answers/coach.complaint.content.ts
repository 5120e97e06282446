/** To somebody who says that an answer was wrong, and about what it should have been. */

/** Within a talk that has a subject; `told` is what the member wrote before. */
export const didNotFit: readonly ((told: string) => string)[] = [
  (told) =>
    `You're right to say so, and I'm sorry. I'm a program with written answers, and that one did not fit.${told && ` What I have from you is this: “${told}”.`}\n\n**One next step:** write in one line what you'd need from me: a figure, words to say, or what to do first.\n\nWhich of the three would help most right now?`,
  (told) =>
    `Sorry, that did not fit again, and it's my limit and not the way you write.${told && ` If “${told}” matters most, tell me what should be different a week from now.`} A person can hear what I can't: somebody you trust, or 211 for anything practical, free.\n\nWhat would you ask somebody who knew all about it?`,
];
/** To "stop asking questions", "just tell me what to do". */
export const noQuestions = (step: string) =>
  `Fair enough, no more questions for now. This is the one thing I would do: ${step.charAt(0).toLowerCase()}${step.slice(1)}\n\nDo only that, and leave the rest. When it's done, or if it doesn't fit, write me a word.`;
/** Where the talk has no subject yet. */
export const noQuestionsYet =
  "Fair enough. I can only tell you what to do once I know what it's about, so here is the shortest way: write what happened and who is in it, in one line, such as “late on rent, landlord angry”. I'll answer with one thing to do.";

/** To "I said my son, not my husband", "I asked about my dog". */
export const putRight: readonly ((right: string, wrong: string) => string)[] = [
  (right, wrong) =>
    `Sorry, I missed that: it's about ${right}${wrong && `, and not about ${wrong}`}. I go by that from here.\n\n**One next step:** tell me in one line what has happened, so that I don't guess again.\n\nWhat is the hardest part of it for you right now?`,
  (right, wrong) =>
    `Thank you for putting that right: ${right}${wrong && ` and not ${wrong}`}. I had it wrong.\n\nWhat should be different with it by next week?`,
];
/** Shows in the talk that one of these was said. */
export const complaintMarks = [
  "that one did not fit.",
  "Sorry, that did not fit again",
  "no more questions for now",
  "so here is the shortest way: write what happened",
  "I go by that from here.\n\n**One next step:** tell me",
  "I had it wrong.",
];
