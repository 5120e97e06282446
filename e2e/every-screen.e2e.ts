/** Every page and layer with seven weeks of data: axe, contrast, Back, focus, and links to the sections. */
import type { Page } from "@playwright/test";
import { unmarkedFields, unnamedImages } from "./accessibility.ts";
import { expectNoAxe, inBothThemes } from "./axe.ts";
import { lowContrast } from "./contrast.ts";
import { fullLayers, fullPages, openFull, signedOutStops, test, partOf, parts } from "./full-account.ts";
import { expect, layersInHistory } from "./people.ts";

const sameAtEveryWidth = "colours and names are the same at every width; large-text.e2e.ts goes through them on a phone";

async function expectAccessible(page: Page, name: string): Promise<void> {
  await test.step(name, () => expectNoAxe(page));
  expect.soft([...(await unnamedImages(page)), ...(await unmarkedFields(page))], name).toEqual([]);
  await inBothThemes(page, async (theme) => expect.soft(await lowContrast(page), `${name}, ${theme}`).toEqual([]));
}

for (let part = 1; part <= parts; part++) {
  const stops = partOf(fullPages, part);
  // the Menu exists in narrow windows only: layers.e2e.ts
  const layers = partOf(fullLayers, part).filter((one) => one.name !== "home--menu");

  test(
    `axe finds nothing on any page, and no text or field is too faint in either theme, part ${part} of ${parts}`,
    { tag: "@long" },
    async ({ page, full, isMobile }) => {
      test.skip(isMobile, sameAtEveryWidth);
      test.setTimeout(200_000);
      expect(stops.length).toBeGreaterThan(6);
      for (const stop of stops) {
        await openFull(page, full, stop);
        await expectAccessible(page, stop.name);
      }
    },
  );

  test(
    `axe finds nothing on any layer; Back closes it, the page keeps its position, and the focus returns, part ${part} of ${parts}`,
    { tag: "@long" },
    async ({ page, full, isMobile }) => {
      test.skip(isMobile, sameAtEveryWidth);
      test.setTimeout(240_000);
      expect(layers.length).toBeGreaterThan(10);
      for (const stop of layers) {
        await openFull(page, full, stop);
        page.setDefaultTimeout(10_000);
        await test.step(stop.name, async () => stop.open?.(page, false));
        const layer = page.locator("dialog[open], [popover]:popover-open:not(.toasts)").last();
        if (stop.isLayer) await expect(layer, stop.name).toBeVisible();
        await expectAccessible(page, stop.name);
        if (!stop.isLayer) continue;
        const open = await page.locator("dialog[open], [popover]:popover-open:not(.toasts)").count();
        await layersInHistory(page, open);
        await page.goBack();
        await expect(page.locator("dialog[open], [popover]:popover-open:not(.toasts)"), `Back closes ${stop.name}`).toHaveCount(open - 1);
        expect(new URL(page.url()).pathname, stop.name).toBe(stop.path);
        await expect
          .poll(() => page.evaluate(() => document.activeElement !== document.body), `after ${stop.name} the focus has a place`)
          .toBe(true);
      }
    },
  );
}

test("axe finds nothing on the pages before sign-in, and no text is too faint there @long", async ({ page, isMobile }) => {
  test.skip(isMobile, sameAtEveryWidth);
  for (const stop of signedOutStops) {
    await page.goto(stop.path);
    await page.waitForLoadState("networkidle");
    await stop.open?.(page, false);
    // the step has opened when its heading is visible
    await expect(page.getByRole("heading", { level: 1 }).first(), stop.name).toBeVisible();
    await expectAccessible(page, stop.name);
  }
});

/** Number of Tab stops: a group of radio buttons counts once. */
const stopsOf = () => {
  const reach = "a[href], button, input, select, textarea, summary, [tabindex='0']";
  const all = [...document.querySelectorAll<HTMLElement>(reach)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(":disabled") && one.checkVisibility({ visibilityProperty: true }),
  );
  const groups = new Set(all.map((one) => (one instanceof HTMLInputElement && one.type === "radio" ? one.name : one)));
  return groups.size;
};

test(
  "a page with more than 100 Tab stops has a short list of links to its sections",
  { tag: "@long" },
  async ({ page, full, isMobile }) => {
    test.skip(isMobile, sameAtEveryWidth);
    test.setTimeout(120_000);
    const long: string[] = [];
    for (const stop of fullPages) {
      await openFull(page, full, stop);
      if ((await page.evaluate(stopsOf)) <= 100) continue;
      long.push(stop.name);
      const list = page.getByRole("navigation", { name: "On this page" });
      const closed = list.locator("details:not([open]) > summary");
      if (await closed.count()) await closed.press("Enter");
      const names = await list.getByRole("link").allTextContents();
      expect.soft(names.length, `${stop.name} lists its sections`).toBeGreaterThan(2);
      const last = names.at(-1) ?? "";
      await list.getByRole("link", { name: last, exact: true }).press("Enter");
      await expect.soft(page.getByRole("heading", { name: last }).first()).toBeFocused();
    }
    expect(long.length, long.join(", ")).toBeGreaterThan(0);
  },
);
