import { and, eq } from "drizzle-orm";
import { pushDevices, pushQueue } from "./auth.tables.ts";
import type { Config } from "./config.ts";
import type { Owner } from "./database.ts";
import type { Log } from "./log.ts";
import type { Metrics } from "./metrics.ts";
import { openQueue, type Addressed, type Queue, type QueueTable, type Taken, type Waiting } from "./queue.ts";
import { openSealed } from "./sealed.ts";
import { sign } from "./signing.ts";
import { vapidKeys } from "./vapid.ts";
import type { PushAddress, WebPush } from "./integrations/web-push.ts";

/** What a browser shows: the service worker (main.worker.ts) reads exactly this. Paths are of our own pages. */
type Notification = {
  title: string;
  body: string;
  path: string;
  /** A newer notification with the same tag replaces the one before. */
  tag: string;
  actions: { action: string; title: string; path: string }[];
};
type Outgoing = { deviceId: string; notification: Notification };

export type Push = Omit<Queue<Outgoing>, "queue"> & {
  /** The key that browsers subscribe with (VAPID, RFC 8292). */
  publicKey: () => string;
  queue: (writer: Pick<Owner, "insert">, to: Addressed & { memberId: string }, message: Outgoing) => Promise<boolean>;
  /** A browser's endpoint and keys, encrypted for storage. */
  seal: (address: PushAddress) => string;
};

/** The same columns as those of the emails, under another name. */
export const pushQueueTable = pushQueue as unknown as QueueTable;
/** A reminder that arrives half a day late is useless. */
const ttlSeconds = 6 * 60 * 60;

/**
 * Sends notifications through the queue in the database (queue.ts). A browser that is gone (404, 410) is removed from its member's devices.
 */
export function openPush(
  config: Config,
  owner: Owner,
  webPush: WebPush,
  log: Log,
  clock: () => number,
  onTaken: (taken: Taken) => Promise<void>,
  metrics: Metrics | null,
  isWanted: (message: Waiting) => Promise<boolean>,
): Push {
  const { seal, unseal } = openSealed(config, "evenday push addresses");
  const queue = openQueue<Outgoing>({
    config,
    owner,
    log,
    clock,
    isOfMessage: () => true, // a notification that is an hour old is useless
    isWanted,
    onTaken,
    metrics,
    name: "notification",
    purpose: "evenday push queue",
    atOnce: 8,
    table: pushQueueTable,
    send: async ({ deviceId, notification }, memberId) => {
      const device = and(eq(pushDevices.userId, memberId ?? ""), eq(pushDevices.id, deviceId));
      const [row] = await owner.select().from(pushDevices).where(device);
      const address = row && unseal<PushAddress>(row.encrypted);
      if (!address) return "gone";
      // the push service could read the plain kind
      const topic = sign(config.AUTH_SECRET, "push topic", `${memberId} ${notification.tag}`).slice(0, 32);
      const status = await webPush(address, { payload: JSON.stringify(notification), ttlSeconds, topic });
      if (status === 404 || status === 410) {
        await owner.delete(pushDevices).where(device);
        return "gone";
      }
      if (status < 200 || status > 299) throw Object.assign(new Error("the push service refused"), { responseCode: status });
      await owner
        .update(pushDevices)
        .set({ usedAt: new Date(clock()) })
        .where(device);
      return "taken";
    },
  });
  return { ...queue, publicKey: () => vapidKeys(config).publicKey, queue: (writer, to, message) => queue.queue(writer, to, message), seal };
}
