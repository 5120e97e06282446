import { parse, v5, v7, validate, version } from "uuid";

/** An id for a row that the server creates, ordered by time. Rows that a user creates bring their own id. */
export const newId = (): string => v7();

/** An id with the time `now` (UTC ms). */
export const newIdAt = (now: number): string => v7({ msecs: now });

/** The time of a UUIDv7, UTC ms. */
export const timeOfId = (id: string): number => Number.parseInt(id.replace("-", "").slice(0, 12), 16);

/** The time (UTC ms) at which a row with this id was created, by the clock of the device that did; null if it tells none, or one to come. */
export function creationOf(id: string): number | null {
  const at = version(id) === 7 ? timeOfId(id) : Infinity;
  return at <= Date.now() ? at : null;
}

/**
 * A new id with the time of `id` (UUIDv7, not after `now`, UTC ms) and its place among the ids of that millisecond, so that rows keep their
 * order; with the present time for any other.
 */
export function newIdLike(id: string, now: number): string {
  if (!validate(id) || version(id) !== 7) return newIdAt(now);
  const bits = new DataView(parse(id).buffer);
  // the 32 bits that `uuid` counts up within a millisecond, without those of version and variant
  const seq = ((bits.getUint16(6) & 0xfff) << 20) | ((bits.getUint16(8) & 0x3fff) << 6) | (bits.getUint8(10) >>> 2);
  return v7({ msecs: Math.min(timeOfId(id), now), seq });
}

/** An id derived from `id` and `purpose`, the same each time. */
export const idFor = (purpose: string, id: string): string => v5(purpose, id);
