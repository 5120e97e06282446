import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import type PDFKit from "pdfkit";
import type { Block, Page } from "./pdf.ts";

const fonts = join(dirname(createRequire(import.meta.url).resolve("dejavu-fonts-ttf/package.json")), "ttf");
const [plainFont, boldFont] = [join(fonts, "DejaVuSans.ttf"), join(fonts, "DejaVuSans-Bold.ttf")];

const margin = 56;
const ink = "#1d2b25";
const grey = "#5d6a64";

/**
 * Draws a page as PDF, letter size, with page numbers. Accented, Greek and Cyrillic letters are drawn; characters that the font lacks
 * (mostly emoji) are left out, so that no empty boxes are printed. Long tables repeat their head on each page. Time and memory grow
 * linearly with the text: pdfkit's own wrapping is quadratic in the length of a word, so it is not used.
 */
export async function drawPages({ title, subtitle, blocks }: Page): Promise<Uint8Array> {
  const { default: PDFDocument } = await import("pdfkit");
  const doc = new PDFDocument({ size: "LETTER", margin, bufferPages: true, info: { Title: title, Creator: "Evenday" } });
  const chunks: Buffer[] = [];
  const done = new Promise<Uint8Array>((finish, fail) => {
    doc.on("data", (chunk: Buffer) => chunks.push(chunk));
    doc.on("end", () => finish(Buffer.concat(chunks)));
    doc.on("error", fail);
  });
  doc.registerFont("plain", plainFont).registerFont("bold", boldFont);
  const pen: Pen = { doc, printable: printer(doc), widthOf: widths(doc) };
  write(pen, title, { font: "bold", size: 20, colour: ink, after: 0 });
  write(pen, subtitle, { font: "plain", size: 10, colour: grey, after: 14 });
  for (const block of blocks) {
    if (block.kind === "heading") heading(pen, block.text);
    else if (block.kind === "text") write(pen, block.text, { font: "plain", size: 10.5, colour: ink, gap: 2.5, after: 9 });
    else table(pen, block);
  }
  numberPages(doc);
  doc.end();
  return done;
}

type Doc = InstanceType<typeof PDFKit>;
type Font = "plain" | "bold";
type WidthOf = (letter: string, font: Font, size: number) => number;
type Pen = { doc: Doc; printable: (text: string) => string; widthOf: WidthOf };
type Style = { font: Font; size: number; colour: string; gap?: number; after: number };

const lowest = (doc: Doc) => doc.page.height - margin;

/** Writes `text` over the whole width, line by line, on as many pages as it takes. */
function write({ doc, printable, widthOf }: Pen, text: string, { font, size, colour, gap = 0, after }: Style) {
  // measuring sets another size, a new page another color
  const style = () => doc.font(font).fontSize(size).fillColor(colour);
  const lines = linesOf(printable(text), doc.page.width - 2 * margin, (letter) => widthOf(letter, font, size));
  const height = style().currentLineHeight(true);
  for (const line of lines) {
    if (doc.y + height > lowest(doc)) {
      doc.addPage();
      style();
    }
    const top = doc.y;
    if (line) doc.text(line, margin, top, { lineBreak: false });
    doc.y = top + height + gap;
  }
  doc.y += after;
}

function heading(pen: Pen, text: string) {
  if (pen.doc.y > lowest(pen.doc) - 90) pen.doc.addPage();
  pen.doc.y += 5;
  write(pen, text, { font: "bold", size: 12.5, colour: ink, after: 5 });
}

/** The size of a table's letters, and the smallest one that wide amounts may shrink them to. */
const [cellSize, smallestSize] = [9.5, 6];
/** The space between columns, in points. */
const cellGap = 8;
/** What the text columns keep, when amounts are wide. */
const narrowestText = 80;

/**
 * The widths of a table's columns in points, and the size of its letters, so that no amount is broken. `widest` is the widest cell of each
 * column of numbers at `cellSize`, null for a column of text.
 */
export function fitColumns(widest: readonly (number | null)[], width: number): { size: number; widths: number[] } {
  const numbers = widest.filter((one) => one !== null);
  const texts = widest.length - numbers.length;
  const room = width - texts * narrowestText;
  const needed = numbers.reduce((sum, one) => sum + one, 0);
  const size = Math.max(smallestSize, Math.min(cellSize, (cellSize * (room - numbers.length * cellGap)) / needed));
  const usual = Math.min(100, width / (widest.length + 0.5), room / numbers.length);
  // a hundredth of a point more, so that rounding breaks no line
  const wide = widest.map((one) => (one === null ? null : Math.max(usual, (one * size) / cellSize + cellGap + 0.01)));
  const left = width - wide.reduce<number>((sum, one) => sum + (one ?? 0), 0);
  return { size, widths: wide.map((one) => one ?? left / texts) };
}

function table({ doc, printable, widthOf }: Pen, { columns, rows }: Extract<Block, { kind: "table" }>) {
  const width = doc.page.width - 2 * margin;
  const names = columns.map((one) => one.name);
  const widest = columns.map(({ name, isNumber }, at) => {
    if (!isNumber) return null;
    const cells = rows.map((row) => lineWidth(printable(row[at] ?? ""), (letter) => widthOf(letter, "plain", cellSize)));
    return cells.reduce(
      (most, one) => Math.max(most, one),
      lineWidth(printable(name), (letter) => widthOf(letter, "bold", cellSize)),
    );
  });
  const { size, widths: columnWidths } = fitColumns(widest, width);
  const lineHeight = doc.font("plain").fontSize(size).currentLineHeight(true);
  const measured = (cells: string[], font: Font) =>
    cells.map((cell, at) =>
      linesOf(printable(cell), (columnWidths[at] ?? 0) - cellGap, (letter) => widthOf(letter, font, size)).slice(0, mostLinesInCell),
    );
  const draw = (cells: string[][], font: Font, colour: string) => {
    const height = heightOf(cells, lineHeight);
    // the font is set here and not once, because a page break in between sets another
    doc.font(font).fontSize(size).fillColor(colour);
    const top = doc.y;
    let left = margin;
    cells.forEach((lines, at) => {
      const feature = (columnWidths[at] ?? 0) - cellGap;
      lines.forEach((line, number) => {
        const used = columns[at]?.isNumber ? doc.widthOfString(line) : feature;
        if (line) doc.text(line, left + feature - Math.min(used, feature), top + 3 + number * lineHeight, { lineBreak: false });
      });
      left += columnWidths[at] ?? 0;
    });
    doc
      .moveTo(margin, top + height)
      .lineTo(margin + width, top + height)
      .lineWidth(0.5)
      .strokeColor("#c9cfca")
      .stroke();
    doc.x = margin;
    doc.y = top + height + 1;
  };
  const head = measured(names, "bold");
  draw(head, "bold", grey);
  for (const row of rows) {
    const cells = measured(row, "plain");
    if (doc.y + heightOf(cells, lineHeight) > lowest(doc) - 24) {
      doc.addPage();
      draw(head, "bold", grey);
    }
    draw(cells, "plain", ink);
  }
  doc.y += 10;
}

/** A row must fit on one page. */
const mostLinesInCell = 30;
const heightOf = (cells: string[][], lineHeight: number) => Math.max(1, ...cells.map((lines) => lines.length)) * lineHeight + 7;

/**
 * The lines of `text` in `width` points, broken at spaces; a word that is longer than a line is broken between letters. Each letter is
 * measured once.
 */
export function linesOf(text: string, width: number, widthOf: (letter: string) => number): string[] {
  return text.split("\n").flatMap((paragraph) => {
    const lines: string[] = [];
    let line = "";
    let used = 0;
    for (const word of paragraph.split(/(?<= )/)) {
      let [start, taken, wordWidth] = [0, 0, 0];
      const closed = word.trimEnd();
      for (const letter of closed) {
        const step = widthOf(letter);
        if (wordWidth + step > width && taken > start) {
          if (line.trimEnd()) lines.push(line.trimEnd());
          lines.push(closed.slice(start, taken));
          [line, used, start, wordWidth] = ["", 0, taken, 0];
        }
        wordWidth += step;
        taken += letter.length;
      }
      if (used + wordWidth > width && line.trimEnd()) {
        lines.push(line.trimEnd());
        [line, used] = ["", 0];
      }
      line += word.slice(start);
      used += wordWidth + (word.length - closed.length) * widthOf(" ");
    }
    return [...lines, line.trimEnd()];
  });
}

const lineWidth = (text: string, widthOf: (letter: string) => number) => [...text].reduce((sum, letter) => sum + widthOf(letter), 0);

/** The width of one letter, in points; the font is asked once for each letter, font and size. */
function widths(doc: Doc): WidthOf {
  const known = new Map<string, number>();
  return (letter, font, size) => {
    const key = `${font}${letter}`;
    const unit = known.get(key) ?? doc.font(font).fontSize(1000).widthOfString(letter);
    known.set(key, unit);
    return (unit * size) / 1000;
  };
}

function numberPages(doc: Doc) {
  const { start, count } = doc.bufferedPageRange();
  for (let at = start; at < start + count; at++) {
    doc.switchToPage(at);
    // below the margin pdfkit would start another page
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

/** Removes characters that the font cannot draw; a control character becomes a space. */
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
