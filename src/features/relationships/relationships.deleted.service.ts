import { dayIn } from "#shared/dates.ts";
import { previewOf } from "#journal/journal.rules.ts";
import type { Restorable } from "#server/context.ts";
import { restoreAnalysis } from "./relationships.repository.ts";

export const relationshipsDeleted: Restorable[] = [
  {
    table: "flag_analyzer_entries",
    kind: "Situation",
    name: (row, timeZone) => ({
      name: previewOf({ kind: "plain", entryText: String(row["situation_text"]) }, 60),
      on: dayIn(timeZone, Date.parse(String(row["created_at"]))),
    }),
    restore: restoreAnalysis,
  },
];
