/** Compares what a first visit and every route load, in brotli bytes, with the size budgets. Fails over budget. */
import { existsSync, readdirSync, readFileSync, statSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync } from "node:zlib";
import { closure, entryName, membersName, readManifest, webFolder } from "./pages.ts";

/**
 * kB = 1000 bytes. The entry's budget is 1.35 times a React hello page. A route counts with everything it needs; a chunk is any one lazy
 * file; a guide counts without what every signed-in page has loaded; `css` is what one page loads, `allCss` the styles of all features,
 * which no page loads at once; the encoder is loaded with the first words that a member types, not with a page.
 */
const budgets = {
  entry: 79_000,
  route: 120_900,
  chunk: 45_000,
  guide: 40_000,
  // 0.5 kB above the goal of 14 kB: every page includes the crisis lines without scripts, and the plus in the bar
  css: 14_500,
  // 2.8 kB above the goal of 31 kB: the folds of every long page, the ledger by day, horizontal bars and the recap of a month
  allCss: 33_800,
  // loaded only if the browser's text size is too large for a phone's layout
  largeText: 2_500,
  encoder: 4_200_000,
  firstPage: 109_000,
  firstFiles: 6,
};

type Size = { what: string; bytes: number; limit: number };

/** Reads the last build. Units: bytes, brotli 11. */
export function sizes(): Size[] {
  const manifest = readManifest();
  const lazyNames = new Set(Object.values(manifest).flatMap((chunk) => chunk.dynamicImports ?? []));
  const routes = Object.keys(manifest).filter((name) => /\.page\.tsx$|\.mdx\?page$/.test(name) && lazyNames.has(name));
  const entry = closure(manifest, entryName);
  const shared = new Set([...entry, ...closure(manifest, membersName)].map((chunk) => chunk.file));
  const lazy = Object.values(manifest).filter((chunk) => chunk.file.endsWith(".js") && !entry.includes(chunk));
  // workers are built separately and are in no manifest
  const threads = readdirSync(join(webFolder, "assets")).filter((name) =>
    /^(classifier-worker|hints|phrases|situations)-.*\.js$/.test(name),
  );
  const weights = readdirSync(join(webFolder, "assets")).filter((name) => name.endsWith(".bin"));
  const styles = readdirSync(join(webFolder, "assets")).filter((name) => name.endsWith(".css"));
  const needs = (name: string) => [entryName, membersName, name].flatMap((one) => closure(manifest, one));
  const short = (name: string) =>
    name
      .split("/")
      .at(-1)
      ?.replace(/\.page\.tsx$|\.guide\.mdx\?page$/, "");
  return [
    { what: "entry", bytes: sum(entry.map((chunk) => chunk.file)), limit: budgets.entry },
    ...routes.map((name) => ({ what: `route ${short(name)}`, bytes: sum(needs(name).map((chunk) => chunk.file)), limit: budgets.route })),
    ...routes.map((name) => ({
      what: `styles of ${short(name)}`,
      bytes: sum(needs(name).flatMap((chunk) => chunk.css ?? [])),
      limit: budgets.css,
    })),
    ...routes
      .filter((name) => name.endsWith("?page"))
      .map((name) => ({
        what: `guide ${short(name)}, own`,
        bytes: sum(
          closure(manifest, name)
            .filter((chunk) => !shared.has(chunk.file))
            .map((chunk) => chunk.file),
        ),
        limit: budgets.guide,
      })),
    ...lazy.map(({ name = "", file }) => ({
      what: `chunk ${name} (${file.replace("assets/", "")})`,
      bytes: sum([file]),
      limit: budgets.chunk,
    })),
    ...threads.map((name) => ({ what: `chunk ${name}`, bytes: sum([`assets/${name}`]), limit: budgets.chunk })),
    firstPage(),
    ...weights.map((name) => ({ what: "encoder", bytes: statSync(join(webFolder, "assets", name)).size, limit: budgets.encoder })),
    { what: "all styles", bytes: sum(styles.filter((name) => !isLargeText(name)).map((name) => `assets/${name}`)), limit: budgets.allCss },
    { what: "styles of large text", bytes: sum(styles.filter(isLargeText).map((name) => `assets/${name}`)), limit: budgets.largeText },
  ];
}

/** Everything that the sign-in page lists in its own HTML, itself included; headers add about 1 kB. */
function firstPage(): Size {
  const html = readFileSync(join(webFolder, "auth.html"), "utf8");
  const named = [...html.matchAll(/<(?:script|link)\b([^>]*)>/g)]
    .map(([, tag = ""]) => tag)
    .filter((tag) => !/type="text\/plain"|rel="manifest"/.test(tag));
  const files = new Set(named.flatMap((tag) => /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? []));
  const bytes = [...files].reduce(
    (all, file) => all + readFileSync(join(webFolder, existsSync(join(webFolder, `${file}.br`)) ? `${file}.br` : file)).length,
    brotliCompressSync(html).length,
  );
  return {
    what: `first screen, ${files.size + 1} files of ${budgets.firstFiles}`,
    bytes,
    limit: files.size + 1 > budgets.firstFiles ? 0 : budgets.firstPage,
  };
}

const isLargeText = (name: string) => name.startsWith("large-text-");
const sum = (files: string[]) => [...new Set(files)].reduce((all, file) => all + readFileSync(join(webFolder, `${file}.br`)).length, 0);

if (import.meta.main) {
  const all = sizes();
  for (const { what, bytes, limit } of all) {
    console.log(
      `${bytes > limit ? "OVER" : "  ok"} ${(bytes / 1000).toFixed(1).padStart(6)} of ${(limit / 1000).toFixed(0).padStart(3)} kB  ${what}`,
    );
  }
  const over = all.filter(({ bytes, limit }) => bytes > limit).length;
  if (over > 0) console.error(`${over} over budget.`);
  process.exitCode = over > 0 ? 1 : 0;
}
