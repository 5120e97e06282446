/**
 * A bank's CSV of 200,000 rows and one of 50 MB in a real browser, on the built product: seconds for reading, comparing and importing, the
 * longest time the page was blocked, and the memory of page, worker and server. Prints lines for docs/imports.md, and writes them there
 * with --write (`npm run n -- scripts/import-table.ts --large` does both).
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { CDPSession, Page } from "@playwright/test";
import { unfold } from "../e2e/folds.ts";
import { addDays } from "#shared/dates.ts";
import { ensureBuilt } from "../scripts/ensure-built.ts";
import { markedPart } from "../scripts/marked-part.ts";
import { freePort } from "../scripts/postgres.ts";
import { withUser } from "./interactions.ts";
import { signUp, startProduct, type Running } from "./running.ts";

const head =
  "| file | MB | rows | read, s | compare, s | import, s | page silent at most, ms | page and thread above idle, MB | server above idle, MB |";

/** `rows` purchases of 700 payees over 14 years, each line padded to `bytes`. */
function csvOf(rows: number, bytes: number): string {
  const filler = "card payment reference ".repeat(20);
  const lines = Array.from({ length: rows }, (_, at) => {
    const line = `${addDays("2010-01-01", at % 5_000)},Shop ${String.fromCharCode(97 + (at % 26))} ${at % 700},-${1 + (at % 300)}.${10 + (at % 89)}`;
    return line.replace(",-", ` ${filler.slice(0, Math.max(0, bytes - line.length - 2))},-`);
  });
  return `Date,Payee,Amount\n${lines.join("\n")}\n`;
}

/** Runs in the page: the longest gap between two turns of its event loop, ms. */
const watchEventLoop = () => {
  const found = globalThis as unknown as { silence: number };
  found.silence = 0;
  let last = performance.now();
  setInterval(() => {
    found.silence = Math.max(found.silence, performance.now() - last - 20);
    last = performance.now();
  }, 20);
};

/** Memory of the browser's renderer processes, which run the page and its workers, MB. */
async function rendererMb(browser: CDPSession): Promise<number> {
  const { processInfo } = await browser.send("SystemInfo.getProcessInfo");
  const pids = processInfo.filter(({ type }) => type === "renderer").map(({ id }) => id);
  const kilobytes = pids.map((pid) => Number(/^Pss:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/smaps_rollup`, "utf8"))?.[1] ?? 0));
  return (kilobytes.reduce((sum, one) => sum + one, 0) * 1024) / 1e6;
}

async function measure(product: Running, name: string, csv: string): Promise<string> {
  const file = join(mkdtempSync(join(tmpdir(), "evenday-large-")), name);
  writeFileSync(file, csv);
  const saved = JSON.stringify(await signUp(product.port));
  try {
    return await withUser(`http://localhost:${product.port}`, saved, async (context) => {
      const shown = await context.newPage();
      await shown.goto(`http://localhost:${product.port}/budget`);
      await shown.evaluate(watchEventLoop);
      const session = await context.browser()?.newBrowserCDPSession();
      if (!session) throw new Error("no browser");
      const before = await rendererMb(session);
      const idle = product.memoryMb();
      let [heap, server] = [0, 0];
      const timer = setInterval(() => {
        server = Math.max(server, product.memoryMb() - idle);
        void rendererMb(session).then(
          (mb) => (heap = Math.max(heap, mb - before)),
          () => undefined, // the process has just ended
        );
      }, 250);
      const seconds = await importFile(shown, file);
      clearInterval(timer);
      const silence = await shown.evaluate(() => (globalThis as unknown as { silence: number }).silence);
      const rows = csv.split("\n").length - 2;
      const cells = [name, (csv.length / 1e6).toFixed(0), rows.toLocaleString("en-US"), ...seconds.map((one) => one.toFixed(1))];
      return `| ${[...cells, silence.toFixed(0), heap.toFixed(0), server.toFixed(0)].join(" | ")} |`;
    });
  } finally {
    rmSync(file);
  }
}

/** Imports as a member does. Returns the seconds of the three steps. */
async function importFile(shown: Page, file: string): Promise<number[]> {
  const seconds: number[] = [];
  const step = async (work: () => Promise<unknown>) => {
    const begun = performance.now();
    await work();
    seconds.push((performance.now() - begun) / 1000);
  };
  const patience = { timeout: 280_000 };
  await unfold(shown, "saved");
  await shown.getByRole("button", { name: "Import from your bank" }).click();
  const dialog = shown.getByRole("dialog", { name: "Import from your bank" });
  await step(async () => {
    await dialog.getByLabel("File from your bank").setInputFiles(file);
    await dialog.getByLabel("Category for the rest").waitFor(patience);
  });
  await step(async () => {
    await dialog.getByRole("button", { name: "Preview" }).click();
    await dialog.getByText(/expenses to import/).waitFor(patience);
  });
  await step(async () => {
    await dialog.getByRole("button", { name: /^Import [\d,]+ expenses/ }).click();
    await dialog.waitFor({ state: "detached", ...patience });
  });
  return seconds;
}

ensureBuilt();
const folder = mkdtempSync(join(tmpdir(), "evenday-large-data-"));
const product = await startProduct(await freePort(), { DATA_DIR: folder });
try {
  const lines = [await measure(product, "200,000 rows", csvOf(200_000, 60)), await measure(product, "50 MB", csvOf(200_000, 250))];
  const text = [head, `|${" --- |".repeat(head.split("|").length - 2)}`, ...lines].join("\n");
  console.log(text);
  if (process.argv.includes("--write")) markedPart("imports.md", "measured", text);
} finally {
  await product.stop();
  rmSync(folder, { recursive: true, force: true });
}
