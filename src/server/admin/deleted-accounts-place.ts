import { createHash } from "node:crypto";
import type { BackupPlace } from "#server/backup-place.ts";
import type { Config } from "#server/config.ts";
import { firstOpened, sealed } from "#server/point-in-time/archive-key.ts";
import { addDeletedAccounts, listDeletedAccounts, parseDeletedAccounts, type DeletedAccount } from "./deleted-accounts.ts";

/** The list of deleted accounts beside the backups: a restore after the loss of the whole disk needs it. */
const name = "deleted-accounts";
const stored = new Map<string, { file: string; hash: string }>();

/** Merges the list of DATA_DIR with the list in `place` and stores it there. Does nothing if it is unchanged. */
export async function syncDeletedAccounts(config: Config, place: BackupPlace, key: Buffer): Promise<void> {
  const known = `${config.DATA_DIR} ${place.place}`;
  const before = stored.get(known) ?? { file: await adopt(config, place, key), hash: "" };
  const text = (await listDeletedAccounts(config.DATA_DIR)).map(({ id, day }) => `${id} ${day}\n`).join("");
  const hash = createHash("sha256").update(text).digest("hex");
  if (before.hash === hash) return;
  await place.put(before.file, await sealed([Buffer.from(text)], key));
  stored.set(known, { file: before.file, hash });
}

/** Adds the entries of the place to DATA_DIR's own list. Returns the name of the list there. */
async function adopt(config: Config, place: BackupPlace, key: Buffer): Promise<string> {
  const { file, content } = await firstOpened(place, "", name, key, false);
  if (content) await addDeletedAccounts(config.DATA_DIR, parseDeletedAccounts(content.toString("utf8"), file));
  return file;
}

/** Empty if there is no list yet. Throws `invalid` if the lists there are all encrypted with other keys. */
export async function deletedAccountsIn(place: BackupPlace, key: Buffer): Promise<DeletedAccount[]> {
  const { file, content } = await firstOpened(place, "", name, key, true);
  return content ? parseDeletedAccounts(content.toString("utf8"), `${place.place}/${file}`) : [];
}
