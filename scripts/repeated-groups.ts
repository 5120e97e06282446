/**
 * Finds groups of a regular expression that match one text in two ways, such as `(?:have |already |have already )*`: on a text that does not fit
 * the engine tries every combination, which doubles with each repetition. Only alternatives of plain text are compared. `pattern` may be a piece
 * of a pattern.
 */

/** The texts that a part of the pattern matches; null if it has classes, wildcards or repetition. */
type Texts = string[] | null;
const mostTexts = 400;

/** A text that a repeated group of this pattern matches in two ways, or undefined. */
export function ambiguousRepetition(pattern: string): string | undefined {
  let at = 0;
  let found: string | undefined;

  /** Reads alternatives up to the end of their group. */
  function alternatives(): Texts[] {
    const all: Texts[] = [];
    let texts: Texts = [""];
    while (at < pattern.length && pattern[at] !== ")") {
      if (pattern[at] === "|") {
        at += 1;
        all.push(texts);
        texts = [""];
        continue;
      }
      texts = joined(texts, quantified());
    }
    return [...all, texts];
  }

  /** Reads a character, a class or a group, with what says how often it is repeated. */
  function quantified(): Texts {
    const group = pattern[at] === "(" ? groupAt() : undefined;
    const texts = group === undefined ? characterAt() : flat(group);
    const times = /^(?:[?*+]|\{\d+(?:,\d*)?\})/.exec(pattern.slice(at))?.[0];
    if (times === undefined) return texts;
    at += times.length;
    if (pattern[at] === "?") at += 1;
    if (times === "?") return texts && ["", ...texts];
    if (group && times !== "{1}") found ??= readInTwoWays(group.flatMap((one) => one ?? []));
    return null;
  }

  function groupAt(): Texts[] {
    const start = /^\((?:\?(?::|<?[=!]|<\w+>))?/.exec(pattern.slice(at))?.[0] ?? "(";
    at += start.length;
    const all = alternatives();
    at += 1;
    return /[=!]$/.test(start) ? [null] : all;
  }

  function characterAt(): Texts {
    const [whole = "", escaped] = /^(?:\\(?:[pP]\{[^}]*\}|u\{[^}]*\}|k<\w+>|(.))|\[(?:\\.|[^\]\\])*\]|.)/su.exec(pattern.slice(at)) ?? [];
    at += whole.length;
    if (escaped !== undefined) return escaped === "b" ? [""] : /\w/.test(escaped) ? null : [escaped];
    return whole.length > 1 || /[.^$]/.test(whole) ? null : [whole];
  }

  // a piece of a pattern may close groups that begin in another piece
  for (; at < pattern.length; at += 1) alternatives();
  return found;
}

const flat = (all: readonly Texts[]): Texts => (all.includes(null) ? null : atMost(all.flatMap((one) => one ?? [])));
const joined = (one: Texts, other: Texts): Texts => one && other && atMost(one.flatMap((a) => other.map((b) => a + b)));
const atMost = (texts: string[]): Texts => (texts.length > mostTexts ? null : texts);

/** The algorithm of Sardinas and Patterson: a rest that two readings leave over, and that is a text itself, ends both at once. */
function readInTwoWays(texts: readonly string[]): string | undefined {
  const code = new Set(texts.filter((text) => text !== ""));
  const twice = texts.find((text, at) => text !== "" && texts.indexOf(text) !== at);
  if (twice !== undefined) return twice;
  const restsOf = (one: string, others: Iterable<string>) =>
    [...others].filter((other) => other !== one && other.startsWith(one)).map((other) => other.slice(one.length));
  const seen = new Set<string>();
  let rests = [...code].flatMap((text) => restsOf(text, code));
  while (rests.length > 0) {
    const end = rests.find((rest) => code.has(rest));
    if (end !== undefined) return end;
    rests.forEach((rest) => seen.add(rest));
    const next = rests.flatMap((rest) => [...restsOf(rest, code), ...[...code].flatMap((text) => restsOf(text, [rest]))]);
    rests = [...new Set(next)].filter((rest) => !seen.has(rest));
  }
  return undefined;
}
