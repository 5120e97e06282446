import { send } from "#web/http.ts";
import { withRetries } from "#web/retry.ts";
import { currentMember } from "#web/session.ts";
import { readTab, writeTab } from "#web/tab.ts";
import { problemToast, toast } from "#web/toast.ts";

/*
 * An import under way is noted in its tab: when a reload interrupts it, the next page says what became of it. The server imports a file whole
 * or not at all, and recognizes what is there already when the same file is chosen again.
 */

/** The lists of the finished imports of each kind. */
export type ImportList = "/api/imports" | "/api/journal/imports" | "/api/lifestyle/imports" | "/api/debt/imports";
type Cut = { id: string; fileName: string; list: ImportList; isTold?: true };
const name = "import";

/** The import that was interrupted in this tab; null without one. */
export const readInterrupted = (member: string): Cut | null => readTab(member, name) as Cut | null;

export const formatFinished = (fileName: string) => `The import of ${fileName} was finished while the page was closed.`;
export const formatInterrupted = (fileName: string) =>
  `The import of ${fileName} was interrupted. Nothing of it was stored. Please choose the file again.`;

export function beginImport(cut: Cut): void {
  writeTab(currentMember()?.id ?? "", name, cut);
  addEventListener("beforeunload", hold);
}

export function endImport(): void {
  writeTab(currentMember()?.id ?? "", name, undefined);
  removeEventListener("beforeunload", hold);
}

/** The browser asks before leaving the page during an import. */
const hold = (event: BeforeUnloadEvent) => event.preventDefault();

/** `run`, noted in the tab while it is under way. */
export const noted =
  <Input extends { id: string; fileName: string }, Output>(list: ImportList, run: (input: Input) => Promise<Output>) =>
  (input: Input): Promise<Output> => {
    beginImport({ id: input.id, fileName: input.fileName, list });
    return run(input).finally(endImport);
  };

/** The server may still be finishing an import when the page is back. */
const finishingMs = 4_000;

/** Says, once, what became of the import that the reload of this page has interrupted. */
export async function tellInterrupted(member: string, waitMs = finishingMs): Promise<void> {
  const cut = readInterrupted(member);
  if (!cut || cut.isTold) return;
  const isStored = async () =>
    (await withRetries(() => send<{ imports: { id: string }[] }>(cut.list))).imports.some(({ id }) => id === cut.id);
  let isThere = await isStored();
  if (!isThere) {
    await new Promise((done) => setTimeout(done, waitMs));
    isThere = await isStored();
  }
  // another import may have begun meanwhile
  if (readInterrupted(member)?.id !== cut.id) return;
  writeTab(member, name, { ...cut, isTold: true });
  if (isThere) toast(formatFinished(cut.fileName), "Bring your data lists it, and can take it back.");
  else problemToast(`The import of ${cut.fileName} was interrupted.`, "Nothing of it was stored. Please choose the file again.");
}
