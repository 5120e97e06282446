/**
 * Runs after every npm install and npm ci: removes from node_modules what no command here reads, 175 MB. Without it (--ignore-scripts)
 * everything works the same. Plain JavaScript, because npm may run it with Node 20.
 */
import { existsSync, readdirSync, rmSync } from "node:fs";
import { join } from "node:path";

const packages = join(import.meta.dirname, "../node_modules");
const namesIn = (folder) => (existsSync(join(packages, folder)) ? readdirSync(join(packages, folder)) : []);
const allBut = (folder, used) =>
  namesIn(folder)
    .filter((name) => !used.test(name))
    .map((name) => `${folder}/${name}`);

/** Parts of packages that nothing imports. */
const parts = [
  // the C headers and the manual of Node: nothing is compiled with them
  ...namesIn(".").flatMap((name) => (/^node-(linux|win|darwin)-/.test(name) ? [`${name}/include`, `${name}/share`] : [])),
  // copies for require(): these packages are only imported
  "stripe/cjs",
  "kysely/dist/cjs",
  "hono/dist/cjs",
  "react-day-picker/dist/cjs",
  "@simplewebauthn/server/script",
  "@simplewebauthn/browser/script",
  "@simplewebauthn/browser/dist",
  // a script tag's copy, and the sources of what is in dist
  "@zxcvbn-ts/language-common/dist/zxcvbn-ts.js",
  "@zxcvbn-ts/language-common/src",
  // copies for bundlers: Node loads those for require()
  ...namesIn("@peculiar").map((name) => `@peculiar/${name}/build/es2015`),
  "@peculiar/utils/build/esm",
  "@peculiar/x509/build/x509.es.js",
  "@peculiar/x509/build/x509.js",
  // the day picker uses date-fns' plain functions and one language; PDFs use two fonts
  "date-fns/fp",
  ...allBut("date-fns/locale", /^(_lib|types|en-US)/),
  ...allBut("dejavu-fonts-ttf/ttf", /^DejaVuSans(-Bold)?\.ttf$/),
  ...namesIn("react-dom/cjs").flatMap((name) => (/profiling|bun/.test(name) ? [`react-dom/cjs/${name}`] : [])),
  "dejavu-fonts-ttf/status.txt",
  // prom-client uses the trees only; the rest of the package are their tests
  ...allBut("bintrees", /^(lib|index\.js|package\.json|LICENSE)$/),
  // unstable names, which nothing imports
  ...allBut("@opentelemetry/semantic-conventions/dist", /^(?!experimental_|index-incubating)/),
  "pdfkit/js/pdfkit.standalone.js",
  // a copy of the package manager Yarn
  "pdfkit/.yarn",
  "tsyringe/dist/esm5",
  "tsyringe/dist/esm2015",
  "zod/src",
  // TypeScript sources of files that are also there as JavaScript
  ...namesIn("@noble").map((name) => `@noble/${name}/src`),
  // the functional variant of lodash, which nothing here imports
  "lodash/fp",
];
for (const part of parts) rmSync(join(packages, part), { recursive: true, force: true });

/** Nothing loads these by require(), except that prom-client loads OpenTelemetry's API. */
const onlyImported = ["@modelcontextprotocol", "@opentelemetry", "drizzle-orm"];
const required = join(packages, "@opentelemetry/api");

const isNeedless = (folder, name) =>
  /\.(js|mjs|cjs|css|d\.ts|d\.mts|d\.cts)\.map$/.test(name) ||
  (/\.md$/i.test(name) && !/licen[cs]e|notice|copying/i.test(name)) ||
  (name.endsWith(".d.cts") && existsSync(join(folder, name.replace(/cts$/, "ts")))) || // types for require()
  (name.endsWith(".cjs") && folder.startsWith(join(packages, "date-fns"))) ||
  (/\.c[jt]s$/.test(name) && onlyImported.some((scope) => folder.startsWith(join(packages, scope))) && !folder.startsWith(required));

/** Does not follow links: node_modules links to the workspace's own packages. */
function clean(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) clean(join(folder, entry.name));
    else if (entry.isFile() && isNeedless(folder, entry.name)) rmSync(join(folder, entry.name));
}
clean(packages);
