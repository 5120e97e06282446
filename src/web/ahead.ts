/** What the ground has to know of the pages. The roof says it once at start; rooms only ask. */
type Pages = { isOpen(path: string): boolean; fetch(path: string): void };
let pages: Pages = { isOpen: () => false, fetch: () => undefined };

export const knowPages = (known: Pages) => void (pages = known);

/** Whether the page exists today: a link to one that does not is not shown. */
export const isPageOpen = (path: string): boolean => pages.isOpen(path);

/** Fetches the code of a page before it is asked for. */
export const fetchAhead = (href: string) => pages.fetch(href.split(/[?#]/)[0] ?? href);

/** Runs `work` once the browser has nothing better to do. */
export function whenIdle(work: () => void) {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 4_000 });
  else setTimeout(work, 1_200);
}
