/** What a figure of a talk about money is. */
export type FigureName =
  | "sum"
  | "sum2"
  | "total"
  | "debt"
  | "monthly"
  | "monthly2"
  | "income"
  | "salary"
  | "wage"
  | "savings"
  | "home"
  | "worth"
  | "costs"
  | "rate"
  | "rate2"
  | "drop"
  | "months"
  | "people"
  | "kids"
  | "age"
  | "score"
  | "payoff"
  | "interest"
  | "payoff22"
  | "interest22"
  | "due"
  | "reach";

/**
 * A text with figures: `{sum/12}` is money, `{#kids}` a number, `{%home/income}` a percentage, `{~sum/monthly}` a time in months; sums are
 * worked out from left to right. It is left out where a figure is missing, or `when` (such as "sum>savings") does not hold.
 */
export type FiguredText = string | { when: string; text: string };

/**
 * One written answer: the matter that it belongs to, what the newest message asks or tells, and the text. Every list of answers is of this
 * form, to first messages and to later ones, and `writtenAnswer` (talk/coach.written.rules.ts) chooses among them. Patterns are matched
 * against normalized messages (`plain` of crisis-detector).
 */
export interface WrittenAnswer<Text = string> {
  id: string;

  // The matter; without any of these it may be given in every talk.
  /** The talk's subject. */
  of?: RegExp;
  /** What the member's messages before it must name; beside `of`, both must hold, and before a subject is found `talk` alone. */
  talk?: RegExp;
  /** What must be named anywhere in the talk as well, and what must not. */
  and?: RegExp;
  not?: RegExp;
  /** What an earlier message names where this answer would be about somebody else. */
  notAfter?: RegExp;

  // The newest message: one of these must fit.
  /** What it says, whatever its form. */
  ask?: RegExp;
  /** What it asks, as a question. */
  question?: RegExp;
  /** What it says, as a statement. */
  statement?: RegExp;
  /** Of these figures it tells one, as a statement. */
  figures?: readonly FigureName[];
  /** What it must not name. */
  but?: RegExp;

  // In a list whose answers are for a question that its talk alone makes clear, where any other noun makes it another matter:
  /** Words that the question may name beside its own. */
  also?: RegExp;
  /** What a message between the matter and the question may name beside `also`. */
  between?: RegExp;
  /** An answer for who is hurt by somebody, where other answers give way. */
  isForDanger?: true;

  /** It comes before what was written about something told, and before other ways to answer. */
  isFirst?: true;

  /**
   * The answer; of several the first that can be filled in and was not said. Gaps: `{they}`, `{them}`, `{their}` for the person whom the
   * talk is about; `{1}` and `{2}` for the groups of `ask`; `{-60}` and `{+20}` for the clock time in its first group, less or more those
   * minutes; the names in `slots`; figures.
   */
  text: Text;
  /** What `{name}` in the texts stands for: the first group of `on`, found in the newest message that has it; `else` where none has. */
  slots?: Readonly<Record<string, { on: RegExp; else: string }>>;
  /** The subject with which the talk goes on; without it the talk keeps its own. */
  topic?: string;

  // What may follow it.
  /** To "shorter", right after it. */
  short?: string;
  /** After a no, after no reply, or when the talk asks on. */
  next?: string;
  /** To "what's the first step". */
  first?: string;
  /** To "what do I say". */
  words?: string;
}
/** With several texts, some of them with figures. */
export type FiguredAnswer = WrittenAnswer<string | readonly FiguredText[]>;

/**
 * Answers to what is usually asked about one subject, whatever the words. `how`: what to do, in steps ("how do I start", "any tips", "give
 * me a plan"), which also comes with a fact or a question that has no answer of its own; `long`: "how long will it take"; `example`: "give
 * me an example"; `normal`: "is that normal", "am I the only one"; `help`: "should I see a doctor", "should I be worried"; `cause`: "why do
 * I do this"; `fails`: "what if …"; `now`: "what can I do right now", "in the moment"; `words`: "what do I say", "how do I tell them";
 * `amount`: "how much", "how often".
 */
export interface SubjectAnswers {
  how?: string;
  long?: string;
  example?: string;
  normal?: string;
  help?: string;
  cause?: string;
  fails?: string;
  now?: string;
  words?: string;
  amount?: string;
}
