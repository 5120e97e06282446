import { guideFaults, readingMatter, schoolGrade, wordsIn, wordsOf } from "#guides/guides.check.rules.ts";
import { readGuides } from "#guides/guides.repository.ts";

/** Checks every guide and prints its readability; exits with 1 when something is wrong. */
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
process.exitCode = faults > 0 ? 1 : 0;
