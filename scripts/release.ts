/**
 * npm run release: release/evenday-<version>.tar.gz with the files of the image (scripts/image-files.ts), the list of what is shipped
 * (CycloneDX) with its licences, and SHA256SUMS. The version is that of package.json; CHANGELOG.md needs a section for it. The tarball is
 * unpacked into an empty folder and tested there first. `-- --trial` does it all in a temporary folder and ignores the changelog.
 */
import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import {
  chmodSync,
  copyFileSync,
  createWriteStream,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";
import { createGzip } from "node:zlib";
import { pack, type Headers } from "tar-stream";
import { changesOf } from "./changelog.ts";
import { gatherImage, report } from "./image-files.ts";
import { startAndUse } from "./test-image.ts";

const root = join(import.meta.dirname, "..");
const isTrial = process.argv.includes("--trial");
const { version } = JSON.parse(readFileSync(join(root, "package.json"), "utf8")) as { version: string };
const name = `evenday-${version}`;
try {
  if (!isTrial) changesOf(version, readFileSync(join(root, "CHANGELOG.md"), "utf8"));
} catch (error) {
  console.error((error as Error).message);
  process.exit(1);
}

for (const script of ["build.ts", "sbom.ts"])
  execFileSync(process.execPath, [join(root, "scripts", script)], { cwd: root, stdio: "inherit" });
const work = mkdtempSync(join(tmpdir(), "evenday-release-"));
chmodSync(work, 0o755); // the account of the embedded database needs to enter it
try {
  const target = isTrial ? join(work, "release") : join(root, "release");
  const { text, isSmall } = report(gatherImage(join(work, name)));
  console.log(text);
  if (!isSmall) throw new Error("The release is too large.");
  rmSync(target, { recursive: true, force: true });
  mkdirSync(target);
  await packFolder(join(work, name), name, join(target, `${name}.tar.gz`));
  copyFileSync(join(root, ".cache/sbom/evenday.cdx.json"), join(target, `${name}.cdx.json`));
  copyFileSync(join(root, ".cache/sbom/licences.csv"), join(target, `${name}.licences.csv`));

  const empty = join(work, "unpacked");
  mkdirSync(empty);
  execFileSync("tar", ["-xzf", join(target, `${name}.tar.gz`), "-C", empty]);
  await startAndUse(join(empty, name), "server");
  const sums = readdirSync(target)
    .toSorted()
    .map((file) => {
      const bytes = readFileSync(join(target, file));
      console.log(`${file.padEnd(32)} ${(bytes.length / 1_048_576).toFixed(1).padStart(7)} MB`);
      return `${createHash("sha256").update(bytes).digest("hex")}  ${file}\n`;
    });
  writeFileSync(join(target, "SHA256SUMS"), sums.join(""));
  console.log(
    `passed  unpacked into an empty folder, \`node server\` is ready and takes a sign-up. ${isTrial ? "Removed: a trial." : `In ${target}`}`,
  );
} finally {
  rmSync(work, { recursive: true, force: true });
}

/** Packs a folder as a tar.gz, below `top`: the same files give the same bytes on any day and by any user. */
async function packFolder(folder: string, top: string, file: string): Promise<void> {
  const tar = pack();
  const written = pipeline(tar, createGzip({ level: 9 }), createWriteStream(file));
  const entry = (header: Headers, bytes?: Buffer) =>
    new Promise<void>((done, fail) =>
      tar.entry({ ...header, mtime: new Date(0), uid: 0, gid: 0 }, bytes, (error) => (error ? fail(error) : done())),
    );
  const add = async (path: string, at: string): Promise<void> => {
    const found = lstatSync(path);
    if (found.isSymbolicLink()) return entry({ name: at, type: "symlink", linkname: readlinkSync(path) });
    if (!found.isDirectory()) return entry({ name: at, mode: found.mode & 0o777 }, readFileSync(path));
    await entry({ name: at, type: "directory", mode: 0o755 });
    for (const one of readdirSync(path).toSorted()) await add(join(path, one), `${at}/${one}`);
  };
  await add(folder, top);
  tar.finalize();
  await written;
}
