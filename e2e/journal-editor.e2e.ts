/** Editing a page in the list of pages. */
import { submitEntry } from "./entry.ts";
import { openFolds } from "./folds.ts";
import { expect, test } from "./people.ts";

test("an open editor stays open while a newer page moves it down, and while the list is searched @long", async ({
  isMobile,
  page,
  member,
}) => {
  test.skip(isMobile, "the same at every width");
  for (let at = 0; at < 6; at++) {
    const id = `019a0000-0000-7000-8000-00000000000${at}`;
    await member.call("POST", "/api/journal/entries", { id, entryText: `page ${at}`, moodRating: 4, kind: "plain" });
  }
  await page.goto("/mental-health");
  const rows = page.getByRole("list", { name: "Your pages, newest first" }).getByRole("listitem");
  const editor = rows.getByLabel("Your words");
  await rows
    .last()
    .getByRole("button", { name: /^Edit the entry of/ })
    .click();
  await editor.evaluate((node) => node.setAttribute("data-same", ""));
  await editor.fill("page 0, and more");
  await submitEntry(page, "a new page");
  await expect(rows).toHaveCount(7);
  await expect(rows.first()).toContainText("a new page");
  await page.getByLabel("Search your pages").fill("new");
  await expect(rows).toHaveCount(2);
  // the open one does not match; screen readers are told what does
  await expect(page.getByRole("status").filter({ hasText: "1 page matches." })).toBeVisible();
  await expect(editor).toHaveValue("page 0, and more");
  await expect(editor).toHaveAttribute("data-same");
  await editor.press("End");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(rows).toHaveCount(1);
  const { entries } = await member.call<{ entries: { entryText: string }[] }>("GET", "/api/journal/entries");
  expect(entries.at(-1)?.entryText).toBe("page 0, and more");
});

test("an open page has the whole width of its row, and its mood is chosen by one tap and saved with the page @phone", async ({
  page,
  member,
}) => {
  const id = crypto.randomUUID();
  await member.call("POST", "/api/journal/entries", { id, entryText: "A long walk.", moodRating: 4, kind: "plain" });
  await page.goto("/mental-health");
  await openFolds(page, "pages");
  await page.getByRole("button", { name: /^Edit the entry of/ }).click();
  const words = await page.getByLabel("Your words").boundingBox();
  expect(words?.width).toBeGreaterThan(300);
  const edit = page.getByRole("listitem").filter({ has: page.getByLabel("Your words") });
  const cell = edit.getByRole("group", { name: "1 heavy to 10 light" }).getByRole("button", { name: /^7/ });
  expect((await cell.boundingBox())?.width).toBeGreaterThan(44);
  await cell.click();
  await expect(edit.getByRole("slider", { name: "Mood of this page, 1 to 10" })).toHaveValue("7");
  await edit.getByRole("button", { name: "Done" }).click();
  await expect(page.getByText("Your changes are saved.")).toBeVisible();
  expect(await member.call("GET", `/api/journal/entries/${id}`)).toMatchObject({ moodRating: 7, isMoodSet: true });
  await expect(page.getByRole("button", { name: /^Edit the entry of/ })).toBeFocused();
});
