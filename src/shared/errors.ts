/** Kinds of expected error; only server/http maps them to status codes. */
export type ProblemKind =
  | "invalid" // the input is not valid; `field` says which part
  | "not-signed-in"
  | "no-access" // signed in, but neither in the trial nor subscribed
  | "refused"
  | "not-found" // missing, or owned by another member: both answer the same
  | "wrong-method" // the address is right, the HTTP method is not
  | "conflict"
  | "too-large"
  | "too-many"
  | "unavailable"; // an external service does not answer

/** An expected error with a message for the user. Bugs are plain errors, never this. */
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

/** What a member without access had, by the `status` of check-subscription: the trial alone (none, incomplete), or a subscription. */
export const whatEnded = (status: string): "subscription" | "trial" => (/^[in]/.test(status) ? "trial" : "subscription");
