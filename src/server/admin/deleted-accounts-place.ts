import { createHash } from "node:crypto";
import { buffer } from "node:stream/consumers";
import { Readable } from "node:stream";
import type { BackupPlace } from "#server/backup-place.ts";
import type { Config } from "#server/config.ts";
import { openAge, sealAge } from "./age.ts";
import { addDeletedAccounts, listDeletedAccounts, parseDeletedAccounts, type DeletedAccount } from "./deleted-accounts.ts";

/** The list of deleted accounts beside the backups: whoever restores one after the loss of the whole disk needs it. */
const name = "deleted-accounts.age";
const stored = new Map<string, string>();

/** Stores the list of DATA_DIR in `place`, together with what that place knew before. Does nothing while it is unchanged. */
export async function syncDeletedAccounts(config: Config, place: BackupPlace, key: Buffer): Promise<void> {
  const known = `${config.DATA_DIR} ${place.place}`;
  if (!stored.has(known)) await addDeletedAccounts(config.DATA_DIR, await deletedAccountsIn(place, key));
  const text = (await listDeletedAccounts(config.DATA_DIR)).map(({ id, day }) => `${id} ${day}\n`).join("");
  const hash = createHash("sha256").update(text).digest("hex");
  if (stored.get(known) === hash) return;
  const sealed = sealAge(Readable.from([Buffer.from(text)], { objectMode: false }), key);
  await place.put(name, await buffer(Readable.from(sealed, { objectMode: false })));
  stored.set(known, hash);
}

/** Empty where there is no list yet. Throws `invalid` for a wrong key. */
export async function deletedAccountsIn(place: BackupPlace, key: Buffer): Promise<DeletedAccount[]> {
  const found = await place.read(name);
  if (!found) return [];
  return parseDeletedAccounts(
    (await buffer(Readable.from(openAge(found, key), { objectMode: false }))).toString("utf8"),
    `${place.place}/${name}`,
  );
}
