/** The typed amount after a key of the number pad. Two decimals at most; a leading point becomes "0.". */
export function pressKey(typed: string, key: string): string {
  if (key === "back") return typed.slice(0, -1);
  if (key === ".") return typed.includes(".") ? typed : `${typed || "0"}.`;
  const [, decimals] = typed.split(".");
  if (decimals !== undefined && decimals.length >= 2) return typed;
  if (typed === "0") return key;
  return typed.length >= 12 ? typed : typed + key;
}

/** The first amount in a shared text, as typed, and the rest as a note: "Lunch 12.40" is 12.40 for Lunch. */
export function readShared(text: string): { amount: string; note: string } {
  const found = /(?:^|[\s$€£])(\d{1,3}(?:[,\s]\d{3})+(?:\.\d{1,2})?|\d{1,9}(?:[.,]\d{1,2})?)(?=$|[\s,.;:!?)])/.exec(text);
  if (!found?.[1]) return { amount: "", note: text.trim() };
  const note = `${text.slice(0, found.index)} ${text.slice(found.index + found[0].length)}`
    .replace(/[$€£]/g, " ")
    .replace(/\s+/g, " ")
    .trim();
  return { amount: found[1], note };
}
