import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { Problem } from "#shared/errors.ts";
import type { AppContext } from "#server/context.ts";
import type { Env } from "#server/http.ts";
import { memberOfCustomer, recordEvent } from "./billing.repository.ts";
import { endOfDeleted, syncMember } from "./billing.sync.repository.ts";

/** Events with which a subscription begins or goes on. */
const begins = /^(checkout\.session\.completed|customer\.subscription\.(created|updated))$/;

/**
 * The payment provider's webhook. An event only triggers a read: the state is fetched again from the provider, so that duplicates, delays
 * and any order give the same result. The event is recorded after the state is written; a failure in between makes the provider send it
 * again.
 */
export function webhookRoutes(context: AppContext) {
  const app = new Hono<Env>();
  const limit = bodyLimit({
    maxSize: 262_144,
    onError: () => {
      throw new Problem("too-large", "This event is too large.");
    },
  });
  app.post("/webhooks/stripe", limit, async (c) => {
    if (!context.payments) throw new Problem("not-found", "There is nothing at this address.");
    const event = await context.payments.readEvent(await c.req.text(), c.req.header("stripe-signature") ?? "", context.clock());
    const memberId = event.customerId ? await memberOfCustomer(context.database.owner, event.customerId) : null;
    if (memberId && event.customerId) await syncMember(context, memberId, event.customerId);
    else if (event.customerId && begins.test(event.type)) await endOfDeleted(context, event.customerId);
    const isNew = await recordEvent(context.database.owner, event, context.clock());
    return c.json({ received: true, isNew });
  });
  return app;
}
