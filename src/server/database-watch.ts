import type { Socket } from "node:net";
import pg from "pg";
import { openProbe, within, type Probe } from "./database-probe.ts";
import { gatheringSocket, type StatementWatch } from "./driver.ts";
import type { Log } from "./log.ts";

/** How often statements are looked at; from when on one is worth a probe; ms. With two answers of a probe it is less than two seconds. */
const [everyMs, timeoutMs] = [100, 300];
/** A pause of this process: what came meanwhile is read first, ms. */
const blockedMs = 1000;
/** How long a probe of a database that was away may take, ms: it may be busy with its start. */
const recoveryMs = 5000;
/** After this time another commit is tried, in case the connection of the first is dead, ms; the pauses double. */
const firstRenewMs = 15_000;
/** A commit that wrote nothing is not waited for by anybody, and answered sooner than this, ms. */
const slowMs = 100;

/** What is in the transaction that a connection has open: none, only reads, or perhaps writes. */
type Session = { transaction: "none" | "reads" | "writes" };
/** `isWrite`: it waits for a commit to be confirmed, or may wait for the lock of another one that does. */
type Statement = { client: pg.ClientBase; since: number; isWrite: boolean };
/** Somebody who waits for a connection of the pool. */
type Waiting = { since: number; refuse: () => void };
type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: (isLost?: boolean) => void) => void;

export type DatabaseWatch = {
  /** Options of a pool whose connections are watched. */
  clients: Pick<pg.PoolConfig, "Client">;
  /** What follows the statements of one connection. */
  follow: (client: pg.ClientBase) => StatementWatch;
  /** Refuses connections of a pool at once while the database is away. */
  attach: (pool: pg.Pool) => void;
  /** Why no write may begin: commits are not confirmed. */
  writeRefusal: () => Error | null;
  stop: () => void;
};

/**
 * Notices within two seconds that a database does not answer any more, where TCP would need minutes: its machine is gone or paused,
 * or a proxy still leads to it. A statement without an answer is followed by a probe on a connection of its own. Where that fails
 * and no other statement is answered meanwhile, the database is away: all that waits for it is ended, and calls are refused at once
 * until a probe succeeds. Where it succeeds, and a commit of the probe is not confirmed, no replica confirms any: what writes is
 * given up (whether it is stored is open, as after a crash), and writes are refused until that commit is confirmed. Each answer of
 * the probe may take `probeSeconds`. A slow statement on a database that answers is left alone.
 */
export function watchDatabase(
  connectionString: string,
  probeSeconds: number,
  log: Log,
  { name = "database", isWritten = true }: { name?: string; isWritten?: boolean } = {},
): DatabaseWatch {
  const probeMs = probeSeconds * 1000;
  const waiting = new Set<Statement>();
  const connecting = new Set<Waiting>();
  const sockets = new Map<pg.ClientBase, Socket>();
  let [isAway, isStalled, isProbing, isOpen] = [false, false, false, true];
  /** The one whose commit is waited for. */
  let lastProbe: Probe | null = null;
  let [lookedAt, probedAt, answeredAt, confirmedAt] = [performance.now(), 0, 0, 0];

  const giveUp = (isOver: (one: Statement) => boolean) => {
    // not `end`, which waits for the answers that do not come
    for (const one of waiting) if (isOver(one)) sockets.get(one.client)?.destroy();
  };

  const judge = async () => {
    const begun = performance.now();
    const probe = await openProbe(connectionString, probeMs);
    // one that answers others meanwhile is busy, and not away
    isAway = !probe.isAnswered && answeredAt < begun;
    if (isAway) {
      log.warn(`the ${name} does not answer; calls are refused meanwhile`);
      for (const one of connecting) one.refuse();
      // those that nobody waits on too: they lead to where nothing answers
      for (const socket of sockets.values()) socket.destroy();
      lastProbe?.close();
    }
    if (isAway || !probe.isAnswered || !isWritten || isStalled) return probe.close();
    await judgeCommits(probe);
  };

  const judgeCommits = async (probe: Probe) => {
    const sent = performance.now();
    const committing = probe.commit();
    const isConfirmed = await within(probeMs, committing);
    // other commits are confirmed, so its disk is busy
    if (isConfirmed || confirmedAt > sent) return probe.close();
    isStalled = true;
    log.warn("the database does not confirm commits; writes are refused meanwhile");
    giveUp((one) => one.isWrite);
    void untilConfirmed(probe, committing).finally(() => {
      isStalled = false;
      log.warn("the database confirms commits again");
    });
  };

  /** Waits for one commit and seldom begins another: each that is given up holds a connection of the server until it is confirmed. */
  const untilConfirmed = async (probe: Probe, committing: Promise<boolean>, renewMs = firstRenewMs): Promise<void> => {
    lastProbe = probe;
    const isConfirmed = await within(renewMs, committing);
    probe.close();
    if (isConfirmed || !isOpen) return;
    const next = await openProbe(connectionString, recoveryMs);
    await untilConfirmed(next, next.commit(), 2 * renewMs);
  };

  const probe = () => {
    if (isProbing || isAway) return;
    isProbing = true;
    void judge().finally(() => {
      isProbing = false;
      probedAt = performance.now();
    });
  };

  /** Nothing waits for this one, so it may take its time; the next begins before it ends, since its connection may be dead. */
  const probeAgain = async () => {
    probedAt = performance.now();
    const again = await openProbe(connectionString, recoveryMs);
    again.close();
    if (!again.isAnswered || !isAway) return;
    isAway = false;
    log.warn(`the ${name} answers again`);
  };

  const look = () => {
    const now = performance.now();
    const wasBlocked = now - lookedAt > blockedMs;
    lookedAt = now;
    // those that began before, and wait for a lock by now
    if (isStalled) giveUp((one) => one.isWrite && now - one.since > timeoutMs);
    if (now - probedAt < timeoutMs) return;
    if (isAway) return void probeAgain();
    // both in the order in which they came
    const [[statement], [connection]] = [waiting, connecting];
    const isOld = [statement, connection].some((one) => one !== undefined && now - one.since > timeoutMs);
    // after a pause of this process the answers may be there and not read yet
    if (isOld && !wasBlocked) probe();
  };
  const timer = setInterval(look, everyMs);
  timer.unref();

  const writeRefusal = () => (isStalled ? awayError("the database does not confirm commits") : null);

  const follow = (client: pg.ClientBase): StatementWatch => {
    const session: Session = { transaction: "none" };
    return (text) => {
      const isEnd = endsWrite(session, text);
      const refusal = isEnd ? writeRefusal() : null;
      if (refusal) throw refusal;
      advance(session, text);
      const one: Statement = { client, since: performance.now(), isWrite: isEnd || session.transaction === "writes" };
      waiting.add(one);
      return (error) => {
        waiting.delete(one);
        if (error) return;
        answeredAt = performance.now();
        if (isEnd && answeredAt - one.since > slowMs) confirmedAt = answeredAt;
      };
    };
  };

  return {
    clients: {
      // called with `new`; a constructor may return another object
      Client: function (options: pg.ClientConfig) {
        const socket = gatheringSocket();
        const client = new pg.Client({ ...options, stream: () => socket });
        sockets.set(client, socket);
        socket.once("close", () => sockets.delete(client));
        client.on("error", probe); // a connection was lost: perhaps all of them
        client.on("notice", ({ routine }) => {
          // the wait of a commit was cancelled (by statement_timeout, or an administrator): it is answered, and on no replica
          if (routine === cancelledWait) socket.emit("error", awayError("a commit was not confirmed"));
        });
        return client;
      } as unknown as NonNullable<pg.PoolConfig["Client"]>,
    },
    follow,
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
    writeRefusal,
    stop: () => {
      isOpen = false;
      clearInterval(timer);
      lastProbe?.close();
    },
  };
}

/** The function of Postgres in which a commit waits for a replica. */
const cancelledWait = "SyncRepWaitForLSN";

/** Whether this statement is answered when a commit of writes is confirmed: a transaction's end, or a statement outside of one. */
function endsWrite({ transaction }: Session, text: string): boolean {
  if (transaction === "none") return loneWrite.test(text);
  return transaction === "writes" && text === "commit";
}

const loneWrite = /^\s*(?:insert|update|delete|merge|with\b[^]*\b(?:insert|update|delete)\b)/i;

function advance(session: Session, text: string): void {
  if (text === "commit" || text === "rollback") session.transaction = "none";
  else if (text.startsWith("begin")) session.transaction = text.startsWith("begin read only") ? "reads" : "writes";
}

/** Class 08: a connection exception. */
const awayError = (message: string) => Object.assign(new Error(message), { code: "08006" });
