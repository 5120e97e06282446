import pg from "pg";
import { gatheringSocket } from "./driver.ts";

/** A connection of its own, outside the pool. */
export type Probe = {
  /** Whether it was opened and answered in time. A server or pooler without a free connection counts as answering. */
  isAnswered: boolean;
  /**
   * Commits a transaction that writes only an empty message to the write-ahead log. Resolves when the commit was confirmed; fails with the
   * connection.
   */
  commit: () => Promise<true>;
  close: () => void;
};

export async function openProbe(connectionString: string, withinMs: number): Promise<Probe> {
  const socket = gatheringSocket();
  socket.setKeepAlive(true, 1000); // a machine that is gone ends the wait for its commit
  const client = new pg.Client({ connectionString, application_name: "evenday-probe", stream: () => socket });
  client.on("error", () => {}); // it counts as no answer
  let isOpen = false;
  const answered = client
    .connect()
    .then(() => client.query("select 1"))
    .then(() => (isOpen = true), isFull);
  const isAnswered = await within(withinMs, answered);
  // not `end`, which would wait for answers that never come
  const close = () => void socket.destroy();
  if (!isAnswered) close();
  return {
    isAnswered,
    commit: async () => {
      // a server without a free connection, or a replica, shows nothing about commits
      if (isOpen) await client.query("select pg_logical_emit_message(true, 'evenday', '')").catch(() => {});
      return true;
    },
    close,
  };
}

/** Whether `work` resolves with something truthy within `ms`. */
export const within = (ms: number, work: Promise<boolean>): Promise<boolean> =>
  Promise.race([work.catch(() => false), new Promise<boolean>((done) => setTimeout(() => done(false), ms).unref())]);

/** A server or pooler without a free connection is up: open connections still work. */
const isFull = (error: Error & { code?: string }) => error.code === "53300" || /no more connections|max clients/i.test(error.message);
