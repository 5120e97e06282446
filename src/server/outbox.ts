import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { emailQueue } from "./auth.tables.ts";
import type { Config } from "./config.ts";
import type { Owner } from "./database.ts";
import { newId } from "./ids.ts";
import type { Log } from "./log.ts";
import type { Addressee, Email, Mail } from "./integrations/email.ts";

const minuteMs = 60_000;
/** Until the next try, by how many there have been. */
const pauses = [minuteMs, 10 * minuteMs, 60 * minuteMs];
const mostTries = 3;
const tooOldMs = 24 * 60 * minuteMs;
/** How long a mail folder holds a mail: as long as backups may hold a deleted account. */
const folderMs = 30 * 24 * 60 * minuteMs;
const retentionMs = 70 * 24 * 60 * minuteMs;

/** `memberId` is null for a mail that outlives the account; a mail with the `onceKey` of an earlier one is not written again. */
export type Queued = Email & { kind: string; memberId: string | null; onceKey?: string };

export type Outbox = {
  /** False when mails only go to a folder: then nothing may depend on somebody receiving one. */
  isReal: boolean;
  /** Writes a mail in the transaction of what it is about. False where its `onceKey` was written before. Call `kick` after the commit. */
  queue: (writer: Pick<Owner, "insert">, mail: Queued) => Promise<boolean>;
  /** Begins to send what is due, and does not wait for it. */
  kick: () => void;
  /** Sends what is due, also what other processes left. Returns how many the mail server took. */
  deliver: () => Promise<number>;
  /** Removes what a mail folder holds for a deleted account; what a mail server has taken is not ours any more. */
  evict: (of: Addressee) => Promise<void>;
  /** When nothing that `kick` began is under way. */
  settled: () => Promise<void>;
  /** Removes rows that are only stored for their `onceKey`, and mails of a mail folder that are older than 30 days. */
  sweep: () => Promise<void>;
};

/**
 * Mails wait in the database until the mail server has taken them: a mail server that is away loses none and fails no
 * request. Three tries; after that an error in the log and a line in `admin mail`. A crash between the mail server's answer and
 * our note of it sends the mail twice, never not at all.
 */
export function openOutbox(config: Config, owner: Owner, transport: Mail, log: Log, clock: () => number): Outbox {
  const keyFrom = (secret: string) => Buffer.from(hkdfSync("sha256", secret, "", "evenday mail outbox", 32));
  const key = keyFrom(config.AUTH_SECRET);
  const keys = [key, ...config.AUTH_PREVIOUS_SECRETS.map(keyFrom)];
  let underWay = Promise.resolve();

  const lease = async () => {
    const now = new Date(clock());
    // the pause begins before the try, so that no other server takes the same row meanwhile
    const [row] = await owner
      .update(emailQueue)
      .set({
        tries: sql`${emailQueue.tries} + 1`,
        nextTryAt: sql`${now.toISOString()}::timestamptz + (array[${sql.raw(pauses.join(","))}])[least(${emailQueue.tries} + 1, 3)] * interval '1 millisecond'`,
      })
      .where(
        sql`${emailQueue.id} = (select id from email_queue where sent_at is null and failed_at is null and next_try_at <= ${now.toISOString()}::timestamptz
          order by next_try_at limit 1 for update skip locked)`,
      )
      .returning();
    return row;
  };

  const fail = async (row: typeof emailQueue.$inferSelect, fault: string) => {
    const isOver = row.tries >= mostTries || fault === "too old" || fault === "cannot be decrypted";
    if (isOver) log.error({ mail: row.id, kind: row.kind, fault }, "a mail could not be sent and is given up");
    else log.warn({ mail: row.id, kind: row.kind, fault, tries: row.tries }, "a mail could not be sent yet");
    await owner
      .update(emailQueue)
      .set({ fault, failedAt: isOver ? new Date(clock()) : null })
      .where(eq(emailQueue.id, row.id));
  };

  const deliver = async () => {
    let sent = 0;
    for (let row = await lease(); row; row = await lease()) {
      if (clock() - row.createdAt.getTime() > tooOldMs) {
        await fail(row, "too old");
        continue;
      }
      const letter = open(row.encrypted ?? "", keys);
      if (!letter) {
        await fail(row, "cannot be decrypted");
        continue;
      }
      try {
        await transport.send(letter, row.userId);
      } catch (error) {
        await fail(row, faultOf(error));
        continue;
      }
      await owner
        .update(emailQueue)
        .set({ sentAt: new Date(clock()), encrypted: null, fault: null })
        .where(eq(emailQueue.id, row.id));
      sent += 1;
    }
    return sent;
  };

  return {
    isReal: transport.isReal,
    queue: async (writer, { kind, memberId, onceKey, to, subject, text, off }) => {
      const at = new Date(clock());
      const created = await writer
        .insert(emailQueue)
        .values({
          id: newId(),
          userId: memberId,
          kind,
          onceKey: onceKey ?? null,
          encrypted: close({ to, subject, text, off }, key),
          nextTryAt: at,
          createdAt: at,
        })
        .onConflictDoNothing({ target: emailQueue.onceKey })
        .returning({ id: emailQueue.id });
      return created.length > 0;
    },
    deliver,
    kick: () => {
      underWay = underWay
        .then(deliver)
        .then(() => undefined)
        .catch((error: unknown) => log.error({ err: error }, "could not look for mails to send"));
    },
    evict: async (of) => transport.evict?.(of),
    settled: () => underWay,
    sweep: async () => {
      const now = clock();
      await owner
        .delete(emailQueue)
        .where(
          or(
            lt(emailQueue.createdAt, new Date(now - retentionMs)),
            and(isNull(emailQueue.onceKey), lt(emailQueue.sentAt, new Date(now - 7 * 24 * 60 * minuteMs))),
          ),
        );
      await transport.sweep?.(now - folderMs); // last: a file that cannot be removed keeps no row
    },
  };
}

/** What went wrong, by its code alone: the words of a mail server may hold the address. */
function faultOf(error: unknown): string {
  const { code, responseCode } = (error ?? {}) as { code?: unknown; responseCode?: unknown };
  return [code, responseCode].filter((one) => typeof one === "string" || typeof one === "number").join(" ") || "no answer";
}

function close(letter: Email, key: Buffer): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  const inside = Buffer.concat([cipher.update(JSON.stringify(letter), "utf8"), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), inside]).toString("base64");
}

/** Null for what none of our secrets made. */
function open(encrypted: string, keys: Buffer[]): Email | null {
  const bytes = Buffer.from(encrypted, "base64");
  for (const key of keys) {
    try {
      const decipher = createDecipheriv("aes-256-gcm", key, bytes.subarray(0, 12));
      decipher.setAuthTag(bytes.subarray(12, 28));
      return JSON.parse(Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString("utf8")) as Email;
    } catch {
      // an older secret may have made it
    }
  }
  return null;
}
