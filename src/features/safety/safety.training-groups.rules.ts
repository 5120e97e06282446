import { linearKinds } from "./safety.linear-model.rules.ts";
import type { Group } from "./safety.sentences.content.ts";

/**
 * Labelled sentences from their written form: a line `# category | how | kind | topic` begins a group, and each line after it
 * is one sentence of that group. `none` is the kind of harmless ones. Throws on a header that says something else.
 */
export function groupsIn(text: string): Group[] {
  const groups: Group[] = [];
  for (const line of text.split("\n").map((one) => one.trim())) {
    if (line === "") continue;
    if (line.startsWith("# ")) groups.push(groupOf(line));
    else groups.at(-1)?.lines.push(line);
  }
  return groups;
}

function groupOf(header: string): Group {
  const [category = "", how, kind, topic = ""] = header
    .slice(2)
    .split("|")
    .map((part) => part.trim());
  const isKind = kind === "none" ? how === "harmless" : linearKinds.some((one) => one === kind);
  if (!isKind || !/^Q\d+$/.test(category) || !hows.some((one) => one === how)) throw new Error(`Not a header of sentences: ${header}`);
  return { category, how: how as Group["how"], kind: kind === "none" ? null : (kind as Group["kind"]), topic, lines: [] };
}

const hows: readonly Group["how"][] = ["direct", "indirect", "imminent", "other", "harmless"];
