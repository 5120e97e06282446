/** Sign-in providers (OpenID Connect), with a real one beside the server. */
import { randomUUID } from "node:crypto";
import type { Page } from "@playwright/test";
import { submitEntry } from "./entry.ts";
import { expect, expectNoAxe, freshEmail, inBothThemes, newMember, openAccount, test, useProvider } from "./people.ts";

test.use({ isDataSaving: true });

const signOut = async (page: Page) => {
  await page.getByRole("button", { name: "Logout" }).first().click();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
};

test("a member who signs up with a provider saves an entry; an existing account is linked with its password; Cancel changes nothing @long", async ({
  page,
  guard,
  isMobile,
}) => {
  test.skip(isMobile, "the same at every width");
  guard.allow(/^request to a foreign host: http:\/\/localhost:/);
  const email = freshEmail();
  await useProvider(page, { subject: randomUUID(), email });
  await page.goto("/auth");
  await page.getByRole("button", { name: "Don't have an account? Sign up" }).click();
  await page.getByRole("button", { name: "Continue with Home" }).click();
  await expect(page.getByRole("button", { name: "Your account" })).toBeVisible();
  expect(new URL(page.url()).pathname + new URL(page.url()).search, "nothing of the provider stays in the address").toBe("/");

  await page.goto("/mental-health");
  await submitEntry(page, "The first page, after signing up with Home.");
  await expect(page.getByText("The first page, after signing up with Home.").first()).toBeVisible();

  await openAccount(page, "Security");
  const others = page.getByRole("region", { name: "Sign in with another account" });
  await expect(others.getByText("Home")).toBeVisible();
  await others.getByRole("button", { name: "Remove Home" }).click();
  await page.getByRole("button", { name: "Remove it" }).click();
  await expect(page.getByText("This is the only way into your account.").first()).toBeVisible();
  await page.keyboard.press("Escape");
  await signOut(page);

  const { email: known, password } = await newMember();
  await useProvider(page, { subject: randomUUID(), email: known }, { isCancelled: true });
  await page.getByRole("button", { name: "Continue with Home" }).click();
  await expect(page.getByText("You stopped at Home, so nothing was changed.").first()).toBeVisible();
  await page.getByRole("button", { name: "Back to sign in" }).click();

  await useProvider(page, { subject: randomUUID(), email: known });
  await page.getByRole("button", { name: "Continue with Home" }).click();
  await expect(page.getByRole("heading", { name: "You already have an account" })).toBeVisible();
  await expectNoAxe(page);
  await page.getByLabel("Password", { exact: true }).fill(password);
  await page.getByRole("button", { name: "Connect Home" }).click();
  await expect(page.getByRole("button", { name: "Your account" })).toBeVisible();
  await signOut(page);
  await page.getByRole("button", { name: "Continue with Home" }).click();
  await expect(page.getByRole("button", { name: "Your account" })).toBeVisible();
});

test("with PASSWORD_SIGN_IN=off no page asks for a password, and a password-reset link leads to the sign-in options @long", async ({
  page,
  guard,
}) => {
  guard.allow(/^request to a foreign host: http:\/\/localhost:/);
  await useProvider(page, { subject: randomUUID(), email: freshEmail() }, { isPasswordOff: true });
  const expectGood = () => inBothThemes(page, () => expectNoAxe(page));
  const field = page.locator("input[type=password]:visible");

  await page.goto("/auth?reset=a-link-of-before");
  await expect(page.getByRole("heading", { name: "No password needed" })).toBeFocused();
  await expect(field).toHaveCount(0);
  await expectGood();
  await page.getByRole("button", { name: "See the ways to sign in" }).click();
  await expect(page.getByRole("heading", { name: "Welcome Back" })).toBeVisible();
  await expect(page.getByRole("button", { name: "Use a passkey" })).toBeVisible();
  await expect(field).toHaveCount(0);
  await expectGood();

  await page.getByRole("button", { name: "Continue with Home" }).click();
  await page.getByRole("button", { name: "Create Account" }).click();
  await openAccount(page, "Security");
  const dialog = page.getByRole("dialog");
  const hint = page.getByText("You sign in without a password").filter({ visible: true });
  await expect(hint.first()).toBeVisible();
  await expect(dialog.getByRole("heading", { name: "Password", exact: true })).toHaveCount(0);
  await expect(field).toHaveCount(0);
  await expectGood();
  await page.getByRole("tab", { name: "Your data" }).click();
  await page.getByRole("button", { name: "Delete your account" }).click();
  await expect(hint.first()).toBeVisible();
  await expect(field).toHaveCount(0);
  await expectGood();
});
