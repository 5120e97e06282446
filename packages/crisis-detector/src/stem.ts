import { forms, unstemmed } from "./phrases/patterns.ts";

const asIs = new Set(unstemmed.split(" "));
const irregular = new Map(
  forms
    .trim()
    .split("\n")
    .flatMap((row) => row.split(" ").map((form) => [form, row.split(" ", 1).join()] as const)),
);

/**
 * One spelling for all forms of an English word: "kills", "killing" and "killed" are "kil". Approximate on purpose; patterns and texts are
 * stemmed alike, so that only collisions of meaning matter (those words are exceptions).
 */
export function stem(word: string): string {
  if (word.length < 4 || asIs.has(word)) return irregular.get(word) ?? word;
  const regular = irregular.get(word) ?? word;
  return regular === word ? cut(word) : cut(regular);
}

function cut(word: string): string {
  let left = word;
  if (left.endsWith("ies") || left.endsWith("ied")) left = left.length > 4 ? `${left.slice(0, -3)}y` : left;
  else if (left.endsWith("ing") && left.length > 5) left = left.slice(0, -3);
  else if (left.endsWith("ed") && left.length > 4 && left.at(-3) !== "e") left = left.slice(0, -2);
  else if (left.endsWith("es") && left.length > 4) left = left.slice(0, -2);
  else if (left.endsWith("s") && !left.endsWith("ss") && left.length > 3) left = left.slice(0, -1);
  if (left.length > 3 && left.endsWith("e")) left = left.slice(0, -1);
  return left.length > 3 && left.at(-1) === left.at(-2) ? left.slice(0, -1) : left;
}
