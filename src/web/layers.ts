import type { AroundNavHandler } from "wouter";

/**
 * Dialogs, sheets and menus over the page, the topmost last. Each has a history entry with the page's own address, so that Back closes it
 * before it leaves the page; when it is closed in another way, its entry is removed.
 */
const layers: { close: () => void }[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** Going back over entries of closed layers, which the browser does a moment later. */
let isTravelling = false;
let navigateThen: (() => void) | undefined;

/** The number of open layers recorded in the current history entry. */
const depth = () => (history.state as { layers?: number } | null)?.layers ?? 0;

/** Registers a layer that has opened; `close` runs when Back is pressed. Returns what to call once it is gone. */
export function openLayer(close: () => void): () => void {
  const layer = { close };
  layers.push(layer);
  settleSoon();
  return () => {
    const at = layers.indexOf(layer);
    if (at >= 0) layers.splice(at, 1);
    settleSoon();
  };
}

/** Closes whatever is open over the page, before a search or a notification opens another place. */
export const closeLayers = (): void => layers.toReversed().forEach(({ close }) => close());

/** For the router: a navigation while the history is going back waits, because it would be undone. */
export const aroundNav: AroundNavHandler = (navigate, to, options) => {
  if (isTravelling) navigateThen = () => navigate(to, options);
  else navigate(to, options);
};

/** Delayed, so that a layer that closes while another opens leaves the history as it is. */
function settleSoon() {
  clearTimeout(timer);
  timer = setTimeout(settle);
}

function settle() {
  if (isTravelling) return;
  const surplus = depth() - layers.length;
  if (surplus > 0) {
    isTravelling = true;
    refocusAfterTravel();
    history.go(-surplus);
  }
  for (let more = surplus; more < 0; more++) history.pushState({ layers: layers.length + more + 1 }, "");
}

/** At an address with a fragment (#main), going back would move the focus to the fragment's target; this keeps it where it was. */
function refocusAfterTravel() {
  const focused = document.activeElement;
  const restore = () => {
    if (focused instanceof HTMLElement && focused.isConnected && focused !== document.activeElement) focused.focus({ preventScroll: true });
  };
  addEventListener("popstate", () => setTimeout(restore), { once: true });
}

if (typeof window !== "undefined") {
  addEventListener("popstate", () => {
    if (!isTravelling)
      layers
        .splice(depth())
        .toReversed()
        .forEach(({ close }) => close());
    isTravelling = false;
    navigateThen?.();
    navigateThen = undefined;
    settleSoon();
  });
  // reloaded with a layer open: the layer is gone, so its entry is removed too
  settleSoon();
}
