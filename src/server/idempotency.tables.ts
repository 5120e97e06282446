import { pgTable, text } from "drizzle-orm/pg-core";
import { at, ownedColumns, ownedRows } from "./columns.ts";

/**
 * Completed writes, by the idempotency key of the caller, so that a write whose answer was lost is not done again. `answer` is
 * null for calls that answer a repeated write from what is stored now.
 */
export const idempotencyKeys = pgTable(
  "idempotency_keys",
  { ...ownedColumns(), doneAt: at("done_at").notNull(), requestHash: text("request_hash"), answer: text("answer") },
  (t) => [...ownedRows("idempotency_keys", t)],
);
