/**
 * Response times with 10,000 journal entries: the first page, a page by origin, a year of moods and searches of several kinds, for a member
 * with 10,000 entries next to one with 100, twenty others in the same tables, with the query plans. `npm run n -- bench/journal.ts` uses
 * the embedded Postgres, or DATABASE_URL if set. Target: at most 2 times as long.
 */
import { sql } from "drizzle-orm";
import pg from "pg";
import { v7 as newId } from "uuid";
import { createBenchServer } from "./test-server.ts";
import { median } from "./running.ts";

type JournalRow = { what: string; fewMs: number; manyMs: number; ratio: number; target: number | null };

const target = 2;
/** The longer answer has eleven times as many days, so its time is printed without a target. */
const moods = "a year of moods, 33 days beside 365";
const { context, send, enter, timed, close } = await createBenchServer(process.env["DATABASE_URL"]);
const { owner, ownCluster } = context.database;
// a superuser, since the policies hold for the owner of the tables too
const filler = new pg.Client(process.env["DATABASE_URL"] ?? ownCluster?.superUrl);
await filler.connect();

/**
 * A member with `many` entries of about 90 words, three a day up to now. The words are drawn from 4,000, a few of them often, as in real
 * text; only the three oldest entries contain "lighthouse", every second one "Ines", every third "river".
 */
async function somebody(many: number): Promise<{ id: string; token: string }> {
  const { id, token } = await enter();
  for (let from = 0; from < many; from += 1000) {
    await filler.query(
      `insert into journal_entries (user_id, id, entry_text, mood_rating, is_mood_set, kind, created_at, local_time)
      select '${id}', gen_random_uuid(), w.words || case when n % 2 = 0 then ' with Ines' else '' end || case when n % 3 = 0 then ' by the river' else '' end || case when n >= ${many - 3} then ' at the lighthouse' else '' end,
        1 + n % 10, true, case when n % 20 = 0 then 'achievement' else 'plain' end, now() - n * interval '8 hours', date_trunc('second', (now() - n * interval '8 hours') at time zone 'America/New_York')
      from generate_series(${from}, ${Math.min(many, from + 1000) - 1}) n,
        lateral (select string_agg(case when k % 3 = 0 then (array['the','and','I','was','to','my','it','not','a','so'])[1 + k % 10] else 'w' || to_hex(floor(4000 * power(random(), 3))::int + n * 0) || 'en' end, ' ') as words from generate_series(1, 90) k) w`,
    );
  }
  return { id, token };
}

const [few, many] = [await somebody(100), await somebody(10_000)];
for (let neighbour = 0; neighbour < 20; neighbour += 1) await somebody(200);
await filler.query("vacuum analyze");

const today = new Date().toISOString().slice(0, 10);
const yearAgo = new Date(Date.now() - 365 * 86_400_000).toISOString().slice(0, 10);
const request: Record<string, string> = {
  "first page": "/api/journal/entries?limit=20",
  "page of one origin": "/api/journal/entries?limit=20&kind=achievement",
  [moods]: `/api/journal/moods?from=${yearAgo}&to=${today}`,
  "search, in half of all": "/api/journal/entries?limit=20&query=Ines",
  "search, in the three oldest": "/api/journal/entries?limit=20&query=lighthouse",
  "search, two words": "/api/journal/entries?limit=20&query=river%20ines",
  "search, frequent and rare": "/api/journal/entries?limit=20&query=ines%20lighthouse",
  "search, in every entry": "/api/journal/entries?limit=20&query=the",
  "search, nowhere": "/api/journal/entries?limit=20&query=zeppelin",
  "search within one origin": "/api/journal/entries?limit=20&query=river&kind=achievement",
};

const rows: JournalRow[] = [];
for (const [what, path] of Object.entries(request)) {
  const [one, ten]: [number[], number[]] = [[], []];
  for (let run = 0; run < 35; run += 1) {
    for (const [person, times] of [
      [few, one],
      [many, ten],
    ] as const) {
      const took = await timed(path, person.token);
      if (run > 4) times.push(took);
    }
  }
  const [fewMs, manyMs] = [median(one), median(ten)];
  rows.push({ what, fewMs, manyMs, ratio: manyMs / fewMs, target: what === moods ? null : target });
}
const isMissed = (row: JournalRow) => row.target !== null && row.ratio > row.target;
for (const row of rows)
  console.log(
    `${isMissed(row) ? "MISS" : "    "} ${row.what}: 100 entries ${row.fewMs.toFixed(1)} ms, 10,000 entries ${row.manyMs.toFixed(1)} ms, ${row.ratio.toFixed(2)} x, target ${row.target === null ? "none" : `${row.target} x`}`,
  );

const written: number[] = [];
for (let at = 0; at < 40; at += 1) {
  const begun = performance.now();
  await send(
    "POST",
    "/api/journal/entries",
    {
      id: newId(),
      entryText: "A page of plain words about a walk by the river, again and again. ".repeat(8),
      moodRating: 6,
      isMoodSet: true,
      kind: "plain",
    },
    many.token,
  );
  written.push(performance.now() - begun);
}
const {
  rows: [held],
} = await owner.execute<{ entries: string; words: string }>(
  sql`select pg_size_pretty(pg_total_relation_size('journal_entries')) as entries, pg_size_pretty(coalesce(pg_total_relation_size(to_regclass('journal_search_index')), 0)) as words`,
);
console.log(`     saving a page: ${median(written).toFixed(1)} ms; ${held?.entries} for 14,100 entries, ${held?.words} for their words`);

const plans = {
  "first page": sql`select id from journal_entries where user_id = ${many.id} order by created_at desc nulls last, id desc nulls last limit 21`,
  "page of one origin": sql`select id from journal_entries where user_id = ${many.id} and kind = 'achievement' order by created_at desc nulls last, id desc nulls last limit 21`,
  "a year of moods": sql`select count(*), sum(mood_rating) filter (where is_mood_set) from journal_entries where user_id = ${many.id} and kind = 'plain' and created_at >= ${`${yearAgo}T00:00:00Z`}::timestamptz`,
  search: sql`select entry_id from journal_search_index where user_id = ${many.id} and word = 'lighthous' order by written_at desc, entry_id desc limit 21`,
};
let hasSlowPlan = false;
for (const [what, query] of Object.entries(plans)) {
  // under row-level security, as for a member: the policy decides which operators may use an index
  const lines = await context.database.withUser(
    many.id,
    async (tx) => (await tx.execute<{ "QUERY PLAN": string }>(sql`explain ${query}`)).rows,
  );
  const plan = lines.map((line) => line["QUERY PLAN"].trim()).join(" ");
  const isGood = /Index (Only )?Scan/.test(plan) && !/Sort|Seq Scan/.test(plan);
  hasSlowPlan ||= !isGood;
  console.log(`${isGood ? "    " : "MISS"} ${what}: ${/Index[\w ]*Scan[\w ]*(?:using|on) (\w+)/.exec(plan)?.[0] ?? plan}`);
}

const begun = performance.now();
await owner.execute(sql`delete from "user" where id = ${many.id}`);
console.log(`     deleting the account with 10,000 entries: ${(performance.now() - begun).toFixed(0)} ms`);
await filler.end();
await close();
const isGood = !hasSlowPlan && !rows.some(isMissed);
process.exit(isGood ? 0 : 1);
