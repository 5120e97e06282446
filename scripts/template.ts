import { mkdirSync, renameSync, writeFileSync } from "node:fs";
import { PGlite } from "@electric-sql/pglite";
import { drizzle } from "drizzle-orm/pglite";
import { migrate } from "drizzle-orm/pglite/migrator";
import { templateFile } from "#server/built.ts";
import { migrationsFolder } from "#server/migrations.ts";

/** Packs a migrated, empty embedded database, so that a first start need not run initdb for seconds. */
export async function makeTemplate(): Promise<void> {
  const client = await PGlite.create();
  await migrate(drizzle(client), { migrationsFolder });
  await client.exec("vacuum analyze");
  await client.exec("checkpoint");
  const packed = await client.dumpDataDir("none");
  await client.close();
  mkdirSync(new URL("../dist", import.meta.url), { recursive: true });
  const fresh = `${templateFile}.${process.pid}`;
  writeFileSync(fresh, Buffer.from(await packed.arrayBuffer()));
  renameSync(fresh, templateFile); // a server that is starting meanwhile reads the old one or the new one, whole
}

if (import.meta.main) await makeTemplate();
