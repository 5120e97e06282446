/** One press saves once: retries, double clicks, and the form after a save. */
import type { Locator } from "@playwright/test";
import { addMonths } from "#shared/dates.ts";
import { expect, failNext, test, type Member, daysAgo, thisMonth, today } from "./people.ts";
import { openSheet } from "./sheet.ts";

test.skip(({ isMobile }) => isMobile, "the same at every width");

const expenses = async (member: Member) =>
  (await member.call<{ expenses: { amountCents: number; note: string }[] }>("GET", `/api/budget/expenses?month=${thisMonth()}`)).expenses;
/** What the labels of a form show; the rest is for screen readers. */
const visibleWords = (form: Locator) =>
  form.locator("label").evaluateAll((labels) =>
    labels.map(({ childNodes }) =>
      [...childNodes]
        .map((one) => (one instanceof Element ? "" : one.textContent))
        .join("")
        .trim(),
    ),
  );

test("Retry after a failed save adds the expense once and clears the form like a first try", async ({ page, member }) => {
  await page.goto("/budget");
  await page.getByLabel("I spent (amount)").fill("12.50");
  await page.getByLabel("for (note)").fill("bread");
  await failNext(page, "/api/rpc/budget/addExpense", { status: 503, times: 3 });
  await page.getByRole("form", { name: "Add an expense" }).getByRole("button", { name: "Add expense" }).click();
  const retry = page.getByRole("button", { name: "Retry" });
  await expect(retry).toBeVisible();
  await expect(page.getByLabel("I spent (amount)")).toHaveValue("12.50");
  await expect(page.getByLabel("for (note)")).toHaveValue("bread");
  await retry.click();
  await expect(page.getByText("$12.50 on Food added.")).toBeVisible();
  await page.getByRole("button", { name: "Add another" }).click();
  await expect(page.getByLabel("I spent (amount)")).toHaveValue("");
  await expect(page.getByLabel("for (note)")).toHaveValue("");
  await expect(retry).toHaveCount(0);
  expect(await expenses(member)).toMatchObject([{ amountCents: 1_250, note: "bread" }]);
});

test("one press closes a form whose field is refused when it is left", async ({ page, member: _ }) => {
  await page.goto("/budget");
  await page.getByRole("button", { name: "Edit Food", exact: true }).click();
  const category = page.getByRole("form", { name: "Edit Food" });
  await category.getByLabel("Spent", { exact: true }).fill("-5");
  await category.getByRole("button", { name: "Cancel" }).click();
  await expect(category).toHaveCount(0);
  await page.goto("/debt");
  await page.getByRole("button", { name: "Edit Car Loan" }).click();
  const debt = page.getByRole("form", { name: "Edit Car Loan" });
  await debt.getByLabel("Paid").fill("-5");
  await debt.getByRole("button", { name: "Cancel" }).click();
  await expect(debt).toHaveCount(0);
});

test("the message beside a name stays when the amount that had the cursor is left for it @long", async ({ page, member: _ }) => {
  for (const [path, one, amount] of [
    ["/budget", "Food", "Spent"],
    ["/debt", "Car Loan", "Paid"],
  ] as const) {
    await page.goto(path);
    await page.getByRole("button", { name: `Edit ${one}`, exact: true }).click();
    const form = page.getByRole("form", { name: `Edit ${one}` });
    const name = form.getByLabel("Name");
    await name.fill("");
    await form.getByLabel(amount, { exact: true }).fill("5");
    await form.getByRole("button", { name: "Done" }).click();
    await expect(name).toBeFocused();
    await expect(name).toHaveAttribute("aria-invalid", "true");
  }
});

test("Undo whose answer is lost counts as done, in the sheet's message and in the form's place @long", async ({ page, member, guard }) => {
  guard.allow(/ERR_FAILED|status of 404/);
  await page.goto("/budget");
  const ledger = page.getByRole("region", { name: "Expenses" });
  await expect(ledger.getByText("Nothing spent yet in")).toBeVisible();
  const loseAnswer = () =>
    page.route(
      "**/api/rpc/budget/removeExpense",
      async (route) => {
        await route.fetch();
        await route.abort();
      },
      { times: 1 },
    );
  const sheet = await openSheet(page);
  await sheet.getByRole("textbox", { name: "Amount" }).fill("18.40");
  await sheet.getByRole("button", { name: "Save $18.40 on Food" }).click();
  await expect(ledger.getByText(/\$18\.40/).first()).toBeVisible();
  await loseAnswer();
  await page.locator(".toast").getByRole("button", { name: "Undo" }).click();
  await expect(ledger.getByText("Nothing spent yet in")).toBeVisible();
  const form = page.getByRole("form", { name: "Add an expense" });
  await form.getByLabel("I spent").fill("7");
  await form.getByRole("button", { name: "Add expense" }).click();
  await expect(page.getByText("$7.00 on Food added.")).toBeVisible();
  await loseAnswer();
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(form).toBeVisible();
  await expect(ledger.getByText("Nothing spent yet in")).toBeVisible();
  await expect(page.getByText("Could not undo")).toHaveCount(0);
  expect(await expenses(member)).toEqual([]);
});

test("without a connection the form keeps the expense on the device, and it is sent or undone from there", async ({
  context,
  guard,
  member,
  page,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  await page.goto("/budget");
  const form = page.getByRole("form", { name: "Add an expense" });
  const add = async (amount: string, outcome = "is kept on this device.") => {
    await form.getByLabel("I spent").fill(amount);
    await form.getByRole("button", { name: "Add expense" }).click();
    await expect(page.getByText(`$${amount}.00 on Food ${outcome}`)).toBeVisible();
  };
  // loads what sends and stores it; the service worker, which has it, is off here
  await add("11", "added.");
  await page.getByRole("button", { name: "Add another" }).click();
  await context.setOffline(true);
  await add("12");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("waits to be sent")).toHaveCount(0);
  await add("13");
  await expect(page.getByText("One thing waits to be sent.")).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByText("$13.00 on Food added.")).toBeVisible({ timeout: 15_000 });
  expect((await expenses(member)).map(({ amountCents }) => amountCents)).toEqual([1_300, 1_100]);
});

test("after an expense of another day the date returns to today, and one of another month is linked to @long", async ({
  page,
  member: _,
}) => {
  await page.goto("/budget");
  const date = page.getByLabel("on the day (date)");
  await expect(date).toHaveValue(today());
  expect(await visibleWords(page.getByRole("form", { name: "Add an expense" }))).toEqual(["I spent", "on", "on", "for"]);
  await page.getByLabel("I spent (amount)").fill("3");
  await date.fill("");
  await expect(date, "an emptied date is an edit").toHaveValue("");
  await date.fill(daysAgo(45));
  await page.getByRole("form", { name: "Add an expense" }).getByRole("button", { name: "Add expense" }).click();
  const message = page.getByRole("status").filter({ hasText: "$3.00 on Food added on" });
  await expect(message).toBeVisible();
  const there = await message.getByRole("link", { name: /^See / }).getAttribute("href");
  await page.getByRole("button", { name: "Add another" }).click();
  await expect(date).toHaveValue(today());
  await page.goto(there ?? "");
  await expect(page).toHaveURL(new RegExp(`month=${daysAgo(45).slice(0, 7)}$`));
  await expect(
    page.getByRole("list", { name: "Expenses, newest first" }).getByRole("button", { name: /Edit the expense.*\$3\.00/ }),
  ).toBeVisible();
  // that month is before the first budget
  await expect(page.getByText("Over budget")).toHaveCount(0);
});

test("a double click on Add expense, on Paid or on Delete counts once, with one message", async ({ page, member }) => {
  const { categories } = await member.call<{ categories: { id: string; budgetCents: number }[] }>(
    "GET",
    `/api/budget/months/${thisMonth()}`,
  );
  const own = { month: thisMonth(), cents: 90_000, seenCents: categories[0]?.budgetCents };
  await member.call("PUT", `/api/budget/categories/${categories[0]?.id}/budget`, own);
  const water = { id: "01900000-0000-7000-8000-000000000041", name: "Water", amountCents: 4_000, dayOfMonth: 31 };
  await member.call("POST", "/api/budget/bills", water);
  await page.goto("/budget");
  await page.getByLabel("I spent (amount)").fill("7");
  await page.getByRole("form", { name: "Add an expense" }).getByRole("button", { name: "Add expense" }).dblclick();
  await expect(page.getByText("$7.00 on Food added.")).toHaveCount(1);
  await expect(page.locator(".problem")).toHaveCount(0);
  await expect.poll(async () => (await expenses(member)).length).toBe(1);
  await page.getByRole("button", { name: "Paid: Water" }).dblclick();
  await expect(page.getByText("Water paid: $40.00")).toHaveCount(1);
  await expect.poll(async () => (await expenses(member)).length).toBe(2);
  await page.getByRole("button", { name: /^Edit the expense Food \$7/ }).click();
  await page.getByRole("dialog").getByRole("button", { name: "Delete" }).dblclick();
  await expect(page.getByText("$7.00 deleted.")).toHaveCount(1);
  await expect(page.getByText("Could not delete the expense")).toHaveCount(0);
  await page.getByRole("button", { name: "Undo" }).last().click();
  await expect.poll(async () => (await expenses(member)).length).toBe(2);
});

test(
  "a double click on Add payment adds one payment and shows no error under the emptied field",
  { tag: "@long" },
  async ({ page, member }) => {
    const parts = { name: "Visa", emoji: "", totalCents: 100_000, paidCents: 0 };
    await member.call("POST", "/api/debt/debts", { id: "01900000-0000-7000-8000-000000000042", ...parts });
    await page.goto("/debt");
    await page.getByLabel("I paid (amount)").fill("25");
    expect(await visibleWords(page.getByRole("form", { name: "Add a payment" }))).toEqual(["I paid", "on", "on"]);
    const date = page.getByRole("form", { name: "Add a payment" }).getByLabel("on the day (date)");
    await date.fill("");
    await expect(date, "an emptied date is an edit").toHaveValue("");
    await date.fill(today());
    await page.getByRole("button", { name: "Add payment" }).dblclick();
    await expect(page.getByText("$25.00 paid on Visa.")).toHaveCount(1);
    await page.getByRole("button", { name: "Add another" }).click();
    await expect(page.getByLabel("I paid (amount)")).toHaveValue("");
    await expect(page.getByRole("form", { name: "Add a payment" }).locator(".problem")).toHaveCount(0);
    const { debts } = await member.call<{ debts: { paidCents: number }[] }>("GET", "/api/debt");
    expect(debts).toMatchObject([{ paidCents: 2_500 }]);
  },
);

test("a double click on an achievement counts once", { tag: "@long" }, async ({ page, member }) => {
  await page.goto("/gamification");
  await page.getByRole("button", { name: /^Set a Boundary .*\+\d+ points$/ }).dblclick();
  await expect(page.getByText("70 points to next level.")).toBeVisible();
  await expect(page.getByRole("list", { name: "Recent Achievements" }).getByRole("listitem")).toHaveCount(1);
  expect(await member.call("GET", "/api/progress/check")).toEqual({ agrees: true, total: 30, sum: 30 });
});

test("a Retry leaves the confirmation of the next expense, and the open form of another debt @long", async ({ page, member, guard }) => {
  guard.allow(/status of 503/);
  await page.goto("/budget");
  const form = page.getByRole("form", { name: "Add an expense" });
  await expect(form).toBeVisible();
  await page.waitForLoadState("networkidle");
  const retry = page.locator(".toast").getByRole("button", { name: "Retry" });
  const add = async (amount: string) => {
    await form.getByLabel("I spent").fill(amount);
    await page.keyboard.press("Enter");
    await expect(page.getByText(`$${amount} on Food added.`)).toBeVisible();
  };
  await add("11.10");
  await failNext(page, "/api/rpc/budget/removeExpense", { status: 503, times: 3 });
  await page.getByRole("main").getByRole("button", { name: "Undo" }).first().click();
  await expect(retry).toBeVisible();
  await page.getByRole("main").getByRole("button", { name: "Add another" }).click();
  await add("22.20");
  await retry.click();
  await expect(retry).toHaveCount(0);
  await expect(page.getByText("$22.20 on Food added.")).toBeVisible();

  for (const [at, name] of ["Visa", "Car"].entries())
    await member.call("POST", "/api/debt/debts", {
      id: `01900000-0000-7000-8000-00000000000${at}`,
      name,
      emoji: "",
      totalCents: 100_000,
      paidCents: 0,
      rateMilli: null,
      minimumCents: null,
    });
  await page.goto("/debt");
  await page.getByRole("button", { name: "Edit Visa" }).click();
  await page.getByRole("form", { name: "Edit Visa" }).getByLabel("Name").fill("Old Visa");
  await failNext(page, "/api/rpc/debt/editDebt", { status: 503, times: 3 });
  await page.getByRole("button", { name: "Done", exact: true }).click();
  await expect(retry).toBeVisible();
  await page.getByRole("button", { name: "Edit Car" }).click();
  const other = page.getByRole("form", { name: "Edit Car" });
  await other.getByLabel("Name").fill("The car");
  await retry.click();
  await expect(page.getByRole("heading", { name: "Old Visa" })).toBeVisible();
  await expect(other.getByLabel("Name")).toHaveValue("The car");
});

test("an earlier day before a gap shows the current streak, and a day that was logged already has no Undo @long", async ({
  page,
  member,
}) => {
  await page.goto("/challenge");
  const day = daysAgo(9);
  const name = `${new Date(`${day}T12:00:00Z`).toLocaleDateString("en-US", { month: "long", timeZone: "UTC" })} ${Number(day.slice(8))}`;
  for (const message of [`Logged for ${name}. Current streak: 0 days.`, `${name} was already logged`]) {
    await page.getByRole("button", { name: "Log an earlier day" }).click();
    await page.getByRole("dialog").getByLabel("Day").fill(day);
    await page.getByRole("dialog").getByRole("button", { name: "Log this day" }).click();
    const toast = page.getByRole("listitem").filter({ hasText: message });
    await expect(toast).toBeVisible();
    await expect(toast.getByRole("button", { name: "Undo" })).toHaveCount(message.startsWith("Logged") ? 1 : 0);
  }
  expect(await member.call("GET", "/api/challenge")).toMatchObject({ current: 0, total: 1 });
});

test("the form's confirmation of a queued expense follows the queue: refused with the reason, and gone when it is removed @long", async ({
  page,
  member: _,
  guard,
}) => {
  guard.allow(/ERR_FAILED|status of 422/);
  await page.goto("/budget");
  const form = page.getByRole("form", { name: "Add an expense" });
  await expect(form).toBeVisible();
  await page.waitForLoadState("networkidle");
  const reason = "This category is no longer here.";
  let isReached = false;
  await page.route("**/api/rpc/budget/addExpense", (route) =>
    isReached ? route.fulfill({ status: 422, json: { json: { code: "invalid", status: 422, message: reason } } }) : route.abort(),
  );
  await form.getByLabel("I spent").fill("18.40");
  await page.keyboard.press("Enter");
  const settled = page.getByRole("status").filter({ hasText: "$18.40 on Food is kept on this device." });
  await expect(settled).toContainText("It is sent by itself once Evenday can be reached.");
  isReached = true;
  await expect(settled).toContainText(reason);
  await page.getByRole("button", { name: "Look at it" }).click();
  await page.getByRole("button", { name: "Remove: $18.40 on Food" }).click();
  await expect(page.getByRole("dialog").getByRole("button", { name: /^Remove/ })).toHaveCount(0);
  await page.keyboard.press("Escape");
  await expect(form).toBeVisible();
  await expect(page.getByText("$18.40 on Food added.")).toHaveCount(0);
});

test("a category that begins earlier by being added there gets its budget by a second try, too @long", async ({ page, member }) => {
  await member.call("GET", `/api/budget/months/${thisMonth()}`);
  const before = addMonths(thisMonth(), -1);
  await page.goto(`/budget?month=${before}`);
  await page.getByRole("button", { name: "Add Category" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByLabel("Name").fill("food");
  await dialog.getByLabel("Budget").fill("80");
  await failNext(page, "/api/rpc/budget/setBudget", { status: 503, message: "The ledger is shut for a moment.", times: 5 });
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(page.getByText("The ledger is shut for a moment.").first()).toBeVisible();
  await dialog.getByRole("button", { name: "Add", exact: true }).click();
  await expect(dialog).toHaveCount(0);
  const { categories } = await member.call<{ categories: object[] }>("GET", `/api/budget/months/${before}`);
  expect(categories).toMatchObject([{ name: "Food", budgetCents: 8_000 }]);
});
