/** What a turn gets that no rule understands: it says so, and offers kinds of help that exist. */

export const kinds = {
  words: "Words to say",
  plan: "A plan for this week",
  bring: "What to ask or bring",
  fear: "What if it goes wrong",
  cost: "What it may cost",
} as const;
export type Kind = keyof typeof kinds;

export const notUnderstood: readonly { lead: (said: string) => string; kinds: readonly Kind[]; ask: string }[] = [
  {
    lead: (said) =>
      `${said}I don't know enough to say something good about exactly that, and I'd rather not guess. What would help you most right now?`,
    kinds: ["words", "plan", "fear"],
    ask: "Pick one, or tell me what you'd like to come out of it.",
  },
  {
    lead: (said) => `${said}I've read that, and I have nothing specific written for it. I can still do one of these with you:`,
    kinds: ["plan", "words", "bring"],
    ask: "Which one, or is it something else?",
  },
  {
    lead: (said) => `${said}That one is outside of what I know. Let's see what I can do with it:`,
    kinds: ["fear", "bring", "cost"],
    ask: "Which of them is closest?",
  },
  {
    lead: (said) => `${said}I don't have a good answer to this. Here is what I could still offer:`,
    kinds: ["words", "cost", "plan"],
    ask: "Say a number, or say it in other words.",
  },
];

/** To one of the answers that the coach's own question offered: "walking". */
export const picked: readonly ((what: string) => string)[] = [
  (what) =>
    `${what}, then. Make it exact so that it happens: on which day, at what time, and what do you do if something comes up?\n\n**One next step:** put that into one line and tell it to somebody, or write it where you'll see it.\n\nWhat could get in the way of it?`,
  (what) =>
    `Okay: ${what.charAt(0).toLowerCase()}${what.slice(1)}. Then everything else may wait. Start with the part that takes less than ten minutes.\n\n**One next step:** do those ten minutes before tomorrow evening.\n\nWhat would the very first move be?`,
  (what) =>
    `Good to know that it's ${what.charAt(0).toLowerCase()}${what.slice(1)}. That tells us where to begin and what to leave alone.\n\n**One next step:** write down what would make just this part a little easier.\n\nWhat have you already thought of for it?`,
];

/** The end of a talk: thanks in other words and languages, and small jokes. */
export const farewells = [
  "You're very welcome. I'm glad you came, and I hope it goes well. Take care of yourself.",
  "Anytime. Be good to yourself this week.",
];
export const farewellsEs = ["¡De nada! Que le vaya muy bien. You did the real work here; take good care of yourself."];

/** To plain facts and decisions of a later turn. */
export const decided: readonly ((said: string) => string)[] = [
  (said) =>
    `So ${said}. That's a clear decision, and it's yours. Keep it simple: say it once, do the first part soon, and you don't have to defend it.\n\nDo you want words for it, or a plan for the day you do it?`,
  (said) =>
    `So ${said}. Good, then that's settled, and the next thing is only how and when.\n\n**One next step:** put a day on it.\n\nWhich day could that be?`,
];

/** Before the subject's next part, where a fact can't be said back. */
export const takenIn = [
  "Thank you for telling me that.",
  "Good to know.",
  "That makes it clearer.",
  "All right, that counts here.",
  "Good that you add that.",
  "That belongs to it, yes.",
];

/** Before what is known about a subject, when the question itself has no answer. */
export const notExactly = [
  "I can't answer exactly that for certain. What helps most people with it:",
  "I have no sure answer to that one, either, but this belongs to it:",
];
/** Between what was told and what is known of its subject, where nothing is written for just that. */
export const bridges = [
  "With that in it I'd go about it like this:",
  "That changes a detail or two; the order stays this one:",
  "For the rest, this still holds:",
];

/** When a message is likely about another subject than the talk. */
export const askNew = "Is this something new, or does it belong to what we were talking about?";
export const askNewEnd = "Say which one, and I'll go on from there.";

/** What stands before the question which subject it is, by what the message tells. */
export const unsureMeets: readonly { on: RegExp; text: string }[] = [
  {
    on: /^(?!.*\b(?:phone|car|truck|van|battery|laptop|computer|engine|fridge|washer|dryer|plants?|wi ?fi|laughing)\b[^.]{0,12} d(?:ied|ying|ies)\b).*\b(?:died|passed away|is dying|funeral|(?:mom|mum|mother|dad|father|husband|wife|partner|son|daughter|brother|sister|grand\w+|aunt|uncle|friend|dog|cat) passed(?! (?:the|his|her|out|a|on|up|by|my)\b)|(?:lost|losing) (?:my|his|her|our|their) (?:mom|mum|mother|dad|father|parents?|wife|husband|partner|son|daughter|child|brother|sister|baby|dog|cat|pet|best friend|grand\w+|aunt|uncle)(?!'?s\b))\b/,
    text: "I'm so sorry. That is a loss, and nothing needs to be quick about it.",
  },
  {
    on: /^(?!.*(?:\bnot\b|n't\b|\bno\b|\bnever\b|\b(?:wish|but|ex|without)\b)).*\b(?:(?:i|we|he|she|they|team) (?:just |finally |actually )?won|(?:i|we) (?:just |finally )?got (?:engaged|(?:the|a) (?:new )?(?:job|place|raise))|(?:i|we) (?:just |finally )?passed (?:my|the) (?:\w+ )?(?:test|exam|bar|class|course|boards?|driving|interview|licen[sc]e|probation)|(?:i'?m|i am|we'?re) so (?:happy|excited|proud)|(?:have|got|some|is) (?:\w+ )?good news|yay)\b/,
    text: "That is good to read.",
  },
  {
    on: /\b(?:can'?t sleep|not sleeping|wont shut up|won'?t shut up|freak\w*|anxious|worried|worry\w*|scared|nervous|panic\w*|overwhelm\w*|stress\w*|exhausted|drowning)\b/,
    text: "That is a lot to carry around all day.",
  },
  {
    on: /\b(?:angry|furious|mad|hate|sick of|fed up|lose it|pissed|unfair|takes my|won'?t stop|every (?:single )?time)\b/,
    text: "No wonder that you have had enough of it.",
  },
  {
    on: /\b(?:sad|lonely|alone|hurts?|crying|cried|dumb|stupid|asham\w*|embarrass\w*|guilty|awful|weird|bad about|bugs me|miss (?:him|her|them|my)|jealous|flat|numb)\b/,
    text: "That is not a small thing, and it is all right that it stays with you.",
  },
  {
    on: /\b(?:broke|paycheck|payday|can'?t afford|behind on (?:\w+ ){0,2}?(?:bills?|rent|mortgage|payments?|loans?|cards?|utilities|taxes)|i owe|we owe|bills?|debts?|rent|dollars|overdraft|spends?|spent|spending)\b|\$\d/,
    text: "Money takes up a lot of room in the head, so it is good that you wrote it down.",
  },
];
