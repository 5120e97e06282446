/**
 * Mental Health, Lifestyle and Relationships on a phone with weeks of data: taps, page length, layout shifts, nothing needed hidden in a
 * closed fold.
 */
import { horizontalOverflow } from "./accessibility.ts";
import { entryField, saveEntry, submitEntry } from "./entry.ts";
import { openFolds } from "./folds.ts";
import { expectNoAxe, inBothThemes } from "./axe.ts";
import { openFull, test } from "./full-account.ts";
import { expect } from "./people.ts";

const screen = 844;
const most = { "/mental-health": 3.8, "/lifestyle": 1.8, "/relationships": 4 } as const;

test("three daily pages are short on a phone, nothing shifts while they load, and axe finds nothing folded or unfolded @phone @long", async ({
  isMobile,
  page,
  full,
}) => {
  test.skip(!isMobile, "folds are open on wide windows");
  test.setTimeout(120_000);
  await page.setViewportSize({ width: 390, height: screen });
  await page.addInitScript(() => {
    const shifts = { sum: 0 };
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, hadRecentInput } = entry as PerformanceEntry & { value: number; hadRecentInput: boolean };
        if (!hadRecentInput) shifts.sum += value;
      }
    }).observe({ type: "layout-shift", buffered: true });
  });
  const rows: string[] = [];
  for (const [path, screens] of Object.entries(most)) {
    await openFull(page, full, { name: path, path, who: ["full"] });
    // on Sundays the weekly reset is open
    const reset = page.locator("details#week[open] > summary");
    if (await reset.count()) await reset.click();
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    const shift = await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum);
    rows.push(`${path.padEnd(16)} ${(height / screen).toFixed(2)} screens of ${screens}, layout shift ${shift.toFixed(3)}`);
    expect.soft(height / screen, path).toBeLessThanOrEqual(screens);
    expect.soft(shift, `${path}: layout shift`).toBeLessThanOrEqual(0.02);
    // crisis lines are never inside a closed fold
    expect.soft(await page.locator("details:not([open]) a[href^='tel:'], details:not([open]) a[href^='sms:']").count(), path).toBe(0);
    await inBothThemes(page, () => expectNoAxe(page));
    const ids = await page.locator("main details.fold").evaluateAll((folds) => folds.map((fold) => fold.id));
    await openFolds(page, ...ids);
    await inBothThemes(page, () => expectNoAxe(page));
    // at 400 % zoom a window of 1280 px is 320 px wide
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: screen });
      expect.soft(await horizontalOverflow(page), `${path} unfolded at ${width} px`).toEqual([]);
    }
  }
  console.log(rows.join("\n"));
});

test("addresses open their folds, and a half-written text keeps its fold open @phone @long", async ({ isMobile, page, full }) => {
  test.skip(!isMobile, "folds are open on wide windows");
  for (const [path, id] of [
    ["/lifestyle", "meals"],
    ["/lifestyle", "groceries"],
    ["/mental-health", "patterns"],
    ["/relationships", "decide"],
  ] as const) {
    await page.goto(`${full.url}${path}#${id}`);
    await expect(page.locator(`#${id}`)).toHaveAttribute("open", "");
    await expect(page.locator(`#${id} > summary`)).toBeInViewport();
  }
  await page.goto(`${full.url}/relationships`);
  await openFolds(page, "decide");
  await page.getByLabel("What are you deciding?").fill("Half a question");
  await page.locator("#decide > summary").click();
  await expect(page.getByLabel("What are you deciding?")).toBeVisible();
  await page.reload();
  await expect(page.getByLabel("What are you deciding?")).toHaveValue("Half a question");
  await expect(page.getByLabel("What are you deciding?")).toBeVisible();
  await page.getByLabel("What are you deciding?").fill("");
});

test("on Mental Health a mood takes one tap and Undo one more; text can be added, and Undo returns it to the form @long", async ({
  page,
  full,
}) => {
  test.setTimeout(60_000);
  await page.goto(`${full.url}/mental-health`);
  const today = page.getByRole("form", { name: "How is today?" });
  await expect(today.getByRole("group", { name: /one tap saves/ }).or(today.getByRole("button", { name: "Change" }))).toBeVisible();
  if (await today.getByRole("button", { name: "Change" }).isVisible()) await today.getByRole("button", { name: "Change" }).click();
  await today.getByRole("button", { name: /^4\b/ }).click();
  await expect(today.getByText(/^4, a bit low\. Saved at /)).toBeFocused();
  await saveEntry(page);
  await expect(page.locator(".toast")).toContainText("Please write something before saving. Your mood is saved.");
  const text = entryField(page);
  await submitEntry(page, "Four words to it.");
  await expect(page.getByText("Your page is saved: 4 words, mood 4.")).toBeFocused();
  await expect(page.getByRole("button", { name: "Save Entry" })).toBeHidden();
  await expectNoAxe(page);
  await today.getByRole("status").filter({ hasText: "Your page is saved" }).getByRole("button", { name: "Undo" }).click();
  await expect(text).toHaveValue("Four words to it.");
  await expect(text).toBeFocused();
  await expect(page.getByText("Your page is saved")).toHaveCount(0);
  await expect(
    page
      .getByRole("table", { name: /^Your week/ })
      .locator("tbody tr")
      .first()
      .getByRole("cell")
      .last(),
  ).toHaveText("4");
  await text.fill("");
});
