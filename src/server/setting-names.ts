/** Probably misspelled settings: names in the environment that are no setting, and are a few keystrokes away from one. */
export function unknownSettings(env: Record<string, string | undefined>, known: readonly string[]): string[] {
  const names = new Set(known);
  return Object.keys(env)
    .filter((name) => /^[A-Z][A-Z0-9_]{5,}$/.test(name) && !names.has(name))
    .flatMap((name) => {
      const [near] = known
        .filter((one) => !env[one] && one.length >= 6 && edits(name, one) <= (Math.min(name.length, one.length) >= 12 ? 3 : 2))
        .toSorted((a, b) => edits(name, a) - edits(name, b));
      return near ? [`${name} is no setting of Evenday and was not read; did you mean ${near}?`] : [];
    });
}

/** Levenshtein distance: insertions, deletions and replacements of one character. */
function edits(from: string, to: string): number {
  let row = Array.from({ length: to.length + 1 }, (_, at) => at);
  for (let i = 1; i <= from.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= to.length; j += 1)
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + (from[i - 1] === to[j - 1] ? 0 : 1)));
    row = next;
  }
  return row[to.length] ?? 0;
}
