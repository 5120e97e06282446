import { fileURLToPath } from "node:url";

/** What `npm run build` makes. The built server lies in dist/server, as deep as this file, so these paths hold there too. */
const dist = (name: string) => fileURLToPath(new URL(`../../dist/${name}`, import.meta.url));

/** The pages, their scripts and fonts. */
export const webFolder = dist("web");
/** The data folder of an embedded Postgres, migrated and empty. */
export const templateFolder = dist("postgres-template");
/** Every section of every guide in plain words. */
export const guidesFile = dist("guides.json");
