import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";

const mayUse = [
  "src/app/app.tsx", // everything behind the sign-in
  "src/app/lazy-page.tsx",
];

test("no component is loaded by React's `lazy` alone, which never retries and crashes the page when loading fails", () => {
  const files = globSync("src/{app,features,web}/**/*.tsx", { exclude: ["**/*.test.tsx"] });
  expect(files.length).toBeGreaterThan(200);
  const using = files.filter((file) => /import \{[^}]*\blazy\b[^}]*\} from "react"/.test(readFileSync(file, "utf8")));
  expect(using.toSorted()).toEqual(mayUse);
});
