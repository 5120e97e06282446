/** Conventions about folders and sizes, which a linter of single files cannot check. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { duties } from "./lint-plugin.ts";

/** The features that other features may import; adding one needs a decision record. */
const sharedFeatures = ["journal", "safety", "guides", "kitchen"];
const layers = ["shared", "server", "web", "app", "testing"];

const inFeature = new RegExp(
  `^([a-z0-9]+[.-])*[a-z0-9]+\\.((${duties.filter((duty) => duty !== "page" && duty !== "panel").join("|")})\\.ts|(page|panel)\\.tsx|guide\\.mdx|weights\\.bin|css|test\\.tsx?)$`,
);
const inFolder = /^([a-z0-9]+[.-])*[a-z0-9]+\.(rules|content|test)\.ts$/;
const forReaders = /^[A-Z]+\.md$/;

/** Every violation in the project below `root`, as a message; empty without violations. */
export function structureViolations(root: string): string[] {
  return [...features(root), ...sharedFiles(root), ...aliasViolations(root), ...journeys(root)];
}

function features(root: string): string[] {
  return entries(join(root, "src/features")).flatMap((feature) => {
    if (!feature.isDirectory()) return [`src/features/${feature.name}: only feature folders belong here, no loose files.`];
    return entries(join(root, "src/features", feature.name)).flatMap((file) => {
      const path = `src/features/${feature.name}/${file.name}`;
      if (file.isDirectory()) return innerFolder(root, path);
      return inFeature.test(file.name) || forReaders.test(file.name) ? [] : [`${path}: no known suffix.`];
    });
  });
}

/** A large feature may have folders of rules, content and their tests (docs/decisions/0043-folders-in-features.md). */
function innerFolder(root: string, path: string): string[] {
  return entries(join(root, path))
    .filter((file) => file.isDirectory() || !inFolder.test(file.name))
    .map((file) => `${path}/${file.name}: a folder inside a feature holds rules, content and their tests only.`);
}

function sharedFiles(root: string): string[] {
  const files = entries(join(root, "src/shared")).filter((file) => !file.name.includes(".test."));
  const long = files.flatMap((file) => {
    const lines = readFileSync(join(root, "src/shared", file.name), "utf8")
      .trimEnd()
      .split("\n").length;
    return lines > 300 ? [`src/shared/${file.name}: ${lines} lines; the limit is 300.`] : [];
  });
  return files.length > 7 ? [...long, `src/shared: ${files.length} files; src/shared allows seven.`] : long;
}

function aliasViolations(root: string): string[] {
  const { imports } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { imports: Record<string, string> };
  const expected = Object.fromEntries([
    ...layers.map((layer) => [`#${layer}/*`, `./src/${layer}/*`]),
    ...sharedFeatures.map((feature) => [`#${feature}/*`, `./src/features/${feature}/*`]),
  ]) as Record<string, string>;
  const all = new Set([...Object.keys(imports), ...Object.keys(expected)]);
  return [...all]
    .filter((alias) => imports[alias] !== expected[alias])
    .map((alias) => `package.json: the alias ${alias} is not the one that the decisions name.`);
}

function journeys(root: string): string[] {
  const strays = entries(join(root, "e2e")).filter((file) => /\.(spec|test)\.tsx?$/.test(file.name));
  return strays.map((file) => `e2e/${file.name}: a journey is called <page>.e2e.ts.`);
}

function entries(folder: string) {
  try {
    return readdirSync(folder, { withFileTypes: true });
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw cause;
  }
}
