import { mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { aFolder } from "#testing/server.ts";
import { replaceFile } from "./durable-files.ts";

test("a file is replaced as a whole, for this user only, also over the remains of a crash", () => {
  const folder = aFolder("replaced");
  const path = join(folder, "secret");
  writeFileSync(`${path}.part`, "half", { mode: 0o644 });
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
