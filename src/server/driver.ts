import { Socket } from "node:net";
import type pg from "pg";

/**
 * A socket for the pg driver (its option `stream`) that sends everything written in one turn of the event loop as one packet, because each
 * separate write is a system call and wakes the server again. So a member's transaction is sent with its first query, and a commit that is
 * not awaited with the connection's next use. Under TLS the driver bypasses it and writes packet by packet.
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
  // only once connected: connecting restores the socket's own method
  return socket.once("connect", () => void Object.assign(socket, { write: gatherThenWrite }));
}

/**
 * Called with a query before it is sent; the returned function is called when the answer came, with the error of a failed one. If it
 * throws, the query is refused and not sent.
 */
export type StatementWatch = (text: string) => (error?: unknown) => void;

/** Combines watches; undefined for none, so that nothing is wrapped. */
export function watchAll(...watches: (StatementWatch | undefined)[]): StatementWatch | undefined {
  const all = watches.filter((watch) => watch !== undefined);
  if (all.length < 2) return all[0];
  return (text) => {
    const ends = all.map((watch) => watch(text));
    return (error) => {
      for (const end of ends) end(error);
    };
  };
}

/** Prepared statements per connection; each takes some 20 kB of its server process. */
const mostPlanned = 100;
/** Other query texts that are counted, to detect repeated ones. */
const mostSeen = 1000;

/**
 * Prepares queries with parameters from their third use on, so that the database parses and plans each once per connection, which
 * halves the time of a small read. Not behind a pooler, which may run the next query on another connection.
 */
export function planOnce(client: pg.ClientBase): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const names = new Map<string, string>();
  const seen = new Map<string, number>();
  const nameOf = (text: string): string | undefined => {
    const name = names.get(text);
    if (name !== undefined || names.size >= mostPlanned) return name;
    const times = (seen.get(text) ?? 0) + 1;
    if (times < 3) {
      if (seen.size >= mostSeen) seen.clear();
      seen.set(text, times);
      return undefined;
    }
    seen.delete(text);
    names.set(text, `planned_${names.size}`);
    return names.get(text);
  };
  const plannedQuery = (first: unknown, ...rest: unknown[]): unknown => {
    const { text, name, values } = (typeof first === "object" && first !== null ? first : {}) as {
      [key in "text" | "name" | "values"]?: unknown;
    };
    const hasValues = Array.isArray(rest[0]) ? rest[0].length > 0 : Array.isArray(values);
    const known = typeof text === "string" && name === undefined && hasValues ? nameOf(text) : undefined;
    return known === undefined ? query(first, ...rest) : query({ ...(first as object), name: known }, ...rest);
  };
  Object.assign(client, { query: plannedQuery });
}

/** Reports every query of this connection, whether its answer goes to a callback or a promise. One wrapper for all watches. */
export function watchStatements(client: pg.ClientBase, watch: StatementWatch): void {
  const query = client.query.bind(client) as (...args: unknown[]) => unknown;
  const watchedQuery = (...args: unknown[]): unknown => {
    const [first, callback] = [args[0], args.at(-1)];
    const text = typeof first === "string" ? first : (first as { text?: unknown } | null)?.text;
    let ended: (error?: unknown) => void;
    try {
      ended = watch(typeof text === "string" ? text : "");
    } catch (error) {
      if (typeof callback !== "function") return Promise.reject(error as Error);
      return void process.nextTick(callback as (error: unknown) => void, error);
    }
    if (typeof callback === "function")
      return query(...args.slice(0, -1), (error: unknown, ...rest: unknown[]) => {
        ended(error ?? undefined);
        (callback as (...all: unknown[]) => void)(error, ...rest);
      });
    const running = query(...args);
    if (running instanceof Promise) running.then(() => ended(), ended);
    else ended();
    return running;
  };
  Object.assign(client, { query: watchedQuery });
}

/** A write on a server that became a replica; a plan that is outdated after a column changed its type, or unknown behind a pooler. */
const outdated: ReadonlySet<unknown> = new Set(["25006", "0A000", "26000"]);

/**
 * After a failover a connection may still lead to the old server, now a replica, which refuses writes: it is closed, so that the next one
 * finds the new primary. The same if its prepared statements are no longer valid.
 */
export function leaveWhenOutdated(client: pg.ClientBase & { end: () => Promise<void> }): StatementWatch {
  const ended = (error?: unknown) => {
    // every user of the connection gets the same error
    if (outdated.has((error as { code?: string } | undefined)?.code)) client.end().catch(() => {});
  };
  return () => ended;
}
