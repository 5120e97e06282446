/** WCAG contrast of everything on a page, also where axe cannot compute it: over gradients, drawings and layers. */
import type { Page } from "@playwright/test";

/**
 * Text under 4.5 (large text under 3), placeholders likewise, and field borders under 3, as "ratio what". The background is composed from
 * what is painted below the text; of a gradient, the worst stop counts. Disabled controls are left out.
 */
export async function lowContrast(page: Page): Promise<string[]> {
  const before = page.viewportSize();
  // with a window as high as the page, nothing has to be scrolled into view
  const height = Math.min(16_000, await page.evaluate(() => document.documentElement.scrollHeight));
  const isDialog = await page.evaluate(() => document.querySelector("dialog[open]") !== null);
  if (before && !isDialog) await page.setViewportSize({ width: before.width, height: Math.max(before.height, height) });
  const found = await page.evaluate(faintParts);
  if (before) await page.setViewportSize(before);
  return found;
}

const faintParts = (): string[] => {
  type Colour = readonly [red: number, green: number, blue: number, alpha: number];
  const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
  const known = new Map<string, Colour>();
  const read = (css: string): Colour => {
    const before = known.get(css);
    if (before || !canvas) return before ?? [0, 0, 0, 0];
    canvas.clearRect(0, 0, 1, 1);
    canvas.fillStyle = css;
    canvas.fillRect(0, 0, 1, 1);
    const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
    known.set(css, [red, green, blue, alpha / 255]);
    return [red, green, blue, alpha / 255];
  };
  const over = ([r, g, b, a]: Colour, [r2, g2, b2]: Colour): Colour => [
    r * a + r2 * (1 - a),
    g * a + g2 * (1 - a),
    b * a + b2 * (1 - a),
    1,
  ];
  const light = ([r, g, b]: Colour) => {
    const [red = 0, green = 0, blue = 0] = [r, g, b].map((part) =>
      part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
    );
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
  };
  const ratio = (one: Colour, two: Colour) => {
    const [more = 0, less = 0] = [light(one), light(two)].toSorted((a, b) => b - a);
    return (more + 0.05) / (less + 0.05);
  };
  const inGradient = /(?:oklch|oklab|lab|lch|rgba?|hsla?|color|color-mix)\((?:[^()]|\([^()]*\))*\)|#[\da-f]{3,8}/gi;
  /** What one element paints at a point: nothing, one color, or the stops of a gradient. */
  const paints = new Map<Element, Colour[]>();
  const paintOf = (one: Element): Colour[] => {
    const before = paints.get(one);
    if (before) return before;
    const paint = readPaint(one);
    paints.set(one, paint);
    return paint;
  };
  const readPaint = (one: Element): Colour[] => {
    const style = getComputedStyle(one);
    if (one instanceof SVGElement && !(one instanceof SVGSVGElement)) {
      if (one instanceof SVGTextContentElement || style.fill === "none" || style.fill.startsWith("url")) return [];
      const [r, g, b, a] = read(style.fill);
      return [[r, g, b, a * Number(style.fillOpacity) * Number(style.opacity)]];
    }
    const stops = style.backgroundImage.includes("gradient")
      ? [...style.backgroundImage.matchAll(inGradient)].map(([stop]) => read(stop))
      : [];
    const plain = read(style.backgroundColor);
    return [...(plain[3] > 0 ? [plain] : []), ...stops.filter((stop) => stop[3] > 0)];
  };
  /** Every possible background below a point of `one`, itself included; the page's canvas is last. */
  const groundsAt = (one: Element, x: number, y: number): Colour[] => {
    const stack = document.elementsFromPoint(x, y);
    const from = stack.indexOf(one);
    // elements above the text would cover it; below are the text's own box and everything under that
    const below = from >= 0 ? stack.slice(from) : ancestorsOf(one);
    let grounds: Colour[] = [read(getComputedStyle(document.body).backgroundColor)];
    for (const layer of below.toReversed()) {
      const paint = paintOf(layer);
      if (paint.length > 0)
        grounds = paint.flatMap((colour) => (colour[3] > 0.995 ? [colour] : grounds.map((ground) => over(colour, ground))));
    }
    return grounds;
  };
  const ancestorsOf = (one: Element): Element[] => [one, ...(one.parentElement ? ancestorsOf(one.parentElement) : [])];
  const isOff = (one: Element) => one.closest(":disabled, [aria-disabled='true'], [inert], .prerendered") !== null;
  const opacityOf = (one: Element) => ancestorsOf(one).reduce((sum, each) => sum * Number(getComputedStyle(each).opacity), 1);
  const found: string[] = [];
  const judge = (one: Element, css: string, least: number, what: string, points: (readonly [number, number])[], own?: Colour) => {
    const colour = read(css);
    for (const [x, y] of points) {
      const grounds = own ? [own] : groundsAt(one, x, y);
      const worst = Math.min(
        ...grounds.map((ground) => ratio(over([colour[0], colour[1], colour[2], colour[3] * opacityOf(one)], ground), ground)),
      );
      if (worst < least - 0.005) return void found.push(`${worst.toFixed(2)} of ${least}: ${what}`);
    }
  };
  const pointsOf = (box: DOMRect) => [0.03, 0.5, 0.97].map((share) => [box.left + box.width * share, box.top + box.height / 2] as const);
  // decoration without pointer events is painted too
  const sheet = new CSSStyleSheet();
  sheet.replaceSync("*, *::before { pointer-events: auto !important; } * { scroll-behavior: auto !important; }");
  document.adoptedStyleSheets.push(sheet);
  const nameOf = (one: Element) =>
    `${one.tagName.toLowerCase()}.${(one.getAttribute("class") ?? "").split(" ")[0]} "${(one.textContent ?? "").trim().slice(0, 40)}"`;
  const top = [...document.querySelectorAll("dialog[open]")].at(-1) ?? document.body;
  for (const one of top.querySelectorAll<HTMLElement | SVGElement>("*")) {
    if (
      one.closest(".visually-hidden, [hidden]") ||
      isOff(one) ||
      !one.checkVisibility({ opacityProperty: true, visibilityProperty: true })
    )
      continue;
    const style = getComputedStyle(one);
    const hasText = [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim());
    const isField = one.matches("input:not([type=range], [type=radio], [type=checkbox], [type=file], [type=hidden]), textarea, select");
    if (!hasText && !isField) continue;
    const range = document.createRange();
    range.selectNodeContents(one);
    const boxOf = () => (hasText && !isField ? range : one).getBoundingClientRect();
    if (one.closest("dialog") || boxOf().bottom > innerHeight) one.scrollIntoView({ block: "center", inline: "nearest" });
    const box = boxOf();
    if (box.width < 2 || box.height < 2) continue;
    const size = Number.parseFloat(style.fontSize);
    const least = size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700) ? 3 : 4.5;
    const isDrawn = one instanceof SVGElement;
    // a wide outline in the background color is the background of a text in a chart
    const outline = isDrawn && style.stroke !== "none" && Number.parseFloat(style.strokeWidth) >= 3 ? read(style.stroke) : undefined;
    judge(one, isDrawn ? style.fill : style.color, least, nameOf(one), pointsOf(box), outline);
    if (!isField) continue;
    const placeholder = one.getAttribute("placeholder");
    if (placeholder) judge(one, getComputedStyle(one, "::placeholder").color, least, `placeholder "${placeholder}"`, pointsOf(box));
    const parent = one.parentElement;
    const edge = style.borderTopWidth === "0px" ? "" : style.borderTopColor;
    if (edge && parent)
      judge(parent, edge, 3, `edge of ${nameOf(one)} ${one.getAttribute("name") ?? one.id}`, [[box.left - 2, box.top + box.height / 2]]);
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
  scrollTo(0, 0);
  return [...new Set(found)];
};
