import { randomUUID } from "node:crypto";
import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { open } from "node:fs/promises";
import { dirname } from "node:path";

const isWindows = process.platform === "win32"; // folders cannot be opened there
/** Errors of file systems that cannot sync a folder; PostgreSQL ignores the same ones. */
const cannotSync = new Set(["EACCES", "EBADF", "EINVAL", "EISDIR"]);

function unlessImpossible(error: unknown): void {
  if (!cannotSync.has((error as NodeJS.ErrnoException).code ?? "")) throw error;
}

/** A new name is durable only after its folder is synced. */
export async function syncFolder(folder: string): Promise<void> {
  if (!isWindows) await syncFile(folder, "r").catch(unlessImpossible);
}

/** Writes what the system still holds of a file to the disk. */
export async function syncFile(path: string, flags: "r" | "r+" = "r+"): Promise<void> {
  const file = await open(path, flags);
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

export function syncFolderSync(folder: string): void {
  if (isWindows) return;
  try {
    syncFileSync(folder, "r");
  } catch (error) {
    unlessImpossible(error);
  }
}

export function syncFileSync(path: string, flags: "r" | "r+" = "r+"): void {
  const file = openSync(path, flags);
  try {
    fsyncSync(file);
  } finally {
    closeSync(file);
  }
}

/** Replaces a file, for this user only: a crash or a full disk leaves the old one or the new one on the disk, never half of one. */
export function replaceFile(path: string, content: string): void {
  const part = `${path}.${randomUUID()}.part`; // servers that share a folder may replace the same file at once
  try {
    writeFileSync(part, content, { flag: "wx", mode: 0o600, flush: true });
    renameSync(part, path);
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
  syncFolderSync(dirname(path));
}

/** Creates a file with a secret, for this user only, that is on the disk when this returns. Throws EEXIST if there is one. */
export function createKeyFile(path: string, content: string): void {
  try {
    writeFileSync(path, content, { flag: "wx", mode: 0o600, flush: true });
  } catch (error) {
    // a part of a key, on a full disk, must not be taken for one
    if ((error as NodeJS.ErrnoException).code !== "EEXIST") rmSync(path, { force: true });
    throw error;
  }
  syncFolderSync(dirname(path));
}
