/** Whether `text` holds only white space (Unicode's, including zero-width characters). */
export const isBlank = (text: string): boolean => /^[\s\u200B-\u200D\u2060\uFEFF]*$/u.test(text);

/**
 * Whether Postgres can store `text` and return it unchanged: no NUL, no lone surrogate. Refused rather than corrected, because a silent
 * change would lose text.
 */
export const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** `text` for comparisons that ignore case, diacritics and the forms of a letter. */
export const foldText = (text: string): string => text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();

/**
 * A name inside of a sentence: letters from right to left are isolated (Unicode's FSI and PDI), so that the words and amounts around them keep
 * their order. In markup `<bdi>` does the same.
 */
export const inSentence = (name: string): string => (/[\u0590-\u08ff\ufb1d-\ufefc]/.test(name) ? `\u2068${name}\u2069` : name);

/** "Yesterday" of "yesterday": at the beginning of a line. */
export const capital = (words: string): string => words.charAt(0).toUpperCase() + words.slice(1);

/** "1 day", "3 days", "5,005 pages". */
export const count = (amount: number, one: string, many = `${one}s`): string =>
  `${amount < 1000 ? amount : amount.toLocaleString("en-US")} ${amount === 1 ? one : many}`;

/** "512 B", "1.5 KB", "20.0 MB": bytes below 1024, else one decimal. Source: specification, section 9. */
export function showSize(bytes: number): string {
  if (bytes < 1024) return `${bytes} B`;
  const kilobytes = bytes / 1024;
  // 1023.95 KB would print as 1024.0
  return kilobytes < 1023.95 ? `${kilobytes.toFixed(1)} KB` : `${(kilobytes / 1024).toFixed(1)} MB`;
}

/** Total size of many files, which can reach gigabytes: like `showSize`, and "1.0 GB" from there on. */
export function showSpace(bytes: number): string {
  const megabytes = bytes / 1_048_576;
  return megabytes < 1023.95 ? showSize(bytes) : `${(megabytes / 1024).toFixed(1)} GB`;
}

/**
 * Text that a spreadsheet will not run: adds an apostrophe before whatever begins like a formula, at the start of the cell or after a
 * semicolon, which ends a cell where commas are decimal signs, or a tab, at which LibreOffice splits as well; a winking smiley is no formula.
 * Source: OWASP, CSV injection. `unguarded` removes exactly these apostrophes.
 */
export const guarded = (text: string): string =>
  text.replace(/^('*)(?=[\t\r\n]|[^\S\t]*[=+\-@＝＋－＠])/u, "'$1").replace(/([;\t])('*)(?=[^\S\t]*(?!-\))[=+\-@＝＋－＠])/gu, "$1'$2");
export const unguarded = (text: string): string =>
  text.replace(/^'('*)(?=[\t\r\n]|[^\S\t]*[=+\-@＝＋－＠])/u, "$1").replace(/([;\t])'('*)(?=[^\S\t]*(?!-\))[=+\-@＝＋－＠])/gu, "$1$2");

/**
 * The delimiter of a table: the one by which most rows have equally many cells; of two such, the one with more cells. Lines above the table
 * and empty ones at its end don't count, nor commas of decimals: those between digits, where another delimiter gives the row more cells.
 * @param rowsBy the first rows as parsed with a delimiter
 */
export function guessDelimiter(rowsBy: (delimiter: string) => readonly (readonly string[])[]): string {
  let found = { delimiter: ",", rows: 0, cells: 0 };
  const others = [";", "\t", "|"];
  const hasDecimals = (row: readonly string[]) =>
    row.every((cell, at) => (at === 0 || /^\d/.test(cell)) && (at === row.length - 1 || /\d$/.test(cell))) &&
    others.some((other) => row.join(",").split(other).length > row.length);
  for (const delimiter of [",", ...others]) {
    const widths = new Map<number, number>();
    for (const row of rowsBy(delimiter))
      if (row.length > 1 && !(delimiter === "," && hasDecimals(row))) widths.set(row.length, (widths.get(row.length) ?? 0) + 1);
    for (const [cells, rows] of widths)
      if (rows > found.rows || (rows === found.rows && cells > found.cells)) found = { delimiter, rows, cells };
  }
  return found.delimiter;
}

/** The most earlier texts that a queued journal page names when it is sent (`replaces`). */
export const mostReplaced = 9;

const fillers = new Set(
  "how do does did i can could to the a an my me is are was what where which of in on for with from and at please want need".split(" "),
);

/** Whether a lower-case word says nothing about what a search looks for: "how", "do" and "my" of "how do I cancel my subscription". */
export const isFiller = (word: string): boolean => fillers.has(word);
