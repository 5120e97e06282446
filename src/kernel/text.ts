/** Whether nothing but white space (Unicode's, zero-width ones included) stands in `text`. */
export const isBlank = (text: string): boolean => /^[\s\u200B-\u200D\u2060\uFEFF]*$/u.test(text);

/**
 * Whether Postgres can give `text` back exactly: no NUL and no half of a surrogate pair.
 * Refused rather than mended, since silently changed words would be lost words.
 */
export const isStorable = (text: string): boolean => !text.includes("\0") && text.isWellFormed();

/** "1 day", "3 days". */
export const count = (amount: number, one: string, many = `${one}s`): string => `${amount} ${amount === 1 ? one : many}`;
