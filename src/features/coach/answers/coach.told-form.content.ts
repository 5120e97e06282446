/**
 * Answers to what a member tells in the second and third message of a talk. `{they}`, `{them}` and `{their}` stand for the person whom the
 * talk is about; beside them only forms that fit each.
 */
export interface ToldFact {
  id: string;
  /** The talk's subject. */
  of?: RegExp;
  /** What the member's messages before it must name; beside `of`, as another way to the matter. */
  talk?: RegExp;
  /** What must be named anywhere in the talk as well, and what must not. */
  and?: RegExp;
  not?: RegExp;
  /** The newest message. */
  told: RegExp;
  text: string;
  /** The answer to "what's the first step" after it was told. */
  first?: string;
  /** The answer to "what do I say" after it was told. */
  words?: string;
  /** What `{name}` in the texts stands for: the first group of `on`, found in the newest message that has it; `else` where none has. */
  slots?: Readonly<Record<string, { on: RegExp; else: string }>>;
  /** The subject with which a talk goes on that has none yet, or whose subject was only a guess. */
  topic?: string;
}
