/** `npm run build`: everything that is made ahead of a start, the pages and the empty database. */
import { writeGuideSections } from "./guides-build.ts";
import { buildPages } from "./pages.ts";
import { makeTemplate } from "./template.ts";
import { buildWorker } from "./worker.ts";

const begun = Date.now();
await Promise.all([buildPages(), makeTemplate()]);
await writeGuideSections();
await buildWorker();
console.log(`Built in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
