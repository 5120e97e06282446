import { text } from "drizzle-orm/pg-core";
import { at, memberTable } from "./columns.ts";

/**
 * Completed writes, by the caller's idempotency key, so that a write whose answer was lost is not repeated. `answer` is null for calls that
 * answer a repeated write from current data. `requestHash` is null for a write that had not arrived when it was undone.
 */
export const idempotencyKeys = memberTable("idempotency_keys", {
  doneAt: at("done_at").notNull(),
  requestHash: text("request_hash"),
  answer: text("answer"),
});
