import { whenIdle } from "#web/prefetch.ts";
import { browserStorage } from "#web/storage.ts";

const key = "evenday.face";
const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/**
 * The display font loads after the first paint: at the first user input, or two seconds after loading. Once cached, it is used
 * at once. Until then titles use a fallback with the same metrics.
 */
export function fetchDisplayFont() {
  if (browserStorage.get(key)) return fetchIt();
  const once = () => {
    signs.forEach((sign) => removeEventListener(sign, once));
    clearTimeout(late);
    whenIdle(fetchIt);
  };
  const late = setTimeout(once, 2_000);
  signs.forEach((sign) => addEventListener(sign, once, { once: true, passive: true }));
}

function fetchIt() {
  document.fonts.load('480 1em "Fraunces Variable"').then(
    () => {
      document.documentElement.classList.add("has-display");
      browserStorage.set(key, "1");
    },
    () => undefined, // the fallback stays
  );
}
