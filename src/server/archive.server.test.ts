import { expect, test } from "vitest";
import { inChunks, type Row } from "./archive.ts";

const rowsOf = (count: number, letters: number): Row[] =>
  Array.from({ length: count }, (_, at) => ({ id: at, words: "a".repeat(letters) }));

test("an archive's rows are inserted in chunks of at most five hundred rows and about a megabyte, in order and completely", () => {
  expect([...inChunks([])]).toEqual([]);
  for (const rows of [rowsOf(1201, 10), rowsOf(70, 50_000), rowsOf(3, 2_000_000), [...rowsOf(3, 600_000), ...rowsOf(600, 1)]]) {
    const chunks = [...inChunks(rows)];
    expect(chunks.flatMap((piece) => JSON.parse(piece) as Row[])).toEqual(rows);
    for (const piece of chunks) {
      const held = JSON.parse(piece) as Row[];
      expect(held.length).toBeLessThanOrEqual(500);
      expect(held.length === 1 || piece.length < 1_001_000).toBe(true);
    }
  }
  expect([...inChunks(rowsOf(1201, 10))]).toHaveLength(3);
  expect([...inChunks(rowsOf(70, 50_000))]).toHaveLength(4);
});
