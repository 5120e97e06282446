import { foldText } from "#shared/text.ts";

/** How much of a long entry is shown in a list before the rest is requested: characters (UTF-16 units) and lines. */
const shownLetters = 900;
const shownLines = 14;

/** The beginning of `words` as they were written, cut between words; null when all of them fit. */
export function beginningOf(words: string): string | null {
  const lines = words.split("\n", shownLines + 1);
  const few = lines.length > shownLines ? lines.slice(0, shownLines).join("\n") : words;
  // a little more than fits is shown completely, because a button for half a line is useless
  if (few.length <= shownLetters * 1.2) return few === words ? null : `${few.trimEnd()} …`;
  return `${cutAtWord(few, shownLetters)} …`;
}

/** At most `most` UTF-16 units of `text`, ended at a space if one is near and never within a character, without trailing punctuation. */
export function cutAtWord(text: string, most: number): string {
  if (text.length <= most) return text;
  const space = text.slice(0, most + 1).search(/\s\S*$/u);
  const cut = text.slice(0, space > most / 2 ? space : most);
  // removes half of a surrogate pair
  return cut.replace(/[\uD800-\uDBFF]$/, "").replace(loose, "");
}

/** A part of an entry; the searched words are marked. */
export type Piece = { text: string; isMatch: boolean };

/** From this many characters on, a word finds those that begin with it. */
export const fewestOfABeginning = 3;
const oneWord = /[\p{L}\p{N}\p{M}]+/gu;
/** An emoji with its skin tone, or several that are joined into one; a flag is two letters. */
const oneEmoji =
  /\p{RI}{2}|(?![©®™])\p{Extended_Pictographic}(?:\ufe0f|\p{EMod})*(?:\u200d\p{Extended_Pictographic}(?:\ufe0f|\p{EMod})*)*/gu;
const loose = /[\s.,;:!?…–-]+$/u;

/** The emoji of a search, each once, without the mark that only asks for a drawing in color (U+FE0F). */
export const emojiIn = (query: string): string[] => [...new Set((query.match(oneEmoji) ?? []).map(plainEmoji))];
const plainEmoji = (emoji: string) => emoji.replaceAll("\ufe0f", "");

/** The whole of `words`, unchanged, with every word of `query` marked. */
export const markedIn = (words: string, query: string): Piece[] => piecesOf(words, hitsIn(words, query), 0, words.length);

/**
 * About `around` characters before and after the first place in `words` with the rarest word of `query`, on one line, cut between words,
 * with every word of `query` marked. Without a match the beginning. The server finds a word in all its forms; they are approximated here by
 * the same first steps of English stemming.
 */
export function foundIn(words: string, query: string, around = 60): Piece[] {
  const line = words.replace(/\s+/gu, " ").trim();
  const hits = hitsIn(line, query);
  const times = (stem: string) => hits.filter((hit) => hit.stem === stem).length;
  const [rarest] = [...new Set(hits.map(({ stem }) => stem))].toSorted((one, other) => times(one) - times(other));
  const first = hits.find(({ stem }) => stem === rarest);
  if (!first) return [{ text: line.length > around * 2 ? `${cutAtWord(line, around * 2)} …` : line, isMatch: false }];
  const from = startOf(line, first.from, around);
  const until = endOf(line, first.until, around);
  const pieces = piecesOf(line, hits, from, until);
  const end = pieces.at(-1);
  if (end && until < line.length) end.text = `${end.text.replace(loose, "")} …`;
  return [{ text: from > 0 ? "… " : "", isMatch: false }, ...pieces].filter((piece) => piece.text !== "");
}

type Hit = { stem: string; from: number; until: number };

/** Where no word is the last one of `query`, that one counts as unfinished, and words that begin with it are marked. */
function hitsIn(text: string, query: string): Hit[] {
  const typed = query.match(oneWord) ?? [];
  const requested = new Set(typed.map(stemOf));
  const emoji = emojiIn(query);
  const all = [...text.matchAll(oneWord)].map((hit) => ({
    word: hit[0],
    stem: stemOf(hit[0]),
    from: hit.index,
    until: hit.index + hit[0].length,
  }));
  const last = foldText(typed.at(-1) ?? "");
  const isUnfinished = last.length >= fewestOfABeginning && !all.some(({ stem }) => stem === stemOf(last));
  const words = all.filter(({ word, stem }) => requested.has(stem) || (isUnfinished && foldText(word).startsWith(last)));
  if (emoji.length === 0) return words;
  const drawn = [...text.matchAll(oneEmoji)].flatMap(({ 0: found, index: from }) =>
    emoji.some((one) => plainEmoji(found).includes(one)) ? [{ stem: found, from, until: from + found.length }] : [],
  );
  return [...words, ...drawn].toSorted((one, other) => one.from - other.from);
}

/** The last of them is never marked, though it may be empty. */
function piecesOf(text: string, hits: readonly Hit[], from: number, until: number): Piece[] {
  const pieces: Piece[] = [];
  let done = from;
  for (const hit of hits) {
    if (hit.from < from || hit.until > until) continue;
    pieces.push({ text: text.slice(done, hit.from), isMatch: false }, { text: text.slice(hit.from, hit.until), isMatch: true });
    done = hit.until;
  }
  return [...pieces, { text: text.slice(done, until), isMatch: false }];
}

/** "walk", "walks", "walked" and "walking" are one; "car" and "care" are two. Capitals and accents make no difference. */
function stemOf(word: string): string {
  const plain = foldText(word);
  if (plain.length < 4) return plain;
  let left = plain
    .replace(/sses$/u, "ss")
    .replace(/ies$/u, "i")
    .replace(/([^su])s$/u, "$1");
  const cut = left.replace(/(?:ing|ed)$/u, "");
  if (cut !== left && /[aeiouy]/u.test(cut)) {
    if (/([bdfgmnprt])\1$/u.test(cut)) left = cut.slice(0, -1);
    else left = isShort(cut) || /(?:at|bl|iz)$/u.test(cut) ? `${cut}e` : cut;
  }
  left = left.replace(/(?<=[^aeiou])y$/u, "i");
  return left.endsWith("e") && !isShort(left.slice(0, -1)) ? left.slice(0, -1) : left;
}

/** One vowel between consonants, as in "hop" of "hoping". */
const isShort = (letters: string) => /^[^aeiou]*[aeiou][^aeiouwxy]$/u.test(letters);

function startOf(line: string, hit: number, around: number): number {
  if (hit <= around) return 0;
  const space = line.indexOf(" ", hit - around);
  return space >= 0 && space < hit ? space + 1 : hit;
}

function endOf(line: string, hit: number, around: number): number {
  if (hit + around >= line.length) return line.length;
  const space = line.lastIndexOf(" ", hit + around);
  return space > hit ? space : hit;
}
