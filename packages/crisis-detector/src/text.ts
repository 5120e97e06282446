import { compounds, lookalikes, corrected, pictures, misspellings } from "./phrases/patterns.ts";
import { stem } from "./stem.ts";

/** The words of one sentence in lower case, without accents and apostrophes; a comma, dash or colon stays as ",". */
export type Sentence = string[];

/**
 * Splits text into sentences of plain words and reverses the usual disguises: invisible characters, look-alike letters, wide and styled
 * letters, digits for letters, stretched, starred-out and spaced-out words, emoji, misspellings. `isKnown` says whether the caller knows a
 * word; only other words are corrected.
 */
export function sentencesOf(text: string, isKnown: (word: string) => boolean): Sentence[] {
  const sentences: Sentence[] = [];
  let sentence: Sentence = [];
  const tokens = plain(decoded(text)).match(tokenShape) ?? [];
  for (const token of tokens) {
    const first = token.charCodeAt(0);
    if (first === comma || first === dash || first === colon) {
      sentence.push(",");
    } else if (isYear(token)) {
      sentence.push("ayear");
    } else if (stops.has(token)) {
      if (sentence.length > 0) sentences.push(sentence);
      sentence = [];
    } else {
      const read = readings.get(token) ?? readWord(token, isKnown);
      if (typeof read === "string") sentence.push(read);
      else sentence.push(...read);
    }
  }
  if (sentence.length > 0) sentences.push(sentence);
  return sentences;
}

const comma = 44,
  dash = 8212,
  colon = 58;
const stops = new Set([".", "!", "?", ";", "\n"]);
const isYear = (token: string) => token.length === 4 && /^(19|20)\d\d$/.test(token);
const tokenShape = /[a-z0-9@$*]+|[.!?;\n,:\u2014]/g;
const spacedOut = /(?<![a-z0-9])[a-z](?:[ ._*-]{1,2}[a-z]){4,}(?![a-z0-9])/g;

/** Decodes base64 if the result is plain text: encoding does not make a message less severe. */
const decoded = (text: string) =>
  text.length < 16 ? text : text.replace(/(?<![\w+/])[A-Za-z0-9+/]{16,4000}={0,2}(?![\w+/=])/g, (code) => fromBase64(code) ?? code);
const digits = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";

function fromBase64(code: string): string | undefined {
  let output = "";
  for (let at = 0, bits = 0, held = 0; at < code.length && code[at] !== "="; at++) {
    held = ((held << 6) | digits.indexOf(code.charAt(at))) & 0xffff;
    bits += 6;
    if (bits < 8) continue;
    bits -= 8;
    const letter = (held >> bits) & 0xff;
    if (letter < 32 || letter > 126) return undefined;
    output += String.fromCharCode(letter);
  }
  return output;
}

function plain(text: string): string {
  let seen = /^[\0-\x7f]*$/.test(text) ? text : unmask(text);
  seen = seen.toLowerCase();
  if (seen.includes("'")) seen = seen.replaceAll("'", "");
  return seen.replace(spacedOut, (letters) => letters.replace(/[^a-z]+/g, ""));
}

const unmask = (text: string) =>
  text
    .replace(pictureShape, (picture) => ` ${pictures[picture]} `)
    .replace(/[\u2018\u2019\u02BC\u00B4`]/g, "'")
    .replace(/[\u2013\u2014]/g, "\u2014")
    .normalize("NFKD")
    .replace(/[\p{M}\p{Cf}\u115F\u1160\u3164\uFFA0]+/gu, "")
    .replace(/[\u0370-\u058F\u0261\u1D00-\u1D7F\uA731]/g, (letter) => twins[letter] ?? letter);

const pictureShape = new RegExp(Object.keys(pictures).join("|"), "gu");
const twinPairs =
  "аaАaеeЕeоoОoрpРpсcСcуyУyхxХxіiІiѕsЅsјjЈjԁdӏlһhКkкkМmмmТtтtНhнhвbВbαaΑaεeΕeοoΟoιiΙiκkΚkνvρpΡpτtΤtυuγyχxΗhΜmΝnɡgᴀaᴅdᴇeɪiᴋkʟlᴍmɴnᴏoѵvԛqԝw";
const twins: Record<string, string> = {};
for (let at = 0; at < twinPairs.length; at += 2) twins[twinPairs.charAt(at)] = twinPairs.charAt(at + 1);

// a cache: the same few thousand words make up nearly all text
const readings = new Map<string, string | string[]>();
const mostReadings = 20_000;

function readWord(token: string, isKnown: (word: string) => boolean): string | string[] {
  const plainly = stem(token);
  const corrected = isKnown(plainly) ? [plainly] : correct(token, isKnown).map(stem);
  const read = corrected.length === 1 ? corrected.join() : corrected;
  if (readings.size >= mostReadings) readings.clear();
  readings.set(token, read);
  return read;
}

function correct(token: string, isKnown: (word: string) => boolean): string[] {
  const known = Object.hasOwn(misspellings, token) ? misspellings[token] : undefined;
  if (known) return [known];
  if (Object.hasOwn(compounds, token)) return wordsIn(token);
  for (const other of disguises(token)) {
    if (isKnown(stem(other))) return [other];
    if (Object.hasOwn(compounds, other)) return wordsIn(other);
  }
  if (token.length >= 9) {
    for (const compound in compounds) if (compound.length > 6 && token.includes(compound)) return wordsIn(compound);
  }
  return [token.length >= 6 ? (nearest(token) ?? token) : token];
}

const wordsIn = (compound: string) => (compounds[compound] ?? "").split(" ");

function disguises(token: string): string[] {
  const found: string[] = [];
  if (/[0-9@$]/.test(token) && /[a-z]/.test(token)) {
    const letters = token.replace(/[013457@$]/g, (sign) => digitTwins[sign] ?? sign);
    found.push(
      letters,
      letters.replaceAll("l", "i"),
      token.replaceAll("1", "l").replace(/[03457@$]/g, (sign) => digitTwins[sign] ?? sign),
    );
  }
  const stretched = found[0] ?? token;
  if (/(.)\1\1/.test(stretched)) found.push(stretched.replace(/(.)\1{2,}/g, "$1$1"), stretched.replace(/(.)\1{2,}/g, "$1"));
  else if (/(.)\1$/.test(stretched)) found.push(stretched.slice(0, -1));
  // "comin", "bleedin": the g is left out
  if (token.length > 4 && token.endsWith("in")) found.push(`${token}g`);
  if (token.includes("*")) {
    const hidden = starred.find(
      (word) => word.length === token.length && [...token].every((sign, at) => sign === "*" || sign === word[at]),
    );
    if (hidden) found.push(hidden);
  }
  return found;
}

const digitTwins: Record<string, string> = { "0": "o", "1": "i", "3": "e", "4": "a", "5": "s", "7": "t", "@": "a", $: "s" };
const starred = ["kill", "killing", "suicide", "suicidal", "die", "rape", "raped", "dead", "overdose"];

const byInitial = new Map<string, string[]>();
for (const word of corrected.split(" ")) byInitial.set(word.charAt(0), [...(byInitial.get(word.charAt(0)) ?? []), word]);
const notCorrected = new Set(lookalikes.split(" "));

function nearest(token: string): string | undefined {
  const near = byInitial.get(token.charAt(0));
  if (!near || notCorrected.has(token)) return undefined;
  return near.find((word) => isOneEditAway(token, word));
}

/** One letter too many, too few, wrong, or two adjacent ones swapped. */
function isOneEditAway(one: string, two: string): boolean {
  const longer = one.length >= two.length ? one : two;
  const shorter = longer === one ? two : one;
  if (longer.length - shorter.length > 1) return false;
  let at = 0;
  while (at < shorter.length && longer[at] === shorter[at]) at++;
  if (longer.length > shorter.length) return longer.slice(at + 1) === shorter.slice(at);
  if (longer.slice(at + 1) === shorter.slice(at + 1)) return true;
  return longer[at] === shorter[at + 1] && longer[at + 1] === shorter[at] && longer.slice(at + 2) === shorter.slice(at + 2);
}
