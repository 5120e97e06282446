import { expect, expectNoAxe, failNext, test } from "./people.ts";

test.skip(({ isMobile }) => isMobile, "the tools are worked at one width");

test("a failed save has the specified title in every tool, and keeps the text @long", async ({ page, member: _ }) => {
  const fails = async (title: string, act: () => Promise<void>) => {
    await failNext(page, "/api/rpc/journal/write", { status: 400, message: `No room for this (${title}).` });
    await act();
    await expect(page.locator(".toast", { hasText: `No room for this (${title}).` })).toContainText(title);
  };
  await page.goto("/growth/confidence-builder");
  await page.getByLabel("What did you do?").fill("I called back.");
  await fails("Error saving achievement", () => page.getByRole("button", { name: "Save Achievement" }).click());
  await expect(page.getByLabel("What did you do?")).toHaveValue("I called back.");

  await page.goto("/growth/relationship-toolkit");
  await page.getByRole("form", { name: "Balance check" }).getByRole("checkbox").first().click();
  await fails("Error saving assessment", () => page.getByRole("button", { name: "Save Assessment" }).click());
  await expect(page.getByRole("form", { name: "Balance check" }).getByRole("checkbox").first()).toBeChecked();

  await page.goto("/growth/difficult-conversations");
  await page.getByLabel("Plan your conversation").fill("Ask for Sunday.");
  await fails("Error saving", () => page.getByRole("button", { name: "Save Conversation Prep" }).click());
  await expect(page.getByLabel("Plan your conversation")).toHaveValue("Ask for Sunday.");

  await page.goto("/growth/time-management");
  await page.getByLabel("Goal 1").fill("Walk");
  await fails("Error saving", () => page.getByRole("button", { name: "Save Weekly Plan" }).click());
  await expect(page.getByLabel("Goal 1")).toHaveValue("Walk");

  await page.goto("/growth/emotional-intelligence");
  for (let at = 0; at < 4; at++) await page.locator(".g-options button").first().click();
  await fails("Error saving results", () => page.locator(".g-options button").first().click());
  await page.getByRole("button", { name: "Save the result" }).click();
  await expect(page.getByText("Growth opportunity.")).toBeVisible();
  await expect(page.getByRole("button", { name: "Save the result" })).toBeHidden();
});

test("a Retry of the last quiz leaves the one that was begun since @long", async ({ page, member: _, guard }) => {
  guard.allow(/status of 503/);
  await page.goto("/growth/emotional-intelligence");
  await failNext(page, "/api/rpc/journal/write", { status: 503, times: 3 });
  for (let at = 0; at < 5; at++) await page.locator(".g-options button").first().click();
  const retry = page.locator(".toast").getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  await page.getByRole("button", { name: "Take the quiz again" }).click();
  await page.locator(".g-options button").first().click();
  await retry.click();
  await expect(retry).toHaveCount(0);
  await expect(page.getByText("Question 2 of 5")).toBeVisible();
});

test("a conversation that is saved without a session stays in the form, with a message", async ({ page, member }) => {
  await page.goto("/growth/difficult-conversations");
  await page.getByLabel("Plan your conversation").fill("Ask for Sunday.");
  await member.call("POST", "/api/auth/sign-out");
  await page.getByRole("button", { name: "Save Conversation Prep" }).click();
  await expect(page.locator(".toast", { hasText: "Not authenticated" })).toContainText("Please sign in to save your notes.");
  await expect(page.getByText("Your session has ended.")).toBeVisible();
  await expect(page.getByLabel("Plan your conversation")).toHaveValue("Ask for Sunday.");
});

test("text that sounds like a crisis shows the crisis lines, which stay when the text is saved", async ({ page, member: _ }) => {
  await page.goto("/growth/emotional-intelligence");
  const form = page.getByRole("form", { name: "Reflection" });
  await form.getByLabel("Reflection journal").fill("A calm day, and soup for dinner.");
  await expect(form.getByRole("link", { name: /988/ })).toBeHidden();
  await form.getByLabel("Reflection journal").fill("I don't want to live anymore. I want to kill myself.");
  await expect(form.getByRole("heading", { name: "You matter. Please let someone be with you in this." })).toBeVisible();
  await expect(form.getByRole("link", { name: /^988/ })).toHaveAttribute("href", "tel:988");
  await expectNoAxe(page);
  await form.getByRole("button", { name: "Save Reflection" }).click();
  await expect(form.getByLabel("Reflection journal")).toHaveValue("");
  await expect(form.getByRole("link", { name: /^988/ })).toBeVisible();
});
