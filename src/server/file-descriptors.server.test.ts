import { spawnSync } from "node:child_process";
import { expect, test } from "vitest";
import { aFolder } from "#testing/server.ts";

/** A few hundred tables and indexes, each accessed: more files than the process may have open. */
const script = (folder: string) => `
  import { readConfig } from "#server/config.ts";
  import { openDatabase } from "#server/engine.ts";
  import { openLog } from "#server/log.ts";
  const database = await openDatabase(readConfig({ DATA_DIR: ${JSON.stringify(folder)}, NODE_ENV: "test" }), openLog("silent"));
  for (let n = 0; n < 150; n += 1) {
    await database.owner.execute("create table wide_" + n + " (id int primary key)");
    await database.owner.execute("insert into wide_" + n + " values (1)");
  }
  await database.owner.execute("analyze");
  const { rows } = await database.owner.execute("select count(*)::int as tables from pg_class where relname ~ '^wide_[0-9]+$'");
  await database.close();
  console.log(rows[0].tables);
`;

test.runIf(process.platform !== "win32")("with a limit of 256 open files per process, the embedded Postgres still works", () => {
  const args = ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", script(aFolder("few"))];
  const ended = spawnSync("/bin/sh", ["-c", 'ulimit -n 256 && exec "$0" "$@"', process.execPath, ...args], { encoding: "utf8" });
  expect(ended.stderr).toBe("");
  expect(ended.stdout.trim()).toBe("150");
});
