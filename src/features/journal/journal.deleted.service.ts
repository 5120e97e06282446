import { dayOf } from "#shared/dates.ts";
import type { Restorable } from "#server/context.ts";
import { restoreJournalImport } from "./journal.imports.repository.ts";
import { restoreEntry } from "./journal.repository.ts";
import { previewOf, type Kind } from "./journal.rules.ts";

export const journalDeleted: Restorable[] = [
  {
    table: "journal_entries",
    kind: "Journal page",
    name: (row) => ({
      name: previewOf({ kind: row["kind"] as Kind, entryText: String(row["entry_text"]) }, 60),
      on: dayOf(String(row["local_time"])),
    }),
    restore: restoreEntry,
  },
  { table: "journal_imports", kind: "Import", name: (row) => ({ name: String(row["file_name"]) }), restore: restoreJournalImport },
];
