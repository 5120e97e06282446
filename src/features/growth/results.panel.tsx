import { useMemo } from "react";
import { findInGuides } from "#guides/guides-index.api.ts";
import { GoLink } from "#web/ui/link.tsx";

/** Parts of guides that contain the search words. */
export function FoundSections({ query }: { query: string }) {
  const found = useMemo(() => findInGuides(query, 12), [query]);
  return (
    <>
      <p role="status" className="muted small">
        {found.length === 0
          ? `Nothing about “${query}” in the guides. Try a simpler word.`
          : found.length === 1
            ? "One part of a guide"
            : `${found.length} parts of guides`}
      </p>
      {found.length > 0 && (
        <ul className="rows" aria-label="Found in the guides">
          {found.map(({ href, heading, guide, snippet }) => (
            <li key={href} className="row-line">
              <div className="row-words">
                <p>
                  <GoLink className="strong" href={href}>
                    {heading}
                  </GoLink>{" "}
                  <span className="small muted">{guide}</span>
                </p>
                <p className="small muted">{snippet}</p>
              </div>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
