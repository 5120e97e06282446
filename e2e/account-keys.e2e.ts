import { readFileSync } from "node:fs";
import { codeOf } from "#testing/authenticator.ts";
import {
  expect,
  expectNoAxe,
  freshEmail,
  inBothThemes,
  layersInHistory,
  linkTo,
  openAccount,
  signIn,
  test,
  useClock,
  useMail,
} from "./people.ts";

test.use({ isDataSaving: true });

test("a member resets a forgotten password: from the email in the mail folder to signing in with the new one", async ({
  isMobile,
  page,
  stranger,
  guard,
}) => {
  test.skip(isMobile, "the same at every width");
  guard.allow(/status of 401/);
  await page.goto("/auth");
  await page.getByRole("button", { name: "Forgot it?" }).click();
  // loaded now: until then the sign-in form has a field of the same name
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.getByLabel("Email").fill(stranger.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  const link = await linkTo(stranger.email, "choose a new password");
  expect(link).toContain("/auth?reset=");
  await page.goto(link);
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeFocused();
  expect(new URL(page.url()).search).toBe("");
  await inBothThemes(page, () => expectNoAxe(page));
  await page.getByRole("textbox", { name: "New password" }).fill("five");
  await page.keyboard.press("Enter");
  await expect(page.getByText("Please use at least 6 characters.")).toBeVisible();
  await page.getByRole("textbox", { name: "New password" }).fill("brand new plain words");
  await page.keyboard.press("Enter");
  await expect(page.getByText("You can sign in with your new password.")).toBeVisible();
  await expect(page).toHaveURL("/");
  const email = page.getByLabel("Email");
  const password = page.getByLabel("Password", { exact: true });
  await email.fill(stranger.email);
  await password.fill(stranger.password);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByText("That email and password do not match an account here.").first()).toBeVisible();
  await password.fill("brand new plain words");
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: /honest half hour/ })).toBeVisible();
});

test("with mail set up, an address is confirmed by email at sign-up and again when it changes @long", async ({ isMobile, page, guard }) => {
  test.skip(isMobile, "the same at every width");
  guard.allow(/status of 403/);
  await useMail(page);
  const [first, second] = [freshEmail(), freshEmail()];
  await page.goto("/auth");
  await page.getByRole("button", { name: "Don't have an account? Sign up" }).click();
  await page.getByLabel("Email").fill(first);
  await page.getByLabel("Password", { exact: true }).fill("three plain words");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByText(`First open the link that we sent to ${first}.`)).toBeVisible();
  await signIn(page, { email: first, password: "three plain words" });
  await expect(page.getByText("Please confirm your email first: we have sent you a link.").first()).toBeVisible();
  await page.goto(await linkTo(first, "confirms that the address is yours"));
  await expect(page.getByRole("heading", { name: "Confirm your email" })).toBeFocused();
  await inBothThemes(page, () => expectNoAxe(page));
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByText("You can sign in now.")).toBeVisible();
  await expect(page).toHaveURL("/");
  await signIn(page, { email: first, password: "three plain words" });
  await expect(page.getByRole("heading", { level: 1, name: /honest half hour/ })).toBeVisible();

  await openAccount(page, "Security");
  const form = page.locator("form[aria-labelledby=change-email]");
  await form.getByLabel("New email").fill(second);
  await form.getByLabel("Password").fill("three plain words");
  await form.getByRole("button", { name: "Change email" }).click();
  await expect(
    page.getByText(
      "We have sent a link to the new address. Once it is opened, the change is made in 24 hours; a mail to the old one can stop it.",
    ),
  ).toBeVisible();
  await page.goto(await linkTo(second, "This link confirms that it is yours"));
  await page.getByRole("button", { name: "Confirm", exact: true }).click();
  await expect(page.getByText("Thank you, this address is yours.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: /honest half hour/ })).toBeVisible();
  await page.getByRole("button", { name: "Your account" }).click();
  await expect(page.getByRole("dialog", { name: "Your account" }).getByText(first)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("dialog", { name: "Your account" })).toBeHidden();
  // closing a dialog goes back in the history; wait for it before the next navigation
  await layersInHistory(page, 0);

  await page.goto(await linkTo(first, "this link stops it"));
  await expect(page.getByRole("heading", { name: "Stop this change" })).toBeFocused();
  await page.getByRole("button", { name: "Stop it", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Choose a new password" })).toBeVisible();
});

test("a second factor is set up by QR code or key, asked for at sign-in, passed with a recovery code, and switched off @long", async ({
  isMobile,
  page,
  member,
  guard,
}) => {
  test.skip(isMobile, "the same at every width");
  guard.allow(/status of 400/);
  await page.goto("/");
  const drawer = await openAccount(page, "Security");
  const part = drawer.getByRole("region", { name: "Second factor" });
  const emailForm = drawer.getByRole("form", { name: "Email" });
  await emailForm.getByLabel("New email").fill("other@example.org");
  await emailForm.getByLabel("Password").fill("not this one");
  await emailForm.getByRole("button", { name: "Change email" }).click();
  const errors = page.locator(".toast").getByText("Error saving");
  await expect(errors).toBeVisible();
  await part.getByLabel("Password").fill(member.password);
  await part.getByRole("button", { name: "Set up a second factor" }).click();
  await expect(errors).toHaveCount(0); // it would cover the next step
  await expect(part.getByRole("img", { name: "QR code of the key, to be scanned with an authenticator app" })).toBeVisible();
  const key = ((await part.getByRole("group", { name: "Key for the app" }).textContent()) ?? "").replaceAll(" ", "");
  expect(await part.getByRole("link", { name: "open the key in the app on this device" }).getAttribute("href")).toContain(`secret=${key}`);
  const paper = (await part.getByRole("list", { name: "Codes to keep" }).getByRole("listitem").allTextContents())[0] ?? "";
  await inBothThemes(page, () => expectNoAxe(page));
  await part.getByLabel("Code from the app").fill("000000");
  await part.getByRole("button", { name: "Switch it on" }).click();
  await expect(part.getByText("That code did not work. Please try the next one that your app shows.")).toBeVisible();
  await part.getByLabel("Code from the app").fill(codeOf(key));
  await part.getByRole("button", { name: "Switch it on" }).click();
  await expect(page.getByText("The second factor is on.")).toBeVisible();
  await expect(part.getByText("Signing in asks for a code from your app.")).toBeVisible();

  // A code works once, and the one of the setup is used up. The code of the next 30 s is accepted already, as for a clock that runs ahead.
  for (const code of [() => codeOf(key, Date.now() + 30_000), () => paper]) {
    await page.evaluate(() => {
      localStorage.clear();
    });
    await page.goto("/auth");
    await signIn(page, member);
    await expect(page.getByRole("heading", { name: "One more step" })).toBeFocused();
    await expectNoAxe(page);
    await page.getByLabel("Code").fill("000000");
    await page.keyboard.press("Enter");
    await expect(page.getByText("That code did not work. Please try the next one that your app shows.").first()).toBeVisible();
    await page.getByLabel("Code").fill(code());
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { level: 1, name: /honest half hour/ })).toBeVisible();
  }
  await openAccount(page, "Security");
  await part.getByLabel("Password").fill(member.password);
  await part.getByRole("button", { name: "Switch it off" }).click();
  await expect(page.getByText("The second factor is off.")).toBeVisible();
  await expect(part.getByRole("button", { name: "Set up a second factor" })).toBeVisible();
});

test("from an hour after signing in on, the whole archive and replacing everything by one ask for the password @phone", async ({
  page,
  member,
  guard,
}) => {
  guard.allow(/status of 400/);
  await useClock(page, Date.now() + 2 * 3_600_000);
  await page.goto("/");
  const drawer = await openAccount(page, "Your data");
  const part = drawer.getByRole("region", { name: "Export everything" });
  const exporting = part.getByRole("button", { name: "Export your data" });
  await exporting.click();
  const password = part.getByLabel("Password");
  await expect(password).toBeFocused();
  await expectNoAxe(page);
  await password.fill("wrong");
  await password.press("Enter");
  await expect(part.getByText("That is not the password of this account.")).toBeVisible();
  await password.fill(member.password);
  const [archive] = await Promise.all([page.waitForEvent("download"), exporting.click()]);
  expect(archive.suggestedFilename()).toMatch(/^evenday-[\d-]+\.zip$/);
  await expect(password).toHaveCount(0);
  // and back in
  const bring = drawer.getByRole("region", { name: "Import an archive" });
  await bring
    .locator("input[type=file]")
    .setInputFiles({ name: "evenday.zip", mimeType: "application/zip", buffer: readFileSync(await archive.path()) });
  const again = bring.getByLabel("Password");
  await expect(again).toBeFocused();
  await expect(bring.getByText('Everything in this account is replaced by what "evenday.zip" holds.')).toBeVisible();
  await expectNoAxe(page);
  await again.fill("wrong");
  await again.press("Enter");
  await expect(bring.getByText("That is not the password of this account.")).toBeVisible();
  await again.fill(member.password);
  await bring.getByRole("button", { name: "Replace it" }).click();
  await expect(page.getByText("Your archive is in.")).toBeVisible();
  await expect(again).toHaveCount(0);
});
