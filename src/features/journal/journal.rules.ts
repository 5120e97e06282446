import type { LocalTime } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { isBlank, isStorable } from "#shared/text.ts";
import { origins, type Kind, type Message, type Origin } from "./journal.origins.content.ts";

export type { Kind, Message, Origin };

/** One journal entry. `createdAt` and `editedAt` are ISO 8601 instants in UTC, `localTime` is `createdAt` on the member's clock. */
export type Entry = {
  id: string;
  entryText: string;
  moodRating: number | null;
  isMoodSet: boolean;
  kind: Kind;
  createdAt: string;
  localTime: LocalTime;
  editedAt: string | null;
};

/** The input of a save: an entry before it has an id and a time. */
export type Draft = Pick<Entry, "entryText" | "moodRating" | "isMoodSet" | "kind">;

export const kinds = Object.keys(origins) as Kind[];
export const originOf = (kind: Kind): Origin => origins[kind];
export const isKind = (text: string): text is Kind => Object.hasOwn(origins, text);

/** Characters (code points) that a member may write into one entry. */
export const longestText = 50_000;
/** The same with the tag, the headings and the questions of a block: the column's limit. */
export const longestStored = 52_000;
export const lowestMood = 1;
export const highestMood = 10;
export const moodWhenUntouched = 5;
/** Every '[Achievement] ' entry has this mood, as specified. */
export const achievementMood = 8;

export const tooLong = `One entry can hold ${longestText.toLocaleString("en-US")} characters. Please shorten it or split it in two; your text is still here.`;
export const notStorable = "One character in this text can't be kept exactly. Please retype the end of it; your text is still here.";

/** Code points rather than UTF-16 units, so that an emoji counts as one, as in the database. */
export function lengthOf(text: string): number {
  let pairs = 0;
  for (let at = 0; at < text.length - 1; at++) {
    const high = text.charCodeAt(at) & 0xfc00;
    if (high === 0xd800 && (text.charCodeAt(at + 1) & 0xfc00) === 0xdc00) pairs++;
  }
  return text.length - pairs;
}

/** The message when `words` can't be saved under `kind`, or null when they can. */
export function refusalOf(kind: Kind, words: string): Message | null {
  const { empty, failed } = origins[kind];
  if (empty && isBlank(words)) return empty;
  if (lengthOf(words) > longestText) return { title: failed, description: tooLong };
  if (!isStorable(words)) return { title: failed, description: notStorable };
  return null;
}

/** The saved text: the tag of its kind, then `words` unchanged. */
export function withTag(kind: Kind, words: string): string {
  const { tag } = origins[kind];
  return tag === "" || tag.endsWith(" ") ? tag + words : `${tag}\n${words}`;
}

/** The member's own text: the saved text without the tag of its kind. */
export function wordsOf(entry: Pick<Entry, "kind" | "entryText">): string {
  const opening = withTag(entry.kind, "");
  if (entry.entryText.startsWith(opening)) return entry.entryText.slice(opening.length);
  return entry.entryText;
}

/**
 * Returns the draft if it may be stored; the text is never changed. Throws Problem "invalid" with the message for the member: blank or
 * over-long text, a missing tag, a mood outside 1 to 10.
 */
export function checkDraft(draft: Draft): Draft {
  const { kind, entryText, moodRating } = draft;
  if (!isKind(kind)) throw new Problem("invalid", "This kind of entry is not known here.", { field: "kind" });
  if (!entryText.startsWith(origins[kind].tag)) {
    throw new Problem("invalid", `This entry has to begin with ${origins[kind].tag.trim()}.`, { field: "entryText" });
  }
  const refusal = refusalOf(kind, wordsOf(draft));
  if (refusal) throw new Problem("invalid", refusal.description ?? refusal.title, { field: "entryText" });
  if (moodRating !== null && !isMood(moodRating)) {
    throw new Problem("invalid", `The mood is a whole number from ${lowestMood} to ${highestMood}.`, { field: "moodRating" });
  }
  if (kind === "plain" && moodRating === null) throw new Problem("invalid", "Please choose a mood from 1 to 10.", { field: "moodRating" });
  if (kind === "achievement" && moodRating !== achievementMood) {
    throw new Problem("invalid", `An achievement is saved with mood ${achievementMood}.`, { field: "moodRating" });
  }
  return draft;
}

/** What a search or a filter found; `hasMore` beyond the `found` entries that were fetched. */
export function formatFound(found: number, hasMore: boolean): string {
  if (found === 0) return "No pages match. Try another word, or show everything.";
  if (hasMore) return `More than ${found} pages match.`;
  return found === 1 ? "1 page matches." : `${found} pages match.`;
}

export const isMood = (mood: number): boolean => Number.isInteger(mood) && mood >= lowestMood && mood <= highestMood;

/** Whether the entry has a mood: a plain entry whose slider was moved on purpose. */
export const hasMood = (
  entry: Pick<Entry, "kind" | "moodRating" | "isMoodSet">,
): entry is { kind: "plain"; moodRating: number; isMoodSet: true } =>
  entry.kind === "plain" && entry.isMoodSet && entry.moodRating !== null;

/** The beginning of the text on one line, at most `most` characters, cut between words. */
export function previewOf(entry: Pick<Entry, "kind" | "entryText">, most = 140): string {
  const line = wordsOf(entry)
    .slice(0, most * 4)
    .replace(/\s+/gu, " ")
    .trim();
  const letters = [...line];
  if (letters.length <= most) return line;
  const cut = letters.slice(0, most).join("");
  const space = cut.lastIndexOf(" ");
  return `${(space > most / 2 ? cut.slice(0, space) : cut).replace(/[\s.,;:!?]+$/, "")}…`;
}
