/** Lazy parts of the layout whose code fails to load: the page stays, and a second press opens them. */
import { chunksOf } from "./chunks.ts";
import { expect, test } from "./people.ts";

test.use({ isDataSaving: true });

test.skip(({ isMobile }) => isMobile, "the same at every width");

test("a dialog that cannot be loaded says so and opens when pressed again, the eye button appears once online, and the page stays @long", async ({
  guard,
  page,
  member: _,
}) => {
  guard.allow(/Failed to load|dynamically imported module/);
  const chunks = chunksOf("search", "account-drawer", "quick-add.panel", "legal-dialog.panel", "hide-amounts", "notifications");
  await page.route(chunks, (route) => route.abort());
  await page.goto("/budget");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const toast = page.getByRole("region", { name: "Notices" }).getByText("Failed to open this");
  const openings: [() => Promise<void>, string][] = [
    [() => page.getByRole("button", { name: "Add expense" }).first().click(), "Add an expense"],
    [() => page.keyboard.press("Control+k"), "Search"],
    [() => page.getByRole("button", { name: "Your account" }).click(), "Your account"],
    [() => page.getByRole("button", { name: "Privacy" }).click(), "Privacy"],
  ];
  for (const [open, dialog] of openings) {
    await open();
    await expect(toast).toBeVisible();
    await expect(page.getByRole("dialog", { name: dialog })).toHaveCount(0);
    await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Close" }).click();
  }
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await expect(page.getByRole("button", { name: "Hide amounts" })).toHaveCount(0);

  await page.unroute(chunks);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByRole("button", { name: "Hide amounts" })).toBeAttached();
  for (const [open, dialog] of openings) {
    await open();
    await expect(page.getByRole("dialog", { name: dialog })).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog", { name: dialog })).toHaveCount(0);
  }
});

test("a member can log out after the code for it could not be loaded at first", async ({ guard, page, member: _ }) => {
  guard.allow(/Failed to load|dynamically imported module/);
  const chunk = chunksOf("sign-out");
  await page.route(chunk, (route) => route.abort());
  await page.goto("/budget");
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Error signing out")).toBeVisible();
  await page.unroute(chunk);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.getByText("Signed out successfully")).toBeVisible();
});

test("a part of the page that could not be loaded is loaded by itself once online", async ({ guard, page, member: _ }) => {
  guard.allow(/Failed to load|dynamically imported module/);
  const chunk = chunksOf("history.panel");
  await page.route(chunk, (route) => route.abort());
  await page.goto("/mental-health");
  const failed = page.getByText("Failed to load this part of the page");
  await expect(failed).toBeVisible();
  await page.unroute(chunk);
  await page.evaluate(() => dispatchEvent(new Event("online")));
  await expect(page.getByRole("heading", { name: "Your pages" })).toBeVisible();
  await expect(failed).toHaveCount(0);
});

test("the code of a page's parts is requested after the page was painted", async ({ page, member: _ }) => {
  await page.addInitScript(() => {
    const watch = new MutationObserver(() => {
      if (!document.querySelector("main:not(.prerendered) #write")) return;
      watch.disconnect();
      requestAnimationFrame((at) => Object.assign(globalThis, { frame: at }));
    });
    watch.observe(document, { childList: true, subtree: true });
  });
  await page.goto("/mental-health");
  await expect(page.getByRole("heading", { name: "Your year" })).toBeVisible();
  const [frame, asked] = await page.evaluate(
    (chunk) => [
      (globalThis as { frame?: number }).frame ?? Infinity,
      performance.getEntriesByType("resource").find(({ name }) => new RegExp(chunk).test(name))?.startTime ?? 0,
    ],
    chunksOf("week.panel").source,
  );
  expect(asked).toBeGreaterThan(frame ?? Infinity);
});

test("what is typed right after the first plus key, or the first Ctrl+K, is all in the field @long", async ({
  page,
  member: _,
  isMobile,
}) => {
  test.skip(isMobile, "a phone has no such keys");
  await page.goto("/budget");
  const isLoaded = (name: string) =>
    page.evaluate(
      (chunk) => performance.getEntriesByType("resource").some((one) => new RegExp(chunk).test(one.name)),
      chunksOf(name).source,
    );
  await expect.poll(() => isLoaded("quick-add.panel")).toBe(true);
  await expect.poll(() => isLoaded("search")).toBe(true);
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("+");
  await page.keyboard.type("12.34", { delay: 50 });
  await expect(page.getByRole("dialog").getByLabel("Amount")).toHaveValue("12.34");
  await page.keyboard.press("Escape");
  await page.keyboard.press("Control+k");
  await page.keyboard.type("reminders", { delay: 50 });
  await expect(page.getByRole("dialog").getByRole("combobox")).toHaveValue("reminders");
});

test("the display font does not move what is being pressed", async ({ page, member: _ }) => {
  await page.goto("/challenge");
  const button = page.getByRole("button", { name: "Log Today's No-Spend Day" });
  await button.hover();
  await page.mouse.down();
  const isShown = () => page.evaluate(() => document.documentElement.classList.contains("has-display"));
  await page.waitForFunction(() => document.fonts.check('480 1em "Fraunces Variable"'));
  // longer than the page waits between two looks
  await page.waitForTimeout(700);
  expect(await isShown()).toBe(false);
  await page.mouse.up();
  await expect(page.getByText("Logged. 1 day, $15 saved.")).toBeVisible();
  await expect.poll(isShown).toBe(true);
});
