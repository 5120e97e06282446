import { sql } from "drizzle-orm";
import { pgPolicy, pgRole, primaryKey, timestamp, uuid, type PgColumn } from "drizzle-orm/pg-core";
import { users } from "./auth.tables.ts";

/** The role of every member transaction: no login, owns nothing, bound by row-level security. */
const appUser = pgRole("app_user").existing();

/** The member of the open transaction; null outside one, so that a missing withUser shows no rows. */
const currentMember = sql`nullif(current_setting('app.user_id', true), '')::uuid`;

/** The owner's id, for tables with one row per member. */
export const ownerColumn = () => ({
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
});

/** The first two columns of every member table: the owner's id and the row's UUIDv7. Call it once per table. */
export const ownedColumns = () => ({ ...ownerColumn(), id: uuid("id").notNull() });

/**
 * Primary key (user_id, id) and the policy that restricts reads and writes to the member's own rows.
 * Used in the extras of every member table; the migration script adds FORCE and the grants.
 */
export const ownedRows = (name: string, table: { userId: PgColumn; id: PgColumn }) => [
  primaryKey({ name: `${name}_pk`, columns: [table.userId, table.id] }),
  ownedRowPolicy(name),
];

/** For tables with one row per member, keyed by user_id only. */
export const ownedRowPolicy = (name: string) =>
  pgPolicy(`${name}_own_rows`, {
    as: "permissive",
    for: "all",
    to: appUser,
    using: sql`user_id = ${currentMember}`,
    withCheck: sql`user_id = ${currentMember}`,
  });

/** An instant, UTC, milliseconds. */
export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
