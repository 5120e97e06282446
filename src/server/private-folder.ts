import { chmodSync, existsSync, mkdirSync, statSync } from "node:fs";
import { Problem } from "#shared/errors.ts";

/**
 * Creates a folder that only its owner can enter, or corrects one that others could, and makes everything that this process creates from
 * now on private to its owner. Throws a conflict for a folder of another user. Returns what was corrected, or null.
 */
export function openPrivateFolder(folder: string): string | null {
  process.umask(0o077);
  const isNew = mkdirSync(folder, { recursive: true, mode: 0o700 }) !== undefined;
  if (process.platform === "win32") return null; // Windows has no modes
  const { mode, uid } = statSync(folder);
  const own = process.getuid?.() ?? uid;
  if (own !== 0 && uid !== own)
    throw new Problem(
      "conflict",
      `DATA_DIR (${folder}) belongs to user ${uid}, and this process runs as user ${own}. Give it to that user, or choose another.`,
    );
  // run by root, the embedded database has another user, who may traverse this folder without listing it
  if (isNew && own === 0) chmodSync(folder, 0o711);
  const foreign = mode & (own === 0 ? 0o066 : 0o077);
  if (foreign === 0) return null;
  const right = (mode & 0o777 & ~foreign) | 0o700;
  chmodSync(folder, right);
  return `DATA_DIR was open to other users of this machine (mode ${(mode & 0o777).toString(8)}). It is now its owner's alone (${right.toString(8)}).`;
}

/** A message for each of these files that other users of this machine can read, with what to do. */
export const openKeyFiles = (files: string[]): string[] =>
  files
    .filter((file) => process.platform !== "win32" && existsSync(file) && (statSync(file).mode & 0o077) !== 0)
    .map((file) => `the key in ${file} can be read by other users of this machine: chmod 600 ${file}`);
