import { globSync, readFileSync } from "node:fs";
import { basename, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");

/** Classes that a sheet styles on their own, outside of print: `.x` at the front of a selector. */
function ownClasses(file: string): Set<string> {
  const css = readFileSync(join(root, file), "utf8")
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/@media print\s*\{(?:[^{}]|\{[^{}]*\})*\}/g, "");
  const selectors = [...css.matchAll(/([^{}]+)\{/g)].flatMap((found) => (found[1] ?? "").split(","));
  return new Set(selectors.flatMap((one) => /^\s*\.([A-Za-z][\w-]*)(?=[\s:>.[]|$)(?!:has\()/.exec(one)?.[1] ?? []));
}

test("no room's style sheet styles a class of another room: sheets stay loaded once a page was visited", () => {
  const rooms = new Map<string, string>();
  const clashes: string[] = [];
  for (const file of globSync("src/features/*/*.css", { cwd: root })) {
    for (const name of ownClasses(file)) {
      const other = rooms.get(name);
      if (other) clashes.push(`.${name}: ${other} and ${basename(file)}`);
      rooms.set(name, basename(file));
    }
  }
  expect(clashes).toEqual([]);
});
