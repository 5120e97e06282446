/** Layout problems that a screenshot does not show, read from the page. */
import type { Page } from "@playwright/test";

export type Found = { overflow: string[]; cut: string[]; broken: string[]; small: string[] };

/**
 * Elements that overflow to the right or are clipped by their own box, words broken over two lines, and targets under `least` px that are not links within a
 * sentence.
 */
export const checkLayout = (page: Page, least: number): Promise<Found> =>
  page.evaluate((least) => {
    const say = (element: Element) =>
      `${element.tagName.toLowerCase()} ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 50) || element.className.toString().slice(0, 40)}`;
    const isShown = (element: Element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    const wide = document.documentElement.clientWidth;
    const isClipped = (element: Element): boolean => {
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement)
        if (getComputedStyle(above).overflowX !== "visible") return true;
      return false;
    };
    const sticks = [...document.querySelectorAll("body *")].filter(
      (one) => !(one instanceof SVGElement) && one.getBoundingClientRect().right > wide + 1 && isShown(one) && !isClipped(one),
    );
    // a line clamp ends with an ellipsis, which shows that there is more
    const isCut = (one: Element) => {
      const { overflowX, overflowY, clipPath, webkitLineClamp } = getComputedStyle(one);
      const hasWords =
        one instanceof HTMLElement &&
        clipPath === "none" &&
        webkitLineClamp === "none" &&
        (one.textContent ?? "").trim() !== "" &&
        one.clientWidth > 0;
      return (
        hasWords &&
        ((/hidden|clip/.test(overflowX) && one.scrollWidth > one.clientWidth + 2) ||
          (/hidden|clip/.test(overflowY) && one.scrollHeight > one.clientHeight + 3))
      );
    };
    const cut = [...document.querySelectorAll("body *")].filter(
      (one) => isShown(one) && !one.matches(".page-header, .g-books, .sr-only") && isCut(one),
    );
    const overflow =
      document.documentElement.scrollWidth > wide
        ? [`${document.documentElement.scrollWidth} of ${wide} px`, ...sticks.slice(0, 4).map(say)]
        : [];

    const broken: string[] = [];
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      if (!node.parentElement || !isShown(node.parentElement)) continue;
      for (const { index, 0: word } of (node.nodeValue ?? "").matchAll(/[\p{L}\p{N}'’]{2,}/gu)) {
        const range = document.createRange();
        range.setStart(node, index);
        range.setEnd(node, index + word.length);
        if (new Set([...range.getClientRects()].map((line) => Math.round(line.top))).size > 1)
          broken.push(`${word} in ${say(node.parentElement)}`);
      }
    }

    const isWithinSentence = (element: Element) => {
      const around = element.closest("p, li, dd, figcaption, small, label, td");
      return (
        getComputedStyle(element).display.startsWith("inline") &&
        !getComputedStyle(element).display.includes("flex") &&
        around !== null &&
        (around.textContent ?? "").trim().length > (element.textContent ?? "").trim().length + 8
      );
    };
    /** The area of a target: the box itself, with the label around it, or with its invisible touch margin. */
    const reachOf = (one: Element) => {
      const { width, height } = ((one instanceof HTMLInputElement ? one.closest("label") : null) ?? one).getBoundingClientRect();
      const edge = getComputedStyle(one, "::after");
      const more = (from: string, to: string) =>
        edge.position === "absolute" && edge.content !== "none"
          ? -(Math.min(0, Number.parseFloat(from)) + Math.min(0, Number.parseFloat(to))) || 0
          : 0;
      return { width: width + more(edge.left, edge.right), height: height + more(edge.top, edge.bottom) };
    };
    const targets = document.querySelectorAll(
      "a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option], [role=slider]",
    );
    const small = [...targets].filter((one) => {
      if (
        !isShown(one) ||
        one.closest("[inert], [aria-hidden=true]") ||
        one.classList.contains("skip") ||
        one.classList.contains("visually-hidden")
      )
        return false;
      const { width, height } = reachOf(one);
      return width > 0 && (width < least - 0.5 || height < least - 0.5) && !isWithinSentence(one);
    });
    return {
      overflow,
      cut: [...new Set(cut.map(say))],
      broken: [...new Set(broken)],
      small: [...new Set(small.map((one) => `${say(one)} (${Math.round(reachOf(one).width)} × ${Math.round(reachOf(one).height)})`))],
    };
  }, least);
