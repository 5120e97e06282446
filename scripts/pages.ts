/**
 * Builds the browser's files: the bundle, three prerendered pages, the app shell's content for each page (features.json), and a brotli and
 * gzip copy of each file.
 */
import { readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";
import { build } from "vite";
import { inlinedStyleLink } from "#server/build-paths.ts";

type Chunk = {
  file: string;
  name?: string;
  isEntry?: boolean;
  imports?: string[];
  dynamicImports?: string[];
  css?: string[];
  assets?: string[];
};
type Manifest = Record<string, Chunk>;
type Prerenderer = {
  prerender(page: string): string;
  prerenderLateHelp(): string;
  prerenderFeatures(): Promise<Record<string, string>>;
  pageSources(): Promise<Record<string, string>>;
  titles: Record<string, string>;
};

const root = join(import.meta.dirname, "..");
export const webFolder = join(root, "dist/web");
export const readManifest = (): Manifest => JSON.parse(readFileSync(join(webFolder, ".vite/manifest.json"), "utf8")) as Manifest;
export const entryName = "src/main.web.tsx";
export const membersName = "src/app/web.tsx";

export async function buildPages(): Promise<void> {
  // a unique name each time: a module that was loaded once in this process is not loaded again
  const prerenderFolder = join(root, `dist/prerender-${Date.now()}`);
  const prerenderBuild = {
    ssr: true,
    outDir: prerenderFolder,
    manifest: false,
    copyPublicDir: false,
    rollupOptions: { input: "src/app/prerender.tsx", output: { entryFileNames: "prerender.js" } },
  };
  const figures = { rollupOptions: { input: Object.values(figuresNames) } }; // Vite adds them to the configured entry
  await Promise.all([build({ root, logLevel: "warn", build: figures }), build({ root, logLevel: "warn", build: prerenderBuild })]);
  const prerenderer = (await import(pathToFileURL(join(prerenderFolder, "prerender.js")).href)) as Prerenderer;
  const manifest = readManifest();
  for (const page of ["auth", "shell", "not-found", "no-script"])
    writeFileSync(join(webFolder, `${page}.html`), pageHtml(page, prerenderer, manifest));
  await writeFeatures(prerenderer, manifest);
  rmSync(prerenderFolder, { recursive: true });
  await compressAssets();
}

/**
 * features.json: the app shell in four pieces, and for each path what goes between them: the script of its first figures, its files,
 * listed in the head so that they load in parallel with the script, and the prerendered body. The server and the service worker join
 * them.
 */
async function writeFeatures(prerenderer: Prerenderer, manifest: Manifest) {
  const generic = prerenderer.prerender("shell");
  const pieces = readFileSync(join(webFolder, "shell.html"), "utf8").split(featureFiles);
  const shell = [...pieces.slice(0, -1), ...(pieces.at(-1)?.split(generic) ?? [])];
  if (shell.length !== 4) throw new Error("The shell has no place for a feature.");
  const prerendered = await prerenderer.prerenderFeatures();
  const common = new Set(
    [...closure(manifest, entryName), ...closure(manifest, membersName)].flatMap(({ file, css = [] }) => [file, ...css]),
  );
  const sources = await prerenderer.pageSources();
  const features = Object.fromEntries(
    Object.entries(prerendered).map(([path, body]) => {
      const chunks = closure(manifest, sources[path.split("#")[0] ?? path] ?? path);
      const own = (files: string[]) => [...new Set(files)].filter((file) => !common.has(file));
      const styles = own(chunks.flatMap(({ css = [] }) => css)).map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`);
      const scripts = own(chunks.map(({ file }) => file)).map(preload);
      const figures = figuresNames[path];
      const first = figures
        ? closure(manifest, figures)
            .filter(({ file }) => file !== earlyFile(manifest))
            .map(({ file, isEntry }) => (isEntry ? `<script type="module" async crossorigin src="/${file}"></script>` : preload(file)))
        : [];
      return [path, [first.join("\n"), [...styles, ...scripts.filter((link) => !first.includes(link))].join("\n"), body]];
    }),
  );
  writeFileSync(join(webFolder, "features.json"), JSON.stringify({ shell, features }));
  writeFileSync(join(webFolder, "shell.html"), pieces.join(""));
  await compress(join(webFolder, "features.json"));
}

/** Low priority: the prerendered page, its font, the first data and figures do not wait for the scripts that render the rest. */
const preload = (file: string) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${file}">`;
const featureFiles = "<!--feature-->\n";
/** Scripts that write a page's first figures, or its date, before the page's own script has loaded. */
const figuresNames: Record<string, string> = {
  "/": "src/features/home/first-date.panel.tsx",
  "/budget": "src/features/budget/first-figures.panel.tsx",
};

/** A style sheet without the licence comment at its head, which stays in the file itself. */
const withoutBanner = (css: string) => css.replace(/^\/\*![^*]*\*\//, "");

/** One page: its styles inlined, its script and its first requests listed in the head. */
function pageHtml(page: string, prerenderer: Prerenderer, manifest: Manifest): string {
  const entry = chunkOf(manifest, entryName);
  const ahead = page === "shell" ? closure(manifest, membersName) : [];
  const scripts = [...new Set([...closure(manifest, entryName), ...ahead])]
    .map((chunk) => chunk.file)
    .filter((file) => file !== entry.file);
  const styles = [...new Set([...(entry.css ?? []), ...ahead.flatMap((chunk) => chunk.css ?? [])])];
  const style = styles.map((file) => withoutBanner(readFileSync(join(webFolder, file), "utf8")).trim()).join("\n");
  const font = /url\((\/assets\/figtree-latin-wght-normal[^)]+)\)/.exec(style)?.[1];
  return [
    "<!doctype html>",
    `<html lang="en" data-theme="">`,
    "<head>",
    `<meta charset="utf-8">`,
    `<meta name="viewport" content="width=device-width, initial-scale=1, interactive-widget=resizes-content">`,
    `<title>${prerenderer.titles[page]}</title>`,
    `<meta name="description" content="Money, mood and the people around you, on one table.">`,
    `<meta name="color-scheme" content="light dark">`,
    `<meta name="theme-color" media="(prefers-color-scheme: light)" content="#fcf9f3">`,
    `<meta name="theme-color" media="(prefers-color-scheme: dark)" content="#0f1713">`,
    page === "shell" &&
      `<script type="module" async crossorigin fetchpriority="high" src="/${earlyFile(manifest)}"></script>\n${featureFiles.trim()}`,
    `<style>${style}</style>`,
    `<script id="entry" type="module" async crossorigin fetchpriority="low" src="/${entry.file}"></script>`,
    ...scripts.map(preload),
    ...styles.map((file) => inlinedStyleLink(`/${file}`)),
    `<link rel="icon" type="image/svg+xml" href="/icon.svg">`,
    page === "shell" && featureFiles.trim(),
    "</head>",
    "<body>",
    // early enough here; in the head it would delay the first paint
    font && `<link rel="preload" href="${font}" as="font" type="font/woff2" crossorigin>`,
    `<div id="root" data-page="${page}">${prerenderer.prerender(page)}</div>`,
    page !== "no-script" && prerenderer.prerenderLateHelp(),
    "</body>",
    "</html>\n",
  ]
    .filter(Boolean)
    .join("\n");
}

/** The script that requests the first data (early-reads.ts), placed before the styles, which are most of the page's bytes. */
function earlyFile(manifest: Manifest): string {
  const chunk = closure(manifest, entryName).find(({ name }) => name === "early");
  if (!chunk) throw new Error("The build has made no file of the early reads.");
  return chunk.file;
}

/** A chunk with its static imports. */
export function closure(manifest: Manifest, name: string, seen = new Set<string>()): Chunk[] {
  if (seen.has(name)) return [];
  seen.add(name);
  const chunk = chunkOf(manifest, name);
  return [...(chunk.imports ?? []).flatMap((inner) => closure(manifest, inner, seen)), chunk];
}

function chunkOf(manifest: Manifest, name: string): Chunk {
  const chunk = manifest[name];
  if (!chunk) throw new Error(`The build has made no chunk for ${name}.`);
  return chunk;
}

async function compressAssets() {
  const folder = join(webFolder, "assets");
  const names = readdirSync(folder).filter((name) => /\.(js|css|svg|json|txt)$/.test(name)); // fonts and images are already compressed
  await Promise.all(names.map((name) => compress(join(folder, name))));
}

/** In Node's thread pool, to use all cores. */
async function compress(path: string) {
  const plain = await readFile(path);
  const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: plain.length };
  await writeFile(`${path}.br`, await promisify(brotliCompress)(plain, { params }));
  await writeFile(`${path}.gz`, await promisify(gzip)(plain, { level: 9 }));
}
