import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { Problem } from "#shared/errors.ts";
import { templateFolder, templateJournal } from "./build-paths.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database.ts";
import type { Account } from "./embedded/account.ts";
import { completeRoles, emptyDatabase, runningCluster, startCluster, type Cluster } from "./embedded/cluster.ts";
import { dataIn, hasCluster, role } from "./embedded/data.ts";
import { isHeld, lockFolder } from "./lock.ts";
import { journalFile, knownMigrations } from "./migrations.ts";
import type { Log } from "./log.ts";
import { prepareArchive } from "./point-in-time/series.ts";
import { openPostgres, type PostgresOpening } from "./postgres.ts";
import { removeOldLog } from "./rewrite.ts";

/** `use`: whether to require exclusive access to the folder, or to join the server that has it open. */
export type Opening = PostgresOpening & { use?: "alone" | "beside" };

/**
 * The embedded Postgres in DATA_DIR, started and stopped with this process. A process that opens it `beside` uses the one of the running
 * server; if none runs, it starts one for itself, under the same lock.
 */
export async function openEmbedded(config: Config, log: Log, { use = "alone", ...opening }: Opening = {}): Promise<Database> {
  refuseOldFolder(config.DATA_DIR);
  if (use === "beside" && isHeld(config.DATA_DIR)) return openBeside(config, log, opening);
  const release = lockFolder(config.DATA_DIR);
  try {
    return await openOwn(config, log, opening, release);
  } catch (error) {
    release();
    throw error;
  }
}

async function openOwn(config: Config, log: Log, opening: PostgresOpening, release: () => void): Promise<Database> {
  const { schema } = opening;
  const isNew = !hasCluster(config.DATA_DIR);
  if (isNew && schema === "untouched") throw new Problem("not-found", `There is no Evenday in ${config.DATA_DIR} yet.`);
  const template = isTemplateCurrent() ? templateFolder : undefined;
  const prepare = (data: string, account: Account) => prepareArchive(config, data, account);
  const cluster = await startCluster({ dataDir: config.DATA_DIR, log, pool: config.DATABASE_POOL, template, prepare });
  try {
    if (isNew && template && typeof schema === "number" && schema < knownMigrations().length) await emptyDatabase(cluster);
    await completeRoles(cluster, config.DATA_DIR);
    const database = await openPostgres(withAddresses(config, cluster), log, opening);
    const close = async () => {
      await database.close();
      await cluster.stop();
      release();
    };
    let closed: Promise<void> | undefined;
    return {
      ...inFolder(config, database, cluster),
      ownCluster: { data: dataIn(config.DATA_DIR), superUrl: cluster.superUrl(role) },
      close: () => (closed ??= close()),
    };
  } catch (error) {
    await cluster.stop();
    throw error;
  }
}

/** Whether the template of the last build was made with the migrations of this release. */
const isTemplateCurrent = () =>
  existsSync(join(templateFolder, "PG_VERSION")) &&
  existsSync(templateJournal) &&
  readFileSync(templateJournal).equals(readFileSync(journalFile));

const inFolder = ({ DATA_DIR }: Config, database: Database, { superUrl }: Pick<Cluster, "superUrl">): Database => ({
  ...database,
  engine: "embedded",
  place: DATA_DIR,
  rewriteTables: async (mostBytes) => {
    const rewritten = await database.rewriteTables(mostBytes);
    await removeOldLog(superUrl(role));
    return rewritten;
  },
});

const withAddresses = (config: Config, { url, appUrl }: Pick<Cluster, "url" | "appUrl">): Config => ({
  ...config,
  DATABASE: "embedded",
  DATABASE_URL: url,
  DATABASE_APP_URL: appUrl,
  DATABASE_DIRECT_URL: undefined,
});

/** The running server may be starting or restarting its Postgres. */
async function openBeside(config: Config, log: Log, opening: PostgresOpening): Promise<Database> {
  for (let tries = 0; tries < 100; tries += 1) {
    const running = runningCluster(config.DATA_DIR);
    if (running) {
      const database = await openPostgres(withAddresses(config, running), log, opening);
      return inFolder(config, database, running);
    }
    await wait(50);
  }
  throw new Problem("unavailable", "The running server's database does not answer. Its log says why.");
}

/** Folders of 0.1.0 contain the data of an engine that this release no longer has. */
function refuseOldFolder(dataDir: string): void {
  if (!existsSync(join(dataDir, "db", "PG_VERSION"))) return;
  throw new Problem(
    "conflict",
    `${dataDir} was written by Evenday 0.1.0, whose database this release cannot open. Nothing was changed. Carry the data over: with Evenday 0.1.0 run npm run ops -- backup --to carry.backup --key-file key; then, with this release and an empty DATA_DIR, npm run admin -- restore --from carry.backup --key-file key.`,
  );
}
