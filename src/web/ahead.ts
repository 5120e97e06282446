/** How to fetch the code of a page. The roof says it once at start; rooms only ask. */
let fetchPage: (path: string) => void = () => undefined;

export const knowPages = (fetch: typeof fetchPage) => void (fetchPage = fetch);

/** Fetches the code of a page before it is asked for. */
export const fetchAhead = (href: string) => fetchPage(href.split(/[?#]/)[0] ?? href);

/** Runs `work` once the browser has nothing better to do. */
export function whenIdle(work: () => void) {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: 4_000 });
  else setTimeout(work, 1_200);
}
