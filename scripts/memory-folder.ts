/**
 * A folder for temporary files in memory. Tests create hundreds of databases and start tens of embedded Postgres, which sync every commit
 * to disk: on a disk the run spends a third of its time on that.
 */
import { chmodSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statfsSync } from "node:fs";
import { join } from "node:path";
import { isAlive } from "./postgres.ts";

const place = "/dev/shm";
const prefix = "evenday-";
const [neededBytes, tmpfs] = [6 * 2 ** 30, 0x01_02_19_94];

/**
 * Creates the folder, or returns null if there is no memory file system, it is too small, or it is mounted noexec. The caller removes it.
 */
export function makeMemoryFolder(): string | null {
  if (process.platform !== "linux" || !existsSync(place)) return null;
  sweep();
  const { type, bavail, bsize } = statfsSync(place);
  const hasSpace = type === tmpfs && bavail * bsize >= neededBytes && process.availableMemory() >= 2 * neededBytes;
  if (!hasSpace || isNoExec()) return null;
  const folder = mkdtempSync(join(place, `${prefix}${process.pid}-`));
  chmodSync(folder, 0o1777); // permissions like /tmp: Postgres runs under an account of its own
  return folder;
}

export function removeMemoryFolder(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
}

const isNoExec = () =>
  readFileSync("/proc/mounts", "utf8")
    .split("\n")
    .some((line) => line.split(" ")[1] === place && /\bnoexec\b/.test(line));

/** Folders of runs that were killed before they could remove them. */
function sweep(): void {
  for (const name of readdirSync(place)) {
    const owner = name.startsWith(prefix) ? Number.parseInt(name.slice(prefix.length), 10) : 0;
    if (owner > 0 && !isAlive(owner)) removeMemoryFolder(join(place, name));
  }
}
