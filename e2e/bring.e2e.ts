import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, expectNoAxe, inBothThemes, test } from "./people.ts";

const daylio = readFileSync(join(import.meta.dirname, "../src/testing/files/daylio.csv"));

test("@phone a diary of another app is shown with its moods, imported by key, and taken back @long", async ({ page, member }) => {
  await page.goto("/");
  await page.getByRole("button", { name: "Your account" }).click();
  const drawer = page.getByRole("dialog", { name: "Your account" });
  await drawer.getByRole("tab", { name: "Your data" }).click();
  await drawer.getByLabel("Files from another app").setInputFiles({ name: "daylio.csv", mimeType: "text/csv", buffer: daylio });
  await expect(
    drawer.getByText("Daylio, 11 entries: 3 pages and 2 moods to import, 1 already there, 5 that cannot be read."),
  ).toBeVisible();
  await drawer.getByLabel("Mood for zen").selectOption("6, steady");
  await inBothThemes(page, () => expectNoAxe(page));
  await drawer.getByRole("button", { name: "Import 3 pages and 3 moods" }).press("Enter");
  await expect(drawer.getByText("3 pages and 3 moods imported from daylio.csv.")).toBeVisible();
  const entries = async () => ((await member.call("GET", "/api/journal/entries")) as { entries: { entryText: string }[] }).entries;
  expect((await entries()).map(({ entryText }) => entryText)).toContain('He said "stay", so I did.\n\n#bad-sleep');
  await drawer.getByRole("button", { name: "Remove what daylio.csv added" }).press("Enter");
  await expect(drawer.getByText("What daylio.csv added is deleted.")).toBeVisible();
  expect(await entries()).toEqual([]);
  await drawer.getByRole("button", { name: "Undo" }).press("Enter");
  await expect(drawer.getByRole("button", { name: "Remove what daylio.csv added" })).toBeVisible();
  await expect.poll(async () => (await entries()).length).toBe(3);
});
