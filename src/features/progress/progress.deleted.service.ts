import { dayIn } from "#shared/dates.ts";
import type { Restorable } from "#server/context.ts";
import { restoreAchievement } from "./progress.repository.ts";

export const progressDeleted: Restorable[] = [
  {
    table: "achievements",
    kind: "Win",
    name: (row, timeZone) => ({ name: String(row["title"]), on: dayIn(timeZone, Date.parse(String(row["earned_at"]))) }),
    restore: restoreAchievement,
  },
];
