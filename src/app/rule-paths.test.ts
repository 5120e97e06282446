import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { pageAt } from "./paths.ts";

test("every path that a feature's rules lead to is a page", () => {
  const found = globSync("src/features/**/*.rules.ts").flatMap((file) =>
    [...readFileSync(file, "utf8").matchAll(/\bpath: "(\/[^"]*)"/g)].map(([, path = ""]) => path.replace(/[?#].*/, "")),
  );
  expect(found.length).toBeGreaterThan(3);
  expect(found.filter((path) => !pageAt(path))).toEqual([]);
});
