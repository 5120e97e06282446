/** Dialogs, sheets, the Menu and the crisis lines: Back closes the topmost first, and closing leaves no history entry. */
import { randomUUID } from "node:crypto";
import { brokenWords, horizontalOverflow } from "./accessibility.ts";
import { entryField } from "./entry.ts";
import { expect, layersInHistory, openAccount, test } from "./people.ts";

test("Back closes the Menu, then leaves the page; a link in the Menu adds one history entry @phone", async ({
  page,
  member: _,
  isMobile,
}) => {
  test.skip(!isMobile, "the Menu of the phone");
  await page.goto("/");
  await page.getByRole("navigation", { name: "Quick" }).getByRole("link", { name: "Budget" }).click();
  await expect(page).toHaveURL("/budget");
  const menu = page.getByRole("dialog", { name: "Menu" });
  await page.getByRole("button", { name: "Menu" }).click();
  await expect(menu).toBeVisible();
  await layersInHistory(page, 1);
  await page.goBack();
  await expect(menu).toBeHidden();
  await expect(page).toHaveURL("/budget");
  await page.getByRole("button", { name: "Menu" }).click();
  await menu.getByRole("link", { name: "Debt" }).click();
  await expect(page).toHaveURL("/debt");
  await page.goBack();
  await expect(page).toHaveURL("/budget");
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("after a dialog is closed by its button, Back leads to the page before", async ({ page, member: _, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  await page.goto("/");
  await page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Budget" }).click();
  await expect(page).toHaveURL("/budget");
  const answered = Promise.withResolvers<void>();
  await page.route(/\/account\/profile$/u, (route) => answered.promise.then(() => route.continue()));
  await page.getByRole("button", { name: "Your account" }).click();
  const account = page.getByRole("dialog", { name: "Your account" });
  const close = account.getByRole("button", { name: "Close" }).first();
  await expect(account.getByText("Fetching your preferences")).toBeVisible();
  await layersInHistory(page, 1);
  const before = await close.boundingBox();
  answered.resolve();
  await expect(account.getByLabel("Time zone")).toBeVisible();
  expect(await close.boundingBox(), "what arrives does not move the button away from the pointer").toEqual(before);
  await close.click();
  await expect(account).toBeHidden();
  await layersInHistory(page, 0);
  await page.goBack();
  await expect(page).toHaveURL("/");
});

test("what a dialog's answer leads to is opened also when the browser takes long to remove the dialog's history entry", async ({
  page,
  member: _,
  isMobile,
}) => {
  test.skip(isMobile, "the same at every width");
  await page.addInitScript(() => {
    const go = history.go.bind(history);
    history.go = (steps) => void setTimeout(() => go(steps), 1_000);
  });
  await page.goto("/mental-health");
  await entryField(page).fill("half a page");
  await page.getByRole("button", { name: "Logout" }).click();
  await page.getByRole("dialog", { name: "Log out without saving?" }).getByRole("button", { name: "Log out" }).click();
  await expect(page.getByText("Signed out successfully")).toBeVisible();
  await page.waitForTimeout(1_200); // the history has gone back by then
  await expect(page).toHaveURL("/auth");
  await layersInHistory(page, 0);
});

test("Back closes the crisis lines and returns the focus to their button, as Close does", async ({ page, member: _, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  await page.goto("/debt");
  const button = page.getByRole("banner").getByRole("button", { name: "Crisis lines" });
  const lines = page.getByRole("dialog", { name: "Crisis lines" });
  await expect(page.getByRole("button", { name: "Your account" })).toBeVisible();
  await button.click();
  await expect(lines).toBeVisible();
  await lines.getByRole("button", { name: "Close" }).click();
  await expect(lines).toBeHidden();
  await expect(button).toBeFocused();
  await button.click();
  await layersInHistory(page, 1);
  await page.goBack();
  await expect(lines).toBeHidden();
  await expect(page).toHaveURL("/debt");
  await expect(button).toBeFocused();
});

test("a dialog leaves the page below where it is, also at the address of a part @long", async ({ page, member: _, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  await page.goto("/mental-health#pages");
  const position = () => page.evaluate(() => scrollY);
  await expect.poll(position).toBeGreaterThan(0);
  // the page scrolls to the part for as long as something above it loads, or until a key is pressed
  await page.waitForLoadState("networkidle");
  await page.keyboard.press("Control+Home");
  await expect.poll(position).toBe(0);
  await page.getByRole("button", { name: "Your account" }).click();
  await expect(page.getByRole("dialog", { name: "Your account" }).getByLabel("Time zone")).toBeVisible();
  await layersInHistory(page, 1);
  expect(await position()).toBe(0);
});

test("what a search or a notification opens does not stay below an open dialog @long", async ({ page, member: _, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  await page.goto("/debt");
  const account = await openAccount(page);
  await expect(account).toBeVisible();
  await page.keyboard.press("Control+k");
  const search = page.getByRole("dialog", { name: "Search" });
  await search.getByRole("combobox").fill("lifestyle");
  await expect(search.getByRole("option").first()).toContainText("Lifestyle");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\/lifestyle$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await openAccount(page);
  await layersInHistory(page, 1);
  await page.evaluate(() => navigator.serviceWorker.dispatchEvent(new MessageEvent("message", { data: { open: "/budget#bills" } })));
  await expect(page).toHaveURL(/\/budget#bills$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await page.goBack();
  await expect(page).toHaveURL(/\/lifestyle$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
});

test("a name of 80 letters without a space stays within a dialog's title and its buttons, and Close in view @phone @long", async ({
  page,
  member,
  isMobile,
}) => {
  test.skip(!isMobile, "a wide window has room");
  const name = "Haushaltsversicherungen".repeat(4).slice(0, 80);
  const id = () => crypto.randomUUID();
  await member.call("POST", "/api/debt/goals", { id: id(), name, emoji: "", targetCents: 100_000, currentCents: 0 });
  await member.call("POST", "/api/lifestyle/habits", { id: id(), name: name.slice(0, 60), category: "Fitness", weeklyTarget: null });
  const dialog = page.getByRole("dialog");
  await page.goto("/debt");
  const add = page.getByRole("button", { name: `Add to ${name}` });
  await expect(add).toBeVisible();
  expect.soft(await brokenWords(page)).toEqual([]);
  await add.click();
  await expect.soft(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
  expect.soft(await horizontalOverflow(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await page.goto("/lifestyle");
  await page.getByRole("button", { name: `${name.slice(0, 60)}: ` }).click();
  await expect.soft(dialog.getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
  const edit = dialog.getByRole("button", { name: /^Edit / });
  expect.soft(await edit.evaluate((one) => one.scrollWidth <= one.clientWidth)).toBe(true);
});

test("opened at a part, the page marks that part once all above it is loaded @phone @long", async ({ page, member, isMobile }) => {
  test.skip(!isMobile, "a wide window has no links to the parts");
  for (const words of ["One day.", "Another day.\n\nIt was long.\n\nIt ended well."])
    await member.call("POST", "/api/journal/entries", { id: randomUUID(), entryText: words, moodRating: 5, kind: "plain" });
  await page.goto("/mental-health#pages");
  await expect(page.getByText("One day.")).toBeVisible();
  const links = page.getByRole("navigation", { name: "On this page" });
  await expect(links.getByRole("link", { name: "Pages" })).toHaveAttribute("aria-current", "location");
});
