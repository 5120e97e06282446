import { randomBytes } from "node:crypto";
import { chmodSync, chownSync, mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { createServer, type AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import type { Log } from "#server/log.ts";
import { accountFor, type Account } from "./account.ts";
import { findBinaries } from "./binaries.ts";
import { appLogin, appLoginStatements, dataIn, chownFolder, hasCluster, makeData, passwordIn, role, superuser } from "./data.ts";
import { endOrphan, postmasterOf, socketPrefix } from "./postmaster.ts";
import { postgresArgs, type PostgresSettings } from "./settings.ts";
import { supervise, type Supervisor } from "./supervisor.ts";

export type Cluster = Supervisor & {
  /** The address of the database, as the role that owns the tables. */
  url: string;
  /** The same database, as the login of members' transactions. */
  appUrl: string;
  /** The address of any database of the cluster, as superuser. */
  superUrl: (database: string) => string;
  /** The folder of the Postgres programs that run, or last ran, on this data. */
  native: string;
  account: Account;
};
type Wanted = {
  /** DATA_DIR, or any other folder for the cluster. */
  dataDir: string;
  log: Log;
  /** The maximum number of connections in the pool. */
  pool: number;
  /** A prepared cluster to copy; without it initdb creates one. */
  template?: string | undefined;
  settings?: PostgresSettings;
  /** Called with the data folder before Postgres starts on it; returns further settings. */
  prepare?: (data: string, account: Account) => PostgresSettings;
  /** Timeout of the start; recovery may take a while. */
  startLimitMs?: number;
};

type Place = { socket: string } | { port: number };
const isWindows = process.platform === "win32";

/** Creates the cluster of `dataDir` if there is none, starts and supervises it. The caller holds the folder's lock. */
export async function startCluster({ dataDir, log, pool, template, settings = {}, prepare, startLimitMs }: Wanted): Promise<Cluster> {
  const account = accountFor(dataDir);
  const native = findBinaries(dataDir, account);
  const data = dataIn(dataDir);
  if (!hasCluster(dataDir)) makeData(dataDir, account, native, template);
  chownFolder(data, account);
  await endOrphan(data);
  const place: Place = isWindows ? { port: await freePort() } : { socket: await socketFolder(dataDir, account) };
  const folders = "socket" in place ? [place.socket] : [];
  const all = { ...settings, ...prepare?.(data, account) };
  const running = await supervise({ data, folders, native, account, args: postgresArgs(data, place, pool, all), log, startLimitMs });
  return {
    ...running,
    ...addresses(place, dataDir),
    native,
    account,
    stop: async () => {
      await running.stop();
      if ("socket" in place) rmSync(place.socket, { recursive: true, force: true });
    },
  };
}

/** The addresses of the cluster that another process runs on `dataDir`; null when none is ready there. */
export function runningCluster(dataDir: string): Addresses | null {
  const found = postmasterOf(dataIn(dataDir));
  if (!found?.isReady) return null;
  return addresses(isWindows ? { port: found.port } : { socket: found.socket }, dataDir);
}

type Addresses = Pick<Cluster, "url" | "appUrl" | "superUrl">;

function addresses(place: Place, dataDir: string): Addresses {
  const address = (user: string, database: string) =>
    "port" in place
      ? `postgres://${user}:${passwordIn(dataDir)}@127.0.0.1:${place.port}/${database}`
      : `postgres://${user}@localhost/${database}?host=${encodeURIComponent(place.socket)}`;
  return { url: address(role, role), appUrl: address(appLogin, role), superUrl: (database) => address(superuser, database) };
}

/** Empties the database: a restore of an older backup begins with that backup's own schema. */
export const emptyDatabase = (cluster: Pick<Cluster, "superUrl">): Promise<void> =>
  asSuperuser(cluster, async (client) => {
    await client.query(`drop database ${role} with (force)`);
    await client.query(`create database ${role} owner ${role} template template0`);
  });

/** Adds the login of members' transactions to a cluster that an earlier release created. */
export const completeRoles = (cluster: Pick<Cluster, "superUrl">, dataDir: string): Promise<void> =>
  asSuperuser(cluster, async (client) => {
    const { rowCount } = await client.query("select 1 from pg_roles where rolname = $1", [appLogin]);
    if (rowCount === 0) await client.query(appLoginStatements(isWindows ? passwordIn(dataDir) : "").join("; "));
  });

async function asSuperuser({ superUrl }: Pick<Cluster, "superUrl">, work: (client: pg.Client) => Promise<void>): Promise<void> {
  const client = new pg.Client({ connectionString: superUrl("template1"), connectionTimeoutMillis: 10_000 });
  await client.connect();
  await work(client).finally(() => client.end());
}

/** The name of Postgres' socket in its folder, and the longest path that works on every system. */
const socketName = ".s.PGSQL.5432";
const longestSocket = 103;

/**
 * An empty folder for the socket, mode 0700: in DATA_DIR, where processes with another /tmp find it too; elsewhere when that path is too
 * long or its file system has no sockets.
 */
async function socketFolder(dataDir: string, account: Account): Promise<string> {
  const near = join(dataDir, "postgres-socket");
  const fits = (folder: string) => Buffer.byteLength(join(folder, socketName)) <= longestSocket;
  if (fits(near)) {
    rmSync(near, { recursive: true, force: true });
    mkdirSync(near);
    if (await holdsSockets(near)) return restrictFolder(near, account);
    rmSync(near, { recursive: true, force: true });
  }
  const place = [tmpdir(), "/tmp"].find((folder) => fits(join(folder, `${socketPrefix}123456`))) ?? "/tmp";
  return restrictFolder(mkdtempSync(join(place, socketPrefix)), account);
}

function restrictFolder(folder: string, account: Account): string {
  chmodSync(folder, 0o700);
  if (account) chownSync(folder, account.uid, account.gid);
  return folder;
}

const holdsSockets = (folder: string) =>
  new Promise<boolean>((done) => {
    const trial = createServer().once("error", () => done(false));
    trial.listen(join(folder, randomBytes(3).toString("hex")), () => trial.close(() => done(true)));
  });

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((done, fail) => server.once("error", fail).listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo; // the address of a TCP server
  await new Promise((done) => server.close(done));
  return port;
}
