/**
 * Cost of other members' data: reads of six features for a member in a small database, and again with 100,000 other members in it, on a
 * temporary Postgres. `npm run n -- bench/many-rows.ts [members]`. Target: at most 1.3 times as long.
 */
import pg from "pg";
import { startPostgres } from "../scripts/postgres.ts";
import { createBenchServer } from "./test-server.ts";
import { median } from "./running.ts";

const others = Number(process.argv[2] ?? 100_000);
const server = await startPostgres();
// without the product's own timeouts
const filler = new pg.Client(server.url);
await filler.connect();
const { send, enter, timed, close } = await createBenchServer(server.url);
const month = new Date().toISOString().slice(0, 7);
const paths = [
  "/api/journal/entries?limit=20",
  `/api/budget/months/${month}`,
  `/api/budget/expenses?month=${month}`,
  "/api/challenge",
  "/api/debt",
  "/api/members/week",
];

/** Median of 60 reads of each path, ms. */
async function readAll(token: string): Promise<number[]> {
  const times = paths.map(() => [] as number[]);
  for (let pass = -15; pass < 60; pass += 1) {
    for (const [index, path] of paths.entries()) {
      const took = await timed(path, token);
      if (pass >= 0) times[index]?.push(took);
    }
  }
  return times.map(median);
}

/** `per` rows for each member without any: journal entries, expenses, no-spend days and debts. */
async function insertRows(per: number): Promise<void> {
  const run = (query: string) => filler.query(query);
  const each = (rows: number) =>
    `"user" u cross join generate_series(1, ${rows}) n where not exists (select from furnished f where f.id = u.id)`;
  await run(`create table if not exists furnished (id uuid primary key)`);
  await run(
    `insert into journal_entries (user_id, id, entry_text, mood_rating, is_mood_set, kind, created_at, local_time) select u.id, gen_random_uuid(), 'A page about day ' || n, 1 + n % 10, true, 'plain', now() - n * interval '1 day', date_trunc('second', (now() - n * interval '1 day') at time zone 'America/New_York') from ${each(per)}`,
  );
  await run(
    `insert into budget_expenses (user_id, id, kind, category_id, spent_on, amount_cents, note) select u.id, gen_random_uuid(), 'expense', gen_random_uuid(), current_date - n, 100 + n, 'note' from ${each(per)}`,
  );
  await run(
    `insert into challenge_days (user_id, id, day, mark) select u.id, gen_random_uuid(), current_date - n, 'no-spend' from ${each(per)}`,
  );
  await run(
    `insert into debts (user_id, id, name, emoji, total_cents, paid_cents, position) select u.id, gen_random_uuid(), 'Debt ' || n, '💰', 100000, 0, n + 10 from ${each(2)}`,
  );
  await run(`insert into furnished select id from "user" on conflict do nothing`);
  await run(`vacuum analyze`);
}

try {
  const { token } = await enter();
  for (const path of paths) await send("GET", path, undefined, token);
  await insertRows(30);
  const few = await readAll(token);
  await filler.query(
    `insert into "user" (id, name, email, email_verified, created_at, updated_at, trial_ends_at) select gen_random_uuid(), '', n || '@many.example', true, now(), now(), now() from generate_series(1, ${others}) n`,
  );
  await insertRows(6);
  const many = await readAll(token);
  for (const [index, path] of paths.entries()) {
    const [before = NaN, after = NaN] = [few[index], many[index]];
    console.log(
      `${after / before > 1.3 ? "MISS" : "    "} ${path.replace(/\?.*|\/\d{4}-\d\d$/, "")} among ${others.toLocaleString("en-US")} members: ${after.toFixed(2)} ms, alone ${before.toFixed(2)} ms, ${(after / before).toFixed(2)} x, target ≤ 1.3 x`,
    );
  }
} finally {
  await filler.end();
  await close();
  await server.stop();
}
process.exit(0);
