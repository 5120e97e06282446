import { whenIdle } from "#web/prefetch.ts";
import { browserStorage } from "#web/storage.ts";

const key = "evenday.face";
const signs = ["pointermove", "pointerdown", "keydown", "scroll"] as const;
/** Longer than a tap, ms. */
const tapMs = 500;

/**
 * The display font loads after the first paint: after the first user input, or two seconds after loading. Once cached, it is used
 * at once. Until then titles use a fallback with the same metrics.
 */
export function fetchDisplayFont() {
  if (browserStorage.get(key)) return fetchIt();
  const once = () => {
    signs.forEach((sign) => removeEventListener(sign, once));
    clearTimeout(late);
    setTimeout(() => whenIdle(fetchIt), tapMs);
  };
  const late = setTimeout(once, 2_000);
  signs.forEach((sign) => addEventListener(sign, once, { once: true, passive: true }));
}

function fetchIt() {
  document.fonts.load('480 1em "Fraunces Variable"').then(
    () => {
      show();
      browserStorage.set(key, "1");
    },
    () => undefined, // the fallback stays
  );
}

/** A title may take another number of lines in it: what lies below would move away from under a press. */
function show() {
  if (document.querySelector(":active")) setTimeout(show, tapMs);
  else document.documentElement.classList.add("has-display");
}
