import type { Page } from "@playwright/test";

/** Opens the fold with this id, as a tap on its row does; an open one stays open. */
export async function unfold(page: Page, id: string): Promise<void> {
  const fold = page.locator(`details#${id}`);
  await fold.waitFor();
  if ((await fold.getAttribute("open")) === null) await fold.locator("> summary").click();
}

/** The same for several, one after the other. */
export async function openFolds(page: Page, ...ids: string[]): Promise<void> {
  for (const id of ids) await unfold(page, id);
}
