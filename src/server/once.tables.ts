import { pgTable } from "drizzle-orm/pg-core";
import { at, owned, ownRows } from "./columns.ts";

/** Writes that were done, by the id that the device gave them, so that one whose answer was lost is not done again. */
export const doneWrites = pgTable("done_writes", { ...owned(), doneAt: at("done_at").notNull() }, (t) => [...ownRows("done_writes", t)]);
