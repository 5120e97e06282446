import { index, jsonb, pgTable, text, uuid } from "drizzle-orm/pg-core";
import { at, ownedColumns, ownedRows } from "./columns.ts";

/** Recently deleted rows, stored whole so that they can be restored. Emptied after 30 days. */
export const deletedRows = pgTable(
  "deleted_rows",
  {
    ...ownedColumns(),
    tableName: text("table_name").notNull(),
    row: jsonb("row").notNull(),
    deletedAt: at("deleted_at").notNull(),
    /** The id of the deleted row that this one belongs to, such as a habit for its days. */
    partOf: uuid("part_of"),
  },
  (t) => [...ownedRows("deleted_rows", t), index("deleted_rows_deleted_at").on(t.deletedAt)],
);
