import { createHash } from "node:crypto";
import { lt, sql } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import { rateLimitCounters } from "./auth.tables.ts";
import type { Owner } from "./database.ts";
import { openTurns } from "./slots.ts";

type Limit = { purpose: string; subject: string; most: number; windowMs: number; words?: (wait: string) => string };

/** Counters in the database, valid across restarts and shared by all server processes. */
export type Limits = {
  /**
   * Counts one, and returns what is left within the window. Where `most` are counted already it throws too-many, with the seconds to wait, and
   * counts nothing: right tries that were refused beside those that are released later would otherwise stay counted.
   */
  count: (limit: Limit) => Promise<{ left: number; resetSeconds: number }>;
  /** Throws as `count` does, without counting. */
  check: (limit: Limit) => Promise<void>;
  /** True for the first caller within `ms`, in any process. */
  lease: (name: string, ms: number) => Promise<boolean>;
  /** For the holder of the lease `name`: it ends `ms` from now. */
  renew: (name: string, ms: number) => Promise<void>;
  /** True for the first call about `subject` within the window, in any process. */
  first: (limit: Omit<Limit, "most">) => Promise<boolean>;
  /** Whether `first` was called about `subject` within the window. */
  has: (limit: Omit<Limit, "most">) => Promise<boolean>;
  /** Undoes one `count`, for an attempt that turned out to be correct. */
  release: (limit: Pick<Limit, "purpose" | "subject">) => Promise<void>;
  /** Forgets what was counted, for a limit of failures in a row. */
  clear: (limit: Pick<Limit, "purpose" | "subject">) => Promise<void>;
  sweep: () => Promise<void>;
};

/** Between the clocks of several servers, ms. */
const mostClockDifferenceMs = 600_000;

/** `owner` may be a transaction: what is counted is then committed with it. */
export function openLimits(owner: Pick<Owner, "select" | "insert" | "update" | "delete">, clock: () => number): Limits {
  const refuse = (
    endsAt: Date,
    words = (wait: string) => `That was a lot of tries in a short time. Please wait ${wait} and try again.`,
  ): never => {
    const seconds = Math.max(1, Math.ceil((endsAt.getTime() - clock()) / 1000));
    throw new Problem("too-many", words(waitOf(seconds)), { retryAfterSeconds: seconds });
  };
  /** When a window that begins now ends at the latest. A later end was written by a clock that was ahead, and counts as over. */
  const latestEnd = ({ windowMs }: Pick<Limit, "windowMs">) => new Date(clock() + windowMs + mostClockDifferenceMs);
  // the statements of one counter wait for its row: at the same time they would occupy every connection while thousands are counted together
  const turns = openTurns();
  /** The counter after one more; undefined where `most` are counted already. */
  const add = (limit: Limit) => turns(keyOf(limit), () => addNow(limit));
  const addNow = async (limit: Limit) => {
    const now = new Date(clock());
    const ends = new Date(clock() + limit.windowMs);
    const isOver = sql`(${rateLimitCounters.endsAt} <= ${now.toISOString()}::timestamptz or ${rateLimitCounters.endsAt} > ${latestEnd(limit).toISOString()}::timestamptz)`;
    const [row] = await owner
      .insert(rateLimitCounters)
      .values({ key: keyOf(limit), count: 1, endsAt: ends })
      .onConflictDoUpdate({
        target: rateLimitCounters.key,
        set: {
          count: sql`case when ${isOver} then 1 else ${rateLimitCounters.count} + 1 end`,
          endsAt: sql`case when ${isOver} then excluded.ends_at else ${rateLimitCounters.endsAt} end`,
        },
        setWhere: sql`${isOver} or ${rateLimitCounters.count} < ${limit.most}::bigint`,
      })
      .returning();
    return row;
  };
  /** The counter of a window that is not over. */
  const current = async (limit: Omit<Limit, "most">) => {
    const [row] = await owner
      .select()
      .from(rateLimitCounters)
      .where(sql`${rateLimitCounters.key} = ${keyOf(limit)}`);
    return row && row.endsAt.getTime() > clock() && row.endsAt <= latestEnd(limit) ? row : undefined;
  };
  return {
    count: async (limit) => {
      const row = await add(limit);
      // a limit of none begins with one that is refused
      if (!row || row.count > limit.most) return refuse((row ?? (await current(limit)))?.endsAt ?? new Date(clock()), limit.words);
      const resetSeconds = Math.max(1, Math.ceil((row.endsAt.getTime() - clock()) / 1000));
      return { left: limit.most - row.count, resetSeconds };
    },
    lease: async (name, ms) => (await add({ purpose: "job", subject: name, most: 1, windowMs: ms }))?.count === 1,
    renew: async (name, ms) =>
      void (await owner
        .update(rateLimitCounters)
        .set({ endsAt: new Date(clock() + ms) })
        .where(sql`${rateLimitCounters.key} = ${keyOf({ purpose: "job", subject: name })}`)),
    check: async (limit) => {
      const row = await current(limit);
      if (row && row.count >= limit.most) refuse(row.endsAt, limit.words);
    },
    first: async (limit) => (await add({ ...limit, most: 1 }))?.count === 1,
    has: async (limit) => (await current(limit)) !== undefined,
    release: async (limit) =>
      void (await turns(keyOf(limit), () =>
        owner
          .update(rateLimitCounters)
          .set({ count: sql`greatest(${rateLimitCounters.count} - 1, 0)` })
          .where(sql`${rateLimitCounters.key} = ${keyOf(limit)}`),
      )),
    clear: async (limit) =>
      void (await turns(keyOf(limit), () => owner.delete(rateLimitCounters).where(sql`${rateLimitCounters.key} = ${keyOf(limit)}`))),
    sweep: async () => void (await owner.delete(rateLimitCounters).where(lt(rateLimitCounters.endsAt, new Date(clock())))),
  };
}

/** A time to wait in words, rounded up. */
function waitOf(seconds: number): string {
  if (seconds <= 90) return `${seconds} seconds`;
  if (seconds <= 90 * 60) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds <= 48 * 3600 ? `${Math.ceil(seconds / 3600)} hours` : `${Math.ceil(seconds / 86_400)} days`;
}

const keyOf = ({ purpose, subject }: Pick<Limit, "purpose" | "subject">) =>
  `${purpose}:${createHash("sha256").update(subject).digest("base64url").slice(0, 32)}`;
