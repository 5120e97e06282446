import { v7 as newId } from "uuid";
import type { StorageKey } from "#server/integrations/storage-key.ts";
import type { TestServer } from "./server.ts";
import type { Person } from "./people.ts";

export const pdf = (text = "hello") => new TextEncoder().encode(`%PDF-1.7\n${text}\n%%EOF\n`);

/** Documents as the API returns them. */
type Document = {
  id: string;
  fileName: string;
  filePath: StorageKey;
  fileSize: number;
  fileType: string;
  documentType: string;
  createdAt: string;
  dates: { kind: string; on: string }[];
};
type Usage = { bytes: number; quotaBytes: number; files: number; quotaFiles: number };

type Sent = { name: string; type?: string; id?: string; init?: RequestInit };
/** Sends a file as the page does; `init` overrides the defaults. */
export const upload = async (
  person: Person,
  bytes: Uint8Array | ReadableStream,
  { name, type = "planner", id = newId(), init = {} }: Sent,
) => {
  const answer = await person.home.fetch("/api/documents/upload", {
    method: "POST",
    body: bytes as BodyInit,
    ...(bytes instanceof ReadableStream ? { duplex: "half" } : {}),
    ...init,
    headers: {
      authorization: `Bearer ${person.token}`,
      "content-type": "application/octet-stream",
      "x-file-name": encodeURIComponent(name),
      "x-document-type": type,
      "x-document-id": id,
      ...(init.headers as object),
    },
  } as RequestInit);
  return { status: answer.status, body: (await answer.json()) as Document & { message: string; field: string } };
};
export const list = async (person: Person) => (await person.get("/api/documents")).body as { documents: Document[]; usage: Usage };
export const download = (person: Person, id: string) =>
  person.home.fetch(`/api/documents/${id}/file`, { headers: { authorization: `Bearer ${person.token}` } });

/** Keys of the stored files, of one member or of all. */
export async function filesOf(home: TestServer, memberId?: string): Promise<string[]> {
  const keys: string[] = [];
  for await (const { key } of home.context.files.list(memberId)) keys.push(key);
  return keys;
}
