/** What a picture does not say by itself: read from the page while it stands before the camera. */
import type { Page } from "@playwright/test";

export type Found = { overflow: string[]; small: string[] };

/** Whatever sticks out to the right, and what a finger may miss: targets under 44 px that are no links within a sentence. */
export const lookAt = (page: Page): Promise<Found> =>
  page.evaluate(() => {
    const say = (element: Element) => `${element.tagName.toLowerCase()} ${(element.getAttribute("aria-label") ?? element.textContent ?? "").trim().replace(/\s+/g, " ").slice(0, 50) || element.className.toString().slice(0, 40)}`;
    const isShown = (element: Element) => element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true });
    const wide = document.documentElement.clientWidth;
    const isClipped = (element: Element): boolean => {
      for (let above = element.parentElement; above && above !== document.body; above = above.parentElement) if (getComputedStyle(above).overflowX !== "visible") return true;
      return false;
    };
    const sticks = [...document.querySelectorAll("body *")].filter((one) => !(one instanceof SVGElement) && one.getBoundingClientRect().right > wide + 1 && isShown(one) && !isClipped(one));
    const overflow = document.documentElement.scrollWidth > wide ? [`${document.documentElement.scrollWidth} of ${wide} px`, ...sticks.slice(0, 4).map(say)] : [];

    const isWithinSentence = (element: Element) => {
      const around = element.closest("p, li, dd, figcaption, small, label, td");
      return getComputedStyle(element).display.startsWith("inline") && !getComputedStyle(element).display.includes("flex") && around !== null && (around.textContent ?? "").trim().length > (element.textContent ?? "").trim().length + 8;
    };
    const targets = document.querySelectorAll("a[href], button, input:not([type=hidden]), select, textarea, summary, [role=button], [role=tab], [role=option], [role=slider]");
    const small = [...targets].filter((one) => {
      if (!isShown(one) || one.closest("[inert], [aria-hidden=true]") || one.classList.contains("skip") || one.classList.contains("visually-hidden")) return false;
      // a box counts together with the label that is pressed with it
      const label = one instanceof HTMLInputElement ? one.closest("label") : null;
      const { width, height } = (label ?? one).getBoundingClientRect();
      return width > 0 && (width < 43.5 || height < 43.5) && !isWithinSentence(one);
    });
    return { overflow, small: [...new Set(small.map((one) => `${say(one)} (${Math.round(one.getBoundingClientRect().width)} × ${Math.round(one.getBoundingClientRect().height)})`))] };
  });
