import { z } from "zod";
import { byId, del, get, id, instant, patch, post, text, words } from "#shared/fields.ts";
import { longestPassword } from "./account.rules.ts";
import { longestWebhookAddress, webhookEvents, webhookMessages } from "./webhook.rules.ts";

const events = z
  .array(z.enum(webhookEvents))
  .min(1, webhookMessages.noEvent)
  .max(webhookEvents.length)
  .refine((all) => new Set(all).size === all.length, "Please choose each once.");

const webhook = z.object({
  id,
  url: z.string(),
  events: z.array(z.string()),
  createdAt: instant,
  pausedAt: instant.nullable(),
  pausedFor: z.string().nullable().describe("failing, gone or unreadable where Evenday paused it; null where the member did"),
});

const delivery = z.object({
  id,
  event: z.string(),
  status: z.enum(["delivered", "waiting", "failed", "held"]),
  createdAt: instant,
  tries: z.number(),
  triedAt: instant.nullable(),
  nextTryAt: instant.nullable(),
  fault: z.string().nullable().describe("the status or fault of the last try"),
});

export const webhookContract = {
  list: get("/webhooks", "Webhooks, without their secrets").output(z.object({ webhooks: z.array(webhook) })),
  add: post("/webhooks", "Add a webhook; only this answer holds its secret")
    .input(z.object({ id, url: words(longestWebhookAddress, webhookMessages.address), events, password: text(2 * longestPassword) }))
    .output(z.object({ id, secret: z.string() })),
  change: patch("/webhooks/{id}", "Choose other events for a webhook, pause it or resume it")
    .input(z.object({ id, events: events.optional(), isPaused: z.boolean().optional() }))
    .output(byId),
  remove: del("/webhooks/{id}", "Delete a webhook with its log").input(byId).output(byId),
  deliveries: get("/webhooks/{id}/deliveries", "Deliveries of the last 7 days, newest first, without what was sent")
    .input(
      z.object({
        id,
        before: id.optional().describe("the `next` of the page before"),
        limit: z.coerce.number().int().min(1).max(100).default(20),
      }),
    )
    .output(z.object({ deliveries: z.array(delivery), next: id.nullable() })),
  again: post("/webhooks/{id}/deliveries/{delivery}/again", "Send a delivery again that was not delivered")
    .input(z.object({ id, delivery: id }))
    .output(byId),
};
