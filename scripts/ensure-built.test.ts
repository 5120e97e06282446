import { expect, test } from "vitest";
import { sourcesOfBuild } from "./ensure-built.ts";

test("a changed page, migration, rule, weight or step of the build makes it outdated", () => {
  const all = new Set(sourcesOfBuild());
  const changed = [
    "index.html",
    "migrations/0000_initial.sql",
    "src/main.server.ts",
    "src/features/coach/coach.words.weights.bin",
    "packages/crisis-detector/src/assess.ts",
    "packages/crisis-detector/model/encoder.bin",
    "packages/crisis-detector/model/linear-weights.ts",
    "scripts/service-worker.ts",
  ];
  expect(changed.filter((file) => !all.has(file))).toEqual([]);
});
