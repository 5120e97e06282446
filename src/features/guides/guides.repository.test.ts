import { expect, test } from "vitest";
import { guideFaults } from "./guides.check.rules.ts";
import type { GuideFront } from "./guides.rules.ts";
import { guideLengths } from "./guides.cards.content.ts";
import { guideList } from "./guides.list.content.ts";
import { sectionsOf } from "./guides.source.rules.ts";
import { guideSections, readGuides } from "./guides.repository.ts";

const guides = await readGuides();
const bodies = new Map(guides.map(({ slug, body }) => [slug, body]));

test.each(guides)("the guide $slug has complete front matter, figures with sources and working links", (guide) => {
  expect(guideFaults(guide, bodies)).toEqual([]);
});

test("every section of every guide is found by search and coach", async () => {
  const sections = await guideSections();
  expect(new Set(sections.map(({ slug }) => slug))).toEqual(new Set(guides.map(({ slug }) => slug)));
  for (const section of sections) expect(section.text.length, `${section.slug}#${section.anchor}`).toBeGreaterThan(20);
});

test("the lists have every guide's front matter", () => {
  const found = guides.map(({ slug, front, body }) => {
    const { title, parent, minutes } = front as GuideFront;
    const parts = sectionsOf(body).filter(({ anchor }) => anchor !== "").length;
    return { slug, listed: { title, parent }, length: { minutes, parts } };
  });
  expect(Object.fromEntries(found.map(({ slug, listed }) => [slug, listed]))).toEqual(guideList);
  expect(Object.fromEntries(found.map(({ slug, length }) => [slug, length]))).toEqual(guideLengths);
});

test("the list before the interview has the items of the specification", () => {
  const body = bodies.get("job-interview-mastery") ?? "";
  for (const item of [
    "Research the company",
    "Prepare 3-5 questions",
    "Plan outfit and route",
    "Bring resume copies",
    "Practice a handshake",
  ])
    expect(body).toContain(`- **${item}.**`);
});

test("a search for roth ira finds one part of a guide", async () => {
  const words = ["roth", "ira"];
  const found = (await guideSections()).filter(({ text }) => words.every((word) => new RegExp(`\\b${word}\\b`, "i").test(text)));
  expect(found.map(({ slug }) => slug)).toContain("adulting-101");
});
