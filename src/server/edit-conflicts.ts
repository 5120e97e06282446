import { sql } from "drizzle-orm";
import { Problem } from "#shared/errors.ts";
import type { MemberTx } from "./database.ts";

/**
 * Refuses to overwrite what a form has not shown: throws conflict when a field that was seen otherwise has changed since, and not to
 * what is saved now. `seen` holds the edited fields as they were when their editing began; without it everything is overwritten.
 * `form` names the one row that is written, and holds it until the transaction ends.
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

/** Lets one transaction at a time write what `form` names of this member, also where there is no row yet. */
export const lockForm = (tx: MemberTx, form: string) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`${form} ${tx.memberId}`}, 0))`);
