import { openFoldsAround } from "#web/folds.ts";

let arrivals = 0;
let isBack = false;

/**
 * After navigation: sets the document title. When the user came from another page of the app, focuses the part that the address names, or
 * else the heading, so that a screen reader announces it, and scrolls to the top (on back navigation the browser restores the position).
 */
export function focusRoute(title: string, heading: HTMLElement | null) {
  document.title = title === "Evenday" ? title : `${title} · Evenday`;
  const isFirst = arrivals++ === 0;
  const isFocused = !isFirst && !document.querySelector("dialog[open]");
  // first the heading: the part may be rendered later, and has the focus then unless it has moved
  if (isFocused) heading?.focus({ preventScroll: true });
  if (!isBack && addressedPart()) {
    scrollTo(0, 0);
    showPart((part) => isFocused && document.activeElement === heading && focusPart(part));
  }
  if (!isFocused) return;
  if (!isBack && !location.hash) scrollTo(0, 0);
  isBack = false;
}

const withoutHash = (url: string) => url.split("#", 1)[0];
/** The id in the address's fragment; "" without one, and for one that cannot be decoded. */
export function addressedPart(): string {
  try {
    return decodeURIComponent(location.hash.slice(1));
  } catch {
    return "";
  }
}

/**
 * Opens the folds around the part that the address names and scrolls to it as soon as it is rendered; parts load with their data, up to 5 s
 * later.
 */
function showPart(then?: (part: HTMLElement) => void) {
  const id = addressedPart();
  const show = () => {
    const part = document.getElementById(id);
    if (!part) return false;
    openFoldsAround(part);
    part.scrollIntoView();
    then?.(part);
    return true;
  };
  if (!id || show()) return;
  const watch = new MutationObserver(() => {
    if (show()) watch.disconnect();
  });
  watch.observe(document.body, { childList: true, subtree: true });
  setTimeout(() => watch.disconnect(), 5_000);
}

/** So that Tab goes on from the part, and a screen reader reads it. */
function focusPart(part: HTMLElement) {
  const target = part.querySelector<HTMLElement>(":scope > summary") ?? part;
  if (target === part && !part.hasAttribute("tabindex")) {
    part.tabIndex = -1;
    part.addEventListener("blur", () => part.removeAttribute("tabindex"), { once: true });
  }
  target.focus({ preventScroll: true });
}

if (typeof window !== "undefined") {
  let shown = location.href;
  const note = () => {
    const before = shown;
    shown = location.href;
    return before !== shown;
  };
  // a layer over the page has a history entry with the same address (layers.ts)
  window.addEventListener("popstate", () => void (isBack = note() || isBack));
  window.addEventListener("hashchange", ({ oldURL, newURL }) => {
    if (withoutHash(oldURL) !== withoutHash(newURL)) return;
    // a link to a part of the same page is no step back to another one
    isBack = false;
    showPart();
  });
  // the address names the part already, and its fold was closed since
  window.addEventListener("click", ({ target }) => {
    const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href^="#"]') : null;
    if (link && link.hash === location.hash) showPart();
  });
  // reported by the router for its own steps
  window.addEventListener("replaceState", note);
  window.addEventListener("pushState", () => {
    const before = new URL(shown).pathname;
    note();
    // another part, or another month, of the same page: no heading appears that would scroll there; a layer over the page has a state
    if (history.state || before !== location.pathname) return;
    // a dialog that leads there closes first, which moves the focus back to its opener
    if (document.querySelector("dialog[open]")) setTimeout(() => showPart(focusPart));
    else showPart();
  });
}
