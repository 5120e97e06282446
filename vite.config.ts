import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin } from "vite";
import { guides } from "./scripts/guides-build.ts";

const serverOnly = /\/src\/(server\/|kernel\/fields\.ts|features\/[^/]+\/[^/]+\.(contract|store|tables|routes|facts)\.ts)/;

/** The browser never carries the server: only the types of contracts may cross, and those are gone before anything is loaded. */
export function serverStaysOut(): Plugin {
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

const atFirst = new Set<string>();

/** Notes what the first screen imports at once, so that it comes in one file instead of seven: each request waits its turn. */
function firstScreen(): Plugin {
  return {
    name: "first-screen",
    buildEnd() {
      const note = (id: string) => {
        if (atFirst.has(id)) return;
        atFirst.add(id);
        this.getModuleInfo(id)?.importedIds.forEach(note);
      };
      [...this.getModuleIds()].filter((id) => this.getModuleInfo(id)?.isEntry).forEach(note);
    },
  };
}

export default defineConfig({
  plugins: [serverStaysOut(), firstScreen(), ...guides(), react({ include: /\.(mdx|tsx|ts)$/ }), tailwindcss()],
  build: {
    outDir: "dist/web",
    // light-dark() and oklch() as they are; a transformed copy would double the colours
    target: ["chrome123", "firefox121", "safari17.5"],
    manifest: true,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    reportCompressedSize: false,
    rollupOptions: {
      input: "src/main.web.tsx",
      output: {
        codeSplitting: {
          groups: [
            { name: "first", test: (id) => atFirst.has(id) || id.includes("rolldown/runtime") },
            // the words of the guides change with every guide, the search through them does not
            { name: "minisearch", test: /node_modules\/minisearch/ },
          ],
        },
      },
    },
  },
  ssr: { noExternal: true },
});
