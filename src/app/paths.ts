/**
 * Every page there is. Pure data, read by the browser (navigation, titles) and by the server (which paths answer 404, and
 * which need access). `isOpen` says that the page exists today: turn it to true together with its line in web.tsx.
 */
export type Page = { path: string; name: string; icon?: PageIcon; isGated: boolean; isOpen: boolean };
export type PageIcon =
  | "home"
  | "budget"
  | "challenge"
  | "debt"
  | "mental-health"
  | "relationships"
  | "lifestyle"
  | "growth"
  | "coach"
  | "progress"
  | "documents";

export const pages = [
  { path: "/", name: "Home", icon: "home", isGated: false, isOpen: true },

  { path: "/budget", name: "Budget", icon: "budget", isGated: true, isOpen: true },

  { path: "/challenge", name: "No Spend", icon: "challenge", isGated: true, isOpen: true },

  { path: "/debt", name: "Debt", icon: "debt", isGated: true, isOpen: true },

  { path: "/mental-health", name: "Mental Health", icon: "mental-health", isGated: true, isOpen: true },

  { path: "/relationships", name: "Relationships", icon: "relationships", isGated: true, isOpen: true },

  { path: "/lifestyle", name: "Lifestyle", icon: "lifestyle", isGated: true, isOpen: true },

  { path: "/growth", name: "Growth", icon: "growth", isGated: true, isOpen: true },

  { path: "/growth/emotional-intelligence", name: "Emotional Intelligence", isGated: true, isOpen: true },

  { path: "/growth/workplace-safety", name: "Workplace Safety", isGated: true, isOpen: true },

  { path: "/growth/relationship-toolkit", name: "Relationship Toolkit", isGated: true, isOpen: true },

  { path: "/growth/confidence-builder", name: "Confidence Builder", isGated: true, isOpen: true },

  { path: "/growth/practical-life-lessons", name: "Practical Life Lessons", isGated: true, isOpen: true },

  { path: "/growth/adulting-101", name: "Adulting 101", isGated: true, isOpen: true },

  { path: "/growth/cooking-lessons", name: "Cooking Lessons", isGated: true, isOpen: true },

  { path: "/growth/home-maintenance", name: "Home Maintenance", isGated: true, isOpen: true },

  { path: "/growth/job-interview-mastery", name: "Job Interview Mastery", isGated: true, isOpen: true },

  { path: "/growth/medical-system-navigation", name: "Medical System Navigation", isGated: true, isOpen: true },

  { path: "/growth/difficult-conversations", name: "Difficult Conversations", isGated: true, isOpen: true },

  { path: "/growth/time-management", name: "Time Management", isGated: true, isOpen: true },

  { path: "/life-coach", name: "AI Life Coach", icon: "coach", isGated: true, isOpen: true },

  { path: "/gamification", name: "Progress", icon: "progress", isGated: true, isOpen: true },

  { path: "/pdf-generator", name: "Documents", icon: "documents", isGated: true, isOpen: true },
] as const satisfies readonly Page[];

export type Path = (typeof pages)[number]["path"];
export const authPath = "/auth";

const byPath = new Map<string, Page>(pages.map((page) => [page.path, page]));

/** The page that `path` names today; a slash at the end does not matter. */
export function pageAt(path: string): (Page & { path: Path }) | undefined {
  const page = byPath.get(path.length > 1 ? path.replace(/\/+$/, "") || "/" : path);
  return page?.isOpen ? (page as Page & { path: Path }) : undefined;
}

export const isOpen = (path: Path): boolean => pageAt(path) !== undefined;

/** Whether the server answers `path` with a page (200) or with the 404 page. */
export const isKnownPath = (path: string): boolean => path.replace(/\/+$/, "") === authPath || pageAt(path) !== undefined;

/** The top navigation, in its order, with the pages that exist. */
export const navigation = (): (Page & { icon: PageIcon })[] =>
  (pages as readonly Page[]).filter((page): page is Page & { icon: PageIcon } => page.isOpen && page.icon !== undefined);
