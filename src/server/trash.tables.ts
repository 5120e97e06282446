import { index, jsonb, text, uuid } from "drizzle-orm/pg-core";
import { at, memberTable } from "./columns.ts";

/** Recently deleted rows, stored whole so that they can be restored. Emptied after 30 days. */
export const deletedRows = memberTable(
  "deleted_rows",
  {
    tableName: text("table_name").notNull(),
    row: jsonb("row").notNull(),
    deletedAt: at("deleted_at").notNull(),
    /** The id of the deleted row that this one belongs to, such as a habit for its days. */
    partOf: uuid("part_of"),
  },
  (t) => [index("deleted_rows_deleted_at").on(t.deletedAt)],
);
