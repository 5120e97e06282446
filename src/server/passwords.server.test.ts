import { spawnSync } from "node:child_process";
import { scryptSync } from "node:crypto";
import { expect, test } from "vitest";

/** Runs a script in another process with every variable of this environment but `VITEST`, as a server would run. */
function elsewhere(script: string, env: NodeJS.ProcessEnv): { said: string; failed: string } {
  const args = ["--disable-warning=ExperimentalWarning", "--input-type=module", "-e", script];
  const { stdout, stderr } = spawnSync(process.execPath, args, { env, encoding: "utf8" });
  return { said: stdout.trim(), failed: stderr };
}

test("outside tests a hash costs what OWASP recommends, and no setting lowers that", () => {
  const { VITEST: _, ...env } = process.env;
  const { said, failed } = elsewhere(
    `import { hashPassword } from "#server/passwords.ts"; console.log(await hashPassword("three plain words"));`,
    env,
  );
  const [salt = "", hash] = said.split(":");
  expect(hash, failed).toBe(
    scryptSync("three plain words", salt, 64, { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 }).toString("hex"),
  );
  expect(elsewhere(`import { lowerHashCost } from "#server/passwords.ts"; lowerHashCost();`, env).failed).toContain("in tests only");
  const ofBackups = `import { lowerPassphraseCost } from "#server/admin/age.ts"; lowerPassphraseCost();`;
  expect(elsewhere(ofBackups, env).failed).toContain("in tests only");
});
