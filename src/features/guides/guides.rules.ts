import { guideList } from "./guides.list.content.ts";

/**
 * Guides: their order, their front matter and the components that an author may use. The components are described for authors in
 * AUTHORS.md; the source itself is parsed in guides.source.rules.ts.
 */

export type GuideSlug = keyof typeof guideList;

/** Every guide in reading order: an inner guide follows its parent. `previous` and `next` use this order. */
export const guideSlugs = Object.keys(guideList) as GuideSlug[];

/** The parent of each guide. */
export const guideParents = Object.fromEntries(guideSlugs.map((slug) => [slug, guideList[slug].parent])) as Record<
  GuideSlug,
  "growth" | GuideSlug
>;

/** A public page that proves a figure; `year` is the year of the figure. */
type GuideSource = { id: string; name: string; url: string; year: number };

export type GuideFront = {
  title: string;
  slug: GuideSlug;
  /** One sentence under the title, at most 160 characters. */
  summary: string;
  /** Whole minutes to read, at 200 words a minute. */
  minutes: number;
  /** The day of the last check of all facts, "2026-11-20". */
  reviewedOn: string;
  parent: "growth" | GuideSlug;
  /** The position in the reading order, in tens so that another fits between. */
  order: number;
  /** The two drawings at the top of its page. */
  art: readonly [GuideArt, GuideArt];
  /** The line on its card, for a first-level guide. */
  card?: string;
  sources: GuideSource[];
};

/** The drawings, each with its file in #web/ui. */
export const guideArt = {
  Calendar: "still-life",
  Plant: "still-life",
  Teapot: "still-life",
  Cup: "still-life",
  Pear: "still-life",
  Letters: "still-life",
  Jar: "still-life",
  Notebook: "still-life",
  Mug: "still-life",
  Parcels: "still-life/parcels",
  Folders: "still-life/folders",
  Books: "still-life/books",
  Bag: "still-life/bag",
  HoneyCup: "still-life/honey-cup",
  Vegetables: "still-life/vegetables",
  Pot: "still-life/pot",
  Basket: "still-life/basket",
  Lamp: "still-life/lamp",
} as const;
type GuideArt = keyof typeof guideArt;

/** Interactive panels for a guide's slots, `<Tool name="eq-quiz"/>`: the component and its file in features/growth. */
export const guideTools = {
  "eq-quiz": ["QuizPanel", "quiz.panel.tsx"],
  "daily-checkin": ["CheckinPanel", "checkin.panel.tsx"],
  reflection: ["LateReflectionPanel", "late-reflection.panel.tsx"],
  assessment: ["AssessmentPanel", "assessment.panel.tsx"],
  affirmation: ["AffirmationPanel", "affirmation.panel.tsx"],
  strengths: ["StrengthsPanel", "strengths.panel.tsx"],
  achievement: ["AchievementPanel", "achievement.panel.tsx"],
  interview: ["InterviewPanel", "interview.panel.tsx"],
  rehearsal: ["LateRehearsalPanel", "late-rehearsal.panel.tsx"],
  conversation: ["ConversationPanel", "conversation.panel.tsx"],
  "weekly-plan": ["WeeklyPlanPanel", "weekly-plan.panel.tsx"],
  pomodoro: ["PomodoroPanel", "pomodoro.panel.tsx"],
  recipes: ["RecipesPanel", "recipes.panel.tsx"],
} as const;
export type GuideTool = keyof typeof guideTools;
export const isGuideTool = (name: string | undefined): name is GuideTool => name !== undefined && Object.hasOwn(guideTools, name);

/** Every component that a guide may use, with its required and allowed attributes. */
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

export const isGuideSlug = (text: string): text is GuideSlug => Object.hasOwn(guideList, text);

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

/** The problems of a front matter parsed from YAML, as messages for its author; empty if there are none. */
export function frontFaults(front: unknown, slug: string): string[] {
  if (!isRecord(front)) return ["There is no front matter."];
  const faults: string[] = [];
  const fields = ["title", "slug", "summary", "minutes", "reviewedOn", "parent", "order", "art", "card", "sources"];
  const unknown = Object.keys(front).filter((key) => !fields.includes(key));
  for (const key of unknown) faults.push(`"${key}" is no field of the front matter.`);
  if (!isText(front.title)) faults.push("title is missing.");
  if (!isText(front.summary) || front.summary.length > 160) faults.push("summary is missing or longer than 160 characters.");
  if (front.slug !== slug || !/^[a-z][a-z0-9-]*$/.test(slug)) faults.push(`slug must be the name of the file, in lower case: "${slug}".`);
  if (!Number.isInteger(front.minutes) || Number(front.minutes) < 1 || Number(front.minutes) > 30)
    faults.push("minutes must be a whole number from 1 to 30.");
  if (typeof front.reviewedOn !== "string" || !/^20\d\d-\d\d-\d\d$/.test(front.reviewedOn))
    faults.push("reviewedOn must be a day such as 2026-11-20.");
  if (!isText(front.parent)) faults.push("parent must be growth or the slug of another guide.");
  if (!Number.isInteger(front.order)) faults.push("order must be a whole number, the place in the reading order.");
  if (!Array.isArray(front.art) || front.art.length !== 2 || !front.art.every((name) => Object.hasOwn(guideArt, String(name))))
    faults.push(`art must name two of ${Object.keys(guideArt).join(", ")}.`);
  if ((front.parent === "growth") !== isText(front.card))
    faults.push("card is the line on the shelf, for guides whose parent is growth only.");
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
