import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { checks } from "../../scripts/assurance-checks.ts";
import { withoutSettings } from "../../scripts/without-settings.ts";

const root = join(import.meta.dirname, "../..");

test("every check of what must never go wrong names tests that exist", () => {
  const violations = checks.flatMap(({ id, by, run }) => [
    ...by
      .filter(
        ({ file, title }) =>
          !existsSync(join(root, file)) || (title !== undefined && !readFileSync(join(root, file), "utf8").includes(title)),
      )
      .map(({ file, title }) => `${id}: ${file} ${title ?? ""}`),
    ...(run ?? []).filter((path) => path.endsWith(".ts") && !existsSync(join(root, path))).map((path) => `${id}: ${path}`),
    ...(by.length === 0 && !run ? [`${id}: nothing shows it`] : []),
  ]);
  expect(violations).toEqual([]);
  expect(new Set(checks.map(({ id }) => id)).size).toBe(checks.length);
});

test("libraries whose older releases had vulnerabilities are at the fixed release or later", () => {
  const { packages } = JSON.parse(readFileSync(join(root, "package-lock.json"), "utf8")) as {
    packages: Record<string, { version?: string }>;
  };
  const baselines = { "better-auth": "1.6.23", hono: "4.12.16", "@hono/node-server": "1.19.13" };
  for (const [name, floor] of Object.entries(baselines)) {
    const version = packages[`node_modules/${name}`]?.version ?? "0";
    expect(version.localeCompare(floor, "en", { numeric: true }), `${name} ${version}`).toBeGreaterThanOrEqual(0);
  }
});

test("a bench starts Evenday without the settings that its shell exports, so that none writes to a real database", () => {
  const shell = { PATH: "/bin", HOME: "/home/maya", ASSURANCE: "nightly" };
  expect(
    withoutSettings({ ...shell, DATABASE_URL: "postgres://real", DATABASE_APP_URL: "postgres://real", SMTP_URL: "smtp://real" }),
  ).toEqual(shell);
  const passing = globSync("bench/*.ts", { cwd: root }).filter((file) =>
    /(serverFile|main\.server)[\s\S]*\.\.\.process\.env, (PORT|DATA_DIR|NODE_ENV)/.test(readFileSync(join(root, file), "utf8")),
  );
  expect(passing).toEqual([]);
});
