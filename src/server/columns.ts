import { sql } from "drizzle-orm";
import type { BuildExtraConfigColumns } from "drizzle-orm";
import {
  pgPolicy,
  pgRole,
  pgTable,
  primaryKey,
  timestamp,
  uuid,
  type PgColumn,
  type PgColumnBuilderBase,
  type PgTableExtraConfigValue,
} from "drizzle-orm/pg-core";
import { ownerId } from "./auth.tables.ts";

/** The role of every member transaction: no login, owns nothing, bound by row-level security. */
const appUser = pgRole("app_user").existing();

/** The member of the open transaction; null outside one, so that a missing withUser shows no rows. */
const currentMember = sql`nullif(current_setting('app.user_id', true), '')::uuid`;

/** The owner's id, for tables with one row per member. */
export const ownerColumn = () => ({ userId: ownerId() });

/** The first two columns of every member table: the owner's id and the row's UUIDv7. Call it once per table. */
export const ownedColumns = () => ({ ...ownerColumn(), id: uuid("id").notNull() });

/**
 * Primary key (user_id, id) and the policy that restricts reads and writes to the member's own rows.
 * Used in the extras of every member table; the migration script adds FORCE and the grants.
 */
const ownedRows = (name: string, table: { userId: PgColumn; id: PgColumn }) => [
  primaryKey({ name: `${name}_pk`, columns: [table.userId, table.id] }),
  ownedRowPolicy(name),
];

/** A member table: the owner's id and the row's id, the primary key of both and the policy come first. */
export const memberTable = <Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(
  name: Name,
  columns: Columns,
  extras: (table: BuildExtraConfigColumns<Name, ReturnType<typeof ownedColumns> & Columns, "pg">) => PgTableExtraConfigValue[] = () => [],
) => pgTable(name, { ...ownedColumns(), ...columns }, (table) => [...ownedRows(name, table), ...extras(table)]);

/** For tables with one row per member, keyed by user_id only. */
export const ownedRowPolicy = (name: string) =>
  pgPolicy(`${name}_own_rows`, {
    as: "permissive",
    for: "all",
    to: appUser,
    using: sql`user_id = ${currentMember}`,
    withCheck: sql`user_id = ${currentMember}`,
  });

/** A table with one row per member. */
export const singleRowTable = <Name extends string, Columns extends Record<string, PgColumnBuilderBase>>(name: Name, columns: Columns) =>
  pgTable(name, { ...ownerColumn(), ...columns }, (table) => [
    primaryKey({ name: `${name}_pk`, columns: [table.userId] }),
    ownedRowPolicy(name),
  ]);

/** Date and time on the member's clock, without a time zone, seconds: "2026-11-20 21:12:05". */
export const localTime = (name: string) => timestamp(name, { precision: 0, mode: "string" });

/** An instant, UTC, milliseconds. */
export const at = (name: string) => timestamp(name, { withTimezone: true, precision: 3, mode: "date" });
