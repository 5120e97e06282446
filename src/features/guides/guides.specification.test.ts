import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { guidePath, guideSlugs, type GuideSlug } from "./guides.rules.ts";
import { linksOf, sectionsOf, splitSource } from "./guides.source.rules.ts";

/** What the specification names on each guide (sections 2 and 9), in its own words where it gives them. */

const bodyOf = (slug: GuideSlug) => splitSource(readFileSync(new URL(`${slug}.guide.mdx`, import.meta.url), "utf8")).body;
const textOf = (slug: GuideSlug, heading: string) => sectionsOf(bodyOf(slug)).find((one) => one.heading === heading)?.text ?? "";
const rawOf = (slug: GuideSlug, heading: string) =>
  bodyOf(slug)
    .split(/^## /m)
    .find((part) => part.startsWith(`${heading}\n`)) ?? "";
const count = (text: string, part: RegExp) => [...text.matchAll(part)].length;
const boldOf = (text: string) => [...text.matchAll(/^(?:-|\d+\.) \*\*(.+?)\*\*/gm)].map(([, words = ""]) => words.replace(/[.,]$/, ""));

const headings: Record<GuideSlug, readonly string[]> = {
  "emotional-intelligence": ["Self-awareness quiz", "Daily check-in", "Reflection journal", "Tips for this week"],
  "workplace-safety": ["Your rights", "Red flags", "How to report, step by step", "Boundary scripts"],
  "relationship-toolkit": ["Love versus manipulation", "Communication checklist", "Balance check", "The soft-startup method"],
  "confidence-builder": ["Today's affirmation", "Your strengths", "Achievement tracker", "Exercises"],
  "practical-life-lessons": ["Get the job", "Say the hard thing", "Use the health system", "Make time behave"],
  "adulting-101": ["Credit", "Taxes", "Car", "Renter rights", "Cooking", "Home maintenance"],
  "cooking-lessons": ["Six recipes", "Kitchen safety tips"],
  "home-maintenance": [
    "Clear a slow drain",
    "Reset a tripped breaker",
    "Replace a light fixture",
    "Patch a hole in the wall",
    "The toolkit",
  ],
  "job-interview-mastery": ["Before the Interview", "STAR Method", "Your five answers", "Salary negotiation tips"],
  "medical-system-navigation": ["Insurance terms", "In-network and out-of-network", "Finding care", "Five tips for fighting medical bills"],
  "difficult-conversations": ["The five-step framework", "Family boundary scripts", "Scenario scripts", "What NOT to Do", "Plan your own"],
  "time-management": ["Time blocking", "The Eisenhower matrix", "Weekly planner", "Productivity hacks", "Burnout tips"],
};

test.each(guideSlugs)("%s has the parts of the specification, in its order", (slug) => {
  const all = sectionsOf(bodyOf(slug)).map(({ heading }) => heading);
  expect(all.filter((heading) => headings[slug].includes(heading))).toEqual(headings[slug]);
});

test.each([
  ["emotional-intelligence", ["eq-quiz", "daily-checkin", "reflection"]],
  ["relationship-toolkit", ["assessment"]],
  ["confidence-builder", ["affirmation", "strengths", "achievement"]],
  ["cooking-lessons", ["recipes"]],
  ["job-interview-mastery", ["interview"]],
  ["difficult-conversations", ["conversation"]],
  ["time-management", ["weekly-plan", "pomodoro"]],
] as const)("%s has its tools", (slug, tools) => {
  const found = [...bodyOf(slug).matchAll(/<Tool name="([\w-]+)"/g)].map(([, name]) => name);
  expect(found).toEqual(expect.arrayContaining([...tools]));
});

test.each([
  ["practical-life-lessons", ["job-interview-mastery", "difficult-conversations", "medical-system-navigation", "time-management"]],
  ["adulting-101", ["cooking-lessons", "home-maintenance"]],
] as const)("%s links to its inner guides", (slug, inner) => {
  const links = linksOf(bodyOf(slug)).map(({ url }) => url.split("#")[0]);
  expect(links).toEqual(expect.arrayContaining(inner.map(guidePath)));
});

test("the weights of a credit score and the limit of free tax filing are those of the specification", () => {
  expect(textOf("adulting-101", "Credit")).toContain("35/30/15/10/10");
  expect([...textOf("adulting-101", "Credit").matchAll(/, (\d\d) of 100/g)].map(([, weight]) => Number(weight))).toEqual([
    35, 30, 15, 10, 10,
  ]);
  expect(textOf("adulting-101", "Taxes")).toContain("Free tax filing for income under $79,000");
});

test("four repairs have difficulty, tools, steps and safety each", () => {
  for (const heading of headings["home-maintenance"].slice(0, 4)) {
    const raw = rawOf("home-maintenance", heading);
    expect(raw, heading).toMatch(/<Glance difficulty="(Easy|Medium|Hard)"[^>]* tools="[^"]+"/);
    expect(count(raw, /<Steps>/g), heading).toBe(1);
    expect(raw, heading).toContain("**Safety.**");
  }
});

test("the day before an interview has five points, and an offer gets 24-48 hours", () => {
  expect(boldOf(rawOf("job-interview-mastery", "Before the Interview"))).toEqual([
    "Research the company",
    "Prepare 3-5 questions",
    "Plan outfit and route",
    "Bring resume copies",
    "Practice a handshake",
  ]);
  expect([...rawOf("job-interview-mastery", "STAR Method").matchAll(/letter="(.)"/g)].map(([, letter]) => letter).join("")).toBe("STAR");
  expect(boldOf(rawOf("job-interview-mastery", "Salary negotiation tips"))).toContain("Ask for 24-48 hours before accepting");
});

test("health insurance has four terms, care three doors, and bills five tips", () => {
  const bold = (heading: string) => boldOf(rawOf("medical-system-navigation", heading));
  expect(bold("Insurance terms")).toEqual(["Premium", "Deductible", "Copay", "Out-of-pocket maximum"]);
  expect(bold("Finding care")).toEqual(["Primary care", "Urgent care", "Emergency room (ER)"]);
  const tips = rawOf("medical-system-navigation", "Five tips for fighting medical bills");
  expect([...tips.matchAll(/^### Tip (\d)/gm)].map(([, number]) => number)).toEqual(["1", "2", "3", "4", "5"]);
  expect(tips).toContain("Insurance companies deny 1 in 7 claims");
});

test("a difficult conversation has five steps and four scenarios", () => {
  const parts = (heading: string) => rawOf("difficult-conversations", heading);
  expect(boldOf(parts("The five-step framework"))).toHaveLength(5);
  expect(count(parts("Family boundary scripts"), /<Say when=/g)).toBeGreaterThan(1);
  expect(count(parts("Scenario scripts"), /^### /gm)).toBe(4);
  expect(count(parts("What NOT to Do"), /^- /gm)).toBeGreaterThan(4);
});

test("the matrix has four boxes, and five hacks have their names and minutes", () => {
  expect(boldOf(rawOf("time-management", "The Eisenhower matrix"))).toEqual(["Do first", "Schedule", "Delegate", "Eliminate"]);
  const hacks = rawOf("time-management", "Productivity hacks");
  expect([...hacks.matchAll(/^### (.+)$/gm)].map(([, name]) => name)).toEqual([
    "The two-minute rule",
    "Batching",
    "Eat the frog",
    "Pomodoro: 25 + 5",
    "Say no",
  ]);
  expect(hacks).toContain("Set a timer for 25 minutes");
  expect(hacks).toContain("a break of 5 minutes");
});
