import { spawn } from "node:child_process";
import { readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { unzipSync } from "fflate";
import { v7 as newId } from "uuid";
import { afterAll, beforeAll, expect, test } from "vitest";
import { readConfig } from "#server/config.ts";
import { openDatabase } from "#server/engine.ts";
import { openLog } from "#server/log.ts";
import { openDoor } from "#server/ops/door.ts";
import type { StorageKey } from "#server/outside/storage-key.ts";
import { aFolder, emptyPostgres, openHouse, type House } from "#testing/house.ts";
import { aSubscriber, signIn } from "#testing/people.ts";
import { behindTheDoor } from "./ops.ts";

/** The operator's commands in processes of their own, beside a server that is running on the same data. */
const folder = aFolder("ops");
const key = join(folder, "key");
let env: Record<string, string>;
let home: House;
let shut: () => Promise<void>;

beforeAll(async () => {
  writeFileSync(key, "a key file of at least sixteen characters\n");
  env = {
    DATA_DIR: join(folder, "data"),
    AUTH_SECRET: "given by the operator, 32 characters",
    NODE_ENV: "test",
    ...(process.env["TEST_ENGINE"] === "postgres" ? { DATABASE_URL: await emptyPostgres(true), DATABASE_POOL: "5" } : {}),
  };
  const config = readConfig({ ...env, LOG_LEVEL: "silent" });
  home = await openHouse(env, { database: await openDatabase(config, openLog("silent")) });
  shut = await openDoor(config.DATA_DIR, behindTheDoor(home.ground), home.ground.log);
});
afterAll(async () => {
  await shut();
  await home.ground.database.close();
  rmSync(folder, { recursive: true, force: true });
});

/** A command without a process of its own: on Postgres each of them loads the whole server, and two may stand for all. */
const inside = async (name: string, wishes: Record<string, string>) => {
  const said: string[] = [];
  const code = await behindTheDoor(home.ground)
    .say(name, wishes, (one) => said.push(one))
    .catch((error: Error) => {
      said.push(error.message);
      return 1;
    });
  return { code, said: said.join("\n") };
};
const beside = (name: string, wishes: Record<string, string>, ...args: string[]) =>
  env["DATABASE_URL"] ? inside(name, wishes) : run(name, ...args);

const run = (...args: string[]) =>
  new Promise<{ code: number | null; said: string }>((done) => {
    const child = spawn(process.execPath, ["--disable-warning=ExperimentalWarning", "scripts/ops.ts", ...args], {
      env: { ...process.env, ...env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    let said = "";
    for (const stream of [child.stdout, child.stderr])
      stream.on("data", (text: Buffer) => {
        said += text.toString();
      });
    child.on("close", (code) => done({ code, said }));
  });

test("a live server is backed up, checked and asked about one member, and nothing private is printed", async () => {
  const maya = await aSubscriber(home);
  const words = `a secret of ${newId()}`;
  await maya.post("/api/journal/entries", { id: newId(), entryText: words, moodRating: 4, kind: "plain" });
  const [backup, zip] = [join(folder, "live.backup"), join(folder, "maya.zip")];
  const [taken, looked, given] = await Promise.all([
    run("backup", "--to", backup, "--key-file", key),
    beside("verify", {}),
    run("export-user", "--user", maya.email, "--to", zip),
  ]);
  for (const one of [taken, looked, given]) {
    expect(one.code, one.said).toBe(0);
    for (const secret of [
      maya.email,
      words,
      env["AUTH_SECRET"] ?? "",
      "a key file",
      new URL(env["DATABASE_URL"] ?? "postgres://:none@x").password,
    ])
      expect(one.said).not.toContain(secret);
  }
  expect(taken.said).toMatch(/Backed up \d+ rows? and 0 files .* sealed\), and read it through again/);
  expect(looked.said).toContain("Everything holds.");
  expect(new TextDecoder().decode(unzipSync(readFileSync(zip))["data/journal_entries.json"])).toContain(words);
  for (const file of [backup, zip]) expect(statSync(file).mode & 0o077, "for this user alone").toBe(0);
  const [again, whole] = await Promise.all([
    run("backup", "--to", backup, "--plain"),
    run("verify", "--backup", backup, "--key-file", key),
  ]);
  expect(again).toMatchObject({ code: 1, said: expect.stringContaining("is there already") });
  expect(whole).toMatchObject({ code: 0, said: expect.stringContaining("is whole") });
});

test("ended sessions and deleted members are known to the running server at once", async () => {
  const [maya, leaver] = [await aSubscriber(home), await aSubscriber(home)];
  expect((await maya.get("/api/progress/check")).status).toBe(200);
  const [ended, deleted] = await Promise.all([
    run("revoke-sessions", "--user", maya.id),
    beside("delete-user", { user: leaver.email }, "--user", leaver.email, "--yes"),
  ]);
  expect(ended).toMatchObject({ code: 0, said: expect.stringContaining("1 session of member") });
  expect((await maya.get("/api/progress/check")).status).toBe(401);
  expect(deleted, deleted.said).toMatchObject({ code: 0, said: expect.stringContaining(leaver.id) });
  expect((await leaver.get("/api/progress/check")).status).toBe(401);
  await expect(signIn(home, leaver.email, leaver.password)).rejects.toThrow("401");
  expect((await beside("delete-user", { user: leaver.email }, "--user", leaver.email, "--yes")).said).toContain(
    "no member with this e-mail or id",
  );
});

test("what is asked wrongly does nothing and ends with 2, faults end with 3, and a secret that was given is not replaced behind one's back", async () => {
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
  await home.ground.files.remove(filePath);
  const [unsure, nobody, unknown, help, faulty, rotated] = await Promise.all([
    run("delete-user", "--user", maya.email),
    run("revoke-sessions"),
    run("dance"),
    run("--help"),
    beside("verify", {}),
    beside("rotate-secret", {}),
  ]);
  expect([unsure.code, nobody.code, unknown.code, help.code]).toEqual([2, 2, 2, 0]);
  expect(help.said).toContain("reconcile-billing");
  expect((await maya.get("/api/progress/check")).status).toBe(200);
  expect(faulty).toMatchObject({ code: 3, said: expect.stringContaining(`File ${filePath} is missing.`) });
  expect(rotated).toMatchObject({ code: 0, said: expect.stringContaining("Put it into AUTH_SECRET") });
  const next = readFileSync(join(env["DATA_DIR"] ?? "", "auth-secret.next"), "utf8").trim();
  expect(next.length).toBeGreaterThanOrEqual(32);
  expect(rotated.said).not.toContain(next);
});

test("the operator's door is a socket for this user alone, and does not open without its secret", async () => {
  const { socket, secret } = JSON.parse(readFileSync(join(env["DATA_DIR"] ?? "", "operator.json"), "utf8")) as {
    socket: string;
    secret: string;
  };
  expect(statSync(socket).isSocket()).toBe(true);
  for (const file of [socket, join(env["DATA_DIR"] ?? "", "operator.json")]) expect(statSync(file).mode & 0o077).toBe(0);
  const { request } = await import("node:http");
  const knocked = (given: string) =>
    new Promise<number>(
      (done) =>
        void request(
          { socketPath: socket, path: "/say/revoke-sessions", method: "POST", headers: { "x-operator-secret": given } },
          (answer) => {
            answer.resume();
            done(answer.statusCode ?? 0);
          },
        ).end("{}"),
    );
  expect(await knocked("")).toBe(403);
  expect(await knocked(`${secret.slice(0, -1)}!`)).toBe(403);
  for (const path of ["/say/revoke-sessions", "/operator", "/give/backup"])
    expect((await home.fetch(path, { method: "POST", body: "{}" })).status, path).not.toBe(200);
});

test("crisis cards are told by day and level, and small groups only as less than ten", async () => {
  for (let at = 0; at < 11; at += 1)
    await home.fetch("/api/cards/shown", { method: "POST", body: JSON.stringify({ level: at < 10 ? 2 : 3 }) });
  const { code, said } = await inside("cards", {});
  const day = new Date(home.ground.clock()).toISOString().slice(0, 10);
  expect([code, said.split("\n").slice(1)]).toEqual([0, [`${day} level 2 10`, `${day} level 3 <10`, "all level 2 10", "all level 3 <10"]]);
});
