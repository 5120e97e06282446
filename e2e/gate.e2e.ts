import { entryField } from "./entry.ts";
import { endTrial, expect, expectNoAxe, failNext, inBothThemes, setTrial, test } from "./people.ts";
import { openSheet } from "./sheet.ts";

test.use({ isDataSaving: true });

test("a member whose trial is over sees the gate with its price, and Home stays open @phone", async ({ page, lapsedMember }) => {
  await page.goto("/mental-health");
  await expect(page.getByRole("heading", { level: 1, name: "Trial Ended" })).toBeVisible();
  await expect(page.getByText("$8", { exact: true })).toBeVisible();
  await expect(page.getByText("/month", { exact: true })).toBeVisible();
  await expect(page.getByText("Budget, debt and savings goals")).toBeVisible();
  await expect(entryField(page)).toBeHidden();
  await inBothThemes(page, () => expectNoAxe(page));

  // help is never behind the gate: all five lines, and the member's safety plan
  await page.getByRole("banner").getByRole("button", { name: "Crisis lines" }).click();
  await expect(page.getByRole("dialog", { name: "Crisis lines" }).getByRole("link")).toHaveText([
    /^988/,
    /741741/,
    /^1-800-662-4357/,
    /^1-800-799-7233/,
    /^911/,
  ]);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "safety plan" }).click();
  const plan = page.getByRole("region", { name: "My safety plan" });
  await plan.getByLabel("People I can call").fill("Ines 555 0100");
  await plan.getByRole("button", { name: "Save plan" }).click();
  await expect(page.getByText("Your safety plan is saved.")).toBeVisible();
  expect(await lapsedMember.call("GET", "/api/safety/plan")).toMatchObject({ people: "Ines 555 0100" });
  await expectNoAxe(page);
  await page.getByRole("link", { name: "Back to Menu" }).click();
  await expect(page).toHaveURL("/");
  await expect(page.getByRole("heading", { level: 1, name: /honest half hour/ })).toBeVisible();
});

test("with trial days left every page shows how many, on a phone too, and links to the gate @phone", async ({ isMobile, page, member }) => {
  await setTrial(member, 1.5 * 86_400_000);
  await page.goto("/challenge");
  await expect(page.getByRole("link", { name: "2 days left in your trial" })).toBeVisible();
  // brand and controls share one row
  if (!isMobile) expect((await page.locator(".masthead-row").boundingBox())?.height).toBeLessThan(72);
  await page.getByRole("link", { name: "2 days left in your trial" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "2 Days Left in Trial" })).toBeVisible();
  await inBothThemes(page, () => expectNoAxe(page));
});

test("a failed access check does not count as an ended trial, and can be retried", async ({ isMobile, page, member }) => {
  test.skip(isMobile, "the same at every width");
  void member;
  await page.clock.install();
  await failNext(page, "/functions/v1/check-subscription", { status: 503, message: "Not now.", times: 5 });
  await page.goto("/mental-health");
  await expect(page.getByText("Checking your subscription")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "We could not check your subscription" })).toBeVisible();
  await expect(page.getByText("Trial Ended")).toBeHidden();
  await inBothThemes(page, () => expectNoAxe(page));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(entryField(page)).toBeVisible();
  const again = page.waitForRequest("**/functions/v1/check-subscription");
  await page.clock.runFor(60_000);
  await again;
});

test("a trial that ends while the member is writing hides the page and keeps the words", async ({ isMobile, page, member }) => {
  test.skip(isMobile, "the same at every width");
  await page.goto("/mental-health");
  await entryField(page).fill("in the middle of a sentence");
  await endTrial(member);
  // on a slow machine the page's first check may notice it before the click does; a click's request must have been refused before the trial goes on
  const refused = page.waitForResponse((answer) => /\/journal\/write/.test(answer.url()) && answer.status() === 402).catch(() => undefined);
  const isClicked = await page
    .getByRole("button", { name: "Save Entry" })
    .click({ timeout: 5_000 })
    .then(
      () => true,
      () => false,
    );
  if (isClicked) await refused;
  await expect(page.getByRole("heading", { level: 1, name: "Trial Ended" })).toBeVisible();
  await setTrial(member, 86_400_000);
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(entryField(page)).toHaveValue("in the middle of a sentence");
});

test("a session that ended elsewhere leaves page and text in sight, and the gate as it was, when access is checked @long", async ({
  isMobile,
  page,
  member,
}) => {
  test.skip(isMobile, "the same at every width");
  const check = async () => {
    const answer = page.waitForResponse("**/functions/v1/check-subscription");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    return (await answer).status();
  };
  const banner = page.getByText("Your session has ended.");
  await page.goto("/growth/difficult-conversations");
  await page.getByLabel("Plan your conversation").fill("Ask for Sunday.");
  await page.waitForLoadState("networkidle");
  await member.call("POST", "/api/auth/sign-out");
  await expect.poll(check).toBe(401);
  await expect(banner).toBeVisible();
  await expect(page.getByLabel("Plan your conversation")).toHaveValue("Ask for Sunday.");
  await page.getByRole("button", { name: "Save Conversation Prep" }).click();
  await expect(page.locator(".toast", { hasText: "Not authenticated" })).toContainText("Please sign in to save your notes.");
  await expect(page.getByLabel("Plan your conversation")).toBeVisible();
});

test("on the gate of an ended session Subscribe Now says to log in, and the gate stays @long", async ({ isMobile, page, lapsedMember }) => {
  test.skip(isMobile, "the same at every width");
  await page.goto("/debt");
  await expect(page.getByRole("heading", { level: 1, name: "Trial Ended" })).toBeVisible();
  await lapsedMember.call("POST", "/api/auth/sign-out");
  const checked = page.waitForResponse((answer) => answer.url().endsWith("/check-subscription") && answer.status() === 401);
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  await expect(page.locator(".toast", { hasText: "Authentication required" })).toContainText("Please log in to subscribe");
  await checked;
  await expect(page.getByText("Your session has ended.")).toBeVisible();
  await expect(page.getByRole("heading", { level: 1, name: "Trial Ended" })).toBeVisible();
  await expect(page.getByText("We could not check your subscription")).toHaveCount(0);
});

test("a trial that ends is reported on Home, whatever this device has stored, and in the sheet for an expense @phone", async ({
  page,
  member,
}) => {
  const { today } = await member.call<{ today: string }>("GET", "/api/members/today");
  await member.call("GET", `/api/budget/months/${today.slice(0, 7)}`);
  await member.call("PUT", `/api/budget/months/${today.slice(0, 7)}/total`, { cents: 300_000 });
  await page.goto("/");
  await expect(page.getByText("Safe to spend today")).toBeVisible();
  const sheet = await openSheet(page);
  await expect(sheet.getByRole("button", { name: "Save" })).toBeVisible();
  await page.keyboard.press("Escape");
  await page.waitForFunction(() => localStorage.getItem("evenday.reads") !== null);

  await endTrial(member);
  await page.getByRole("button", { name: /^7\b/ }).click();
  await expect(page.getByText("Error saving the mood")).toBeVisible();
  await expect(page.getByRole("link", { name: /^Your trial has ended/ })).toBeVisible();
  await page.reload();
  await expect(page.getByRole("link", { name: /^Your trial has ended/ })).toBeVisible();
  await expect(page.getByText("Safe to spend today")).toBeHidden();
  await openSheet(page);
  await expect(sheet.getByText(/^Your trial has ended/)).toBeVisible();
  await expect(sheet.getByRole("button", { name: "Save" })).toBeHidden();
  await page.keyboard.press("Escape");
  await expect(page.getByText("Failed to load")).toBeHidden();
  await inBothThemes(page, () => expectNoAxe(page));

  await setTrial(member, 86_400_000);
  await page.reload();
  await expect(page.getByText("Safe to spend today")).toBeVisible();
});

test("Subscribe Now opens the checkout in a tab of its own, shows an error when that fails, and the gate goes once it is paid", async ({
  isMobile,
  page,
  lapsedMember,
  context,
}) => {
  test.skip(isMobile, "the same at every width");
  void lapsedMember;
  await page.goto("/mental-health");
  await failNext(page, "/functions/v1/create-checkout", { status: 503, message: "The bank sleeps." });
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  await expect(page.locator(".toast", { hasText: "Failed to create checkout session" })).toContainText("Error");
  const opened = context.waitForEvent("page");
  await page.getByRole("button", { name: "Subscribe Now" }).click();
  const tab = await opened;
  await tab.waitForURL(/checkout/);
  await tab.getByRole("button", { name: "Pay $8" }).click();
  await expect(tab.getByText(/Your subscription is on\./)).toBeVisible();
  await tab.close();
  await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
  await expect(entryField(page)).toBeVisible();
  // the address of the gate, as it stands in the tab of a member who has subscribed from there
  await page.goto("/mental-health?subscribe");
  await expect(entryField(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Subscribe Now" })).toHaveCount(0);
});
