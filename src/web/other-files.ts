import { Problem, type ProblemKind } from "#shared/errors.ts";
import { publicKey } from "#shared/release.ts";
import { saveFile } from "#web/save-file.ts";
import { problemOf, readApi } from "#web/http.ts";
import { asMember, currentMember, notifyRefusal, sessionEnded, sessionToken } from "#web/session.ts";

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
