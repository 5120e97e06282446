import { and, asc, desc, eq, sql } from "drizzle-orm";
import { dayOf, formatDay, type Day } from "#shared/dates.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { Problem } from "#shared/errors.ts";
import { longestPdf, pdfTooLong, type Block } from "#server/integrations/pdf.ts";
import { writtenBetween } from "./journal.repository.ts";
import { wordsOf, type Kind } from "./journal.rules.ts";
import { journalEntries as entries } from "./journal.tables.ts";

/** The journal's PDFs. Each returns null when there is nothing to print. */
export const journalPdf = {
  /** Entries that were written from `from` to `to`, oldest first. */
  extract: async (tx: MemberTx, from: Day, to: Day): Promise<Block[] | null> => {
    const inRange = and(ownedBy(entries, tx), writtenBetween(from, to));
    // measured before it is read: years of long entries need not fit into memory
    const [size] = await tx
      .select({ letters: sql<string>`coalesce(sum(length(${entries.entryText})), 0)` })
      .from(entries)
      .where(inRange);
    if (Number(size?.letters ?? 0) > longestPdf) throw new Problem("too-large", pdfTooLong, { field: "from" });
    const rows = await tx.select().from(entries).where(inRange).orderBy(asc(entries.createdAt), asc(entries.id));
    if (rows.length === 0) return null;
    return rows
      .map((row) => ({ ...row, on: dayOf(row.localTime) }))
      .flatMap((row): Block[] => [
        {
          kind: "heading",
          text: `${formatDay(row.on)}, ${row.on.slice(0, 4)}${row.moodRating !== null && row.isMoodSet ? ` · mood ${row.moodRating} of 10` : ""}`,
        },
        { kind: "text", text: row.entryText },
      ]);
  },

  /** The latest entry of a kind, without its tag. */
  latest: async (tx: MemberTx, kind: Kind): Promise<Block[] | null> => {
    const [row] = await tx
      .select()
      .from(entries)
      .where(and(ownedBy(entries, tx), eq(entries.kind, kind)))
      .orderBy(desc(entries.createdAt), desc(entries.id))
      .limit(1);
    return row ? [{ kind: "text", text: wordsOf({ kind, entryText: row.entryText }).trim() }] : null;
  },
};
