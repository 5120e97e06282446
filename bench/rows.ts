/** The rows of the bench's table: what was measured, the baseline, and whether the target is met. */
import { cpus, totalmem } from "node:os";
import { ensureBrowser } from "../scripts/browser.ts";

type Row = { what: string; value: string; baseline?: string; ratio?: string; target?: string; isGood?: boolean | null };

const rows: Row[] = [];
/** Adds a figure to the table and prints it at once. `isGood` is left out when there is no target. */
export const say = (row: Row) => {
  rows.push(row);
  console.log(
    `${row.isGood === false ? "MISS" : "    "} ${row.what}: ${row.value}${row.baseline ? ` (floor ${row.baseline}, ${row.ratio ?? ""})` : ""}, target ${row.target || "none"}`,
  );
};
export const kb = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`;
export const ms = (value: number) => `${Math.round(value)} ms`;

/** All rows so far, as a Markdown table. */
export function table(): string {
  const head = ["What", "Measured", "Floor, same run", "Ratio", "Target", ""];
  const lines = rows.map((row) => [
    row.what,
    row.value,
    row.baseline ?? "",
    row.ratio ?? "",
    row.target ?? "",
    row.isGood == null ? "" : row.isGood ? "met" : "missed",
  ]);
  return [head, head.map(() => "---"), ...lines].map((cells) => `| ${cells.join(" | ")} |`).join("\n");
}

/** The whole report, stored as bench/results.md. */
export function report(): string {
  const machine = `${cpus().length} cores (${cpus()[0]?.model.trim()}), ${Math.round(totalmem() / 2 ** 30)} GiB, ${process.platform} ${process.arch}`;
  return `# Bench\n\n${new Date().toISOString().slice(0, 10)}, on ${machine}, Node ${process.versions.node}, ${ensureBrowser().version}. \`npm run bench\` measures again.\n
Absolute figures are this machine's, on the day; ratios compare with a floor in the same run, interleaved, medians of the rounds.
A "slow phone" has 150 ms, 1.6 Mbit/s and a quarter of the processor. "Bare" is node:http with one statement, no account, no gate, no checks.\n\n${table()}\n`;
}
