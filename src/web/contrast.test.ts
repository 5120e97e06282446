import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** WCAG contrast of the color tokens in every pair that the style sheets use, light and dark; e2e/contrast.ts measures rendered pages. */
const root = join(import.meta.dirname, "../..");
const read = (file: string) => readFileSync(join(root, file), "utf8");

const definition = /--color-([\w-]+):\s*light-dark\(\s*(oklch\([^)]*\)),\s*(oklch\([^)]*\))\s*\)/g;
const tokens = new Map(
  [...read("src/web/styles/tokens.css").matchAll(definition)].map(([, name = "", light = "", dark = ""]) => [name, [light, dark]] as const),
);
const themes = ["light", "dark"];
/** The backgrounds of pages: page, sheets, fields and headers. */
const grounds = ["bg", "surface", "sunken", "wall"];

/** OKLCH to linear sRGB. Source: Björn Ottosson, A perceptual color space for image processing. */
function luminance(colour: string): number {
  const [percent = 0, chroma = 0, hue = 0] = (/oklch\(([^)/]*)/.exec(colour)?.[1] ?? "").trim().split(/\s+/).map(Number.parseFloat);
  const lightness = percent / 100;
  const a = chroma * Math.cos((hue * Math.PI) / 180);
  const b = chroma * Math.sin((hue * Math.PI) / 180);
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3;
  const red = 4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s;
  const green = -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s;
  const blue = -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s;
  const [r = 0, g = 0, bl = 0] = [red, green, blue].map((part) => Math.min(1, Math.max(0, part)));
  return 0.2126 * r + 0.7152 * g + 0.0722 * bl;
}

function ratio(one: string, other: string): number {
  const [more = 0, less = 0] = [luminance(one), luminance(other)].toSorted((x, y) => y - x);
  return (more + 0.05) / (less + 0.05);
}

/** The pairs below `least` in a theme, as "muted on surface, dark: 4.31". Throws for an unknown token. */
const faint = (pairs: readonly (readonly [front: string, ground: string])[], least: number): string[] =>
  pairs.flatMap(([front, ground]) => {
    const [one, other] = [tokens.get(front), tokens.get(ground)];
    if (!one || !other) throw new Error(`no token: ${front} or ${ground}`);
    return themes.flatMap((theme, at) => {
      const found = ratio(one[at] ?? "", other[at] ?? "");
      return found < least ? [`${front} on ${ground}, ${theme}: ${found.toFixed(2)}`] : [];
    });
  });

const rules = globSync("src/**/*.css", { cwd: root }).flatMap((file) =>
  [
    ...read(file)
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .matchAll(/\{([^{}]*)\}/g),
  ].map(([, body = ""]) => ({
    text: /(?:^|;)\s*color:\s*var\(--color-([\w-]+)\)/.exec(body)?.[1],
    ground: /(?:^|;)\s*background(?:-color)?:\s*var\(--color-([\w-]+)\)/.exec(body)?.[1],
  })),
);
/** Text colors that markup sets by a utility class: text-muted. */
const utilities = globSync("src/**/*.tsx", { cwd: root }).flatMap((file) =>
  [...read(file).matchAll(/\btext-([\w-]+)\b/g)].flatMap(([, name = ""]) => (tokens.has(name) ? [name] : [])),
);

test("every text color that is set with its background in one rule has a contrast of at least 4.5", () => {
  const pairs = rules.flatMap(({ text, ground }) => (text && ground ? [[text, ground] as const] : []));
  expect(pairs.length).toBeGreaterThan(15);
  expect([...new Set(faint(pairs, 4.5))]).toEqual([]);
});

test("every text color without a background of its own is readable on pages, sheets, fields and headers", () => {
  // `control` is for edges and disabled arrows; the inverse colors are used on toasts, the on- colors on their own background
  const isElsewhere = (name: string) => name === "control" || name.startsWith("inverse") || name.startsWith("on-");
  const names = new Set([...rules.flatMap(({ text, ground }) => (text && !ground ? [text] : [])), ...utilities]);
  const texts = [...names].filter((name) => !isElsewhere(name) && !grounds.includes(name));
  expect(texts).toContain("muted");
  expect(
    faint(
      texts.flatMap((text) => grounds.map((ground) => [text, ground] as const)),
      4.5,
    ),
  ).toEqual([]);
  expect(faint([["inverse-link", "inverse"]], 4.5)).toEqual([]);
});

test("every on- color is readable on the color that it is named after", () => {
  const moods = { "on-mood-low": ["mood-1", "mood-2"], "on-mood-high": ["mood-3", "mood-4", "mood-5"] } as Record<string, string[]>;
  const pairs = [...tokens.keys()]
    .filter((name) => name.startsWith("on-"))
    .flatMap((name) => (moods[name] ?? [name.slice(3)]).map((ground) => [name, ground] as const));
  expect(pairs.length).toBeGreaterThan(8);
  expect(faint(pairs, 4.5)).toEqual([]);
  expect(faint([["on-primary", "primary-hover"]], 4.5)).toEqual([]);
});

test("edges of controls, the focus ring, chart lines and danger signs have a contrast of at least 3 on every background", () => {
  const edges = ["control", "focus", "primary", "primary-edge", "danger", "clay", "plum", "horizon"];
  expect(
    faint(
      edges.flatMap((edge) => grounds.map((ground) => [edge, ground] as const)),
      3,
    ),
  ).toEqual([]);
});

test("the focus ring on toasts has the color of their text, since that of the pages is too faint there", () => {
  expect(read("src/web/styles/parts.css")).toContain(".toast :focus-visible { outline-color: var(--color-on-inverse); }");
  expect(faint([["on-inverse", "inverse"]], 3)).toEqual([]);
  expect(faint([["focus", "inverse"]], 3)).not.toEqual([]);
});

test("the formula is WCAG's: black on white is 21, a color on itself 1", () => {
  expect(ratio("oklch(0% 0 0)", "oklch(100% 0 0)")).toBeCloseTo(21, 1);
  expect(ratio("oklch(50% .1 40)", "oklch(50% .1 40)")).toBe(1);
});
