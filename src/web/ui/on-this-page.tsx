import { useState, type MouseEvent } from "react";
import { openFoldsAround } from "#web/folds.ts";

/** Links to the sections of a long page, which save keyboard users a hundred presses. The headings are read when the list opens. */
export function OnThisPage() {
  const [headings, setHeadings] = useState<readonly HTMLElement[]>([]);
  const goTo = (event: MouseEvent<HTMLAnchorElement>, heading: HTMLElement) => {
    event.preventDefault();
    event.currentTarget.closest("details")?.removeAttribute("open");
    openFoldsAround(heading);
    heading.tabIndex = -1;
    heading.focus({ preventScroll: true });
    heading.scrollIntoView();
  };
  return (
    <nav aria-label="On this page" className="small">
      <details onToggle={() => setHeadings([...document.querySelectorAll<HTMLElement>("main h2")].filter((one) => one.checkVisibility()))}>
        <summary className="link-button reach">On this page</summary>
        <ul className="row">
          {headings.map((heading, at) => (
            <li key={at}>
              <a className="reach" href={`#${heading.id}`} onClick={(event) => goTo(event, heading)}>
                {heading.textContent}
              </a>
            </li>
          ))}
        </ul>
      </details>
    </nav>
  );
}
