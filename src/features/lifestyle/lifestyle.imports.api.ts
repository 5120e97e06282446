import { useQuery } from "@tanstack/react-query";
import { feature } from "#web/client.ts";
import { sendLines } from "#web/other-files.ts";
import type { habitImportsContract } from "./lifestyle.imports.contract.ts";
import type { HabitFormat, HabitRow } from "./lifestyle.imports.rules.ts";

export const habitImports = feature<typeof habitImportsContract>("lifestyle", ["lifestyle", "imports"]);
/** The imports of the last 30 days. */
export const useHabitImports = () => useQuery(habitImports.imports.queryOptions({ input: {} })).data?.imports;

type SentHabits = { id: string; fileName: string; format: HabitFormat; category: string; habits: readonly HabitRow[]; isPreview: boolean };

/** Imports habits with their days, or with `isPreview` returns how many would be imported. */
export const sendHabits = ({ habits, ...head }: SentHabits): Promise<{ habits: number; days: number; known: number }> =>
  sendLines("/api/lifestyle/imports/lines", [head, ...habits]);
