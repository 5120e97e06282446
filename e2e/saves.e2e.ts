/** Data saved elsewhere: in another tab of this browser, or on another device. */
import type { Page } from "@playwright/test";
import { expect, test } from "./people.ts";

test.skip(({ isMobile }) => isMobile, "the same at every width");

const pages = (page: Page) => page.getByRole("list", { name: "Your pages, newest first" });
const field = (page: Page) => page.getByLabel("AI Journal Assistant");

/** Waits until the page is idle, because it subscribes to saves of other tabs only then. */
async function ready(page: Page, path: string) {
  await page.goto(path);
  await page.waitForLoadState("networkidle");
}

test("what one tab saves, deletes and restores appears in the other at once, and text typed there stays", async ({ page, member: _ }) => {
  await ready(page, "/mental-health");
  const other = await page.context().newPage();
  await ready(other, "/mental-health");
  await field(other).fill("typed in the second tab");
  await field(page).fill("saved in the first tab");
  await page.getByRole("button", { name: "Save Entry" }).click();
  await expect(pages(other)).toContainText("saved in the first tab");
  await expect(field(other)).toHaveValue("typed in the second tab");
  await page.getByRole("button", { name: /^Delete the entry of/ }).click();
  await expect(other.getByText("saved in the first tab")).toHaveCount(0);
  await page.getByRole("region", { name: "Notices" }).getByRole("button", { name: "Undo" }).click();
  await expect(pages(other)).toContainText("saved in the first tab");
  await expect(field(other)).toHaveValue("typed in the second tab");
});

test("a save in one tab reaches another page of the other tab", { tag: "@long" }, async ({ page, member: _ }) => {
  await ready(page, "/mental-health");
  const other = await page.context().newPage();
  await ready(other, "/");
  await field(page).fill("one page");
  const request = other.waitForRequest("**/api/members/today");
  await page.getByRole("button", { name: "Save Entry" }).click();
  expect((await request).method()).toBe("GET");
});

test("a page that comes to the front shows what another device saved, and keeps typed text", async ({ page, member }) => {
  await ready(page, "/mental-health");
  await field(page).fill("typed here");
  await member.call("POST", "/api/journal/entries", {
    id: "01900000-0000-7000-8000-000000000001",
    entryText: "saved on the phone",
    moodRating: 4,
    isMoodSet: true,
    kind: "plain",
  });
  // the listener starts when the page is idle
  await expect(async () => {
    await page.evaluate(() => void dispatchEvent(new Event("focus")));
    await expect(pages(page)).toContainText("saved on the phone", { timeout: 2_000 });
  }).toPass({ timeout: 20_000 });
  await expect(field(page)).toHaveValue("typed here");
});
