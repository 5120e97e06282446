import { dayMs } from "#shared/dates.ts";

/** Eight dollars a month, after three days that need no card. Source: specification, sections 1 and 9. */
export const priceCents = 800;
export const recheckMs = 60_000;

/** What the gate needs of a member. Times are UTC ms; null if nothing was ever paid. */
export type AccessStatus = { trialEndsAt: number; billingStatus: string; paidUntil: number | null; graceEndsAt: number | null };

/** The answer of check-subscription. `periodEnd` is ISO 8601: the end of the trial, or of what is paid for. */
export type Subscription = { hasAccess: boolean; status: string; trialEnded: boolean; periodEnd: string };

/**
 * Whether a member has access at `now` (UTC ms). Trial and payment each grant it; it ends exactly at the end, not a millisecond
 * later. After a failed payment it continues through the grace period, after a cancellation to the end of the paid period.
 */
export function entitlement(accessStatus: AccessStatus, now: number): Subscription {
  const isInTrial = now < accessStatus.trialEndsAt;
  const paidUntil = accessStatus.paidUntil ?? 0;
  const isPaid = paying.has(accessStatus.billingStatus) && now < paidUntil;
  const isInGrace = accessStatus.billingStatus === "past_due" && accessStatus.graceEndsAt !== null && now < accessStatus.graceEndsAt;
  const hasPaidAccess = isPaid || isInGrace;
  const end = hasPaidAccess ? Math.max(paidUntil, isInGrace ? (accessStatus.graceEndsAt ?? 0) : 0) : accessStatus.trialEndsAt;
  const status = accessStatus.billingStatus === "none" && isInTrial ? "trialing" : accessStatus.billingStatus;
  return {
    hasAccess: isInTrial || hasPaidAccess,
    status,
    trialEnded: !isInTrial,
    periodEnd: new Date(Math.max(end, hasPaidAccess ? 0 : paidUntil)).toISOString(),
  };
}

/** Statuses in which paid time counts. `canceled` keeps it to its end. */
const paying = new Set(["active", "trialing", "canceled", "past_due"]);

/** The next billing event at `now` (UTC ms): the end of the trial, the renewal, or the end after a cancellation. Null if there is none. */
export function nextBillingDate(
  { trialEndsAt, billingStatus, paidUntil, cancelsAtEnd }: Omit<AccessStatus, "graceEndsAt"> & { cancelsAtEnd: boolean },
  now: number,
): { kind: "trialEnds" | "renews" | "ends"; at: number } | null {
  if (paying.has(billingStatus) && paidUntil !== null && now < paidUntil)
    return { kind: cancelsAtEnd || billingStatus === "canceled" ? "ends" : "renews", at: paidUntil };
  return now < trialEndsAt ? { kind: "trialEnds", at: trialEndsAt } : null;
}

/** How long an answer counts as current, ms: the gate fetches every minute. */
const freshMs = 2 * recheckMs;

/**
 * Whether an answer that arrived at `askedAt` still grants access at `now` (UTC ms, both by the device's clock). A current one is trusted;
 * an older one, used offline, never beyond the end that it named.
 */
export const grantsAccess = ({ hasAccess, periodEnd }: Subscription, askedAt: number, now: number): boolean =>
  hasAccess && (now - askedAt < freshMs || now < Date.parse(periodEnd));

/** Days left at `now`: the remaining time in days, rounded up; 0 once it is over. Source: specification, section 9. */
export const daysLeft = (end: number, now: number): number => Math.max(0, Math.ceil((end - now) / dayMs));

/** Days left in the trial at `now`; 0 once it is over, and with a subscription that pays or has failed to: its period is another. */
export const trialDaysLeft = ({ status, trialEnded, periodEnd }: Subscription, now: number): number =>
  trialEnded || status === "active" || status === "past_due" ? 0 : daysLeft(Date.parse(periodEnd), now);

/** The heading of the gate. Source: specification, section 2. */
export const gateHeading = (trialEnded: boolean, left: number): string =>
  trialEnded ? "Trial Ended" : `${left} ${left === 1 ? "Day" : "Days"} Left in Trial`;

export type PracticeChoice = "pay" | "decline" | "fail" | "cancel" | "end";
type Practised = { now: number; graceDays: number; trialEndsAt: Date; paidUntil: Date | null };

/**
 * A member's access state after a choice on the sandbox page, as the payment provider would report it; null for a declined
 * card, which changes nothing. A payment adds one month from now (UTC ms) or from the end of the current period, so that
 * subscribing early costs no free day.
 */
export function sandboxStatus(choice: PracticeChoice, { now, graceDays, trialEndsAt, paidUntil }: Practised) {
  if (choice === "decline") return null;
  if (choice === "cancel") return { cancelsAtEnd: true };
  if (choice === "end") return { billingStatus: "canceled", paidUntil: new Date(now), graceEndsAt: null, cancelsAtEnd: false };
  if (choice === "fail") return { billingStatus: "past_due", paidUntil: new Date(now), graceEndsAt: new Date(now + graceDays * dayMs) };
  const from = new Date(Math.max(now, trialEndsAt.getTime(), paidUntil?.getTime() ?? 0));
  const until = new Date(from);
  until.setUTCMonth(from.getUTCMonth() + 1);
  // from the 31st: the last day of a shorter month
  if (until.getUTCDate() !== from.getUTCDate()) until.setUTCDate(0);
  return { billingStatus: "active", paidUntil: until, graceEndsAt: null, cancelsAtEnd: false };
}
