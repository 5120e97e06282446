import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { chmodSync, chownSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aFolder } from "#testing/server.ts";
import { lockFolder } from "./lock.ts";

const folder = () => aFolder("lock");

test("a second process is refused and told who holds the folder; after release it gets the lock", () => {
  const place = folder();
  const release = lockFolder(place);
  expect(() => lockFolder(place)).toThrow(`in use by process ${process.pid}`);
  release();
  expect(existsSync(join(place, "owner.lock"))).toBe(false);
  lockFolder(place)();
});

test("the lock of a killed process is taken over", async () => {
  const place = folder();
  const script = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, "lock.ts"))}; lockFolder(${JSON.stringify(place)}); console.log("held"); setInterval(() => {}, 1000);`;
  const child = spawn(process.execPath, ["--input-type=module", "-e", script], {
    stdio: ["ignore", "pipe", "inherit"],
    cwd: process.cwd(),
  });
  await once(child.stdout, "data");
  expect(() => lockFolder(place)).toThrow(`in use by process ${child.pid}`);
  child.kill("SIGKILL");
  await once(child, "exit");
  lockFolder(place)();
});

test("a lock file that was cut off while being written counts as no lock", () => {
  const place = folder();
  writeFileSync(join(place, "owner.lock"), '{"pid": 1, "sin');
  const release = lockFolder(place);
  expect(readFileSync(join(place, "owner.lock"), "utf8")).toContain(String(process.pid));
  release();
});

const write = (place: string, pid: number, started: string) =>
  writeFileSync(join(place, "owner.lock"), JSON.stringify({ pid, since: "2026-01-01T00:00:00Z", started }));

test.each(["another-boot:1", ":1", ""])("a reused process id is not mistaken for the owner: %j", (started) => {
  const place = folder();
  write(place, process.pid, started);
  expect(() => lockFolder(place)()).not.toThrow();
});

test.runIf(process.platform === "linux")("without the id of the boot the start time alone tells the owner from a new process", () => {
  const place = folder();
  const other = spawn("sleep", ["60"]);
  const ticks = readFileSync(`/proc/${other.pid}/stat`, "utf8").split(" ")[21];
  try {
    write(place, other.pid ?? 0, `:${ticks}`);
    expect(() => lockFolder(place)).toThrow(`in use by process ${other.pid}`);
    write(place, other.pid ?? 0, `:${Number(ticks) - 1}`);
    expect(() => lockFolder(place)()).not.toThrow();
  } finally {
    other.kill();
  }
});

test.runIf(process.getuid?.() === 0)("a process of another user did not write a lock of ours, also where its start cannot be read", () => {
  const place = mkdtempSync(join(tmpdir(), "evenday-lock-")); // the folders of tests are closed to other users
  const nobody = 65_534;
  chownSync(place, nobody, nobody);
  write(place, process.pid, "");
  const code = `process.setuid(${nobody}); try { lockFolder(${JSON.stringify(place)}); console.log("locked"); } catch (error) { console.log(error.message); }`;
  const script = `import { lockFolder } from ${JSON.stringify(join(import.meta.dirname, "lock.ts"))}; ${code}`;
  const run = () => spawnSync(process.execPath, ["--input-type=module", "-e", script], { encoding: "utf8" }).stdout;
  try {
    chmodSync(join(place, "owner.lock"), 0o644);
    expect(run(), "root's file").toContain(`in use by process ${process.pid}`);
    chownSync(join(place, "owner.lock"), nobody, nobody);
    expect(run()).toBe("locked\n");
  } finally {
    rmSync(place, { recursive: true });
  }
});
