import { whenIdle } from "#web/ahead.ts";
import { browserStorage } from "#web/storage.ts";

const key = "evenday.face";
const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;

/**
 * The display face comes after the first screen: at the first sign of a person, or two seconds after loading. Once this browser
 * has it, it comes at once. Until then titles stand in a fallback of the same measure.
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
    () => undefined, // the fallback stays, nothing is lost
  );
}
