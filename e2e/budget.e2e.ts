import type { Page } from "@playwright/test";
import { openBankImport, unfold } from "./folds.ts";
import { expect, expectNoAxe, failNext, inBothThemes, test, type Member, thisMonth, today } from "./people.ts";

type View = { categories: { id: string; name: string; spentCents: number; budgetCents: number }[] };
const view = (member: Member, of = thisMonth()) => member.call<View>("GET", `/api/budget/months/${of}`);
const card = (page: Page, name: string) => page.locator(".sums > div", { has: page.getByText(name, { exact: true }) }).locator(".val");
const row = (page: Page, name: string) =>
  page
    .getByRole("region", { name: "Categories" })
    .getByRole("listitem")
    .filter({ has: page.getByRole("heading", { name, exact: true }) });
const edit = (page: Page, name: string) => page.getByRole("button", { name: `Edit ${name}`, exact: true }).click();

test("a member plans the month, edits one category at a time, and finds everything after a reload @phone", async ({
  page,
  member,
  guard,
}) => {
  await page.goto("/budget");
  await expect(page.getByRole("heading", { name: "Smart Budget Dashboard" })).toBeVisible();
  await expect(card(page, "Total Budget")).toHaveText("$3,000.00");
  await expect(card(page, "Total Spent")).toHaveText("$0.00");
  await expect(card(page, "Remaining")).toHaveText("$3,000.00");
  await expect(page.locator(".bars h3")).toHaveText([
    "Housing",
    "Food",
    "Transportation",
    "Entertainment",
    "Healthcare",
    "Utilities",
    "Insurance",
    "Personal Care",
  ]);

  await edit(page, "Food");
  await page.getByLabel("Spent", { exact: true }).fill("600");
  await page.getByLabel("Budget", { exact: true }).fill("500.50");
  await page.getByLabel("Budget", { exact: true }).blur();
  await expect(row(page, "Food").getByText("Over budget")).toBeVisible();
  await expect(row(page, "Food").getByRole("meter")).toHaveAttribute("aria-valuenow", "100");
  await expect(page.getByText("1 change not saved yet")).toBeVisible();
  // opening another category closes the first and saves what was typed
  await edit(page, "Housing");
  await expect(page.getByLabel("Spent", { exact: true })).toHaveCount(1);
  await expect(page.getByRole("form", { name: "Edit Housing" })).toBeVisible();
  await page.getByLabel("Spent", { exact: true }).fill("abc");
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByLabel("Spent", { exact: true })).toHaveCount(0);
  // an edit that was opened and left as it was stays closed after the reload
  await edit(page, "Insurance");
  await expect(page.getByLabel("Spent", { exact: true })).toHaveCount(1);
  await page.reload();
  await expect(card(page, "Total Spent")).toHaveText("$600.00");
  await expect(page.getByLabel("Spent", { exact: true })).toHaveCount(0);
  // the first budget of the member's own replaces the remaining examples
  await expect(card(page, "Total Budget")).toHaveText("$500.50");
  expect((await view(member)).categories.find(({ name }) => name === "Food")).toMatchObject({ spentCents: 60_000, budgetCents: 50_050 });

  // unsaved text survives the reload; Save Budget saves it and adds a version
  await edit(page, "Utilities");
  await page.getByLabel("Spent", { exact: true }).fill("40");
  await page.getByLabel("Spent", { exact: true }).blur();
  await page.reload();
  await expect(page.getByLabel("Spent", { exact: true })).toHaveValue("40");
  await page.getByRole("button", { name: "Save Budget" }).click();
  await expect(page.getByText("Saved!")).toBeVisible();
  await expect(card(page, "Total Spent")).toHaveText("$640.00");

  // the saved version can be compared and restored
  await edit(page, "Utilities");
  await page.getByLabel("Budget", { exact: true }).fill("1");
  // pressed while the field still has the focus
  await page.getByRole("button", { name: "Done" }).click();
  await expect(page.getByLabel("Budget", { exact: true })).toHaveCount(0);
  await expect(row(page, "Utilities").getByText("of $1.00")).toBeVisible();
  await unfold(page, "saved");
  await page.getByRole("button", { name: "Saved versions" }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByRole("row", { name: /Utilities/ })).toContainText("changed");
  await expectNoAxe(page);
  guard.allow(/503 for POST .*budget.restoreSnapshot/);
  // the server restores it, and no answer arrives: the second press takes no backup of the restored month
  const lost = { status: 503, contentType: "application/json", body: "{}" };
  await page.route("**/api/rpc/budget/restoreSnapshot", (route) => route.fetch().then(() => route.fulfill(lost)), { times: 3 });
  await dialog.getByRole("button", { name: "Bring this back" }).click();
  await expect(page.getByText("Could not bring it back")).toBeVisible();
  await dialog.getByRole("button", { name: "Bring this back" }).click();
  await expect(row(page, "Utilities").getByText("of $0.00")).toBeVisible();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(row(page, "Utilities").getByText("of $1.00")).toBeVisible();
});

test("an expense is added by keyboard, edited, deleted and restored, and the ledger agrees with the card", async ({
  page,
  member,
  isMobile,
}) => {
  test.skip(isMobile, "on a phone an expense is added in the sheet");
  await page.goto("/budget");
  await page.getByLabel("I spent (amount)").focus();
  await page.keyboard.type("12.50");
  await page.keyboard.press("Tab");
  await page.keyboard.type("Foo");
  for (let tabs = 0; tabs < 5 && !(await page.getByLabel("for (note)").evaluate((field) => field === document.activeElement)); tabs += 1)
    await page.keyboard.press("Tab");
  await page.keyboard.type("oat milk ☕️ قهوة");
  await page.keyboard.press("Enter");
  // a confirmation replaces the form and takes the focus
  await expect(page.getByText("$12.50 on Food added.")).toBeFocused();
  await expect(page.getByLabel("I spent (amount)")).toHaveCount(0);
  await page.getByRole("button", { name: "Add another" }).press("Enter");
  await expect(page.getByLabel("I spent (amount)")).toBeFocused();
  await expect(card(page, "Total Spent")).toHaveText("$12.50");
  await edit(page, "Food");
  await page.getByLabel("Spent", { exact: true }).fill("10");
  await page.keyboard.press("Enter");
  const ledger = page.getByRole("list", { name: "Expenses, newest first" });
  await expect(ledger.getByText("Adjustment by hand")).toBeVisible();
  await expect(ledger.getByText("-$2.50")).toBeVisible();

  await ledger.getByRole("button", { name: /Edit the expense oat milk/ }).click();
  await page.getByRole("dialog").getByLabel("Amount").fill("20");
  await page.reload();
  await ledger.getByRole("button", { name: /Edit the expense oat milk/ }).click();
  await expect(page.getByRole("dialog").getByLabel("Amount")).toHaveValue("20");
  // another device saved first: both versions are shown, and the member chooses one
  const line = (
    await member.call<{ expenses: { id: string; categoryId: string; spentOn: string; version: number; kind: string }[] }>(
      "GET",
      `/api/budget/expenses?month=${thisMonth()}`,
    )
  ).expenses.find(({ kind }) => kind === "expense");
  await member.call("PUT", `/api/budget/expenses/${line?.id}`, {
    categoryId: line?.categoryId,
    spentOn: line?.spentOn,
    amountCents: 1_300,
    note: "oat milk ☕️ قهوة",
    version: line?.version,
  });
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  const choice = page.getByRole("dialog").getByRole("alert");
  await expect(choice).toContainText("This expense was also changed somewhere else.");
  await expect(choice).toContainText("Saved now 13");
  await expect(page.getByRole("dialog").getByLabel("Amount")).toHaveValue("20");
  await expect(page.locator(".ledger-sum").getByText("$13.00")).toBeVisible(); // the other device's expense has appeared behind the dialog
  await choice.getByRole("button", { name: "Use mine" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Done" }).click();
  await expect(card(page, "Total Spent")).toHaveText("$17.50");
  await ledger.getByRole("button", { name: /Edit the expense oat milk/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).click();
  await expect(card(page, "Total Spent")).toHaveText("-$2.50");
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(card(page, "Total Spent")).toHaveText("$17.50");

  // invalid amounts stay in the field; a failed save keeps the text and can be retried
  for (const amount of ["0", "-5", "NaN", "9999999999999"]) {
    await page.getByLabel("I spent (amount)").fill(amount);
    await page.getByRole("form", { name: "Add an expense" }).getByRole("button", { name: "Add expense" }).click();
    await expect(page.getByLabel("I spent (amount)")).toHaveAttribute("aria-invalid", "true");
    await expect(page.getByLabel("I spent (amount)")).toHaveValue(amount);
  }
  await page.getByLabel("I spent (amount)").fill("3");
  await page.getByLabel("for (note)").fill("x".repeat(10_000));
  await page.getByRole("form", { name: "Add an expense" }).getByRole("button", { name: "Add expense" }).click();
  await expect(page.getByText("Please keep the note under 500 characters.")).toBeVisible();
  await page.getByLabel("for (note)").fill("tea");
  await failNext(page, "/api/rpc/budget/addExpense", { status: 403, message: "The ledger is shut for a moment." });
  await page.getByRole("form", { name: "Add an expense" }).getByRole("button", { name: "Add expense" }).click();
  await expect(page.getByText("The ledger is shut for a moment.").first()).toBeVisible();
  await expect(page.getByLabel("for (note)")).toHaveValue("tea");
  await page.getByRole("form", { name: "Add an expense" }).getByRole("button", { name: "Add expense" }).click();
  await expect(card(page, "Total Spent")).toHaveText("$20.50");
  expect((await view(member)).categories.find(({ name }) => name === "Food")?.spentCents).toBe(2_050);
});

test("categories are added and removed, a bill lowers safe to spend, and months are separate @phone", async ({ page, member }) => {
  await page.goto("/budget");
  await page.getByRole("button", { name: "Add Category" }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByRole("dialog").locator(".problem").filter({ hasText: "Please enter a category name." })).toBeVisible();
  await page.getByRole("dialog").getByLabel("Name").fill("Garden 🌿");
  await page.getByRole("dialog").getByLabel("Budget").fill("80");
  await page.getByRole("dialog").getByRole("button", { name: "Add", exact: true }).click();
  await expect(row(page, "Garden 🌿").getByText("of $80.00")).toBeVisible();
  await edit(page, "Garden 🌿");
  // a long word does not push the toast's buttons out of the window
  const balcony = `Balcony${"gardening".repeat(5)}`;
  await page.getByLabel("Name", { exact: true }).fill(balcony);
  await page.getByText("Color 5").locator("..").click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(row(page, balcony)).toBeVisible();
  await edit(page, balcony);
  await page.getByRole("button", { name: "Delete", exact: true }).click();
  await expect(row(page, balcony)).toHaveCount(0);
  await expect(page.locator(".toast").getByRole("button", { name: "Close" })).toBeInViewport({ ratio: 1 });
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect(row(page, balcony)).toBeVisible();

  await unfold(page, "bills");
  await page.getByRole("button", { name: "Add a bill" }).click();
  const bill = page.getByRole("dialog");
  await bill.getByLabel("Name").fill("Water");
  await page.keyboard.press("Escape");
  await expect(bill).toHaveCount(0);
  await page.reload();
  await page.getByRole("button", { name: "Add a bill" }).click();
  await expect(bill.getByText("What you typed is still here, not saved yet.")).toBeVisible();
  await expect(bill.getByLabel("Name")).toHaveValue("Water");
  await bill.getByLabel("Amount").fill("38");
  await bill.getByLabel("Day of the month").fill("31");
  await bill.getByRole("button", { name: "Add", exact: true }).click();
  const receipt = page.getByRole("region", { name: "How we get this" });
  await unfold(page, "how");
  await expect(receipt.getByText("− $38.00")).toBeVisible();
  await page.getByRole("button", { name: "Add a bill" }).click();
  await expect(bill.getByLabel("Name")).toHaveValue("");
  await bill.getByRole("button", { name: "Cancel" }).click();
  await expect(receipt.getByText("− $38.00")).toBeVisible();
  await page.getByRole("region", { name: "Bills, every month" }).getByRole("button", { name: "Paid: Water" }).click();
  await expect(receipt.getByText("− $38.00")).toHaveCount(0);
  await expect(card(page, "Total Spent")).toHaveText("$38.00");

  await page.getByRole("button", { name: "Next month" }).click();
  await expect(card(page, "Total Budget")).toHaveText("$80.00");
  await expect(card(page, "Total Spent")).toHaveText("$0.00");
  await page.getByRole("button", { name: "Back to this month" }).click();
  await expect(card(page, "Total Spent")).toHaveText("$38.00");
  // each month is a history entry: the browser's Back returns to the previous month
  await page.goBack();
  await expect(card(page, "Total Spent")).toHaveText("$0.00");
  await page.goForward();
  await expect(card(page, "Total Spent")).toHaveText("$38.00");

  // another device changed the figure: both versions are shown, typed text stays, and the member chooses one
  const food = (await view(member)).categories.find(({ name }) => name === "Food");
  await edit(page, "Food");
  await page.getByLabel("Budget", { exact: true }).fill("444");
  await member.call("PUT", `/api/budget/categories/${food?.id}/budget`, { month: thisMonth(), cents: 100, seenCents: food?.budgetCents });
  await page.getByRole("button", { name: "Done" }).click();
  const versions = page.getByRole("form", { name: "Edit Food" }).getByRole("alert");
  await expect(versions).toContainText("Yours 444");
  await expect(versions).toContainText("Saved now 1");
  await expect(page.getByLabel("Budget", { exact: true })).toHaveValue("444");
  await versions.getByRole("button", { name: "Use mine" }).click();
  await page.getByRole("button", { name: "Done" }).click();
  await expect(row(page, "Food").getByText("of $444.00")).toBeVisible();
  await inBothThemes(page, () => expectNoAxe(page));
});

test("a bank export is previewed, imported once, and exported again", async ({ page, member: _ }) => {
  await page.goto("/budget");
  const csv = `Date,Description,Amount\n${today()},Corner shop,-12.34\n${today()},"Two, coffees",-7.00\n${today()},Salary,1500.00\n2026-13-40,Broken,-1.00\n`;
  const load = async () => {
    await openBankImport(page);
    await page.getByLabel("File from your bank").setInputFiles({ name: "bank.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
  };
  const preview = page.getByRole("button", { name: "Preview" });
  const remembered = page.getByText("The columns are as you chose them for the last file with these names.");
  await load();
  await page.getByLabel("Dates are written").selectOption("month, day, year");
  await page.getByLabel("Dates are written").selectOption("year, month, day");
  await preview.click();
  const dialog = page.getByRole("dialog");
  await expect(dialog.getByText("2 expenses to import, 1 with money coming in, left out, 1 row not imported.")).toBeVisible();
  await expect(dialog.getByRole("row", { name: /Broken/ })).toContainText("5");
  await expectNoAxe(page);
  await dialog.getByRole("button", { name: "Import 2 expenses" }).click();
  await expect(card(page, "Total Spent")).toHaveText("$19.34");
  await load();
  await expect(remembered).toBeVisible();
  await preview.click();
  await expect(dialog.getByText(/0 expenses to import, 2 already there/)).toBeVisible();
  await dialog.getByRole("button", { name: "Forget them" }).click();
  await expect(remembered).toBeHidden();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await page.getByRole("button", { name: "Import from your bank" }).click();
  await dialog.getByRole("button", { name: "Remove what bank.csv added" }).click();
  await expect(card(page, "Total Spent")).toHaveText("$0.00");
  await dialog.getByRole("button", { name: "Undo" }).first().click();
  await expect(card(page, "Total Spent")).toHaveText("$19.34");
  await dialog.getByRole("button", { name: "Close", exact: true }).first().click();
  const [download] = await Promise.all([page.waitForEvent("download"), page.getByRole("button", { name: "Export CSV" }).click()]);
  expect(download.suggestedFilename()).toMatch(/^evenday-expenses-.*\.csv$/);
  await expect(page.getByRole("heading", { name: "Where the money went" })).toBeVisible();
  // without this, browsers print no backgrounds
  await page.emulateMedia({ media: "print" });
  for (const fill of [page.locator(".meter > i"), page.locator("#went .lying-track i")])
    await expect(fill.first()).toHaveCSS("print-color-adjust", "exact");
  await page.emulateMedia({ media: "screen" });
  await unfold(page, "through");
  await page.getByRole("button", { name: /Show as a table ?: Spent so far/ }).click();
  await expect(page.getByRole("row", { name: new RegExp("\\$19\\.34") }).first()).toBeVisible();
});

test("an OFX file is recognized, and the categories chosen for payees are used for the next file @long", async ({ page, member }) => {
  const stamp = today().replaceAll("-", "");
  const row = (id: string, name: string, amount: string) =>
    `<STMTTRN><TRNTYPE>DEBIT<DTPOSTED>${stamp}<TRNAMT>${amount}<FITID>${id}<NAME>${name}</STMTTRN>`;
  const ofx = (...rows: string[]) =>
    Buffer.from(`OFXHEADER:100\n\n<OFX><CURDEF>USD<ACCTID>9876<BANKTRANLIST>${rows.join("\n")}</BANKTRANLIST></OFX>`);
  const dialog = page.getByRole("dialog", { name: "Import from your bank" });
  const load = async (buffer: Buffer) => {
    await page.getByRole("button", { name: "Import from your bank" }).click();
    await dialog.getByLabel("File from your bank").setInputFiles({ name: "export.bin", mimeType: "application/octet-stream", buffer });
    await expect(dialog.getByText(/^OFX with/)).toBeVisible();
    await dialog.getByRole("button", { name: "Preview" }).click();
  };
  await page.goto("/budget");
  await openBankImport(page);
  await dialog
    .getByLabel("File from your bank")
    .setInputFiles({ name: "bank.csv", mimeType: "text/csv", buffer: Buffer.from("%PDF-1.7\nnot a table") });
  await expect(dialog.getByText("This is a PDF. Please export CSV, OFX or QIF from your bank.")).toBeVisible();
  await dialog.getByRole("button", { name: "Cancel" }).click();

  await load(ofx(row("1", "CORNER MARKET 12", "-12.00"), row("2", "CORNER MARKET 13", "-8.00"), row("3", "CINEMA", "-15.00")));
  await expect(dialog.getByText("3 expenses to import.")).toBeVisible();
  await dialog.getByRole("combobox", { name: "Category of corner market" }).selectOption({ label: "Food" });
  await dialog.getByRole("combobox", { name: "Category of cinema" }).selectOption({ label: "Entertainment" });
  await inBothThemes(page, () => expectNoAxe(page));
  await dialog.getByRole("button", { name: "Import 3 expenses" }).click();
  await expect(card(page, "Total Spent")).toHaveText("$35.00");
  const spent = async (name: string) => (await view(member)).categories.find((one) => one.name === name)?.spentCents;
  expect([await spent("Food"), await spent("Entertainment")]).toEqual([2000, 1500]);

  await load(ofx(row("2", "CORNER MARKET 13", "-8.00"), row("4", "CORNER MARKET 14", "-5.00")));
  await expect(dialog.getByText("1 expense to import, 1 already there.")).toBeVisible();
  await dialog.getByRole("checkbox", { name: /^Line/ }).check();
  await dialog.getByRole("button", { name: "Import 2 expenses" }).click();
  await expect(card(page, "Total Spent")).toHaveText("$48.00");
  expect(await spent("Food"), "remembered").toBe(3300);
});
