/** `npm run build`: builds the pages, the server and the empty database. */
import { writeGuideSections } from "./guides-build.ts";
import { buildPages } from "./pages.ts";
import { buildServer } from "./server-build.ts";
import { makeTemplate } from "./template.ts";
import { buildWorker } from "./service-worker.ts";

const begun = Date.now();
await Promise.all([buildPages(), makeTemplate()]);
await writeGuideSections();
await buildWorker();
await buildServer();
console.log(`Built in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
