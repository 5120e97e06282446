/**
 * npm run demo: the app with one member and a year of data, on a data folder of its own.
 * `-- --fresh` starts over, `-- --seed 3` seeds another year.
 */
import { execFileSync } from "node:child_process";
import { existsSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { buildApp } from "#app/server.ts";
import { readConfig } from "#server/config.ts";
import { openContext } from "#server/context.ts";
import { openLog } from "#server/log.ts";
import { start } from "../src/main.server.ts";
import type { Someone } from "./demo-seed.ts";
import { seedYear } from "./demo-year.ts";

export const maya: Someone = {
  email: "demo@evenday.example",
  password: "a year at the table",
  timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
};

/** Fills the data folder of `settings` with `someone`'s year, or its last `days`, then closes it again. Returns the number of calls. */
export async function seedFolder(settings: Record<string, string>, someone: Someone, seed?: number, days?: number): Promise<number> {
  const config = readConfig(settings);
  const clock = { now: Date.now() };
  const context = await openContext(config, { clock: () => clock.now, log: openLog("error") });
  try {
    return await seedYear(buildApp(context).fetch, clock, someone, seed, days);
  } finally {
    await context.jobs.stop();
    await context.database.close();
  }
}

export function buildOnce(): void {
  if (["dist/web/auth.html", "dist/postgres-template/PG_VERSION"].every((file) => existsSync(join(import.meta.dirname, "..", file))))
    return;
  console.log("Building Evenday, once …");
  execFileSync(process.execPath, [join(import.meta.dirname, "build.ts")], { stdio: "inherit" });
}

async function main() {
  const { values } = parseArgs({ options: { fresh: { type: "boolean" }, seed: { type: "string" } } });
  const folder = process.env["DATA_DIR"] ?? "./data-demo";
  const done = join(folder, "seeded");
  buildOnce();
  // embedded Postgres, files on disk, no keys: settings in the shell for another installation are ignored
  const settings = { PORT: process.env["PORT"] ?? "3000", HOST: process.env["HOST"] ?? "127.0.0.1", DATA_DIR: folder, LOG_LEVEL: "warn" };
  if (values.fresh || !existsSync(done)) {
    if (existsSync(folder) && !existsSync(done) && process.env["DATA_DIR"])
      throw new Error(`${folder} holds something else; the demo needs a folder of its own.`);
    rmSync(folder, { recursive: true, force: true });
    const begun = Date.now();
    console.log("Living a year, once …");
    const calls = await seedFolder(settings, maya, values.seed ? Number(values.seed) : undefined);
    writeFileSync(done, new Date().toISOString());
    console.log(`${calls} calls in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
  }
  const running = await start(readConfig(settings));
  console.log(
    `\n  Look around at ${running.url}\n\n  Email     ${maya.email}\n  Password  ${maya.password}\n  Data      ${folder} (npm run demo -- --fresh begins again, dated from today)\n`,
  );
  let isStopping = false;
  const end = () => {
    if (isStopping) return;
    isStopping = true;
    void running.stop().then(() => process.exit(0));
  };
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.on(signal, end);
}

if (import.meta.main) {
  main().catch((error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  });
}
