import type { Socket } from "node:net";
import pg from "pg";
import { gatheringSocket, watchStatements } from "./driver.ts";
import type { Log } from "./log.ts";

/** How often statements are looked at; from when on one is worth a probe; when a probe is quick; how much longer than a probe a commit may take; ms. */
const [everyMs, patienceMs, quickMs, commitMoreMs, trialMs] = [200, 400, 400, 500, 1000];
/** A pause of this process: what came meanwhile is read first, ms. */
const blockedMs = 1000;
/** How long a probe of a database that was away may take, ms: it may be busy with its start. */
const recoveryMs = 5000;

type Statement = { client: pg.Client; since: number; isCommit: boolean };
/** Somebody who waits for a connection of the pool. */
type Waiting = { since: number; refuse: () => void };
type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: (isLost?: boolean) => void) => void;

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
 * or a proxy still leads to it. A statement without an answer is followed by a probe on a connection of its own. Where that fails
 * and no other statement is answered meanwhile, the database is away: all that waits for it is ended, and calls are refused at once
 * until a probe succeeds. Where it succeeds and a commit waits nonetheless, no replica confirms it: the commit is given up (whether
 * it is stored is open, as after a crash), and writes are refused. A slow statement on a database that answers is left alone.
 */
export function watchDatabase(connectionString: string, probeSeconds: number, log: Log, name = "database"): DatabaseWatch {
  const probeMs = probeSeconds * 1000;
  const commitMs = probeMs + commitMoreMs;
  const waiting = new Set<Statement>();
  const connecting = new Set<Waiting>();
  const sockets = new WeakMap<pg.Client, Socket>();
  let [isAway, isStalled, isProbing] = [false, false, false];
  let [lookedAt, probedAt, triedAt, answeredAt] = [performance.now(), 0, 0, 0];

  const giveUp = (isOver: (one: Statement) => boolean) => {
    // not `end`, which waits for the answers that do not come
    for (const one of waiting) if (isOver(one)) sockets.get(one.client)?.destroy();
  };

  const judge = async () => {
    const begun = performance.now();
    // one that answers others meanwhile is busy, and not away
    isAway = !(await answers(connectionString, probeMs)) && answeredAt < begun;
    probedAt = performance.now();
    if (isAway) {
      log.warn(`the ${name} does not answer; calls are refused meanwhile`);
      for (const one of connecting) one.refuse();
      return giveUp(({ since }) => since < begun);
    }
    const isLate = ({ since }: Statement) => probedAt - since > commitMs;
    // a database that is slow to answer at all is busy, and so is its disk
    const isStuck = probedAt - begun < quickMs && [...waiting].some((one) => one.isCommit && isLate(one));
    if (isStuck && !isStalled) log.warn("the database does not confirm commits; writes are refused meanwhile");
    isStalled ||= isStuck;
    if (isStalled) giveUp(isLate);
  };

  const probe = () => {
    if (isProbing || isAway) return;
    isProbing = true;
    void judge().finally(() => (isProbing = false));
  };

  /** Nothing waits for this one, so it may take its time; the next begins before it ends, since its connection may be dead. */
  const probeAgain = async () => {
    probedAt = performance.now();
    if (!(await answers(connectionString, recoveryMs)) || !isAway) return;
    isAway = false;
    log.warn(`the ${name} answers again`);
  };

  const look = () => {
    const now = performance.now();
    const wasBlocked = now - lookedAt > blockedMs;
    lookedAt = now;
    if (now - probedAt < patienceMs) return;
    if (isAway) return void probeAgain();
    // both in the order in which they came
    const [[statement], [connection]] = [waiting, connecting];
    const isOld = [statement, connection].some((one) => one !== undefined && now - one.since > patienceMs);
    // after a pause of this process the answers may be there and not read yet
    if (isOld && !wasBlocked) probe();
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
        if (!error) answeredAt = performance.now();
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
        client.on("error", probe); // a connection was lost: perhaps all of them
        return client;
      } as unknown as NonNullable<pg.PoolConfig["Client"]>,
    },
    attach: (pool) => {
      const open = pool.connect.bind(pool) as (connected: Connected) => void;
      const connect = (connected: Connected) => {
        if (isAway) return connected(awayError("the database does not answer"), undefined, () => {});
        let isRefused = false;
        const one: Waiting = {
          since: performance.now(),
          refuse: () => {
            isRefused = true;
            connecting.delete(one);
            connected(awayError("the database does not answer"), undefined, () => {});
          },
        };
        connecting.add(one);
        open((error, client, release) => {
          connecting.delete(one);
          if (!isRefused) return connected(error, client, release);
          if (client) release();
        });
      };
      const asPromise = () =>
        new Promise<pg.PoolClient>((done, fail) =>
          connect((error, client) => (client ? done(client) : fail(error ?? awayError("no connection")))),
        );
      Object.assign(pool, { connect: (connected?: Connected) => (connected ? connect(connected) : asPromise()) });
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

/** A server or pooler that has no connection left is there: those that are open go on. */
const isFull = (error: Error & { code?: string }) => error.code === "53300" || /no more connections|max clients/i.test(error.message);

/** Whether a connection of its own is opened and answered in time. */
async function answers(connectionString: string, withinMs: number): Promise<boolean> {
  const socket = gatheringSocket();
  const client = new pg.Client({ connectionString, application_name: "evenday-probe", stream: () => socket });
  client.on("error", () => {}); // it counts as no answer
  const asked = client
    .connect()
    .then(() => client.query("select 1"))
    .then(() => true, isFull);
  const isAnswered = await Promise.race([asked, new Promise<boolean>((done) => setTimeout(() => done(false), withinMs).unref())]);
  if (isAnswered) void client.end();
  else socket.destroy();
  return isAnswered;
}
