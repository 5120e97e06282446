import MiniSearch from "minisearch";
import { useMemo } from "react";
import { everySection } from "#guides/guides-index.calls.ts";
import { guidePath } from "#guides/guides.rules.ts";
import { guideShelf } from "#guides/guides.shelf.content.ts";
import { GoLink } from "#web/ui/link.tsx";
import { snippetOf } from "./growth.search.rules.ts";

const index = new MiniSearch({ fields: ["title", "heading", "text"], searchOptions: { boost: { title: 2, heading: 3 }, prefix: true, fuzzy: 0.15, combineWith: "AND" } });
index.addAll(everySection.map((section, id) => ({ id, title: guideShelf[section.slug].title, heading: section.heading, text: section.text })));

/** Parts of guides that hold the words. */
export function FoundSections({ query }: { query: string }) {
  const found = useMemo(() => index.search(query).slice(0, 12).flatMap(({ id, terms }) => {
    const section = everySection[Number(id)];
    return section ? [{ section, snippet: snippetOf(section.text, terms) }] : [];
  }), [query]);
  return (
    <>
      <p role="status" className="muted small">{found.length === 0 ? `Nothing about “${query}” in the guides. Try a simpler word.` : found.length === 1 ? "One part of a guide" : `${found.length} parts of guides`}</p>
      {found.length > 0 && (
        <ul className="rows" aria-label="Found in the guides">
          {found.map(({ section: { slug, anchor, heading }, snippet }) => (
            <li key={`${slug}${anchor}`} className="row-line">
              <div className="row-words">
                <p><GoLink className="strong" href={anchor ? `${guidePath(slug)}#${anchor}` : guidePath(slug)}>{heading || guideShelf[slug].title}</GoLink> <span className="small muted">{guideShelf[slug].title}</span></p>
                <p className="small muted">{snippet}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
