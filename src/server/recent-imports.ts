import { and, asc, desc, gte } from "drizzle-orm";
import type { PgColumn, PgTable } from "drizzle-orm/pg-core";
import { ownedBy, type MemberTx } from "./database.ts";
import { trashMs } from "./trash.ts";

type Imports = PgTable & Record<"userId" | "id" | "fileName" | "format" | "importedAt", PgColumn>;
export type RecentImport<Format> = { id: string; fileName: string; format: Format; importedAt: string };

/** Notes an import of a file. False where the same id came before: then nothing is added again. */
export async function beginImport(tx: MemberTx, table: Imports, file: { id: string; fileName: string; format: string }, now: number) {
  const { id, fileName, format } = file;
  const { rowCount } = await tx
    .insert(table)
    .values({ userId: tx.memberId, id, fileName, format, importedAt: new Date(now) } as never) // the columns of `Imports`
    .onConflictDoNothing();
  return rowCount === 1;
}

/** The member's imports that can still be undone, newest first, at most 100. The contract accepts only the table's formats. */
export async function recentImports<Format extends string>(tx: MemberTx, table: Imports, now: number): Promise<RecentImport<Format>[]> {
  const { id, fileName, format, importedAt } = table;
  const rows = await tx
    .select({ id, fileName, format, importedAt })
    .from(table)
    .where(and(ownedBy(table, tx), gte(importedAt, new Date(now - trashMs))))
    .orderBy(desc(importedAt), asc(id))
    .limit(100);
  return (rows as { id: string; fileName: string; format: Format; importedAt: Date }[]).map((row) => ({
    ...row,
    importedAt: row.importedAt.toISOString(),
  }));
}
