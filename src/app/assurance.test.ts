import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import { featureRows } from "../../scripts/bench-rows.ts";
import { checks } from "../../scripts/assurance-checks.ts";
import { withoutSettings } from "../../scripts/without-settings.ts";

const root = join(import.meta.dirname, "../..");

const codeOf = (source: string) => source.replace(/^\s*(\/\*|\*|\/\/).*$/gm, "");

test("every check of what must never go wrong names tests that exist", () => {
  const violations = checks.flatMap(({ id, by, run }) => [
    ...by
      .filter(
        ({ file, title }) =>
          !existsSync(join(root, file)) || (title !== undefined && !codeOf(readFileSync(join(root, file), "utf8")).includes(title)),
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

test("a bench's missed figure without a target is in the table, one without a target is not met, and an early end is a miss", () => {
  const fast = "     Coach: added, p50: 0.70 ms, target ≤ 0.8 ms\n";
  const met = { what: "Coach", value: "added, p50: 0.70 ms", target: "≤ 0.8 ms", isGood: true };
  expect(featureRows("coach.ts", `${fast}     saving a page: 2 ms\n`, 0)).toEqual([met]);
  const slow = `${fast}MISS first page: Seq Scan on journal_entries\n     first page: 1.0 ms, target none\n     search: Index Scan\n`;
  expect(featureRows("journal.ts", slow, 1)).toEqual([
    met,
    { what: "first page", value: "Seq Scan on journal_entries", isGood: false },
    { what: "first page", value: "1.0 ms", target: "none" },
  ]);
  for (const status of [1, null])
    expect(featureRows("coach.ts", fast, status)).toEqual([
      met,
      { what: "coach.ts", value: `ended early (ended with ${status})`, isGood: false },
    ]);
  expect(featureRows("coach.ts", "", 1)).toEqual([{ what: "coach.ts", value: "printed nothing (ended with 1)", isGood: false }]);
});

test("a bench compares a figure with the target that it prints", () => {
  const judged = globSync("bench/*.ts", { cwd: root }).flatMap((file) =>
    [...readFileSync(join(root, file), "utf8").matchAll(/target: "[≤≥] ([\d.]+) ?[^"\d]*",\s*isGood: ([^\n]+)/g)].map(
      ([, target, check = ""]) => ({
        file,
        target: Number(target),
        numbers: (check.match(/\b\d[\d._]*/g) ?? []).map((number) => Number(number.replaceAll("_", ""))),
      }),
    ),
  );
  expect(judged.length).toBeGreaterThan(12);
  // in the unit of the sentence, or a thousandth of it
  expect(judged.filter(({ target, numbers }) => !numbers.includes(target) && !numbers.includes(target * 1000))).toEqual([]);
});
