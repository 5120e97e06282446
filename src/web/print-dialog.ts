/** As styles, these would be loaded with every first page. */
const dialogOnPaper = { visibility: "visible", position: "absolute", inset: "0 0 auto", margin: "0", maxHeight: "none" };
const pageOnPaper = { visibility: "hidden", height: "0", overflow: "clip" };

/**
 * While a dialog is open, it is printed in place of the page, once: fixed to the window, it would be on every sheet. So would the panel of crisis
 * lines, which is printed with the page. Returns the stop function.
 */
export function watchPrint(): () => void {
  const changed = new Set<HTMLElement>();
  const change = (element: HTMLElement, styles: Partial<CSSStyleDeclaration>) => {
    Object.assign(element.style, styles);
    changed.add(element);
  };
  const before = () => {
    const dialog = [...document.querySelectorAll("dialog")].findLast(({ open }) => open);
    const root = document.getElementById("root");
    if (dialog && root) {
      change(root, pageOnPaper);
      change(dialog, dialogOnPaper);
    }
    for (const panel of document.querySelectorAll<HTMLElement>("[popover]:popover-open")) change(panel, { position: "absolute" });
  };
  const after = () => {
    for (const element of changed) element.removeAttribute("style");
    changed.clear();
  };
  addEventListener("beforeprint", before);
  addEventListener("afterprint", after);
  return () => {
    removeEventListener("beforeprint", before);
    removeEventListener("afterprint", after);
    after();
  };
}
