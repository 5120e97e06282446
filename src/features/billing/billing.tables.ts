import { pgTable, text } from "drizzle-orm/pg-core";
import { at } from "#server/columns.ts";

/** Every event of the payment service, once. Holds no state: what counts is read from the service afresh. Out of the app role's reach. */
export const billingEvents = pgTable("billing_events", {
  id: text("id").primaryKey(),
  type: text("type").notNull(),
  happenedAt: at("happened_at").notNull(),
  receivedAt: at("received_at").notNull(),
});
