import { expect, type Page } from "@playwright/test";

/** Opens folds by their ids where they are closed, as on a phone. */
export async function openFolds(page: Page, ...ids: string[]): Promise<void> {
  for (const id of ids) {
    const fold = page.locator(`details#${id}`);
    await fold.waitFor();
    if ((await fold.getAttribute("open")) === null) await fold.locator("> summary").click();
    await expect(fold).toHaveAttribute("open", "");
  }
}
