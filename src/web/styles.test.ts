import { globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, test } from "vitest";

const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");
const folderOf = (file: string) => dirname(file).replace(/^src\/web\/.*/, "src/web");

/** Every selector of a sheet, outside print; at-rules are left out. */
function selectorsOf(file: string): string[] {
  const css = read(file)
    .replace(/\/\*[\s\S]*?\*\//g, "")
    .replace(/@media print\s*\{(?:[^{}]|\{[^{}]*\})*\}/g, "");
  const heads = [...css.matchAll(/([^{};]+)\{/g)].map((found) => (found[1] ?? "").trim());
  return heads
    .filter((head) => !head.startsWith("@") && !/^(from|to|[\d.]+%)/.test(head))
    .flatMap((head) => head.split(/,(?![^(]*\))/).map((one) => one.trim()));
}

/** The classes that an element needs for the selector to match it or its descendants; those in :not() are left out. */
const classesOf = (selector: string) =>
  [...selector.replace(/:not\([^)]*\)/g, "").matchAll(/\.([A-Za-z][\w-]*)/g)].map((found) => found[1] ?? "");

/** The classes in the markup of a component file. */
function markupOf(file: string): string[] {
  const uses = [...read(file).matchAll(/[cC]lass(?:Name|es)?=(?:"([^"]*)"|\{((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\})/g)];
  return uses.flatMap(([, plain, code = ""]) =>
    [plain ?? "", ...[...code.matchAll(/"([^"]*)"|`([^`]*)`/g)].map((text) => text[1] ?? text[2] ?? "")].flatMap((text) =>
      text.replace(/\$\{[^}]*\}/g, " ").split(/\s+/),
    ),
  );
}

const usedIn = new Map<string, Set<string>>();
for (const file of globSync("src/{app,web,features}/**/*.tsx", { cwd: root }).filter((one) => !one.includes(".test."))) {
  for (const name of markupOf(file)) usedIn.set(name, (usedIn.get(name) ?? new Set()).add(folderOf(file)));
}

/** Selectors that could match an element of another folder: none of their classes is in this folder's markup only. */
const leaksOf = (file: string): string[] =>
  selectorsOf(file)
    .filter((selector) => !classesOf(selector).some((name) => [...(usedIn.get(name) ?? [])].every((folder) => folder === folderOf(file))))
    .map((selector) => `${file}: ${selector}`);

test("no feature's style sheet matches another feature's markup, because sheets stay loaded once a page was visited", () => {
  expect(globSync("src/features/*/*.css", { cwd: root }).flatMap(leaksOf)).toEqual([]);
});

/** Grid tracks that grow with their longest word, although no track beside them can shrink: `1fr` means minmax(auto, 1fr). */
const rigidTracksOf = (file: string): string[] =>
  [...read(file).matchAll(/grid-template-columns:([^;}]*)/g)]
    .map(([, tracks = ""]) => tracks.trim())
    .filter((tracks) => !/\bauto\b(?!-)/.test(tracks) && /(?<![\w.])\d+fr/.test(tracks.replace(/minmax\((?:[^()]|\([^()]*\))*\)/g, "")))
    .map((tracks) => `${file}: ${tracks}`);

test("no grid track grows with its longest word, which would scroll a page sideways with large text", () => {
  expect(globSync("src/**/*.css", { cwd: root }).flatMap(rigidTracksOf)).toEqual([]);
});

/** The class names of selectors whose line only shows which of several is the current one: transparent where it is not. */
const markingLines = (css: string): string[] =>
  [...css.matchAll(/([^{}]+)\{[^{}]*border(?:-\w+)?:\s*[23]px solid transparent/g)].map(
    ([, head = ""]) => /\.[\w-]+/.exec(head)?.[0] ?? head,
  );

test("a transparent line that marks the current link is hidden in high contrast, where transparent lines get the color of the text", () => {
  const sheets = globSync("src/**/*.css", { cwd: root });
  const forced = sheets
    .flatMap((file) => [...read(file).matchAll(/@media \(forced-colors: active\) \{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, rules]) => rules))
    .join("\n");
  const isHidden = (name: string) =>
    new RegExp(`\\${name}[^{},]*:not\\(\\[aria-current\\]\\)|\\${name} \\[aria-selected="false"\\]`).test(forced);
  const missed = sheets.flatMap((file) =>
    markingLines(read(file))
      .filter((name) => !isHidden(name))
      .map((name) => `${file}: ${name}`),
  );
  expect(missed).toEqual([]);
});

test("the styles for large text override the sheets of pages, which load after them: their layers come later", () => {
  const orders = ["src/web/styles.css", "src/web/features.css"].map((file) =>
    /@layer ([\w-]+(?:, [\w-]+)+);/.exec(read(file))?.[1]?.split(", "),
  );
  expect(orders[0]).toEqual(orders[1]);
  const own = [...read("src/web/styles/large-text.css").matchAll(/@layer ([\w-]+) \{/g)].map((found) => found[1] ?? "");
  expect(own.length).toBeGreaterThan(0);
  for (const layer of own) expect(orders[0]?.[orders[0].indexOf(layer) - 1], layer).toBe(layer.replace(/-large$/, ""));
});

test("the tokens of @theme are overridden outside of every layer: Tailwind writes them without one", () => {
  const tokens = [...(/@theme static \{([^}]*)\}/.exec(read("src/web/styles/tokens.css"))?.[1] ?? "").matchAll(/(--[\w-]+):/g)].map(
    (found) => found[1],
  );
  expect(tokens).toContain("--text-h1");
  const layers = [...read("src/web/styles/large-text.css").matchAll(/^@layer [\w-]+ \{([\s\S]*?)^\}/gm)].map((found) => found[1] ?? "");
  expect(layers.length).toBe(3);
  const set = layers.flatMap((layer) => [...layer.matchAll(/(--[\w-]+):/g)].map((found) => found[1]));
  expect(set).toContain("--gutter");
  expect(set.filter((name) => tokens.includes(name))).toEqual([]);
});
