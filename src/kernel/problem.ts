/** What kinds of refusal there are; server/http alone knows which status number each one is. */
export type ProblemKind =
  | "invalid" // what was sent cannot be used; `field` says where
  | "not-signed-in"
  | "no-access" // signed in, but neither in the trial nor subscribed
  | "refused"
  | "not-found" // not there, or somebody else's: both look the same
  | "conflict"
  | "too-large"
  | "too-many"
  | "unavailable"; // something outside does not answer

/** An expected refusal, with a sentence for the person at the screen. Bugs are plain errors, never this. */
export class Problem extends Error {
  readonly kind: ProblemKind;
  readonly field: string | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(kind: ProblemKind, sentence: string, more: { field?: string; retryAfterSeconds?: number; cause?: unknown } = {}) {
    super(sentence, { cause: more.cause });
    this.name = "Problem";
    this.kind = kind;
    this.field = more.field;
    this.retryAfterSeconds = more.retryAfterSeconds;
  }
}
