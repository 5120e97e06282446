import { readManifest } from "../scripts/pages.ts";

/** Matches the addresses of scripts by what they hold ("search"), also of the second build of flaky-network.ts: their own names are hashes. */
export function chunksOf(...names: string[]): RegExp {
  const chunks = Object.values(readManifest());
  const files = names.map((sought) => {
    const found = chunks.find(({ name, file }) => name === sought && file.endsWith(".js"));
    if (!found) throw new Error(`no script of the build holds ${sought}`);
    return found.file.replace(/\.js$/, "");
  });
  return new RegExp(`/(?:${files.join("|")})(?:-second-build)?\\.js(?:\\?|$)`);
}
