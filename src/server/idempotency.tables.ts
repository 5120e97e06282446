import { pgTable } from "drizzle-orm/pg-core";
import { at, owned, ownRows } from "./columns.ts";

/** Completed writes, by the idempotency key of the device, so that a write whose answer was lost is not done again. */
export const doneWrites = pgTable("done_writes", { ...owned(), doneAt: at("done_at").notNull() }, (t) => [...ownRows("done_writes", t)]);
