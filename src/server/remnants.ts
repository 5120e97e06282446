import { and, isNull, lte } from "drizzle-orm";
import { hourMs } from "#shared/dates.ts";
import { deletedAccounts } from "./auth.tables.ts";
import type { AppContext } from "./context.ts";
import type { Rewritten } from "./rewrite.ts";

const megabyte = 1_048_576;
/**
 * Tables up to this size are rewritten at any hour, larger ones at night, and even larger ones by the command only: they are locked
 * meanwhile.
 */
const mostBytes = { byDay: 64 * megabyte, atNight: 1024 * megabyte };
const rewriteHour = 4; // by the server's clock

/**
 * Rewrites the tables within the hour after an account was deleted, and each night, for rows that left the trash. A table that was in use
 * is tried again an hour later. Null when nothing was due.
 */
export async function removeRemnants(context: AppContext): Promise<Rewritten | null> {
  const { limits, clock, database, log } = context;
  const open = await database.owner
    .select({ id: deletedAccounts.id })
    .from(deletedAccounts)
    .where(isNull(deletedAccounts.cleanedAt))
    .limit(1);
  const isDue = open.length > 0 && (await limits.lease("rewrite by day", hourMs * 0.95));
  const isNight = new Date(clock()).getHours() === rewriteHour && (await limits.lease("rewrite at night", 20 * hourMs));
  if (!isDue && !isNight) return null;
  const rewritten = await rewriteNow(context, isNight ? mostBytes.atNight : mostBytes.byDay);
  if (isNight && rewritten.large.length > 0)
    log.warn({ tables: rewritten.large }, "too large to be rewritten by itself; run the admin command remove-remnants in a quiet hour");
  return rewritten;
}

/** The same at once, for tables of any size unless `most` says otherwise. */
export async function rewriteNow({ clock, database, log }: AppContext, most?: number): Promise<Rewritten> {
  const begun = new Date(clock());
  const rewritten = await database.rewriteTables(most);
  const { tables, large, busy } = rewritten;
  // tables above the nightly limit wait for the command and are not tried every hour
  if (busy.length === 0 && (large.length === 0 || most === mostBytes.atNight))
    await database.owner
      .update(deletedAccounts)
      .set({ cleanedAt: begun })
      .where(and(isNull(deletedAccounts.cleanedAt), lte(deletedAccounts.deletedAt, begun)));
  log.info({ tables, large: large.length, busy: busy.length }, "tables rewritten");
  return rewritten;
}
