import { pgTable } from "drizzle-orm/pg-core";
import { at, ownedColumns, ownedRows } from "./columns.ts";

/** Completed writes, by the idempotency key of the device, so that a write whose answer was lost is not done again. */
export const idempotencyKeys = pgTable("done_writes", { ...ownedColumns(), doneAt: at("done_at").notNull() }, (t) => [
  ...ownedRows("done_writes", t),
]);
