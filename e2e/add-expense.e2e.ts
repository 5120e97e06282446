/** The sheet that adds an expense, from any page. */
import type { Page } from "@playwright/test";
import { expect, expectNoAxe, layersInHistory, test } from "./people.ts";
import { openSheet, withBudget } from "./sheet.ts";

test("an expense is added from any page in two taps and an amount, and the figure changes", async ({ page, member, isMobile }) => {
  await withBudget(member);
  await page.goto("/");
  const figure = page.locator(".figure.loud");
  await expect(figure).toBeVisible();
  const before = await figure.textContent();
  if (isMobile) await page.getByRole("navigation", { name: "Quick" }).getByRole("button", { name: "Add expense" }).click();
  else await page.getByRole("banner").getByRole("button", { name: "Add expense" }).click();
  const sheet = page.getByRole("dialog", { name: "Add an expense" });
  const amount = sheet.getByRole("textbox", { name: "Amount" });
  await expect(amount).toBeFocused();
  if (isMobile) for (const key of ["1", "8", "Decimal point", "4", "0"]) await sheet.getByRole("button", { name: key, exact: true }).tap();
  else await amount.fill("18.40");
  const leaves = sheet.getByText(/^Leaves \$/);
  await expect(leaves).toBeVisible();
  // a phone on its side and small phones show the amount, the last number key and Save at once
  const phones = [
    { width: 844, height: 390 },
    { width: 375, height: 553 },
    { width: 375, height: 667 },
  ];
  for (const size of isMobile ? phones : [{ width: 1280, height: 800 }]) {
    await page.setViewportSize(size);
    for (const part of [amount, sheet.getByRole("button").nth(-2), sheet.getByRole("button", { name: /^Save/ })])
      await expect(part).toBeInViewport({ ratio: 1 });
  }
  await page.setViewportSize(isMobile ? { width: 390, height: 844 } : { width: 1280, height: 800 });
  await expectNoAxe(page);
  // what is left this month says nothing about another one
  await sheet.getByRole("button", { name: "Today", exact: true }).click();
  const { today } = await member.call<{ today: string }>("GET", "/api/members/today");
  await sheet.getByLabel("Day").fill("2026-01-31");
  await expect(leaves).toHaveCount(0);
  await sheet.getByLabel("Day").fill(today);
  await expect(leaves).toBeVisible();
  const [, left] = /^Leaves (\$[\d.,]*\d) for today/.exec(await leaves.innerText()) ?? [];
  await sheet.getByRole("button", { name: "Save $18.40 on Food" }).click();
  await expect(sheet).toBeHidden();
  await expect(page.getByText("$18.40 on Food saved.")).toBeVisible();
  await expect(page.getByText(`${left} left today.`)).toBeVisible();
  await expect(page.getByText(/this morning, \$18\.40 spent since/)).toBeVisible();
  expect(await figure.textContent()).not.toBe(before);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(figure).toHaveText(before ?? "");
  if (!isMobile) return;
  // a member can choose the phone's own keyboard
  expect(await sheetKeys(page)).toEqual({ inputMode: "none", keys: 12 });
  await page.getByRole("button", { name: "Your account" }).click();
  await page.getByRole("checkbox", { name: "Add expense shows its own number keys on a touch screen" }).uncheck();
  await page.keyboard.press("Escape");
  expect(await sheetKeys(page)).toEqual({ inputMode: "decimal", keys: 0 });
});

/** Opens and closes the sheet: its field's inputmode, and how many number keys the sheet shows. */
async function sheetKeys(page: Page) {
  await layersInHistory(page, 0);
  await page.getByRole("navigation", { name: "Quick" }).getByRole("button", { name: "Add expense" }).click();
  const sheet = page.getByRole("dialog", { name: "Add an expense" });
  const inputMode = await sheet.getByRole("textbox", { name: "Amount" }).getAttribute("inputmode");
  const keys = await sheet.locator(".pad button").count();
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  return { inputMode, keys };
}

test("an unreadable amount is refused beside the field, and Escape keeps the typed text", async ({ page, member, isMobile }) => {
  test.skip(isMobile, "the same at every width");
  const today = await withBudget(member);
  await page.goto("/challenge");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const sheet = await openSheet(page);
  await sheet.getByRole("button", { name: "Save", exact: true }).click();
  await expect(sheet.getByText("Please enter an amount above 0.")).toBeVisible();
  await expect(sheet.getByRole("textbox", { name: "Amount" })).toBeFocused();
  await sheet.getByRole("textbox", { name: "Amount" }).fill("12.5");
  await sheet.getByRole("button", { name: "Today" }).click();
  await sheet.getByLabel("Day").fill("");
  await expect(sheet.getByLabel("Day"), "an emptied date is an edit").toHaveValue("");
  await sheet.getByLabel("Day").fill(today);
  await page.keyboard.press("Escape");
  await expect(sheet).toBeHidden();
  await page.keyboard.press("+");
  await expect(sheet.getByRole("textbox", { name: "Amount" })).toHaveValue("12.5");
  await sheet.getByRole("textbox", { name: "Amount" }).press("Enter");
  await expect(page.getByText("$12.50 on Food saved.")).toBeVisible();
});

test("an expense with a date of another decade by mistake is found where the page says that it is @long", async ({
  page,
  member,
  isMobile,
}) => {
  test.skip(isMobile, "the form of the wide page");
  await withBudget(member);
  await page.goto("/budget");
  await page.getByLabel("I spent (amount)").fill("18.40");
  await page.getByLabel("on the day (date)").fill("2062-12-03");
  await page.getByLabel("I spent (amount)").press("Enter");
  await page.getByRole("link", { name: "See December 2062" }).click();
  await expect(page.getByText("December 2062", { exact: true })).toBeVisible();
  await page.getByRole("button", { name: /Edit the expense .*\$18\.40/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText("$18.40 deleted.")).toBeVisible();
});

test("an expense of another day names it when it is saved, and one of another month leads there @long", async ({ page, member }) => {
  await withBudget(member);
  await page.goto("/");
  const sheet = await openSheet(page);
  await sheet.getByRole("textbox", { name: "Amount" }).fill("18.40");
  await sheet.getByRole("button", { name: "Today", exact: true }).click();
  await sheet.getByLabel("Day").fill("2026-01-31");
  await sheet.getByRole("button", { name: "Save $18.40 on Food" }).click();
  await expect(page.getByText(/^\$18\.40 on Food saved for Saturday, January 31(, 2026)?\.$/)).toBeVisible();
  await page.getByRole("link", { name: "See January 2026" }).click();
  await expect(page.getByRole("button", { name: /Edit the expense .*\$18\.40/ })).toBeVisible();
});
