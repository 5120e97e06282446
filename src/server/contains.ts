import { and, sql, type Column, type SQL } from "drizzle-orm";

/** Further words of a query are ignored: each costs a scan over the text of every row. */
const mostWords = 8;

/**
 * The condition that every word of `query` occurs in one of `texts`, ignoring case and diacritics ("zoe" finds "Zoë"). A query of signs
 * alone ("/") finds nothing; signs beside words are ignored. An empty query is no condition.
 */
export function containsWords(query: string, ...texts: (Column | SQL)[]): SQL | undefined {
  const text = sql`plain_text(concat_ws(' ', ${sql.join(texts, sql`, `)}))`;
  const words = query.split(/\s+/u).filter(Boolean).slice(0, mostWords);
  if (words.length === 0) return undefined;
  return and(
    sql`btrim(plain_text(${query})) <> ''`,
    ...words
      // position() has no wildcards, so nothing in a word has to be escaped
      .map((word) => sql`position(btrim(plain_text(${word})) in ${text}) > 0`),
  );
}
