import { isGuideSlug, type GuideSlug } from "./guides.rules.ts";
import type { GuideSection } from "./guides.source.rules.ts";

export interface FoundSection extends GuideSection {
  slug: GuideSlug;
}

const sources = import.meta.glob<readonly GuideSection[]>("./*.guide.mdx", { query: "?sections", import: "default", eager: true });

/** Every section of every guide in plain words: a chunk of its own, to be fetched only when somebody searches. */
export const everySection: readonly FoundSection[] = Object.entries(sources).flatMap(([path, sections]) => {
  const slug = path.replace(/^\.\/|\.guide\.mdx$/g, "");
  return isGuideSlug(slug) ? sections.map((section) => ({ slug, ...section })) : [];
});
