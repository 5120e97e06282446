import { readFileSync, statSync } from "node:fs";
import { delimiter, dirname, join } from "node:path";
import { Problem } from "#shared/errors.ts";

/** The account that Postgres runs as; null for this process's own. Postgres refuses to run as root, so root uses another account. */
export type Account = { uid: number; gid: number } | null;

/** Arguments of `child_process.spawn`. */
type Launch = { command: string; args: string[]; options: { uid?: number; gid?: number } };

const nobody = { uid: 65_534, gid: 65_534 };

/** For root: the owner of the data, then the owner of DATA_DIR, if that is not root either; else the account nobody. */
export function accountFor(dataDir: string, uid = process.getuid?.()): Account {
  if (uid !== 0) return null;
  for (const folder of [join(dataDir, "postgres"), dataDir]) {
    const found = statSync(folder, { throwIfNoEntry: false });
    if (found && found.uid !== 0) return { uid: found.uid, gid: found.gid };
  }
  return nobody;
}

/** The first folder on the way to `path` that `account` may not enter, or null. */
export function closedFolder(path: string, account: Account): string | null {
  if (!account) return null;
  const above = dirname(path);
  const before = above === path ? null : closedFolder(above, account);
  if (before) return before;
  const found = statSync(path, { throwIfNoEntry: false });
  if (!found?.isDirectory()) return null;
  const bit = found.uid === account.uid ? 0o100 : found.gid === account.gid ? 0o010 : 0o001;
  return (found.mode & bit) === 0 ? path : null;
}

/** Capabilities that open a closed folder, the smaller one first: read and enter everything, or write everything as well. */
const openers = [
  { name: "dac_read_search", bit: 2n },
  { name: "dac_override", bit: 1n },
];

/** The capability of this process that lets a child enter closed folders, or null. */
function opener(): string | null {
  try {
    const bounding = BigInt(`0x${/CapBnd:\s*([0-9a-f]+)/.exec(readFileSync("/proc/self/status", "utf8"))?.[1] ?? "0"}`);
    return openers.find(({ bit }) => (bounding >> bit) & 1n)?.name ?? null;
  } catch {
    return null; // not Linux
  }
}

const setpriv = (): string | null =>
  (process.env["PATH"] ?? "")
    .split(delimiter)
    .concat("/usr/bin", "/bin")
    .map((folder) => join(folder, "setpriv"))
    .find((file) => statSync(file, { throwIfNoEntry: false })?.isFile()) ?? null;

/**
 * How to run `command` as `account` on the folders `paths`. If the account may not enter one of them (a home of mode 0700, for example),
 * setpriv gives it the one capability that allows it. Throws a conflict that names the folder if that is impossible.
 */
export function launchAs(account: Account, command: string, args: string[], paths: string[]): Launch {
  if (!account) return { command, args, options: {} };
  const closed = paths.map((path) => closedFolder(path, account)).find((path) => path !== null);
  if (!closed) return { command, args, options: account };
  const [tool, capability] = [setpriv(), opener()];
  if (!tool || !capability) throw new Problem("conflict", closedSentence(closed, account));
  return { command: tool, args: [...setprivArgs(account, capability), command, ...args], options: {} };
}

export const setprivArgs = ({ uid, gid }: { uid: number; gid: number }, capability: string): string[] => [
  `--reuid=${uid}`,
  `--regid=${gid}`,
  "--clear-groups",
  `--inh-caps=-all,+${capability}`,
  `--ambient-caps=-all,+${capability}`,
  `--bounding-set=-all,+${capability}`,
];

export const closedSentence = (folder: string, { uid }: { uid: number; gid: number }): string =>
  `the database does not run as root, and the account that it would run as (uid ${uid}) may not enter ${folder}. Start Evenday as another user than root, or let others enter that folder (chmod o+x ${folder}).`;
