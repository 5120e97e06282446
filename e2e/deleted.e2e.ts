/** Deleted rows: Undo after a reload, the list with Restore, and focus on the restored row. */
import type { Page } from "@playwright/test";
import { openFolds } from "./folds.ts";
import { expect, test, type Member } from "./people.ts";

test.use({ isDataSaving: true });

const words = "A day at the sea";
const writePage = (member: Member) =>
  member.call("POST", "/api/journal/entries", {
    id: "01900000-0000-7000-8000-000000000001",
    entryText: words,
    moodRating: 4,
    isMoodSet: true,
    kind: "plain",
  });
const row = (page: Page) => page.getByRole("list", { name: "Your pages, newest first" }).getByRole("listitem").filter({ hasText: words });
const remove = (page: Page) => page.getByRole("button", { name: /^Delete the entry of/ }).click();

test("Undo of a delete is still offered after a reload, and moves the focus to the row", async ({ page, member }) => {
  await writePage(member);
  await page.goto("/mental-health");
  await openFolds(page, "pages");
  await remove(page);
  await expect(page.getByText("Entry deleted.")).toBeVisible();
  await expect(row(page)).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page)).toBeFocused();
  await page.reload();
  await expect(row(page)).toBeVisible();
  await expect(page.getByRole("button", { name: "Undo" })).toHaveCount(0);
});

test("Recently deleted lists the row with Restore, reached from the page it was deleted on", async ({ page, member }) => {
  await writePage(member);
  await page.goto("/mental-health");
  await openFolds(page, "pages");
  await remove(page);
  await expect(row(page)).toHaveCount(0);
  await page.getByRole("button", { name: "Recently deleted" }).click();
  const dialog = page.getByRole("dialog", { name: "Your account" });
  const list = dialog.getByRole("list", { name: "Recently deleted, newest first" });
  await expect(list.getByRole("listitem")).toContainText(/A day at the seaJournal page · today · deleted today, here until/);
  await dialog.getByRole("button", { name: `Restore: Journal page, ${words}` }).click();
  await expect(dialog.getByText("Nothing was deleted in the last 30 days.")).toBeVisible();
  await dialog.getByRole("button", { name: "Close" }).first().click();
  await expect(row(page)).toBeVisible();
});

test("Delete now asks first, then removes the row for good @long", async ({ page, member }) => {
  await writePage(member);
  await member.call("DELETE", "/api/journal/entries/01900000-0000-7000-8000-000000000001");
  await page.goto("/mental-health");
  await openFolds(page, "pages");
  await page.getByRole("button", { name: "Recently deleted" }).click();
  await page.getByRole("button", { name: `Delete now: Journal page, ${words}` }).click();
  const question = page.getByRole("dialog", { name: "Delete it for good?" });
  await expect(question).toContainText(`"${words}" cannot be restored after that.`);
  await question.getByRole("button", { name: "Delete now" }).click();
  await expect(page.getByText("Nothing was deleted in the last 30 days.")).toBeVisible();
  expect((await member.call<{ total: number }>("GET", "/api/account/deleted")).total).toBe(0);
});

test("a situation is taken out for good from the page it was written on @long", async ({ page, member }) => {
  const id = "01900000-0000-7000-8000-000000000002";
  await member.call("POST", "/api/relationships/analyses", { id, situationText: "He reads my messages." });
  await page.goto("/relationships");
  await page.getByRole("button", { name: /^Delete the situation of today/ }).click();
  await expect(page.getByText("Situation deleted.")).toBeVisible();
  await page.getByRole("button", { name: "Recently deleted" }).click();
  await page.getByRole("button", { name: "Delete now: Situation, He reads my messages." }).click();
  await page.getByRole("dialog", { name: "Delete it for good?" }).getByRole("button", { name: "Delete now" }).click();
  await expect(page.getByText("Nothing was deleted in the last 30 days.")).toBeVisible();
});

test("a deleted document can be undone, with its file", async ({ page, member: _ }) => {
  await page.goto("/pdf-generator");
  await page.locator("#document-files").setInputFiles({ name: "rent.txt", mimeType: "text/plain", buffer: Buffer.from("rent for May") });
  await expect(page.getByText("Document uploaded successfully!").first()).toBeVisible();
  await page.getByRole("button", { name: "Delete rent.txt" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("Document deleted!")).toBeVisible();
  await expect(page.getByRole("heading", { name: "rent.txt" })).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("list", { name: "Your Documents" }).getByRole("listitem")).toBeFocused();
  await page.getByRole("button", { name: "Open rent.txt" }).click();
  await expect(page.getByText("rent for May")).toBeVisible();
});
