import { and, asc, eq, ne } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import { pushDevices as devices, pushQueue } from "#server/auth.tables.ts";
import type { Owner } from "#server/database.ts";
import { newId } from "#server/ids.ts";
import { expectSameCredentials, type Proved } from "#server/session.ts";
import { mostPushDevices, pushMessages } from "./push.rules.ts";

/** Devices of this member, oldest first, without their endpoints. */
export const listPushDevices = (owner: Owner, memberId: string) =>
  owner
    .select({
      id: devices.id,
      name: devices.name,
      endpointHash: devices.endpointHash,
      isDetailed: devices.isDetailed,
      sessionId: devices.sessionId,
      createdAt: devices.createdAt,
      usedAt: devices.usedAt,
    })
    .from(devices)
    .where(eq(devices.userId, memberId))
    .orderBy(asc(devices.createdAt), asc(devices.id));

type Registration = { member: Proved; sessionId: string; endpointHash: string; encrypted: string; name: string; now: number };

/**
 * Registers a browser, or renews it; if it was another member's, it is removed there. Returns its id. Throws invalid beyond the limit, and
 * not-signed-in if the account's credentials were changed since `member` proved who they are.
 */
export async function addPushDevice(owner: Owner, { member, now, ...device }: Registration): Promise<string> {
  return owner.transaction(async (tx) => {
    // locks the account: two tabs could exceed the limit together
    await expectSameCredentials(tx, member);
    const memberId = member.id;
    await tx.delete(devices).where(and(eq(devices.endpointHash, device.endpointHash), ne(devices.userId, memberId)));
    const [known] = await tx
      .update(devices)
      .set(device)
      .where(and(eq(devices.userId, memberId), eq(devices.endpointHash, device.endpointHash)))
      .returning({ id: devices.id });
    if (known) return known.id;
    const all = await tx.select({ id: devices.id }).from(devices).where(eq(devices.userId, memberId));
    if (all.length >= mostPushDevices) throw new Problem("invalid", pushMessages.tooMany);
    const row = { ...device, id: newId(), userId: memberId, createdAt: new Date(now) };
    // another member may have registered this browser since it was looked for
    await tx.insert(devices).values(row).onConflictDoUpdate({ target: devices.endpointHash, set: row });
    return row.id;
  });
}

/** Throws not-found. */
export async function changePushDevice(owner: Owner, memberId: string, id: string, isDetailed: boolean): Promise<void> {
  const changed = await owner
    .update(devices)
    .set({ isDetailed })
    .where(and(eq(devices.userId, memberId), eq(devices.id, id)))
    .returning({ id: devices.id });
  if (changed.length === 0) throw new Problem("not-found", pushMessages.gone);
}

/** Removes a device; notifications queued for it are dropped. Throws not-found. */
export async function removePushDevice(owner: Owner, memberId: string, id: string): Promise<void> {
  const gone = await owner
    .delete(devices)
    .where(and(eq(devices.userId, memberId), eq(devices.id, id)))
    .returning({ id: devices.id });
  if (gone.length === 0) throw new Problem("not-found", pushMessages.gone);
}

/** Ends notifications on every device of this member but that of the session `keep`, and drops those queued for them. */
export async function endPushDevices(writer: Pick<Owner, "delete">, memberId: string, keep?: string): Promise<void> {
  await writer.delete(devices).where(and(eq(devices.userId, memberId), keep ? ne(devices.sessionId, keep) : undefined));
  if (!keep) await writer.delete(pushQueue).where(eq(pushQueue.userId, memberId));
}

/** Ends notifications on the device that this session registered: it was signed out. */
export const endPushDeviceOf = async (writer: Pick<Owner, "delete">, sessionId: string): Promise<void> => {
  await writer.delete(devices).where(eq(devices.sessionId, sessionId));
};
