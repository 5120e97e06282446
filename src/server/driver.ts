import { Socket } from "node:net";
import type pg from "pg";

/**
 * A socket for the pg driver (its option `stream`) that sends what is written in one turn of the event loop as one packet: each
 * separate write is a system call here and wakes the server again. So a member's transaction travels with its first query, and a
 * commit that nobody waits for with what the connection is used for next. Under TLS the driver writes past it, packet by packet.
 */
export function gatheringSocket(): Socket {
  const socket = new Socket();
  const write = socket.write.bind(socket) as (...args: unknown[]) => boolean;
  let isGathering = false;
  const gatherThenWrite = (...args: unknown[]): boolean => {
    if (!isGathering) {
      isGathering = true;
      socket.cork();
      setImmediate(() => {
        isGathering = false;
        socket.uncork();
      });
    }
    return write(...args);
  };
  // only once it is connected: connecting puts the socket's own method back
  return socket.once("connect", () => void Object.assign(socket, { write: gatherThenWrite }));
}

/**
 * After a failover a connection may still lead to the old server, now a replica, which refuses writes: it is closed, so that the
 * next one finds the new primary.
 */
export function leaveWhenReadOnly(client: pg.PoolClient): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const watchedQuery = (...args: unknown[]): unknown => {
    const running = query(...args);
    if (running instanceof Promise)
      running.catch((error: { code?: string }) => {
        if (error.code === "25006") client.end().catch(() => {}); // every user of the connection gets the same error
      });
    return running;
  };
  Object.assign(client, { query: watchedQuery });
}
