import { constants } from "node:fs";
import { copyFile, lstat, mkdir, open, readdir, readFile, realpath, rename, rm, utimes } from "node:fs/promises";
import { dirname, join } from "node:path";
import { webStreamOf } from "./checksums.ts";
import { replaceFile, syncFile, syncFolder } from "#server/durable-files.ts";
import { forAll } from "#server/for-all.ts";
import type { FilePlace } from "./file-place.ts";
import { isMemberFolder, partsOf, storageKey, type StorageKey } from "./storage-key.ts";

const identityName = "database-id";
const trashName = "trash";

/** Stored files in a folder of this machine. Every call resolves its key below the root and refuses links. */
export function atFolder(folder: string): FilePlace {
  return {
    keep: async (temporary, key) => {
      const created = await mkdir(join(folder, partsOf(key).member), { recursive: true, mode: 0o700 });
      const place = await placeOf(folder, key);
      await syncFile(temporary);
      await rename(temporary, place).catch(async (error: unknown) => {
        if ((error as NodeJS.ErrnoException).code !== "EXDEV") throw error;
        await copyFromOtherDisk(temporary, place, join(folder, trashName, nameInTrash(key)));
      });
      await syncFolder(dirname(place));
      for (const parent of created ? new Set([folder, dirname(created)]) : []) await syncFolder(parent);
    },
    read: async (key) => {
      const place = await nullIfMissing(placeOf(folder, key));
      // opened before it is checked: a file that is deleted meanwhile is still read completely
      const file = place && (await nullIfMissing(open(place, constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK)));
      if (!file) return null;
      const found = await file.stat();
      if (!found.isFile()) {
        await file.close();
        throw outside();
      }
      return { size: found.size, bytes: webStreamOf(file.createReadStream()) };
    },
    has: async (key) => {
      const place = await nullIfMissing(placeOf(folder, key));
      return place !== null && (await nullIfMissing(lstat(place))) !== null;
    },
    remove: async (key) => {
      const place = await nullIfMissing(placeOf(folder, key));
      if (place) await rm(place, { force: true });
    },
    identity: async () => (await nullIfMissing(readFile(join(folder, identityName), "utf8")))?.trim() || null,
    identify: async (id) => {
      await mkdir(folder, { recursive: true, mode: 0o700 });
      replaceFile(join(folder, identityName), `${id}\n`);
    },
    toTrash: async (key, now) => {
      const place = await nullIfMissing(placeOf(folder, key));
      if (!place) return;
      await mkdir(join(folder, trashName), { recursive: true, mode: 0o700 });
      const moved = join(folder, trashName, nameInTrash(key));
      await rename(place, moved);
      await utimes(moved, new Date(now), new Date(now));
    },
    sweepTrash: async (before) => {
      let removed = 0;
      await forAll(await namesIn(join(folder, trashName)), async (name) => {
        const found = await nullIfMissing(lstat(join(folder, trashName, name)));
        if (!found || found.mtimeMs >= before) return;
        await rm(join(folder, trashName, name), { force: true });
        removed += 1;
      });
      return removed;
    },
    emptyTrashOf: async (memberId) => {
      if (!isMemberFolder(memberId)) return;
      for (const name of await namesIn(join(folder, trashName)))
        if (name.startsWith(`${memberId}_`)) await rm(join(folder, trashName, name), { force: true });
    },
    list: async function* (memberId) {
      for (const member of memberId ? [memberId] : await namesIn(folder)) {
        if (!isMemberFolder(member) || !(await nullIfMissing(lstat(join(folder, member))))?.isDirectory()) continue;
        for (const name of await namesIn(join(folder, member))) {
          const key = storageKey(`${member}/${name}`);
          const found = key && (await nullIfMissing(lstat(join(folder, member, name))));
          if (key && found?.isFile()) yield { key, writtenAt: found.mtimeMs };
        }
      }
    },
  };
}

/** The path of a key, below the real path of the root. Throws when the member's folder is a link, ENOENT when it does not exist. */
async function placeOf(folder: string, key: StorageKey): Promise<string> {
  const { member, name } = partsOf(key);
  const expected = join(await realpath(folder), member);
  if ((await realpath(expected)) !== expected) throw outside();
  return join(expected, name);
}

const nameInTrash = (key: StorageKey) => `${partsOf(key).member}_${partsOf(key).name}`;

/** Moves a file to another disk by way of the trash there, where what a crash leaves of the copy is removed with the other files. */
async function copyFromOtherDisk(file: string, place: string, inTrash: string): Promise<void> {
  await mkdir(dirname(inTrash), { recursive: true, mode: 0o700 });
  await copyFile(file, inTrash);
  await syncFile(inTrash);
  await rename(inTrash, place);
  await rm(file, { force: true });
}

const outside = () => new Error("a stored file lies outside the file store, or is no plain file");

const namesIn = async (folder: string) => (await nullIfMissing(readdir(folder))) ?? [];

/** null when the file or folder does not exist. */
export async function nullIfMissing<Found>(request: Promise<Found>): Promise<Found | null> {
  try {
    return await request;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return null;
    throw error;
  }
}
