import { addDays, type Day } from "#shared/dates.ts";
import type { Row } from "#server/archive.ts";
import type { MemberTx } from "#server/database.ts";
import type { Archive, AppContext, Incoming } from "#server/context.ts";
import { newStorageKey, type StorageKey } from "#server/integrations/storage-key.ts";
import { detectFileType } from "#server/integrations/file-type.ts";
import { extensionOf, largestBytes, messages, type Document, type Extension } from "./documents.rules.ts";
import { datesBetween, deletedFiles, expectWithinQuota, lockKeys, quotaOf, storedFiles } from "./documents.repository.ts";
import { stateOf, openWhole } from "./stored-files.repository.ts";
import { Problem } from "#shared/errors.ts";
import { saveUpload, typeOf } from "./upload.repository.ts";

const nameOf = (folder: string, { id, fileName }: { id: string; fileName: string }) =>
  `${folder}/${id}/${fileName.replaceAll("/", "_").replaceAll("\\", "_")}`;

/** Every file of a member with its name in an archive; imported ones are in `documents/`. */
const archived = async (context: AppContext, memberId: string) =>
  context.database.withUser(memberId, async (tx) => [
    ...(await storedFiles(tx)).map((file) => ({ ...file, name: nameOf("documents", file) })),
    ...(await deletedFiles(tx)).map((file) => ({ ...file, name: nameOf("recently-deleted", file) })),
  ]);

/** Stores a file of an archive, checked like any upload. Returns the fields of its row. */
async function restoreArchived(context: AppContext, memberId: string, extension: Extension, { path, size, sha256 }: Incoming) {
  const fileType = typeOf(await detectFileType(path, size), extension);
  const key = newStorageKey(memberId, extension);
  await context.files.keep(path, key);
  return { file_path: key, file_size: size, file_sha256: sha256, file_type: fileType };
}

/** For app/: a member's files in an archive, and their deletion with the account. */
export const documentsFacts = {
  archive: (context: AppContext): Archive => ({
    limits: {
      fileBytes: largestBytes,
      bytes: context.config.DOCUMENTS_QUOTA_BYTES,
      files: context.config.DOCUMENTS_QUOTA_FILES,
      refusal: messages.archiveTooLarge,
    },
    sizes: async function* (memberId) {
      for (const { name, fileSize } of await archived(context, memberId)) yield { name, size: fileSize };
    },
    give: async function* (memberId) {
      const left: string[] = [];
      for (const one of await archived(context, memberId)) {
        // checked first: one damaged file must not end the whole archive, and must not be in it as if it were good
        const state = await stateOf(context, one);
        const bytes = state === "whole" || state === "unchecked" ? await openWhole(context, one) : null;
        if (bytes) yield { name: one.name, bytes, isPacked: true };
        else left.push(one.fileName);
      }
      if (left.length > 0)
        yield { name: "not-included.txt", bytes: new TextEncoder().encode(`${messages.leftOut}\n\n${left.join("\n")}\n`) };
    },
    take: async (memberId, files, rows, newIdOf) => {
      let replaced: StorageKey[] = [];
      const named = rows.get("user_documents") ?? [];
      const complete: Row[] = [];
      const keys: StorageKey[] = [];
      const removeAll = async (all: StorageKey[]) => {
        for (const key of all) await context.files.remove(key);
      };
      try {
        const byId = new Map(files.map((file) => [newIdOf((file.name.split("/")[1] ?? "").toLowerCase()), file]));
        for (const row of named) {
          const file = byId.get(String(row["id"]));
          const extension = extensionOf(String(row["file_name"]));
          if (!file || !extension || file.size === 0) continue;
          const created = await restoreArchived(context, memberId, extension, file).catch((cause: unknown) => {
            if (!(cause instanceof Problem)) throw cause;
            throw new Problem(cause.kind, `${String(row["file_name"])}: ${cause.message} Nothing was changed.`, { cause });
          });
          keys.push(created.file_path);
          complete.push({ ...row, ...created });
        }
      } catch (error) {
        await removeAll(keys);
        throw error;
      }
      rows.set("user_documents", complete);
      const ids = new Set(complete.map((row) => row["id"]));
      const leftOut = named.filter((row) => !ids.has(row["id"])).map((row) => String(row["file_name"]));
      const begin = async (tx: MemberTx) => {
        replaced = await lockKeys(tx);
      };
      const check = (tx: MemberTx) => expectWithinQuota(tx, quotaOf(context));
      return { begin, check, keep: () => removeAll(replaced), undo: () => removeAll(keys), leftOut };
    },
  }),

  /** For a calendar: the dates of the last month and the next year. */
  dates: (tx: MemberTx, { today }: { today: Day }) => datesBetween(tx, addDays(today, -31), addDays(today, 366)),

  /** For the week at a glance: the dates of the next seven days; null without any. */
  week: async (tx: MemberTx, { today }: { today: Day }) => {
    const dates = await datesBetween(tx, today, addDays(today, 6));
    return dates.length === 0 ? null : { dates: dates.map(({ fileName, kind, on }) => ({ fileName, kind, on })) };
  },

  /** The days from `from` on for which a reminder may be due. */
  reminderDays: async (tx: MemberTx, from: Day): Promise<Day[]> => (await datesBetween(tx, from, addDays(from, 366))).map(({ on }) => on),

  /** Stores a PDF that was generated here with the member's other documents. Throws conflict when the space is full. */
  keep: (context: AppContext, memberId: string, created: { id: string; fileName: string; bytes: Uint8Array }): Promise<Document> =>
    saveUpload(
      context,
      memberId,
      { id: created.id, fileName: created.fileName, extension: "pdf", documentType: "planner" },
      new Blob([created.bytes as Uint8Array<ArrayBuffer>]).stream(),
    ),

  /** Removes every file of a deleted account, those in the trash too. */
  onDelete: async (context: AppContext, memberId: string): Promise<void> => {
    const keys: StorageKey[] = [];
    for await (const { key } of context.files.list(memberId)) keys.push(key);
    for (const key of keys) await context.files.remove(key);
    await context.files.emptyTrashOf(memberId);
  },
};
