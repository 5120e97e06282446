let arrivals = 0;
let isBack = false;

/**
 * A page has arrived: its title goes to the tab. When somebody came here from another page of ours, the focus moves to its
 * heading, so that a screen reader says where they are, and the view starts at the top (going back, the browser knows better).
 */
export function arrive(title: string, heading: HTMLElement | null) {
  document.title = title === "Evenday" ? title : `${title} · Evenday`;
  const isFirst = arrivals++ === 0;
  if (isFirst || document.querySelector("dialog[open]")) return;
  if (!isBack && !location.hash) scrollTo(0, 0);
  isBack = false;
  heading?.focus({ preventScroll: true });
}

if (typeof window !== "undefined") window.addEventListener("popstate", () => void (isBack = true));
