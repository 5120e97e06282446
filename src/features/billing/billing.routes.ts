import { implement } from "@orpc/server";
import { Problem } from "#shared/errors.ts";
import type { RpcContext } from "#server/rpc.ts";
import { billingContract } from "./billing.contract.ts";
import { entitlement, priceCents } from "./billing.rules.ts";
import { billingOf, writeSandboxStatus, sandboxTicket } from "./billing.repository.ts";
import { syncMember } from "./billing.sync.repository.ts";

const os = implement(billingContract).$context<RpcContext>();

export const billingRoutes = os.router({
  state: os.state.handler(({ context }) => stateOf(context)),
  cancel: os.cancel.handler(({ context }) => setCancelsAtEnd(context, true)),
  resume: os.resume.handler(({ context }) => setCancelsAtEnd(context, false)),
  portal: os.portal.handler(async ({ context: { context: appContext, member } }) => {
    const billing = await billingOf(appContext.database.owner, member.id);
    if (appContext.config.BILLING === "sandbox") return { url: `/checkout/sandbox/portal?for=${sandboxTicket(appContext, member)}` };
    if (!appContext.payments || !billing?.customerId) throw new Problem("not-found", "There is no subscription yet.");
    return { url: await appContext.payments.portal(billing.customerId) };
  }),
});

async function stateOf({ context: appContext, member, now }: RpcContext) {
  const billing = await billingOf(appContext.database.owner, member.id);
  if (!billing) throw new Problem("not-found", "This account is no longer here.");
  const accessStatus = {
    trialEndsAt: billing.trialEndsAt.getTime(),
    billingStatus: billing.billingStatus,
    paidUntil: billing.paidUntil?.getTime() ?? null,
    graceEndsAt: billing.graceEndsAt?.getTime() ?? null,
  };
  const { hasAccess, status } = entitlement(accessStatus, now);
  return {
    kind: appContext.config.BILLING,
    status,
    hasAccess,
    priceCents,
    cancelsAtEnd: billing.cancelsAtEnd,
    isSubscribed: ["active", "trialing", "past_due"].includes(billing.billingStatus),
    trialEndsAt: billing.trialEndsAt.toISOString(),
    paidUntil: billing.paidUntil?.toISOString() ?? null,
    graceEndsAt: billing.graceEndsAt?.toISOString() ?? null,
  };
}

async function setCancelsAtEnd(context: RpcContext, cancels: boolean) {
  const { context: appContext, member } = context;
  const billing = await billingOf(appContext.database.owner, member.id);
  if (!billing || billing.billingStatus === "none") throw new Problem("not-found", "There is no subscription to change.");
  if (appContext.config.BILLING === "sandbox") {
    await writeSandboxStatus(appContext.database.owner, member.id, { cancelsAtEnd: cancels }, appContext.clock());
  } else if (appContext.payments && billing.subscriptionId && billing.customerId) {
    await appContext.payments.setCancelsAtEnd(billing.subscriptionId, cancels);
    await syncMember(appContext, member.id, billing.customerId);
  }
  return stateOf(context);
}
