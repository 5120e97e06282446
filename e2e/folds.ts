import type { Locator, Page } from "@playwright/test";

/** Opens the fold with this id, as a tap on its header does; an open one stays open. */
export async function unfold(page: Page, id: string): Promise<void> {
  const fold = page.locator(`details#${id}`);
  await fold.waitFor();
  if ((await fold.getAttribute("open")) === null) await fold.locator("> summary").click();
}

/** Opens several folds, one after the other. */
export async function openFolds(page: Page, ...ids: string[]): Promise<void> {
  for (const id of ids) await unfold(page, id);
}

/** Opens the import of the Budget page, which is shown already. Returns its dialog. */
export async function openBankImport(page: Page): Promise<Locator> {
  await unfold(page, "saved");
  await page.getByRole("button", { name: "Import from your bank" }).click();
  return page.getByRole("dialog", { name: "Import from your bank" });
}
