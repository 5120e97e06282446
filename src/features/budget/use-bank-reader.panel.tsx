import { Problem } from "#shared/errors.ts";
import { uploadLines, type UploadProgress } from "#web/other-files.ts";
import type { Progress } from "#web/text-chunks.ts";
import { trusted } from "#web/trusted-types.ts";
import type { BankSource, OpenedFile, PlannedFile, ThreadAnswer, ThreadQuestion } from "./bank-thread.api.ts";
// oxlint-disable-next-line import/default, no-restricted-imports, project/import-spelling -- the build resolves this to the worker's address
import address from "./bank-thread.api.ts?worker&url";
import type { ImportChoice, ImportFormat, Payee } from "./imports/import.rules.ts";

type ShownRow = { row: number; line: number; spentOn: string; amountCents: number; note: string; categoryId: string };
/** `entered` is the expense, entered by hand, that a row is taken for. */
type KnownRow = ShownRow & { entered: { spentOn: string; note: string } | null };
export type ComparedFile = { added: number; known: number; newRows: ShownRow[]; knownRows: KnownRow[] };
/** A file that is being read in a worker of its own; `close` stops it at once. */
export type BankReader = {
  open: (progress: Progress) => Promise<OpenedFile>;
  plan: (choice: ImportChoice, progress: Progress) => Promise<PlannedFile>;
  close: () => void;
};

export function readBankSource(source: BankSource): BankReader {
  const thread = new Worker(trusted(address as `/${string}`), { type: "module" });
  let number = 0;
  const ask = (choice: ImportChoice | undefined, progress: Progress) =>
    new Promise<ThreadAnswer>((done, fail) => {
      const own = (number += 1);
      const onMessage = ({ data }: MessageEvent<ThreadAnswer>) => {
        if (data.number !== own) return;
        if ("done" in data) return progress(data.done);
        thread.removeEventListener("message", onMessage);
        if ("problem" in data) fail(new Problem(data.problem.kind, data.problem.message));
        else done(data);
      };
      thread.addEventListener("message", onMessage);
      thread.addEventListener("error", () => fail(new Problem("unavailable", "The file could not be read. Please try again.")));
      thread.postMessage({ number: own, source, ...(choice ? { choice } : {}) } satisfies ThreadQuestion);
    });
  return {
    open: async (progress) => {
      const answer = await ask(undefined, progress);
      if (!("opened" in answer)) throw new Error("the thread answered something else");
      return answer.opened;
    },
    plan: async (choice, progress) => {
      const answer = await ask(choice, progress);
      if (!("planned" in answer)) throw new Error("the thread answered something else");
      return answer.planned;
    },
    close: () => thread.terminate(),
  };
}

type Head = {
  id: string;
  fileName: string;
  format: ImportFormat;
  isPreview: boolean;
  isOwn: boolean;
  remember: readonly Payee[];
  repeatRows: readonly number[];
};

/** Sends the rows of a file in one request: compared with the ledger, or imported, all of them or none. */
export const sendRows = (head: Head, lines: Blob, progress: UploadProgress): Promise<ComparedFile> =>
  uploadLines("/api/imports/lines", new Blob([`${JSON.stringify(head)}\n`, lines]), progress);
