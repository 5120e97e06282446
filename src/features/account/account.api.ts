import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { feature } from "#web/client.ts";
import { isNetworkFailure, problemOf, readApi, send } from "#web/http.ts";
import { currentMember, sessionConfirmed, sessionToken } from "#web/session.ts";
import { announceSave } from "#web/tab-sync.ts";
import type { accountContract } from "./account.contract.ts";

export const account = feature<typeof accountContract>("account");
export type Profile = Awaited<ReturnType<typeof account.profile.call>>;

export const useProfile = () => useQuery(account.profile.queryOptions({ staleTime: 0 }));
export const useDeleted = (limit: number, enabled: boolean) =>
  useQuery(account.deleted.queryOptions({ input: { limit }, staleTime: 0, enabled, placeholderData: keepPreviousData }));
export type DeletedItem = Awaited<ReturnType<typeof account.deleted.call>>["items"][number];
/** Deletes a row in Recently deleted for good, or all of them. `key` makes a repeated call harmless. */
export async function discardDeleted(key: string, id?: string): Promise<void> {
  const [call, json] = id === undefined ? ["discardAll"] : ["discard", { id }];
  await send(`/api/rpc/account/${call}`, { json }, { headers: { "idempotency-key": key } });
  announceSave();
}
export const useDevices = () => useQuery(account.sessions.queryOptions({ staleTime: 0 }));

/** The open page uses the new zone, currency and week at once. */
export function notifyMember({ timeZone, currency, weekStartsOn }: Profile): void {
  const [token, member] = [sessionToken(), currentMember()];
  if (token && member) sessionConfirmed(token, { ...member, timeZone, currency, weekStartsOn });
}

/** `password` is needed from an hour after signing in on. `onBytes` reports received and estimated total bytes. */
type Fetching = { password: string | undefined; onBytes: (bytes: number, all: number) => void; signal: AbortSignal };

/** Fetches the whole archive. Throws the server's Problem. */
export const fetchArchive = ({ password, onBytes, signal }: Fetching): Promise<{ blob: Blob; name: string }> => {
  const proof = { method: "POST", body: JSON.stringify({ password }), headers: { "content-type": "application/json" } };
  return readApi("/api/account/export", { signal, ...(password !== undefined && proof) }, async (answer) => {
    if (!answer.body) throw await problemOf(answer);
    const chunks: Uint8Array<ArrayBuffer>[] = [];
    const all = Number(answer.headers.get("x-archive-bytes") ?? 0);
    let bytes = 0;
    const reader = answer.body.getReader();
    for (let read = await reader.read(); !read.done; read = await reader.read()) {
      chunks.push(read.value as Uint8Array<ArrayBuffer>);
      onBytes((bytes += read.value.length), all);
    }
    return {
      blob: new Blob(chunks, { type: "application/zip" }),
      name: /filename="([^"]+)"/.exec(answer.headers.get("content-disposition") ?? "")?.[1] ?? "evenday.zip",
    };
  });
};

/** A ticket for `importArchive`. Throws invalid for the field password where it is needed, from an hour after signing in on. */
export const askImport = (password?: string) => send<{ ticket: string }>("/api/account/import/ticket", { password });

/**
 * Restores an archive, replacing the account's data. Sent a second time when no answer came; under the same `key` the server then answers what
 * it answered first. Throws the server's Problem.
 */
export async function importArchive(file: File, ticket: string, key: string): Promise<{ rows: number; files: number; leftOut: string[] }> {
  const headers = { "content-type": "application/zip", "import-ticket": ticket, "idempotency-key": key };
  const request = () =>
    readApi(
      "/api/account/import",
      { method: "POST", body: file, headers },
      (answer) => answer.json() as Promise<{ rows: number; files: number; leftOut: string[] }>,
    );
  return request().catch((failure: unknown) => {
    if (isNetworkFailure(failure)) return request();
    throw failure;
  });
}
