import { closeSync, openSync, readFileSync, rmSync, statSync, writeSync } from "node:fs";
import { join, resolve } from "node:path";
import { Problem } from "#shared/errors.ts";

/** One process at a time starts the database of a folder. The lock of an ended process is taken over; a running one is named. */
const inUse = (sentence: string) => new Problem("conflict", sentence);

type Holder = { pid: number; since: string; started: string };

/** The lock files of this process. A file with its id and not among them is of an earlier process that had the same id. */
const own = new Set<string>();

/** Takes `<folder>/owner.lock` for this process. Returns the function that releases it. Throws a conflict that names the holder. */
export function lockFolder(folder: string): () => void {
  const file = lockFile(folder);
  if (!write(file)) {
    takeOver(file);
  }
  own.add(file);
  return () => {
    own.delete(file);
    if (holderIn(file)?.pid === process.pid) rmSync(file, { force: true });
  };
}

/** Whether a living process holds `folder`. */
export function isHeld(folder: string): boolean {
  const file = lockFile(folder);
  const holder = holderIn(file);
  return holder !== null && isAlive(file, holder);
}

const lockFile = (folder: string) => join(resolve(folder), "owner.lock");

function takeOver(file: string) {
  // two processes that both find the owner gone must not both remove the lock: the second file lets only one proceed
  const guard = `${file}.takeover`;
  if (!write(guard)) {
    if (Date.now() - statSync(guard).mtimeMs < 5000)
      throw inUse("another process is just taking this folder over; start again in a moment");
    rmSync(guard, { force: true });
    return takeOver(file);
  }
  try {
    const holder = holderIn(file);
    if (holder && isAlive(file, holder)) {
      throw inUse(
        `this data folder is in use by process ${holder.pid}, running since ${holder.since}. Stop it first, or choose another DATA_DIR.`,
      );
    }
    rmSync(file, { force: true });
    if (!write(file)) throw inUse("another process has just taken this folder");
  } finally {
    rmSync(guard, { force: true });
  }
}

function write(file: string): boolean {
  try {
    const open = openSync(file, "wx", 0o600);
    writeSync(open, JSON.stringify({ pid: process.pid, since: new Date().toISOString(), started: startOf(process.pid) } satisfies Holder));
    closeSync(open);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    throw error;
  }
}

function holderIn(file: string): Holder | null {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as Holder;
  } catch {
    return null; // missing, or truncated by a crash while it was written: no owner either way
  }
}

function isAlive(file: string, holder: Holder): boolean {
  if (holder.pid === process.pid) return own.has(file);
  try {
    process.kill(holder.pid, 0);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    // EPERM: that process is another user's, so it did not write a file of ours
    if (code === "ESRCH" || (code === "EPERM" && isOurs(file))) return false;
  }
  // process ids are reused, above all in containers: the start time tells the same process from a new one
  const started = startOf(holder.pid);
  if (started === gone) return false;
  const [boot, ticks] = started.split(":");
  const [holderBoot, holderTicks] = holder.started.split(":");
  return !differ(boot, holderBoot) && !differ(ticks, holderTicks);
}

/** Whether both are known and not the same. */
const differ = (one = "", other = "") => one !== "" && other !== "" && one !== other;

function isOurs(file: string): boolean {
  try {
    return statSync(file).uid === process.getuid?.();
  } catch {
    return false; // just removed
  }
}

const gone = "gone";

/** When a process started, as "boot id:clock ticks". A part that cannot be read is empty: under systemd's ProcSubset=pid there is no /proc/sys. */
function startOf(pid: number): string {
  const stat = textOf(`/proc/${pid}/stat`);
  const fields = stat.slice(stat.lastIndexOf(")") + 2).split(" ");
  // a killed process that its parent has not reaped still has its id
  return fields[0] === "Z" || fields[0] === "X" ? gone : `${textOf("/proc/sys/kernel/random/boot_id").trim()}:${fields[19] ?? ""}`;
}

function textOf(file: string): string {
  try {
    return readFileSync(file, "utf8");
  } catch {
    return ""; // no /proc on this system, or a process of another user
  }
}
