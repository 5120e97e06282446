import { carry, problemOf } from "#web/http.ts";

/** What the file of another app holds, read by the server and not stored; `kind` says which of the answers it is. */
export async function readOtherFile<Answer extends { kind: string }>(file: File, signal?: AbortSignal): Promise<Answer> {
  const answer = await carry("/api/reading/file", {
    method: "POST",
    body: file,
    headers: { "content-type": "application/octet-stream", "x-file-name": encodeURIComponent(file.name.toWellFormed().slice(0, 255)) },
    ...(signal ? { signal } : {}),
  });
  if (!answer.ok) throw await problemOf(answer);
  return (await answer.json()) as Answer;
}

/** Sends an import as JSON lines: as many as a file has, without one long text in between. */
export async function sendLines<Answer>(path: string, lines: readonly unknown[]): Promise<Answer> {
  const body = new Blob(lines.flatMap((line) => [JSON.stringify(line), "\n"]));
  const answer = await carry(path, { method: "POST", body, headers: { "content-type": "application/x-ndjson" } });
  if (!answer.ok) throw await problemOf(answer);
  return (await answer.json()) as Answer;
}

/** Fetches an export and saves it under the name that the server gives. Throws the server's Problem. */
export async function saveExport(path: string): Promise<true> {
  const answer = await carry(path);
  if (!answer.ok) throw await problemOf(answer);
  const url = URL.createObjectURL(await answer.blob());
  const name = /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "evenday";
  Object.assign(document.createElement("a"), { href: url, download: name }).click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
  return true;
}
