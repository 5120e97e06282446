/**
 * `npm run n -- bench/disk-full.ts`: DATA_DIR on a small tmpfs (needs root) that fills up while 20 members write. Every write must be
 * acknowledged or refused with a message; when space is free again, Evenday recovers by itself, and no acknowledged entry is lost.
 */
import { execFileSync, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, statfsSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ensureBuilt, serverFile } from "../scripts/ensure-built.ts";
import { freePort } from "../scripts/postgres.ts";
import { signUp, startProduct } from "./running.ts";
import { withoutSettings } from "../scripts/without-settings.ts";
import { ask, lostOf } from "./traffic.ts";
import { nothingWritten, writeEntries } from "./written.ts";

const writers = 20;
const leftBytes = 3_000_000;
ensureBuilt();

const folder = mkdtempSync(join(tmpdir(), "evenday-disk-full-"));
execFileSync("mount", ["-t", "tmpfs", "-o", "size=256m", "tmpfs", folder]);
const dataDir = join(folder, "data");
let isGood = false;
try {
  const product = await startProduct(await freePort(), { DATA_DIR: dataDir, LOG_LEVEL: "silent" });
  const { port } = product;
  try {
    const { token } = await signUp(port);
    const written = nothingWritten();
    const ballast = join(folder, "ballast");
    const { bavail, bsize } = statfsSync(folder);
    writeFileSync(ballast, Buffer.alloc(bavail * bsize - leftBytes));
    let isOver = false;
    const writing = Array.from({ length: writers }, () => writeEntries(port, token, written, () => isOver, 1000));
    for (const begun = Date.now(); written.refusals.size === 0 && Date.now() - begun < 60_000;) await wait(50);
    await wait(10_000); // still full, with the database possibly restarting
    const health = await ask(port, "GET", "/healthz");
    const full = written.acknowledged.size;
    rmSync(ballast);
    const freed = performance.now();
    for (; written.acknowledged.size === full && performance.now() - freed < 60_000;) await wait(50);
    const againMs = performance.now() - freed;
    await wait(2000);
    isOver = true;
    await Promise.all(writing);
    const lost = await lostOf(port, token, written.acknowledged);
    const refusals = [...written.refusals].map(([said, count]) => `${count} × ${said}`);
    const wordless = [...written.refusals.keys()].filter((said) => !/^(503|507) \S.*\./.test(said));
    console.log(`  refused meanwhile: ${refusals.join("; ") || "nothing"}`);
    await product.stop();
    const { status, stdout } = spawnSync(process.execPath, [join(dirname(serverFile), "admin.js"), "verify"], {
      env: { ...withoutSettings(), DATA_DIR: dataDir },
      encoding: "utf8",
    });
    if (status !== 0) console.log(stdout);
    isGood =
      lost === 0 &&
      status === 0 &&
      health.status === 200 &&
      refusals.length > 0 &&
      wordless.length === 0 &&
      written.acknowledged.size > full;
    console.log(
      `disk full: ${written.acknowledged.size} acknowledged, ${lost} lost, goes on ${Math.round(againMs)} ms after space returned, admin verify ${status}: ${isGood ? "holds" : "FAILS"}`,
    );
  } finally {
    await product.stop();
  }
} finally {
  execFileSync("umount", [folder]);
  rmSync(folder, { recursive: true, force: true });
}
process.exit(isGood ? 0 : 1);
