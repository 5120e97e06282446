import { and, eq, isNotNull, isNull, lt, or, sql } from "drizzle-orm";
import { minuteMs } from "#shared/dates.ts";
import type { emailQueue } from "./auth.tables.ts";
import type { Config } from "./config.ts";
import type { Owner } from "./database.ts";
import { newId } from "./ids.ts";
import type { Log } from "./log.ts";
import type { Channel, Metrics } from "./metrics.ts";
import { openSealed } from "./sealed.ts";

/** Delay after a try that failed, by the number of tries so far. */
const pauses = [minuteMs, 10 * minuteMs, 60 * minuteMs];
/** No other try begins meanwhile: longer than a channel takes that answers each command just before its timeout (email.ts). */
const leaseMs = 10 * minuteMs;
const mostTries = 3;
const tooOldMs = 24 * 60 * minuteMs;
const retentionMs = 70 * 24 * 60 * minuteMs;

/** `email_queue` and `push_queue` have the same columns. */
export type QueueTable = typeof emailQueue;
/** `memberId` is null for messages that outlive the account; no second message is written with the same `onceKey`. */
export type Addressed = { kind: string; memberId: string | null; onceKey?: string };
/** A message that a channel has accepted. `queuedAt` is in UTC ms. */
export type Taken = { kind: string; memberId: string | null; queuedAt: number };
/** A message that is about to be sent. */
export type Waiting = Taken & { channel: Channel; onceKey: string | null };

export type Queue<Content> = {
  /** Writes a message in the transaction of what it is about. False if its `onceKey` was written before. Call `kick` after the commit. */
  queue: (writer: Pick<Owner, "insert">, to: Addressed, content: Content) => Promise<boolean>;
  /** The message with this `onceKey`, if its channel has accepted it; null otherwise. */
  taken: (onceKey: string) => Promise<Taken | null>;
  /** Starts to send what is due, and does not wait for it. */
  kick: () => void;
  /** Sends what is due, also messages of other processes. Returns how many were accepted. */
  deliver: () => Promise<number>;
  /** Resolves when everything that `kick` started is done. */
  settled: () => Promise<void>;
  /** Removes rows that are only stored for their `onceKey`. */
  sweep: () => Promise<void>;
};

type Setup<Content> = {
  config: Config;
  owner: Owner;
  log: Log;
  clock: () => number;
  table: QueueTable;
  /** The name of the channel in the log. */
  name: Channel;
  /** Purpose of the key that encrypts contents. */
  purpose: string;
  /** How many are sent at the same time: with more than one, a slow receiver does not block the others. */
  atOnce?: number;
  /** Resolves once the channel has accepted the message, or with `gone` if the address does not exist any more; throws otherwise. */
  send: (content: Content, memberId: string | null) => Promise<"taken" | "gone">;
  /**
   * Whether a fault concerns only this message: then it is given up after three tries. A fault of the channel itself is retried for a day.
   */
  isOfMessage: (fault: string) => boolean;
  /** False for a message that is not to be sent any more: it is dropped, and its `onceKey` can be used again. */
  isWanted: (message: Waiting) => Promise<boolean>;
  onTaken: (taken: Taken) => Promise<void>;
  metrics: Metrics | null;
};

/**
 * Messages wait in the database until their channel (a mail server, a push service) has accepted them: a channel that is down loses none
 * and fails no request. Given up after three tries that refused the message, or a day; then an error in the log and a line in `admin mail`.
 * A crash between the channel's answer and its record sends the message twice, rather than not at all.
 */
export function openQueue<Content>({
  config,
  owner,
  log,
  clock,
  table,
  name,
  purpose,
  atOnce = 1,
  send,
  isOfMessage,
  isWanted,
  onTaken,
  metrics,
}: Setup<Content>): Queue<Content> {
  const { seal, unseal } = openSealed(config, purpose);
  let underWay = Promise.resolve();

  const lease = async () => {
    const now = new Date(clock());
    // written before the try, so that no other server takes the same row meanwhile
    const [row] = await owner
      .update(table)
      .set({ tries: sql`${table.tries} + 1`, nextTryAt: new Date(now.getTime() + leaseMs) })
      .where(
        sql`${table.id} = (select id from ${table} where sent_at is null and failed_at is null and next_try_at <= ${now.toISOString()}::timestamptz
          order by next_try_at limit 1 for update skip locked)`,
      )
      .returning();
    return row;
  };

  const fail = async (row: QueueTable["$inferSelect"], fault: string) => {
    const isOver = (row.tries >= mostTries && isOfMessage(fault)) || fault === "too old" || fault === "cannot be decrypted";
    metrics?.message(name, isOver ? "given-up" : "failed");
    const about = { [name]: row.id, kind: row.kind, fault };
    if (isOver) log.error(about, `a ${name} could not be sent and is given up`);
    else log.warn({ ...about, tries: row.tries }, `a ${name} could not be sent yet`);
    const now = clock();
    const pauseMs = pauses[Math.min(row.tries, pauses.length) - 1] ?? minuteMs;
    await owner
      .update(table)
      .set({ fault, failedAt: isOver ? new Date(now) : null, nextTryAt: new Date(now + pauseMs) })
      .where(eq(table.id, row.id));
  };

  const deliver = async () => {
    const sent = await Promise.all(Array.from({ length: atOnce }, deliverOneByOne));
    return sent.reduce((sum, one) => sum + one, 0);
  };

  const deliverOneByOne = async () => {
    let sent = 0;
    for (let row = await lease(); row; row = await lease()) {
      if (clock() - row.createdAt.getTime() > tooOldMs) {
        await fail(row, "too old");
        continue;
      }
      const content = unseal<Content>(row.encrypted ?? "");
      if (!content) {
        await fail(row, "cannot be decrypted");
        continue;
      }
      const message = { kind: row.kind, memberId: row.userId, queuedAt: row.createdAt.getTime() };
      try {
        const isStillWanted = await isWanted({ ...message, channel: name, onceKey: row.onceKey });
        const outcome = isStillWanted ? await send(content, row.userId) : "dropped";
        if (outcome !== "taken") {
          metrics?.message(name, outcome);
          await owner.delete(table).where(eq(table.id, row.id));
          continue;
        }
      } catch (error) {
        await fail(row, faultOf(error));
        continue;
      }
      await owner
        .update(table)
        .set({ sentAt: new Date(clock()), encrypted: null, fault: null })
        .where(eq(table.id, row.id));
      sent += 1;
      metrics?.message(name, "sent");
      await onTaken(message).catch((err: unknown) => log.error({ err, kind: row.kind }, `a ${name} was sent and could not be recorded`));
    }
    return sent;
  };

  return {
    queue: async (writer, { kind, memberId, onceKey }, content) => {
      const at = new Date(clock());
      const created = await writer
        .insert(table)
        .values({ id: newId(), userId: memberId, kind, onceKey: onceKey ?? null, encrypted: seal(content), nextTryAt: at, createdAt: at })
        .onConflictDoNothing({ target: table.onceKey })
        .returning({ id: table.id });
      return created.length > 0;
    },
    taken: async (onceKey) => {
      const [row] = await owner
        .select({ kind: table.kind, memberId: table.userId, createdAt: table.createdAt })
        .from(table)
        .where(and(eq(table.onceKey, onceKey), isNotNull(table.sentAt)));
      return row ? { kind: row.kind, memberId: row.memberId, queuedAt: row.createdAt.getTime() } : null;
    },
    deliver,
    kick: () => {
      underWay = underWay
        .then(deliver)
        .then(() => undefined)
        .catch((error: unknown) => log.error({ err: error }, `could not look for each ${name} to send`));
    },
    settled: () => underWay,
    sweep: async () => {
      const now = clock();
      await owner
        .delete(table)
        .where(
          or(
            lt(table.createdAt, new Date(now - retentionMs)),
            and(isNull(table.onceKey), lt(table.sentAt, new Date(now - 7 * 24 * 60 * minuteMs))),
          ),
        );
    },
  };
}

/** The error code only: a server's message may contain the address. */
function faultOf(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((one) => typeof one === "string" || typeof one === "number").join(" ") || "no answer";
}
