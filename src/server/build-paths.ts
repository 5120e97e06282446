import { fileURLToPath } from "node:url";

/** Paths of the output of `npm run build`. The built server is in dist/server, as deep as this file, so these paths are valid there too. */
const dist = (name: string) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));

/** The pages, their scripts and fonts. */
export const webFolder = dist("web");
/** The data folder of an embedded Postgres, migrated and empty. */
export const templateFolder = dist("postgres-template");
/** The journal of the migrations that it was made with. */
export const templateJournal = dist("postgres-template.json");
/** Plain text of every guide section. */
export const guidesFile = dist("guides.json");

/**
 * For styles that are inlined into a page: the loader of lazy chunks fetches none that a link names already, and a browser fetches no style
 * sheet of another type. A `disabled` one it does fetch (Chromium 156).
 */
export const inlinedStyleLink = (path: string) => `<link rel="stylesheet" type="text/plain" href="${path}">`;
