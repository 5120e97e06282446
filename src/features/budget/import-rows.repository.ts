import { eq, and, sql } from "drizzle-orm";
import { newId } from "#server/ids.ts";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import type { Run } from "#server/json-lines.ts";
import { beginImport } from "#server/recent-imports.ts";
import { likeness } from "./added-again.repository.ts";
import { listCategories } from "./budget.repository.ts";
import { ownRowId } from "./imports/bank-tags.rules.ts";
import { lockImports, rememberPayees } from "./bank-import.repository.ts";
import { budgetExpenses as expenses, budgetImports as imports } from "./budget.tables.ts";
import { isByHand, markEntered, markStored, storeRows } from "./entered-by-hand.repository.ts";
import { checkMonths } from "./expense.repository.ts";
import { categoryMissing } from "./expense.rules.ts";
import { mostRows, mostShownKnown, mostShownNew, tooManyRows, type ImportFormat, type Line, type Payee } from "./imports/import.rules.ts";

/** A row to import; an id is created here if the caller has none. */
export type SentRow = Line & { id?: string; line: number; categoryId: string; isRepeat?: boolean; isAdjustment?: boolean };
type SentFile = {
  id: string;
  fileName: string;
  format: ImportFormat;
  remember: readonly Payee[];
  /** Rows to add although the ledger contains an equal one, by their number among the rows of the file, from 1. */
  repeatRows?: readonly number[];
  isPreview?: boolean;
  /** Our own export: its rows are expenses themselves, and no bank's. */
  isOwn?: boolean;
};
type ShownRow = { row: number; line: number; spentOn: string; amountCents: number; note: string; categoryId: string };
/** `entered` is the expense, entered by hand, that a row is taken for. */
type KnownRow = ShownRow & { entered: { spentOn: string; note: string } | null };
type Imported = { added: number; known: number; newRows: ShownRow[]; knownRows: KnownRow[] };

/** Rows per statement, so that one ends long before its timeout, and a cancelled import stops soon. */
const rowsAtOnce = 2_000;

/**
 * Adds all rows of a file or none. Rows that the ledger contains already are skipped, also when two devices send the same file at once,
 * except those that the member chose although they repeat; a row with the id of another expense is skipped in any case. The same import id
 * again changes nothing. With `isPreview` nothing is written.
 * The rows are staged in a temporary table, so that a file of any length takes no memory here.
 */
export async function importExpenses(
  tx: MemberTx,
  file: SentFile,
  batches: AsyncIterable<readonly SentRow[]>,
  now: number,
  { report, checkWanted }: Run = { report: () => undefined, checkWanted: () => undefined },
): Promise<Imported> {
  await lockImports(tx);
  const ours = new Set((await listCategories(tx)).map(({ id }) => id));
  checkCategories(ours, file.remember);
  if (!file.isPreview && !(await beginImport(tx, imports, file, now)))
    return { ...(await countRepeated(tx, file.id, batches)), newRows: [], knownRows: [] };
  const rows = await stage(tx, { batches, ours, repeats: new Set(file.repeatRows) }, (staged) => {
    checkWanted();
    report(Math.min(0.45, (0.45 * staged) / mostRows));
  });
  await markKnown(tx);
  await markEntered(tx);
  await tx.execute(sql`update import_rows set is_known = false where is_repeat`); // last: a chosen row still stands for the line it is equal to
  report(0.5);
  const [sum] = (
    await tx.execute<{ added: number; known: number; from: string | null; to: string | null }>(sql`
      select count(*) filter (where not is_known)::int as added, count(*) filter (where is_known)::int as known,
        min(spent_on) filter (where not is_known)::text as from, max(spent_on) filter (where not is_known)::text as to from import_rows`)
  ).rows;
  const { added = 0, known = 0, from = null, to = null } = sum ?? {};
  if (file.isPreview) return { added, known, newRows: await newRows(tx), knownRows: await knownRows(tx) };
  await storeRows(tx, file);
  let inserted = 0;
  for (let at = 0; at < rows; at += rowsAtOnce) {
    checkWanted();
    const { rowCount } = await tx.execute(sql`
      insert into ${expenses} (user_id, id, kind, category_id, spent_on, amount_cents, note, import_id, bank_id)
      select ${tx.memberId}::uuid, coalesce(new_id, id), case when is_adjustment then 'adjustment' when amount_cents < 0 then 'refund' else 'expense' end,
        category_id, spent_on, amount_cents, note, ${file.id}::uuid, bank_id from import_rows where n > ${at} and n <= ${at + rowsAtOnce} and not is_known
      on conflict (user_id, id) do nothing`);
    inserted += rowCount ?? 0;
    report(0.5 + (0.5 * Math.min(rows, at + rowsAtOnce)) / rows);
  }
  if (from !== null && to !== null) await checkMonths(tx, from, to);
  await rememberPayees(tx, file.remember);
  checkWanted();
  return { added: inserted, known: known + added - inserted, newRows: [], knownRows: [] };
}

type Staging = { batches: AsyncIterable<readonly SentRow[]>; ours: ReadonlySet<string>; repeats: ReadonlySet<number> };

/** Writes the rows into the temporary table `import_rows`, numbered from 1. Returns their number. */
async function stage(tx: MemberTx, { batches, ours, repeats }: Staging, onBatch: (staged: number) => void): Promise<number> {
  await tx.execute(sql`
    create temporary table import_rows (n int primary key, id uuid not null, new_id uuid, is_own boolean not null, line int not null, spent_on date not null,
      amount_cents bigint not null, note text not null, likeness text not null, category_id uuid not null, bank_id text,
      is_repeat boolean not null, is_adjustment boolean not null, is_known boolean not null default false, entered_id uuid) on commit drop`);
  let staged = 0;
  for await (const batch of batches) {
    checkCategories(ours, batch);
    const rows = batch.map((row, index) => {
      const isRepeat = row.isRepeat === true || repeats.has(staged + index + 1); // several rows may begin on one line
      const ownId = ownRowId(row.bankId);
      return {
        n: staged + index + 1,
        id: ownId ?? row.id ?? newId(),
        new_id: ownId === undefined || !isRepeat ? null : (row.id ?? newId()),
        is_own: ownId !== undefined,
        line: row.line,
        spent_on: row.spentOn,
        amount_cents: row.amountCents,
        note: row.note,
        category_id: row.categoryId,
        bank_id: ownId === undefined ? row.bankId : null,
        is_repeat: isRepeat,
        is_adjustment: row.isAdjustment === true,
      };
    });
    staged += rows.length;
    if (staged > mostRows) throw new Problem("too-large", tooManyRows);
    await tx.execute(sql`
      insert into import_rows (n, id, new_id, is_own, line, spent_on, amount_cents, note, likeness, category_id, bank_id, is_repeat, is_adjustment)
      select n, id, new_id, is_own, line, spent_on, amount_cents, note, ${likeness(sql`note`)}, category_id, bank_id, is_repeat, is_adjustment
      from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
        as sent(n int, id uuid, new_id uuid, is_own boolean, line int, spent_on date, amount_cents bigint, note text, category_id uuid, bank_id text, is_repeat boolean,
          is_adjustment boolean)`);
    onBatch(staged);
  }
  await tx.execute(sql`analyze import_rows`);
  return staged;
}

/**
 * Marks the rows that the ledger contains already: by the bank's id, or that of our own export, first, then by date, amount and note. Two rows that are equal but for
 * their ids are two purchases, and so are two of one id with different amounts, which banks give a purchase and its fee: of rows that are equal in date, amount and note as many are known as the ledger has, without lines that have
 * another id of the bank. Without nested loops, which the planner chooses where the statistics know few rows of this member yet, and which
 * compare each row of the file with each of the ledger.
 */
async function markKnown(tx: MemberTx): Promise<void> {
  await tx.execute(sql`set local enable_nestloop = off`);
  const mine = sql`e.user_id = ${tx.memberId} and e.spent_on between (select min(spent_on) from import_rows) and (select max(spent_on) from import_rows)`;
  await tx.execute(sql`
    update import_rows r set is_known = true from (
      select n, row_number() over (partition by coalesce(bank_id, id::text), case when bank_id is not null then amount_cents end order by n) as nth from import_rows
      where bank_id is not null or is_own
    ) same where same.n = r.n and same.nth > 1`);
  await tx.execute(sql`
    with by_id as (
      select n, bank_id, amount_cents, min(amount_cents) over ids <> max(amount_cents) over ids as is_shared
      from import_rows where bank_id is not null window ids as (partition by bank_id))
    update import_rows r set is_known = true from by_id f join ${expenses} e on e.bank_id = f.bank_id and (not f.is_shared or e.amount_cents = f.amount_cents)
    where e.user_id = ${tx.memberId} and f.n = r.n`); // also one whose date was changed since
  await tx.execute(sql`
    update import_rows r set is_known = true from ${expenses} e where e.user_id = ${tx.memberId} and e.id = r.id and r.is_own`);
  await markStored(tx);
  await tx.execute(sql`
    with held as (
      select *, row_number() over (partition by spent_on, amount_cents, likeness, has_id order by is_by_hand, id) as nth from (
        select e.id, e.spent_on, e.amount_cents, ${likeness(sql`e.note`)} as likeness, e.bank_id is not null or s.bank_id is not null as has_id,
          ${isByHand} as is_by_hand
        from ${expenses} e left join stored_rows s on s.id = e.id where ${mine} and not exists (
          select from import_rows f where f.bank_id = e.bank_id)
          and not exists (select from import_rows f where f.id = e.id and f.is_own)
          and not exists (select from import_rows f where f.entered_id = e.id)) lines),
    left_over as (
      select n, bank_id, spent_on, amount_cents, likeness, row_number() over (partition by spent_on, amount_cents, likeness order by n) as nth
      from import_rows where not is_known),
    without_id_found as (
      select l.n, h.id, h.is_by_hand from left_over l join held h using (spent_on, amount_cents, likeness, nth) where not h.has_id),
    open as (
      select n, spent_on, amount_cents, likeness, row_number() over (partition by spent_on, amount_cents, likeness order by n) as nth
      from left_over l where bank_id is null and not exists (select from without_id_found found where found.n = l.n)),
    found as (
      select * from without_id_found
      union all
      select o.n, h.id, h.is_by_hand from open o join held h using (spent_on, amount_cents, likeness, nth) where h.has_id)
    update import_rows r set is_known = true, entered_id = case when found.is_by_hand then found.id end from found where found.n = r.n`);
  await tx.execute(sql`set local enable_nestloop = on`);
}

const parts = sql`n as row, r.line, r.spent_on::text as "spentOn", r.amount_cents::float8 as "amountCents", r.note, r.category_id as "categoryId"`;

const newRows = async (tx: MemberTx): Promise<ShownRow[]> =>
  (await tx.execute<ShownRow>(sql`select ${parts} from import_rows r where not is_known order by n limit ${mostShownNew}`)).rows;

const knownRows = async (tx: MemberTx): Promise<KnownRow[]> =>
  (
    await tx.execute<KnownRow>(sql`
      select ${parts}, case when e.id is not null then json_build_object('spentOn', e.spent_on, 'note', e.note) end as entered
      from import_rows r left join ${expenses} e on e.id = r.entered_id and e.user_id = ${tx.memberId}
        and (e.spent_on, e.amount_cents, ${likeness(sql`e.note`)}) is distinct from (r.spent_on, r.amount_cents, r.likeness)
      where is_known order by n limit ${mostShownKnown}`)
  ).rows;

/** The answer of a repeated request: nothing changes, but its rows are read to their end. */
async function countRepeated(tx: MemberTx, id: string, batches: AsyncIterable<readonly SentRow[]>) {
  let rows = 0;
  for await (const batch of batches) rows += batch.length;
  const added = await tx.$count(expenses, and(ownedBy(expenses, tx), eq(expenses.importId, id)));
  return { added, known: Math.max(0, rows - added) };
}

function checkCategories(ours: ReadonlySet<string>, rows: readonly { categoryId: string }[]): void {
  if (rows.some(({ categoryId }) => !ours.has(categoryId))) throw new Problem("invalid", categoryMissing, { field: "categoryId" });
}
