import { pgTable } from "drizzle-orm/pg-core";
import { at, ownedColumns, ownedRows } from "./columns.ts";

/** Completed writes, by the idempotency key of the device, so that a write whose answer was lost is not done again. */
export const idempotencyKeys = pgTable("idempotency_keys", { ...ownedColumns(), doneAt: at("done_at").notNull() }, (t) => [
  ...ownedRows("idempotency_keys", t),
]);
