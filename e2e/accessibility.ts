/** Accessibility checks that run in the page: sideways scrolling, hidden focus, unnamed images, unmarked fields. */
import type { Locator, Page } from "@playwright/test";

/** Elements that make the page, or a layer over it, scroll sideways at the current width. Empty when it fits. */
export const horizontalOverflow = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const say = (one: Element) =>
      `${one.tagName} ${one.getAttribute("class") ?? ""} in ${(one.closest("li, tr, section")?.textContent ?? "").slice(0, 80)}`;
    // an element inside its own scrolling or clipping container does not widen the page
    const isCut = (one: Element): boolean =>
      one.parentElement !== null &&
      one.parentElement !== document.body &&
      (getComputedStyle(one.parentElement).overflowX !== "visible" || isCut(one.parentElement));
    const places = [document.documentElement, ...document.querySelectorAll("dialog[open], [popover]:popover-open")];
    return places.flatMap((place) => {
      if (place.scrollWidth <= place.clientWidth) return [];
      const edge = place === document.documentElement ? place.clientWidth : place.getBoundingClientRect().left + place.clientWidth;
      const beyond = [...place.querySelectorAll("*")].filter((one) => one.getBoundingClientRect().right > edge && !isCut(one));
      return [`${place.scrollWidth} of ${place.clientWidth} px`, ...beyond.slice(0, 4).map(say)];
    });
  });

/** How high the area is that a touch in the middle of this element can hit, in px: what stands above it takes its part. */
export const touchHeight = (element: Locator): Promise<number> =>
  element.evaluate((one) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    const isHit = (y: number) => one.contains(document.elementFromPoint(left + width / 2, y));
    let [from, to] = [top + height / 2, top + height / 2];
    while (isHit(from - 0.5)) from -= 0.5;
    while (isHit(to + 0.5)) to += 0.5;
    return to - from;
  });

/**
 * Words of at most `longest` letters that stand on two lines although nothing in them allows a break, with the class of the element around
 * them. Longer ones (addresses, names) may break.
 */
export const brokenWords = (page: Page, longest = 14): Promise<string[]> =>
  page.evaluate((most) => {
    const broken = new Set<string>();
    const layers = [...document.querySelectorAll("dialog[open]")];
    const texts = document.createTreeWalker(layers.at(-1) ?? document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const around = node.parentElement;
      if (!around?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || around.closest("svg, textarea, .sr-only"))
        continue;
      // a line may end after a hyphen, a dash or a slash
      for (const word of (node.textContent ?? "").matchAll(/[^\s\u200b\u00ad/–—-]+/g)) {
        if (word[0].length > most) continue;
        const range = document.createRange();
        range.setStart(node, word.index);
        range.setEnd(node, word.index + word[0].length);
        const lines = new Set([...range.getClientRects()].filter(({ width }) => width > 0).map(({ top }) => Math.round(top)));
        if (lines.size > 1) broken.add(`${word[0]} in ${around.tagName} ${around.className} of ${around.parentElement?.className ?? ""}`);
      }
    }
    return [...broken];
  }, longest);

/** Every focusable element that is not visible: without a size, outside the window, or covered by another element. */
export const unseenFocus = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const reach = "a[href], button, input, select, textarea, summary, [tabindex='0']";
    const isOnline = (one: HTMLElement) =>
      one.tabIndex >= 0 && !one.matches(":disabled") && one.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true });
    const unseen: string[] = [];
    for (const one of document.querySelectorAll<HTMLElement>(reach)) {
      if (!isOnline(one)) continue;
      one.focus();
      if (document.activeElement !== one) continue;
      const box = one.getBoundingClientRect();
      const points = [0.5, 0.1, 0.9].flatMap((x) =>
        [0.5, 0.15, 0.85].map((y) => [box.left + box.width * x, box.top + box.height * y] as const),
      );
      const isSeen = points.some(([x, y]) => {
        const there = document.elementFromPoint(x, y);
        return (
          there !== null &&
          (one.contains(there) || one.parentElement?.contains(there) === true || there.closest("label")?.contains(one) === true)
        );
      });
      if (box.width === 0 || box.height === 0 || !isSeen)
        unseen.push(`${one.tagName} ${one.getAttribute("aria-label") ?? (one.textContent ?? one.id).trim().slice(0, 60)}`);
    }
    return unseen;
  });

/** Drawings that are neither hidden from assistive technology nor named: some screen readers announce them as "image". */
export const unnamedImages = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGElement | HTMLImageElement>("svg, img")]
      .filter((one) => !one.closest("[aria-hidden='true']") && !one.parentElement?.closest("svg") && one.checkVisibility())
      .filter(
        (one) =>
          !one.hasAttribute("aria-label") &&
          !one.hasAttribute("aria-labelledby") &&
          !one.querySelector("title") &&
          one.getAttribute("alt") === null,
      )
      .map((one) => `${one.tagName} ${one.getAttribute("class") ?? ""} in ${one.parentElement?.outerHTML.slice(0, 90)}`),
  );

/** Required fields without the word "required", and forms that would show the browser's validation bubbles instead of our messages. */
export const unmarkedFields = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const fields = [...document.querySelectorAll<HTMLInputElement>(":is(input, select, textarea):required")];
    const unmarked = fields.filter((one) => !/required/.test((one.closest(".field") ?? one.form)?.textContent ?? ""));
    const bubbling = [...document.querySelectorAll("form")].filter((one) => !one.noValidate);
    return [...unmarked.map((one) => one.outerHTML.slice(0, 90)), ...bubbling.map((one) => one.outerHTML.slice(0, 90))];
  });
