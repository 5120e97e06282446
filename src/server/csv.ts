import Papa from "papaparse";
import { guessDelimiter } from "#shared/text.ts";

/** The cells of a file, and the line on which each row begins. */
type Cells = { rows: string[][]; lines: number[] };

/** Reads comma, semicolon or tab separated cells; rows that are all blank are left out. */
export function cellsIn(text: string): Cells {
  const delimiter = guessDelimiter((tried) => Papa.parse<string[]>(text, { delimiter: tried, preview: 250 }).data);
  const { data } = Papa.parse<string[]>(text, { delimiter, skipEmptyLines: false });
  const cells: Cells = { rows: [], lines: [] };
  let line = 1;
  for (const row of data) {
    if (row.some((cell) => cell.trim() !== "")) {
      cells.rows.push(row);
      cells.lines.push(line);
    }
    // a quoted cell may contain line breaks
    line += 1 + row.reduce((sum, cell) => sum + (cell.match(/\r\n|\r|\n/g)?.length ?? 0), 0);
  }
  return cells;
}

/** The text of a file in the encoding that its bytes show: UTF-16 by its byte-order mark, UTF-8, else windows-1252; the mark is removed. */
export function textIn(bytes: Uint8Array): string {
  const [first, second] = bytes;
  if (first === 0xff && second === 0xfe) return new TextDecoder("utf-16le").decode(bytes);
  if (first === 0xfe && second === 0xff) return new TextDecoder("utf-16be").decode(bytes);
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    return new TextDecoder("windows-1252").decode(bytes);
  }
}
