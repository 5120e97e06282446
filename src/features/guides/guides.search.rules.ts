/** About `around` characters before and after the first of `terms` in `text`, cut between words. */
export function snippetOf(text: string, terms: readonly string[], around = 70): string {
  const low = text.toLowerCase();
  const at = Math.max(0, Math.min(...terms.map((term) => low.indexOf(term.toLowerCase())).filter((found) => found >= 0), text.length));
  const hit = at === text.length ? 0 : at;
  const from = hit <= around ? 0 : text.indexOf(" ", hit - around) + 1;
  const until = hit + around * 2 >= text.length ? text.length : text.lastIndexOf(" ", hit + around * 2);
  return `${from > 0 ? "… " : ""}${text.slice(from, until)}${until < text.length ? " …" : ""}`;
}
