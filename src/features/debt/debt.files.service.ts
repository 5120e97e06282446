import { cellsIn, textIn } from "#server/csv.ts";
import type { FilePart } from "#server/file-parts.ts";
import { mostPlanRows, planKindOf, type PlanFile } from "./debt.imports.rules.ts";

/** For app/: a list of debts or goals in a table; null if it is something else. */
export const planFiles = {
  read: (parts: readonly FilePart[]): PlanFile | null => {
    const [part] = parts;
    if (!part || parts.length > 1 || part.kind !== "table") return null;
    const { rows, lines } = cellsIn(textIn(part.bytes));
    const kind = planKindOf(rows[0] ?? []);
    return kind && rows.length <= mostPlanRows ? { kind, rows, lines } : null;
  },
};
