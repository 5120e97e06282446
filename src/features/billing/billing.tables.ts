import { pgTable, text } from "drizzle-orm/pg-core";
import { at } from "#server/columns.ts";

/**
 * Every event of the payment provider, once. Contains no state: that is always read from the provider. Not accessible to the app's role.
 */
export const billingEvents = pgTable("billing_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  happenedAt: at("happened_at").notNull(),
  receivedAt: at("received_at").notNull(),
});
