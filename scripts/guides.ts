/**
 * npm run guides: writes the lists of guides (guides.list.content.ts, guides.cards.content.ts) from their front matter, checks every guide and prints its
 * readability; exits with 1 when something is wrong.
 */
import { writeFile } from "node:fs/promises";
import { guideLists } from "./guides-list.ts";

for (const { file, source } of await guideLists()) await writeFile(file, source);
// imported after the lists are written, because they import the lists
const { guideFaults, orderFaults, readingMatter, schoolGrade, wordsIn, wordsOf } = await import("#guides/guides.check.rules.ts");
const { readGuides } = await import("#guides/guides.repository.ts");

const guides = await readGuides();
const bodies = new Map(guides.map(({ slug, body }) => [slug, body]));
let faults = 0;
for (const guide of guides) {
  const text = wordsOf(guide.body);
  console.log(
    `${guide.slug.padEnd(28)} ${String(wordsIn(text)).padStart(5)} words   grade ${schoolGrade(readingMatter(guide.body)).toFixed(1)}`,
  );
  for (const { line, sentence } of guideFaults(guide, bodies)) {
    console.log(`  src/features/guides/${guide.slug}.guide.mdx:${line} ${sentence}`);
    faults += 1;
  }
}
for (const { slug, sentence } of orderFaults(guides)) {
  console.log(`  src/features/guides/${slug}.guide.mdx:1 ${sentence}`);
  faults += 1;
}
process.exitCode = faults > 0 ? 1 : 0;
