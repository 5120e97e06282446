/**
 * What a guide is: its place among the others, its front matter and the words an author may use.
 * The vocabulary is described for authors in AUTHORS.md; the source itself is read in guides.source.rules.ts.
 */

/** The twelve guides in reading order: an inner guide follows the one it hangs in. `previous` and `next` walk this list. */
export const guideSlugs = [
  "emotional-intelligence",
  "workplace-safety",
  "relationship-toolkit",
  "confidence-builder",
  "practical-life-lessons",
  "job-interview-mastery",
  "difficult-conversations",
  "medical-system-navigation",
  "time-management",
  "adulting-101",
  "cooking-lessons",
  "home-maintenance",
] as const;
export type GuideSlug = (typeof guideSlugs)[number];

/** Where each guide hangs (specification, section 2). */
export const guideParents: Record<GuideSlug, "growth" | GuideSlug> = {
  "emotional-intelligence": "growth",
  "workplace-safety": "growth",
  "relationship-toolkit": "growth",
  "confidence-builder": "growth",
  "practical-life-lessons": "growth",
  "adulting-101": "growth",
  "job-interview-mastery": "practical-life-lessons",
  "difficult-conversations": "practical-life-lessons",
  "medical-system-navigation": "practical-life-lessons",
  "time-management": "practical-life-lessons",
  "cooking-lessons": "adulting-101",
  "home-maintenance": "adulting-101",
};

/** A public page that proves a figure; `year` is the year the figure was true for. */
type GuideSource = { id: string; name: string; url: string; year: number };

export type GuideFront = {
  title: string;
  slug: GuideSlug;
  /** One sentence under the title, at most 160 characters. */
  summary: string;
  /** Whole minutes to read, at 200 words a minute. */
  minutes: number;
  /** The day somebody last checked every fact, "2026-11-20". */
  reviewedOn: string;
  parent: "growth" | GuideSlug;
  sources: GuideSource[];
};

/** Interactive panels that a guide may leave a slot for: `<Tool name="eq-quiz"/>`. */
export const guideTools = [
  "eq-quiz",
  "daily-checkin",
  "reflection",
  "assessment",
  "affirmation",
  "strengths",
  "achievement",
  "interview",
  "rehearsal",
  "conversation",
  "weekly-plan",
  "pomodoro",
  "recipes",
] as const;
export type GuideTool = (typeof guideTools)[number];

/** Every component that a guide may use, with the attributes it must and may carry. */
export const guideWords: Record<string, { must: readonly string[]; may: readonly string[] }> = {
  Fact: { must: ["source"], may: [] },
  Say: { must: [], may: ["when"] },
  Example: { must: [], may: ["title"] },
  Note: { must: ["title"], may: [] },
  Stop: { must: [], may: ["title"] },
  Steps: { must: [], may: [] },
  Avoid: { must: [], may: [] },
  Boxes: { must: [], may: [] },
  Checklist: { must: ["name"], may: [] },
  Letter: { must: ["letter", "word"], may: ["ask"] },
  Glance: { must: ["difficulty"], may: ["time", "cost", "tools"] },
  Tool: { must: ["name"], may: [] },
};

const routes = [
  "/",
  "/budget",
  "/challenge",
  "/debt",
  "/mental-health",
  "/relationships",
  "/lifestyle",
  "/growth",
  ...guideSlugs.map((slug) => `/growth/${slug}`),
  "/life-coach",
  "/gamification",
  "/pdf-generator",
  "/auth",
];

/** Whether `path` (without anchor or query) is a route of the product. */
export const isRoute = (path: string): boolean => routes.includes(path);

export const isGuideSlug = (text: string): text is GuideSlug => (guideSlugs as readonly string[]).includes(text);

export const guidePath = (slug: GuideSlug): string => `/growth/${slug}`;

/** The anchor of a heading: "Eat the frog (first)" becomes "eat-the-frog-first". */
export const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/['’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^-+|-+$/g, "");

/** The guides before and after `slug` in reading order. */
export function neighbours(slug: GuideSlug): { previous: GuideSlug | undefined; next: GuideSlug | undefined } {
  const at = guideSlugs.indexOf(slug);
  return { previous: guideSlugs[at - 1], next: guideSlugs[at + 1] };
}

/** What is wrong with a front matter as read from YAML, in sentences for its author; empty when nothing is. */
export function frontFaults(front: unknown, slug: string): string[] {
  if (!isRecord(front)) return ["There is no front matter."];
  const faults: string[] = [];
  const unknown = Object.keys(front).filter(
    (key) => !["title", "slug", "summary", "minutes", "reviewedOn", "parent", "sources"].includes(key),
  );
  for (const key of unknown) faults.push(`"${key}" is no field of the front matter.`);
  if (!isText(front.title)) faults.push("title is missing.");
  if (!isText(front.summary) || front.summary.length > 160) faults.push("summary is missing or longer than 160 characters.");
  if (front.slug !== slug || !isGuideSlug(slug)) faults.push(`slug must be the name of the file and of a route: "${slug}".`);
  if (!Number.isInteger(front.minutes) || Number(front.minutes) < 1 || Number(front.minutes) > 30)
    faults.push("minutes must be a whole number from 1 to 30.");
  if (typeof front.reviewedOn !== "string" || !/^20\d\d-\d\d-\d\d$/.test(front.reviewedOn))
    faults.push("reviewedOn must be a day such as 2026-11-20.");
  if (isGuideSlug(slug) && front.parent !== guideParents[slug]) faults.push(`parent must be "${guideParents[slug]}".`);
  return [...faults, ...sourceFaults(front.sources)];
}

function sourceFaults(sources: unknown): string[] {
  if (!Array.isArray(sources) || sources.length === 0) return ["sources must name at least one source."];
  const faults: string[] = [];
  const seen = new Set<unknown>();
  for (const [index, source] of sources.entries()) {
    const name = isRecord(source) && isText(source.id) ? `source "${source.id}"` : `source ${index + 1}`;
    if (!isRecord(source) || !isText(source.id) || !/^[a-z0-9-]+$/.test(source.id))
      faults.push(`${name}: id must be lower-case words with dashes.`);
    if (!isRecord(source)) continue;
    if (seen.has(source.id)) faults.push(`${name}: the id is used twice.`);
    seen.add(source.id);
    if (!isText(source.name)) faults.push(`${name}: name is missing.`);
    if (!isText(source.url) || !/^https:\/\/[a-z0-9.-]+\.[a-z]+(\/\S*)?$/.test(source.url))
      faults.push(`${name}: url must be an https address.`);
    if (!Number.isInteger(source.year) || Number(source.year) < 1900 || Number(source.year) > 2100)
      faults.push(`${name}: year must be the year the figure was true for.`);
  }
  return faults;
}

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === "object" && value !== null && !Array.isArray(value);
const isText = (value: unknown): value is string => typeof value === "string" && value.trim() !== "";
