/**
 * Baseline: node:http and one database query per request, without account, gate or validation. Usage: bare.ts <port> <postgres url | folder
 * for an embedded Postgres>. The product's figures are compared with it.
 */
import { mkdirSync } from "node:fs";
import { createServer } from "node:http";
import pg from "pg";
import { templateFolder } from "#server/build-paths.ts";
import { startCluster } from "#server/embedded/cluster.ts";
import { openLog } from "#server/log.ts";

type Query = (text: string, values?: unknown[]) => Promise<unknown[]>;
const [port = "0", place = ""] = process.argv.slice(2);
const owner = "01a1fb58-0000-7000-8000-000000000001";

const query = await open();
await query(
  "create table if not exists bare (user_id uuid, id uuid, entry_text text, mood_rating int, kind text, created_at timestamptz, primary key (user_id, id))",
);
await query("create index if not exists bare_newest on bare (user_id, created_at desc, id desc)");
for (let row = 0; row < 200; row += 1) await insert(crypto.randomUUID(), `Entry ${row} ${"word ".repeat(30)}`);
await query("analyze bare");

async function open(): Promise<Query> {
  const url = place.startsWith("postgres") ? place : await embedded();
  const pool = new pg.Pool({ connectionString: url, max: 10 });
  pool.on("error", () => {}); // idle connections end with an error when the embedded Postgres is stopped
  return async (text, values) => (await pool.query(text, values)).rows as unknown[];
}

/** An embedded Postgres with the product's settings. */
async function embedded(): Promise<string> {
  mkdirSync(place, { recursive: true });
  const cluster = await startCluster({ dataDir: place, log: openLog("warn"), pool: 10, template: templateFolder });
  process.once("SIGTERM", () => void cluster.stop().then(() => process.exit(0)));
  return cluster.url;
}

function insert(id: string, text: string) {
  return query("insert into bare values ($1, $2, $3, 5, 'plain', now())", [owner, id, text]);
}

const server = createServer((request, response) => {
  const say = (body: unknown) => response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(body));
  if (request.url === "/hello") return say({ ok: true });
  if (request.method === "GET")
    return void query("select * from bare where user_id = $1 order by created_at desc, id desc limit 21", [owner]).then(say);
  let text = "";
  request.on("data", (part: Buffer) => (text += part.toString("utf8")));
  request.on("end", () => {
    const { id, entryText } = JSON.parse(text) as { id: string; entryText: string };
    void insert(id, entryText).then(() => say({ id }));
  });
});
server.listen(Number(port), "127.0.0.1");
