import { saved, reflections, unmarked } from "./relationships.words.content.ts";
import type { Flag, Theme } from "./relationships.flag.rules.ts";
import type { Finding, Phrase } from "./relationships.flags.rules.ts";

/** The phrases of one flag, with the number of their marks. */
export type Note = { number: number; flag: Flag; phrases: Phrase[] };

/** One note per flag, numbered in the order of the text. */
export function notesOf(phrases: readonly Phrase[]): Note[] {
  const notes = new Map<string, Note>();
  for (const phrase of phrases) {
    const note = notes.get(phrase.flag.key) ?? { number: notes.size + 1, flag: phrase.flag, phrases: [] };
    note.phrases.push(phrase);
    notes.set(phrase.flag.key, note);
  }
  return [...notes.values()];
}

/** A part of the text: plain, or marked with the number of its note. */
type Piece = { text: string; note: Note | null };

/** The whole text in parts; joined, they are the text unchanged. */
export function piecesOf(text: string, phrases: readonly Phrase[]): Piece[] {
  const notes = notesOf(phrases);
  const pieces: Piece[] = [];
  let done = 0;
  for (const phrase of phrases) {
    if (phrase.start > done) pieces.push({ text: text.slice(done, phrase.start), note: null });
    pieces.push({ text: text.slice(phrase.start, phrase.end), note: notes.find((note) => note.flag.key === phrase.flag.key) ?? null });
    done = phrase.end;
  }
  if (done < text.length || !pieces.length) pieces.push({ text: text.slice(done), note: null });
  return pieces;
}

/** The sentence beside a text without marks: next to a card, or beside danger, it never says that nothing was found. */
export const withoutMarks = ({ hasDanger }: Finding, hasCard: boolean): string =>
  hasCard || hasDanger ? unmarked.beside : unmarked.sentence;

/** Up to three questions and three next steps, by the strongest findings; safety first, never a verdict. */
export function reflect(finding: Finding): { ask: string[]; next: string[] } {
  const red = finding.phrases.filter((phrase) => phrase.flag.color === "red");
  if (!finding.phrases.length) return { ask: [...unmarked.ask], next: [...unmarked.next] };
  if (!red.length) return { ask: [...saved.ask], next: [...saved.next] };
  const themes = themesByWeight(red, finding.hasDanger);
  const take = (part: "ask" | "next") =>
    themes.flatMap((theme, index) => reflections[theme][part].slice(0, index === 0 ? 2 : 1)).slice(0, 3);
  return { ask: take("ask"), next: finding.hasDanger ? [...reflections.safety.next] : take("next") };
}

function themesByWeight(red: readonly Phrase[], hasDanger: boolean): Theme[] {
  const counts = new Map<Theme, number>();
  for (const phrase of red) counts.set(phrase.flag.theme, (counts.get(phrase.flag.theme) ?? 0) + 1);
  const sorted = [...counts.keys()].toSorted((a, b) => (counts.get(b) ?? 0) - (counts.get(a) ?? 0));
  return hasDanger ? ["safety", ...sorted.filter((theme) => theme !== "safety")] : sorted;
}
