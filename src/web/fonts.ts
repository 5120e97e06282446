import { whenIdle } from "#web/ahead.ts";

/** The display face comes after the first paint: the page is readable without it, and the first load stays small. */
export function fetchDisplayFont() {
  const fetchIt = () =>
    document.fonts.load('480 1em "Fraunces Variable"').then(
      () => document.documentElement.classList.add("has-display"),
      () => undefined, // the fallback stays, nothing is lost
    );
  if (document.readyState === "complete") whenIdle(fetchIt);
  else addEventListener("load", () => whenIdle(fetchIt), { once: true });
}
