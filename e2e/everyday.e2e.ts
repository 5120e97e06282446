/**
 * How many screens of a phone the daily pages are long, as a table, and how their folds open. With a year of data:
 * `FULL_ACCOUNT_DAYS=365 npx playwright test e2e/everyday.e2e.ts --project phone`.
 */
import type { Page } from "@playwright/test";
import { expect, expectNoAxe } from "./people.ts";
import { test } from "./full-account.ts";

const screen = 844;
/** The longest a page may be at 390 px with everything that folds closed, in screens. */
const most: Record<string, number> = { "/budget": 3.8, "/challenge": 4, "/debt": 4 };

/** The page is complete: its heading, no skeleton, and a height that does not change any more. */
async function settled(page: Page): Promise<number> {
  await page.getByRole("heading", { level: 1 }).first().waitFor();
  await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
  let height = 0;
  await expect
    .poll(async () => {
      const before = height;
      height = await page.evaluate(() => document.documentElement.scrollHeight);
      return height > screen && height === before;
    })
    .toBe(true);
  return height;
}

/** The sum of the layout shifts since the page was opened. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    const seen = window as unknown as { shifts: number };
    seen.shifts = 0;
    new PerformanceObserver((list) => {
      for (const one of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
        if (!one.hadRecentInput) seen.shifts += one.value;
    }).observe({ type: "layout-shift", buffered: true });
  });
const shifts = (page: Page) => page.evaluate(() => (window as unknown as { shifts: number }).shifts);

async function measure(page: Page, url: string) {
  await watchShifts(page);
  const rows: Record<string, { screens: number; most: number; shift: number }> = {};
  for (const [path, limit] of Object.entries(most)) {
    await page.goto(url + path);
    const height = await settled(page);
    rows[path] = { screens: Math.round((height / screen) * 100) / 100, most: limit, shift: Math.round((await shifts(page)) * 1000) / 1000 };
  }
  console.table(rows);
  for (const [path, row] of Object.entries(rows)) {
    expect.soft(row.screens, `${path} is too long`).toBeLessThanOrEqual(row.most);
    expect.soft(row.shift, `${path} moves while it loads`).toBeLessThanOrEqual(0.02);
  }
}

test("the daily pages are short on a phone, and nothing moves while they load @phone", async ({ page, full, isMobile }) => {
  test.skip(!isMobile, "measured at the width of a phone");
  await measure(page, full.url);
});

test("a fold opens for its address, for a link on its page and for print, and stays open on this device @phone", async ({
  page,
  full,
  isMobile,
}) => {
  test.skip(!isMobile, "from 60 rem every fold is open");
  const isOpen = (id: string) => page.locator(`details#${id}`).evaluate((one: HTMLDetailsElement) => one.open);
  await page.goto(`${full.url}/budget#bills`);
  await expect(page.getByRole("button", { name: "Add a bill" })).toBeInViewport();
  expect(await isOpen("how")).toBe(false);
  await page.getByRole("link", { name: "How we get this" }).click();
  await expect(page.getByText("Rounded down, and fixed until midnight.")).toBeInViewport();
  // opened by its address it is not remembered; opened by hand it is
  await page.goto(`${full.url}/budget`);
  await page.locator("#kept summary").click();
  await expect(page.getByRole("button", { name: "Export CSV" })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("button", { name: "Export CSV" })).toBeVisible();
  expect(await isOpen("bills")).toBe(false);
  // what is typed into a fold keeps it open, also after a reload and when its row is pressed
  await page.goto(`${full.url}/challenge#milestones`);
  await page.getByLabel("Days in a row").fill("40");
  await page.goto(`${full.url}/challenge`);
  await expect(page.getByLabel("Days in a row")).toHaveValue("40");
  await page.locator("#milestones summary").click();
  await expect(page.getByLabel("Days in a row")).toBeVisible();
  await page.getByLabel("Days in a row").fill("");
  await page.locator("#milestones summary").click();
  await expect(page.getByLabel("Days in a row")).toBeHidden();
  // print opens everything and closes it again
  await page.evaluate(() => dispatchEvent(new Event("beforeprint")));
  expect(await isOpen("rules")).toBe(true);
  await page.evaluate(() => dispatchEvent(new Event("afterprint")));
  expect(await isOpen("rules")).toBe(false);
});

/** Pairs of labels in charts that lie over one another. */
const collisions = (page: Page) =>
  page.locator("main svg.chart-svg").evaluateAll((charts) =>
    charts.flatMap((chart) => {
      const labels = [...chart.querySelectorAll("text")].filter((one) => one.checkVisibility({ contentVisibilityAuto: true }));
      const boxes = labels.map((one) => ({ text: one.textContent, box: one.getBoundingClientRect() }));
      return boxes.flatMap(({ text, box }, index) =>
        boxes
          .slice(index + 1)
          .filter(
            ({ box: other }) =>
              box.left < other.right - 1 && other.left < box.right - 1 && box.top < other.bottom - 4 && other.top < box.bottom - 4,
          )
          .map((other) => `${text} and ${other.text}`),
      );
    }),
  );

test("with every fold open nothing is cut, no label of a chart meets another, and axe finds nothing @phone", async ({
  page,
  full,
  isMobile,
}) => {
  test.skip(!isMobile, "the widths of phones");
  test.setTimeout(120_000);
  for (const path of Object.keys(most)) {
    await page.setViewportSize({ width: 390, height: screen });
    await page.goto(full.url + path);
    await settled(page);
    await page.evaluate(() => document.querySelectorAll<HTMLDetailsElement>("main details.fold").forEach((one) => (one.open = true)));
    await expect(page.locator("main [aria-busy=true]")).toHaveCount(0);
    await expectNoAxe(page);
    for (const width of [390, 320]) {
      await page.setViewportSize({ width, height: screen });
      await expect.poll(() => collisions(page), `${path} at ${width} px`).toEqual([]);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), `${path} scrolls sideways`).toBeLessThanOrEqual(width);
    }
  }
});
