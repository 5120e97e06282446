import { getTableName, sql, type SQL, type SQLWrapper } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import { type MemberTx } from "#server/database.ts";
import { deletedRows } from "#server/trash.tables.ts";
import { budgetExpenses as expenses, budgetImports as imports } from "./budget.tables.ts";

/** How many days after an expense entered by hand its bank may date it, the nearest first; below 0 it was entered the day after. */
export const daysAfter = [0, 1, -1, 2, 3, 4];

/** A note for comparing rows: without case and doubled spaces. */
export const likeness = (note: SQLWrapper) => sql`lower(regexp_replace(btrim(${note}), '\\s+', ' ', 'g'))`;

/**
 * The deleted expenses, of row `id` or deleted together with it, that a file imported since has added again: by the bank's id and amount first,
 * then by date, amount and note, as an import recognizes rows; one entered by hand also by the row of a bank's file for which it stood, and
 * without such a row by amount and a near date. Each imported row stands for one of them.
 */
export async function addedAgain(tx: MemberTx, id: string): Promise<Set<string>> {
  // as in `markKnown`: the planner does not know how many rows there are
  await tx.execute(sql`set local enable_nestloop = off`);
  const { rows } = await tx.execute<{ id: string }>(sql`
    with gone as (
      select id, coalesce(row->>'bank_id', row->'bank_row'->>'bankId') as bank_id, (row->>'spent_on')::date as spent_on,
        (row->>'amount_cents')::bigint as amount_cents, ${likeness(sql`(row->>'note')`)} as likeness, deleted_at,
        (row->'bank_row'->>'spentOn')::date as row_on, (row->'bank_row'->>'amountCents')::bigint as row_cents,
        ${likeness(sql`(row->'bank_row'->>'note')`)} as row_likeness,
        row->>'import_id' is null and row->>'bank_id' is null and row->>'kind' in ('expense', 'refund')
          and not exists (select from ${imports} i where i.user_id = ${tx.memberId} and i.id = (row->'bank_row'->>'importId')::uuid) as is_loose
      from ${deletedRows}
      where user_id = ${tx.memberId} and table_name = ${getTableName(expenses)} and (id = ${id}::uuid or part_of = ${id}::uuid)),
    since as (
      select e.id, e.bank_id, e.spent_on, e.amount_cents, ${likeness(sql`e.note`)} as likeness, e.kind <> 'adjustment' as is_loose
      from ${expenses} e join ${imports} i on i.user_id = e.user_id and i.id = e.import_id
      where e.user_id = ${tx.memberId} and i.imported_at >= (select min(deleted_at) from gone)),
    by_id as (
      select g.id, s.id as found
      from (
        select id, bank_id, coalesce(row_cents, amount_cents) as amount_cents,
          row_number() over (partition by bank_id, coalesce(row_cents, amount_cents) order by id) as nth
        from gone where bank_id is not null) g
      join (select *, row_number() over (partition by bank_id, amount_cents order by id) as nth from since where bank_id is not null) s
        using (bank_id, amount_cents, nth)),
    left_over as (
      select *, row_number() over (partition by spent_on, amount_cents, likeness order by id) as nth
      from gone where id not in (select id from by_id)),
    free as (
      select *, row_number() over (partition by spent_on, amount_cents, likeness order by id) as nth
      from since where id not in (select found from by_id)),
    equal as (
      select l.id, f.id as found from left_over l join free f using (spent_on, amount_cents, likeness, nth)
      where l.bank_id is null or f.bank_id is null),
    rows_left as (
      select id, bank_id, row_on as spent_on, row_cents as amount_cents, row_likeness as likeness,
        row_number() over (partition by row_on, row_cents, row_likeness order by id) as nth
      from left_over l where row_on is not null and not exists (select from equal where equal.id = l.id)),
    still_free as (
      select id, bank_id, spent_on, amount_cents, likeness, row_number() over (partition by spent_on, amount_cents, likeness order by id) as nth
      from free f where not exists (select from equal where equal.found = f.id)),
    by_row as (
      select r.id, f.id as found from rows_left r join still_free f using (spent_on, amount_cents, likeness, nth)
      where r.bank_id is null or f.bank_id is null),
    near_0 as (
      select id, found from by_id union all select id, found from equal union all select id, found from by_row)${sql.join(daysAfter.map(nearDate))}
    select id from near_${sql.raw(String(daysAfter.length))}`);
  await tx.execute(sql`set local enable_nestloop = on`);
  return new Set(rows.map((one) => one.id));
}

/** Adds to `near_0` (`near_1` and so on), the pairs of a deleted expense and an imported row, those whose row is dated `days` after. */
function nearDate(days: number, at: number): SQL {
  const [before, now] = [sql.raw(`near_${at}`), sql.raw(`near_${at + 1}`)];
  return sql`,
    ${now} as (
      select id, found from ${before}
      union all
      select g.id, s.id as found
      from (
        select id, spent_on, amount_cents, row_number() over (partition by spent_on, amount_cents order by id) as nth
        from gone where is_loose and id not in (select id from ${before})) g
      join (
        select id, spent_on - ${days}::int as spent_on, amount_cents, row_number() over (partition by spent_on, amount_cents order by id) as nth
        from since where is_loose and id not in (select found from ${before})) s
        using (spent_on, amount_cents, nth))`;
}

/** Throws conflict for a deleted expense that an import has added again. */
export async function refuseAddedAgain(tx: MemberTx, id: string): Promise<void> {
  if ((await addedAgain(tx, id)).has(id))
    throw new Problem("conflict", "An import has added this expense again. Delete that one first, and this one can come back.");
}
