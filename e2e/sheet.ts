import type { Locator, Page } from "@playwright/test";
import { expect } from "./people.ts";

/** Opens the sheet "Add an expense" by its shortcut, which works once the page is idle. */
export async function openSheet(page: Page): Promise<Locator> {
  const sheet = page.getByRole("dialog", { name: "Add an expense" });
  await expect(async () => {
    await page.keyboard.press("+");
    await expect(sheet).toBeVisible({ timeout: 1000 });
  }).toPass();
  return sheet;
}
