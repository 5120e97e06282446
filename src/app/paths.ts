import { guideList } from "../features/guides/guides.list.content.ts";

/**
 * Every page of the app. Pure data, read by the browser (navigation, titles) and by the server (404, and which paths need access). The
 * components are in pages.ts.
 */
type Page = { path: string; name: string; icon?: PageIcon; isGated: boolean };
type PageIcon =
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

const guideSlugs = Object.keys(guideList) as (keyof typeof guideList)[];

export const pages = [
  { path: "/", name: "Home", icon: "home", isGated: false },

  { path: "/budget", name: "Budget", icon: "budget", isGated: true },

  { path: "/challenge", name: "No Spend", icon: "challenge", isGated: true },

  { path: "/debt", name: "Debt", icon: "debt", isGated: true },

  { path: "/mental-health", name: "Mental Health", icon: "mental-health", isGated: true },

  { path: "/relationships", name: "Relationships", icon: "relationships", isGated: true },

  { path: "/lifestyle", name: "Lifestyle", icon: "lifestyle", isGated: true },

  { path: "/growth", name: "Growth", icon: "growth", isGated: true },

  ...guideSlugs.map((slug) => ({ path: `/growth/${slug}` as const, name: guideList[slug].title, isGated: true as const })),

  { path: "/life-coach", name: "AI Life Coach", icon: "coach", isGated: true },

  { path: "/gamification", name: "Progress", icon: "progress", isGated: true },

  { path: "/pdf-generator", name: "Documents", icon: "documents", isGated: true },
] as const satisfies readonly Page[];

export type Path = (typeof pages)[number]["path"];
export const authPath = "/auth";

const byPath = new Map<string, Page>(pages.map((page) => [page.path, page]));

/**
 * The path without trailing slashes. Scanned from the end, because a regular expression would backtrack at every slash of a path made of
 * slashes.
 */
export function plainPath(path: string): string {
  let end = path.length;
  while (end > 1 && path[end - 1] === "/") end -= 1;
  return path.slice(0, end);
}

/** The page at `path`; a trailing slash does not matter. */
export function pageAt(path: string): (Page & { path: Path }) | undefined {
  return byPath.get(plainPath(path)) as (Page & { path: Path }) | undefined; // `byPath` contains every page of `Path`
}

/** The canonical form of a path that the server answers with a page; undefined for the 404 page. */
export function knownPath(path: string): string | undefined {
  const plain = plainPath(path);
  return plain === authPath || byPath.has(plain) ? plain : undefined;
}

/** The top navigation, in order, with the pages that exist. */
export const navigation = (): (Page & { icon: PageIcon })[] =>
  (pages as readonly Page[]).filter((page): page is Page & { icon: PageIcon } => page.icon !== undefined);
