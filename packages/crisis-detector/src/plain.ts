/** A normalized text in lower case, without disguises. */
export const plain = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/g, "")
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .toLowerCase();

/** The letters and digits of a text in lower case, in words separated by one space; "don't" is one word. */
export const plainWords = (text: string) =>
  plain(text)
    .replaceAll("'", "")
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
