import { Problem } from "#shared/errors.ts";
import type { Config } from "./config.ts";
import type { Database } from "./database.ts";
import type { Log } from "./log.ts";
import type { Opening } from "./embedded.ts";
import { migrationsOf, schemaStatusOf } from "./admin/operator.ts";

/**
 * Opens the configured database and migrates its schema as far as `opening` says. A server opens the embedded one exclusively; operators'
 * commands open it beside a running server.
 */
export async function openDatabase(config: Config, log: Log, opening: Opening = {}): Promise<Database> {
  const database = config.DATABASE_URL
    ? await (await import("./postgres.ts")).openPostgres(config, log, opening)
    : await (await import("./embedded.ts")).openEmbedded(config, log, opening);
  log.info({ engine: database.engine, place: database.place }, "database open");
  if ((opening.schema ?? "newest") !== "newest" || schemaStatusOf(await migrationsOf(database.owner)) !== "newer") return database;
  await database.close();
  throw new Problem(
    "conflict",
    "this database belongs to a newer release of Evenday. Start that one, or restore a backup of this one into an empty database.",
  );
}
