import { dirname } from "node:path";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { guides } from "./scripts/guides-build.ts";

const serverOnly = /\/src\/(server\/|shared\/fields\.ts|features\/[^/]+\/[^/]+\.(contract|repository|tables|routes|service)\.ts)/;

/** The browser never loads server code: only the types of contracts may cross, and those are erased before anything is loaded. */
function serverStaysOut(): Plugin {
  return {
    name: "server-stays-out",
    enforce: "pre",
    load(id) {
      if (serverOnly.test(id.split("?")[0] ?? ""))
        this.error(`${id} belongs to the server and would reach the browser: import its type only.`);
      return null;
    },
  };
}

const early = new Set<string>();
const atFirst = new Set<string>();
const signedIn = new Set<string>();
/** A module that the pages of this many features import is bundled with the signed-in layout. */
const commonFrom = 5;
/** Used by many features and by no guide, whose routes are the largest: in files of their own. */
const apart = /\/src\/web\/(undo|focus|ui\/part)\.tsx?$/;

/** What a few pages share, in files of some kilobytes instead of many small ones, each a request of its own. */
const sharedByPages = [
  { name: "sums", test: /\/src\/features\/budget\/(budget|safe)\.rules\.ts$/ },
  { name: "parts", test: /\/src\/web\/(queued-write|ui\/part-links)\.tsx?$/ },
  { name: "undo", test: /\/src\/web\/undo\.ts$/ },
  { name: "money", test: /\/src\/(shared\/amounts|web\/ui\/sun|features\/challenge\/challenge\.api)\.tsx?$/ },
  { name: "month", test: /\/src\/features\/budget\/(budget\.api|(expense|leaves|month|usual)\.rules)\.ts$/ },
  { name: "rows", test: /\/src\/web\/(typed-values|save-file|ui\/(amount-field|sentence-fields))\.tsx?$/ },
  { name: "visits", test: /\/src\/web\/(access|visit|first-day)\.ts$/ },
  { name: "mood", test: /\/src\/(web\/ui\/mood-\w+|features\/journal\/mood(-today\.panel|\.api|\.rules))\.tsx?$/ },
  {
    name: "help",
    test: /\/src\/(web\/trusted-types|features\/safety\/(safety\.api|help-link\.panel|crisis-card\.panel|care\.panel))\.tsx?$/,
  },
];

/**
 * Records what the script that requests the first data imports, what the first page imports at once, and what every signed-in page
 * does, so that each comes in one file instead of seven sequential requests.
 */
function fewFiles(): Plugin {
  return {
    name: "few-files",
    buildEnd() {
      const closure = (id: string, seen = new Set<string>()): Set<string> => {
        if (!seen.has(id)) this.getModuleInfo(seen.add(id) && id)?.importedIds.forEach((inner) => closure(inner, seen));
        return seen;
      };
      const all = [...this.getModuleIds()];
      const named = (name: string) => all.filter((id) => id.endsWith(name));
      for (const id of named("/src/main.web.tsx")) closure(id, atFirst);
      const first = all.find((id) => id.endsWith("/src/app/early-reads.ts"));
      if (first) closure(first, early);
      const members = all.find((id) => id.endsWith("/src/app/web.tsx"));
      if (members) closure(members, signedIn);
      const users = new Map<string, Set<string>>();
      for (const id of all.filter((one) => /\/features\/.*(\.page\.tsx|\.mdx\?page)$/.test(one))) {
        for (const inner of closure(id)) users.set(inner, (users.get(inner) ?? new Set()).add(dirname(id)));
      }
      for (const [id, folders] of users) if (folders.size >= commonFrom && !id.endsWith(".css") && !apart.test(id)) signedIn.add(id);
      // the fifth feature that uses it, Budget, does so in a part of its page
      for (const id of named("/src/web/ui/settled.tsx")) signedIn.add(id);
      // of four features; in a file of one of them it would load that file with the others
      for (const id of [...named("/src/web/take-back.ts"), ...named("/src/web/ui/own-paragraphs.ts")]) signedIn.add(id);
      if (members) signedIn.delete(members); // a chunk of its own keeps its name in the manifest
      // what the first figures share with every page comes before it
      const figures = [...named("/first-figures.panel.tsx"), ...named("/first-date.panel.tsx")].flatMap((id) => [...closure(id)]);
      for (const id of figures) if (atFirst.has(id) || signedIn.has(id)) early.add(id);
    },
  };
}

export default defineConfig({
  plugins: [serverStaysOut(), fewFiles(), ...guides(), react({ include: /\.(mdx|tsx|ts)$/ }), tailwindcss()],
  build: {
    outDir: "dist/web",
    // light-dark() and oklch() as they are; a transformed copy would double the colors
    target: ["chrome123", "firefox121", "safari17.5"],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: "src/main.web.tsx",
      output: {
        // the first script lists all files, without their names it is 1.1 kB smaller; seven characters of the hash are the fewest that the bundler
        // takes for so many. The manifest says what each file is.
        entryFileNames: "assets/[name]-[hash:7].js",
        chunkFileNames: "assets/[hash:7].js",
        assetFileNames: "assets/[name]-[hash:7][extname]",
        codeSplitting: {
          groups: [
            { name: "early", test: (id) => early.has(id), priority: 3 },
            { name: "first", test: (id) => atFirst.has(id), priority: 2 },
            { name: "signed-in", test: (id) => signedIn.has(id), priority: 1 },
            // the guides' text changes with every guide, the search library does not
            { name: "minisearch", test: /node_modules\/minisearch/ },
            ...sharedByPages,
          ],
        },
      },
    },
  },
  worker: {
    format: "es",
    plugins: () => [serverStaysOut()],
    rollupOptions: {
      // the trained weights change with every training, the phrases with every fix: separate chunks, so that neither invalidates the other
      output: {
        codeSplitting: {
          groups: [
            { name: "hints", test: /crisis-detector\/(model\/linear-weights|src\/phrases\/wider)\.ts/ },
            {
              name: "phrases",
              test: /crisis-detector\/src\/phrases\/(concepts|violence|emergencies|immediate|other-people|families|preparation|threats|single-acts)\.ts/,
            },
            {
              name: "situations",
              test: /crisis-detector\/src\/phrases\/(situations|plans|signs|coercion|everyday|venting|urgent|unprotected|ordinary)\.ts/,
            },
          ],
        },
      },
    },
  },
  ssr: { noExternal: true },
  // wouter brings this hook for React 17; React has it itself
  resolve: { alias: { "use-sync-external-store/shim/index.js": "react" } },
});
