import type { Socket } from "node:net";
import pg from "pg";
import { openProbe, within, type Probe } from "./database-probe.ts";
import { gatheringSocket, type StatementWatch } from "./driver.ts";
import type { Log } from "./log.ts";

/** How often queries are checked, and after how long one is probed; ms. With two answers of a probe it is less than two seconds. */
const [everyMs, timeoutMs] = [100, 300];
/** After this process was blocked for longer, responses that arrived meanwhile are read first, ms. */
const blockedMs = 1000;
/** Timeout of a probe of a database that was down, ms: it may be busy starting. */
const recoveryMs = 5000;
/** After this time another commit is tried, in case the connection of the first is dead, ms; the delays double. */
const firstRenewMs = 15_000;
/** A commit without writes is not waited for and is answered sooner than this, ms. */
const slowMs = 100;

/** The transaction that is open on a connection: none, reads only, or possibly writes. */
type Session = { transaction: "none" | "reads" | "writes" };
/** `isWrite`: it waits for a commit to be confirmed, or may wait for the lock of one that does. */
type Statement = { client: pg.ClientBase; since: number; isWrite: boolean };
/** A caller that waits for a connection of the pool. */
type Waiting = { since: number; refuse: () => void };
type Connected = (error: Error | undefined, client: pg.PoolClient | undefined, release: (isLost?: boolean) => void) => void;

export type DatabaseWatch = {
  /** Options of a pool whose connections are watched. */
  clients: Pick<pg.PoolConfig, "Client">;
  /** Tracks the queries of one connection. */
  follow: (client: pg.ClientBase) => StatementWatch;
  /** Refuses connections of a pool at once while the database is down. */
  attach: (pool: pg.Pool) => void;
  /** Why no write may start: commits are not confirmed. */
  writeRefusal: () => Error | null;
  stop: () => void;
};

/**
 * Detects within two seconds that a database does not answer, which TCP would take minutes for: its machine is gone or paused, or a proxy
 * still forwards to it. A query without an answer triggers a probe on a connection of its own. If the probe fails and no other query is
 * answered meanwhile, the database is down: everything that waits for it fails, and calls are refused at once until a probe succeeds. If
 * the probe succeeds, but its commit is not confirmed, no replica confirms commits: writes fail (they may or may not be stored, as after a
 * crash) and are refused until that commit is confirmed. Each answer of the probe may take `probeSeconds`. A slow query on a database that
 * answers is left alone.
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
  let [isDown, isStalled, isProbing, isOpen] = [false, false, false, true];
  /** The probe whose commit is waited for. */
  let lastProbe: Probe | null = null;
  let [lookedAt, probedAt, answeredAt, confirmedAt] = [performance.now(), 0, 0, 0];

  const abortThose = (isOver: (one: Statement) => boolean) => {
    // not `end`, which would wait for answers that never come
    for (const one of waiting) if (isOver(one)) sockets.get(one.client)?.destroy();
  };

  const probeDatabase = async () => {
    const begun = performance.now();
    const probe = await openProbe(connectionString, probeMs);
    // a database that answers others meanwhile is busy, and not down
    isDown = !probe.isAnswered && answeredAt < begun;
    if (isDown) {
      log.warn(`the ${name} does not answer; calls are refused meanwhile`);
      for (const one of connecting) one.refuse();
      // idle ones too: they lead to a server that does not answer
      for (const socket of sockets.values()) socket.destroy();
      lastProbe?.close();
    }
    if (isDown || !probe.isAnswered || !isWritten || isStalled) return probe.close();
    await judgeCommits(probe);
  };

  const judgeCommits = async (probe: Probe) => {
    const sent = performance.now();
    const committing = probe.commit();
    const isConfirmed = await within(probeMs, committing);
    // other commits are confirmed, so the disk is just busy
    if (isConfirmed || confirmedAt > sent) return probe.close();
    isStalled = true;
    log.warn("the database does not confirm commits; writes are refused meanwhile");
    abortThose((one) => one.isWrite);
    void untilConfirmed(probe, committing).finally(() => {
      isStalled = false;
      log.warn("the database confirms commits again");
    });
  };

  /** Waits for one commit and seldom starts another: each abandoned one occupies a connection of the server until it is confirmed. */
  const untilConfirmed = async (probe: Probe, committing: Promise<boolean>, renewMs = firstRenewMs): Promise<void> => {
    lastProbe = probe;
    const isConfirmed = await within(renewMs, committing);
    probe.close();
    if (isConfirmed || !isOpen) return;
    const next = await openProbe(connectionString, recoveryMs);
    await untilConfirmed(next, next.commit(), 2 * renewMs);
  };

  const probe = () => {
    if (isProbing || isDown) return;
    isProbing = true;
    void probeDatabase().finally(() => {
      isProbing = false;
      probedAt = performance.now();
    });
  };

  /** No caller waits for this probe, so it may be slow; the next one starts before it ends, because its connection may be dead. */
  const probeAgain = async () => {
    probedAt = performance.now();
    const again = await openProbe(connectionString, recoveryMs);
    again.close();
    if (!again.isAnswered || !isDown) return;
    isDown = false;
    log.warn(`the ${name} answers again`);
  };

  const checkWaiting = () => {
    const now = performance.now();
    const wasBlocked = now - lookedAt > blockedMs;
    lookedAt = now;
    // those that started before, and may wait for a lock by now
    if (isStalled) abortThose((one) => one.isWrite && now - one.since > timeoutMs);
    if (now - probedAt < timeoutMs) return;
    if (isDown) return void probeAgain();
    // both in the order in which they started
    const [[statement], [connection]] = [waiting, connecting];
    const isOld = [statement, connection].some((one) => one !== undefined && now - one.since > timeoutMs);
    // after this process was blocked, answers may have arrived without being read yet
    if (isOld && !wasBlocked) probe();
  };
  const timer = setInterval(checkWaiting, everyMs);
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
        client.on("error", probe); // one lost connection may mean that all are lost
        client.on("notice", ({ routine }) => {
          // the commit's wait for a replica was cancelled (by statement_timeout, or an administrator): it was answered, and is on no
          // replica
          if (routine === cancelledWait) socket.emit("error", awayError("a commit was not confirmed"));
        });
        return client;
      } as unknown as NonNullable<pg.PoolConfig["Client"]>,
    },
    follow,
    attach: (pool) => {
      const open = pool.connect.bind(pool) as (connected: Connected) => void;
      const connect = (connected: Connected) => {
        if (isDown) return connected(awayError("the database does not answer"), undefined, () => {});
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

/** Whether this query is answered when a commit of writes is confirmed: the end of a transaction, or a query outside one. */
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
