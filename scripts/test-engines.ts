import type { TestProject } from "vitest/node";
import { findPgbouncer } from "./pgbouncer.ts";
import { startPostgres } from "./postgres.ts";

declare module "vitest" {
  interface ProvidedContext {
    /** A Postgres whose role may create databases; undefined on the embedded engine. */
    databaseUrl: string | undefined;
  }
}

/** Runs once before the tests of one engine, and says which engine that is. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env["TEST_DATABASE_URL"];
  if (project.name !== "postgres") {
    console.log("Engine under test: embedded (PGlite)");
    project.provide("databaseUrl", undefined);
    return async () => undefined;
  }
  const started = given ? null : await startPostgres();
  console.log(`Engine under test: Postgres ${started ? `${started.version}, started for this run` : "of TEST_DATABASE_URL"}`);
  if (!findPgbouncer()) console.log("No PgBouncer here: the pooler is not tested.");
  project.provide("databaseUrl", given ?? started?.url);
  return async () => started?.stop();
}
