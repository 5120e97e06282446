import { holdsAmount } from "#shared/money.ts";
import { hiddenAmountsFlag } from "#web/hidden-amounts-flag.ts";
import { browserStorage } from "#web/storage.ts";

const listeners = new Set<() => void>();

/** Whether amounts and journal texts are blurred on this device. */
export const areAmountsHidden = () => browserStorage.get(hiddenAmountsFlag) === "on";

export function setAmountsHidden(isHidden: boolean): void {
  if (isHidden) browserStorage.set(hiddenAmountsFlag, "on");
  else browserStorage.remove(hiddenAmountsFlag);
  listeners.forEach((listener) => listener());
}

export function onAmountsHidden(listener: () => void): () => void {
  listeners.add(listener);
  // another tab of this device
  addEventListener("storage", listener);
  return () => {
    listeners.delete(listener);
    removeEventListener("storage", listener);
  };
}

/** Whether a key press is Ctrl+Shift+. (Cmd on a Mac), on any keyboard layout. */
export const isHideKey = (event: KeyboardEvent): boolean =>
  event.code === "Period" && event.shiftKey && (event.ctrlKey || event.metaKey) && !event.altKey && !event.repeat;

/**
 * Marks every element whose text contains an amount with `data-amount`, now and whenever a text changes, so that the style sheet blurs it,
 * also in charts, toasts and sentences of the rules. Runs before the browser paints. Returns the stop function.
 */
export function hideAmounts(): () => void {
  const root = document.documentElement;
  const observer = new MutationObserver((changes) => {
    for (const { type, target, addedNodes } of changes) {
      const parent = type === "characterData" ? target.parentElement : (target as Element);
      if (parent) mark(parent);
      addedNodes.forEach(markAll);
    }
  });
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  markAll(document.body);
  root.dataset["hide"] = "amounts";
  return () => {
    observer.disconnect();
    delete root.dataset["hide"];
    document.querySelectorAll("[data-amount]").forEach((one) => one.removeAttribute("data-amount"));
  };
}

function markAll(node: Node): void {
  const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode()) if (text.parentElement) mark(text.parentElement);
  if (node.nodeType === Node.TEXT_NODE && node.parentElement) mark(node.parentElement);
}

/** Parts of an SVG text and the options of a select can't be blurred on their own. */
function mark(element: Element): void {
  const blurred = element.closest("svg text, select") ?? element;
  blurred.toggleAttribute("data-amount", holdsAmount(blurred === element ? ownText(element) : (blurred.textContent ?? "")));
}

/** The text of the element itself, without that of its children. */
const ownText = (element: Element): string =>
  [...element.childNodes].map((node) => (node.nodeType === Node.TEXT_NODE ? node.nodeValue : "\u0000")).join("");
