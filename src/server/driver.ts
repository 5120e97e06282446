import type { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import type pg from "pg";

/**
 * All that Evenday takes from the inside of the pg driver, which its types do not name: the connection, for the code of a refusal,
 * and its socket, to send what is asked in one turn as one packet. Without the latter everything works, more slowly:
 * docs/decisions/0023-speed.md has the figures.
 */
const connectionOf = (client: pg.PoolClient) => (client as unknown as { connection: EventEmitter & { stream: Socket } }).connection;

/**
 * After a failover a connection may still lead to the old server, now a replica: it is closed, so that the next one finds the
 * new primary.
 */
export function leaveWhenReadOnly(client: pg.PoolClient) {
  connectionOf(client).on("errorMessage", ({ code }: { code?: string }) => {
    if (code === "25006") client.end().catch(() => {}); // every user of the connection gets the same error
  });
}

const held = new WeakSet<Socket>();

/** Statements of one event-loop turn leave in one packet: each separate write wakes the server again. */
export function gather(client: pg.PoolClient) {
  const stream = connectionOf(client).stream;
  stream.cork();
  process.nextTick(() => {
    stream.uncork();
    letGo(stream);
  });
}

/** A statement may wait for those of the next turn on the same connection, and leaves with them, or alone right after. */
export function hold(client: pg.PoolClient) {
  const stream = connectionOf(client).stream;
  if (held.has(stream)) return;
  held.add(stream);
  stream.cork();
  setImmediate(() => letGo(stream));
}

const letGo = (stream: Socket) => held.delete(stream) && stream.uncork();
