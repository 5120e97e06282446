import { mkdtempSync, readdirSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { findPgbouncer } from "./pgbouncer.ts";
import { isAlive, startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A Postgres whose role may create databases; undefined on the embedded engine. */
    databaseUrl: string | undefined;
    /** Where tests put their folders: removed at the end of the run, since a worker that is ended runs no exit handler. */
    folder: string;
  }
}

const prefix = "evenday-tests-";

/** Folders of runs that were killed before they could remove them. */
function sweep(): void {
  for (const name of readdirSync(tmpdir())) {
    const owner = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : 0;
    if (owner > 0 && !isAlive(owner)) rmSync(join(tmpdir(), name), { recursive: true, force: true });
  }
}

/** Runs once before the tests of one engine, and says which engine that is. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["TEST_DATABASE_URL"];
  sweep();
  const folder = mkdtempSync(join(tmpdir(), `${prefix}${process.pid}-`));
  const clear = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
  project.provide("folder", folder);
  if (project.name !== "postgres") {
    console.log("Engine under test: embedded (PGlite)");
    project.provide("databaseUrl", undefined);
    return async () => clear();
  }
  const started = given ? null : await startPostgres();
  console.log(`Engine under test: Postgres ${started ? `${started.version}, started for this run` : "of TEST_DATABASE_URL"}`);
  if (!findPgbouncer()) console.log("No PgBouncer here: the pooler is not tested.");
  project.provide("databaseUrl", given ?? started?.url);
  return async () => {
    await started?.stop();
    clear();
  };
}
