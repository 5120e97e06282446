import type { Locator, Page } from "@playwright/test";
import { expect, expectNoAxe, inBothThemes, test, useModel } from "./people.ts";

const box = (page: Page) => page.getByRole("textbox", { name: "Your message" });
const send = (page: Page) => page.getByRole("button", { name: "Send" });
const log = (page: Page) => page.getByRole("log", { name: "Messages" });
const copies = (page: Page) => page.getByRole("button", { name: "Copy" });

async function say(page: Page, words: string) {
  await box(page).fill(words);
  await box(page).press("Enter");
}

/** Presses Tab until `to` has the focus. */
async function tabTo(page: Page, to: Locator, key = "Tab") {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await to.evaluate((one) => one === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(to, "reached by keyboard").toBeFocused();
}

test("a member chats with the built-in coach, with sending, stopping, history and help @phone", async ({ page, member }) => {
  await page.goto("/life-coach");
  await expect(page.getByRole("heading", { level: 1, name: "AI Life Coach" })).toBeVisible();
  await expect(log(page)).toContainText("financial wellness, emotional intelligence and boundaries");
  await expect(log(page)).toContainText(/this coach is a computer program, not a human being/i);
  expect(await log(page).evaluate((part) => part.scrollTop), "the opening is shown from its beginning").toBe(0);
  await expect(page.getByText("AI, not a person, and not therapy.", { exact: false })).toBeVisible();
  expect((await page.getByRole("region", { name: "Talk with the coach" }).boundingBox())?.height).toBeCloseTo(600, 0);
  await expect(box(page)).toHaveAttribute("rows", "3");
  await inBothThemes(page, () => expectNoAxe(page));

  // blank messages are not sent; Shift+Enter starts a new line
  await expect(send(page)).toBeDisabled();
  await say(page, "   ");
  await expect(log(page).getByText("You:")).toHaveCount(0);
  await box(page).fill("");
  await box(page).pressSequentially("I keep buying things");
  await box(page).press("Shift+Enter");
  await box(page).pressSequentially("when I am tired.");
  await expect(box(page)).toHaveValue("I keep buying things\nwhen I am tired.");

  // a half-written message survives a reload
  await page.reload();
  await expect(box(page)).toHaveValue("I keep buying things\nwhen I am tired.");

  // the Enter that ends an IME composition does not send
  await box(page).evaluate((area) =>
    area.dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true, cancelable: true, isComposing: true })),
  );
  await expect(log(page).getByText("You:")).toHaveCount(0);

  await box(page).press("Enter");
  await expect(box(page)).toBeDisabled();
  await expect(send(page)).toBeDisabled();
  await expect(box(page)).toHaveValue("");
  await expect(copies(page)).toBeVisible();
  await expect(box(page)).toBeEnabled();
  await expect(log(page)).toContainText("One next step:");
  await expect(log(page).getByRole("link", { name: "Log a no-spend day" })).toHaveAttribute("href", "/challenge");
  await expect(page.getByText("You are talking with the built-in coach", { exact: false })).toBeVisible();
  // announced once, as a whole, and not letter by letter
  await expect(log(page)).toHaveAttribute("aria-live", "off");
  await expect(page.locator("[role=status].visually-hidden").filter({ hasText: /^Coach: (?!.*built-in)/ })).toHaveCount(1);
  await expectNoAxe(page);

  await page.getByRole("button", { name: "Save to journal" }).click();
  await expect(page.getByText("The answer is in your journal.")).toBeVisible();
  const { entries } = await member.call<{ entries: { entryText: string }[] }>("GET", "/api/journal/entries");
  expect(entries[0]?.entryText).toContain("From a talk with the coach:");

  // it says that it is an AI whenever asked
  await say(page, "Are you a real person?");
  await expect(copies(page)).toHaveCount(2);
  await expect(log(page).locator(".disclosure")).toHaveCount(2);
  // bold, at least 16 points, in mixed case
  for (const line of await log(page).locator(".disclosure").all()) {
    await expect(line).toHaveCSS("text-transform", "none");
    expect(await line.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))).toBeGreaterThanOrEqual(21.3);
  }

  // suggestions, the protocol, help at any time, and a new chat with Undo
  await page.getByRole("button", { name: "Help me plan a talk with my manager." }).click();
  await expect(box(page)).toHaveValue("Help me plan a talk with my manager.");
  await page.getByRole("button", { name: "How the coach keeps you safe" }).click();
  await expect(page.getByRole("dialog", { name: "How the coach keeps you safe" })).toContainText("No words of the talk on our server");
  await expectNoAxe(page);
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "I need help now" }).click();
  await expect(page.getByRole("dialog", { name: "Crisis lines" }).last()).toContainText("988");
  await page.keyboard.press("Escape");
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(copies(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(copies(page)).toHaveCount(2);
  expect(await member.call("POST", "/functions/v1/check-subscription")).toMatchObject({ hasAccess: true });
  // what was said scrolls in its panel; the words for screen readers, which are positioned, do not make the page longer
  const positioned = log(page).locator(".visually-hidden");
  expect(await positioned.count()).toBeGreaterThan(2);
  const isInside = (all: Element[]) => all.every((one) => (one as HTMLElement).offsetParent?.closest("[role=log]"));
  expect(await positioned.evaluateAll(isInside)).toBe(true);
});

test("when unsure the coach offers topics as buttons, and answers the chosen one @phone @long", async ({ page, member: _ }) => {
  await page.goto("/life-coach");
  await say(page, "it's about my family");
  const choices = page.getByRole("group", { name: "Choose a subject" }).getByRole("button");
  // the thread of the built-in coach may have to start
  await expect(choices.first()).toBeVisible({ timeout: 20_000 });
  await inBothThemes(page, () => expectNoAxe(page));
  const name = (await choices.first().textContent()) ?? "";
  await choices.first().click();
  await expect(log(page).getByText(name, { exact: true }).last()).toBeVisible();
  await expect(copies(page)).toHaveCount(2);
  await expect(log(page)).toContainText("One next step:");
  await expect(choices).toHaveCount(0);
});

test("everything on the page works by keyboard alone", { tag: "@long" }, async ({ isMobile, page, context, member, guard }) => {
  test.skip(isMobile, "the same at every width");
  guard.allow(/429/);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.route("**/api/members/week", (route) =>
    route.fulfill({ json: { budget: { remainingCents: 12_345 }, challenge: { current: 3 } } }),
  );
  await page.goto("/life-coach");
  await expect(box(page)).toBeEnabled();
  const { keyboard } = page;

  // Enter sends, Shift+Enter does not; Stop keeps the text so far
  await tabTo(page, box(page));
  await keyboard.type("How do I start a budget?");
  await keyboard.press("Shift+Enter");
  await keyboard.type("I am paid every week.");
  await keyboard.press("Enter");
  await expect(log(page)).toContainText("Not knowing where it");
  await tabTo(page, page.getByRole("button", { name: "Stop" }));
  await keyboard.press("Enter");
  await expect(log(page)).toContainText("You stopped the answer here.");
  await expect(box(page)).toBeFocused();

  // the numbers are shown before they are sent; a refusal keeps the text, and Retry sends it
  await tabTo(page, page.getByRole("checkbox", { name: "Use my numbers" }));
  await keyboard.press("Space");
  await expect(page.getByText("This will be sent with your message, and nothing else:")).toBeVisible();
  await expect(page.getByText("Budget left this month: $123.45")).toBeVisible();
  await tabTo(page, box(page), "Shift+Tab");
  await keyboard.type("Can I afford a trip?");
  await page.route(
    "**/functions/v1/life-coach-chat",
    (route) => route.fulfill({ status: 429, headers: { "retry-after": "37" }, json: { error: "Slow down a little." } }),
    { times: 1 },
  );
  await tabTo(page, send(page));
  await keyboard.press("Enter");
  await expect(page.locator(".coach-saved")).toContainText("Slow down a little.It can be sent again in about 40 seconds.");
  await expect(log(page)).toContainText("Can I afford a trip?");
  await tabTo(page, page.getByRole("button", { name: "Retry" }), "Shift+Tab");
  await keyboard.press("Enter");
  await expect(log(page)).toContainText("From the numbers that you sent: budget left this month: $123.45");
  await expect(copies(page)).toHaveCount(2);
  await expect(box(page)).toBeEnabled();

  // copy, and save to the journal
  await tabTo(page, copies(page).last());
  await keyboard.press("Enter");
  await expect(page.getByText("Copied.")).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain("One next step:");
  await tabTo(page, page.getByRole("button", { name: "Save to journal" }).last());
  await keyboard.press("Space");
  await expect(page.getByText("The answer is in your journal.")).toBeVisible();
  const { entries } = await member.call<{ entries: unknown[] }>("GET", "/api/journal/entries");
  expect(entries).toHaveLength(1);

  // help, and back to the message field; the log scrolls by its own keys; a new chat
  await tabTo(page, page.getByRole("button", { name: "I need help now" }), "Shift+Tab");
  await keyboard.press("Enter");
  await expect(page.getByRole("dialog", { name: "Crisis lines" }).last()).toContainText("988");
  await keyboard.press("Escape");
  await expect(page.getByRole("button", { name: "I need help now" })).toBeFocused();
  await tabTo(page, log(page));
  await keyboard.press("Home");
  await expect.poll(() => log(page).evaluate((one) => one.scrollTop)).toBe(0);
  await tabTo(page, page.getByRole("button", { name: "Start over" }), "Shift+Tab");
  await keyboard.press("Enter");
  await expect(copies(page)).toHaveCount(0);
  await tabTo(page, page.getByRole("button", { name: "I keep buying things when I am tired." }));
  await keyboard.press("Enter");
  await expect(box(page)).toHaveValue("I keep buying things when I am tired.");
  await expect(box(page)).toBeFocused();
});

test("severe words bring up the card first; it stays, and needs no network @phone", async ({ page, context, member: _ }) => {
  await page.goto("/life-coach");
  await say(page, "Some days I think about ending my life.");
  const card = page.getByRole("group", { name: /^You matter/ });
  await expect(card).toBeVisible();
  await expect(card.getByRole("link", { name: /988/ })).toHaveAttribute("href", "tel:988");
  await expect(card.getByRole("link", { name: /741741/ })).toBeVisible();
  await expect(log(page)).toContainText("call or text 988");
  await expect(copies(page)).toBeVisible();
  await inBothThemes(page, () => expectNoAxe(page));

  await say(page, "never mind, I'm fine, you misunderstood");
  await expect(copies(page)).toHaveCount(2);
  await expect(log(page)).toContainText("Are you safe right now");
  await expect(card).toBeVisible();
  await page.getByRole("button", { name: "Start over" }).click();
  await expect(card).toBeVisible();

  // a reload loses nothing of the chat; another severe message works offline
  await say(page, "How do I start a budget?");
  await expect(copies(page)).toHaveCount(1);
  await page.reload();
  await expect(log(page)).toContainText("How do I start a budget?");
  await expect(copies(page)).toHaveCount(1);
  await expect(card).toBeVisible();
  await page.getByRole("button", { name: "Start over" }).click();
  expect(await page.evaluate(() => Object.keys(sessionStorage))).toEqual([]);
  await expect(box(page)).toBeVisible();
  await context.setOffline(true);
  await say(page, "I want to kill myself");
  await expect(card).toBeVisible();
  await expect(log(page)).toContainText("I want to kill myself");
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();
  await context.setOffline(false);
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(copies(page)).toBeVisible();
});

test("a model that streams, cuts, fails or sends nonsense never loses what the member wrote @long", async ({
  isMobile,
  page,
  member: _,
  guard,
}) => {
  test.skip(isMobile, "the same at every width");
  guard.allow(/could not be read/);
  await useModel(page);
  await page.goto("/life-coach");

  // the spinner is shown until the first text; Stop keeps what arrived
  await say(page, "[slow] hello");
  await expect(log(page).getByText("The coach is thinking").or(log(page).getByText("That sounds"))).toBeVisible();
  await expect(log(page)).toContainText("That sounds like");
  await expect(box(page), "the field keeps the focus while an answer runs").toBeFocused();
  await expect(box(page)).toHaveAttribute("readonly", "");
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(log(page)).toContainText("You stopped the answer here.");
  await expect(box(page)).toBeEditable();
  await expect(box(page)).toBeFocused();
  await expect(log(page)).not.toContainText("What would you like to begin with?");

  for (const [order, words] of [
    ["429", "more to answer than it can manage"],
    ["401", "not set up correctly"],
    ["500", "cannot be reached just now"],
    ["garbage", "could not be read"],
    ["silence", "took too long to begin"],
  ] as const) {
    await page.getByRole("button", { name: "Start over" }).click();
    await say(page, `[${order}] my own words`);
    await expect(page.locator(".coach-saved")).toContainText(words);
    await expect(log(page)).toContainText("my own words");
    await expect(copies(page)).toHaveCount(0);
  }
  await expectNoAxe(page);

  // cut off midway: the placeholder is removed, the partial answer is stored, Retry sends the question again
  await page.getByRole("button", { name: "Start over" }).click();
  await say(page, "[cut] hello");
  await expect(page.locator(".coach-saved")).toContainText("The first part is kept: “Begin with one fact that you both can see.”");
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.locator(".coach-saved")).toContainText("stopped in the middle");
  await page.reload();
  await expect(page.locator(".coach-saved")).toContainText("The first part is kept: “Begin with one fact that you both can see.”");
  await expect(page.getByRole("button", { name: "Retry" })).toBeVisible();

  // malformed lines are skipped, and chunks may end anywhere
  await page.getByRole("button", { name: "Start over" }).click();
  await say(page, "[bad-json] hello");
  await expect(log(page)).toContainText("Still here. And done.");
  await say(page, "[utf8] hello");
  await expect(log(page)).toContainText("Süße Grüße 👩‍👩‍👧");

  // markdown is shown as text: no script, no image, and internal links stay in the app
  await say(page, "[markdown] hello");
  await expect(log(page).locator("strong").filter({ hasText: "Bold" })).toBeVisible();
  await expect(log(page).locator("img, script")).toHaveCount(0);
  await expect(log(page)).toContainText("<img src=x onerror=alert(1)>");
  await expect(log(page).getByRole("link", { name: "your budget" })).toHaveAttribute("href", "/budget");

  // an answer that a model must not give is withdrawn, and the coach says that it is a computer program
  await say(page, "[doctor] hello");
  await expect(log(page)).toContainText("I am a computer program. I am no doctor");
  await expect(log(page)).not.toContainText("licensed therapist");
  await expectNoAxe(page);
});

test("'Use my numbers' is off by default, shows what it sends, and sends exactly that", async ({ page, member: _ }) => {
  await page.route("**/api/members/week", (route) =>
    route.fulfill({ json: { budget: { remainingCents: 12_345 }, challenge: { current: 3 } } }),
  );
  await page.goto("/life-coach");
  const numbers = page.getByRole("checkbox", { name: "Use my numbers" });
  await expect(numbers).not.toBeChecked();
  await numbers.check();
  await expect(page.getByText("Budget left this month: $123.45")).toBeVisible();
  await expect(page.getByText("No-spend streak: 3 days")).toBeVisible();
  await expectNoAxe(page);
  const request = page.waitForRequest("**/functions/v1/life-coach-chat");
  await say(page, "Can I afford a trip?");
  const { messages } = (await request).postDataJSON() as { messages: { role: string; content: string }[] };
  expect(messages.at(-1)).toEqual({
    role: "user",
    content: "Can I afford a trip?\n\nMy numbers, added by me:\nBudget left this month: $123.45\nNo-spend streak: 3 days",
  });
  expect((await request).headers()).toMatchObject({ apikey: expect.any(String), authorization: expect.stringContaining("Bearer ") });
  // the thread of the built-in coach may have to start
  await expect(copies(page)).toBeVisible({ timeout: 20_000 });
  await expect(numbers).not.toBeChecked();
});

test("a failed call shows the server's message, and a response without one the specified message", async ({ page, member: _ }) => {
  await page.goto("/life-coach");
  await page.route("**/functions/v1/life-coach-chat", (route) => route.fulfill({ status: 429, json: { error: "Slow down a little." } }));
  await say(page, "hello");
  await expect(page.locator(".coach-saved")).toContainText("Slow down a little.");
  await page.route("**/functions/v1/life-coach-chat", (route) => route.fulfill({ status: 429, json: {} }));
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(page.locator(".coach-saved")).toContainText("Failed to get response");
  await page.route("**/functions/v1/life-coach-chat", (route) =>
    route.fulfill({ status: 200, contentType: "text/event-stream", body: 'data: {"choices":[{"delta":{"content":"Half of it"}}]}\n\n' }),
  );
  await page.getByRole("button", { name: "Retry" }).click();
  await expect(log(page)).toContainText("The answer may be incomplete.");
  await expect(log(page)).toContainText("Half of it");
});
