import { execFileSync } from "node:child_process";
import { existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";

/**
 * `npm run migration -- --name what_changes`: writes the SQL between the tables in the code and the last migration, then adds for every new
 * member table what the generator does not know: FORCE row-level security, the grants of app_user and the policy of the admin commands.
 * `--custom` creates an empty one, for triggers for example. Read the result before committing; a landed migration is never edited.
 */
const { values } = parseArgs({ options: { name: { type: "string" }, custom: { type: "boolean" } } });
const name = values.name;
if (!name) throw new Error("say what changes: npm run migration -- --name add_bills");
const before = new Set(readdirSync("migrations"));
// separate from the product's packages: 40 MB that only this command needs
const tools = join(import.meta.dirname, "migration-tools");
const generator = join(tools, "node_modules/drizzle-kit/bin.cjs");
if (![generator, join(tools, "node_modules/drizzle-orm/index.cjs")].every((file) => existsSync(file))) {
  console.log("Installing the generator into scripts/migration-tools/node_modules, once …");
  execFileSync("npm", ["ci", "--no-audit", "--no-fund", "--ignore-scripts", "--loglevel=error"], {
    cwd: tools,
    stdio: "inherit",
    shell: process.platform === "win32",
  });
}
const args = ["--import", join(tools, "drizzle-orm.mjs"), generator, "generate", "--name", name, ...(values.custom ? ["--custom"] : [])];
execFileSync(process.execPath, args, { stdio: "inherit" });
const created = readdirSync("migrations").find((file) => file.endsWith(".sql") && !before.has(file));
if (created) {
  const file = `migrations/${created}`;
  const text = readFileSync(file, "utf8");
  const guarded = [...text.matchAll(/ALTER TABLE "([a-z_]+)" ENABLE ROW LEVEL SECURITY/g)].map((found) => found[1] ?? "");
  const lines = guarded.flatMap((table) => [
    `ALTER TABLE "${table}" FORCE ROW LEVEL SECURITY;`,
    `GRANT SELECT, INSERT, UPDATE, DELETE ON "${table}" TO app_user;`,
    // backups and checks see all rows only while app.job is set; CURRENT_USER is the owner who migrates, never the app's role
    `CREATE POLICY "${table}_operator" ON "${table}" FOR ALL TO CURRENT_USER USING (current_setting('app.job', true) = 'operator');`,
  ]);
  if (lines.length > 0) writeFileSync(file, `${text.trimEnd()}--> statement-breakpoint\n${lines.join("--> statement-breakpoint\n")}\n`);
  console.log(`wrote ${file}${guarded.length > 0 ? `, guarded: ${guarded.join(", ")}` : ""}`);
  // the generator compares with the newest snapshot only
  const snapshots = readdirSync("migrations/meta").filter((one) => one.endsWith("_snapshot.json"));
  for (const former of snapshots.toSorted().slice(0, -1)) rmSync(join("migrations/meta", former));
  // on one line: it is not for reading, and its thousands of lines would be in every diff
  const newest = join("migrations/meta", snapshots.toSorted().at(-1) ?? "");
  writeFileSync(newest, `${JSON.stringify(JSON.parse(readFileSync(newest, "utf8")))}\n`);
}
