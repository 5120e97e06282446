import { mkdir, writeFile } from "node:fs/promises";
import { guideFaults, schoolGrade, wordsIn, wordsOf } from "#guides/guides.check.rules.ts";
import { readGuides, sectionsFromSource } from "#guides/guides.store.ts";

/**
 * Checks every guide and prints how it reads; ends with 1 when something is wrong.
 * `--write` also writes the sections to dist/guides.json, for the search and the coach.
 */
const guides = await readGuides();
const bodies = new Map(guides.map(({ slug, body }) => [slug, body]));
let faults = 0;
for (const guide of guides) {
  const text = wordsOf(guide.body);
  console.log(`${guide.slug.padEnd(28)} ${String(wordsIn(text)).padStart(5)} words   grade ${schoolGrade(text).toFixed(1)}`);
  for (const { line, sentence } of guideFaults(guide, bodies)) {
    console.log(`  src/features/guides/${guide.slug}.guide.mdx:${line} ${sentence}`);
    faults += 1;
  }
}
if (process.argv.includes("--write") && faults === 0) {
  const dist = new URL("../dist/", import.meta.url);
  await mkdir(dist, { recursive: true });
  await writeFile(new URL("guides.json", dist), JSON.stringify(await sectionsFromSource()));
}
process.exitCode = faults > 0 ? 1 : 0;
