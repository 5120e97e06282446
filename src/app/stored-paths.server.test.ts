import { createHash } from "node:crypto";
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { sql } from "drizzle-orm";
import { buffer } from "node:stream/consumers";
import { pack } from "tar-stream";
import { v7 as newId } from "uuid";
import { beforeAll, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { openLog } from "#server/log.ts";
import { entriesOf, wrap } from "#server/admin/backup-format.ts";
import { asOperator } from "#server/admin/operator.ts";
import { readThrough, restoreBackup } from "#server/admin/restore.ts";
import { takeBackup } from "#server/admin/backup.ts";
import { verify } from "#server/admin/verify.ts";
import { requestArchive } from "#testing/archive.ts";
import { partsOfTar, tarWithSums } from "#testing/backups.ts";
import { download, filesOf, pdf, upload } from "#testing/documents.ts";
import { aFolder, emptyPostgres, createTestServer, type TestServer } from "#testing/server.ts";
import { aSubscriber, type Person } from "#testing/people.ts";
import { stored } from "./admin.ts";

/**
 * Rows with a forged path, from before the database refused them: the files that they name are never read, removed, backed up or restored.
 */
let home: TestServer;
let [maya, other]: Person[] = [];
const folder = aFolder("stored-paths");
const secret = Buffer.from("a key of this test, long enough");
const ids = { outside: newId(), foreign: newId() };

const insert = (person: Person, id: string, path: string) =>
  asOperator(home.context.database, (tx) =>
    tx.execute(sql`insert into user_documents (user_id, id, file_name, file_path, file_size, file_type, document_type, created_at)
      values (${person.id}, ${id}, 'a.pdf', ${path}, 14, 'application/pdf', 'other', now())`),
  );

beforeAll(async () => {
  home = await createTestServer({ DATABASE_URL: await emptyPostgres(true), DATABASE_POOL: "5" });
  [maya, other] = [await aSubscriber(home), await aSubscriber(home)];
  writeFileSync(join(home.context.config.DATA_DIR, "auth-secret"), "not to be read");
  const { body } = await upload(other!, pdf("hers"), { name: "hers.pdf" });
  await expect(insert(maya!, newId(), "../auth-secret")).rejects.toMatchObject({ cause: { constraint: "user_documents_path_own" } });
  await home.context.database.owner.execute(sql`alter table user_documents drop constraint user_documents_path_own`);
  await insert(maya!, ids.outside, "../auth-secret");
  await insert(maya!, ids.foreign, body.filePath);
});

test("such a row returns no bytes, and its member's archive leaves it out", async () => {
  for (const id of Object.values(ids)) expect((await download(maya!, id)).status).toBe(404);
  const archive = await requestArchive(maya!);
  expect(Buffer.from(await archive.arrayBuffer()).includes("not to be read")).toBe(false);
});

test("verify names every such row, and the backup contains no file that they name", async () => {
  const faults: string[] = [];
  for await (const finding of verify(home.context, stored, [], false)) faults.push(...finding.faults);
  expect(faults).toHaveLength(2);
  for (const id of Object.values(ids)) expect(faults.join("\n")).toContain(`Document ${id} of member ${maya!.id}`);
  const keys: string[] = [];
  const file = join(folder, "good.backup");
  const pieces = await buffer(wrap(takeBackup(home.context, stored, false), secret));
  writeFileSync(file, pieces);
  for await (const entry of entriesOf(file, secret)) if (entry.kind === "file") keys.push(entry.key);
  expect(keys).toEqual(await filesOf(home, other!.id));
});

test("a backup crafted to write elsewhere restores its good rows and writes nothing outside the folder of files", async () => {
  const file = join(folder, "forged.backup");
  const parts = await partsOfTar(takeBackup(home.context, stored, false));
  const end = parts.pop();
  for (const key of ["../auth-secret", "../../outside", "/tmp/outside", `${maya!.id}/../../db/PG_VERSION`])
    parts.push({ name: `files/${key}`, bytes: Buffer.from("written outside") });
  const summary = JSON.parse(end?.bytes.toString() ?? "") as { files: number };
  parts.push({ name: "summary.json", bytes: Buffer.from(JSON.stringify({ ...summary, files: summary.files + 4 })) });
  const pieces = await buffer(wrap(tarWithSums(parts), secret));
  writeFileSync(file, pieces);
  const above = mkdtempSync(join(folder, "above-"));
  const config = readConfig({
    DATA_DIR: join(above, "data"),
    NODE_ENV: "test",
    LOG_LEVEL: "silent",
    DATABASE_URL: await emptyPostgres(true),
    DATABASE_POOL: "5",
  });
  const ownedBy = readFileSync(join(config.DATA_DIR, "auth-secret"), "utf8");
  const log = openLog("silent");
  const done = await restoreBackup({ config, log, file, secret, deleted: [], stored, now: Date.now(), mayRestoreSecret: false });
  expect(done).toMatchObject({ files: 1, members: 2, refused: 6 });
  expect(readFileSync(join(config.DATA_DIR, "auth-secret"), "utf8")).toBe(ownedBy);
  expect(readdirSync(above)).toEqual(["data"]);
  expect(readdirSync(join(config.DATA_DIR, "files")).filter((name) => name !== "database-id")).toEqual([other!.id]);
});

test("a backup with an entry that no backup has, such as a path, a link or a second manifest, is refused", async () => {
  const parts = await partsOfTar(takeBackup(home.context, stored, false));
  const refusal = async (content: AsyncIterable<Uint8Array>) => {
    const pieces = await buffer(wrap(content, null));
    const file = join(folder, "strange.backup");
    writeFileSync(file, pieces);
    return readThrough(file, null).then(
      () => "read",
      (error: Error) => error.message,
    );
  };
  expect(await refusal(tarWithSums(parts))).toBe("read");
  for (const name of ["../auth-secret", "/etc/passwd", "data/../../x.jsonl", "data/no_such_table.jsonl", "postgres/x", "manifest.json"])
    expect(await refusal(tarWithSums([...parts, { name, bytes: Buffer.from("x") }])), name).toMatch("damaged");
  const changed = parts.map((part) => (part.name.startsWith("files/") ? { ...part, bytes: Buffer.from(pdf("other")) } : part));
  const sums = parts.map(({ name, bytes }) => `${createHash("sha256").update(bytes).digest("hex")}  ${name}\n`).join("");
  const tar = pack();
  for (const { name, bytes } of changed) tar.entry({ name }, bytes);
  tar.entry({ name: "SHA256SUMS" }, sums);
  tar.finalize();
  expect(await refusal(tar as unknown as AsyncIterable<Uint8Array>)).toMatch("not what it was");
  const linked = pack();
  linked.entry({ name: "manifest.json", type: "symlink", linkname: "/etc/passwd" });
  linked.finalize();
  expect(await refusal(linked as unknown as AsyncIterable<Uint8Array>)).toMatch("damaged");
});

test("deleting such a row, or the account, removes the row and no file that it names", async () => {
  for (const id of Object.values(ids)) expect((await maya!.delete(`/api/documents/${id}`)).status).toBe(200);
  await insert(maya!, newId(), "../auth-secret");
  expect((await maya!.post("/api/account/delete", { password: maya!.password, typed: "DELETE" })).status).toBe(200);
  expect(readFileSync(join(home.context.config.DATA_DIR, "auth-secret"), "utf8")).toBe("not to be read");
  expect(await filesOf(home, other!.id)).toHaveLength(1);
});
