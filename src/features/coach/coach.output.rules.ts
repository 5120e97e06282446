import { holding, kindsWithCard, knownHosts, safeSentences, unsafeRules, type UnsafeKind } from "./coach.unsafe.content.ts";

/** Checks a model's answer sentence by sentence while it streams, and stops it when it says what it must not. */

/** The longest that a part of an answer waits for the end of its sentence, in ms. */
export const longestHoldMs = 300;
const longestSentence = 400;
const longestContext = 1_200;
const longestSaved = 8_000;

interface Stop {
  kind: UnsafeKind;
  /** A written text that replaces a stopped answer. */
  sentence: string;
  withCard: boolean;
}
/** What may be shown now; with `stop`, nothing more of the model may follow, and the shown text is cut to `keep` UTF-16 units. */
export type Released = { text: string; stop?: undefined } | { text: string; stop: Stop; keep: number };

/**
 * A window over one answer. A part without a word that any rule begins with is passed on at once; otherwise it waits until its sentence
 * ends or `longestHoldMs` have passed. `topics` are the subjects of the user's messages; `now` in ms.
 */
export function openWindow(topics: readonly string[] = []) {
  let text = "";
  let forgotten = 0; // units of the answer before `text`
  let released = 0;
  let beforeAt = 0; // start of the sentence before the current one
  let sentenceAt = 0;
  let scannedTo = 0;
  let holdAt = -1;
  let heldSince: number | undefined;

  const inspect = (now: number, isDue: boolean, isEnd = false): Released => {
    const from = released;
    for (let length = sentenceLength(text, sentenceAt); length !== undefined; length = sentenceLength(text, sentenceAt)) {
      const bad = check(sentenceAt + length, from, false);
      if (bad) return bad;
      beforeAt = sentenceAt;
      sentenceAt += length;
      released = Math.max(released, sentenceAt);
      holdAt = -1;
      heldSince = undefined;
    }
    if (isDue) {
      const bad = check(text.length, from, !isEnd);
      if (bad) return bad;
      released = text.length;
      heldSince = undefined;
      return { text: text.slice(from, released) };
    }
    if (holdAt < 0) holdAt = holdFrom(text, sentenceAt, scannedTo);
    scannedTo = text.length;
    released = Math.max(released, holdAt < 0 ? text.length : holdAt);
    if (released < text.length) heldSince ??= now;
    return { text: text.slice(from, released) };
  };
  const check = (upTo: number, from: number, goesOn: boolean): Released | undefined => {
    const before = text.slice(Math.max(0, sentenceAt - longestContext), sentenceAt);
    const alone = unsafeIn(text.slice(sentenceAt, upTo), topics, before, goesOn);
    const kind = alone ?? unsafeIn(text.slice(beforeAt, upTo), topics, before, goesOn);
    if (!kind) return undefined;
    const stop = { kind, sentence: safeSentences[kind], withCard: kindsWithCard.includes(kind) };
    const save = alone ? sentenceAt : beforeAt;
    return { text: text.slice(from, Math.max(from, save)), stop, keep: forgotten + save };
  };
  /** Drops text that is no longer needed, so that a very long answer costs no more per word than a short one. */
  const clearProblem = () => {
    const by = Math.min(beforeAt, sentenceAt - longestContext);
    if (by < longestSaved) return;
    text = text.slice(by);
    forgotten += by;
    released -= by;
    beforeAt -= by;
    sentenceAt -= by;
    scannedTo -= by;
    holdAt = holdAt < 0 ? -1 : holdAt - by;
  };

  return {
    add(chunk: string, now: number): Released {
      clearProblem();
      text += chunk;
      return inspect(now, heldSince !== undefined && now - heldSince >= longestHoldMs);
    },
    /** Releases held text after a check; to be called when `dueAt` is reached. */
    release: (now: number): Released => inspect(now, true),
    end: (now: number): Released => inspect(now, true, true),
    /** When held text must be released, or undefined when nothing is held. */
    dueAt: (): number | undefined => (heldSince === undefined ? undefined : heldSince + longestHoldMs),
  };
}

/**
 * The kind of unsafe text in a part of an answer, or undefined. `before` is the text in front of it: words inside a quote or after "you
 * could say:" are for the user to say, and don't count as the coach's own. With `goesOn` the last word may be incomplete.
 */
export function unsafeIn(text: string, topics: readonly string[] = [], before = "", goesOn = false): UnsafeKind | undefined {
  const plain = plainOf(text);
  const own = withoutQuotedSpeech(plainOf(before) + plain);
  for (const { kind, unsafe, unless, own: isOwn, topic } of unsafeRules) {
    if (topic !== undefined && !topics.includes(topic)) continue;
    const inspected = isOwn ? own : plain;
    const found = unsafe.exec(inspected);
    if (found && !unless?.test(clauseBefore(inspected, found.index))) return kind;
  }
  return foreignLink(goesOn ? plain.replace(/\S+$/, "") : plain) ? "link" : undefined;
}

/** From where the current sentence must wait, or -1. Characters that hide letters make the whole sentence wait. */
function holdFrom(text: string, sentenceAt: number, scannedTo: number): number {
  const start = Math.max(sentenceAt, scannedTo - longestTrigger);
  const tail = text.slice(start);
  const plain = plainOf(tail);
  if (plain.length !== tail.length) return sentenceAt;
  const at = plain.search(holding);
  return at < 0 ? -1 : start + at;
}
const longestTrigger = 40;

/** The length of the first whole sentence of `text` from `at`, or undefined while it is not finished. */
function sentenceLength(text: string, at: number): number | undefined {
  sentenceEnd.lastIndex = at;
  const found = sentenceEnd.exec(text);
  if (found && found.index - at <= longestSentence) return found.index - at + found[0].length;
  if (text.length - at <= longestSentence) return undefined;
  const space = text.lastIndexOf(" ", at + longestSentence);
  return space > at ? space + 1 - at : longestSentence;
}
const sentenceEnd = /[.!?…]["'”’)\]*_]*\s+|\n+/g;

const plainOf = (text: string) =>
  text
    .normalize("NFKC")
    .replace(/[\u00AD\u200B-\u200F\u2060-\u2064\uFEFF]/g, "")
    .replace(/[\u2018\u2019\u02BC]/g, "'")
    .replace(/[\u201C\u201D]/g, '"');

/** The last paragraph without quoted speech, quote lines, emphasis used as speech, and what follows "you could say:". */
function withoutQuotedSpeech(plain: string): string {
  const paragraphs = plain.split(/\n\s*\n/);
  const last = paragraphs.findLast((one) => one.trim() !== "") ?? "";
  const isScript = /:[*_]*\s*$/.test(paragraphs[paragraphs.lastIndexOf(last) - 1] ?? "");
  if (isScript) return "";
  return last
    .replace(/^\s*>.*$/gm, " ")
    .replace(/"[^"]*(?:"|$)/g, " ")
    .replace(/(^|[\s(:])'[^'\n]{2,}?(?:'(?=[\s.,;!?)]|$)|$)/g, "$1 ")
    .replace(/(^|\s)[*_][^*_\n]+(?:[*_]|$)/g, "$1 ")
    .replace(
      /\b(?:say\w*|try|try this|script|example|ask\w*|writ\w+|text|reply|answer|words|line|sentence|phrase|like this|begin with|start with)\b[^:\n]{0,60}:[^]*/gi,
      " ",
    );
}

const clauseBefore = (text: string, at: number) =>
  text
    .slice(Math.max(0, at - 120), at)
    .split(/[.!?\n]\s/)
    .at(-1) ?? "";

function foreignLink(plain: string): boolean {
  if (/!\[|script:|data:[a-z]+\//i.test(plain)) return true;
  const links = plain.matchAll(
    /(?:https?:\/\/|www\.)[^\s)\]>"']+|\b(?:[a-z0-9-]+\.)+(?:com|net|org|io|gov|edu|app|info|xyz|shop|site|online|top|ru|cn|link|dev)\b(?!@)/gi,
  );
  for (const [link] of links) if (!isKnown(link)) return true;
  return false;
}

function isKnown(link: string): boolean {
  const host = link
    .toLowerCase()
    .replace(/^https?:\/\//, "")
    .replace(/^[^/]*@/, "")
    .replace(/[/:?#].*$/, "")
    .replace(/\.$/, "")
    .replace(/^www\./, "");
  return knownHosts.some((known) => host === known || host.endsWith(`.${known}`));
}
