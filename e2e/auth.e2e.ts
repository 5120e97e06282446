import { touchHeight } from "./accessibility.ts";
import { entryField } from "./entry.ts";
import { expect, expectNoAxe, failNext, freshEmail, inBothThemes, signIn, test } from "./people.ts";

test.use({ isDataSaving: true });

test("a new user signs up, signs in, stays signed in after a reload and signs out @phone", async ({ page, isMobile }) => {
  const email = freshEmail();
  await page.goto("/auth");
  await expect(page).toHaveTitle(/Sign in/);
  await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
  if (isMobile) expect(await touchHeight(page.getByRole("button", { name: "Forgot it?" }))).toBeGreaterThanOrEqual(44);
  await page.getByRole("button", { name: "Don't have an account? Sign up" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Create Account" })).toBeFocused();
  await expect(page.getByText("Sign up for a 3-day free trial, then $8/month")).toBeVisible();
  await expect(page.getByRole("button", { name: "Already have an account? Sign in" })).toBeVisible();
  await inBothThemes(page, () => expectNoAxe(page));

  await page.getByLabel("Email").fill(email);
  const advice = page.getByText("This is one of the first passwords that someone would try.");
  await page.getByLabel("Password", { exact: true }).fill("Sunshine");
  await expect(advice).toBeVisible();
  await expectNoAxe(page);
  await page.getByLabel("Password", { exact: true }).fill("three plain words");
  await expect(page.getByText("At least 6 characters. Three plain words are easy to keep in mind.")).toBeVisible();
  await expect(advice).toHaveCount(0);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByText("Account created! You can now log in.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
  // sign-up does not ask for email and password again
  await expect(page.getByLabel("Email")).toHaveValue(email);
  await expect(page.getByLabel("Password", { exact: true })).toHaveValue("three plain words");
  await page.getByLabel("Password", { exact: true }).press("Enter");
  await expect(page.getByText("Welcome back!")).toBeVisible();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  if (isMobile) expect(await touchHeight(page.locator(".trial-line a"))).toBeGreaterThanOrEqual(44);

  await page.goto("/auth");
  await expect(page).toHaveURL("/");
  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: /honest half hour/ })).toBeVisible();

  await page.evaluate(
    () => matchMedia("(min-width: 64rem)").matches || document.querySelector<HTMLElement>(".bar li:last-child button")?.click(),
  );
  await page.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByText("Signed out successfully")).toBeVisible();
  await expect(page).toHaveURL("/auth");
  expect(await page.evaluate(() => [localStorage.getItem("evenday.session"), document.cookie.includes("evenday_in")])).toEqual([
    null,
    false,
  ]);
});

test("missing or wrong input is explained beside the field and by the server's message", async ({ isMobile, page, stranger }) => {
  test.skip(isMobile, "the same at every width");
  await page.goto("/auth");
  const email = page.getByLabel("Email");
  const password = page.getByLabel("Password", { exact: true });
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(email).toBeFocused();
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await expect(page.getByText("Please enter your password.")).toBeVisible();
  await email.fill("nobody");
  await password.fill("12345");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Please use at least 6 characters.")).toBeVisible();
  await inBothThemes(page, () => expectNoAxe(page));
  // a longer one is kept as it was typed or pasted, with the sentence beside it
  await password.fill("x".repeat(129));
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(password).toHaveValue("x".repeat(129));
  await expect(page.getByText("Please use at most 128 characters.")).toBeVisible();

  await email.fill(stranger.email);
  await password.fill("not the right one");
  await page.getByRole("button", { name: "Show password" }).click();
  await expect(password).toHaveAttribute("type", "text");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("That email and password do not match an account here.").first()).toBeVisible();
  await expect(email).toHaveValue(stranger.email);
  await expect(password).toHaveValue("not the right one");

  await failNext(page, "/api/auth/sign-in", { status: 503, message: "" });
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("Something went wrong on our side. Nothing you wrote is lost; please try again.")).toBeVisible();
  await page.route("**/api/auth/sign-in", (route) => route.fulfill({ body: "no JSON" }), { times: 1 });
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("An error occurred", { exact: true })).toBeVisible();
  // the other form has nothing to do with it, and the toast would cover its way back
  await page.getByRole("button", { name: /Sign up$/ }).click();
  await expect(page.getByText("An error occurred", { exact: true })).toHaveCount(0);
  await page.getByRole("button", { name: /Sign in$/ }).click();

  await page.getByRole("button", { name: "Forgot it?" }).click();
  const send = page.getByRole("button", { name: "Send the link" });
  await send.click();
  await expect(email).toBeFocused();
  await email.fill("nobody@example.com");
  await send.click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeFocused();
});

test("the button reads 'Loading...' while the request runs, and keeps its width @long", async ({ isMobile, page, stranger }) => {
  test.skip(isMobile, "the same at every width");
  await page.goto("/auth");
  const answer = Promise.withResolvers<void>();
  await page.route("**/api/auth/sign-in", async (route) => {
    await answer.promise;
    await route.continue();
  });
  await page.getByLabel("Email").fill(stranger.email);
  await page.getByLabel("Password", { exact: true }).fill(stranger.password);
  const button = page.locator("form button[type=submit]");
  const before = await button.boundingBox();
  await button.click();
  await expect(page.getByRole("button", { name: "Loading..." })).toBeDisabled();
  expect((await button.boundingBox())?.width).toBe(before?.width);
  answer.resolve();
  await expect(page).toHaveURL("/");
});

test("signed out, every path shows the sign-in page, and the crisis lines work without JavaScript", async ({ page, browser }) => {
  for (const path of ["/", "/mental-health", "/growth/time-management", "/no-such-page"]) {
    await page.goto(path);
    await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
  }
  const plain = await browser.newContext({ javaScriptEnabled: false });
  const quiet = await plain.newPage();
  await quiet.goto("/auth");
  await quiet.getByRole("button", { name: "Crisis lines" }).first().click();
  for (const [words, href] of [
    ["988", "tel:988"],
    ["Text HOME to 741741", "sms:741741?&body=HOME"],
    ["1-800-662-4357", "tel:18006624357"],
    ["1-800-799-7233", "tel:18007997233"],
    ["911", "tel:911"],
  ] as const) {
    await expect(quiet.locator("#crisis-lines").getByRole("link", { name: words })).toHaveAttribute("href", href);
  }
  await plain.close();

  await page.getByRole("button", { name: "Crisis lines" }).first().click();
  await expect(page.getByRole("dialog", { name: "Crisis lines" }).getByRole("link").first()).toBeFocused();
  await expectNoAxe(page);
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Crisis lines" })).toBeHidden();
  await page.getByRole("button", { name: "Privacy" }).click();
  await expect(page.getByRole("dialog", { name: "Privacy" }).getByText("Nothing else is collected")).toBeVisible();
  await inBothThemes(page, () => expectNoAxe(page));
  await page.keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "Privacy" })).toBeFocused();
});

test("signing in or out in one tab shows at once in the others", async ({ isMobile, page, member, context }) => {
  test.skip(isMobile, "the same at every width");
  await page.goto("/mental-health");
  const other = await context.newPage();
  await other.goto("/");
  await expect(other.getByRole("heading", { level: 1, name: /honest half hour/ })).toBeVisible();
  await expect(entryField(page)).toBeVisible();
  // the response arrives here before the other tab has noticed the sign-out
  await other.route("**/api/auth/sign-out", async (route) => {
    const answer = await route.fetch();
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    await expect(page.getByText("Your session has ended.")).toBeVisible();
    await route.fulfill({ response: answer });
  });
  await other.getByRole("button", { name: "Logout" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Welcome Back" })).toBeVisible();
  await expect(other).toHaveURL("/auth");
  await signIn(other, member);
  await expect(entryField(page)).toBeVisible();
});
