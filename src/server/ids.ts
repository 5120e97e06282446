import { v7, version } from "uuid";

/** An id for a row that the server creates, ordered by time. Rows that a user creates bring their own id. */
export const newId = (): string => v7();

/** An id with the time `now` (UTC ms). */
export const newIdAt = (now: number): string => v7({ msecs: now });

/** The time of a UUIDv7, UTC ms. */
export const timeOfId = (id: string): number => Number.parseInt(id.replace("-", "").slice(0, 12), 16);

/** A new id with the time of `id` (UUIDv7, not after `now`, UTC ms), so that rows keep their order; with the present time for any other. */
export const newIdLike = (id: string, now: number): string => newIdAt(version(id) === 7 ? Math.min(timeOfId(id), now) : now);
