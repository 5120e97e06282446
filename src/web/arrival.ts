let arrivals = 0;
let isBack = false;

/**
 * A page has arrived: its title goes to the tab. When somebody came here from another page of ours, the focus moves to its
 * heading, so that a screen reader says where they are, and the view starts at the top (going back, the browser knows better).
 */
export function arrive(title: string, heading: HTMLElement | null) {
  document.title = title === "Evenday" ? title : `${title} · Evenday`;
  const isFirst = arrivals++ === 0;
  if (!isBack && location.hash.length > 1) showPart(decodeURIComponent(location.hash.slice(1)));
  if (isFirst || document.querySelector("dialog[open]")) return;
  if (!isBack && !location.hash) scrollTo(0, 0);
  isBack = false;
  heading?.focus({ preventScroll: true });
}

/** Brings the part that the address names into view as soon as it stands on the page; parts come with their data, up to 5 s later. */
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
  // told by the router for its own steps
  for (const step of ["pushState", "replaceState"]) window.addEventListener(step, note);
}
