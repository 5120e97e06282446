import { sql, type SQL } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { isDay } from "#shared/dates.ts";
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

/** The rows after `before` in a list that is sorted by `at` and `id`, both descending. */
export function olderThan(before: string | undefined, at: AnyPgColumn, id: AnyPgColumn): SQL | undefined {
  const last = readCursor(before);
  return last && sql`(${at}, ${id}) < (${last.at}, ${last.id})`;
}
