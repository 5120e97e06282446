import type { Restorable } from "#server/context.ts";
import { restoreHabit } from "./lifestyle.habits.repository.ts";
import { restoreHabitImport } from "./lifestyle.imports.repository.ts";
import { restoreSpot } from "./lifestyle.spots.repository.ts";

export const lifestyleDeleted: Restorable[] = [
  { table: "habits", kind: "Habit", name: (row) => ({ name: String(row["name"]) }), restore: restoreHabit },
  { table: "habit_imports", kind: "Import", name: (row) => ({ name: String(row["file_name"]) }), restore: restoreHabitImport },
  { table: "saving_spots", kind: "Saving spot", name: (row) => ({ name: String(row["name"]) }), restore: restoreSpot },
];
