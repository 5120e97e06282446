/** How to load the code of a page. Set once by app/ at start; features only call it. */
let fetchPage: (path: string) => void = () => undefined;

export const setPageLoader = (fetch: typeof fetchPage) => void (fetchPage = fetch);

/** Loads the code of a page before it is requested. */
export const prefetchPage = (href: string) => fetchPage(href.split(/[?#]/)[0] ?? href);

/** Runs `work` once the browser is idle, or after `timeoutMs` of being busy. */
export function whenIdle(work: () => void, timeoutMs = 4_000) {
  if (typeof requestIdleCallback === "function") requestIdleCallback(work, { timeout: timeoutMs });
  else setTimeout(work, 1_200);
}
