import { addDays, dayIn, isoWeek, monthAndDay, startOfWeek } from "#shared/dates.ts";
import { openFolds } from "./folds.ts";
import { expect, test } from "./people.ts";

test.skip(({ isMobile }) => isMobile, "the same at every width");

test("the note of an earlier week can be changed and taken out, by keyboard, and nothing typed is lost on the way @long", async ({
  page,
  member,
}) => {
  const monday = startOfWeek(addDays(dayIn("America/New_York", Date.now()), -7), 1);
  const scores = { communication: 3, trust: 2, respect: 4, support: 3 };
  await member.call("PUT", "/api/relationships/weeks/this", { ...scores, note: "He read my messages.", week: isoWeek(monday) });
  await page.goto("/relationships");
  await openFolds(page, "tracker");
  const note = page.getByRole("textbox", { name: "A note for this week" });
  await note.fill("half a sentence");
  await page.getByRole("button", { name: "Show as a table" }).click();
  const cell = await page.getByRole("cell", { name: "He read my messages." }).boundingBox();
  expect(cell?.width, "a note has room to be read").toBeGreaterThan(200);
  await page.getByRole("button", { name: `Change the week of ${monthAndDay(monday)}` }).focus();
  await page.keyboard.press("Enter");
  const earlier = page.getByRole("textbox", { name: `A note for the week of ${monthAndDay(monday)}` });
  await expect(earlier).toBeFocused();
  await expect(earlier).toHaveValue("He read my messages.");
  await expect(page.getByText(`This is the week of ${monthAndDay(monday)}.`)).toBeVisible();
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.press("Delete");
  await expect(page.getByRole("button", { name: "Discard it" })).toBeVisible();
  await page.getByRole("button", { name: "Save That Week" }).click();
  const back = page.getByRole("button", { name: "Back to this week" });
  await back.focus();
  await page.keyboard.press("Enter");
  await expect(note).toBeFocused();
  await expect(note).toHaveValue("half a sentence");
  const { checkIns } = await member.call<{ checkIns: { trust: number; note: string }[] }>("GET", "/api/relationships/weeks");
  expect(checkIns).toMatchObject([{ ...scores, note: "" }]);
});
