import type { Row } from "#server/archive.ts";
import type { Archive, Ground } from "#server/ground.ts";
import { newSecret } from "#server/signing.ts";
import { extensionOf, type Document } from "./documents.rules.ts";
import { keepUpload } from "./upload.store.ts";
import { listDocuments, pathsOf } from "./documents.store.ts";

const anyQuota = { quotaBytes: Number.MAX_SAFE_INTEGER, quotaFiles: Number.MAX_SAFE_INTEGER };

/** What the roof may ask of the stored files: a member's part of an archive, the end with the account, and the sweep. */
export const documentsFacts = {
  archive: (ground: Ground): Archive => ({
    give: async function* (memberId) {
      const { documents } = await ground.database.asMember(memberId, (tx) => listDocuments(tx, anyQuota));
      for (const one of documents) {
        const stored = await ground.files.read(one.filePath);
        if (stored) yield { name: `documents/${one.id}/${one.fileName.replaceAll("/", "_").replaceAll("\\", "_")}`, bytes: stored.bytes, isPacked: true };
      }
    },
    take: async (memberId, files, data) => {
      const before = await ground.database.asMember(memberId, pathsOf);
      const rows = data.get("user_documents") ?? [];
      const kept: Row[] = [];
      for (const { name, bytes } of files) {
        const row = rows.find((one) => one["id"] === name.split("/")[1]);
        if (!row) continue;
        const key = `${memberId}/${newSecret().slice(0, 32)}.${extensionOf(String(row["file_name"])) ?? "txt"}`;
        const { path } = await ground.files.intake(new Blob([bytes as Uint8Array<ArrayBuffer>]).stream(), Number.MAX_SAFE_INTEGER);
        await ground.files.keep(path, key);
        kept.push({ ...row, file_path: key, file_size: bytes.length });
      }
      data.set("user_documents", kept);
      const removeAll = async (keys: unknown[]) => { for (const key of keys) await ground.files.remove(String(key)); };
      return { keep: () => removeAll(before), undo: () => removeAll(kept.map((row) => row["file_path"])) };
    },
  }),

  /** Keeps a PDF that was made here with the member's other documents. Throws conflict when the space is full. */
  keep: (ground: Ground, memberId: string, made: { id: string; fileName: string; bytes: Uint8Array }): Promise<Document> =>
    keepUpload(ground, memberId, { id: made.id, fileName: made.fileName, extension: "pdf", documentType: "planner" }, new Blob([made.bytes as Uint8Array<ArrayBuffer>]).stream()),

  /** Removes every file of a member who leaves. */
  clearUp: async (ground: Ground, memberId: string): Promise<void> => {
    const keys: string[] = [];
    for await (const { key } of ground.files.list(memberId)) keys.push(key);
    for (const key of keys) await ground.files.remove(key);
  },

  /** Removes files without a row that were written before `before` (UTC ms), and what cut uploads left. Gives how many. */
  sweep: async (ground: Ground, before: number): Promise<number> => {
    await ground.files.sweepIntake(before);
    const known = new Map<string, Set<string>>();
    let removed = 0;
    for await (const { key, writtenAt } of ground.files.list()) {
      const memberId = key.split("/")[0] ?? "";
      if (writtenAt >= before || !/^[0-9a-f-]{36}$/.test(memberId)) continue;
      const paths = known.get(memberId) ?? new Set(await ground.database.asMember(memberId, pathsOf));
      known.set(memberId, paths);
      if (paths.has(key)) continue;
      await ground.files.remove(key);
      removed += 1;
    }
    return removed;
  },
};
