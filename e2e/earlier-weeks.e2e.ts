import { strToU8, zipSync } from "fflate";
import { addDays, dayIn, isoWeek, formatDate, monthAndDay, startOfWeek } from "#shared/dates.ts";
import { publicKey } from "#shared/release.ts";
import { expectNoAxe } from "./axe.ts";
import { origin } from "./control.ts";
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

test("check-ins before the last twelve weeks can be read, by keyboard, a page at a time @long", async ({ page, member }) => {
  const monday = startOfWeek(dayIn("America/New_York", Date.now()), 1);
  const back = (weeks: number) => addDays(monday, -7 * weeks);
  const rows = Array.from({ length: 30 }, (_, at) => ({
    id: `019a0000-0000-7000-8000-0000000003${at + 10}`,
    week: isoWeek(back(12 + at)),
    communication: 7,
    trust: 8,
    respect: 6,
    support: 5,
    note: `Note ${at}`,
    saved_at: `${back(12 + at)}T17:00:00Z`,
  }));
  await page.goto("/relationships");
  await openFolds(page, "tracker");
  const show = page.getByRole("button", { name: "Show earlier weeks" });
  await expect(page.getByRole("textbox", { name: "A note for this week" })).toBeVisible();
  await expect(show, "nothing was saved before").toHaveCount(0);
  const brought = await fetch(`${origin()}/api/account/import`, {
    method: "POST",
    body: zipSync({
      "evenday.json": strToU8(JSON.stringify({ format: "evenday-export-1" })),
      "data/relationship_checkins.json": strToU8(JSON.stringify(rows)),
    }) as Uint8Array<ArrayBuffer>,
    headers: { apikey: publicKey, authorization: `Bearer ${member.token}`, "content-type": "application/zip" },
  });
  expect(brought.status, await brought.text()).toBe(200);
  await page.reload();
  await openFolds(page, "tracker");
  await show.focus();
  await page.keyboard.press("Enter");
  const table = page.getByRole("region", { name: "Check-ins of earlier weeks" });
  await expect(table.getByRole("row")).toHaveCount(1 + 26);
  await expect(table.getByRole("row").nth(1)).toContainText(formatDate(back(12)));
  await expect(table.getByRole("row").nth(1)).toContainText("Note 0");
  await expectNoAxe(page);
  await page.getByRole("button", { name: "Show older weeks" }).press("Enter");
  await expect(table.getByRole("row")).toHaveCount(1 + 30);
  await expect(table.getByRole("row").last()).toContainText(formatDate(back(41)));
  await expect(page.getByRole("button", { name: "Show older weeks" })).toHaveCount(0);
  await page.getByRole("button", { name: "Hide earlier weeks" }).press("Enter");
  await expect(table).toHaveCount(0);
});
