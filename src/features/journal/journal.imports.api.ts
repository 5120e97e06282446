import { useQuery } from "@tanstack/react-query";
import { feature } from "#web/client.ts";
import { sendLines } from "#web/other-files.ts";
import type { journalImportsContract } from "./journal.imports.contract.ts";
import type { JournalFormat, JournalPlan } from "./journal.imports.rules.ts";

export const journalImports = feature<typeof journalImportsContract>("journal", ["journal", "imports"]);
/** The imports of the last 30 days. */
export const useJournalImports = () => useQuery(journalImports.imports.queryOptions({ input: {} })).data?.imports;

type SentJournal = {
  id: string;
  fileName: string;
  format: JournalFormat;
  plan: JournalPlan;
  repeats: ReadonlySet<number>;
  isPreview: boolean;
};

/** Imports the entries of a file, or with `isPreview` returns which of its lines exist already. */
export const sendJournal = ({ plan, repeats, ...head }: SentJournal): Promise<{ pages: number; moods: number; known: number[] }> =>
  sendLines("/api/journal/imports/lines", [
    head,
    ...plan.pages.map((page) => ({ page: { ...page, isRepeat: repeats.has(page.line) } })),
    ...plan.moods.map((mood) => ({ mood })),
  ]);
