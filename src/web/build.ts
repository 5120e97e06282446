/** The script that renders this page; the page's head lists a smaller one before it (src/app/early-reads.ts). Undefined in development. */
export const entryScript = (): string | undefined =>
  typeof document === "undefined" ? undefined : document.querySelector<HTMLScriptElement>("script#entry")?.src;

/** The build of this page: the name of its entry file, which changes with anything the page may load. Empty in development. */
export const build = /\/assets\/(.+)\.js$/.exec(entryScript() ?? "")?.[1] ?? "";
