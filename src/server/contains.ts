import { and, sql, type Column, type SQL } from "drizzle-orm";

/** Words of a query beyond this are not looked at: each costs a walk over the text of every row. */
const mostWords = 8;

/**
 * The condition that every word of `query` stands somewhere in `texts` taken together; capitals and diacritical marks do not
 * matter ("zoe" finds "Zoë"). `query` holds at least one word.
 */
export function containsWords(query: string, ...texts: (Column | SQL)[]): SQL | undefined {
  const text = sql`plain_text(concat_ws(' ', ${sql.join(texts, sql`, `)}))`;
  return and(
    ...query
      .split(/\s+/u)
      .filter(Boolean)
      .slice(0, mostWords)
      // position() knows no wildcards, so nothing in a word has to be escaped
      .map((word) => sql`position(plain_text(${word}) in ${text}) > 0`),
  );
}
