/** Bills that occur several times in a month, bills paid on two devices, and what an edited bill or budget says. */
import { addMonths, daysInMonth, monthOf, type Month } from "#shared/dates.ts";
import { expect, setTrial, test, useClock, type Member, today } from "./people.ts";

test.skip(({ isMobile }) => isMobile, "the same at every width");

type View = { categories: { id: string; budgetCents: number; spentCents: number; lines: number }[] };
const id = (last: number) => `01900000-0000-7000-8000-0000000001${last}`;
const lastDay = (month: Month) => `${month}-${daysInMonth(month)}`;
const read = (member: Member) => member.call<View>("GET", `/api/budget/months/${monthOf(today())}`);

/** Gives the first category a budget; returns its id. */
async function plan(member: Member): Promise<string | undefined> {
  const [first] = (await read(member)).categories;
  const own = { month: monthOf(today()), cents: 300_000, seenCents: first?.budgetCents };
  await member.call("PUT", `/api/budget/categories/${first?.id}/budget`, own);
  return first?.id;
}

test("How we get this lists each unpaid day of a weekly bill once, and no day that is paid @long", async ({ page, member }) => {
  const next = addMonths(monthOf(today()), 1);
  await setTrial(member, 60 * 86_400_000);
  const categoryId = await plan(member);
  const weekly = { name: "Cleaner", amountCents: 4_000, dayOfMonth: 4, categoryId, rhythm: "weekly", firstOn: `${next}-04` };
  await member.call("POST", "/api/budget/bills", { id: id(10), ...weekly });
  // the second day is moved to the third: two rows of one day
  await member.call("PUT", `/api/ahead/bills/${id(10)}/days/${next}-11`, { change: "move", movedTo: `${next}-18` });
  await member.call("POST", "/api/budget/bills", { id: id(11), name: "Rent", amountCents: 90_000, dayOfMonth: 10, categoryId });
  await useClock(page, Date.parse(`${next}-02T17:00:00Z`));
  await page.goto("/budget#how");
  const receipt = page.getByRole("region", { name: "How we get this" });
  const bills = receipt.getByRole("term").filter({ hasText: /^Cleaner|^Rent/ });
  await expect(bills).toHaveText([
    /^Cleaner, on \w+$/,
    /^Rent, on the 10th/,
    /^Cleaner, on the 18th/,
    /^Cleaner, on the 18th/,
    /^Cleaner, on the 25th/,
  ]);
  await page.getByRole("button", { name: "Paid: Cleaner" }).click();
  await expect(bills).toHaveText([/^Rent, on the 10th/, /^Cleaner, on the 18th/, /^Cleaner, on the 18th/, /^Cleaner, on the 25th/]);
  await page.getByRole("button", { name: "Paid: Cleaner" }).click();
  await expect(bills).toHaveText([/^Rent, on the 10th/, /^Cleaner, on the 18th/, /^Cleaner, on the 25th/]);
});

test("a bill that Retry has paid can be undone @long", async ({ page, member, guard }) => {
  guard.allow(/ERR_FAILED/);
  const categoryId = await plan(member);
  await member.call("POST", "/api/budget/bills", { id: id(22), name: "Rent", amountCents: 90_000, dayOfMonth: 31, categoryId });
  await page.goto("/budget#bills");
  const pay = page.getByRole("button", { name: "Paid: Rent" });
  await expect(pay).toBeVisible();
  await page.waitForLoadState("networkidle");
  await page.route("**/api/rpc/budget/addExpense", (route) => route.abort());
  await pay.click();
  const retry = page.locator(".toast").filter({ hasText: "Error saving expense" }).getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  await page.unroute("**/api/rpc/budget/addExpense");
  await retry.click();
  await page.locator(".toast").filter({ hasText: "Rent paid: $900.00" }).getByRole("button", { name: "Undo" }).click();
  await expect(pay).toBeVisible();
});

test("a bill that another device has paid meanwhile is not paid twice, and is shown as paid", async ({ page, member }) => {
  const categoryId = await plan(member);
  await member.call("POST", "/api/budget/bills", { id: id(20), name: "Rent", amountCents: 90_000, dayOfMonth: 31, categoryId });
  await page.goto("/budget#bills");
  const pay = page.getByRole("button", { name: "Paid: Rent" });
  await expect(pay).toBeVisible();
  const payment = { id: id(21), categoryId, spentOn: today(), amountCents: 90_000, note: "Rent", billId: id(20) };
  await member.call("POST", "/api/budget/expenses", { ...payment, billDueOn: lastDay(monthOf(today())) });
  await pay.click();
  await expect(page.getByText("Rent was paid already, maybe on another device.")).toBeVisible();
  await expect(pay).toHaveCount(0);
  expect((await read(member)).categories[0]).toMatchObject({ spentCents: 90_000, lines: 1 });
});

test("a bill of the month before and one of the next month are marked as paid, with today's date @long", async ({ page, member }) => {
  const categoryId = await plan(member);
  const [month, isPaid] = [monthOf(today()), page.getByText("· paid")];
  const rent = { name: "Rent", amountCents: 90_000, dayOfMonth: 31, categoryId };
  // a bill is due from its first month on
  const once = { ...rent, rhythm: "once", firstOn: `${addMonths(month, -1)}-28` };
  await member.call("POST", "/api/budget/bills", { id: id(26), ...once });
  await member.call("PUT", `/api/budget/bills/${id(26)}`, { ...rent, rhythm: "monthly", version: 1 });
  for (const other of [addMonths(month, -1), addMonths(month, 1)]) {
    await page.goto(`/budget?month=${other}#bills`);
    await page.getByRole("button", { name: "Mark paid: Rent" }).click();
    await expect(isPaid).toHaveCount(1);
  }
  expect((await read(member)).categories[0]).toMatchObject({ spentCents: 180_000, lines: 2 });
  await page.goto("/budget#bills");
  await expect(page.getByRole("button", { name: "Mark paid: Rent" })).toBeVisible();
  await expect(isPaid).toHaveCount(0);
});

test("without any category a bill, the sheet and the budget's form say that one has to be added first @long", async ({ page, member }) => {
  await plan(member);
  await member.call("POST", "/api/budget/bills", { id: id(30), name: "Rent", amountCents: 90_000, dayOfMonth: 31, categoryId: null });
  for (const one of (await read(member)).categories)
    await member.call("POST", `/api/budget/categories/${one.id}/remove`, { month: monthOf(today()), moveTo: null });
  await page.goto("/budget#bills");
  await page.getByRole("button", { name: "Paid: Rent" }).click();
  await expect(page.locator(".toast").filter({ hasText: "Please add a category first" })).toBeVisible();
  const form = page.getByRole("form", { name: "Add an expense" });
  await form.getByLabel("I spent").fill("5");
  await form.getByRole("button", { name: "Add expense" }).click();
  await expect(form.getByText("Please add a category first, so that it has a place.")).toBeVisible();
  await page.goto("/");
  await page.getByRole("main").getByRole("button", { name: "Add expense" }).click();
  await page.getByRole("dialog").getByRole("link", { name: "Add a category" }).click();
  await expect(page).toHaveURL(/\/budget#categories$/);
  await expect(page.getByRole("dialog")).toHaveCount(0);
  await expect(page.getByRole("button", { name: "Add Category" })).toBeInViewport();
});

test("the toast of an edited bill or budget says what is safe to spend now @long", async ({ page, member }) => {
  await plan(member);
  await page.goto("/budget#bills");
  const safe = page.locator(".figure.loud");
  const toast = page.locator(".toast").last();
  const expectNow = async () => expect(toast).toContainText(`Safe to spend today is ${await safe.innerText()} now.`);
  const before = await safe.innerText();
  await page.getByRole("button", { name: "Add a bill" }).click();
  const bill = page.getByRole("dialog");
  await bill.getByLabel("Name").fill("Water");
  await bill.getByLabel("Amount").fill("380");
  await bill.getByLabel("Day of the month").fill("31");
  await bill.getByRole("button", { name: "Add", exact: true }).click();
  await expect(safe).not.toHaveText(before);
  await expectNow();
  await page.getByRole("button", { name: "Edit the bill Water" }).click();
  await bill.getByRole("button", { name: "Delete" }).click();
  await expect(toast).toContainText("Water deleted.");
  await expect(safe).toHaveText(before);
  await expectNow();
  await toast.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByRole("button", { name: "Edit the bill Water" })).toBeVisible();

  const budget = page.getByLabel("Budget", { exact: true });
  await page.getByRole("button", { name: "Edit Food", exact: true }).click();
  await budget.fill("700");
  await budget.press("Enter");
  await expect(budget).toHaveCount(0);
  await expectNow();
  await page.getByRole("button", { name: "Edit Food", exact: true }).click();
  await budget.fill("900");
  await page.getByRole("button", { name: "Save Budget" }).click();
  await expect(toast).toContainText("You can compare it or bring it back. Safe to spend today is");
  await expectNow();
});
