import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { SafetyKind } from "../src/assess.ts";

/**
 * Labelled sentences of one kind and topic. `how`: direct names the act or the state itself, indirect hints at it, imminent adds a plan, a
 * means or a time, other is about someone else, and harmless must not bring up the card. `category` is the test category (Q1–Q9, Q16 of the
 * safety protocol).
 */
export type Group = {
  category: string;
  how: "direct" | "indirect" | "imminent" | "other" | "harmless";
  kind: SafetyKind | null;
  topic: string;
  lines: string[];
};
type Line = Omit<Group, "lines"> & { text: string; voice?: string };

/** The sentences of data/<name>.jsonl, in order; adjacent ones with the same labels are one group. */
export function sentencesIn(name: string): Group[] {
  const groups: Group[] = [];
  for (const { text, voice: _, ...labels } of linesIn(name)) {
    const last = groups.at(-1);
    if (last && (["category", "how", "kind", "topic"] as const).every((key) => last[key] === labels[key])) last.lines.push(text);
    else groups.push({ ...labels, lines: [text] });
  }
  return groups;
}

const linesIn = (name: string): Line[] =>
  readFileSync(join(import.meta.dirname, `../data/${name}.jsonl`), "utf8")
    .trimEnd()
    .split("\n")
    .map((line) => JSON.parse(line) as Line);

/** The talks of data/<name>.jsonl, each the messages of one voice in their order. */
export function talksIn(name: string): string[][] {
  const lines = linesIn(name);
  return [...new Set(lines.map(({ voice }) => voice))].map((one) => lines.filter(({ voice }) => voice === one).map(({ text }) => text));
}
