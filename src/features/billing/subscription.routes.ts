import { Hono } from "hono";
import type { AppContext } from "#server/context.ts";
import { memberOf, type Env } from "#server/http.ts";
import type { Member } from "#server/session.ts";
import { entitlement, type Subscription } from "./billing.rules.ts";

/** A member's access state from the session that was already read: without a query of its own, because every open page asks each minute. */
export const subscriptionOf = (
  member: Pick<Member, "trialEndsAt" | "billingStatus" | "paidUntil" | "graceEndsAt">,
  now: number,
): Subscription =>
  entitlement(
    {
      trialEndsAt: member.trialEndsAt.getTime(),
      billingStatus: member.billingStatus,
      paidUntil: member.paidUntil?.getTime() ?? null,
      graceEndsAt: member.graceEndsAt?.getTime() ?? null,
    },
    now,
  );

/** The specification's call for the state of access; `create-checkout` is in sandbox.routes.ts. */
export function subscriptionRoutes(context: AppContext) {
  const app = new Hono<Env>();
  app.post("/check-subscription", (c) => c.json(subscriptionOf(memberOf(c), context.clock())));
  return app;
}
