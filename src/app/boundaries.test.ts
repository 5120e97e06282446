import { expect, test } from "vitest";
import { lint, withFixture } from "../../scripts/lint-fixture.ts";

const sharedFeatures = ["journal", "safety", "guides", "kitchen"];
const duties = ["rules", "content", "contract", "tables", "repository", "service", "routes", "api"];

/** Every kind of import target, by its name in the table below. */
const reach: Record<string, string> = {
  ...Object.fromEntries(duties.map((duty) => [duty, `./other.${duty}.ts`])),
  page: "./other.page.tsx",
  panel: "./other.panel.tsx",
  guide: "./other.guide.mdx",
  css: "./other.css",
  ...Object.fromEntries(
    sharedFeatures.flatMap((feature) => duties.map((duty) => [`${feature}.${duty}`, `#${feature}/x.${duty}.ts`] as const)),
  ),
  "journal.page": "#journal/x.page.tsx",
  "journal.panel": "#journal/x.panel.tsx",
  shared: "#shared/dates.ts",
  fields: "#shared/fields.ts",
  columns: "#server/columns.ts",
  server: "#server/database.ts",
  outside: "#server/integrations/email.ts",
  web: "#web/client.ts",
  ui: "#web/ui/button.tsx",
  app: "#app/server.ts",
  testing: "#testing/people.ts",
  "a feature without an alias": "#debt/debt.rules.ts",
  "another feature by path": "../debt/debt.rules.ts",
  "another feature from a folder": "../../debt/debt.rules.ts",
  "rules of the feature from a folder": "../x.rules.ts",
  "rules in a folder": "./inner/x.rules.ts",
  "content in a folder": "./inner/x.content.ts",
  "a page in a folder": "./inner/x.page.tsx",
  node: "node:fs",
  zod: "zod",
  orpc: "@orpc/server",
  "orpc contract": "@orpc/contract",
  drizzle: "drizzle-orm",
  hono: "hono",
  pg: "pg",
  react: "react",
  query: "@tanstack/react-query",
  detector: "crisis-detector",
  "detector age": "crisis-detector/age",
  "detector plain": "crisis-detector/plain",
};

const shared = (...some: string[]) => sharedFeatures.flatMap((feature) => some.map((duty) => `${feature}.${duty}`));
const detector = ["detector", "detector age", "detector plain"];
const server = ["shared", "fields", "columns", "server", "outside"];
const inFolder = ["rules in a folder", "content in a folder"];
const repository = [
  ...inFolder,
  ...detector,
  "rules",
  "content",
  "tables",
  "repository",
  ...shared("rules", "content", "repository"),
  ...server,
  "drizzle",
];
const routes = [
  ...inFolder,
  ...detector,
  "rules",
  "content",
  "contract",
  "repository",
  ...shared("rules", "content", "repository"),
  ...server,
  "orpc",
  "hono",
];
const browser = [...detector, ...inFolder, "rules", "content", "shared", "web", "ui", "react"];
const page = [...browser, "api", "panel", "page", "guide", "css", ...shared("rules", "content", "api"), "journal.panel"];

const rules = [...detector, "rules", "content", ...shared("rules", "content"), "shared"];
const content = ["content", ...shared("content"), "shared"];

/** The table of docs/architecture.md: which imports are allowed. Everything else must be refused. */
const table: Record<string, string[]> = {
  "features/budget/a.rules.ts": [...rules, ...inFolder],
  "features/budget/a.content.ts": [...content, "content in a folder"],
  // from there "../debt/" is another folder of the same feature
  "features/budget/inner/a.rules.ts": [...rules, "rules of the feature from a folder", "another feature by path"],
  "features/budget/inner/a.content.ts": content,
  "features/budget/a.contract.ts": [...inFolder, "rules", "content", ...shared("contract"), "shared", "fields", "orpc contract", "zod"],
  "features/budget/a.tables.ts": ["columns", "drizzle"],
  "features/budget/a.repository.ts": repository,
  "features/budget/a.service.ts": repository,
  "features/budget/a.routes.ts": routes,
  "features/budget/a.api.ts": [...browser, ...shared("rules", "content"), "query"],
  "features/budget/a.page.tsx": page,
  "features/budget/a.panel.tsx": page,
};

const featureFiles = Object.fromEntries(
  Object.keys(table).map((path) => [
    `src/${path}`,
    Object.values(reach)
      .map((from) => `import "${from}";`)
      .join("\n"),
  ]),
);

test("each suffix may import what the import table says, and nothing else", () => {
  const found = withFixture(featureFiles, (root) => lint(root, "src")).filter((finding) => finding.rule === "no-restricted-imports");
  for (const [path, allowed] of Object.entries(table)) {
    const refusedLines = new Set(found.filter((finding) => finding.file === `src/${path}`).map((finding) => finding.line));
    const passed = Object.keys(reach).filter((_, index) => !refusedLines.has(index + 1));
    expect(passed.toSorted(), `what ${path} may import`).toEqual(allowed.toSorted());
  }
});

test("an API file may import the type of a contract, and never its value", () => {
  const contract = {
    type: 'import type { contract } from "./a.contract.ts";\nexport type A = typeof contract;\n',
    value: 'import { contract } from "./a.contract.ts";\nexport const a = contract;\n',
  };
  const files = { "src/features/budget/legal.api.ts": contract.type, "src/features/budget/wrong.api.ts": contract.value };
  const found = withFixture(files, (root) => lint(root, "src"));
  expect(found).toMatchObject([{ file: "src/features/budget/wrong.api.ts", rule: "no-restricted-imports" }]);
});

test("content may import the types of rules, and never their functions", () => {
  const files = {
    "src/features/budget/legal.content.ts": 'import type { Cue } from "./a.rules.ts";\nexport const cues: Cue[] = [];\n',
    "src/features/budget/wrong.content.ts": 'import { cue } from "./a.rules.ts";\nexport const cues = [cue];\n',
  };
  const found = withFixture(files, (root) => lint(root, "src"));
  expect(found).toMatchObject([{ file: "src/features/budget/wrong.content.ts", rule: "no-restricted-imports" }]);
});

test("server, web, app and entry files import downwards only", () => {
  const allowed: Record<string, string[]> = {
    "src/shared/a.ts": ["./days.ts"],
    "src/server/a.ts": ["./log.ts", "#server/log.ts", "#server/integrations/email.ts", "#shared/dates.ts", "pg", "hono", "node:fs", "zod"],
    "src/server/integrations/a.ts": ["./mail.ts", "#server/log.ts", "#shared/dates.ts"],
    "src/web/a.ts": ["./client.ts", "#web/ui/button.tsx", "#shared/dates.ts", "react", "wouter"],
    "src/app/a.ts": [
      "./members.ts",
      "../features/budget/budget.routes.ts",
      "../features/budget/budget.service.ts",
      "../features/budget/budget.page.tsx",
      "../features/budget/budget.panel.tsx",
      "../features/budget/budget.api.ts",
      "#server/log.ts",
      "#web/client.ts",
      "#shared/dates.ts",
    ],
    "src/testing/a.ts": ["./people.ts", "#app/server.ts", "#server/log.ts", "#shared/dates.ts"],
    "src/main.a.ts": ["#app/server.ts", "#server/log.ts", "#shared/dates.ts"],
    "src/features/budget/a.rules.test.ts": [
      "./a.rules.ts",
      "./a.repository.ts",
      "#testing/people.ts",
      "#journal/journal.rules.ts",
      "vitest",
    ],
    "src/features/budget/inner/a.rules.test.ts": ["./a.rules.ts", "../a.repository.ts", "../other/a.rules.ts", "vitest"],
    "src/app/a.test.ts": ["./server.ts", "#testing/people.ts", "../features/budget/budget.rules.ts", "../features/budget/inner/a.rules.ts"],
  };
  const refused: Record<string, string[]> = {
    "src/shared/b.ts": ["#server/log.ts", "#web/client.ts", "zod", "node:fs", "../app/server.ts", "react"],
    "src/server/b.ts": [
      "#web/client.ts",
      "#app/server.ts",
      "#testing/people.ts",
      "#journal/journal.rules.ts",
      "#budget/budget.rules.ts",
      "../app/server.ts",
      "../features/budget/budget.rules.ts",
      "react",
    ],
    "src/server/integrations/b.ts": ["../log.ts", "#app/server.ts"],
    "src/web/b.ts": [
      "#server/log.ts",
      "#app/web.tsx",
      "#shared/fields.ts",
      "#safety/safety.rules.ts",
      "../app/web.tsx",
      "node:fs",
      "hono",
      "zod",
      "drizzle-orm",
      "@orpc/server",
    ],
    "src/app/b.ts": [
      "../features/budget/budget.repository.ts",
      "../features/budget/budget.rules.ts",
      "../features/budget/budget.contract.ts",
      "#journal/journal.repository.ts",
      "#testing/people.ts",
      "../server/log.ts",
    ],
    "src/testing/b.ts": ["#web/client.ts", "#journal/journal.repository.ts", "../features/budget/budget.repository.ts"],
    "src/main.b.ts": ["#testing/people.ts", "#journal/journal.repository.ts", "./server/log.ts", "../scripts/build.ts"],
    "src/features/budget/b.rules.test.ts": ["../debt/debt.rules.ts"],
    "src/features/budget/inner/b.rules.test.ts": ["../../debt/debt.rules.ts"],
    "src/app/b.test.ts": ["../../bench/main.ts", "../server/log.ts"],
  };
  const fixture = Object.fromEntries(
    Object.entries({ ...allowed, ...refused }).map(([path, from]) => [path, from.map((one) => `import "${one}";`).join("\n")]),
  );
  const found = withFixture(fixture, (root) => lint(root, "src")).filter((finding) => finding.rule === "no-restricted-imports");
  const linesOf = (path: string) =>
    [...new Set(found.filter((finding) => finding.file === path).map((finding) => finding.line))].toSorted((a, b) => a - b);
  for (const path of Object.keys(allowed)) expect(linesOf(path), `${path} may import all of its list`).toEqual([]);
  for (const [path, from] of Object.entries(refused))
    expect(linesOf(path), `${path} may import none of its list`).toEqual(from.map((_, index) => index + 1));
});
