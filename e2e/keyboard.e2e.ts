/** Keyboard only: a layer that opens takes the focus, traps it, and returns it on close. */
import type { Locator } from "@playwright/test";
import { spread } from "#testing/sample.ts";
import { expect, layersInHistory, test } from "./people.ts";
import { openSheet } from "./sheet.ts";

test.skip(({ isMobile }) => isMobile, "a phone has no keyboard; its dialogs are the same ones");

type Opening = { opener: string | RegExp; dialog: string | RegExp; /** … which field has the focus first */ first?: string };
const pages: Record<string, Opening[]> = {
  "/": [
    { opener: "Your account", dialog: "Your account" },
    { opener: "Crisis lines", dialog: "Crisis lines" },
    { opener: "Export or delete it", dialog: "Your account" },
    { opener: "Privacy", dialog: "Privacy" },
  ],
  "/budget": [
    { opener: "Add Category", dialog: "Add Category", first: "Name" },
    { opener: "Add a bill", dialog: "Add a bill", first: "Name" },
    { opener: "Import from your bank", dialog: /Import/ },
    { opener: /^Edit the expense/, dialog: "Edit expense", first: "Amount" },
  ],
  "/challenge": [
    { opener: "Log an earlier day", dialog: "Log an earlier day", first: "Day" },
    { opener: "Change the amount", dialog: /save/, first: "Saved a day" },
  ],
  "/debt": [
    { opener: "Add a goal", dialog: "Add a goal", first: "Name" },
    { opener: "Add to Vacation", dialog: "Add to Vacation", first: "Amount" },
  ],
  "/lifestyle": [
    { opener: "Add Habit", dialog: "Add Habit", first: "Name" },
    { opener: "Change the pantry", dialog: "In the pantry", first: "Find" },
    { opener: "Add a saving spot", dialog: /spot/, first: "Name" },
  ],
  "/life-coach": [{ opener: "How the coach keeps you safe", dialog: /safe/i }],
};

test("every dialog opens by keyboard at its first field, traps the focus, and returns it on Escape", async ({ page, member }) => {
  test.setTimeout(150_000);
  void member;
  await page.goto("/budget");
  await page.getByLabel(/^I spent/).fill("12");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: /^Edit the expense/ })).toBeVisible();
  for (const [path, openings] of Object.entries(pages)) {
    await page.goto(path);
    for (const { opener, dialog, first } of spread(openings, 1)) {
      const button = page.getByRole("button", { name: opener, exact: typeof opener === "string" }).first();
      await button.focus();
      await page.keyboard.press("Enter");
      const shown = page.getByRole("dialog", { name: dialog });
      await expect(shown).toBeVisible();
      if (first) await expect(shown.getByLabel(first, { exact: true }).first()).toBeFocused();
      await expect.poll(() => hasFocus(shown), `${path}: ${String(opener)} takes the focus`).toBe(true);
      for (const key of ["Tab", "Tab", "Shift+Tab", "Shift+Tab", "Shift+Tab"]) {
        if (dialog === "Crisis lines") break; // it is open for a moment only: the next Tab out closes it
        await page.keyboard.press(key);
        expect(await isBehind(shown), `${path}: ${key} leaves ${String(dialog)}`).toBe(false);
      }
      await page.keyboard.press("Escape");
      await expect(shown).toBeHidden();
      await expect(button).toBeFocused();
    }
  }
});

test("after a row is removed by keyboard the focus stays at its place, and a busy button keeps it", async ({ page, member }) => {
  await page.goto("/debt");
  const form = page.getByRole("form", { name: "Add a payment" });
  for (const amount of ["40", "25"]) {
    await form.getByLabel(/I paid/).fill(amount);
    await form.getByRole("button", { name: "Add payment" }).press("Enter");
    await expect(page.getByText(`$${amount}.00 paid on`)).toBeFocused();
    await expect(page.getByRole("button", { name: new RegExp(`Delete the payment of \\$${amount}`) })).toBeVisible();
    await page.getByRole("button", { name: "Add another" }).press("Enter");
  }
  await page.getByRole("button", { name: /Delete the payment of \$25/ }).press("Enter");
  await expect(page.getByRole("button", { name: /Delete the payment of \$25/ })).toHaveCount(0);
  await expect(page.getByRole("region", { name: "Payments" }).getByRole("listitem").filter({ hasText: "$40.00" })).toBeFocused();

  await page.goto("/challenge");
  await page.getByRole("button", { name: "Change the rules" }).press("Enter");
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.closest("section, form")?.textContent?.includes("no-spend day") ?? false))
    .toBe(true);

  await page.goto("/mental-health");
  const save = page.getByRole("button", { name: "Save plan" });
  await page.getByLabel("What calms me a little").fill("The long way home.");
  await save.press("Enter");
  await expect(page.getByText("Saved", { exact: false }).first()).toBeVisible();
  await expect(save).toBeFocused();
  void member;
});

test("a notice over a dialog is part of it: it can be read, reached, closed and its Retry pressed, and the focus returns @long", async ({
  page,
  member: _,
  guard,
}) => {
  guard.allow(/503/);
  let isDown = true;
  await page.route("**/api/rpc/budget/addExpense", (route) =>
    isDown ? route.fulfill({ status: 503, json: { code: "unavailable", message: "The server is resting." } }) : route.continue(),
  );
  await page.goto("/budget");
  const sheet = await openSheet(page);
  const amount = sheet.getByRole("textbox", { name: "Amount" });
  await amount.fill("12");
  await amount.press("Enter");
  const notice = sheet.getByRole("region", { name: "Notices" }).getByRole("listitem");
  await expect(notice).toContainText("Error saving expense");
  await expect(sheet.locator(".problem")).toHaveText("The server is resting.");
  await page.keyboard.press("F6");
  await expect(notice.getByRole("button", { name: "Retry" })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(notice).toHaveCount(0);
  await expect(sheet).toBeVisible();
  await expect(amount).toBeFocused();

  await amount.press("Enter");
  await expect(notice).toContainText("Error saving expense");
  isDown = false;
  await notice.getByRole("button", { name: "Retry" }).click();
  await expect(sheet).toBeHidden();
  await layersInHistory(page, 0);
  const region = page.getByRole("region", { name: "Notices" });
  await expect(region).toContainText("$12.00 on Food saved.");
  await page.keyboard.press("F6");
  await page.keyboard.press("Enter");
  await expect(region).toContainText("Undone.");
  await expect.poll(() => hasFocus(region)).toBe(false);

  await page.getByRole("button", { name: "Hide amounts" }).first().press("Enter");
  await expect(region).toContainText("hidden");
  await page.keyboard.press("F6");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("button", { name: "Hide amounts" }).first()).toBeFocused();
});

test("the refused field of a sent form has the focus, whether the page or the server refused it", async ({ page, member: _ }) => {
  await page.goto("/budget");
  await page.getByRole("button", { name: "Edit Food", exact: true }).press("Enter");
  const row = page.getByRole("form", { name: "Edit Food" });
  await row.getByLabel("Name").fill("");
  await row.getByRole("button", { name: "Done" }).press("Enter");
  await expect(row.getByLabel("Name")).toBeFocused();

  await page.getByRole("button", { name: "Your account" }).press("Enter");
  const drawer = page.getByRole("dialog", { name: "Your account" });
  await drawer.getByRole("tab", { name: "Security" }).click();
  await drawer.getByRole("button", { name: "Change email" }).press("Enter");
  await expect(drawer.getByLabel("New email")).toBeFocused();
  await drawer.getByRole("tab", { name: "Your data" }).click();
  await drawer.getByRole("button", { name: "Make a token" }).press("Enter");
  const form = drawer.getByRole("form", { name: "Make a token" });
  await form.getByLabel("Name").fill("reader");
  await form.getByLabel("Name").press("Enter");
  const group = form.getByRole("group", { name: "Private words" });
  await expect(group.getByRole("checkbox").first()).toBeFocused();
  await expect(group).toHaveAccessibleDescription(/./);
});

test("Escape closes a notice before the form below it, which keeps what was typed into it", async ({ page, member: _ }) => {
  await page.goto("/debt");
  await page.getByRole("button", { name: "Add New Debt" }).press("Enter");
  const form = page.getByRole("form", { name: "Add New Debt" });
  const total = form.getByLabel("Total", { exact: true });
  const notice = page.getByRole("region", { name: "Notices" }).getByRole("listitem");
  await total.fill("4321");
  await total.press("Enter");
  await expect(notice).toContainText("Please enter a name.");
  await total.press("Escape");
  await expect(notice).toHaveCount(0);
  await expect(total).toHaveValue(/^4,?321/);
  await total.press("Escape");
  await expect(form).toBeHidden();
  await page.getByRole("button", { name: "Add New Debt" }).press("Enter");
  await expect(total).toHaveValue(/^4,?321/);
});

test("in the sheet, Today and More put the focus on what they show", async ({ page, member: _ }) => {
  await page.goto("/budget");
  const sheet = await openSheet(page);
  await sheet.getByRole("button", { name: "Today" }).press("Enter");
  await expect(sheet.getByLabel("Day")).toBeFocused();
  const shown = await sheet.getByRole("radio").count();
  await sheet.getByRole("button", { name: "More" }).press("Enter");
  await expect(sheet.getByRole("radio").nth(shown)).toBeFocused();
  // the group scrolls, so the ring around a category needs room in it
  await expect(sheet.getByRole("radiogroup", { name: "Category" })).toHaveCSS("padding", "5px");
});

const hasFocus = (within: Locator) => within.evaluate((one) => one.contains(document.activeElement));
/** Whether the focus is on the page behind the layer; the browser's own toolbar does not count. */
const isBehind = (shown: Locator) =>
  shown.evaluate(
    (one) => document.activeElement !== null && document.activeElement !== document.body && !one.contains(document.activeElement),
  );
