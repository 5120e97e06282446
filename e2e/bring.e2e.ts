import { readFileSync } from "node:fs";
import { join } from "node:path";
import { strToU8, zipSync } from "fflate";
import { today } from "./days.ts";
import { openBankImport } from "./folds.ts";
import { expect, expectNoAxe, inBothThemes, test, openAccount } from "./people.ts";

const daylio = readFileSync(join(import.meta.dirname, "../src/testing/files/daylio.csv"));

test("@phone a diary from another app is previewed with its moods, imported by keyboard, and removed again @long", async ({
  page,
  member,
}) => {
  await page.goto("/");
  const drawer = await openAccount(page, "Your data");
  await drawer.getByLabel("Files from another app").setInputFiles({ name: "daylio.csv", mimeType: "text/csv", buffer: daylio });
  await expect(drawer.getByText("Daylio, 11 entries: 3 pages and 2 moods to import, 1 already there, 5 not imported.")).toBeVisible();
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

test("a diary whose import is interrupted by a reload is said to be imported, and is not imported twice @long", async ({
  page,
  member,
  guard,
}) => {
  guard.allow(/ERR_ABORTED/);
  page.on("dialog", (asked) => void asked.accept());
  const file = { name: "daylio.csv", mimeType: "text/csv", buffer: daylio };
  await page.goto("/");
  const drawer = await openAccount(page, "Your data");
  await drawer.getByLabel("Files from another app").setInputFiles(file);
  await drawer.getByLabel("Mood for zen").selectOption("6, steady");
  const { promise: isDone, resolve } = Promise.withResolvers<void>();
  await page.route("**/api/journal/imports/lines", (route) => route.fetch().then(() => resolve()), { times: 1 }); // without an answer
  await drawer.getByRole("button", { name: "Import 3 pages and 3 moods" }).click();
  await isDone;
  await page.reload();
  await expect(page.getByText("The import of daylio.csv was finished while the page was closed.")).toBeVisible({ timeout: 20_000 });
  await openAccount(page, "Your data");
  await drawer.getByLabel("Files from another app").setInputFiles(file);
  await expect(drawer.getByText("Daylio, 11 entries: nothing to import, 6 already there, 5 not imported.")).toBeVisible();
  expect(((await member.call("GET", "/api/journal/entries")) as { entries: unknown[] }).entries).toHaveLength(3);
});

test("transactions of YNAB from Bring your data are imported without choosing the file again @long", async ({ page, member: _ }) => {
  const ynab = `"Account","Flag","Date","Payee","Category Group/Category","Category Group","Category","Memo","Outflow","Inflow","Cleared"
"Checking","","11/20/2026","Trader Joes","Everyday: Groceries","Everyday","Groceries","","$23.10","$0.00","Cleared"
`;
  await page.goto("/");
  const drawer = await openAccount(page, "Your data");
  await drawer.getByLabel("Files from another app").setInputFiles({ name: "ynab.csv", mimeType: "text/csv", buffer: Buffer.from(ynab) });
  const dialog = page.getByRole("dialog", { name: "Import transactions" });
  await expect(dialog.getByText("YNAB with 1 transaction.")).toBeVisible();
  await expect(dialog.getByText("ynab.csv")).toBeVisible();
  await expect(dialog.locator("input[type=file]")).toHaveCount(0);
  await expect(dialog.getByText("under Your data")).toHaveCount(0);
  await dialog.getByRole("button", { name: "Preview" }).click();
  await dialog.getByRole("button", { name: "Import 1 expense" }).click();
  await expect(page.getByText("1 expense imported.")).toBeVisible();
});

test("a card's file that does not tell what is spent is asked about, with rows of each kind, before its preview @long", async ({
  page,
  member: _,
}) => {
  const rows = ["DELTA 12,45.20", "OAK 9,12.00", "REX,-60.00", "ROY,-30.00"].map((row) => `${today()},${row}`);
  const buffer = Buffer.from(["Date,Name,Amount", ...rows].join("\n"));
  await page.goto("/budget");
  const dialog = await openBankImport(page);
  await dialog.getByLabel("File from your bank").setInputFiles({ name: "card.csv", mimeType: "text/csv", buffer });
  const question = dialog.getByRole("group", { name: "Which of these did you spend?" });
  await expect(question.getByRole("radio", { checked: true })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByText("Please choose which of these you spent.")).toBeVisible();
  await question.getByLabel("$45.20 DELTA 12").check();
  await expect(dialog.getByText("Please choose which of these you spent.")).toBeHidden();
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByText("2 expenses to import, 2 with money coming in, left out.")).toBeVisible();
});

test("a file whose rows all have one sign, some of them income, is asked whether all of them were spent @long", async ({
  page,
  member: _,
}) => {
  const rows = ["Grocer,45.10,Card", "Employer,1500.00,Income", "Bus pass,30.00,Card"].map((row) => `${today()},${row}`);
  const buffer = Buffer.from(["Date,Description,Amount,Type", ...rows].join("\n"));
  await page.goto("/budget");
  const dialog = await openBankImport(page);
  await dialog.getByLabel("File from your bank").setInputFiles({ name: "one.csv", mimeType: "text/csv", buffer });
  const question = dialog.getByRole("group", { name: "Did you spend all of these?" });
  await question.getByLabel("Yes, all of the rows, such as").check();
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByText("3 expenses to import.")).toBeVisible();
});

test("a bank's row of an expense that was entered by hand is shown beside it, and imported only if it is chosen", async ({
  page,
  member,
}) => {
  const { categories } = await member.call<{ categories: { id: string }[] }>("GET", `/api/budget/months/${today().slice(0, 7)}`);
  const expense = { categoryId: categories[0]?.id, spentOn: today(), amountCents: 6_137, note: "Dinner" };
  await member.call("POST", "/api/budget/expenses", { id: "01900000-0000-7000-8000-000000000031", ...expense });
  const buffer = Buffer.from(`Date,Description,Amount\n${today()},TRATTORIA 12 NYC,-61.37\n${today()},BUS,-3.00\n`);
  await page.goto("/budget");
  const dialog = await openBankImport(page);
  await dialog.getByLabel("File from your bank").setInputFiles({ name: "bank.csv", mimeType: "text/csv", buffer });
  await dialog.getByRole("button", { name: "Preview" }).click();
  await expect(dialog.getByText("1 expense to import, 1 already there.")).toBeVisible();
  await expect(dialog.getByRole("row", { name: /TRATTORIA 12 NYC/ })).toContainText("You entered Dinner on");
  await expect(dialog.getByRole("combobox", { name: /^Category of/ })).toHaveCount(1); // of the bus alone
  await dialog.getByRole("button", { name: "Import 1 expense" }).click();
  await expect(page.getByText("1 expense imported. 1 was there already.")).toBeVisible();
});

test("a choice that is changed while a bank's file is compared gives a new preview, and none is changed during the import", async ({
  page,
  member: _,
}) => {
  const held: (() => void)[] = [];
  await page.route("**/api/imports/lines", async (route) => {
    await new Promise<void>((done) => held.push(done));
    await route.continue().catch(() => undefined); // given up by the page
  });
  await page.goto("/budget");
  const dialog = await openBankImport(page);
  const buffer = Buffer.from(`Date,Description,Amount\n${today()},BUS,-3.00\n${today()},SHOP REFUND,5.00\n`);
  await dialog.getByLabel("File from your bank").setInputFiles({ name: "bank.csv", mimeType: "text/csv", buffer });
  const [preview, moneyIn] = [dialog.getByRole("button", { name: "Preview" }), dialog.getByLabel("Money coming in")];
  const isHeld = () => expect.poll(() => held.length).toBe(1);
  const release = () => held.shift()?.();
  const compare = async () => {
    await preview.click();
    await isHeld();
  };
  await compare();
  await moneyIn.selectOption("count as money back");
  release();
  await expect(preview).toBeEnabled();
  await page.waitForTimeout(500);
  await expect(dialog.getByText(/to import/)).toHaveCount(0);
  await compare();
  release();
  await expect(dialog.getByText("2 expenses to import.")).toBeVisible();
  await dialog.getByRole("button", { name: "Import 2 expenses" }).click();
  await isHeld();
  await expect(moneyIn).toBeDisabled();
  await expect(dialog.getByLabel("File from your bank")).toBeDisabled();
  release();
  await page.getByRole("listitem").filter({ hasText: "2 expenses imported." }).getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("Undone.")).toBeVisible();
});

test("on a phone the preview of a bank's file shows a payee's whole category, and a long note in lines to be read @phone", async ({
  page,
  member: _,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/budget");
  const note = "Supercalifragilistic grocery outlet store, card ending 9921";
  const buffer = Buffer.from(`Date,Description,Amount\n${today()},"${note}",-12.34\n`);
  await openBankImport(page);
  await page.getByLabel("File from your bank").setInputFiles({ name: "bank.csv", mimeType: "text/csv", buffer });
  await page.getByRole("button", { name: "Preview" }).click();
  const dialog = page.getByRole("dialog");
  const category = dialog.getByRole("combobox", { name: /^Category of supercalifragilistic/ });
  await expect(category).toBeInViewport({ ratio: 1 });
  expect((await category.boundingBox())?.width).toBeGreaterThanOrEqual(144);
  const shown = dialog.getByText(note).filter({ visible: true });
  expect((await shown.boundingBox())?.width).toBeGreaterThanOrEqual(180);
  await shown.scrollIntoViewIfNeeded();
  await expect(shown, "without scrolling sideways").toBeInViewport({ ratio: 1 });
  // the amount stands below the payee there, and in its own column on anything wider
  const amounts = dialog.getByRole("table", { name: "Payees and their category" }).getByText("$12.34").filter({ visible: true });
  await expect(amounts).toHaveCount(1);
  for (const width of [700, 1280]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(dialog.getByRole("columnheader", { name: "Amount" }).first()).toBeVisible();
    await expect(amounts).toHaveCount(1);
  }
  await expectNoAxe(page);
});

test("200,000 rows: an import that is cancelled or cut off stores nothing; a complete one stores all and can be removed @long", async ({
  page,
  member,
}) => {
  test.setTimeout(400_000);
  const patience = { timeout: 180_000 };
  const lines = Array.from(
    { length: 200_000 },
    (_, at) => `20${10 + (at % 14)}-0${1 + (at % 9)}-${10 + (at % 19)},Shop ${at % 700},-${1 + (at % 300)}.25`,
  );
  const buffer = Buffer.from(`Date,Payee,Amount\n${lines.join("\n")}\n`);
  const dialog = page.getByRole("dialog", { name: "Import from your bank" });
  const open = async () => {
    await openBankImport(page);
  };
  const load = async () => {
    await dialog.getByLabel("File from your bank").setInputFiles({ name: "years.csv", mimeType: "text/csv", buffer });
    await dialog.getByRole("button", { name: "Preview" }).click(patience);
    await expect(dialog.getByText("200,000 expenses to import.")).toBeVisible(patience);
    await dialog.getByRole("button", { name: "Import 200,000 expenses" }).click();
    await expect(dialog.getByRole("progressbar", { name: "Importing" })).toBeVisible();
  };
  const stored = async () =>
    ((await member.call("GET", "/api/imports")) as { imports: { lines: number }[] }).imports.map((one) => one.lines);
  await page.goto("/budget");
  await open();
  await load();
  await dialog.getByRole("button", { name: "Cancel" }).click();
  await expect(dialog.getByText("Cancelled. Nothing was imported.")).toBeVisible(patience);
  expect(await stored()).toEqual([]);
  await dialog.getByRole("button", { name: "Import 200,000 expenses" }).click();
  await expect(dialog.getByRole("progressbar", { name: "Importing" })).toBeVisible();
  page.on("dialog", (asked) => void asked.accept());
  await page.reload();
  await open();
  await expect(
    dialog.getByText("The import of years.csv was interrupted. Nothing of it was stored. Please choose the file again."),
  ).toBeVisible();
  expect(await stored()).toEqual([]);
  await load();
  await expect(dialog).toBeHidden(patience);
  expect(await stored()).toEqual([200_000]);
  await page.getByRole("button", { name: "Undo" }).click();
  await expect.poll(stored, patience).toEqual([]);
});

test("@phone a payee beside a large amount is read in one line on a phone, with the day first where dates have dots", async ({
  page,
  member: _,
  isMobile,
}) => {
  const file = "Date;Description;Amount\n03.11.2026;netflix.com;-1.234.567,89\n04.11.2026;Corner shop;-12.345.678,90\n";
  await page.goto("/budget");
  const dialog = await openBankImport(page);
  await dialog.getByLabel("File from your bank").setInputFiles({ name: "a.csv", mimeType: "text/csv", buffer: Buffer.from(file) });
  await expect(dialog.getByLabel("Dates are written")).toHaveValue("dmy");
  await dialog.getByRole("button", { name: "Preview" }).click();
  const payee = dialog.getByRole("region", { name: "Payees and their category" }).getByRole("rowheader", { name: "netflix.com" });
  await expect(payee).toBeVisible();
  const lines = await payee.evaluate((cell) => {
    const range = document.createRange();
    const [words] = cell.querySelector("span")?.childNodes ?? [];
    range.selectNodeContents(words ?? cell);
    return range.getClientRects().length;
  });
  expect(lines).toBe(1);
  await expect(payee.getByText("$1,234,567.89")).toBeVisible({ visible: isMobile });
  const rows = dialog.getByRole("region", { name: "What will be imported" });
  await expect(rows.getByRole("row", { name: /Corner shop/ })).toBeVisible();
  expect(await rows.evaluate((box) => box.scrollWidth - box.clientWidth), "nothing is beside the screen").toBe(0);
});

test("a file in the wrong import is told where it belongs @long", async ({ page, member: _ }) => {
  const archive = Buffer.from(zipSync({ "evenday.json": strToU8("{}"), "data/journal_entries.json": strToU8("[]") }));
  await page.goto("/budget");
  const dialog = await openBankImport(page);
  const choose = (name: string, buffer: Buffer) => dialog.getByLabel("File from your bank").setInputFiles({ name, mimeType: "", buffer });
  await choose("evenday.zip", archive);
  await expect(dialog.getByText("This is an archive that Evenday made. It is imported in your account, under Your data.")).toBeVisible();
  await choose("daylio.csv", daylio);
  await expect(dialog.getByText("Pages, moods and habits are imported in your account, under Your data.")).toBeVisible();
});

test.describe("without the styles of other pages", () => {
  test.use({ isDataSaving: true });
  test("@phone a preview that is opened over Home shows each value once", async ({ page, member: _, isMobile }) => {
    test.skip(!isMobile, "a wide window shows all columns");
    await page.goto("/");
    const drawer = await openAccount(page, "Your data");
    const csv = "Date,Description,Amount\n11/20/2026,Corner Market,-1250.00\n";
    await drawer.getByLabel("Files from another app").setInputFiles({ name: "bank.csv", mimeType: "text/csv", buffer: Buffer.from(csv) });
    const dialog = page.getByRole("dialog", { name: "Import transactions" });
    await dialog.getByRole("button", { name: "Preview" }).click();
    const payees = dialog.getByRole("region", { name: "Payees and their category" });
    await expect(payees.getByText("$1,250.00").filter({ visible: true })).toHaveCount(1);
    await expect(dialog.getByText("Corner Market", { exact: true }).filter({ visible: true })).toHaveCount(1);
  });
});
