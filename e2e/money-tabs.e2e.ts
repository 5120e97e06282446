/** A money editor whose row is changed or deleted elsewhere while it is open: both versions are shown, and nothing is overwritten. */
import type { Locator, Page } from "@playwright/test";
import { expect, test, type Member, thisMonth } from "./people.ts";

test.skip(({ isMobile }) => isMobile, "the same at every width");

type Row = Record<string, unknown> & { id: string; name: string; version: number };
const id = "01900000-0000-7000-8000-00000000000";
type Editor = {
  what: string;
  path: string;
  /** Creates the row. */
  make: (member: Member) => Promise<unknown>;
  read: (member: Member) => Promise<Row | undefined>;
  change: (member: Member, row: Row, part: Record<string, unknown>) => Promise<unknown>;
  remove: (member: Member) => Promise<unknown>;
  open: (page: Page) => Promise<Locator>;
  field: { label: string; name: string; mine: string; mineCents: number; theirs: string; theirsCents: number };
  other: { label: string; part: Record<string, unknown>; shown: string };
};
const debtParts = { name: "Visa", emoji: "💳", totalCents: 100_000, paidCents: 20_000, rateMilli: null, minimumCents: null };
const goalParts = { name: "Bike", emoji: "🚲", targetCents: 60_000, currentCents: 1_000 };
const billParts = { name: "Water", amountCents: 4_000, dayOfMonth: 20, categoryId: null };
const find = <Key extends string>(member: Member, path: string, key: Key, name: string) =>
  member.call<Record<Key, Row[]>>("GET", path).then((view) => view[key].find((one) => one.name === name || one["note"] === name));
const dialogOf = (page: Page) => page.getByRole("dialog");

const editors: Editor[] = [
  {
    what: "debt",
    path: "/debt",
    make: (member) => member.call("POST", "/api/debt/debts", { id: `${id}1`, ...debtParts }),
    read: (member) => find(member, "/api/debt", "debts", "Visa"),
    change: (member, { version }, part) => member.call("PUT", `/api/debt/debts/${id}1`, { ...debtParts, version, ...part }),
    remove: (member) => member.call("DELETE", `/api/debt/debts/${id}1`),
    open: async (page) => {
      await page.getByRole("button", { name: "Edit Visa" }).click();
      return page.getByRole("form", { name: "Edit Visa" });
    },
    field: { label: "Total", name: "totalCents", mine: "1200", mineCents: 120_000, theirs: "1100", theirsCents: 110_000 },
    other: { label: "Interest, % a year", part: { rateMilli: 5_500 }, shown: "5.5" },
  },
  {
    what: "goal",
    path: "/debt",
    make: (member) => member.call("POST", "/api/debt/goals", { id: `${id}2`, ...goalParts }),
    read: (member) => find(member, "/api/debt", "goals", "Bike"),
    change: (member, { version }, part) => member.call("PUT", `/api/debt/goals/${id}2`, { ...goalParts, version, ...part }),
    remove: (member) => member.call("DELETE", `/api/debt/goals/${id}2`),
    open: async (page) => {
      await page.getByRole("button", { name: "Edit the goal Bike" }).click();
      return dialogOf(page);
    },
    field: { label: "Amount to reach", name: "targetCents", mine: "700", mineCents: 70_000, theirs: "650", theirsCents: 65_000 },
    other: { label: "Saved so far", part: { currentCents: 5_000 }, shown: "50" },
  },
  {
    what: "bill",
    path: "/budget",
    make: (member) => member.call("POST", "/api/budget/bills", { id: `${id}3`, ...billParts }),
    read: (member) => find(member, `/api/budget/months/${thisMonth()}`, "bills", "Water"),
    change: (member, { version }, part) => member.call("PUT", `/api/budget/bills/${id}3`, { ...billParts, version, ...part }),
    remove: (member) => member.call("DELETE", `/api/budget/bills/${id}3`),
    open: async (page) => {
      await page.getByRole("button", { name: "Edit the bill Water" }).click();
      return dialogOf(page);
    },
    field: { label: "Amount", name: "amountCents", mine: "48", mineCents: 4_800, theirs: "45", theirsCents: 4_500 },
    other: { label: "Day of the month", part: { dayOfMonth: 12 }, shown: "12" },
  },
  {
    what: "expense",
    path: "/budget",
    make: async (member) => {
      const food = await find(member, `/api/budget/months/${thisMonth()}`, "categories", "Food");
      const parts = { categoryId: food?.id, spentOn: `${thisMonth()}-01`, amountCents: 1_250, note: "bread" };
      await member.call("POST", "/api/budget/expenses", { id: `${id}4`, ...parts });
    },
    read: (member) => find(member, `/api/budget/expenses?month=${thisMonth()}`, "expenses", "bread"),
    change: (member, { version, categoryId, spentOn, amountCents, note }, part) =>
      member.call("PUT", `/api/budget/expenses/${id}4`, { version, categoryId, spentOn, amountCents, note, ...part }),
    remove: (member) => member.call("DELETE", `/api/budget/expenses/${id}4`),
    open: async (page) => {
      await page.getByRole("button", { name: /^Edit the expense bread/ }).click();
      return dialogOf(page);
    },
    field: { label: "Amount", name: "amountCents", mine: "14", mineCents: 1_400, theirs: "13", theirsCents: 1_300 },
    other: { label: "Date", part: { spentOn: `${thisMonth()}-02` }, shown: `${thisMonth()}-02` },
  },
];

for (const { what, path, make, read, change, remove, open, field, other } of editors) {
  // an expense in every run; the others use the same src/web/row-editor.ts
  const tag = what === "expense" ? [] : ["@long"];
  test(`${what}: an outdated save shows both versions, and only the chosen one is saved`, { tag }, async ({ page, member }) => {
    await make(member);
    await page.goto(path);
    const form = await open(page);
    await form.getByLabel(field.label, { exact: true }).fill(field.mine);
    const row = await read(member);
    if (!row) throw new Error(`no ${what}`);
    await change(member, row, { [field.name]: field.theirsCents, ...other.part });
    await form.getByRole("button", { name: "Done" }).click();
    const choice = form.getByRole("alert").filter({ hasText: `This ${what} was also changed somewhere else.` });
    await expect(choice).toContainText(`Yours ${field.mine}`);
    await expect(choice).toContainText(`Saved now ${field.theirs}`);
    await expect(form.getByLabel(field.label, { exact: true })).toHaveValue(field.mine);
    await expect(form.getByLabel(other.label, { exact: true })).toHaveValue(other.shown);
    // pressing Done again does not choose a version
    await form.getByRole("button", { name: "Done" }).click();
    expect(await read(member)).toMatchObject({ [field.name]: field.theirsCents });
    await choice.getByRole("button", { name: "Use mine" }).click();
    await expect(choice).toBeHidden();
    await form.getByRole("button", { name: "Done" }).click();
    await expect.poll(() => read(member)).toMatchObject({ [field.name]: field.mineCents, ...other.part });
    await expect(form).toBeHidden();
  });

  test(`${what}: deleted elsewhere, the typed values stay and can be added again`, { tag }, async ({ page, member }) => {
    await make(member);
    await page.goto(path);
    const form = await open(page);
    await form.getByLabel(field.label, { exact: true }).fill(field.mine);
    await remove(member);
    await form.getByRole("button", { name: "Done" }).click();
    await expect(form.getByText(`This ${what} was deleted somewhere else.`)).toBeVisible();
    await expect(form.getByLabel(field.label, { exact: true })).toHaveValue(field.mine);
    await form.getByRole("button", { name: "Add it again" }).click();
    await expect.poll(() => read(member)).toMatchObject({ [field.name]: field.mineCents });
    await expect(form).toBeHidden();
  });
}

test("a debt that is added again while one request is lost is there once @long", async ({ page, member, guard }) => {
  guard.allow(/ERR_FAILED/);
  await member.call("POST", "/api/debt/debts", { id: `${id}1`, ...debtParts });
  await page.goto("/debt");
  await page.getByRole("button", { name: "Edit Visa" }).click();
  const form = page.getByRole("form", { name: "Edit Visa" });
  await form.getByLabel("Total", { exact: true }).fill("1200");
  await member.call("DELETE", `/api/debt/debts/${id}1`);
  await form.getByRole("button", { name: "Done" }).click();
  await expect(form.getByText("This debt was deleted somewhere else.")).toBeVisible();
  // restored, and not changed yet
  await page.route("**/api/rpc/debt/editDebt", (route) => route.abort(), { times: 1 });
  await form.getByRole("button", { name: "Add it again" }).click();
  await expect(form).toBeHidden();
  const { debts } = await member.call<{ debts: Row[] }>("GET", "/api/debt");
  expect(debts.filter(({ name }) => name === "Visa")).toMatchObject([{ id: `${id}1`, totalCents: 120_000 }]);
});

test("a category edited in two tabs: the later save shows both figures, and the other version can be chosen @long", async ({
  page,
  member,
}) => {
  await page.goto("/budget");
  const other = await page.context().newPage();
  await other.goto("/budget");
  const edit = (tab: Page) => tab.getByRole("button", { name: "Edit Food", exact: true });
  // a tab that finds a draft on load would open with the form
  for (const tab of [page, other]) await expect(edit(tab)).toBeVisible();
  for (const tab of [page, other]) await edit(tab).click();
  const form = (tab: Page) => tab.getByRole("form", { name: "Edit Food" });
  await form(page).getByLabel("Budget", { exact: true }).fill("410");
  await form(other).getByLabel("Budget", { exact: true }).fill("420");
  await form(page).getByRole("button", { name: "Done" }).click();
  await expect(form(page)).toBeHidden();
  await form(other).getByRole("button", { name: "Done" }).click();
  const choice = form(other).getByRole("alert");
  await expect(choice).toContainText("Yours 420");
  await expect(choice).toContainText("Saved now 410");
  await choice.getByRole("button", { name: "Use the other version" }).click();
  await expect(form(other).getByLabel("Budget", { exact: true })).toHaveValue("410");
  await form(other).getByRole("button", { name: "Done" }).click();
  await expect(form(other)).toBeHidden();
  expect(await find(member, `/api/budget/months/${thisMonth()}`, "categories", "Food")).toMatchObject({ budgetCents: 41_000 });
});

test(
  "a category deleted elsewhere keeps the typed values, also through a reload, and can be added again",
  { tag: "@long" },
  async ({ page, member }) => {
    await page.goto("/budget");
    await page.getByRole("button", { name: "Edit Food", exact: true }).click();
    const form = page.getByRole("form", { name: "Edit Food" });
    await form.getByLabel("Budget", { exact: true }).fill("410");
    const food = await find(member, `/api/budget/months/${thisMonth()}`, "categories", "Food");
    await member.call("POST", `/api/budget/categories/${food?.id}/remove`, { month: thisMonth(), moveTo: null });
    await page.reload();
    await expect(form.getByText("This category was deleted somewhere else.")).toBeVisible();
    await expect(form.getByLabel("Budget", { exact: true })).toHaveValue("410");
    await form.getByRole("button", { name: "Add it again" }).click();
    await expect(form).toBeHidden();
    expect(await find(member, `/api/budget/months/${thisMonth()}`, "categories", "Food")).toMatchObject({
      budgetCents: 41_000,
      isActive: true,
    });
  },
);

test("offline, a category of the expenses that was never loaded needs a connection, and loads by itself with one @long", async ({
  context,
  guard,
  member,
  page,
}) => {
  guard.allow(/ERR_INTERNET_DISCONNECTED/);
  await editors.find(({ what }) => what === "expense")?.make(member);
  await page.goto("/budget");
  await expect(page.locator("#expenses").getByText("bread")).toBeVisible();
  await context.setOffline(true);
  await page.getByLabel("Category of the expenses").selectOption("Transportation");
  await expect(page.getByRole("heading", { name: "This needs a connection" })).toBeVisible({ timeout: 15_000 });
  await context.setOffline(false);
  await expect(page.getByText("No expenses match.")).toBeVisible();
});
