import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { freePort } from "../scripts/postgres.ts";
import { loadAll, type Load } from "./load.ts";
import { ms, say } from "./rows.ts";
import { settle, startBare, startProduct, type Running } from "./running.ts";

/**
 * Start time, memory and requests per second of the product on its embedded Postgres, compared with a bare server on the same kind of
 * Postgres.
 */
export async function measureServer() {
  const folder = mkdtempSync(join(tmpdir(), "evenday-bench-"));
  const name = "Server";
  const env = { DATA_DIR: folder };
  try {
    const fresh = await startProduct(await freePort(), env);
    await fresh.stop();
    const product = await startProduct(await freePort(), env);
    const bare = await startBare(await freePort(), join(folder, "bare"));
    try {
      say({
        what: `${name}: first start on nothing, to the first answer`,
        value: ms(fresh.startMs),
        target: "≤ 4 s",
        isGood: fresh.startMs <= 4000,
      });
      say({
        what: `${name}: start, to the first answer`,
        value: ms(product.startMs),
        baseline: `${ms(bare.startMs)} bare`,
        target: "≤ 2 s",
        isGood: product.startMs <= 2000,
      });
      await wait(5000);
      const idle = product.memoryMb();
      say({
        what: `${name}: memory at rest, all processes (PSS)`,
        value: `${Math.round(idle)} MB`,
        baseline: `${Math.round(bare.memoryMb())} MB bare`,
        ratio: `${(idle / bare.memoryMb()).toFixed(2)} ×`,
        target: "≤ 150 MB",
        isGood: idle <= 150,
      });
      await measureLoad(name, product, bare);
    } finally {
      await Promise.all([product.stop(), bare.stop()]);
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureLoad(name: string, product: Running, bare: Running) {
  const token = await settle(product.port);
  const at = (running: Running, path: string) => `http://127.0.0.1:${running.port}${path}`;
  const loads = await loadAll(
    [
      { name: "read", url: at(product, "/api/journal/entries?limit=20"), token },
      { name: "bare read", url: at(bare, "/") },
      { name: "write", url: at(product, "/api/journal/entries"), token, isWrite: true },
      { name: "bare write", url: at(bare, "/"), isWrite: true },
      { name: "health", url: at(product, "/healthz") },
      { name: "bare health", url: at(bare, "/hello") },
    ],
    3,
  );
  const of = (which: string): Load => loads.get(which) ?? { answers: NaN, perSecond: NaN, p50: NaN, p99: NaN };
  const compare = (which: string, what: string, target: number | null) => {
    const ratio = of(which).perSecond / of(`bare ${which}`).perSecond;
    const value = `${Math.round(of(which).perSecond)} /s, p50 ${of(which).p50} ms, p99 ${of(which).p99} ms`;
    say({
      what: `${name}: ${what}`,
      value,
      baseline: `${Math.round(of(`bare ${which}`).perSecond)} /s bare`,
      ratio: `${ratio.toFixed(2)} ×`,
      target: target ? `≥ ${target} ×` : "",
      isGood: target ? ratio >= target : null,
    });
  };
  compare("read", "a page of 20 entries, signed in", 0.45);
  compare("write", "one entry written, signed in", null);
  compare("health", "health route", 0.7);
  say({
    what: `${name}: memory after the load`,
    value: `${Math.round(product.memoryMb())} MB`,
    baseline: `${Math.round(bare.memoryMb())} MB bare`,
    ratio: `${(product.memoryMb() / bare.memoryMb()).toFixed(2)} ×`,
  });
}
