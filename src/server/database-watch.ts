import type { Socket } from "node:net";
import pg from "pg";
import { gatheringSocket, watchStatements } from "./driver.ts";
import type { Log } from "./log.ts";

/** How often statements are looked at; from when on one is worth a probe; how long a probe may take, and when it is quick; how long a commit may; ms. */
const [everyMs, patienceMs, probeMs, quickMs, commitMs, trialMs] = [250, 600, 700, 400, 1300, 1000];

type Statement = { client: pg.Client; since: number; isCommit: boolean };

export type DatabaseWatch = {
  /** Options of a pool whose connections are watched. */
  clients: Pick<pg.PoolConfig, "Client">;
  /** Refuses connections of a pool at once while the database is away. */
  attach: (pool: pg.Pool) => void;
  /** Throws while commits are not confirmed, except for one caller a second, whose commit tells when they are again. */
  refuseWrites: () => void;
  stop: () => void;
};

/**
 * Notices within two seconds that a database does not answer any more, where TCP would need minutes: its machine is gone or paused,
 * or a proxy still leads to it. A statement without an answer is followed by a probe on a connection of its own. Where that fails,
 * the database is away: all that waits for it is ended, and calls are refused at once until a probe succeeds. Where it succeeds and a
 * commit waits nonetheless, no replica confirms it: the commit is given up (whether it is stored is open, as after a crash), and
 * writes are refused. A slow statement on a database that answers is left alone.
 */
export function watchDatabase(connectionString: string, log: Log): DatabaseWatch {
  const waiting = new Set<Statement>();
  const sockets = new WeakMap<pg.Client, Socket>();
  let [isAway, isStalled, isProbing] = [false, false, false];
  let [lookedAt, probedAt, triedAt] = [performance.now(), 0, 0];

  const giveUp = (isOver: (one: Statement) => boolean) => {
    // not `end`, which waits for the answers that do not come
    for (const one of waiting) if (isOver(one)) sockets.get(one.client)?.destroy();
  };

  const judge = async () => {
    const begun = performance.now();
    const wasAway = isAway;
    isAway = !(await answers(connectionString));
    probedAt = performance.now();
    if (isAway !== wasAway) log.warn(isAway ? "the database does not answer; calls are refused meanwhile" : "the database answers again");
    if (isAway) return giveUp(({ since }) => since < begun);
    const isLate = ({ since }: Statement) => probedAt - since > commitMs;
    // a database that is slow to answer at all is busy, and so is its disk
    const isStuck = probedAt - begun < quickMs && [...waiting].some((one) => one.isCommit && isLate(one));
    if (isStuck && !isStalled) log.warn("the database does not confirm commits; writes are refused meanwhile");
    isStalled ||= isStuck;
    if (isStalled) giveUp(isLate);
  };

  const look = () => {
    const now = performance.now();
    const wasBlocked = now - lookedAt > 2 * everyMs;
    lookedAt = now;
    // after a pause of this process the answers may be there and not read yet
    if (wasBlocked || isProbing) return;
    const [oldest] = waiting; // in the order in which they were sent
    const isDue = isAway || (oldest !== undefined && now - oldest.since > patienceMs && now - probedAt > 2 * everyMs - 50);
    if (!isDue) return;
    isProbing = true;
    void judge().finally(() => (isProbing = false));
  };
  const timer = setInterval(look, everyMs);
  timer.unref();

  const follow = (client: pg.Client) =>
    watchStatements(client, (text) => {
      const isCommit = text === "commit";
      const one: Statement = { client, since: performance.now(), isCommit };
      waiting.add(one);
      return (error) => {
        waiting.delete(one);
        if (isCommit && !error) isStalled = false;
      };
    });

  return {
    clients: {
      // called with `new`; a constructor may return another object
      Client: function (options: pg.ClientConfig) {
        const socket = gatheringSocket();
        const client = new pg.Client({ ...options, stream: () => socket });
        sockets.set(client, socket);
        follow(client);
        return client;
      } as unknown as NonNullable<pg.PoolConfig["Client"]>,
    },
    attach: (pool) => {
      const connect = pool.connect.bind(pool) as (callback?: unknown) => unknown;
      const refusing = (callback?: (error: Error, client: undefined, release: () => void) => void) => {
        if (!isAway) return connect(callback);
        const error = awayError("the database does not answer");
        return callback ? callback(error, undefined, () => {}) : Promise.reject(error);
      };
      Object.assign(pool, { connect: refusing });
    },
    refuseWrites: () => {
      if (!isStalled) return;
      const now = performance.now();
      if (now - triedAt < trialMs) throw awayError("the database does not confirm commits");
      triedAt = now;
    },
    stop: () => clearInterval(timer),
  };
}

/** Class 08: a connection exception. */
const awayError = (message: string) => Object.assign(new Error(message), { code: "08006" });

/** Whether a connection of its own is opened and answered in time. */
async function answers(connectionString: string): Promise<boolean> {
  const socket = gatheringSocket();
  const client = new pg.Client({ connectionString, application_name: "evenday-probe", stream: () => socket });
  client.on("error", () => {}); // it counts as no answer
  const asked = client
    .connect()
    .then(() => client.query("select 1"))
    .then(
      () => true,
      () => false,
    );
  const isAnswered = await Promise.race([asked, new Promise<boolean>((done) => setTimeout(() => done(false), probeMs).unref())]);
  if (isAnswered) void client.end();
  else socket.destroy();
  return isAnswered;
}
