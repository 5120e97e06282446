/** The origin of an entry. The `kind` column decides; the tag at the start of the text is for readers. */
export type Kind =
  | "plain" // a mood entry from the mental health page
  | "decision"
  | "poll"
  | "eq-reflection"
  | "achievement"
  | "eq-quiz"
  | "relationship-assessment"
  | "interview"
  | "conversation"
  | "weekly-plan"
  | "weekly-reset"; // the three questions of the weekly review; this tag is not in the specification

export type Message = { title: string; description?: string };

export type Origin = {
  /** The exact start of the saved text; a tag without a trailing space is on a line of its own. */
  tag: string;
  /** All entries of this origin, and one of them. */
  label: string;
  one: string;
  /** Shown when there is nothing to save; null if saving nothing is allowed. */
  empty: Message | null;
  /** The toast title when saving fails; the server's message is its description. */
  failed: string;
  saved: Message;
  /** Shown without a session; null if the save then silently does nothing. */
  signedOut: Message | null;
};

/** Tags and messages of the specification (sections 3, 5 and 8); the other messages are ours. */
export const origins: Record<Kind, Origin> = {
  plain: {
    tag: "",
    label: "Mood entries",
    one: "Mood entry",
    empty: { title: "Entry is empty", description: "Please write something before saving." },
    failed: "Error saving entry",
    saved: { title: "Saved!", description: "Your entry is in your journal." },
    signedOut: null,
  },
  decision: {
    tag: "",
    label: "Decisions",
    one: "Decision",
    empty: { title: "Please describe your decision to save." },
    failed: "Error saving journal",
    saved: { title: "Saved!", description: "Your decision is in your journal." },
    signedOut: null,
  },
  poll: {
    tag: "[POLL] ",
    label: "Polls",
    one: "Poll",
    empty: { title: "Please describe your decision to poll." },
    failed: "Error creating poll",
    saved: { title: "Saved!", description: "Your question is in your journal. Nobody has been contacted." },
    signedOut: null,
  },
  "eq-reflection": {
    tag: "[EQ Reflection] ",
    label: "Reflections",
    one: "Reflection",
    empty: { title: "Please write your reflection." },
    failed: "Error saving reflection",
    saved: { title: "Saved!", description: "Your reflection is in your journal." },
    signedOut: null,
  },
  achievement: {
    tag: "[Achievement] ",
    label: "Achievements",
    one: "Achievement",
    empty: { title: "Please describe your achievement." },
    failed: "Error saving achievement",
    saved: { title: "Saved!", description: "Your achievement is in your journal." },
    signedOut: null,
  },
  "eq-quiz": {
    tag: "[EQ Quiz Results]",
    label: "Quiz results",
    one: "Quiz results",
    empty: null,
    failed: "Error saving results",
    saved: { title: "Saved!", description: "Your results are in your journal." },
    signedOut: null,
  },
  "relationship-assessment": {
    tag: "[Relationship Assessment]",
    label: "Relationship assessments",
    one: "Relationship assessment",
    empty: null,
    failed: "Error saving assessment",
    saved: { title: "Saved!", description: "Your assessment is in your journal." },
    signedOut: { title: "Not authenticated", description: "Please sign in to save your assessment." },
  },
  interview: {
    tag: "[Interview Preparation]",
    label: "Interview preparation",
    one: "Interview preparation",
    empty: null,
    failed: "Error saving",
    saved: { title: "Saved!", description: "Your interview preparation has been saved." },
    signedOut: { title: "Not authenticated", description: "Please sign in to save your notes." },
  },
  conversation: {
    tag: "[Difficult Conversation Prep]",
    label: "Conversation notes",
    one: "Conversation notes",
    empty: { title: "No notes to save", description: "Please write your conversation preparation notes." },
    failed: "Error saving",
    saved: { title: "Saved!", description: "Your conversation notes have been saved." },
    signedOut: { title: "Not authenticated", description: "Please sign in to save your notes." },
  },
  "weekly-plan": {
    tag: "[Weekly Time Management Plan]",
    label: "Weekly plans",
    one: "Weekly plan",
    empty: null,
    failed: "Error saving",
    saved: { title: "Saved!", description: "Your weekly plan has been saved." },
    signedOut: { title: "Not authenticated", description: "Please sign in to save your plan." },
  },
  "weekly-reset": {
    tag: "[Weekly Reset]",
    label: "Weekly resets",
    one: "Weekly reset",
    empty: { title: "Entry is empty", description: "Please write something before saving." },
    failed: "Error saving reflection",
    saved: { title: "Saved!", description: "Your answers are in your journal." },
    signedOut: null,
  },
};
