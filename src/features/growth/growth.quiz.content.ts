/** One everyday moment and four ways to react. The third option is the one that counts (specification, section 9). */
type QuizQuestion = {
  moment: string;
  options: readonly [string, string, string, string];
  /** Shown with the result: why the third option differs from the others. */
  why: string;
};

export const quizQuestions: readonly QuizQuestion[] = [
  {
    moment: "A coworker points out your mistake in front of the team. What do you do first?",
    options: [
      "Explain how it happened, so that nobody thinks I was careless",
      "Thank them warmly and promise that it will never happen again",
      "Notice that my face is hot, and ask which part was wrong",
      "Say little and fix it later by myself",
    ],
    why: "Feeling the heat first keeps it from answering for you. Then a question finds out what is really wrong.",
  },
  {
    moment: "A friend cancels on you for the second time this month.",
    options: [
      "Tell them it is no problem at all, they must have so much going on",
      "Stop suggesting plans and see whether they notice",
      "Say that I had been looking forward to it",
      "Go through our last conversations to find out what I did",
    ],
    why: "One honest sentence gives your friend something to answer. Kind silence and cold silence both leave them guessing.",
  },
  {
    moment: "You wake up in a bad mood and have no idea why.",
    options: [
      "Get busy, since moods pass when I don't feed them",
      "Write down five things that I am grateful for",
      "Try on a few words, such as tired, worried or lonely, and see which one fits",
      "Keep out of people's way so that I don't spoil their day",
    ],
    why: "A feeling with an exact name tells you what it needs. Staying busy and being thankful are fine second steps.",
  },
  {
    moment: "Someone close to you starts to cry while telling you about their day.",
    options: [
      "Offer two or three things that could solve it",
      "Tell them about a time when I went through much the same, so that they feel less alone",
      "Wait a moment, then ask what would help",
      "Put an arm around them and say that everything will be all right",
    ],
    why: "Comfort, advice and company are all good gifts. Asking first finds out which of them is wanted.",
  },
  {
    moment: "In the middle of an argument you hear yourself getting loud.",
    options: [
      "Keep going, because it is better out than in",
      "Give in, since peace matters more to me than being right",
      "Ask for ten minutes, and come back after that",
      "Lower my voice and go through the facts one by one until they agree",
    ],
    why: "A pause lets your body settle, and coming back keeps the promise. Giving in often only moves the fight to next week.",
  },
];
