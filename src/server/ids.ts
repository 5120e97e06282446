import { v5, v7, version } from "uuid";

/** An id for a row that the server creates, ordered by time. Rows that a user creates bring their own id. */
export const newId = (): string => v7();

/** A new id with the time of `id` (UUIDv7, not after `now`, UTC ms), so that rows keep their order; with the present time for any other. */
export function newIdLike(id: string, now: number): string {
  const msecs = version(id) === 7 ? Number.parseInt(id.replace("-", "").slice(0, 12), 16) : now;
  return v7({ msecs: Math.min(msecs, now) });
}

/** An id derived from `id` and `purpose`, the same each time. */
export const idFor = (purpose: string, id: string): string => v5(purpose, id);
