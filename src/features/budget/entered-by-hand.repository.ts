import { sql } from "drizzle-orm";
import { type MemberTx } from "#server/database.ts";
import { likeness } from "./added-again.repository.ts";
import { budgetExpenses as expenses } from "./budget.tables.ts";

/** How many days after an expense its bank may date it, the nearest first; below 0 it was entered the day after. */
const daysAfter = [0, 1, -1, 2, 3, 4];

/**
 * Marks the rows of `import_rows` whose purchase the member entered by hand: of the same amount, up to four days before the bank's date or one
 * after it, whatever its note. Each expense stands for one row. One that equals a row that is known already stands for that row.
 */
export async function markEntered(tx: MemberTx): Promise<void> {
  const [first, last] = [Math.max(...daysAfter), -Math.min(...daysAfter)];
  await tx.execute(sql`
    create temporary table entered_lines on commit drop as
    with equal as (
      select spent_on, amount_cents, likeness, count(*) as rows from import_rows
      where is_known group by 1, 2, 3),
    entered as (
      select e.id, e.spent_on, e.amount_cents, ${likeness(sql`e.note`)} as likeness,
        row_number() over (partition by e.spent_on, e.amount_cents, ${likeness(sql`e.note`)} order by e.id) as nth
      from ${expenses} e
      where e.user_id = ${tx.memberId} and e.import_id is null and e.bank_id is null and e.kind in ('expense', 'refund')
        and e.spent_on between (select min(spent_on) - ${first}::int from import_rows) and (select max(spent_on) + ${last}::int from import_rows)
        and not exists (select from import_rows f where f.id = e.id and f.is_own))
    select id, spent_on, amount_cents from entered left join equal using (spent_on, amount_cents, likeness) where nth > coalesce(rows, 0)`);
  await tx.execute(sql`analyze entered_lines`);
  await tx.execute(sql`set local enable_nestloop = off`);
  for (const days of daysAfter)
    await tx.execute(sql`
      with free as (
        select id, spent_on, amount_cents, row_number() over (partition by spent_on, amount_cents order by id) as nth
        from entered_lines e where not exists (select from import_rows r where r.entered_id = e.id)),
      open as (
        select n, spent_on - ${days}::int as spent_on, amount_cents, row_number() over (partition by spent_on, amount_cents order by n) as nth
        from import_rows where not is_known and not is_own and not is_adjustment)
      update import_rows r set is_known = true, entered_id = free.id
      from open join free using (spent_on, amount_cents, nth) where open.n = r.n`);
  await tx.execute(sql`set local enable_nestloop = on`);
}
