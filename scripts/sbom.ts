/**
 * npm run sbom: what is shipped, as a CycloneDX list (.cache/sbom/evenday.cdx.json) and its licences (.cache/sbom/licences.csv). Needs no
 * network. Fails on a licence that is not allowed.
 */
import { execFileSync } from "node:child_process";
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { besides, packagesOf, shown, unknownLicences } from "./licences.ts";

const root = join(import.meta.dirname, "..");
const folder = join(root, ".cache/sbom");
const npm = process.env["npm_execpath"];
if (!npm) throw new Error("Run it as npm run sbom.");
mkdirSync(folder, { recursive: true });
// the npm that started this script; its script runner must not be used twice
const bom = execFileSync(process.execPath, [npm, "sbom", "--sbom-format", "cyclonedx", "--package-lock-only", "--omit", "dev"], {
  cwd: root,
  encoding: "utf8",
  maxBuffer: 64_000_000,
  stdio: ["ignore", "pipe", "ignore"],
});
const { components } = JSON.parse(bom) as { components: unknown[] };
writeFileSync(join(folder, "evenday.cdx.json"), bom);
const packages = [...packagesOf(root), ...besides];
const rows = packages.map((one) => [one.name, one.version, shown(one), one.isShipped ? "shipped" : "for building and testing"]);
writeFileSync(
  join(folder, "licences.csv"),
  [["package", "version", "licence", "use"], ...rows]
    .map((row) => row.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(","))
    .join("\n") + "\n",
);
console.log(
  `${components.length} components in .cache/sbom/evenday.cdx.json, ${packages.length} packages with licences in .cache/sbom/licences.csv.`,
);
const unknown = unknownLicences(packages);
if (unknown.length > 0) {
  console.error(`Nobody has allowed these licences (scripts/licences.ts):\n  ${unknown.join("\n  ")}`);
  process.exitCode = 1;
}
