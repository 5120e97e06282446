import { Problem } from "#shared/errors.ts";
import { openThreads } from "#server/threads.ts";

export type Block =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  | { kind: "table"; columns: { name: string; isNumber?: boolean }[]; rows: string[][] };
export type Page = { title: string; subtitle: string; blocks: Block[] };

/** UTF-16 units in one PDF: some 700 pages of prose. */
export const longestPdf = 2_000_000;
export const pdfTooLong = "That is more than one PDF can hold. Please choose fewer days.";

const draw = openThreads<Page, Uint8Array>({
  module: "pdf-pages",
  task: "drawPages",
  threads: 1,
  waiting: 16,
  perOwner: 2,
  ms: 60_000,
  megabytes: 768,
  busy: "Many PDFs are being made just now. Please try again in a minute.",
  failed: "This PDF could not be made in time. Please choose fewer days, or try again in a minute.",
});

/** Draws a PDF in a worker thread, with limits of time and memory. Throws a Problem when it cannot. */
export function drawPdf(page: Page, owner: string): Promise<Uint8Array> {
  if (lengthOf(page) > longestPdf) throw new Problem("too-large", pdfTooLong);
  return draw(page, owner);
}

const lengthOf = ({ blocks }: Page) =>
  blocks.reduce(
    (sum, block) => sum + (block.kind === "table" ? block.rows.reduce((rows, row) => rows + row.join("").length, 0) : block.text.length),
    0,
  );
