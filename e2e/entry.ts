import type { Locator, Page } from "@playwright/test";

/** The form of a journal entry, on the journal and on Mental Health. */
export const entryField = (page: Page | Locator) => page.getByLabel("AI Journal Assistant");
export const saveEntry = (page: Page | Locator) => page.getByRole("button", { name: "Save Entry" }).click();
export async function submitEntry(page: Page | Locator, words: string): Promise<void> {
  await entryField(page).fill(words);
  await saveEntry(page);
}
