/** `npm run build`: everything that is made ahead of a start. */
import { buildPages } from "./pages.ts";

const begun = Date.now();
await buildPages();
console.log(`Built in ${((Date.now() - begun) / 1000).toFixed(1)} s.`);
