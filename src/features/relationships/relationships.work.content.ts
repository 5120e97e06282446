/** Scripts for the workplace: what can be said, and why it works. */
export type Script = { key: string; icon: "lock" | "speech" | "square" | "flag" | "leaf"; name: string; words: string; why: string };

export const scripts: readonly Script[] = [
  {
    key: "boundary",
    icon: "lock",
    name: "Set a boundary at work",
    words: "I can finish this by Thursday noon. If it has to be tonight, which of the other two should wait?",
    why: "Names a time, offers a choice, explains nothing. If the answer is “all three”, write it down with the date.",
  },
  {
    key: "sharp",
    icon: "speech",
    name: "Answer a sharp message",
    words: "I read this as annoyed with me. If that is so, I would rather hear it in person. Ten minutes at two?",
    why: "Send it an hour later than you want to.",
  },
  {
    key: "no",
    icon: "square",
    name: "Say no to one more task",
    words: "Not this week. I can look at it on the 30th, or show someone how.",
    why: "A no with a date is still a no. It needs no illness and no apology.",
  },
  {
    key: "speak-up",
    icon: "flag",
    name: "Speak up about something wrong",
    words: "On the 12th I saw the guard taken off the saw. I am telling you in writing, and I would like an answer in writing.",
    why: "What, when, who saw it. Keep a copy at home. The reporting steps are in the guide.",
  },
  {
    key: "burnout",
    icon: "leaf",
    name: "Notice burnout early",
    words: "Which task did I use to like, and when did I last like it?",
    why: "If the answer is months ago, tell one person this week. The crisis lines are there on a bad night too.",
  },
];

/** Two minutes at a desk, step by step; seconds add up to 120. */
export const reset: readonly { seconds: number; words: string }[] = [
  { seconds: 15, words: "Put both feet on the floor and let the chair hold you." },
  { seconds: 20, words: "Unclench the jaw. Let the shoulders drop away from the ears." },
  { seconds: 25, words: "Breathe out longer than you breathe in, three times." },
  { seconds: 20, words: "Look at the farthest thing you can see, and follow its edge." },
  { seconds: 20, words: "Name one thing that is done today, however small." },
  { seconds: 20, words: "Choose the next thing. Only the next one." },
];
