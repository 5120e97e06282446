import { addressedPart } from "#web/route-focus.ts";

const settlingMs = 3_000;

/**
 * Scrolls to the part that the address names again whenever something above it has loaded: for 3 s after the address changed, or until the
 * member does something. Returns a function that stops it.
 */
export function keepAddressedPart(): () => void {
  let until = Date.now() + settlingMs;
  // a layer that opens over the page has a history entry with a state, and the same address (layers.ts)
  const begin = () => void (until = history.state ? 0 : Date.now() + settlingMs);
  const end = () => void (until = 0);
  const sizes = new ResizeObserver(() => {
    if (Date.now() < until) document.getElementById(addressedPart())?.scrollIntoView();
  });
  sizes.observe(document.body);
  const events = [
    ...["pushState", "hashchange"].map((name) => [name, begin] as const),
    ...["popstate", "pointerdown", "wheel", "keydown"].map((name) => [name, end] as const),
  ];
  for (const [name, listener] of events) addEventListener(name, listener, { capture: true });
  return () => {
    sizes.disconnect();
    for (const [name, listener] of events) removeEventListener(name, listener, { capture: true });
  };
}
