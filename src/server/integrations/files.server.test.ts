import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync, writeFileSync } from "node:fs";
import { open, type FileHandle } from "node:fs/promises";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { v7 as newId } from "uuid";
import { describe, expect, test, vi } from "vitest";
import { readConfig } from "#server/config.ts";
import { aFolder } from "#testing/server.ts";
import { bothFileStores } from "#testing/s3.ts";
import { download } from "./download.ts";
import { openFiles } from "./files.ts";
import { newStorageKey, ownStorageKey, storageKey, type StorageKey } from "./storage-key.ts";

const member = newId();
const forged = [
  "../auth-secret",
  "auth-secret",
  `${member}/../../auth-secret`,
  `${member}/..`,
  `${member}/.hidden`,
  `${member}/a.pdf/../../../auth-secret`,
  `${member}/%2e%2e%2fauth-secret.pdf`,
  `${member}\\..\\auth-secret.pdf`,
  `${member}/a.pdf\n`,
  `${member}/a\0.pdf`,
  `${member.toUpperCase()}/a.pdf`,
  `/etc/passwd`,
  `${member}//a.pdf`,
  ` ${member}/a.pdf`,
  "",
];

const homes = bothFileStores();

test("only texts of the one format are storage keys, and only of their own member", () => {
  for (const text of forged) expect(storageKey(text), JSON.stringify(text)).toBeNull();
  for (const other of [null, undefined, 7, {}, [`${member}/a.pdf`]]) expect(storageKey(other)).toBeNull();
  const key = newStorageKey(member, "pdf");
  expect(storageKey(key)).toBe(key);
  expect(ownStorageKey(member, key)).toBe(key);
  expect(ownStorageKey(newId(), key)).toBeNull();
  expect(() => newStorageKey("../db", "pdf")).toThrow("no storage key");
  expect(() => newStorageKey(member, "pdf/../x")).toThrow("no storage key");
});

describe.each(["folder", "S3"] as const)("in the %s", (where) => {
  test("a forged key is refused by every call, and nothing outside is changed", async () => {
    const { files, config } = homes[where].context;
    const secret = join(config.DATA_DIR, "auth-secret");
    writeFileSync(secret, "not to be read");
    mkdirSync(join(config.DATA_DIR, "files", member), { recursive: true });
    for (const text of forged) {
      const key = text as StorageKey;
      const { path } = await files.intake(new Blob(["overwritten"]).stream(), 100);
      await expect(files.keep(path, key), text).rejects.toThrow("no storage key");
      await files.discard(path);
      await expect(files.read(key), text).rejects.toThrow("no storage key");
      await expect(files.has(key), text).rejects.toThrow("no storage key");
      await expect(files.remove(key), text).rejects.toThrow("no storage key");
    }
    const listed: string[] = [];
    for (const prefix of ["..", "../db", "", "."]) for await (const { key } of files.list(prefix || undefined)) listed.push(key);
    expect(listed).toEqual([]);
    expect(readFileSync(secret, "utf8")).toBe("not to be read");
  });

  test("a stored file can be read, found and listed until it is removed", async () => {
    const { files } = homes[where].context;
    const key = newStorageKey(newId(), "pdf");
    expect([await files.has(key), await files.read(key)]).toEqual([false, null]);
    const { path } = await files.intake(new Blob(["kept"]).stream(), 100);
    await files.keep(path, key);
    expect(await files.has(key)).toBe(true);
    expect(await new Response((await files.read(key))?.bytes).text()).toBe("kept");
    await files.remove(key);
    expect([await files.has(key), await files.read(key)]).toEqual([false, null]);
  });
});

test("links inside the folder of files are never followed: not for reading, writing, listing or removing", async () => {
  const { files, config } = homes.folder.context;
  const root = join(config.DATA_DIR, "files");
  const elsewhere = aFolder("elsewhere");
  const [linkedFolder, own] = [newId(), newId()];
  const inFolder = newStorageKey(linkedFolder, "pdf");
  const asFile = newStorageKey(own, "pdf");
  const asFolder = newStorageKey(own, "pdf");
  writeFileSync(join(elsewhere, inFolder.split("/")[1] ?? ""), "foreign");
  mkdirSync(join(root, dirname(asFile)), { recursive: true });
  symlinkSync(elsewhere, join(root, linkedFolder));
  symlinkSync(join(elsewhere, inFolder.split("/")[1] ?? ""), join(root, asFile));
  mkdirSync(join(root, asFolder));
  const before = readdirSync(elsewhere);

  await expect(files.read(inFolder)).rejects.toThrow("outside the file store");
  await expect(files.remove(inFolder)).rejects.toThrow("outside the file store");
  const { path } = await files.intake(new Blob(["written through a link"]).stream(), 100);
  await expect(files.keep(path, newStorageKey(linkedFolder, "pdf"))).rejects.toThrow("outside the file store");
  await expect(files.read(asFile)).rejects.toThrow();
  await expect(files.read(asFolder)).rejects.toThrow("outside the file store");
  await files.keep(path, asFile); // replaces the link itself
  await files.remove(asFile);
  for await (const { key } of files.list()) expect([linkedFolder, own]).not.toContain(key.split("/")[0]);
  expect(readdirSync(elsewhere)).toEqual(before);
  expect(readFileSync(join(elsewhere, before[0] ?? ""), "utf8")).toBe("foreign");
});

test("a stored file is synced to disk before it gets its name, and its folder after", async () => {
  const { files } = homes.folder.context;
  const { path } = await files.intake(new Blob(["kept"]).stream(), 100);
  const handle = await open(path);
  const sync = vi.spyOn(Object.getPrototypeOf(handle) as FileHandle, "sync");
  await handle.close();
  const isNamed: boolean[] = [];
  const key = newStorageKey(newId(), "pdf");
  sync.mockImplementation(async () => void isNamed.push(await files.has(key)));
  await files.keep(path, key);
  sync.mockRestore();
  expect([isNamed[0], isNamed.at(-1)]).toEqual([false, true]);
});

// the tests' own folder is in memory or on the disk
const elsewhere = ["/dev/shm", "/var/tmp"].find((place) => existsSync(place) && statSync(place).dev !== statSync(tmpdir()).dev);
test.runIf(elsewhere)("a folder of files on another disk than the rest of DATA_DIR takes uploads", async () => {
  const DATA_DIR = aFolder("two-disks");
  const other = mkdtempSync(join(elsewhere ?? "", "evenday-files-"));
  symlinkSync(other, join(DATA_DIR, "files"));
  const files = openFiles(readConfig({ DATA_DIR }));
  const key = newStorageKey(newId(), "pdf");
  const { path } = await files.intake(new Blob(["kept"]).stream(), 100);
  await files.keep(path, key);
  expect(await new Response((await files.read(key))?.bytes).text()).toBe("kept");
  expect([existsSync(path), readdirSync(join(other, "trash"))]).toEqual([false, []]);
  rmSync(other, { recursive: true });
});

test("a document from S3 arrives whole at a reader that takes longer than the time limit of the store's answer", async () => {
  const { files } = homes.S3.context;
  const key = newStorageKey(newId(), "pdf");
  const { path } = await files.intake(new Blob([new Uint8Array(20_000_000)]).stream(), 20_000_000);
  await files.keep(path, key);
  const { timeout } = AbortSignal;
  const spy = vi.spyOn(AbortSignal, "timeout").mockImplementation(() => timeout.call(AbortSignal, 500));
  const reader = (await files.read(key))!.bytes.getReader();
  let received = (await reader.read()).value?.length ?? 0;
  await wait(1000);
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) received += chunk.value.length;
  spy.mockRestore();
  expect(received).toBe(20_000_000);
});

test("a download ends when its headers or a chunk do not arrive in time", async () => {
  const never = new ReadableStream<Uint8Array>({ start: (stream) => stream.enqueue(new Uint8Array(10)) });
  const stalled = async (signal: AbortSignal) => {
    const body = new TransformStream<Uint8Array, Uint8Array>();
    void never.pipeTo(body.writable, { signal }).catch(() => undefined);
    return new Response(body.readable);
  };
  const { bytes } = await download(stalled, 50);
  expect((await bytes?.next())?.value).toHaveLength(10);
  await expect(bytes?.next()).rejects.toThrow("took too long");
  const silent = (signal: AbortSignal) => new Promise<Response>((_, fail) => (signal.onabort = () => fail(signal.reason as Error)));
  await expect(download(silent, 50)).rejects.toThrow("took too long");
});
