/**
 * The delimiter of a table: the one by which most rows have equally many cells; of two such, the one with more cells. Lines above the table
 * and empty ones at its end don't count.
 * @param rowsBy the first rows as parsed with a delimiter
 */
export function guessDelimiter(rowsBy: (delimiter: string) => readonly (readonly string[])[]): string {
  let found = { delimiter: ",", rows: 0, cells: 0 };
  for (const delimiter of [",", ";", "\t", "|"]) {
    const widths = new Map<number, number>();
    for (const { length } of rowsBy(delimiter)) if (length > 1) widths.set(length, (widths.get(length) ?? 0) + 1);
    for (const [cells, rows] of widths)
      if (rows > found.rows || (rows === found.rows && cells > found.cells)) found = { delimiter, rows, cells };
  }
  return found.delimiter;
}
