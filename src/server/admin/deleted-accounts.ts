import { appendFile, mkdir, open, readFile } from "node:fs/promises";
import { join } from "node:path";
import { Problem } from "#shared/errors.ts";

/** A deleted account: the id and the day (UTC). Nothing else is stored. */
export type DeletedAccount = { id: string; day: string };

/**
 * The list of deleted accounts, also stored beside the database: when the database is lost, the backup that replaces it may be older than a
 * deletion. One line each: id and day.
 */
const fileIn = (dataDir: string) => join(dataDir, "erased-members");

/** Appends one entry, synced to disk before it returns. */
export async function recordDeletedAccount(dataDir: string, id: string, now: number): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  const file = await open(fileIn(dataDir), "a", 0o600);
  try {
    await file.appendFile(`${lineBreakAfter(await contentOf(fileIn(dataDir)))}${id} ${new Date(now).toISOString().slice(0, 10)}\n`);
    await file.sync();
  } finally {
    await file.close();
  }
}

export async function listDeletedAccounts(dataDir: string): Promise<DeletedAccount[]> {
  return readDeletedAccounts(fileIn(dataDir)).catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  });
}

/** Parses such a list. A line truncated by a crash is ignored; anything else that is not a list is refused. */
export const readDeletedAccounts = async (file: string): Promise<DeletedAccount[]> =>
  parseDeletedAccounts(await readFile(file, "utf8"), file);

/** The same for the content of a list; `file` names it in errors. */
export function parseDeletedAccounts(content: string, file: string): DeletedAccount[] {
  return content
    .split("\n")
    .filter((text) => !isCutShort(text))
    .map((text) => {
      if (!isEntry(text)) throw new Problem("invalid", `${file} is not a list of deleted members.`);
      const [id = "", day = ""] = text.split(" ");
      return { id, day };
    });
}

const model = "00000000-0000-0000-0000-000000000000 0000-00-00";
/** Whether `text` is the beginning of an entry. */
const isCutShort = (text: string) => text.length < model.length && isEntry(`${text}${model.slice(text.length)}`);
const isEntry = (text: string) => /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12} \d{4}-\d{2}-\d{2}$/.test(text);

/** Adds the entries that the list lacks, from other servers, also to a list with a damaged line. Returns how many. */
export async function addDeletedAccounts(dataDir: string, all: DeletedAccount[]): Promise<number> {
  const content = await contentOf(fileIn(dataDir));
  const known = new Set(
    content
      .split("\n")
      .filter(isEntry)
      .map((text) => text.split(" ")[0]),
  );
  const fresh = all.filter((one) => !known.has(one.id));
  const text = fresh.map(({ id, day }) => `${id} ${day}\n`).join("");
  if (text) await appendFile(fileIn(dataDir), `${lineBreakAfter(content)}${text}`, { mode: 0o600 });
  return fresh.length;
}

const contentOf = (file: string): Promise<string> =>
  readFile(file, "utf8").catch((error: unknown) => {
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return "";
    throw error;
  });

/** A line break after a last line that a crash truncated, so that the next entry is not joined to it. */
const lineBreakAfter = (content: string) => (content === "" || content.endsWith("\n") ? "" : "\n");
