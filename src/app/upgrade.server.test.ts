import { spawn } from "node:child_process";
import { cpSync, mkdirSync, readdirSync, readFileSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { createHash } from "node:crypto";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { publicKey } from "#shared/release.ts";
import { rowsOf } from "#server/admin/backup.ts";
import { allTables, asOperator, migrationsOf } from "#server/admin/operator.ts";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/engine.ts";
import { openLog } from "#server/log.ts";
import { fetchArchive, useEverything } from "#testing/archive.ts";
import { proves } from "#testing/assurance.ts";
import { aSubscriber } from "#testing/people.ts";
import { isSampled } from "#testing/sample.ts";
import { aFolder, createTestServer } from "#testing/server.ts";

/** A newer release on a filled DATA_DIR, then this one again on the result. Each server is a process of its own. */
const root = join(import.meta.dirname, "../..");
const log = openLog("silent");

type Ended = { code: number | null; said: string };
type Started = { url: string; stop: () => Promise<Ended> };

/** Starts the server of the release in `place`; returns the message that it ends with if it refuses. */
async function start(place: string, env: Record<string, string>): Promise<Started | Ended> {
  const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "src/main.server.ts"], {
    cwd: place,
    env: { PATH: process.env["PATH"], ...env, PORT: "0" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (text: Buffer) => {
      said += text.toString();
    });
  let end: Ended | undefined;
  child.once("close", (code) => {
    end = { code, said };
  });
  const ended = async () => {
    while (!end) await wait(20);
    return end;
  };
  for (;;) {
    const url = /Evenday is at (\S+)/.exec(said)?.[1];
    if (url) return { url, stop: () => (child.kill("SIGTERM"), ended()) };
    if (end) return end;
    await wait(20);
  }
}

/** This release with one more migration, which simulates a later one. */
function newerRelease(): string {
  const place = aFolder("newer");
  for (const name of ["src", "migrations", "package.json", "tsconfig.json"])
    cpSync(join(root, name), join(place, name), { recursive: true });
  symlinkSync(join(root, "node_modules"), join(place, "node_modules"));
  const path = join(place, "migrations/meta/_journal.json");
  const journal = JSON.parse(readFileSync(path, "utf8")) as {
    entries: { idx: number; tag: string; when: number; version: string; breakpoints: boolean }[];
  };
  const last = journal.entries.at(-1);
  journal.entries.push({ idx: journal.entries.length, version: "7", when: (last?.when ?? 0) + 1000, tag: "9999_newer", breakpoints: true });
  writeFileSync(path, JSON.stringify(journal));
  writeFileSync(
    join(place, "migrations/9999_newer.sql"),
    `ALTER TABLE "journal_entries" ADD COLUMN "newer" text NOT NULL DEFAULT 'of a newer release';\n--> statement-breakpoint\nUPDATE "achievements" SET description = description;\n`,
  );
  return place;
}

/** Everything in DATA_DIR but the files of Postgres, which writes its own even while it is only read. */
const treeOf = (folder: string) =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, encoding: "utf8" })
      .filter((name) => !name.startsWith("postgres") && statSync(join(folder, name)).isFile())
      .map((name) => [
        name,
        createHash("sha256")
          .update(readFileSync(join(folder, name)))
          .digest("hex"),
      ]),
  );

async function contentOf(env: Record<string, string>): Promise<{ rows: string[]; migrations: number[] }> {
  const database = await openDatabase(readConfig({ ...env, LOG_LEVEL: "silent" }), log, { schema: "untouched" });
  const rows: string[] = [];
  await asOperator(database, async (tx) => {
    for (const table of await allTables(tx)) {
      rows.push(`{"table":"${table.name}"}`);
      for await (const lines of rowsOf(tx, table, { rows: 0 })) rows.push(...lines.toString().trimEnd().split("\n"));
    }
  });
  const migrations = await migrationsOf(database.owner);
  await database.close();
  return { rows: rows.toSorted(), migrations };
}

// covered in every run by first-release.server.test.ts and migrations.server.test.ts
test.skipIf(isSampled)(
  "a newer release migrates a filled folder, and this one then refuses it with a message and changes nothing",
  { timeout: 280_000 },
  async (context) => {
    const dataDir = join(aFolder("upgrade"), "data");
    mkdirSync(dataDir, { mode: 0o700 });
    const env = {
      DATA_DIR: dataDir,
      NODE_ENV: "test",
      LOG_LEVEL: "error",
      DATABASE_POOL: "5",
      AUTH_SECRET: "the same in both releases, 32 characters",
    };
    const home = await createTestServer(env, { database: await openDatabase(readConfig(env), log) });
    const maya = await aSubscriber(home);
    await useEverything(maya);
    const entry = { id: newId(), entryText: "written with the older release", moodRating: 5, kind: "plain" };
    expect((await maya.post("/api/journal/entries", entry)).status).toBe(200);
    const before = await fetchArchive(maya);
    await home.context.database.close();
    const older = await contentOf(env);

    const newer = await start(newerRelease(), env);
    if (!("url" in newer)) throw new Error(`the newer release did not start: ${newer.said}`);
    const headers = { apikey: publicKey, authorization: `Bearer ${maya.token}` };
    const read = await fetch(`${newer.url}/api/journal/entries`, { headers });
    expect([read.status, await read.text()]).toEqual([200, expect.stringContaining(entry.entryText)]);
    expect((await newer.stop()).code, "the newer release ends in good order").toBe(0);
    const after = await contentOf(env);
    expect(after.migrations).toHaveLength(older.migrations.length + 1);
    expect(after.rows.filter((row) => row.includes("of a newer release"))).toHaveLength((before.rows["journal_entries"] ?? []).length);

    const tree = treeOf(dataDir);
    const refused = await start(root, env);
    expect(refused).toMatchObject({
      code: 1,
      said: expect.stringContaining(
        "this database belongs to a newer release of Evenday. Start that one, or restore a backup of this one into an empty database.",
      ) as string,
    });
    expect((refused as Ended).said, "a sentence, not a stack").not.toMatch(/\n\s+at /);
    expect(await contentOf(env)).toEqual(after);
    expect(treeOf(dataDir)).toEqual(tree);
    proves(context, "N4", `${after.rows.length} rows through an upgrade, the older release refused, 0 rows and 0 files changed`);
  },
);
