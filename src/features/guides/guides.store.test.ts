import { expect, test } from "vitest";
import { guideFaults } from "./guides.check.rules.ts";
import { guideSections, readGuides } from "./guides.store.ts";

const guides = await readGuides();
const bodies = new Map(guides.map(({ slug, body }) => [slug, body]));

test.each(guides)("the guide $slug has complete front matter, proven figures and living links", (guide) => {
  expect(guideFaults(guide, bodies)).toEqual([]);
});

test("every section of every guide can be found by search and coach", async () => {
  const sections = await guideSections();
  expect(new Set(sections.map(({ slug }) => slug))).toEqual(new Set(guides.map(({ slug }) => slug)));
  for (const section of sections) expect(section.text.length, `${section.slug}#${section.anchor}`).toBeGreaterThan(20);
});
