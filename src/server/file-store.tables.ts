import { boolean, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at } from "./columns.ts";

/** The id of this database, in one row. Not accessible to the app's role. The file store that belongs to it has the same id. */
export const databaseIdentity = pgTable("database_identity", {
  isOnly: boolean("is_only").primaryKey().default(true),
  id: uuid("id").notNull(),
  restoredAt: at("restored_at"),
});

/** Stored files that no row names, with when that was first seen. Not accessible to the app's role. */
export const unownedFiles = pgTable("unowned_files", { key: text("key").primaryKey(), firstSeenAt: at("first_seen_at").notNull() });
