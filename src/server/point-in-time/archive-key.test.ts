import { mkdtempSync } from "node:fs";
import { join } from "node:path";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { addDeletedAccounts } from "#server/admin/deleted-accounts.ts";
import { deletedAccountsIn, syncDeletedAccounts } from "#server/admin/deleted-accounts-place.ts";
import { openBackupPlace, type BackupPlace } from "#server/backup-place.ts";
import { readConfig } from "#server/config.ts";
import { aFolder } from "#testing/server.ts";
import { archiveKey } from "./archive-key.ts";

const passphrase = Buffer.from("a key file of at least sixteen characters");
const aConfig = () => readConfig({ DATA_DIR: mkdtempSync(join(aFolder("archive-key"), "data-")) });
const aPlace = () => openBackupPlace(aConfig(), mkdtempSync(join(aFolder("archive-key"), "place-")));

/** How the first read of a file fails: its connection ends, its end is missing, or the place says that there is none. */
const failures = {
  reset: async function* (found: AsyncIterable<Uint8Array>) {
    for await (const chunk of found) yield chunk.subarray(0, 60);
    throw Object.assign(new Error("read ECONNRESET"), { code: "ECONNRESET" });
  },
  cut: async function* (found: AsyncIterable<Uint8Array>) {
    for await (const chunk of found) yield chunk.subarray(0, 60);
  },
  missing: () => null,
};
function failingOnce(place: BackupPlace, name: string, fail: (typeof failures)[keyof typeof failures]): BackupPlace {
  let hasFailed = false;
  const read: BackupPlace["read"] = async (one) => {
    const found = await place.read(one);
    if (!found || one !== name || hasFailed) return found;
    hasFailed = true;
    return fail(found);
  };
  return { ...place, read };
}

test.each(["reset", "cut", "missing"] as const)("an identity whose read fails once (%s) is neither replaced nor doubled", async (how) => {
  const place = aPlace();
  const first = await archiveKey(place, passphrase, true);
  await expect(archiveKey(failingOnce(place, "point-in-time/identity.age", failures[how]), passphrase, true)).rejects.toThrow();
  expect(await place.list("point-in-time")).toEqual(["identity.age"]);
  expect(await archiveKey(place, passphrase, false)).toEqual(first);
});

test("an identity of another key is left, and a second one is made beside it", async () => {
  const place = aPlace();
  await archiveKey(place, Buffer.from("another key of at least sixteen characters"), true);
  await expect(archiveKey(place, passphrase, false)).rejects.toThrow("The key file is not the one");
  const second = await archiveKey(place, passphrase, true);
  expect(await place.list("point-in-time")).toEqual(["identity-2.age", "identity.age"]);
  expect(await archiveKey(place, passphrase, false)).toEqual(second);
});

test.each(["reset", "missing"] as const)("a list of deleted accounts whose read fails once (%s) loses no account", async (how) => {
  const place = aPlace();
  const [one, other] = [newId(), newId()].map((id) => ({ id, day: "2026-11-20" }));
  const [lost, next] = [aConfig(), aConfig()];
  await addDeletedAccounts(lost.DATA_DIR, [one!]);
  await syncDeletedAccounts(lost, place, passphrase);
  await addDeletedAccounts(next.DATA_DIR, [other!]);
  await expect(syncDeletedAccounts(next, failingOnce(place, "deleted-accounts.age", failures[how]), passphrase)).rejects.toThrow();
  await syncDeletedAccounts(next, place, passphrase);
  expect((await deletedAccountsIn(place, passphrase)).map(({ id }) => id).toSorted()).toEqual([one!.id, other!.id].toSorted());
});

test("only a missing file counts as missing in a folder of backups", async () => {
  const place = aPlace();
  await place.put("a", Buffer.from("a"));
  expect(await place.read("b")).toBeNull();
  await expect(place.read("a/b")).rejects.toThrow("ENOTDIR");
  await expect(place.list("a")).rejects.toThrow("ENOTDIR");
});
