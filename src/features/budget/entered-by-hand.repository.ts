import { sql } from "drizzle-orm";
import { type MemberTx } from "#server/database.ts";
import { daysAfter, likeness } from "./added-again.repository.ts";
import { budgetExpenses as expenses, budgetImports as imports } from "./budget.tables.ts";

/** Whether the line `e` of the ledger was entered by hand. */
export const isByHand = sql`(e.import_id is null and e.bank_id is null and e.kind in ('expense', 'refund'))`;

/**
 * Creates `stored_rows`, the rows for which expenses entered by hand stand since an earlier import, with the ids of those expenses, and marks
 * the rows of `import_rows` that are among them: by the bank's id, then by date, amount and note. A row of an import that was undone since
 * does not count.
 */
export async function markStored(tx: MemberTx): Promise<void> {
  await tx.execute(sql`
    create temporary table stored_rows on commit drop as
    select id, row->>'bankId' as bank_id, (row->>'spentOn')::date as spent_on, (row->>'amountCents')::bigint as amount_cents,
      ${likeness(sql`(row->>'note')`)} as likeness
    from (select id, bank_row as row from ${expenses} e
      where e.user_id = ${tx.memberId} and e.bank_row is not null
        and exists (select from ${imports} i where i.user_id = e.user_id and i.id = (e.bank_row->>'importId')::uuid)) stored
    where not exists (select from import_rows f where f.id = stored.id and f.is_own)`);
  await tx.execute(sql`analyze stored_rows`);
  await tx.execute(sql`
    with by_id as (
      select n, bank_id, amount_cents, min(amount_cents) over ids <> max(amount_cents) over ids as is_shared
      from import_rows where bank_id is not null window ids as (partition by bank_id))
    update import_rows r set is_known = true, entered_id = s.id
    from by_id f join stored_rows s on s.bank_id = f.bank_id and (not f.is_shared or s.amount_cents = f.amount_cents)
    where f.n = r.n and not r.is_known`);
  // an id tells two equal rows apart only where both have one
  for (const [row, stored] of [
    [sql`true`, sql`s.bank_id is null`],
    [sql`r.bank_id is null`, sql`s.bank_id is not null`],
  ])
    await tx.execute(sql`
      with free as (
        select id, spent_on, amount_cents, likeness, row_number() over (partition by spent_on, amount_cents, likeness order by id) as nth
        from stored_rows s where ${stored} and not exists (select from import_rows r where r.entered_id = s.id)),
      open as (
        select n, spent_on, amount_cents, likeness, row_number() over (partition by spent_on, amount_cents, likeness order by n) as nth
        from import_rows r where ${row} and not is_known and not is_own)
      update import_rows r set is_known = true, entered_id = free.id
      from open join free using (spent_on, amount_cents, likeness, nth) where open.n = r.n`);
}

/**
 * Marks the rows of `import_rows` whose purchase the member entered by hand: of the same amount, up to four days before the bank's date or one
 * after it, whatever its note. Each expense stands for one row, also of files imported earlier. One that equals a row stands for that row.
 */
export async function markEntered(tx: MemberTx): Promise<void> {
  const [first, last] = [Math.max(...daysAfter), -Math.min(...daysAfter)];
  await tx.execute(sql`
    create temporary table entered_lines on commit drop as
    select e.id, e.spent_on, e.amount_cents from ${expenses} e
    where e.user_id = ${tx.memberId} and ${isByHand}
      and e.spent_on between (select min(spent_on) - ${first}::int from import_rows) and (select max(spent_on) + ${last}::int from import_rows)
      and not exists (select from import_rows f where f.id = e.id and f.is_own)
      and not exists (select from stored_rows s where s.id = e.id)`);
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

/**
 * Stores, with each expense that stands for a row of this import, that row. An expense whose row the member imports all the same stands for
 * none any more. Rows of our own export (`isOwn`) are expenses themselves, and no bank's.
 */
export async function storeRows(tx: MemberTx, { id, isOwn = false }: { id: string; isOwn?: boolean | undefined }): Promise<void> {
  await tx.execute(sql`set local enable_nestloop = off`);
  await tx.execute(sql`
    update ${expenses} e set bank_row = null from import_rows r join stored_rows s on s.id = r.entered_id
    where e.user_id = ${tx.memberId} and e.id = s.id and r.is_repeat
      and (s.bank_id = r.bank_id or (s.spent_on, s.amount_cents, s.likeness) = (r.spent_on, r.amount_cents, r.likeness))`);
  if (!isOwn)
    await tx.execute(sql`
      update ${expenses} e set bank_row = jsonb_build_object('importId', ${id}::uuid, 'spentOn', r.spent_on, 'amountCents', r.amount_cents,
        'note', r.note, 'bankId', r.bank_id)
      from import_rows r where e.user_id = ${tx.memberId} and e.id = r.entered_id and r.is_known and not r.is_own and not r.is_adjustment
        and not exists (select from stored_rows s where s.id = e.id)`);
  await tx.execute(sql`set local enable_nestloop = on`);
}
