import MiniSearch from "minisearch";
import { guideSections, type IndexedSection } from "./guides.repository.ts";
import { snippetOf } from "./guides.search.rules.ts";

const longestSnippet = 200;
let opened: Promise<{ sections: IndexedSection[]; index: MiniSearch }> | undefined;

async function open() {
  const sections = await guideSections();
  const index = new MiniSearch({
    fields: ["title", "heading", "text"],
    searchOptions: { boost: { title: 2, heading: 3 }, prefix: true, fuzzy: (term) => (term.length > 5 ? 0.15 : false) },
  });
  index.addAll(sections.map(({ title, heading, text }, id) => ({ id, title, heading, text })));
  return { sections, index };
}

export const guideFacts = {
  /** The parts of guides that fit a question best: those with all its words first, then those with some. */
  search: async (query: string, most: number): Promise<{ guide: string; heading: string; path: string; text: string }[]> => {
    const { sections, index } = await (opened ??= open());
    const all = index.search(query, { combineWith: "AND" });
    const found = all.length > 0 ? all : index.search(query);
    return found.slice(0, most).flatMap(({ id, terms }) => {
      const section = sections[Number(id)];
      if (!section) return [];
      const { slug, anchor, title, heading, text } = section;
      return [
        { guide: title, heading, path: `/growth/${slug}${anchor ? `#${anchor}` : ""}`, text: snippetOf(text, terms, longestSnippet) },
      ];
    });
  },
};
