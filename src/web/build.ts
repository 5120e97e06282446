const entry =
  typeof document === "undefined" ? undefined : document.querySelector<HTMLScriptElement>("script[type=module][src^='/assets/']")?.src;

/** The build of this page: the name of its entry file, which changes with anything the page may load. Empty in development. */
export const build = /\/assets\/(.+)\.js$/.exec(entry ?? "")?.[1] ?? "";
