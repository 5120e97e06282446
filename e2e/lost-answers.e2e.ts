/** Changes that the server made, whose answer never arrived, and that the page or the member sends again. */
import type { Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { codeOf } from "#testing/authenticator.ts";
import { openBankImport, openFolds } from "./folds.ts";
import { expect, freshEmail, linkTo, openAccount, signIn, test, thisMonth, today, useMail, useProvider } from "./people.ts";

test.use({ isDataSaving: true });
test.skip(({ isMobile }) => isMobile, "the same at every width");
test.beforeEach(({ guard }) => guard.allow(/ERR_FAILED|status of 40[019]/));

/** The next `times` requests to `path` reach the server, and their answers are lost. */
const loseAnswers = (page: Page, path: string, times = 1) =>
  page.route(
    `**${path}`,
    async (route) => {
      await route.fetch({ maxRetries: 2 });
      await route.abort();
    },
    { times },
  );

const noAnswer = (page: Page) => expect(page.getByText("We could not reach Evenday.").first()).toBeVisible({ timeout: 20_000 });

/** The page tries three times: that all answers are lost. */
const everyTry = 3;

test("a new password whose answer is lost is saved, by the page's own retry and by the member's @long", async ({ page, member }) => {
  await page.goto("/");
  const drawer = await openAccount(page, "Security");
  const form = drawer.getByRole("form", { name: "Password", exact: true });
  const done = page.getByText("Your password has been changed. Other devices are signed out.");
  const change = async (current: string, next: string) => {
    await form.getByLabel("Current password").fill(current);
    await form.getByRole("textbox", { name: "New password" }).fill(next);
    await form.getByRole("button", { name: "Change password" }).click();
  };
  await loseAnswers(page, "/api/rpc/account/changePassword");
  await change(member.password, "four other plain words");
  await expect(done).toBeVisible({ timeout: 20_000 });
  await page.locator(".toast").getByRole("button", { name: "Close" }).first().click();
  await loseAnswers(page, "/api/rpc/account/changePassword", everyTry);
  await change("four other plain words", "five more plain words");
  await noAnswer(page);
  await expect(form.getByRole("textbox", { name: "New password" })).toHaveValue("five more plain words");
  await form.getByRole("button", { name: "Change password" }).click();
  await expect(done).toBeVisible({ timeout: 20_000 });
  await expect(form.getByRole("alert")).toHaveCount(0);
});

test("a second factor that is switched on, used and switched off without an answer keeps the member signed in, and no code is lost @long", async ({
  page,
  member,
}) => {
  await page.goto("/");
  const drawer = await openAccount(page, "Security");
  const part = drawer.getByRole("region", { name: "Second factor" });
  await loseAnswers(page, "/api/rpc/account/startSecondFactor");
  await part.getByLabel("Password").fill(member.password);
  await part.getByRole("button", { name: "Set up a second factor" }).click();
  const key = ((await part.getByRole("group", { name: "Key for the app" }).textContent()) ?? "").replaceAll(" ", "");
  const papers = await part.getByRole("list", { name: "Codes to keep" }).getByRole("listitem").allTextContents();
  await loseAnswers(page, "/api/rpc/account/confirmSecondFactor");
  await part.getByLabel("Code from the app").fill(codeOf(key));
  await part.getByRole("button", { name: "Switch it on" }).click();
  await expect(page.getByText("The second factor is on.")).toBeVisible();
  await expect(page.getByText("Your session has ended.")).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole("button", { name: "Your account" })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto("/auth");
  await signIn(page, member);
  await loseAnswers(page, "/api/auth/second-step");
  await page.getByLabel("Code").fill(papers[0] ?? "");
  await page.keyboard.press("Enter");
  await noAnswer(page);
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: /honest half hour/ })).toBeVisible();

  await openAccount(page, "Security");
  // every try without an answer, and the member presses again
  await loseAnswers(page, "/api/rpc/account/endSecondFactor", everyTry);
  await page.route("**/api/auth/renewed", (route) => route.abort(), { times: everyTry });
  await part.getByLabel("Password").fill(member.password);
  await part.getByRole("button", { name: "Switch it off" }).click();
  await noAnswer(page);
  await part.getByRole("button", { name: "Switch it off" }).click();
  await expect(page.getByText("The second factor is off.")).toBeVisible();
  await expect(page.getByText("Your session has ended.")).toHaveCount(0);
});

test("a page that is reloaded at the moment its second factor is switched on stays signed in @long", async ({ page, member }) => {
  await page.goto("/");
  const part = (await openAccount(page, "Security")).getByRole("region", { name: "Second factor" });
  await part.getByLabel("Password").fill(member.password);
  await part.getByRole("button", { name: "Set up a second factor" }).click();
  const key = ((await part.getByRole("group", { name: "Key for the app" }).textContent()) ?? "").replaceAll(" ", "");
  const { promise: isDone, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/rpc/account/confirmSecondFactor", (route) => route.fetch().then(() => resolve())); // without an answer
  await part.getByLabel("Code from the app").fill(codeOf(key));
  await part.getByRole("button", { name: "Switch it on" }).click();
  await isDone;
  await page.reload();
  await openAccount(page, "Security");
  await expect(part.getByRole("button", { name: "Switch it off" })).toBeVisible();
  await expect(page.getByText("You were signed out.")).toHaveCount(0);
});

test("a sign-up and a new password from a link, whose answers are lost, say what may have been done @long", async ({ page, stranger }) => {
  const email = freshEmail();
  await page.goto("/auth");
  await page.getByRole("button", { name: "Don't have an account? Sign up" }).click();
  await page.getByLabel("Email").fill(email);
  await page.getByLabel("Password", { exact: true }).fill("three plain words");
  await loseAnswers(page, "/api/auth/sign-up");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await noAnswer(page);
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await expect(page.getByText("This account may be yours already. Please sign in.")).toBeVisible();
  await page.getByRole("button", { name: "Sign In", exact: true }).click();
  await expect(page.getByRole("button", { name: "Your account" })).toBeVisible();

  await page.evaluate(() => localStorage.clear());
  await page.goto("/auth");
  await page.getByRole("button", { name: "Forgot it?" }).click();
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.getByLabel("Email").fill(stranger.email);
  await page.getByRole("button", { name: "Send the link" }).click();
  await page.goto(await linkTo(stranger.email, "choose a new password"));
  await loseAnswers(page, "/api/auth/reset");
  await page.getByRole("textbox", { name: "New password" }).fill("brand new plain words");
  await page.keyboard.press("Enter");
  await noAnswer(page);
  await page.keyboard.press("Enter");
  await expect(page.getByText("so your new password may be saved already.").first()).toBeVisible();
  await page.getByRole("button", { name: "Back to sign in" }).click();
  await signIn(page, { email: stranger.email, password: "brand new plain words" });
  await expect(page.getByRole("button", { name: "Your account" })).toBeVisible();
});

test("an import that is cancelled after it was stored is removed, and without an answer nothing is said that may be wrong @long", async ({
  page,
  member,
}) => {
  await page.goto("/budget");
  const dialog = await openBankImport(page);
  const buffer = Buffer.from(`Date,Payee,Amount\n${today()},Corner shop,-4.20\n`);
  await dialog.getByLabel("File from your bank").setInputFiles({ name: "one.csv", mimeType: "text/csv", buffer });
  await dialog.getByRole("button", { name: "Preview" }).click();
  const run = dialog.getByRole("button", { name: /^Import 1 expense/ });
  await expect(run).toBeVisible();
  const files = async () => (await member.call<{ imports: unknown[] }>("GET", "/api/imports")).imports.length;
  // stored, and the answer is held back
  await page.route("**/api/imports/lines", (route) => void route.fetch());
  await run.click();
  await expect.poll(files).toBe(1);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByText("Cancelled. Nothing was imported.")).toBeVisible();
  expect(await files()).toBe(0);
  await page.route("**/api/rpc/imports/removeImport", (route) => route.abort(), { times: everyTry });
  await run.click();
  await expect.poll(files).toBe(1);
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByText("Cancelled, but Evenday could not be reached.")).toBeVisible();
});

test("what is deleted, undone or checked off without an answer is shown as it is stored @long", async ({ page, member }) => {
  const month = await member.call<{ categories: { id: string; name: string }[] }>("GET", `/api/budget/months/${thisMonth()}`);
  const categoryId = month.categories.find(({ name }) => name === "Food")?.id;
  const expense = { id: crypto.randomUUID(), categoryId, amountCents: 420, note: "coffee", spentOn: today() };
  await member.call("POST", "/api/budget/expenses", expense);
  await page.goto("/budget");
  const line = page.getByRole("button", { name: /Edit the expense coffee/ });
  await line.click();
  await loseAnswers(page, "/api/rpc/budget/removeExpense");
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.locator(".toast")).toContainText("$4.20 deleted.");
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(line).toHaveCount(0);

  await page.goto("/");
  const drawer = await openAccount(page, "Your data");
  const daylio = readFileSync(new URL("../src/testing/files/daylio.csv", import.meta.url));
  await drawer.getByLabel("Files from another app").setInputFiles({ name: "daylio.csv", mimeType: "text/csv", buffer: daylio });
  await drawer.getByRole("button", { name: /^Import 3 pages/ }).click();
  await expect(drawer.getByText(/imported from daylio.csv\./)).toBeVisible();
  await loseAnswers(page, "/removeImport");
  await drawer.getByRole("button", { name: "Undo" }).click();
  await expect(drawer.getByText(/imported from daylio.csv\./)).toHaveCount(0);
  await expect(page.getByText("Could not undo")).toHaveCount(0);

  await member.call("POST", "/api/lifestyle/plans", { id: crypto.randomUUID(), dollars: 50 });
  await page.goto("/lifestyle");
  await openFolds(page, "meals");
  await page.getByRole("button", { name: "Grocery List" }).click();
  const item = page.getByRole("region", { name: "Grocery List", exact: true }).getByRole("checkbox").first();
  await loseAnswers(page, "/api/rpc/lifestyle/basket");
  await item.click();
  await expect(page.locator(".toast")).toContainText("Could not check this off");
  await expect(item).toBeChecked();
});

test("an account that a provider's sign-in created without an answer signs in the same way @long", async ({ page, guard }) => {
  guard.allow(/^request to a foreign host: http:\/\/localhost:/);
  await useProvider(page, { subject: crypto.randomUUID(), email: freshEmail() });
  await page.goto("/auth");
  const begin = page.getByRole("button", { name: "Continue with Home" });
  await begin.click();
  const create = page.getByRole("button", { name: "Create Account", exact: true });
  await loseAnswers(page, "/api/auth/provider/join");
  await create.click();
  await noAnswer(page);
  await create.click();
  await expect(page.getByText("your account may be there already.")).toBeVisible();
  await page.getByRole("button", { name: "Back to sign in" }).click();
  await begin.click();
  await expect(page.getByRole("button", { name: "Your account" })).toBeVisible();
});

test("a file that was stored without an answer is in the list, and sending it again stores it once @long", async ({ page, member }) => {
  await page.goto("/pdf-generator");
  await loseAnswers(page, "/api/documents/upload");
  const file = { name: "notes.txt", mimeType: "text/plain", buffer: Buffer.from("a line") };
  await page.getByLabel("Choose files").and(page.locator("input")).setInputFiles(file);
  await expect(page.locator(".toast")).toContainText("Failed to upload document");
  await expect(page.getByText("1 document(s) saved")).toBeVisible();
  await page
    .getByRole("button", { name: /Retry|Try again/ })
    .first()
    .click();
  await expect(page.locator(".toast")).toContainText("Document uploaded successfully!");
  expect((await member.call<{ documents: unknown[] }>("GET", "/api/documents")).documents).toHaveLength(1);
});

test("an address that is confirmed, and a change that is stopped, without an answer are so when the button is pressed again @long", async ({
  page,
}) => {
  await useMail(page);
  const [first, second] = [freshEmail(), freshEmail()];
  const twice = async (button: string) => {
    await page.getByRole("button", { name: button, exact: true }).click();
    await noAnswer(page);
    await page.getByRole("button", { name: button, exact: true }).click();
  };
  await page.goto("/auth");
  await page.getByRole("button", { name: "Don't have an account? Sign up" }).click();
  await page.getByLabel("Email").fill(first);
  await page.getByLabel("Password", { exact: true }).fill("three plain words");
  await page.getByRole("button", { name: "Sign Up", exact: true }).click();
  await page.goto(await linkTo(first, "confirms that the address is yours"));
  await loseAnswers(page, "/api/auth/confirm");
  await twice("Confirm");
  await expect(page.getByText("You can sign in now.")).toBeVisible();
  await signIn(page, { email: first, password: "three plain words" });
  const drawer = await openAccount(page, "Security");
  const form = drawer.getByRole("form", { name: "Email" });
  await loseAnswers(page, "/api/rpc/account/changeEmail");
  await form.getByLabel("New email").fill(second);
  await form.getByLabel("Password").fill("three plain words");
  await form.getByRole("button", { name: "Change email" }).click();
  await expect(page.getByText("We have sent a link to the new address.")).toBeVisible({ timeout: 20_000 });
  await page.goto(await linkTo(first, "this link stops it"));
  await loseAnswers(page, "/api/auth/stop");
  await twice("Stop it");
  await expect(page.getByRole("heading", { name: "Forgot your password?" })).toBeVisible();
  await page.getByLabel("Email").fill(first);
  await page.getByRole("button", { name: "Send the link" }).click();
  await expect(page.getByRole("heading", { name: "Check your email" })).toBeVisible();
  await page.goto(await linkTo(first, "It works once, for one hour"));
  await page.getByRole("textbox", { name: "New password" }).fill("brand new plain words");
  await page.keyboard.press("Enter");
  await expect(page.getByText("You can sign in with your new password.")).toBeVisible();
});
