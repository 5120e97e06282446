import { Hono } from "hono";
import { bodyLimit } from "hono/body-limit";
import { Problem } from "#shared/errors.ts";
import type { Ground } from "#server/context.ts";
import type { Env } from "#server/http.ts";
import { memberOfCustomer, recordEvent } from "./billing.repository.ts";
import { syncMember } from "./billing.sync.repository.ts";

/**
 * The payment provider's webhook. An event only triggers a read: the state is fetched again from the provider, so that
 * duplicates, delays and any order end the same. The event is recorded after the state is written; a failure in between makes
 * the provider send it again.
 */
export function webhookRoutes(ground: Ground) {
  const app = new Hono<Env>();
  const limit = bodyLimit({
    maxSize: 262_144,
    onError: () => {
      throw new Problem("too-large", "This event is too large.");
    },
  });
  app.post("/webhooks/stripe", limit, async (c) => {
    if (!ground.payments) throw new Problem("not-found", "There is nothing at this address.");
    const event = await ground.payments.readEvent(await c.req.text(), c.req.header("stripe-signature") ?? "", ground.clock());
    const memberId = event.customerId ? await memberOfCustomer(ground.database.owner, event.customerId) : null;
    if (memberId && event.customerId) await syncMember(ground, memberId, event.customerId);
    const isNew = await recordEvent(ground.database.owner, event, ground.clock());
    return c.json({ received: true, isNew });
  });
  return app;
}
