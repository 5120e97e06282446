import { statfs } from "node:fs/promises";
import { backupStatus, takesBackups } from "./backups.ts";
import { holdsToken } from "./bearer.ts";
import { within } from "./database-probe.ts";
import type { AppContext } from "./context.ts";
import type { App } from "./http.ts";
import { archiveStatus } from "./point-in-time/series.ts";

const leastFreeBytes = 1_073_741_824;
const draining = new WeakSet<AppContext>();
const endings = new WeakMap<AppContext, Set<() => void>>();

/**
 * From now on /readyz answers 503, so that a load balancer sends no new requests while running ones finish, and long responses are asked to
 * end.
 */
export function drain(context: AppContext): void {
  draining.add(context);
  for (const end of endings.get(context) ?? []) end();
}

/** Whether the server is stopping. */
export const isDraining = (context: AppContext): boolean => draining.has(context);

/** Calls `end` when the server is about to stop, at once when it already is. Returns the unsubscribe function. */
export function onDrain(context: AppContext, end: () => void): () => void {
  if (draining.has(context)) end();
  const all = endings.get(context) ?? new Set();
  endings.set(context, all.add(end));
  return () => void all.delete(end);
}

/** /healthz: the process answers. /readyz: it can serve, including database and disk. Neither reveals a version or a secret. */
export function serveHealth(app: App, context: AppContext): void {
  app.get("/healthz", (c) => c.json({ ok: true }));
  app.get("/readyz", async (c) => {
    const [database, disk] = await Promise.all([within(1500, context.database.isReady()), within(1500, hasRoom(context.config.DATA_DIR))]);
    const ready = database && disk && !isDraining(context);
    const more = holdsToken(c.req.header("authorization"), context.config.OPERATOR_TOKEN)
      ? { backup: await backupDetail(context), ...(context.database.replicaCounts ? { replica: context.database.replicaCounts } : {}) }
      : {};
    return c.json({ ready, database, disk, ...more }, ready ? 200 : 503);
  });
}

type BackupDetail = { lastAt: string | null; isMissing: boolean; changes?: { archivedAt: string | null; isBehind: boolean } };
const shown = (ms: number | null) => (ms === null ? null : new Date(ms).toISOString());

async function backupDetail(context: AppContext): Promise<BackupDetail | "unreachable" | "none"> {
  if (!takesBackups(context)) return "none";
  const status = await backupStatus(context).catch(() => null);
  if (!status) return "unreachable";
  const changes = archiveStatus(context.config, Date.now());
  return {
    lastAt: shown(status.lastAt),
    isMissing: status.isMissing,
    ...(changes ? { changes: { archivedAt: shown(changes.archivedAt), isBehind: changes.isBehind } } : {}),
  };
}

async function hasRoom(folder: string): Promise<boolean> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize >= leastFreeBytes;
}
