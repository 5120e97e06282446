import type { AppContext } from "#server/context.ts";
import type { Member } from "#server/session.ts";
import { billingOf } from "./billing.repository.ts";
import { nextBillingDate } from "./billing.rules.ts";
import { reconcile } from "./billing.sync.repository.ts";

/** For app/: the job that reads the state after lost events, and the end of payments with the account. */
export const billingFacts = {
  reconcile,
  /** The next date of a member's access, for a calendar. Times in UTC ms. */
  nextDate: (of: Pick<Member, "trialEndsAt" | "billingStatus" | "paidUntil" | "cancelsAtEnd">, now: number) =>
    nextBillingDate({ ...of, trialEndsAt: of.trialEndsAt.getTime(), paidUntil: of.paidUntil?.getTime() ?? null }, now),
  /** Ends the subscription at the payment provider. Throws unavailable, so that no deleted member is still charged. */
  onDelete: async (context: AppContext, memberId: string): Promise<void> => {
    const billing = await billingOf(context.database.owner, memberId);
    if (context.payments && billing?.customerId) await context.payments.endAll(billing.customerId);
  },
};
