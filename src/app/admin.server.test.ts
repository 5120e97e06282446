import { spawn } from "node:child_process";
import { chmodSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/engine.ts";
import { postmasterOf } from "#server/embedded/postmaster.ts";
import { openLog } from "#server/log.ts";
import type { StorageKey } from "#server/integrations/storage-key.ts";
import { partsOfTar } from "#testing/backups.ts";
import { aFolder, createTestServer, type TestServer } from "#testing/server.ts";
import { aSubscriber, signIn } from "#testing/people.ts";
import { commandIn, help, instantIn, options, optionsOf } from "../../scripts/admin-terminal.ts";
import { serverProgram } from "../../scripts/ensure-built.ts";
import { commandsOn } from "./admin.ts";

/** Runs admin commands in processes of their own, beside a running server on the same data. */
const folder = aFolder("ops");
const key = join(folder, "key");
let env: Record<string, string>;
let home: TestServer;

beforeAll(async () => {
  writeFileSync(key, "a key file of at least sixteen characters\n");
  env = { DATA_DIR: join(folder, "data"), AUTH_SECRET: "given by the operator, 32 characters", NODE_ENV: "test" };
  const config = readConfig({ ...env, LOG_LEVEL: "silent" });
  home = await createTestServer(env, { database: await openDatabase(config, openLog("silent")) });
});
afterAll(async () => {
  await home.context.database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Runs a command in this process, because each process would load the whole server; a few commands run as processes. */
const inside = async (name: string, options: Record<string, string>) => {
  const messages: string[] = [];
  const code = await commandsOn(home.context)
    .run(name, options, (one) => messages.push(one))
    .catch((error: Error) => {
      messages.push(error.message);
      return 1;
    });
  return { code, said: messages.join("\n") };
};
const run = (...args: string[]) => runWith({}, ...args);
const runWith = (more: Record<string, string>, ...args: string[]) =>
  new Promise<{ code: number | null; said: string }>((done) => {
    const child = spawn(process.execPath, [...serverProgram("admin"), ...args], {
      env: { ...process.env, ...env, ...more },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let messages = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text: Buffer) => {
        messages += text.toString();
      });
    child.on("close", (code) => done({ code, said: messages }));
  });

test("on a running server the commands for backup, check and export of a member work, and print nothing private", async () => {
  const maya = await aSubscriber(home);
  const words = `a secret of ${newId()}`;
  await maya.post("/api/journal/entries", { id: newId(), entryText: words, moodRating: 4, kind: "plain" });
  const [backup, zip] = [join(folder, "live.backup"), join(folder, "maya.zip")];
  const [taken, inspected, input] = await Promise.all([
    run("backup", "--to", backup, "--key-file", key),
    inside("verify", {}),
    run("export-user", "--user", maya.email, "--to", zip),
  ]);
  for (const one of [taken, inspected, input]) {
    expect(one.code, one.said).toBe(0);
    for (const secret of [maya.email, words, env["AUTH_SECRET"] ?? "", "a key file"]) expect(one.said).not.toContain(secret);
  }
  expect(taken.said).toMatch(/Backed up \d+ rows? and 0 files .* sealed\), and read it through again/);
  // AUTH_SECRET is set in this test; a generated secret would be inside an encrypted backup
  expect(taken.said).toContain("Keep AUTH_SECRET as well");
  const secretIn = async (isEncrypted: boolean) => {
    const own = join(env["DATA_DIR"] ?? "", "auth-secret");
    writeFileSync(own, "made by Evenday itself");
    const parts = await partsOfTar(commandsOn(home.context).backup(isEncrypted));
    rmSync(own);
    return parts.find(({ name }) => name === "auth-secret")?.bytes.toString() ?? null;
  };
  expect([await secretIn(true), await secretIn(false)]).toEqual(["made by Evenday itself", null]);
  expect(inspected.said).toContain("Everything holds.");
  expect(new TextDecoder().decode(unzipSync(readFileSync(zip))["data/journal_entries.json"])).toContain(words);
  for (const file of [backup, zip]) expect(statSync(file).mode & 0o077, "for this user alone").toBe(0);
  const [again, whole] = await Promise.all([
    run("backup", "--to", backup, "--plain"),
    run("verify", "--backup", backup, "--key-file", key),
  ]);
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining("is there already") });
  expect(whole).toMatchObject({ code: 0, said: expect.stringContaining("is whole") });
});

test("the running server notices at once that sessions were ended or a member was deleted by a command", async () => {
  const [maya, deletedUser] = [await aSubscriber(home), await aSubscriber(home)];
  expect((await maya.get("/api/progress/check")).status).toBe(200);
  const [ended, deleted] = await Promise.all([
    run("revoke-sessions", "--user", maya.id),
    inside("delete-user", { user: deletedUser.email }),
  ]);
  expect(ended).toMatchObject({ code: 0, said: expect.stringContaining("1 session of member") });
  expect((await maya.get("/api/progress/check")).status).toBe(401);
  expect(deleted, deleted.said).toMatchObject({ code: 0, said: expect.stringContaining(deletedUser.id) });
  expect((await deletedUser.get("/api/progress/check")).status).toBe(401);
  await expect(signIn(home, deletedUser.email, deletedUser.password)).rejects.toThrow("401");
  expect((await inside("delete-user", { user: deletedUser.email })).said).toContain("no member with this email or id");
});

test("a usage error does nothing and exits with 2, problems exit with 3, and a configured secret is never replaced silently", async () => {
  const maya = await aSubscriber(home);
  const upload = await home.fetch("/api/documents/upload", {
    method: "POST",
    body: "a plain text",
    headers: {
      authorization: `Bearer ${maya.token}`,
      "content-type": "application/octet-stream",
      "x-file-name": "a.txt",
      "x-document-type": "planner",
      "x-document-id": newId(),
    },
  });
  const { filePath } = (await upload.json()) as { filePath: StorageKey };
  await home.context.files.remove(filePath);
  const elsewhere = aFolder("mistyped");
  chmodSync(elsewhere, 0o755);
  const [unsure, mistyped, unreachable, unknown, help, faulty, rotated] = await Promise.all([
    run("delete-user", "--user", maya.email),
    runWith({ DATA_DIR: elsewhere, AUTH_SECRET: "" }, "verify"),
    runWith({ DATABASE_URL: "postgres://evenday:a-secret-word@127.0.0.1:1/evenday" }, "verify"),
    run("dance"),
    run("--help"),
    inside("verify", {}),
    inside("rotate-secret", {}),
  ]);
  expect([unsure.code, unknown.code, help.code]).toEqual([2, 2, 0]);
  expect(mistyped).toEqual({ code: 1, said: expect.stringContaining(`There is no Evenday in ${elsewhere}. Set DATA_DIR`) });
  expect([readdirSync(elsewhere), statSync(elsewhere).mode & 0o777], "a folder that is not Evenday's stays as it is").toEqual([[], 0o755]);
  expect(unreachable).toEqual({ code: 1, said: expect.stringMatching(/^DATABASE_URL: no database answers at 127\.0\.0\.1:1\./) });
  expect(help.said).toContain("reconcile-billing");
  expect((await maya.get("/api/progress/check")).status).toBe(200);
  expect(faulty).toMatchObject({ code: 3, said: expect.stringContaining(`File ${filePath} is missing.`) });
  expect(rotated).toMatchObject({ code: 0, said: expect.stringContaining("Put it into AUTH_SECRET") });
  const next = readFileSync(join(env["DATA_DIR"] ?? "", "auth-secret.next"), "utf8").trim();
  expect(next.length).toBeGreaterThanOrEqual(32);
  expect(rotated.said).not.toContain(next);
});

test("the embedded database is reached by a socket that only this user may open, and a second server is refused with its reason", async () => {
  const dataDir = env["DATA_DIR"] ?? "";
  const socket = postmasterOf(join(dataDir, "postgres"))?.socket ?? "";
  expect(statSync(socket).mode & 0o077).toBe(0);
  expect(statSync(join(dataDir, "postgres")).mode & 0o077).toBe(0);
  const config = readConfig({ ...env, LOG_LEVEL: "silent" });
  await expect(openDatabase(config, openLog("silent"))).rejects.toThrow(`in use by process ${process.pid}`);
});

test("crisis cards are counted by day and level, and groups below ten only as less than ten", async () => {
  for (let at = 0; at < 11; at += 1)
    await home.fetch("/api/cards/shown", { method: "POST", body: JSON.stringify({ level: at < 10 ? 2 : 3 }) });
  const { code, said: messages } = await inside("cards", {});
  const day = new Date(home.context.clock()).toISOString().slice(0, 10);
  expect([code, messages.split("\n").slice(1)]).toEqual([
    0,
    [`${day} level 2 10`, `${day} level 3 <10`, "all level 2 10", "all level 3 <10"],
  ]);
});

test("every file and folder created by server, commands and restore is its owner's alone", () => {
  const isOpen = (name: string) => {
    const found = statSync(join(folder, name), { throwIfNoEntry: false });
    // root's own data folder may be traversed by others, see private-folder.ts
    return found !== undefined && (found.mode & (found.isDirectory() && found.uid === 0 ? 0o066 : 0o077)) !== 0;
  };
  const all = readdirSync(folder, { recursive: true, encoding: "utf8" }).filter((name) => name !== "key");
  expect(all.length).toBeGreaterThan(3);
  expect(all.filter(isOpen)).toEqual([]);
});

test("every option in the help is accepted, and instants are parsed with their time zone", () => {
  const named = new Set([...help.matchAll(/--([a-z][a-z-]*)/g)].map(([, name = ""]) => name));
  expect([...named].filter((name) => !(name in options))).toEqual([]);
  const lines = [...help.matchAll(/^ {2}([a-z-]+)((?:.*\n {10}\[.*)*.*)/gm)];
  for (const [, name = "", text = ""] of lines)
    for (const [, option = ""] of text
      .split(/ {4,}/)
      .join(" ")
      .matchAll(/--([a-z][a-z-]*)/g))
      expect(optionsOf[name] ?? []).toContain(option);
  expect(lines.map(([, name]) => name).toSorted()).toEqual(Object.keys(optionsOf).toSorted());
  const now = Date.parse("2026-11-23T12:00:00Z");
  expect(instantIn("latest", now)).toBe(now);
  expect(instantIn("2026-11-23 04:15", now), "UTC without a zone").toBe(Date.parse("2026-11-23T04:15:00Z"));
  expect(instantIn("2026-11-23T04:15:30+01:00", now)).toBe(Date.parse("2026-11-23T03:15:30Z"));
  for (const wrong of ["yesterday", "2026-11-23", "2026-11-23T04:15 PST"]) expect(() => instantIn(wrong, now)).toThrow("Say --at");
  expect(() => instantIn("2026-11-23T12:01Z", now)).toThrow("still to come");
});

test.each([
  ["verify --key-file k", "--key-file opens a backup: say which, with --backup."],
  ["verify --quick --backup b", "A backup is always read through: leave out --quick."],
  ["restore --from b --to /elsewhere", "restore has no option --to."],
  ["mail --all", "mail has no option --all."],
  ["backup --to= --plain", "--to has no value."],
  ["restore --from b --deleted=", "--deleted has no value."],
  ["status --foo", "Unknown option '--foo'."],
  ["status verify", "One command at a time, not status verify."],
  ["constructor", "There is no command constructor."],
  ["revoke-sessions", "Say --user or --all."],
  ["revoke-sessions --user a@b.c --all", "Say --user or --all."],
  ["delete-user --user a@b.c", "Deleting cannot be undone: add --yes."],
  ["delete-user --yes", "Say --user with an email or id."],
  ["export-user --to a.zip", "Say --user with an email or id."],
  ["", "Say which command."],
])("%s is refused before anything is done, and not carried out without the option", (line, words) => {
  expect(() => commandIn(line.split(" ").filter(Boolean))).toThrow(new RegExp(`^${words.replace(/[.?]/g, "\\$&")}$`));
});
