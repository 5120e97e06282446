import { sql } from "drizzle-orm";
import { type Day } from "#shared/dates.ts";
import { type MemberTx } from "#server/database.ts";
import { budgetCategories as categories, budgetExpenses as expenses } from "./budget.tables.ts";
import { byteOrderMark, csvHeader, csvLine, exportName } from "./export.rules.ts";
import type { ExportedLine } from "./imports/other-export.rules.ts";

type Period = { from: Day; to: Day };
const rowsAtOnce = 1_000;

/** The expenses of a period as CSV, all as they are at one instant. */
export async function exportExpenses(tx: MemberTx, from: Day, to: Day): Promise<{ name: string; csv: string }> {
  const parts = [byteOrderMark + csvHeader];
  for await (const rows of exportedPages(tx, { from, to })) parts.push(rows.map(csvLine).join(""));
  return { name: exportName(from, to), csv: parts.join("") };
}

/**
 * The expenses of a period with the names of their categories, oldest first, a thousand at a time, so that other requests are answered between
 * them. A cursor reads them as they were when it was opened. Once per transaction, and nothing but the database may be awaited in between.
 */
export async function* exportedPages(tx: MemberTx, { from, to }: Period): AsyncGenerator<ExportedLine[]> {
  await tx.execute(sql`
    declare exported_expenses no scroll cursor for
    select e.id, e.kind, e.spent_on::text as "spentOn", e.amount_cents::float8 as "amountCents", e.note, coalesce(c.name, '') as category
    from ${expenses} e left join ${categories} c on c.user_id = e.user_id and c.id = e.category_id
    where e.user_id = ${tx.memberId} and e.spent_on between ${from}::date and ${to}::date
    order by e.spent_on, e.id`);
  for (;;) {
    const { rows } = await tx.execute<ExportedLine>(sql`fetch ${sql.raw(String(rowsAtOnce))} from exported_expenses`);
    if (rows.length > 0) yield rows;
    if (rows.length < rowsAtOnce) break;
  }
  await tx.execute(sql`close exported_expenses`);
}
