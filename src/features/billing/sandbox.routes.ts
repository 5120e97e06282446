import { Hono, type Context } from "hono";
import { formLimit } from "#server/uploads.ts";
import { hourMs } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import { memberOf, type Env } from "#server/http.ts";
import { cspHash } from "#server/signing.ts";
import type { Payments } from "#server/integrations/payments.ts";
import type { Member } from "#server/session.ts";
import { openTurns } from "#server/slots.ts";
import { billingOf, holderOfTicket, memberOfTicket, saveCustomer, writeSandboxStatus, sandboxTicket } from "./billing.repository.ts";
import { syncMember } from "./billing.sync.repository.ts";
import { sandboxStatus, type PracticeChoice } from "./billing.rules.ts";
import { checkoutPage, sandboxStyle, type Face } from "./sandbox.content.ts";

const csp = `default-src 'none'; style-src ${cspHash(sandboxStyle)}; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`;

/** `create-checkout`: the address of Stripe's page, or of a clearly labelled test page if no Stripe is configured. */
export function checkoutRoutes(context: AppContext) {
  const app = new Hono<Env>();
  app.post("/create-checkout", async (c) => {
    const member = memberOf(c);
    if (context.config.BILLING === "none")
      throw new Problem("unavailable", "Subscribing is switched off here. Everything you wrote can still be exported.");
    if (!context.payments) {
      const billing = await billingOf(context.database.owner, member.id);
      const page = isSubscribed(billing?.billingStatus) ? "/checkout/sandbox/portal" : "/checkout/sandbox";
      return c.json({ url: `${page}?for=${sandboxTicket(context, member)}` });
    }
    return c.json({ url: await checkoutAt(context.payments, context, member) });
  });
  return app;
}

/** The test page itself. It opens in a new tab without a session; the signed ticket in its URL identifies the member. */
export function sandboxRoutes(context: AppContext) {
  const app = new Hono<Env>();
  const isOn = context.config.BILLING === "sandbox";
  const turns = openTurns();
  const holder = async (input: string) => (isOn ? holderOfTicket(context, input) : null);
  const answer = (c: Context<Env>, face: Face, ticket: string) =>
    c.html(checkoutPage(face, ticket), 200, { "Content-Security-Policy": csp });

  /** Writes the choice of the member with this ticket, and returns what to show. */
  async function chosen(ticket: string, requested: string): Promise<Face> {
    const billing = await holder(ticket);
    const choice = requested === "next" ? "pay" : requested;
    if (!billing || !isChoice(choice)) return "expired";
    // paid twice, from two tabs or by a double click: one month, not two; a failed payment may be paid again
    if (requested === "pay" && billing.billingStatus === "active") return "paid";
    const accessStatus = sandboxStatus(choice, { ...billing, now: context.clock(), graceDays: context.config.BILLING_GRACE_DAYS });
    if (accessStatus) await writeSandboxStatus(context.database.owner, billing.id, accessStatus, context.clock());
    context.sessions.evict(billing.id);
    return choice === "pay" ? "paid" : choice === "decline" ? "declined" : "portal";
  }

  app.get("/checkout/sandbox", async (c) => {
    const input = c.req.query("for") ?? "";
    const billing = await holder(input);
    // the other tab has paid since this address was opened
    return answer(c, !billing ? "expired" : isSubscribed(billing.billingStatus) ? "portal" : "ask", input);
  });
  app.get("/checkout/sandbox/portal", async (c) => {
    const input = c.req.query("for") ?? "";
    return answer(c, (await holder(input)) ? "portal" : "expired", input);
  });
  app.post("/checkout/sandbox", formLimit, async (c) => {
    const form = new URLSearchParams(await c.req.text());
    const input = form.get("for") ?? "";
    const requested = form.get("choice") ?? "";
    // one after the other: a double click reads what the first one has written, and many of them use one connection
    return turns(memberOfTicket(context, input), async () => answer(c, await chosen(input, requested), input));
  });
  return app;
}

/** One customer per member, and never a second active subscription: a member with one is sent to its page for card and invoices. */
async function checkoutAt(payments: Payments, context: AppContext, member: Member): Promise<string> {
  const owner = context.database.owner;
  const billing = await billingOf(owner, member.id);
  const customerId = billing?.customerId ?? (await saveCustomer(owner, member.id, await payments.makeCustomer(member.id, member.email)));
  await syncMember(context, member.id, customerId);
  const fresh = await billingOf(owner, member.id);
  if (!fresh) throw new Problem("not-found", "This account is no longer here.");
  if (isSubscribed(fresh.billingStatus)) return payments.portal(customerId);
  // Stripe accepts the end of a trial only at least two days ahead; a shorter remainder is given as whole days there
  const now = context.clock();
  const trialEndsAt =
    now < member.trialEndsAt.getTime() ? Math.ceil(Math.max(member.trialEndsAt.getTime(), now + 48 * hourMs) / hourMs) * hourMs : null;
  const url = await payments.checkout({ customerId, memberId: member.id, trialEndsAt });
  if (url) return url;
  // an earlier checkout was paid at this moment
  await syncMember(context, member.id, customerId);
  return payments.portal(customerId);
}

/** An active subscription, paid or not: selling another one would charge twice. */
const isSubscribed = (status: string | undefined): boolean =>
  status !== undefined && ["active", "trialing", "past_due", "unpaid", "paused", "incomplete"].includes(status);

const isChoice = (text: string): text is PracticeChoice => ["pay", "decline", "fail", "cancel", "end"].includes(text);
