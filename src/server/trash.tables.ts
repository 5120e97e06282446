import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at, owned, ownRows } from "./columns.ts";

/** Recently deleted rows, stored whole for Undo. Emptied after a day. */
export const deletedRows = pgTable(
  "deleted_rows",
  { ...owned(), tableName: text("table_name").notNull(), row: jsonb("row").notNull(), deletedAt: at("deleted_at").notNull() },
  (t) => [...ownRows("deleted_rows", t), index("deleted_rows_deleted_at").on(t.deletedAt)],
);
