import { expect, expectNoAxe, failNext, inBothThemes, test } from "./people.ts";

const isPhone = (width: number) => width < 1024;

test("the frame leads everywhere by keyboard, names where one is, and turns dark", async ({ page, member, viewport }) => {
  void member;
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1, name: /honest half hour/ })).toBeVisible();
  await page.keyboard.press("Tab");
  await expect(page.getByRole("link", { name: "Skip to the page" })).toBeFocused();
  await page.keyboard.press("Enter");
  await expect(page.locator("#main")).toBeFocused();
  await inBothThemes(page, () => expectNoAxe(page));

  if (isPhone(viewport?.width ?? 0)) {
    await page.getByRole("button", { name: "Menu" }).click();
    const menu = page.getByRole("dialog", { name: "Menu" });
    await expect(menu.getByRole("link", { name: "Home" })).toHaveAttribute("aria-current", "page");
    await expect(menu.getByRole("button", { name: "Logout" })).toBeVisible();
    await inBothThemes(page, () => expectNoAxe(page));
    await page.keyboard.press("Escape");
    await expect(page.getByRole("button", { name: "Menu" })).toBeFocused();
    await page.getByRole("button", { name: "Menu" }).click();
    await menu.getByRole("link", { name: "Mental Health" }).click();
  } else {
    await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Mental Health" }).click();
    await expect(page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Mental Health" })).toHaveAttribute("aria-current", "page");
  }
  await expect(page).toHaveURL("/mental-health");
  await expect(page).toHaveTitle("Mental Health · Evenday");
  await expect(page.getByRole("heading", { level: 1, name: "Mental Health" })).toBeFocused();
  await page.goBack();
  await expect(page).toHaveTitle("Home · Evenday");

  await page.getByRole("button", { name: "Switch between light and dark" }).click();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
  await page.reload();
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");
});

test("a path that leads nowhere says so and leads home", async ({ page, member }) => {
  void member;
  const answer = await page.goto("/no-such-page");
  expect(answer?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Oops! Page not found" })).toBeVisible();
  await inBothThemes(page, () => expectNoAxe(page));
  await page.getByRole("link", { name: "Return to Home" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: /honest half hour/ })).toBeVisible();
});

test("signing out says when it fails, and asks before half-written words go", async ({ page, member, viewport }) => {
  void member;
  const logout = async () => {
    if (isPhone(viewport?.width ?? 0)) await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Logout" }).click();
  };
  await page.goto("/mental-health");
  await failNext(page, "/api/auth/sign-out", { status: 503, message: "The server is resting. Please try again." });
  await logout();
  await expect(page.getByText("Error signing out")).toBeVisible();
  await expect(page.getByText("The server is resting. Please try again.")).toBeVisible();

  await page.getByLabel("AI Journal Assistant").fill("half a thought");
  await logout();
  const question = page.getByRole("dialog", { name: "Log out without saving?" });
  await expect(question.getByRole("button", { name: "Stay" })).toBeFocused();
  await expectNoAxe(page);
  await page.keyboard.press("Enter");
  await expect(page.getByLabel("AI Journal Assistant")).toHaveValue("half a thought");
  await logout();
  await question.getByRole("button", { name: "Log out" }).click();
  await expect(page).toHaveURL("/auth");
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith("evenday.draft")))).toEqual([]);
});

test("an ended session and a lost connection leave the words where they are", async ({ isMobile, page, member, context }) => {
  test.skip(isMobile, "the same at every width");
  await page.goto("/mental-health");
  await page.getByLabel("AI Journal Assistant").fill("words that must not go");
  await context.setOffline(true);
  await expect(page.getByText(/You are offline/)).toBeVisible();
  await page.getByRole("button", { name: "Save Entry" }).click();
  await expect(page.getByText("Error saving entry")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText(/You are offline/)).toBeHidden();

  await member.call("POST", "/api/auth/sign-out", {});
  await page.getByRole("button", { name: "Save Entry" }).click();
  await expect(page.getByText(/Your session has ended/)).toBeVisible();
  await expect(page.getByLabel("AI Journal Assistant")).toHaveValue("words that must not go");
  await expectNoAxe(page);
  await page.getByRole("button", { name: "Sign in again" }).click();
  await page.getByLabel("Email").fill(member.email);
  await page.getByLabel("Password", { exact: true }).fill(member.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page).toHaveURL("/");
  await page.goto("/mental-health");
  await expect(page.getByLabel("AI Journal Assistant")).toHaveValue("words that must not go");
});
