/** The six lines of the balance assessment in the Relationship Toolkit. */
export const balanceStatements = [
  "We both say what we need, and both get heard",
  "We decide about money together",
  "Housework and care are shared in a way that both call fair",
  "Each of us has time for friends and for ourselves",
  "We can disagree without fear",
  "We both say sorry, and both change something afterward",
] as const;

/** The five questions, in the exact words of the specification (section 2). */
export const interviewQuestions = [
  "Tell me about yourself",
  "Why do you want this job?",
  "What are your strengths?",
  "What are your weaknesses?",
  "Where do you see yourself in 5 years?",
] as const;

/** The hint under an empty answer, in the order of the questions. */
export const interviewHints = [
  "Who you are now, one thing you did, why this job is next.",
  "One thing about them that you looked up.",
  "A strength, and one morning when it showed.",
  "A true one, and what you do about it now.",
  "A direction is enough. It doesn't have to be a title.",
] as const;
