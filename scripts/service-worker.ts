/** Builds the service worker with the list of files it caches. Runs after everything else is built. */
import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { build } from "vite";
import { authPath, pages } from "#app/paths.ts";
import { closure, entryName, membersName, readManifest, webFolder } from "./pages.ts";

const root = join(import.meta.dirname, "..");
/** Prerendered pages, and the few files without a hash in their name. */
const plain = ["/auth.html", "/shell.html", "/not-found.html", "/features.json", "/icon.svg", "/manifest.webmanifest", "/icon-192.png"];
/** Features that are needed most urgently are cached first. */
const first = ["mental-health", "safety", "journal", "challenge", "lifestyle"];

/** The version is the name of the entry's file, which changes with anything that it loads, and a hash of the prerendered pages. */
export async function buildWorker(): Promise<void> {
  const manifest = readManifest();
  const nearest = [entryName, membersName, "src/web/ui/toasts.tsx", "src/features/billing/gate.page.tsx"].flatMap((name) =>
    closure(manifest, name),
  );
  const names = new Set(nearest.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets]));
  const all = readdirSync(join(webFolder, "assets"))
    .filter((name) => /\.(js|css|woff2|svg|avif)$/.test(name))
    .map((name) => `assets/${name}`);
  const faces = all.filter((name) => /-latin-wght-normal-/.test(name));
  const core = [...new Set([...names, ...faces])].filter((name) => !/-latin-ext-/.test(name)).map((name) => `/${name}`);
  const sources = new Map(Object.entries(manifest).map(([key, { file, name = "" }]) => [`/${file}`, `${key} ${name}`]));
  const rank = (file: string) => {
    const source = `${sources.get(file) ?? ""} ${file}`;
    return (first.findIndex((feature) => source.includes(feature)) + first.length + 1) % (first.length + 1);
  };
  const features = all
    .map((name) => `/${name}`)
    .filter((name) => !core.includes(name) && !name.endsWith(".woff2"))
    .toSorted((a, b) => rank(a) - rank(b));
  const prerendered = createHash("sha256")
    .update(plain.map((name) => readFileSync(join(webFolder, name.slice(1)))).join("\n"))
    .digest("hex")
    .slice(0, 8);
  const entry = closure(manifest, entryName)
    .at(-1)
    ?.file.replace(/^assets\/|\.js$/g, "");
  await build({
    root,
    configFile: false,
    logLevel: "warn",
    define: {
      PRECACHE: JSON.stringify({
        version: `${entry}~${prerendered}`,
        core: [...plain, ...core],
        features,
        paths: [authPath, ...pages.map(({ path }) => path)],
      }),
    },
    build: {
      outDir: webFolder,
      emptyOutDir: false,
      copyPublicDir: false,
      target: ["chrome123", "firefox121", "safari17.5"],
      rollupOptions: { input: "src/main.worker.ts", output: { format: "iife", entryFileNames: "sw.js" } },
    },
  });
}
