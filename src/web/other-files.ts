import { Problem, type ProblemKind } from "#shared/errors.ts";
import { publicKey } from "#shared/release.ts";
import { saveFile } from "#web/save-file.ts";
import { isNetworkFailure, problemOf, readApi, send } from "#web/http.ts";
import { withRetries } from "#web/retry.ts";
import { asMember, currentMember, notifyRefusal, sessionEnded, sessionToken } from "#web/session.ts";
import { readTab, writeTab } from "#web/tab.ts";
import { problemToast, toast } from "#web/toast.ts";

/** The content of another app's file, read by the server and not stored; `kind` says which answer it is. */
export function readOtherFile<Answer extends { kind: string }>(file: File, signal?: AbortSignal): Promise<Answer> {
  const headers = { "content-type": "application/octet-stream", "x-file-name": encodeURIComponent(file.name.toWellFormed().slice(0, 255)) };
  const init = { method: "POST", body: file, headers, ...(signal ? { signal } : {}) };
  return readApi("/api/reading/file", init, (answer) => answer.json() as Promise<Answer>);
}

/** Sends an import as JSON lines, which avoids building one long text. */
export function sendLines<Answer>(path: string, lines: readonly unknown[]): Promise<Answer> {
  const body = new Blob(lines.flatMap((line) => [JSON.stringify(line), "\n"]));
  const init = { method: "POST", body, headers: { "content-type": "application/x-ndjson" } };
  return readApi(path, init, (answer) => answer.json() as Promise<Answer>);
}

export type UploadProgress = { signal: AbortSignal; report: (done: number) => void };

/**
 * Like `sendLines`, for work of many seconds: `report` gets the progress from 0 to 1, the first half while the body is sent. The server
 * answers in lines, the last of which is the answer. XMLHttpRequest, because fetch does not report upload progress.
 */
export const uploadLines = <Answer>(path: string, body: Blob, progress: UploadProgress): Promise<Answer> =>
  asMember(currentMember()?.id, () => upload(path, body, progress));

function upload<Answer>(path: string, body: Blob, { signal, report }: UploadProgress): Promise<Answer> {
  return new Promise((done, fail) => {
    const token = sessionToken() ?? "";
    const request = new XMLHttpRequest();
    const cut = () => fail(new Problem("unavailable", "The connection was cut."));
    request.upload.addEventListener("progress", ({ loaded, total }) => report(loaded / total / 2));
    request.addEventListener("progress", () => report(0.5 + (lineIn(request.responseText, -2)?.done ?? 0) / 2));
    request.addEventListener("error", cut);
    request.addEventListener("abort", () => fail(new DOMException("Cancelled", "AbortError")));
    request.addEventListener("load", () => {
      const { status, responseText } = request;
      if (status === 401) sessionEnded(token);
      if (status === 402) notifyRefusal("no-access");
      if (status !== 200) return void problemOf(new Response(responseText, { status: status || 503 })).then(fail);
      const last = lineIn(responseText, -1);
      if (last?.failure) return fail(new Problem(last.failure.code, last.failure.message));
      if (last?.answer === undefined) return cut();
      done(last.answer as Answer);
    });
    signal.addEventListener("abort", () => request.abort());
    request.open("POST", path);
    request.setRequestHeader("apikey", publicKey);
    request.setRequestHeader("authorization", `Bearer ${token}`);
    request.setRequestHeader("content-type", "application/x-ndjson");
    request.setRequestHeader("accept", "application/x-ndjson");
    request.send(body);
  });
}

type AnswerLine = { done?: number; answer?: unknown; failure?: { code: ProblemKind; message: string } };
/** A line of the answer so far, counted from the end; -2 is the last complete one while it is still arriving. */
function lineIn(text: string, index: number): AnswerLine | undefined {
  try {
    return JSON.parse((index === -1 ? text.trim() : text).split("\n").at(index) ?? "") as AnswerLine;
  } catch {
    return undefined; // incomplete
  }
}

/** Fetches an export and saves it under the name that the server gives. Throws the server's Problem. */
export async function saveExport(path: string): Promise<true> {
  const { blob, name = "evenday" } = await readApi(path, {}, async (answer) => ({
    blob: await answer.blob(),
    name: /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1],
  }));
  saveFile(blob, name);
  return true;
}

/*
 * An import under way is noted in its tab: when a reload interrupts it, the next page says what became of it. The server imports a file whole
 * or not at all, and recognizes what is there already when the same file is chosen again.
 */

/** The lists of the finished imports of each kind. */
export type ImportList = "/api/imports" | "/api/journal/imports" | "/api/lifestyle/imports" | "/api/debt/imports";
type Cut = { id: string; fileName: string; list: ImportList; isTold?: true };
const noteName = "import";

/** The import that was interrupted in this tab; null without one. */
export const readInterrupted = (member: string): Cut | null => readTab(member, noteName) as Cut | null;

export const formatFinished = (fileName: string) => `The import of ${fileName} was finished while the page was closed.`;
const interrupted = (fileName: string) => `The import of ${fileName} was interrupted.`;
const chooseAgain = "Nothing of it was stored. Please choose the file again.";
export const formatInterrupted = (fileName: string) => `${interrupted(fileName)} ${chooseAgain}`;

export function beginImport(cut: Cut): void {
  writeTab(currentMember()?.id ?? "", noteName, cut);
  addEventListener("beforeunload", hold);
}

export function endImport(): void {
  writeTab(currentMember()?.id ?? "", noteName, undefined);
  removeEventListener("beforeunload", hold);
}

/** The browser asks before leaving the page during an import. */
const hold = (event: BeforeUnloadEvent) => event.preventDefault();

/** `run`, noted in the tab until it is answered: a reload ends it like a lost connection. */
export const noted =
  <Input extends { id: string; fileName: string }, Output>(list: ImportList, run: (input: Input) => Promise<Output>) =>
  (input: Input): Promise<Output> => {
    beginImport({ id: input.id, fileName: input.fileName, list });
    return run(input).then(
      (answer) => {
        endImport();
        return answer;
      },
      (failure: unknown) => {
        if (failure instanceof Problem && !isNetworkFailure(failure)) endImport();
        removeEventListener("beforeunload", hold);
        throw failure;
      },
    );
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
  writeTab(member, noteName, { ...cut, isTold: true });
  if (isThere) toast(formatFinished(cut.fileName), "Bring your data lists it, and can take it back.", { source: "import" });
  else problemToast(interrupted(cut.fileName), chooseAgain, undefined, "import");
}
