/**
 * Database use of one member's year: rows, bytes with indexes, write-ahead log and calls, from the demo's year, replayed for several
 * members on a temporary Postgres. `npm run n -- bench/member-year.ts [members]`. The source of the figures in docs/scaling.md.
 */
import { randomBytes } from "node:crypto";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import pg from "pg";
import { buildApp } from "#app/server.ts";
import { readConfig } from "#server/config.ts";
import { openContext } from "#server/context.ts";
import { openLog } from "#server/log.ts";
import { seedYear } from "../scripts/demo-year.ts";
import { startPostgres } from "../scripts/postgres.ts";

const members = Number(process.argv[2] ?? 8);
/** Replayed before measuring, so that half-empty pages of small tables do not count. */
const before = Math.ceil(members / 2);
const folder = mkdtempSync(join(tmpdir(), "evenday-year-"));
const server = await startPostgres({ fsync: true });
const admin = new pg.Client({ connectionString: server.url });
await admin.connect();
const clock = { now: Date.now() };
const context = await openContext(
  readConfig({ DATA_DIR: folder, DATABASE_URL: server.url, LOG_LEVEL: "silent", AUTH_SECRET: randomBytes(32).toString("hex") }),
  { clock: () => clock.now, log: openLog("silent") },
);
const app = buildApp(context);

type Sizes = { tables: Map<string, { rows: number; heap: number; indexes: number }>; wal: number };

async function sizes(): Promise<Sizes> {
  await admin.query("vacuum analyze");
  const { rows } = await admin.query<{ name: string; rows: string; heap: string; indexes: string }>(
    `select relname as name, pg_table_size(oid) as heap, pg_indexes_size(oid) as indexes,
       (xpath('/row/c/text()', query_to_xml(format('select count(*) as c from %I', relname), false, true, '')))[1]::text as rows
     from pg_class where relkind = 'r' and relnamespace = 'public'::regnamespace`,
  );
  const { rows: log } = await admin.query<{ bytes: string }>("select pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0') as bytes");
  const tables = new Map(rows.map((row) => [row.name, { rows: Number(row.rows), heap: Number(row.heap), indexes: Number(row.indexes) }]));
  return { tables, wal: Number(log[0]?.bytes) };
}

async function live(from: number, count: number): Promise<number> {
  let calls = 0;
  for (let member = from; member < from + count; member += 1) {
    clock.now = Date.now();
    const someone = { email: `member${member}@many.example`, password: "three plain words", timeZone: "America/Chicago" };
    calls += await seedYear(app.fetch, clock, someone, member + 1);
  }
  return calls;
}

try {
  await live(0, before);
  const first = await sizes();
  const calls = await live(before, members);
  const last = await sizes();
  const each = [...last.tables]
    .map(([name, now]) => {
      const then = first.tables.get(name) ?? { rows: 0, heap: 0, indexes: 0 };
      const of = (field: "rows" | "heap" | "indexes") => (now[field] - then[field]) / members;
      return { name, rows: of("rows"), heap: of("heap"), indexes: of("indexes") };
    })
    .filter(({ rows, heap }) => rows > 0 || heap > 0)
    .toSorted((a, b) => b.heap + b.indexes - a.heap - a.indexes);
  const kilo = (bytes: number) => (bytes / 1000).toFixed(1);
  console.log("| Table | Rows | kB of rows | kB of indexes |\n| --- | --- | --- | --- |");
  for (const one of each) console.log(`| ${one.name} | ${one.rows.toFixed(1)} | ${kilo(one.heap)} | ${kilo(one.indexes)} |`);
  const sum = (field: "rows" | "heap" | "indexes") => each.reduce((total, one) => total + one[field], 0);
  console.log(
    `a member's year, mean of ${members}: ${Math.round(calls / members)} calls, ${Math.round(sum("rows"))} rows, ${kilo(sum("heap"))} kB of rows and ${kilo(sum("indexes"))} kB of indexes, ${kilo((last.wal - first.wal) / members)} kB of write-ahead log`,
  );
} finally {
  await context.jobs.stop();
  await context.database.close();
  await admin.end();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
