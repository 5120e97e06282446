/** Another member signs in in another tab while something of the former one is under way, or shown, in this tab. */
import type { Page } from "@playwright/test";
import { browserStorageText, write } from "./device.ts";
import { entryField, submitEntry } from "./entry.ts";
import { expect, test, thisMonth, type Member } from "./people.ts";

test.skip(({ isMobile }) => isMobile, "the same at every width");

/** A word that only the first member writes. */
const word = "quillberry";

/** Waits until the tab has confirmed its session: it stores it once more then. */
async function secondTab(page: Page): Promise<Page> {
  const other = await page.context().newPage();
  await other.goto("/");
  await other.waitForLoadState("networkidle");
  return other;
}
/** What another tab does when its member logs out and the next one signs in. */
const switchTo = (tab: Page, { token, id, email }: Member) =>
  tab.evaluate((session) => localStorage.setItem("evenday.session", session), JSON.stringify({ token, member: { id, email } }));
/** Holds the answers to `path` until the returned function is called; without `isAnswered` none comes then either. */
async function holdAnswers(page: Page, path: string, isAnswered: boolean) {
  let release = () => undefined as void;
  const isReleased = new Promise<void>((done) => (release = done));
  await page.route(path, async (route) => {
    const response = isAnswered ? await route.fetch() : undefined;
    await isReleased;
    return response ? route.fulfill({ response }) : route.abort();
  });
  return () => release();
}

test("a page that waits for its turn is not sent as the next member's", async ({ member, page, stranger }) => {
  await page.goto("/mental-health");
  const other = await secondTab(page);
  // another tab is sending
  await other.evaluate(() => {
    void navigator.locks.request("evenday outbox", () => new Promise((done) => Object.assign(window, { release: done })));
  });
  await submitEntry(page, `a ${word}`);
  await expect
    .poll(() => other.evaluate(async () => (await navigator.locks.query()).pending?.some(({ name }) => name === "evenday outbox")))
    .toBe(true);
  await switchTo(other, stranger);
  await expect(entryField(page)).toHaveValue("");
  await other.evaluate(() => (window as unknown as { release: () => void }).release());
  await expect
    .poll(() => other.evaluate(async () => (await navigator.locks.query()).pending?.some(({ name }) => name === "evenday outbox")))
    .toBe(false);
  await write(page, "The next member's own page.");
  for (const one of [member, stranger]) {
    const { entries } = await one.call<{ entries: { entryText: string }[] }>("GET", "/api/journal/entries");
    expect(entries.map(({ entryText }) => entryText)).toEqual(one === member ? [] : ["The next member's own page."]);
  }
  expect(await page.locator(".toast").allInnerTexts()).toHaveLength(1);
});

test("an answer that arrives late does not tell the next member what the former one saved @long", async ({ member, page, stranger }) => {
  await member.call("GET", `/api/budget/months/${thisMonth()}`);
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const release = await holdAnswers(page, "**/api/rpc/budget/addExpense", true);
  await page.keyboard.press("+");
  const sheet = page.getByRole("dialog", { name: "Add an expense" });
  await sheet.getByRole("textbox", { name: "Amount" }).fill("45");
  const sent = page.waitForRequest("**/api/rpc/budget/addExpense");
  await sheet.getByRole("button", { name: /^Save \$45/ }).click();
  await sent;
  const other = await secondTab(page);
  await switchTo(other, stranger);
  await expect(page.getByRole("heading", { name: "What shows up here" })).toBeVisible();
  const late = page.waitForResponse("**/api/rpc/budget/addExpense");
  release();
  await (await late).finished();
  expect(await page.locator(".toast").allInnerTexts()).toEqual([]);
});

test("a mood that is under way at Logout is asked about, and nothing of it stays on the device", async ({ member, page }) => {
  await page.goto("/");
  await page.waitForLoadState("networkidle");
  const release = await holdAnswers(page, "**/api/rpc/journal/setMood", false);
  const sent = page.waitForRequest("**/api/rpc/journal/setMood");
  await page.getByRole("region", { name: "How is today?" }).getByRole("button", { name: /^2\b/ }).click();
  await sent;
  await page.getByRole("button", { name: "Logout" }).click();
  const question = page.getByRole("dialog", { name: "Log out before it is sent?" });
  await expect(question).toContainText("One thing you wrote has not been sent yet, and would be lost.");
  await question.getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("Signed out successfully")).toBeVisible();
  const failed = page.waitForEvent("requestfailed");
  release();
  await failed;
  await page.waitForFunction(async () => (await navigator.locks.query()).held?.length === 0);
  expect(await browserStorageText(page)).not.toContain(member.id);
});

test("the crisis card of the former member is not shown to the next", async ({ member: _, page, stranger }) => {
  const field = entryField(page);
  const card = page.getByRole("main").getByText("You matter", { exact: false });
  await page.goto("/mental-health");
  await field.fill("I want to kill myself tonight");
  await expect(card.first()).toBeVisible();
  const other = await secondTab(page);
  await switchTo(other, stranger);
  await expect(field).toHaveValue("");
  await expect(card).toHaveCount(0);
});

test("a text shared into the sheet is closed with its member @long", async ({ member, page, stranger }) => {
  await member.call("GET", `/api/budget/months/${thisMonth()}`);
  await page.goto(`/?share-text=Dinner with ${word} 45`);
  const sheet = page.getByRole("dialog", { name: "Add an expense" });
  await expect(sheet.getByLabel("Note, optional")).toHaveValue(new RegExp(word));
  const other = await secondTab(page);
  await switchTo(other, stranger);
  await expect(page.getByRole("heading", { name: "What shows up here" })).toBeVisible();
  await expect(sheet).toHaveCount(0);
});
