import MiniSearch from "minisearch";
import { isFiller } from "#shared/text.ts";
import { guidePath, isGuideSlug, type GuideSlug } from "./guides.rules.ts";
import { snippetOf } from "./guides.search.rules.ts";
import { guideList } from "./guides.list.content.ts";
import type { GuideSection } from "./guides.source.rules.ts";

interface FoundSection extends GuideSection {
  slug: GuideSlug;
}

const sources = import.meta.glob<readonly GuideSection[]>("./*.guide.mdx", { query: "?sections", import: "default", eager: true });

/** Every section of every guide as plain text: a chunk of its own, fetched only for a search. */
const everySection: readonly FoundSection[] = Object.entries(sources).flatMap(([path, sections]) => {
  const slug = path.replace(/^\.\/|\.guide\.mdx$/g, "");
  return isGuideSlug(slug) ? sections.map((section) => ({ slug, ...section })) : [];
});

const index = new MiniSearch({
  fields: ["title", "heading", "text"],
  processTerm: (term) => (isFiller(term.toLowerCase()) ? null : term.toLowerCase()),
  searchOptions: { boost: { title: 2, heading: 3 }, prefix: true, fuzzy: (term) => (term.length > 5 ? 0.15 : false), combineWith: "AND" },
});
index.addAll(
  everySection.map((section, id) => ({ id, title: guideList[section.slug].title, heading: section.heading, text: section.text })),
);

export type FoundPart = { href: string; heading: string; guide: string; snippet: string };

/** Parts of guides that contain all the words of `query`, best first. In the browser only: the query is never sent to the server. */
export const findInGuides = (query: string, most: number): FoundPart[] =>
  index
    .search(query)
    .slice(0, most)
    .flatMap(({ id, terms }) => {
      const section = everySection[Number(id)];
      if (!section) return [];
      const { slug, anchor, heading, text } = section;
      return [
        {
          href: anchor ? `${guidePath(slug)}#${anchor}` : guidePath(slug),
          heading: heading || guideList[slug].title,
          guide: guideList[slug].title,
          snippet: snippetOf(text, terms),
        },
      ];
    });
