import { whatEnded } from "#shared/errors.ts";

type AccessSummary = {
  status: string;
  hasAccess: boolean;
  isSubscribed: boolean;
  cancelsAtEnd: boolean;
  paidUntil: string | null;
  left: number;
  format: (instant: string) => string;
};

type Failure = { status: string; graceEndsAt: string | null };

/** What a failed payment means for the member at `now` (UTC ms), beside the state; null without one. */
export function failureSentence({ status, graceEndsAt }: Failure, format: AccessSummary["format"], now: number): string | null {
  if (graceEndsAt === null) return null;
  const failed = "The last payment did not go through.";
  return status === "past_due" && now < Date.parse(graceEndsAt)
    ? `${failed} Everything stays open until ${format(graceEndsAt)}; a new card takes care of it.`
    : `${failed} Everything you wrote is kept, and a new card opens it again.`;
}

/** A member's access state in one sentence. `left` is the days left in the trial; `format` returns an instant as a date. */
export function stateSentence({ isSubscribed, cancelsAtEnd, paidUntil, status, hasAccess, left, format }: AccessSummary): string {
  // the last payment is missing, so that there is no paid period with an end; `failureSentence` stands beside it
  if (isSubscribed && status === "past_due") return cancelsAtEnd ? "Canceled." : "Subscribed.";
  if (isSubscribed && cancelsAtEnd)
    return paidUntil
      ? `Canceled. You have access until ${format(paidUntil)}.`
      : "Canceled. You have access until the end of the paid period.";
  if (isSubscribed) return paidUntil ? `Subscribed. The next payment is on ${format(paidUntil)}.` : "Subscribed.";
  if (status === "canceled" && hasAccess && paidUntil) return `Canceled. You have access until ${format(paidUntil)}.`;
  if (left > 0) return `${left} ${left === 1 ? "day" : "days"} left in your trial. No card is on file, and nothing is charged by itself.`;
  return `Your ${whatEnded(status)} has ended. Everything you wrote is kept.`;
}

type Cancellation = Failure & Pick<AccessSummary, "paidUntil">;

/** What a cancellation means for access at `now` (UTC ms). After a failed payment there is no paid period, only the grace period. */
export function cancelSentence({ status, graceEndsAt, paidUntil }: Cancellation, format: AccessSummary["format"], now: number): string {
  if (status !== "past_due") {
    const isAhead = paidUntil !== null && now < Date.parse(paidUntil);
    return `You have access until ${isAhead ? format(paidUntil) : "the end of the paid period"}, and everything you wrote is kept.`;
  }
  const isInGrace = graceEndsAt !== null && now < Date.parse(graceEndsAt);
  return isInGrace ? `Everything stays open until ${format(graceEndsAt)}, and what you wrote is kept.` : "Everything you wrote is kept.";
}
