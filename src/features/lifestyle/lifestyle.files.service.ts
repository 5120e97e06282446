import { cellsIn, textIn } from "#server/csv.ts";
import type { FilePart, ReadingAt } from "#server/file-parts.ts";
import type { HabitFile } from "./lifestyle.imports.rules.ts";
import { loopTables, readLoop } from "./lifestyle.loop.rules.ts";

/** For app/: the habits in a file of another app; null when there are none. */
export const habitFiles = {
  read: (parts: readonly FilePart[], { today }: ReadingAt): HabitFile | null => {
    const tables = parts.filter(({ kind }) => kind === "table").map(({ name, bytes }) => ({ name, ...cellsIn(textIn(bytes)) }));
    const found = loopTables(tables);
    return found && readLoop(found, today);
  },
};
