/** Quick exit: what Back shows afterwards, and the session if the member chose to end it. */
import type { Page } from "@playwright/test";
import { browserStorageText, write } from "./device.ts";
import { expect, test, useModel } from "./people.ts";

test.skip(({ isMobile }) => isMobile, "the same at every width");

/** Serves a fake of the weather page. */
async function weather(page: Page) {
  await page.route("https://www.weather.gov/**", (route) =>
    route.fulfill({ contentType: "text/html", body: "<title>Weather</title><h1>Sunny</h1>" }),
  );
}

test("after a quick exit Back leads to the weather page again, and the address opens the page as before", async ({
  page,
  guard,
  member: _,
}) => {
  guard.allow(/weather\.gov/);
  await weather(page);
  await page.goto("/budget");
  await expect(page.getByRole("heading", { name: "Categories" })).toBeVisible();
  await page.goto("/challenge");
  await page.getByRole("link", { name: "Relationships" }).first().click();
  await page.getByRole("button", { name: "Quick exit" }).first().click();
  await expect(page).toHaveTitle("Weather");
  for (let step = 0; step < 2; step += 1) {
    await page.goBack({ waitUntil: "commit" });
    await expect(page.getByRole("heading", { name: "Sunny" })).toBeVisible();
    await expect(page).toHaveURL("https://www.weather.gov/");
  }
  await page.goto("/budget");
  await expect(page.getByRole("heading", { name: "Categories" })).toBeVisible();
});

test("if the member chose it, the quick exit also ends the session @long", async ({ page, guard, member }) => {
  guard.allow(/weather\.gov/);
  guard.allow(/401/);
  await weather(page);
  await page.goto("/mental-health");
  await page.getByLabel("Quick exit also logs me out on this device").check();
  await write(page, "a quillberry day");
  await expect.poll(async () => (await browserStorageText(page)).includes("a quillberry day")).toBe(true);
  // left before the page has loaded the code that clears the stored answers
  await page.reload();
  await expect(page.getByLabel("Quick exit also logs me out on this device")).toBeChecked();
  await page.getByRole("button", { name: "Quick exit" }).first().click();
  await expect(page).toHaveTitle("Weather");
  await page.goto("/mental-health");
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  for (const trace of ["a quillberry day", member.id])
    await expect.poll(async () => (await browserStorageText(page)).includes(trace), { message: trace }).toBe(false);
  await expect
    .poll(() =>
      member.call("GET", "/api/auth/session").then(
        () => "in",
        () => "out",
      ),
    )
    .toBe("out");
});

const inTab = (page: Page) => page.evaluate(() => Object.keys(sessionStorage).filter((name) => name.startsWith("evenday.tab.")));

test.describe("a talk whose answer is still running leaves nothing in the tab", () => {
  test.beforeEach(async ({ page, guard, member: _ }) => {
    guard.allow(/weather\.gov/);
    await weather(page);
    await useModel(page);
    await page.goto("/life-coach");
    await page.evaluate(() => localStorage.setItem("evenday.exit-signs-out", "1"));
    await page.getByRole("textbox", { name: "Your message" }).fill("[drip] nobody must read this");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("log", { name: "Messages" })).toContainText("a word");
    expect(await inTab(page)).not.toEqual([]);
  });

  test("after logging out", async ({ page }) => {
    await page.getByRole("button", { name: "Logout" }).click();
    await expect(page.getByText("Signed out successfully")).toBeVisible();
    await expect(page.getByRole("button", { name: "Sign In" })).toBeVisible();
    expect(await inTab(page)).toEqual([]);
  });

  test("after a quick exit that logs out", async ({ page }) => {
    await page.getByRole("button", { name: "Quick exit" }).first().click();
    await expect(page).toHaveTitle("Weather");
    await page.goto("/privacy");
    expect(await inTab(page)).toEqual([]);
  });
});
