let arrivals = 0;
let isBack = false;

/**
 * After navigation: sets the document title. When the user came from another page of the app, focuses the heading, so that a
 * screen reader announces the page, and scrolls to the top (on back navigation the browser restores the position).
 */
export function focusRoute(title: string, heading: HTMLElement | null) {
  document.title = title === "Evenday" ? title : `${title} · Evenday`;
  const isFirst = arrivals++ === 0;
  if (!isBack && location.hash.length > 1) showPart(decodeURIComponent(location.hash.slice(1)));
  if (isFirst || document.querySelector("dialog[open]")) return;
  if (!isBack && !location.hash) scrollTo(0, 0);
  isBack = false;
  heading?.focus({ preventScroll: true });
}

/** Scrolls to the part named in the URL as soon as it is rendered; parts load with their data, up to 5 s later. */
function showPart(id: string) {
  scrollTo(0, 0);
  const show = () => {
    const part = document.getElementById(id);
    part?.scrollIntoView();
    return part !== null;
  };
  if (show()) return;
  const watch = new MutationObserver(() => {
    if (show()) watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), 5_000);
}

if (typeof window !== "undefined") {
  let shown = location.href;
  const note = () => {
    const before = shown;
    shown = location.href;
    return before !== shown;
  };
  // a layer over the page has an entry of the same address (layers.ts)
  window.addEventListener("popstate", () => void (isBack = note() || isBack));
  // reported by the router for its own steps
  for (const step of ["pushState", "replaceState"]) window.addEventListener(step, note);
}
