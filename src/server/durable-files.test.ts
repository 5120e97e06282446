import { execFile } from "node:child_process";
import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { aFolder } from "#testing/server.ts";
import { replaceFile } from "./durable-files.ts";

test("a file is replaced as a whole, and is for this user only, whatever rights it had", () => {
  const folder = aFolder("replaced");
  const path = join(folder, "secret");
  writeFileSync(path, "old", { mode: 0o644 });
  for (const text of ["first", "second"]) {
    replaceFile(path, text);
    expect(readFileSync(path, "utf8")).toBe(text);
    expect(statSync(path).mode & 0o777).toBe(0o600);
  }
  expect(readdirSync(folder)).toEqual(["secret"]);
});

test("a file that cannot be replaced is left as it was, without a part of the new one beside it", () => {
  const folder = aFolder("replaced");
  const path = join(folder, "secret");
  mkdirSync(path);
  expect(() => replaceFile(path, "new")).toThrow();
  expect(readdirSync(folder)).toEqual(["secret"]);
});

test("processes that replace the same file at once all succeed, and leave one whole file", { timeout: 60_000 }, async () => {
  const path = join(aFolder("replaced"), "marker");
  const source = fileURLToPath(new URL("durable-files.ts", import.meta.url));
  const program = `import { replaceFile } from ${JSON.stringify(source)};
    for (let at = 0; at < 150; at += 1) replaceFile(${JSON.stringify(path)}, "the same id");`;
  const run = () => promisify(execFile)(process.execPath, ["--input-type=module", "--eval", program]);
  await Promise.all([run(), run(), run()]);
  expect(readFileSync(path, "utf8")).toBe("the same id");
  expect(readdirSync(dirname(path))).toEqual(["marker"]);
});
