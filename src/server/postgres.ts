import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import { migrate } from "drizzle-orm/node-postgres/migrator";
import pg from "pg";
import { Problem } from "#shared/errors.ts";
import type { Config } from "./config.ts";
import { migrationsOf } from "./admin/operator.ts";
import { databaseId, databaseUrl, isBehindPooler, sameDatabase } from "./database-address.ts";
import { watchDatabase, type DatabaseWatch } from "./database-watch.ts";
import type { Database, Owner, PoolState } from "./database.ts";
import { gatheringSocket, leaveWhenOutdated, planOnce, watchAll, watchStatements, type StatementWatch } from "./driver.ts";
import { memberChanged, withMigrations, type Schema } from "./migrations.ts";
import type { Log } from "./log.ts";
import { primaryPosition, readsOnReplica } from "./replica.ts";
import { hideTextsFromStatistics, rewriteTables } from "./rewrite.ts";
import { connectionsOfMember, openConcurrencyLimit, type ConcurrencyLimit } from "./slots.ts";
import { userTransactions } from "./user-transactions.ts";

/** How far the schema is migrated, to the newest by default, and a watch that every query is reported to. */
export type PostgresOpening = { schema?: Schema; watch?: StatementWatch | undefined };

/**
 * A Postgres server of version 15 or later, through a pool, and through a second one for members' transactions if these have a login of
 * their own. Timeouts make a lost server an error, not an endless wait.
 */
export async function openPostgres(config: Config, log: Log, opening: PostgresOpening = {}): Promise<Database> {
  const { schema = "newest", watch: measure } = opening;
  // the embedded database is on this machine, and its socket reports its end
  const watch =
    schema === "newest" && !config.DATABASE ? watchDatabase(config.DATABASE_URL ?? "", config.DATABASE_PROBE_SECONDS, log) : undefined;
  const plans = { areKept: false };
  const own = openPool(config, config.DATABASE_URL ?? "", log, schema, { watch, measure, plans });
  const appUrl = config.DATABASE_APP_URL;
  const ofMembers = appUrl ? openPool(config, appUrl, log, schema, { watch, measure, plans }) : own;
  const [pool, members] = [own.pool, ofMembers.pool];
  let closed: Promise<void> | undefined;
  const owner: Owner = drizzle(pool);
  // both use one server connection for longer than a transaction, which a pooler may not allow
  const direct = config.DATABASE_DIRECT_URL ?? config.DATABASE_URL ?? "";
  const { isPooled, id } = await prepare(direct, schema, config.DATA_DIR, appUrl);
  if (isPooled) log.warn(pooledAddress);
  if (config.DATABASE_DIRECT_URL && config.DATABASE_URL) await connected(config.DATABASE_URL, sameDatabase("DATABASE_DIRECT_URL", id));
  const isAppPooled = !!appUrl && !config.DATABASE && (await connected(appUrl, sameDatabase("DATABASE_APP_URL", id)));
  plans.areKept = !isPooled && !isAppPooled && config.DATABASE_DIRECT_URL === undefined;
  const changes = listen(direct, log);
  const canBecomeOwner = async () => (await members.query<{ can: boolean }>(becomesOwner)).rows[0]?.can !== false;
  if (schema === "newest" && (await canBecomeOwner())) log.warn(sharedLogin);
  const onUnfinished = (error: unknown) => log.debug({ err: error }, "a read was not ended in good order");
  const shared = () => openConcurrencyLimit({ ...memberLimit, perOwner: connectionsOfMember(config.DATABASE_POOL) });
  const limited =
    (limit: ConcurrencyLimit, transactions: Database["withUser"]): Database["withUser"] =>
    (memberId, work) =>
      limit(memberId, () => transactions(memberId, work));
  const limit = shared();
  const onPrimary = limited(limit, userTransactions(members, undefined, onUnfinished, members !== pool));
  const replica = schema === "newest" && config.REPLICA_URL ? openReplica(config, config.REPLICA_URL, owner, onPrimary, log) : undefined;
  const close = async () => {
    watch?.stop();
    void replica?.close();
    await changes.stop();
    const ended = Promise.all([...new Set([own, ofMembers])].map((one) => one.end()));
    // a connection that is still in use ends with its server or process
    await Promise.race([ended, new Promise((done) => setTimeout(done, endMs).unref())]);
  };
  return {
    engine: "postgres",
    place: placeOf(config.DATABASE_URL ?? ""),
    owner,
    withUser: limited(limit, userTransactions(members, watch?.writeRefusal)),
    withUserReadOnly: onPrimary,
    withUserOnReplica: replica ? limited(shared(), replica.read) : onPrimary,
    ...(replica ? { replicaCounts: replica.counts } : {}),
    onMemberChanged: (notify) => void changes.listeners.push(notify),
    receivesChanges: changes.isListening,
    canBecomeOwner,
    isReady: async () => (await owner.execute(sql`select 1`)).rows.length === 1,
    pools: () => [stateOf("owner", pool), ...(members === pool ? [] : [stateOf("members", members)])],
    rewriteTables: (mostBytes) => rewriteTables(direct, mostBytes),
    close: () => (closed ??= close()),
  };
}

const memberLimit = { longestWaitMs: 10_000, busy: "Other requests of yours are still running. Please try again in a moment." };

const pooledAddress =
  "the database is reached through a pooler, which may lose what servers tell each other: name the database itself with DATABASE_DIRECT_URL (docs/operations.md)";

const sharedLogin =
  "members' transactions use a login that can become the owner of the tables: give them one of their own with DATABASE_APP_URL (docs/operations.md)";

/** Whether the login of this connection owns a table under row-level security, can set a role that does, or can make itself able to. */
const becomesOwner = `select r.rolsuper or r.rolbypassrls or r.rolcreaterole or exists (
    select from pg_class c where c.relnamespace = 'public'::regnamespace and c.relrowsecurity and pg_has_role(r.oid, c.relowner, 'member')
  ) as can from pg_roles r where r.rolname = session_user`;

const stateOf = (name: PoolState["name"], { options, totalCount, idleCount, waitingCount }: pg.Pool): PoolState => ({
  name,
  most: options.max,
  busy: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
});

/** `plans.areKept`: whether repeated statements are prepared; read when a connection is opened. */
type Watches = { watch?: DatabaseWatch | undefined; measure?: StatementWatch | undefined; plans?: { areKept: boolean } };

function openPool(config: Config, connectionString: string, log: Log, schema: Schema, { watch, measure, plans }: Watches) {
  const pool = new pg.Pool({
    connectionString,
    max: config.DATABASE_POOL,
    connectionTimeoutMillis: 1500,
    idleTimeoutMillis: 30_000,
    statement_timeout: 15_000,
    lock_timeout: 5000,
    idle_in_transaction_session_timeout: 15_000,
    application_name: "evenday",
    // an answer that never comes, for example on a half-open connection; admin commands may be slow
    ...(schema === "newest" ? { query_timeout: silenceMs } : {}),
    stream: gatheringSocket,
    ...watch?.clients,
    pipeline: true, // queries are pipelined: sent without waiting for the answers to those before them
  });
  pool.on("error", (error) => log.warn({ err: error }, "a database connection was lost"));
  // a connection lost between two queries of a transaction emits its error only here; unhandled it would end the process
  pool.on("connect", (client) => {
    client.on("error", (error) => log.debug({ err: error }, "a connection in use was lost"));
    if (plans?.areKept) planOnce(client);
    const all = watchAll(leaveWhenOutdated(client), watch?.follow(client), measure);
    if (all) watchStatements(client, all);
  });
  watch?.attach(pool);
  return { pool, end: endOf(pool) };
}

/**
 * Ends a pool once, and waits until its connections are closed: the pool's own `end` returns before that, and stopping Postgres then would
 * cut them off, which looks like a lost database.
 */
function endOf(pool: pg.Pool): () => Promise<void> {
  let open = 0;
  let closed = () => {};
  pool.on("connect", () => (open += 1));
  // emitted when the connection is closed, not when closing is requested
  pool.on("remove", () => (open -= 1) === 0 && closed());
  return async () => {
    const all = new Promise<void>((done) => (closed = done));
    await pool.end();
    if (open > 0) await all;
  };
}

/** Reads on the replica at `url`: its own pool and its own watch, so that a replica that does not answer is dropped within two seconds. */
function openReplica(config: Config, url: string, owner: Owner, onPrimary: Database["withUserReadOnly"], log: Log) {
  const watch = watchDatabase(url, config.DATABASE_PROBE_SECONDS, log, { name: "replica", isWritten: false });
  const { pool, end } = openPool(config, url, log, "newest", { watch });
  const reads = readsOnReplica({
    onReplica: userTransactions(pool, undefined, (error) => log.debug({ err: error }, "a read was not ended in good order")),
    onPrimary,
    position: async () => (await owner.execute<{ position: string }>(primaryPosition)).rows[0]?.position ?? "0/0",
    waitMs: config.REPLICA_WAIT_SECONDS * 1000,
    log,
  });
  return { ...reads, close: () => (watch.stop(), end()) };
}

/** How long closing waits for connections in use, ms. */
const endMs = 1000;
/** Timeout of an unanswered query, ms: a little more than the server's own timeout. */
const silenceMs = 17_000;
/** How often the listening connection is checked, and its timeout, ms. */
const heartbeat = { everyMs: 10_000, withinMs: 5000 };

/** Several processes may start at once: one migrates, the others wait for its lock. */
const prepare = (
  url: string,
  schema: Schema,
  dataDir: string,
  appUrl: string | undefined,
): Promise<{ isPooled: boolean; id: string | null }> =>
  connected(url, async (client) => {
    const version = Number((await client.query("show server_version_num")).rows[0].server_version_num);
    if (version < 150_000) throw new Error(`Postgres 15 or later is needed; this server is ${Math.floor(version / 10_000)}`);
    const isPooled = await isBehindPooler(client);
    // the role may have timeouts (docs/operations.md, "A pooler"); behind a pooler these settings would stay with a connection of others
    if (!isPooled) await client.query("set lock_timeout = 0; set statement_timeout = 0");
    await client.query("select pg_advisory_lock(846301)"); // released with the connection
    await withMigrations(schema, dataDir, async (migrationsFolder) => {
      await migrationsOf(drizzle(client)); // throws if the migrations cannot be continued
      await migrate(drizzle(client), { migrationsFolder });
    });
    if (schema !== "untouched") await client.query(hideTextsFromStatistics);
    if (appUrl && schema === "newest") await grantApp(client, decodeURIComponent(databaseUrl(appUrl).username));
    return { isPooled, id: await databaseId(client) };
  });

async function connected<T>(url: string, work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 10_000, application_name: "evenday-start" });
  try {
    await client.connect();
    return await work(client);
  } finally {
    await client.end();
  }
}

/** The login of members' transactions may switch to the role app_user, and nothing else. */
async function grantApp(client: pg.Client, login: string) {
  const { rows } = await client.query<{ can: boolean }>(
    "select pg_has_role(rolname, 'app_user', 'member') as can from pg_roles where rolname = $1",
    [login],
  );
  if (!rows[0]) throw new Problem("not-found", `DATABASE_APP_URL names ${login}, which this server does not know.`);
  if (rows[0].can) return;
  const statement = `grant app_user to ${pg.escapeIdentifier(login)}`;
  await client.query(statement).catch((cause: unknown) => {
    throw new Problem("conflict", `The login of DATABASE_APP_URL may not act for members yet. As an administrator run: ${statement}`, {
      cause,
    });
  });
}

/** One dedicated connection receives the changes of all processes; while it is down, caches are bypassed. */
function listen(url: string, log: Log) {
  const listeners: ((memberId: string) => void)[] = [];
  let listening = false;
  let stopped = false;
  let client: pg.Client | null = null;
  let timer: NodeJS.Timeout | undefined;
  let heartbeatTimer: NodeJS.Timeout | undefined;

  const connect = async () => {
    const fresh = new pg.Client({
      connectionString: url,
      connectionTimeoutMillis: 1500,
      query_timeout: heartbeat.withinMs,
      keepAlive: true,
      application_name: "evenday-changes",
    });
    client = fresh;
    const lost = (error?: unknown) => {
      if (client !== fresh) return;
      client = null;
      listening = false;
      clearInterval(heartbeatTimer);
      if (stopped) return;
      log.warn({ err: error }, "change notifications are lost; sessions are read from the database meanwhile");
      timer = setTimeout(() => void connect(), 500);
      timer.unref();
      fresh.end().catch(() => log.debug("the lost connection was already closed"));
    };
    fresh.on("error", lost);
    fresh.on("end", () => lost());
    fresh.on("notification", (note) => listeners.forEach((notify) => notify(note.payload ?? "")));
    try {
      await fresh.connect();
      await fresh.query(`listen ${memberChanged}`);
      if (client === fresh) {
        listening = true;
        heartbeatTimer = setInterval(() => void fresh.query("select 1").catch(lost), heartbeat.everyMs);
        heartbeatTimer.unref();
      }
      listeners.forEach((notify) => notify("")); // some changes may be missed: clear everything
    } catch (error) {
      lost(error);
    }
  };
  const started = connect();
  return {
    listeners,
    isListening: () => listening,
    stop: async () => {
      stopped = true;
      clearTimeout(timer);
      clearInterval(heartbeatTimer);
      await started;
      const last = client;
      client = null;
      await last?.end();
    },
  };
}

function placeOf(url: string): string {
  const { host, pathname } = databaseUrl(url);
  return `postgres://${host}${pathname}`;
}
