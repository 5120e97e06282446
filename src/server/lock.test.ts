import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
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

test("a reused process id is not mistaken for the owner", () => {
  const place = folder();
  writeFileSync(join(place, "owner.lock"), JSON.stringify({ pid: process.pid, since: "2026-01-01T00:00:00Z", started: "another-boot:1" }));
  expect(() => lockFolder(place)()).not.toThrow();
});
