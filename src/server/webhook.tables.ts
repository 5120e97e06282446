import { sql } from "drizzle-orm";
import { foreignKey, index, integer, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at, memberTable } from "./columns.ts";

/** Members' own servers that receive a POST when something happens. Address and signing secret are encrypted. */
export const webhookEndpoints = memberTable("webhook_endpoints", {
  encrypted: text("encrypted").notNull(),
  events: jsonb("events").$type<string[]>().notNull(),
  createdAt: at("created_at").notNull(),
  pausedAt: at("paused_at"),
  /** Why Evenday paused it; null if the member did. */
  pausedFor: text("paused_for"),
});

/**
 * Events that wait for an endpoint, written in the transaction of what happened. `body` is removed once it was delivered; the row stays a
 * week as a log. `nextTryAt` is null if nothing is to be sent.
 */
export const webhookDeliveries = memberTable(
  "webhook_deliveries",
  {
    endpointId: uuid("endpoint_id").notNull(),
    event: text("event").notNull(),
    body: text("body"),
    /** For an event that a job finds again at every run, such as a bill that is due: written once. */
    onceKey: text("once_key"),
    createdAt: at("created_at").notNull(),
    tries: integer("tries").notNull().default(0),
    triedAt: at("tried_at"),
    nextTryAt: at("next_try_at"),
    deliveredAt: at("delivered_at"),
    failedAt: at("failed_at"),
    /** The last try's status or fault, never the other server's text. */
    fault: text("fault"),
  },
  (t) => [
    foreignKey({
      name: "webhook_deliveries_endpoint",
      columns: [t.userId, t.endpointId],
      foreignColumns: [webhookEndpoints.userId, webhookEndpoints.id],
    }).onDelete("cascade"),
    uniqueIndex("webhook_deliveries_once").on(t.userId, t.endpointId, t.onceKey),
    index("webhook_deliveries_next_try_at")
      .on(t.nextTryAt)
      .where(sql`${t.nextTryAt} is not null`),
  ],
);
