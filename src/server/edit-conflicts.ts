import { sql } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import type { MemberTx } from "./database.ts";

/**
 * Refuses to overwrite what a form has not shown: throws conflict when a field has changed since it was seen, and not to the value that is
 * saved now. `seen` contains the edited fields as they were when their editing began; without it everything is overwritten. `form` names
 * the row that is written, and locks it until the transaction ends.
 */
export async function refuseConflict<Row extends object>(
  tx: MemberTx,
  form: string,
  { seen, next, read }: { seen: Partial<Row> | undefined; next: Partial<Row>; read: () => Promise<Row | undefined> },
): Promise<void> {
  await lockForm(tx, form);
  const current = await read();
  if (!current || !seen) return;
  const isSame = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);
  for (const field of Object.keys(seen) as (keyof Row)[])
    if (!isSame(current[field], seen[field]) && !isSame(current[field], next[field]))
      throw new Problem("conflict", "This was changed somewhere else since you opened it. Both versions are on the page.", {
        field: String(field),
      });
}

/** Locks what `form` names of this member for one transaction at a time, also if there is no row yet. */
export const lockForm = (tx: MemberTx, form: string) => tx.execute(sql`select pg_advisory_xact_lock(${keyOf(tx, form)})`);

/** The same without waiting: false if another transaction has it. */
export async function lockFormNow(tx: MemberTx, form: string): Promise<boolean> {
  const { rows } = await tx.execute<{ locked: boolean }>(sql`select pg_try_advisory_xact_lock(${keyOf(tx, form)}) as locked`);
  return rows[0]?.locked === true;
}

const keyOf = (tx: MemberTx, form: string) => sql`hashtextextended(${`${form} ${tx.memberId}`}, 0)`;
