import { sql } from "drizzle-orm";
import { pgPolicy, pgRole, primaryKey, timestamp, uuid, type PgColumn } from "drizzle-orm/pg-core";
import { users } from "./auth.tables.ts";

/** The role that every member transaction runs as: no login, owner of nothing, bound by row-level security. */
const appUser = pgRole("app_user").existing();

/** The member of the open transaction; null outside one, so that a forgotten door shows no rows at all. */
const currentMember = sql`nullif(current_setting('app.user_id', true), '')::uuid`;

/** Whose row it is, for tables with one row a member. */
export const whose = () => ({
  userId: uuid("user_id")
    .notNull()
    .references(() => users.id, { onDelete: "cascade" }),
});

/** The two columns that begin every member table: whose row it is, and its UUIDv7. Call it anew for each table. */
export const owned = () => ({ ...whose(), id: uuid("id").notNull() });

/**
 * Primary key (user_id, id) and the policy that shows and takes only the member's own rows.
 * Stands in the extras of every member table; the migration script adds FORCE and the grants beside it.
 */
export const ownRows = (name: string, table: { userId: PgColumn; id: PgColumn }) => [
  primaryKey({ name: `${name}_pk`, columns: [table.userId, table.id] }),
  ownRowsOnly(name),
];

/** For tables with one row a member, whose key is user_id alone. */
export const ownRowsOnly = (name: string) =>
  pgPolicy(`${name}_own_rows`, {
    as: "permissive",
    for: "all",
    to: appUser,
    using: sql`user_id = ${currentMember}`,
    withCheck: sql`user_id = ${currentMember}`,
  });

/** An instant, UTC, milliseconds. */
export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
