/**
 * Response times with ten years of data: the reads of /budget, /challenge, /debt and /lifestyle for a member with 40,000 expenses, 3,000
 * no-spend days, 50 debts, 12,000 checked days of habits and 500 past weeks next to a member with one month of data, with the query plans.
 * `npm run n -- bench/money.ts` uses the embedded Postgres, or DATABASE_URL if set. Target: at most 3 times as long.
 */
import { sql } from "drizzle-orm";
import { drizzle } from "drizzle-orm/node-postgres";
import pg from "pg";
import { createBenchServer } from "./test-server.ts";
import { median } from "./running.ts";

type MoneyRow = { page: string; monthMs: number; tenYearsMs: number; ratio: number };

const { context, send, enter, timed, close } = await createBenchServer(process.env["DATABASE_URL"]);
// a superuser, since the policies hold for the owner of the tables too
const connection = new pg.Client(process.env["DATABASE_URL"] ?? context.database.ownCluster?.superUrl);
await connection.connect();
const filler = drizzle(connection);
const month = new Date().toISOString().slice(0, 7);
const pages = {
  "/budget": [`/api/budget/months/${month}`, `/api/budget/months/${month}/pictures`, `/api/budget/expenses?month=${month}`],
  "/challenge": ["/api/challenge", `/api/challenge/months/${month}`],
  "/debt": ["/api/debt", "/api/debt/payments"],
  "/lifestyle": ["/api/lifestyle/meals", "/api/lifestyle/habits", "/api/lifestyle/weeks"],
};

/** Measured with the money pages, without a target. */
const unjudged = "/lifestyle";

/** A member with `days` of data: about 11 expenses a day, a no-spend day in most, and `debts` debts with monthly payments. */
async function somebody(days: number, expenses: number, noSpend: number, debts: number): Promise<{ id: string; token: string }> {
  const { id, token } = await enter();
  for (const path of [pages["/budget"][0] ?? "", "/api/challenge", "/api/debt", "/api/lifestyle/habits"])
    await send("GET", path, undefined, token);
  await filler.execute(sql`insert into budget_expenses (user_id, id, kind, category_id, spent_on, amount_cents, note)
    select ${id}, gen_random_uuid(), 'expense', (select id from budget_categories where user_id = ${id} order by position offset n % 8 limit 1), current_date - (n % ${days}::int), 100 + n % 9000, 'note ' || n from generate_series(1, ${expenses}::int) n`);
  await filler.execute(
    sql`insert into challenge_days (user_id, id, day, mark) select ${id}, gen_random_uuid(), current_date - n, 'no-spend' from generate_series(0, ${noSpend - 1}::int) n`,
  );
  await filler.execute(
    sql`insert into debts (user_id, id, name, emoji, total_cents, paid_cents, position) select ${id}, gen_random_uuid(), 'Debt ' || n, '💰', 1000000, 0, n + 3 from generate_series(1, ${debts - 3}::int) n`,
  );
  await filler.execute(sql`insert into debt_payments (user_id, id, debt_id, kind, paid_on, amount_cents)
    select d.user_id, gen_random_uuid(), d.id, 'payment', current_date - n * 30, 1000 from debts d, generate_series(0, ${Math.max(0, Math.floor(days / 30) - 1)}::int) n where d.user_id = ${id}`);
  await filler.execute(sql`insert into habit_days (user_id, id, habit_id, done_on, checked_at)
    select h.user_id, gen_random_uuid(), h.id, current_date - n, now() from habits h, generate_series(0, ${noSpend - 1}::int) n where h.user_id = ${id}`);
  await filler.execute(sql`insert into lifestyle_weeks (user_id, id, ended_on, ended_at, picture)
    select ${id}, gen_random_uuid(), current_date - n * 7, now() - n * interval '7 days', '{"plan":null,"habits":[]}' from generate_series(1, ${Math.max(1, Math.floor(days / 7))}::int) n`);
  return { id, token };
}

const [fresh, old] = [await somebody(30, 330, 25, 3), await somebody(3650, 40_000, 3_000, 50)];
await filler.execute(sql`analyze`);

const rows: MoneyRow[] = [];
for (const [page, paths] of Object.entries(pages)) {
  const [one, ten]: [number[], number[]] = [[], []];
  for (let run = 0; run < 25; run += 1) {
    for (const [person, times] of [
      [fresh, one],
      [old, ten],
    ] as const) {
      let sum = 0;
      for (const path of paths) sum += await timed(path, person.token);
      if (run > 4) times.push(sum);
    }
  }
  const [monthMs, tenYearsMs] = [median(one), median(ten)];
  rows.push({ page, monthMs, tenYearsMs, ratio: tenYearsMs / monthMs });
}
for (const { page, monthMs, tenYearsMs, ratio } of rows)
  console.log(
    `${ratio > 3 && page !== unjudged ? "MISS" : "    "} ${page}: one month ${monthMs.toFixed(1)} ms, ten years ${tenYearsMs.toFixed(1)} ms, ${ratio.toFixed(2)} x${page === unjudged ? "" : ", target 3 x"}`,
  );

const plans = {
  "sums of a month": sql`select category_id, sum(amount_cents) from budget_expenses where user_id = ${old.id} and spent_on >= ${`${month}-01`} and spent_on < ${`${month}-28`} group by category_id`,
  "page of expenses": sql`select * from budget_expenses where user_id = ${old.id} and spent_on >= ${`${month}-01`} order by spent_on desc nulls last, id desc nulls last limit 31`,
  "marked days of a month": sql`select day, mark from challenge_days where user_id = ${old.id} and day >= ${`${month}-01`}`,
  "past weeks": sql`select * from lifestyle_weeks where user_id = ${old.id} order by ended_at desc nulls last, id desc nulls last limit 26`,
  "days of one habit": sql`select done_on from habit_days where user_id = ${old.id} and habit_id = (select id from habits where user_id = ${old.id} limit 1)`,
  "page of payments": sql`select * from debt_payments where user_id = ${old.id} order by paid_on desc nulls last, id desc nulls last limit 7`,
};
for (const [what, query] of Object.entries(plans)) {
  const { rows: lines } = await filler.execute<{ "QUERY PLAN": string }>(sql`explain ${query}`);
  const plan = lines.map((line) => line["QUERY PLAN"].trim()).join(" ");
  console.log(
    `${/Index/.test(plan) ? "    " : "MISS"} ${what}: ${/(Index|Bitmap|Seq)[\w ]*Scan[\w ]*(?:using|on) (\w+)/.exec(plan)?.[0] ?? plan}`,
  );
}
await connection.end();
await close();
process.exit(rows.some(({ page, ratio }) => ratio > 3 && page !== unjudged) ? 1 : 0);
