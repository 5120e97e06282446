/** A toll-free number in a text of ours or of the coach, such as 1-800-799-7233, outside a link that has it already. */
const number = /(?<![\w[(:/-])1-8\d{2}-\d{3}-\d{4}(?![\w-])/g;
const telOf = (shown: string): string => `tel:${shown.replaceAll("-", "")}`;

/** The parts of `text`; those with `tel` are numbers to call. */
export function phoneParts(text: string): { text: string; tel?: string }[] {
  const found = [...text.matchAll(number)];
  const ends = [0, ...found.map((one) => one.index + one[0].length)];
  return [...found, undefined]
    .flatMap((one, at) => [{ text: text.slice(ends[at], one?.index) }, ...(one ? [{ text: one[0], tel: telOf(one[0]) }] : [])])
    .filter((one) => one.text !== "");
}

/** Markdown whose numbers are links. */
export const withPhoneLinks = (markdown: string): string => markdown.replace(number, (shown) => `[${shown}](${telOf(shown)})`);
