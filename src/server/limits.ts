import { createHash } from "node:crypto";
import { lt, sql } from "drizzle-orm";
import { Problem } from "#kernel/problem.ts";
import { limitCounters } from "./auth.tables.ts";
import type { Owner } from "./database.ts";

export type Limit = { purpose: string; subject: string; most: number; windowMs: number };

/** Counters in the database, so that they hold over restarts and for all server processes together. */
export type Limits = {
  /** Counts one and throws too-many, with the seconds to wait, once `most` is passed within the window. */
  count: (limit: Limit) => Promise<void>;
  /** Throws as `count` does, without counting. */
  check: (limit: Limit) => Promise<void>;
  /** True for the first who asks within `ms`, in whatever process. */
  claim: (name: string, ms: number) => Promise<boolean>;
  clear: (limit: Pick<Limit, "purpose" | "subject">) => Promise<void>;
  sweep: () => Promise<void>;
};

export function openLimits(owner: Owner, clock: () => number): Limits {
  const refuse = (endsAt: Date) => {
    const seconds = Math.max(1, Math.ceil((endsAt.getTime() - clock()) / 1000));
    const wait = seconds > 90 ? `${Math.ceil(seconds / 60)} minutes` : `${seconds} seconds`;
    throw new Problem("too-many", `That was a lot of tries in a short time. Please wait ${wait} and try again.`, {
      retryAfterSeconds: seconds,
    });
  };
  const add = async (limit: Limit) => {
    const now = new Date(clock());
    const ends = new Date(clock() + limit.windowMs);
    const [row] = await owner
      .insert(limitCounters)
      .values({ key: keyOf(limit), count: 1, endsAt: ends })
      .onConflictDoUpdate({
        target: limitCounters.key,
        set: {
          count: sql`case when ${limitCounters.endsAt} <= ${now.toISOString()}::timestamptz then 1 else ${limitCounters.count} + 1 end`,
          endsAt: sql`case when ${limitCounters.endsAt} <= ${now.toISOString()}::timestamptz then excluded.ends_at else ${limitCounters.endsAt} end`,
        },
      })
      .returning();
    return row;
  };
  return {
    count: async (limit) => {
      const row = await add(limit);
      if (row && row.count > limit.most) refuse(row.endsAt);
    },
    claim: async (name, ms) => (await add({ purpose: "job", subject: name, most: 1, windowMs: ms }))?.count === 1,
    check: async (limit) => {
      const [row] = await owner
        .select()
        .from(limitCounters)
        .where(sql`${limitCounters.key} = ${keyOf(limit)}`);
      if (row && row.endsAt.getTime() > clock() && row.count >= limit.most) refuse(row.endsAt);
    },
    clear: async (limit) => void (await owner.delete(limitCounters).where(sql`${limitCounters.key} = ${keyOf(limit)}`)),
    sweep: async () => void (await owner.delete(limitCounters).where(lt(limitCounters.endsAt, new Date(clock())))),
  };
}

const keyOf = ({ purpose, subject }: Pick<Limit, "purpose" | "subject">) =>
  `${purpose}:${createHash("sha256").update(subject).digest("base64url").slice(0, 32)}`;
