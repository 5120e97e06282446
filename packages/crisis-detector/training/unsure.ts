/**
 * `npm exec -- node packages/crisis-detector/training/unsure.ts`: marks with "~ " the patterns in src/phrases that training sentences show to
 * be unsure, and removes the mark from all others. A pattern is unsure if more than a tenth of the sentences that it finds are harmless, and at
 * least one; a pattern of emergencies (level 3) never is. A sentence that other patterns find as well counts a quarter.
 * Two sets do not count: the harmless sentences of `hard-voices` were written to look like dangers, and `advice` has no dangers.
 */
import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { patternsIn } from "../src/assess.ts";
import { patterns } from "../src/lookup.ts";
import { encoderExamples } from "./linear.ts";
import { sentencesIn } from "./sentences.ts";

const mostHarmless = 0.1;
const leastHarmless = 1;
const phrases = join(import.meta.dirname, "../src/phrases");

/** The rows of patterns whose mark is missing, and those that have one and should not. */
export function wrongMarks(): { missing: string[]; unneeded: string[] } {
  const unsure = unsureRows();
  const all = [...new Set([...patterns.values()].flat().map(([pattern]) => pattern))];
  const rows = (isMarked: boolean) => [...new Set(all.filter(({ isUnsure }) => isUnsure === isMarked).map(({ row }) => row))];
  return { missing: rows(false).filter((row) => unsure.has(row)), unneeded: rows(true).filter((row) => !unsure.has(row)) };
}

function unsureRows(): Set<string> {
  const counts = new Map<string, { harmless: number; dangerous: number }>();
  const uncounted = new Set(["hard-voices", "advice"].flatMap(sentencesIn).flatMap(({ lines }) => lines));
  for (const { text, group } of encoderExamples()) {
    if (uncounted.has(text)) continue;
    const rows = new Set([...patternsIn(text)].map(({ row }) => row));
    for (const row of rows) {
      const count = counts.get(row) ?? { harmless: 0, dangerous: 0 };
      count[group.kind === null ? "harmless" : "dangerous"] += rows.size === 1 ? 1 : 0.25;
      counts.set(row, count);
    }
  }
  const emergencies = new Set([...patterns.values()].flat().flatMap(([{ row }, { group }]) => (group.level === 3 ? [row] : [])));
  const isUnsure = ([row, { harmless, dangerous }]: [string, { harmless: number; dangerous: number }]) =>
    !emergencies.has(row) && harmless >= leastHarmless && harmless / (harmless + dangerous + 1) > mostHarmless;
  return new Set([...counts].filter(isUnsure).map(([row]) => row));
}

/** The source of a file of phrases with the marks corrected; `except` rows have none. */
function withMarks(source: string, { missing, unneeded }: ReturnType<typeof wrongMarks>): string {
  return source.replaceAll(/(patterns: `)([^`]*)`/g, (_, begin: string, rows: string) => {
    const lines = rows.split("\n").map((line) => {
      if (missing.includes(line)) return `~ ${line}`;
      return line.startsWith("~ ") && unneeded.includes(line.slice(2)) ? line.slice(2) : line;
    });
    return `${begin}${lines.join("\n")}\``;
  });
}

if (import.meta.main) {
  const wrong = wrongMarks();
  for (const name of readdirSync(phrases)) {
    const source = readFileSync(join(phrases, name), "utf8");
    const corrected = withMarks(source, wrong);
    if (corrected !== source) writeFileSync(join(phrases, name), corrected);
  }
  console.log(`marked ${wrong.missing.length}, unmarked ${wrong.unneeded.length}`);
}
