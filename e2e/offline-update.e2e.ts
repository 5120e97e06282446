import type { Page } from "@playwright/test";
import { chunksOf } from "./chunks.ts";
import { goTo, persistedOnDevice, test } from "./device.ts";
import { entryField } from "./entry.ts";
import { enter, expect, expectNoAxe, newMember } from "./people.ts";

test.use({ serviceWorkers: "allow", isDataSaving: false });

const entry = (page: Page) => page.locator("script#entry");

test("a newer build breaks no open page, and loads when the member asks for it @long", async ({ context, isMobile, line, page }) => {
  test.skip(isMobile, "the same at every width");
  await enter(context, await newMember(), line.url);
  const builds = (tab: Page) => tab.evaluate(async () => (await caches.keys()).filter((name) => name.startsWith("evenday core")).length);
  await page.goto(`${line.url}/mental-health`);
  await entryField(page).fill("half a thought");
  await persistedOnDevice(page);
  const other = await context.newPage();
  await other.goto(`${line.url}/budget`);
  await other.waitForLoadState("networkidle"); // the parts that come after the figures are there before the build is replaced
  const chunk = await other.evaluate(async (sought) => {
    const features = await caches.open((await caches.keys()).find((name) => name.startsWith("evenday features")) ?? "");
    return (await features.keys()).map(({ url }) => url).find((url) => new RegExp(sought).test(url)) ?? "";
  }, chunksOf("cooking-lessons.guide").source);

  line.deploy();
  await page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));
  await expect(page.getByText("A new version of Evenday is ready.")).toBeVisible();
  await expectNoAxe(page);
  // the page of the old build works on: its features are cached, though the server no longer has them
  expect((await page.request.get(chunk)).status()).toBe(404);
  await goTo(page, "Growth");
  await page
    .getByRole("link", { name: /Cooking Lessons/ })
    .first()
    .click();
  await expect(page).toHaveTitle("Cooking Lessons · Evenday");
  await goTo(page, "Mental Health");
  await page.getByRole("button", { name: "Reload" }).click();
  await expect(entry(page)).toHaveAttribute("src", /-second-build\.js$/);
  await expect(entryField(page)).toHaveValue("half a thought");
  await expect(page.getByText("A new version of Evenday is ready.")).toBeHidden();

  // a page that was not reloaded shows the notice too, and keeps all of its files while it is open
  await expect(other.getByText("A new version of Evenday is ready.")).toBeVisible();
  await expect(entry(other)).not.toHaveAttribute("src", /-second-build/);
  expect(await other.evaluate(async (url) => (await fetch(url)).status, chunk)).toBe(200);
  expect(await builds(page)).toBe(2);
  await other.close();
  await page.reload();
  await expect.poll(() => builds(page), { timeout: 20_000 }).toBe(1);
});

test("without a service worker a page of an old build reloads once, and keeps the text @long", async ({
  browser,
  guard,
  isMobile,
  line,
}) => {
  test.skip(isMobile, "the same at every width");
  void guard; // it uses a browser context of its own
  const context = await browser.newContext({ serviceWorkers: "block" });
  await enter(context, await newMember(), line.url);
  const page = await context.newPage();
  // with data saving on no page is prefetched
  await page.addInitScript(() => Object.defineProperty(navigator, "connection", { value: { saveData: true } }));
  await page.goto(`${line.url}/mental-health`);
  await entryField(page).fill("half a thought");
  await page.waitForLoadState("networkidle"); // only the next page's files are blocked, not those that this one still fetches
  line.cut();
  await goTo(page, "Debt");
  await expect(page.getByRole("heading", { name: "Failed to load this page" })).toBeVisible();
  line.deploy();
  line.restore();
  await goTo(page, "Budget");
  await expect(page).toHaveTitle("Budget · Evenday");
  await expect(entry(page)).toHaveAttribute("src", /-second-build\.js$/);
  await goTo(page, "Mental Health");
  await expect(entryField(page)).toHaveValue("half a thought");
  await context.close();
});
