import type { Restorable } from "#server/context.ts";
import { restoreCheckin } from "./growth.repository.ts";

export const growthDeleted: Restorable[] = [
  {
    table: "daily_checkins",
    kind: "Check-in",
    name: (row) => ({ name: `${String(row["rating"])} ${String(row["word"])}`.trim(), on: String(row["day"]) }),
    restore: restoreCheckin,
  },
];
