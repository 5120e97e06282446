import { index, jsonb, pgTable, text } from "drizzle-orm/pg-core";
import { at, ownedColumns, ownedRows } from "./columns.ts";

/** Recently deleted rows, stored whole for Undo. Emptied after a day. */
export const deletedRows = pgTable(
  "deleted_rows",
  { ...ownedColumns(), tableName: text("table_name").notNull(), row: jsonb("row").notNull(), deletedAt: at("deleted_at").notNull() },
  (t) => [...ownedRows("deleted_rows", t), index("deleted_rows_deleted_at").on(t.deletedAt)],
);
