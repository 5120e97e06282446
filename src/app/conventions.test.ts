import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { compile, lint, withFixture } from "../../scripts/lint-fixture.ts";
import { packagesOf, unknownLicences } from "../../scripts/licences.ts";
import { structureViolations } from "../../scripts/folder-structure.ts";

const project = join(import.meta.dirname, "../..");
const feature = "src/features/budget";

const plain = "export const a = 1;";
type Violation = { rule: string; path: string; wrong: string; twin?: string; legal: string };
/** One violation of each kind, and the closest code that is allowed. */
const violations: Violation[] = [
  ...[
    [`${feature}/budget.helpers.ts`, `${feature}/budget.sums.rules.ts`],
    [`${feature}/budget.lazy.tsx`, `${feature}/budget.page.tsx`],
    [`${feature}/budget.worker.ts`, `${feature}/budget.words.content.ts`],
    [`${feature}/budget.test.rules.ts.tsx`, `${feature}/budget.rules.test.ts`],
    [`${feature}/inner/budget.page.tsx`, `${feature}/inner/budget.rules.ts`],
    [`${feature}/inner/deeper/budget.rules.ts`, `${feature}/inner/budget.content.ts`],
    ["src/server/utils.ts", "src/server/limits.ts"],
    ["src/web/index.ts", "src/web/client.ts"],
    ["src/web/ui/DateField.tsx", "src/web/ui/date-field.tsx", "unicorn/filename-case"],
  ].map(([path = "", twin = "", rule = "project/suffix"]) => ({ rule, path, twin, wrong: plain, legal: plain })),
  ...["localStorage.length", "window.sessionStorage.length", 'globalThis["indexedDB"]'].map((access) => ({
    rule: "project/browser-storage",
    path: "src/web/place.ts",
    wrong: `export const a = () => ${access};`,
    twin: "src/web/storage.ts",
    legal: `export const a = () => ${access};`,
  })),
  { rule: "project/only-problem", path: "src/server/a.ts", wrong: "export class Lock {}", legal: "export const lock = () => ({});" },
  {
    rule: "project/only-problem",
    path: "src/server/a1.ts",
    wrong: "export const lock = class {};",
    twin: "src/shared/errors.ts",
    legal: "export class Problem extends Error {}",
  },
  {
    rule: "import/no-default-export",
    path: `${feature}/a.panel.tsx`,
    wrong: "export default function A() { return null; }",
    legal: "export function A() { return null; }",
  },
  { rule: "oxc/no-barrel-file", path: "src/web/all.ts", wrong: 'export * from "./a.ts";', legal: plain },
  {
    rule: "typescript/no-explicit-any",
    path: `${feature}/b.rules.ts`,
    wrong: "export const a = (b: any) => b;",
    legal: "export const a = (b: unknown) => b;",
  },
  {
    rule: "typescript/consistent-type-imports",
    path: `${feature}/c.rules.ts`,
    wrong: 'export type A = import("./x.repository.ts").A;',
    legal: 'import type { Cents } from "#shared/money.ts";\nexport type A = Cents;',
  },
  {
    rule: "typescript/no-require-imports",
    path: "src/server/b.ts",
    wrong: 'export const a: unknown = require("./c.ts");',
    legal: 'export { a } from "./c.ts";',
  },
  { rule: "typescript/ban-ts-comment", path: "src/server/d.ts", wrong: "// @ts-ignore\nexport const a = 1;", legal: plain },
  {
    rule: "no-empty",
    path: "src/server/e.ts",
    wrong: "export function a() {\n  try {\n    return 1;\n  } catch {}\n}",
    legal: "export function a() {\n  try {\n    return 1;\n  } catch {\n    return 2;\n  }\n}",
  },
  { rule: "no-console", path: "src/server/f.ts", wrong: "console.log(1);", legal: "process.stdout.write('1');" },
  {
    rule: "project/pure",
    path: `${feature}/d.rules.ts`,
    wrong: "export const a = () => Date.now();",
    legal: "export const a = (now: number) => new Date(now);",
  },
  {
    rule: "project/pure",
    path: `${feature}/e.rules.ts`,
    wrong: "export const a = () => new Date();",
    legal: "export const a = (now: number) => new Date(now).getUTCDay();",
  },
  {
    rule: "project/pure",
    path: "src/shared/a.ts",
    wrong: "export const a = () => Math.random();",
    legal: "export const a = (chance: number) => Math.floor(chance * 6);",
  },
  {
    rule: "project/import-spelling",
    path: `${feature}/a.api.ts`,
    wrong: 'import { a } from "#web/client";\nexport const b = a;',
    legal: 'import { a } from "#web/client.ts";\nexport const b = a;',
  },
  {
    rule: "project/import-spelling",
    path: "src/features/journal/a.repository.ts",
    wrong: 'import { a } from "#journal/b.rules.ts";\nexport const b = a;',
    legal: 'import { a } from "./b.rules.ts";\nexport const b = a;',
  },
  {
    rule: "project/import-spelling",
    path: `${feature}/b.api.ts`,
    wrong: "export const a = (b: string) => import(b);",
    legal: 'export const a = () => import("#web/client.ts");',
  },
  {
    rule: "project/import-spelling",
    path: `${feature}/f.page.tsx`,
    wrong: 'export const a = import.meta.glob("./*.repository.ts");',
    legal: 'export const a = import.meta.glob("./*.guide.mdx");',
  },
  {
    rule: "project/repeated-groups",
    path: `${feature}/g.rules.ts`,
    wrong: "export const a = /^(?:so |and |so and )*no$/;",
    legal: "export const a = /^(?:so |and )*no$/;",
  },
  {
    rule: "project/repeated-groups",
    path: `${feature}/h.rules.ts`,
    wrong: "export const a = (b: string) => new RegExp(`^${b}(?:so|so)*$`);",
    legal: "export const a = (b: string) => new RegExp(`^${b}(?:so|and)*$`);",
  },
  {
    rule: "project/own-direction",
    path: `${feature}/j.panel.tsx`,
    wrong: 'export const A = ({ b }: { b: string }) => <p dir="auto">{b}, paid</p>;',
    legal: 'export const A = ({ b }: { b: string }) => (\n  <p>\n    <bdi>{b}</bdi>, <b dir="auto">{b}</b>\n  </p>\n);',
  },
  {
    rule: "no-restricted-imports",
    path: `${feature}/c.api.ts`,
    wrong: 'export const a = () => import("./budget.repository.ts");',
    legal: 'export const a = () => import("./budget.rules.ts");',
  },
  {
    rule: "no-restricted-imports",
    path: `${feature}/d.api.ts`,
    wrong: 'export { a } from "./budget.repository.ts";',
    legal: 'export { a } from "./budget.rules.ts";',
  },
  {
    rule: "max-lines",
    path: `${feature}/long.page.tsx`,
    wrong: "export const a = 1;\n".padEnd(400, "\n"),
    twin: `${feature}/long.content.ts`,
    legal: "export const a = 1;\n".padEnd(400, "\n"),
  },
  {
    rule: "react-hooks/rules-of-hooks",
    path: `${feature}/g.panel.tsx`,
    wrong: 'import { useState } from "react";\nexport function A({ b }: { b: boolean }) {\n  if (b) useState(1);\n  return null;\n}',
    legal: "export function A() {\n  return null;\n}",
  },
  {
    rule: "vitest/no-restricted-vi-methods",
    path: `${feature}/h.repository.test.ts`,
    wrong: 'import { vi } from "vitest";\nvi.mock("./h.repository.ts");',
    legal: 'import { expect, test } from "vitest";\ntest("a", () => expect(1).toBe(1));',
  },
  {
    rule: "vitest/no-focused-tests",
    path: `${feature}/i.rules.test.ts`,
    wrong: 'import { test } from "vitest";\ntest.only("a", () => undefined);',
    legal: 'import { expect, test } from "vitest";\ntest("a", () => expect(1).toBe(1));',
  },
];

test("every kind of violation is reported, and its allowed variant passes", () => {
  const wrong = withFixture(Object.fromEntries(violations.map(({ path, wrong: text }) => [path, text])), (root) => lint(root, "src"));
  const legal = withFixture(Object.fromEntries(violations.map(({ path, twin, legal: text }) => [twin ?? path, text])), (root) =>
    lint(root, "src"),
  );
  const missed = violations.filter(({ rule, path }) => !wrong.some((finding) => finding.file === path && finding.rule === rule));
  expect(missed.map(({ rule, path }) => `${rule} did not fire on ${path}`)).toEqual([]);
  const planted = new Set(violations.map(({ rule }) => rule));
  expect(legal.filter(({ rule }) => planted.has(rule))).toEqual([]);
});

test("two files that import each other are reported, also where one takes only a type", () => {
  const circle = {
    [`${feature}/a.rules.ts`]: 'import { b } from "./b.rules.ts";\nexport const a = () => b;\n',
    [`${feature}/b.rules.ts`]: 'import { a } from "./a.rules.ts";\nexport const b = () => a;\n',
  };
  expect(withFixture(circle, (root) => lint(root, "src")).map(({ rule }) => rule)).toContain("import/no-cycle");
  const ofTypes = {
    [`${feature}/a.rules.ts`]: 'import { b } from "./b.rules.ts";\nexport type A = number;\nexport const a = (): A => b;\n',
    [`${feature}/b.rules.ts`]: 'import type { A } from "./a.rules.ts";\nexport const b: A = 1;\n',
  };
  expect(withFixture(ofTypes, (root) => lint(root, "src")).map(({ rule }) => rule)).toContain("import/no-cycle");
  const line = { ...circle, [`${feature}/b.rules.ts`]: "export const b = 1;\n" };
  expect(withFixture(line, (root) => lint(root, "src"))).toEqual([]);
});

test("a page in a feature's folder, a folder in it, an unknown suffix, a shared folder that is too large, a new alias and a misplaced journey are reported", () => {
  const tidy = {
    [`${feature}/budget.rules.ts`]: "",
    [`${feature}/saving.guide.mdx`]: "",
    [`${feature}/budget.css`]: "",
    [`${feature}/budget.routes.test.ts`]: "",
    [`${feature}/sums/sums.rules.ts`]: "",
    [`${feature}/sums/sums.content.ts`]: "",
    [`${feature}/sums/sums.rules.test.ts`]: "",
    "src/shared/dates.ts": "export {};\n",
    "e2e/budget.e2e.ts": "",
  };
  expect(withFixture(tidy, structureViolations)).toEqual([]);
  const kernel = Object.fromEntries(["a", "b", "c", "d", "e", "f", "g", "h"].map((name) => [`src/shared/${name}.ts`, ""]));
  const messy = {
    ...kernel,
    "src/shared/a.ts": "\n".repeat(310).concat("export {};"),
    "src/features/loose.rules.ts": "",
    [`${feature}/inner/a.page.tsx`]: "",
    [`${feature}/inner/deeper/a.rules.ts`]: "",
    [`${feature}/notes.mdx`]: "",
    [`${feature}/budget.json`]: "",
    "e2e/budget.spec.ts": "",
    "package.json": JSON.stringify({ imports: { "#debt/*": "./src/features/debt/*" } }),
  };
  const findings = withFixture(messy, structureViolations);
  for (const part of [
    "8 files",
    "311 lines",
    "loose.rules.ts",
    "inner/a.page.tsx",
    "inner/deeper",
    "notes.mdx",
    "budget.json",
    "budget.spec.ts",
    "#debt/*",
    "#journal/*",
  ]) {
    expect(
      findings.some((sentence) => sentence.includes(part)),
      `${part} in ${findings.join(" | ")}`,
    ).toBe(true);
  }
});

test("rules that use the window, Node or the network do not compile", () => {
  const legal = { [`${feature}/a.rules.ts`]: "export const a = (now: number) => new Date(now).toISOString();\n" };
  expect(withFixture(legal, (root) => compile(root, "tsconfig.rules.json"))).toBe("");
  for (const word of ["window", "document", "process", "fetch", "crypto", "localStorage", "Buffer", "setTimeout"]) {
    const findings = withFixture({ [`${feature}/a.rules.ts`]: `export const a = () => ${word};\n` }, (root) =>
      compile(root, "tsconfig.rules.json"),
    );
    expect(findings, `${word} in rules`).toContain(`Cannot find name '${word}'`);
  }
});

// that the repository itself passes the linter and tsconfig.rules.json is checked by the parts lint and pure of scripts/test.ts
test("the repository itself follows the rules about folders", () => {
  expect(structureViolations(project)).toEqual([]);
});

test("every page starts its first queries as soon as its code is loaded, and not only when it renders", () => {
  const source = (path: string) => readFileSync(join(project, "src/app", path), "utf8");
  const files = [...source("pages.ts").matchAll(/import\("(.+\.page\.tsx)"\)/g)].map(([, file = ""]) => file);
  expect(files).toHaveLength(11);
  expect(files.filter((file) => !/^export (const|function) prefetch\b/m.test(source(file)))).toEqual([]);
});

test("browser code imports a chunk only by retrying() or lazyPage(), since browsers remember that an import failed", () => {
  // styles have no retry of their own, and a build-time script runs in Node
  const excepted = new Set(["src/web/chunk-load-error.ts", "src/web/large-text.ts", "src/app/prerender.tsx"]);
  const files = globSync(["src/**/*.tsx", "src/web/**/*.ts", "src/**/*.api.ts", "src/app/{pages,sign-out}.ts"], { cwd: project })
    .map((file) => file.replaceAll("\\", "/"))
    .filter((file) => !file.includes(".test.") && !excepted.has(file));
  expect(files.length).toBeGreaterThan(200);
  const isBare = (line: string) =>
    /\bimport\(/.test(line.replaceAll(/\b(?:retrying|lazyPage)\(\(\) => import\(/g, "").replaceAll(/typeof import\(/g, ""));
  expect([isBare('void import("./a.ts").then(b)'), isBare('retrying(() => import("./a.ts"))')]).toEqual([true, false]);
  const source = (file: string) => readFileSync(join(project, file), "utf8").split("\n");
  expect(files.flatMap((file) => source(file).flatMap((line, at) => (isBare(line) ? [`${file}:${at + 1}`] : [])))).toEqual([]);
});

test("no style uses :has(), which makes the browser search the page again after every change of it", () => {
  const styles = globSync("src/**/*.css", { cwd: project });
  expect(styles.length).toBeGreaterThan(20);
  expect(styles.filter((file) => readFileSync(join(project, file), "utf8").includes(":has("))).toEqual([]);
});

test("every package has an allowed licence, and one without is named", () => {
  const packages = packagesOf(project);
  expect(packages.filter(({ isShipped }) => isShipped).length).toBeGreaterThan(50);
  expect(unknownLicences(packages)).toEqual([]);
  const fixture = ["GPL-3.0-only", "", "MIT AND SSPL-1.0", "(MIT OR GPL-2.0)"].map((licence) => ({
    name: "planted",
    version: "1.0.0",
    licence,
    isShipped: true,
  }));
  expect(unknownLicences(fixture)).toEqual([
    "planted@1.0.0: GPL-3.0-only",
    "planted@1.0.0: no licence named",
    "planted@1.0.0: MIT AND SSPL-1.0",
  ]);
});
