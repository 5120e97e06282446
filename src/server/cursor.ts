import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { isDay, type Day } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { id as anId, instant } from "#shared/fields.ts";

/**
 * The last row of the page before, by which a list newest first continues: its day, or its instant in UTC ms, and its id, as
 * "2026-11-20_<id>". Throws `invalid` for anything else.
 */
export function readCursor(before: string | undefined): { at: string; id: string } | undefined {
  if (!before) return undefined;
  const [place = "", id = ""] = before.split("_");
  const at = /^\d{1,15}$/.test(place) ? new Date(Number(place)).toISOString() : place;
  if (!(isDay(at) || instant.safeParse(at).success) || !anId.safeParse(id).success)
    throw new Problem("invalid", "This page of the list is not known.", { field: "before" });
  return { at, id };
}

/** The first `limit` of `rows`, of which a query asked for one more, and the cursor of the last one: null if there are no more. */
export function pageOf<Row extends { id: string }>(
  rows: readonly Row[],
  limit: number,
  placeOf: (row: Row) => Day | Date,
): { page: Row[]; next: string | null } {
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  if (rows.length <= limit || !last) return { page, next: null };
  const place = placeOf(last);
  return { page, next: `${typeof place === "string" ? place : place.getTime()}_${last.id}` };
}

/** The rows after `before` in a list that is sorted by `at` and `id`, both descending. */
export function olderThan(before: string | undefined, at: AnyPgColumn, id: AnyPgColumn): SQL | undefined {
  const last = readCursor(before);
  return last && sql`(${at}, ${id}) < (${last.at}, ${last.id})`;
}
