import { expect, test } from "vitest";
import { anchorOf, frontFaults, guideParents, guideSlugs, isRoute, neighbours, type GuideSlug } from "./guides.rules.ts";

const front = {
  title: "Time Management",
  slug: "time-management",
  summary: "A week that fits.",
  minutes: 8,
  reviewedOn: "2026-11-20",
  parent: "practical-life-lessons",
  order: 90,
  art: ["Calendar", "Mug"],
  sources: [{ id: "dol", name: "U.S. Department of Labor", url: "https://www.dol.gov/", year: 2026 }],
};
const source = front.sources[0];

test("a complete front matter has no problem", () => {
  expect(frontFaults(front, "time-management")).toEqual([]);
});

test.each([
  ["no title", { ...front, title: " " }, "title"],
  ["a long summary", { ...front, summary: "a".repeat(161) }, "summary"],
  ["another guide's slug", { ...front, slug: "adulting-101" }, "slug"],
  ["half a minute", { ...front, minutes: 0.5 }, "minutes"],
  ["no review date", { ...front, reviewedOn: "soon" }, "reviewedOn"],
  ["no parent", { ...front, parent: undefined }, "parent"],
  ["no place in the order", { ...front, order: "last" }, "order"],
  ["a drawing that does not exist", { ...front, art: ["Mug", "Elephant"] }, "art"],
  ["a card although it is not on the shelf", { ...front, card: "Two lines" }, "card"],
  ["an unknown field", { ...front, author: "somebody" }, "author"],
  ["no sources", { ...front, sources: [] }, "sources"],
  ["a source without https", { ...front, sources: [{ ...source, url: "http://dol.gov" }] }, "https"],
  ["a source without a year", { ...front, sources: [{ ...source, year: undefined }] }, "year"],
  ["one id for two sources", { ...front, sources: [source, source] }, "twice"],
])("a front matter with %s is refused, and the message names it", (_what, broken, word) => {
  expect(frontFaults(broken, "time-management").join(" ")).toContain(word);
});

test("text without front matter is refused", () => {
  expect(frontFaults(undefined, "time-management")).toEqual(["There is no front matter."]);
});

test("the first-level guides are the six of the specification", () => {
  expect(guideSlugs.filter((slug) => guideParents[slug] === "growth")).toEqual([
    "emotional-intelligence",
    "workplace-safety",
    "relationship-toolkit",
    "confidence-builder",
    "practical-life-lessons",
    "adulting-101",
  ]);
});

test("the first guide has none before it, and the last none after it", () => {
  expect(neighbours("emotional-intelligence")).toEqual({ previous: undefined, next: "workplace-safety" });
  const [beforeLast, last] = guideSlugs.slice(-2);
  expect(neighbours(last as GuideSlug)).toEqual({ previous: beforeLast, next: undefined });
});

test("a heading becomes an anchor of plain words", () => {
  expect(anchorOf("What NOT to Do")).toBe("what-not-to-do");
  expect(anchorOf("Can’t pay? (First steps)")).toBe("cant-pay-first-steps");
});

test("only routes of the specification count as routes", () => {
  expect(isRoute("/growth/cooking-lessons")).toBe(true);
  expect(isRoute("/growth/laundry")).toBe(false);
});
