import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type PDFKit from "pdfkit";

const fonts = join(dirname(createRequire(import.meta.url).resolve("dejavu-fonts-ttf/package.json")), "ttf");
const [plainFont, boldFont] = [join(fonts, "DejaVuSans.ttf"), join(fonts, "DejaVuSans-Bold.ttf")];

export type Block =
  | { kind: "heading"; text: string }
  | { kind: "text"; text: string }
  | { kind: "table"; columns: { name: string; isNumber?: boolean }[]; rows: string[][] };
export type Page = { title: string; subtitle: string; blocks: Block[] };

const margin = 56;
const ink = "#1d2b25";
const grey = "#5d6a64";

/**
 * Draws a page as PDF, letter size, with page numbers. Letters with accents, Greek and Cyrillic are drawn; what the font does
 * not have (emoji, mostly) is left out, so that no empty boxes are printed. Long tables repeat their head on each page.
 */
export async function drawPdf({ title, subtitle, blocks }: Page): Promise<Uint8Array> {
  // with its fonts it takes more memory than all else that is rarely asked for
  const { default: PDFDocument } = await import("pdfkit");
  const doc = new PDFDocument({ size: "LETTER", margin, bufferPages: true, info: { Title: title, Creator: "Evenday" } });
  const pieces: Buffer[] = [];
  const done = new Promise<Uint8Array>((finish, fail) => {
    doc.on("data", (piece: Buffer) => pieces.push(piece));
    doc.on("end", () => finish(Buffer.concat(pieces)));
    doc.on("error", fail);
  });
  doc.registerFont("plain", plainFont).registerFont("bold", boldFont);
  const printable = printer(doc);
  doc.font("bold").fontSize(20).fillColor(ink).text(printable(title));
  doc.font("plain").fontSize(10).fillColor(grey).text(printable(subtitle)).moveDown(1.2);
  for (const block of blocks) {
    if (block.kind === "heading") heading(doc, printable(block.text));
    else if (block.kind === "text")
      doc.font("plain").fontSize(10.5).fillColor(ink).text(printable(block.text), { lineGap: 2.5 }).moveDown(0.7);
    else
      table(doc, {
        ...block,
        columns: block.columns.map((one) => ({ ...one, name: printable(one.name) })),
        rows: block.rows.map((row) => row.map(printable)),
      });
  }
  numberPages(doc);
  doc.end();
  return done;
}

type Doc = InstanceType<typeof PDFKit>;

function heading(doc: Doc, text: string) {
  if (doc.y > doc.page.height - margin - 90) doc.addPage();
  doc.moveDown(0.4).font("bold").fontSize(12.5).fillColor(ink).text(text).moveDown(0.35);
}

function table(doc: Doc, { columns, rows }: Extract<Block, { kind: "table" }>) {
  const width = doc.page.width - 2 * margin;
  const numbers = columns.filter((one) => one.isNumber).length;
  const numberWidth = Math.min(100, width / (columns.length + 0.5));
  const widths = columns.map((one) => (one.isNumber ? numberWidth : (width - numbers * numberWidth) / (columns.length - numbers)));
  const line = (cells: string[], font: "plain" | "bold", colour: string) => {
    doc.font(font).fontSize(9.5).fillColor(colour);
    const height = Math.max(...cells.map((cell, at) => doc.heightOfString(cell || " ", { width: (widths[at] ?? 0) - 8 })), 12) + 7;
    return {
      height,
      draw: () => {
        const top = doc.y;
        let left = margin;
        cells.forEach((cell, at) => {
          doc.text(cell, left, top + 3, { width: (widths[at] ?? 0) - 8, align: columns[at]?.isNumber ? "right" : "left" });
          left += widths[at] ?? 0;
        });
        doc
          .moveTo(margin, top + height)
          .lineTo(margin + width, top + height)
          .lineWidth(0.5)
          .strokeColor("#c9cfca")
          .stroke();
        doc.x = margin;
        doc.y = top + height + 1;
      },
    };
  };
  const head = () =>
    line(
      columns.map((one) => one.name),
      "bold",
      grey,
    ).draw();
  head();
  for (const row of rows) {
    // the font is set while measuring, so a page that begins in between must set it again
    if (doc.y + line(row, "plain", ink).height > doc.page.height - margin - 24) {
      doc.addPage();
      head();
    }
    line(row, "plain", ink).draw();
  }
  doc.moveDown(0.8);
}

function numberPages(doc: Doc) {
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    doc.switchToPage(at);
    // below the margin pdfkit would begin another page
    doc.page.margins.bottom = 0;
    doc
      .font("plain")
      .fontSize(8.5)
      .fillColor(grey)
      .text(`Evenday · page ${at + 1} of ${count}`, margin, doc.page.height - 38, {
        width: doc.page.width - 2 * margin,
        align: "center",
        lineBreak: false,
      });
  }
}

/** Leaves out what the font cannot draw; a control character becomes a space. */
function printer(doc: Doc): (text: string) => string {
  doc.font("plain");
  const font = (doc as unknown as { _font: { font: { hasGlyphForCodePoint: (point: number) => boolean } } })._font.font;
  const known = new Map<number, boolean>();
  return (text) =>
    [...text.replace(/\t/g, "  ").replace(/\r\n?/g, "\n")]
      .filter((letter) => {
        if (letter === "\n") return true;
        const point = letter.codePointAt(0) ?? 0;
        const has =
          known.get(point) ??
          (point > 31 &&
            point !== 0xfe0f &&
            point !== 0x200d &&
            font.hasGlyphForCodePoint(point) &&
            !/\p{Extended_Pictographic}/u.test(letter));
        known.set(point, has);
        return has;
      })
      .join("");
}
