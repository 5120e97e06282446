import type { Flag } from "./relationships.flag.rules.ts";
import { flags } from "./relationships.flags.content.ts";
import { aboutOther, clauseBefore, isPast, isService, isUnreal, negates, plain, sentenceAt } from "./relationships.clause.rules.ts";
import type { Plain } from "./relationships.clause.rules.ts";

/** A phrase of the member's own text: `start` and `end` are UTF-16 positions in it. */
export type Phrase = { start: number; end: number; flag: Flag };
export type Finding = {
  /** The findings, in the order of the text, never overlapping. */
  phrases: Phrase[];
  /** Findings about an earlier time. */
  before: Phrase[];
  /** Whether a finding means physical danger: then nothing is marked as worth keeping. */
  hasDanger: boolean;
};

/** More marks would add nothing, and make a long text slow. */
const mostPhrases = 80;

/**
 * The phrases of `text` that match known flags. Never a score and never a verdict: only places in the member's own text. Negated ones ("he
 * never yells"), imagined ones, films and other people's relationships are ignored; if one of them means danger, or `isDangerous` says so,
 * nothing is marked as worth keeping.
 */
export function findFlags(text: string, isDangerous = false): Finding {
  const read = plain(text);
  const all = compiled.flatMap(({ flag, find, unless }) => matchesOf(read, flag, find, unless));
  const found = all.filter((one) => !one.isBefore);
  const keys = new Set<string | undefined>(found.map((one) => one.flag.key));
  const now = apart(found.filter((one) => !keys.has(one.flag.unlessFlag)));
  const hasDanger = isDangerous || now.some((one) => one.flag.isDanger);
  const shown = hasDanger ? now.filter((one) => one.flag.color === "red") : now;
  const before = apart(all.filter((one) => one.isBefore && one.flag.color === "red"));
  return { phrases: shown.slice(0, mostPhrases).map(phraseOf), before: before.slice(0, mostPhrases).map(phraseOf), hasDanger };
}

type Match = Phrase & { isBefore: boolean };
const phraseOf = ({ start, end, flag }: Match): Phrase => ({ start, end, flag });

function matchesOf(read: Plain, flag: Flag, find: RegExp, unless: RegExp | null): Match[] {
  const matches: Match[] = [];
  for (const found of read.text.matchAll(find)) {
    const phrase = found[0].trimEnd();
    if (!phrase) continue;
    const sentence = sentenceAt(read.text, found.index);
    const clause = clauseBefore(read.text, found.index);
    if (!flag.isDanger && isService(read.text, found.index)) continue;
    if (unless?.test(sentence.text) || aboutOther(sentence.text, phrase) || negates(clause, phrase)) continue;
    if (isUnreal(clause, flag.color) || (flag.by !== "any" && isMine(read.text.slice(sentence.start, found.index), phrase))) continue;
    const isBefore = isPast(read.text.slice(sentence.start, found.index), phrase, flag.isDanger === true);
    if (isBefore && flag.color === "green") continue;
    const start = read.at[found.index] ?? 0;
    const end = (read.at[found.index + phrase.length - 1] ?? start) + 1;
    matches.push({ start, end, flag, isBefore });
  }
  return matches;
}

/** Whether the nearest person named before a phrase is the writer: "I checked my phone" is no flag. */
function isMine(before: string, phrase: string): boolean {
  if (/^i\b|\b(?:he|she|they|me)\b/.test(phrase)) return false;
  const first = /^[a-z']+/.exec(phrase)?.[0] ?? "";
  // "checks" and "throws" can't follow an I
  if (/[^s]s$/.test(first) && !/^(?:was|is|has|does|this|always)$/.test(first)) return false;
  const persons = [...before.matchAll(people)];
  return /^(?:i|we)$/.test(persons.at(-1)?.[1] ?? "");
}

const close =
  "partner|husband|hubby|wife|boyfriend|bf|gf|girlfriend|fianc[ée]e?|spouse|ex|dad|father|stepdad|stepfather|mother|mum|mom|stepmother|brother|sister|son|daughter|boss|manager|roommate|friend|date|man|woman|guy|colleague|coworker|in-laws|aunt|uncle|parents";
const people = new RegExp(`\\b(i|we|he|she|they|you|who|someone|somebody|everyone|${close})\\b`, "g");

const words: Record<string, string> = {
  they: "(?:he|she|they)",
  them: "(?:him|her|them)",
  their: "(?:his|her|their)",
  close: `(?:${close})`,
  not: "(?:did not|didn't|does not|doesn't|do not|don't|will not|won't|would not|wouldn't|has not|hasn't|had not|hadn't|never|refuses to|refused to|cannot|can't)",
  said: "(?:(?:said|says|saying|told me|tells me|telling me|claims|claimed|insists|insisted|swears|swore|texted|wrote)(?: that)?(?:,)?)",
};

const spelled = (pattern: string) => pattern.replace(/\{(\w+)\}/g, (_, key: string) => words[key] ?? key);
const compiled = flags.map((flag) => ({
  flag,
  find: new RegExp(`(?<![\\w'])(?:${flag.patterns.map(spelled).join("|")})(?![\\w]|'(?!s\\b))`, "g"),
  unless: flag.unless ? new RegExp(spelled(flag.unless)) : null,
}));

/** Of overlapping matches the dangerous one stays, then the longer, then the earlier. */
function apart(matches: Match[]): Match[] {
  const weight = (one: Match) => (one.flag.isDanger ? 1e6 : 0) + (one.end - one.start);
  const taken = new Uint8Array(matches.reduce((most, one) => Math.max(most, one.end), 0));
  return matches
    .toSorted((a, b) => weight(b) - weight(a) || a.start - b.start)
    .filter((one) => {
      if (taken.subarray(one.start, one.end).includes(1)) return false;
      taken.fill(1, one.start, one.end);
      return true;
    })
    .toSorted((a, b) => a.start - b.start);
}
