/**
 * Runs after every npm install and npm ci: removes from node_modules what no command here reads, 175 MB. Without it
 * (--ignore-scripts) everything works the same. Plain JavaScript, since npm may run it with Node 20.
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
  // the C headers and the manual of Node: nothing is compiled against it
  ...namesIn(".").flatMap((name) => (/^node-(linux|win|darwin)-/.test(name) ? [`${name}/include`, `${name}/share`] : [])),
  // copies for require(): these packages are only imported
  "stripe/cjs",
  "kysely/dist/cjs",
  "hono/dist/cjs",
  "react-day-picker/dist/cjs",
  "@simplewebauthn/server/script",
  "@simplewebauthn/browser/script",
  "@simplewebauthn/browser/dist",
  // copies for bundlers: Node takes those for require()
  ...namesIn("@peculiar").map((name) => `@peculiar/${name}/build/es2015`),
  "@peculiar/utils/build/esm",
  "@peculiar/x509/build/x509.es.js",
  "@peculiar/x509/build/x509.js",
  // of date-fns the day picker uses the plain functions and one language; a PDF is written in two faces
  "date-fns/fp",
  ...allBut("date-fns/locale", /^(_lib|types|en-US)/),
  ...allBut("dejavu-fonts-ttf/ttf", /^DejaVuSans(-Bold)?\.ttf$/),
  ...namesIn("react-dom/cjs").flatMap((name) => (/profiling|bun/.test(name) ? [`react-dom/cjs/${name}`] : [])),
  "dejavu-fonts-ttf/status.txt",
  // Prometheus' client takes the trees alone; the rest of the package are their tests
  ...allBut("bintrees", /^(lib|index\.js|package\.json|LICENSE)$/),
  // names that are not stable yet, which nothing imports
  ...allBut("@opentelemetry/semantic-conventions/dist", /^(?!experimental_|index-incubating)/),
  "pdfkit/js/pdfkit.standalone.js",
  // a copy of its package manager
  "pdfkit/.yarn",
  "tsyringe/dist/esm5",
  "tsyringe/dist/esm2015",
  "zod/src",
  // TypeScript sources of what stands next to them as JavaScript
  ...namesIn("@noble").map((name) => `@noble/${name}/src`),
  // a second way to call lodash, whose users take the first
  "lodash/fp",
];
for (const part of parts) rmSync(join(packages, part), { recursive: true, force: true });

/** Nothing takes these by require(), but Prometheus' client the interface of OpenTelemetry. */
const onlyImported = ["@modelcontextprotocol", "@opentelemetry", "drizzle-orm"];
const required = join(packages, "@opentelemetry/api");

const isNeedless = (folder, name) =>
  /\.(js|mjs|cjs|css|d\.ts|d\.mts|d\.cts)\.map$/.test(name) ||
  (/\.md$/i.test(name) && !/licen[cs]e|notice|copying/i.test(name)) ||
  (name.endsWith(".d.cts") && existsSync(join(folder, name.replace(/cts$/, "ts")))) || // types of require()
  (name.endsWith(".cjs") && folder.startsWith(join(packages, "date-fns"))) ||
  (/\.c[jt]s$/.test(name) && onlyImported.some((scope) => folder.startsWith(join(packages, scope))) && !folder.startsWith(required));

/** Never through a link: node_modules links to the workspace's own packages. */
function clean(folder) {
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory()) clean(join(folder, entry.name));
    else if (entry.isFile() && isNeedless(folder, entry.name)) rmSync(join(folder, entry.name));
}
clean(packages);
