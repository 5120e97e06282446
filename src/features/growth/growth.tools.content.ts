import type { GuideSlug } from "#guides/guides.rules.ts";

/** The six lines of the balance assessment in the Relationship Toolkit. */
export const balanceStatements = [
  "We both say what we need, and both get heard",
  "We decide about money together",
  "Housework and care are shared in a way that both call fair",
  "Each of us has time for friends and for ourselves",
  "We can disagree without fear",
  "We both say sorry, and both change something afterward",
] as const;

/** The five questions, word for word as the specification has them (section 2). */
export const interviewQuestions = [
  "Tell me about yourself",
  "Why do you want this job?",
  "What are your strengths?",
  "What are your weaknesses?",
  "Where do you see yourself in 5 years?",
] as const;

/** What stands under an empty answer, in the order of the questions. */
export const interviewHints = [
  "Who you are now, one thing you did, why this job is next.",
  "One thing about them that you looked up.",
  "A strength, and one morning when it showed.",
  "A true one, and what you do about it now.",
  "A direction is enough. It need not be a title.",
] as const;

/** 'Before the Interview', as the specification lists it, each with a hint of ours. */
export const interviewChecklist = [
  { item: "Research the company", hint: "One thing they made this year, one thing you would ask about it." },
  { item: "Prepare 3-5 questions", hint: "At least one that only somebody doing the job could answer." },
  { item: "Plan outfit and route", hint: "Add twenty minutes. Know where the door is." },
  { item: "Bring resume copies", hint: "Three on paper, and one beside you for a video call." },
  { item: "Practice a handshake", hint: "Firm, short, eyes up. If you do not shake hands, a nod and a hello." },
] as const;

/** Sentences that are modest enough to be believed on a bad day; one a day, in turn. */
export const affirmations = [
  "I have gotten through hard weeks before.",
  "I can be new at this and still belong here.",
  "I may take up the room that I need.",
  "My pace is a pace.",
  "I can say no and still be kind.",
  "One true sentence is enough to begin.",
  "I am allowed to ask again.",
  "What I did today counts, also the small part.",
  "I can be nervous and ready at the same time.",
  "I keep the promises that I make to myself, one small one at a time.",
  "I do not have to earn my rest.",
  "Somebody is glad that I am here.",
  "I can change my mind when I learn something.",
  "I know more than I did a year ago.",
] as const;

export const strengths = [
  "Patience",
  "Humor",
  "Honesty",
  "Curiosity",
  "Listening",
  "Planning",
  "Fixing things",
  "Teaching",
  "Courage",
  "Kindness",
  "Fairness",
  "Learning fast",
  "Staying calm",
  "Finishing",
  "Imagination",
  "Making people welcome",
  "Noticing details",
  "Asking for help",
] as const;

/** The six cards of /growth in the order of the specification, with a line about what is inside. */
export const growthCards: readonly { slug: GuideSlug; blurb: string }[] = [
  { slug: "emotional-intelligence", blurb: "Five questions, a daily check-in, a page to think on." },
  { slug: "workplace-safety", blurb: "Your rights, red flags, how to report, words for a no." },
  { slug: "relationship-toolkit", blurb: "Love or manipulation, a balance check, the soft startup." },
  { slug: "confidence-builder", blurb: "An affirmation, your strengths, wins worth a line." },
  { slug: "practical-life-lessons", blurb: "Interviews, doctors, hard talks and the hours of a day." },
  { slug: "adulting-101", blurb: "Credit, taxes, the car, the lease, dinner, the drain." },
];
