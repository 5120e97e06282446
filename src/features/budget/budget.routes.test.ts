import { eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { addMonths } from "#shared/dates.ts";
import { deletedRows } from "#server/trash.tables.ts";
import { aMemberWithBudget, linesOf, named, spend, view, type Line } from "#testing/budget.ts";
import { aMember, signIn, aMemberWithExpiredTrial } from "#testing/people.ts";
import { thisMonth, today } from "#testing/today.ts";
import { defaultCategories } from "./budget.rules.ts";

test("a first visit creates the eight categories, once, also from two tabs at once", async () => {
  const maya = await aMember();
  const views = await Promise.all([view(maya), view(maya), view(maya)]);
  for (const shown of views) expect(shown.categories.map(({ name }) => name)).toEqual(defaultCategories.map(({ name }) => name));
  const food = named(views[0]!, "Food");
  await maya.post(`/api/budget/categories/${food.id}/remove`, { month: thisMonth, moveTo: null });
  expect((await view(maya)).categories).toHaveLength(7);
});

test("a month of the largest amounts is shown and added up like any other", async () => {
  const maya = await aMember();
  const { categories } = await view(maya);
  for (const one of categories.slice(0, 3)) {
    await maya.put(`/api/budget/categories/${one.id}/budget`, { month: thisMonth, cents: 1e14, seenCents: one.budgetCents });
    expect((await spend(maya, one.id, 1e14)).status).toBe(200);
  }
  const { body } = await maya.get(`/api/budget/months/${thisMonth}/pictures`);
  expect((body as { months: object[] }).months?.at(-1)).toMatchObject({ budgetCents: 3e14, spentCents: 3e14 });
});

test("an expense is counted once, in its month, and the same id again changes nothing", async () => {
  const { maya, food } = await aMemberWithBudget();
  const expense = { id: newId(), categoryId: food.id, spentOn: today, amountCents: 1250, note: "oat milk ☕️ قهوة" };
  const [one, two] = await Promise.all([maya.post("/api/budget/expenses", expense), maya.post("/api/budget/expenses", expense)]);
  expect(one.body).toEqual(two.body);
  expect(named(await view(maya), "Food")).toMatchObject({ spentCents: 1250, lines: 1 });
  expect(named(await view(maya, addMonths(thisMonth, 1)), "Food").spentCents).toBe(0);
  expect(await linesOf(maya)).toMatchObject([{ note: "oat milk ☕️ قهوة", kind: "expense", amountCents: 1250 }]);
});

test("a typed Spent figure becomes an adjustment, and the sum of the ledger equals the figure", async () => {
  const { maya, food } = await aMemberWithBudget();
  await spend(maya, food.id, 1000);
  const typed = { lineId: newId(), month: thisMonth, cents: 400, seenCents: 1000 };
  expect((await maya.put(`/api/budget/categories/${food.id}/spent`, typed)).status).toBe(200);
  expect((await maya.put(`/api/budget/categories/${food.id}/spent`, typed)).status).toBe(200);
  expect(named(await view(maya), "Food").spentCents).toBe(400);
  expect((await linesOf(maya)).map(({ kind, amountCents }) => [kind, amountCents]).toSorted()).toEqual([
    ["adjustment", -600],
    ["expense", 1000],
  ]);
});

test("a figure that was typed over an outdated one is a conflict, and nothing is changed", async () => {
  const { maya, food } = await aMemberWithBudget();
  await spend(maya, food.id, 1000);
  expect(
    await maya.put(`/api/budget/categories/${food.id}/spent`, { lineId: newId(), month: thisMonth, cents: 400, seenCents: 0 }),
  ).toMatchObject({ status: 409, body: { code: "conflict" } });
  expect((await maya.put(`/api/budget/categories/${food.id}/budget`, { month: thisMonth, cents: 400, seenCents: 1 })).status).toBe(409);
  expect(named(await view(maya), "Food")).toMatchObject({ spentCents: 1000, budgetCents: food.budgetCents });
});

test("of two Spent figures typed on two devices at once one is saved, and the ledger agrees with it", async () => {
  const { maya, food } = await aMemberWithBudget();
  const type = (cents: number) =>
    maya.put(`/api/budget/categories/${food.id}/spent`, { lineId: newId(), month: thisMonth, cents, seenCents: 0 });
  const answers = await Promise.all([type(500), type(700)]);
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
  const sum = (await linesOf(maya)).reduce((total, line) => total + line.amountCents, 0);
  expect([500, 700]).toContain(sum);
  expect(named(await view(maya), "Food").spentCents).toBe(sum);
});

test("a budget carries into the next month, and changing an earlier month changes it alone", async () => {
  const { maya, food } = await aMemberWithBudget();
  const set = (month: string, cents: number, seenCents: number) =>
    maya.put(`/api/budget/categories/${food.id}/budget`, { month, cents, seenCents });
  const next = addMonths(thisMonth, 1);
  expect((await set(thisMonth, 60_000, food.budgetCents)).status).toBe(200);
  expect(named(await view(maya, next), "Food").budgetCents).toBe(60_000);
  expect((await set(next, 70_000, 60_000)).status).toBe(200);
  expect((await set(thisMonth, 55_000, 60_000)).status).toBe(200);
  expect([
    named(await view(maya), "Food").budgetCents,
    named(await view(maya, next), "Food").budgetCents,
    named(await view(maya, addMonths(next, 3)), "Food").budgetCents,
  ]).toEqual([55_000, 70_000, 70_000]);
});

test("an edited expense keeps its id; an edit of an old version is a conflict unless it repeats the newest; Undo restores a deleted one", async () => {
  const maya = await aMember();
  const shown = await view(maya);
  const { id } = (await spend(maya, named(shown, "Food").id, 900)).body as Line;
  const change = { categoryId: named(shown, "Housing").id, spentOn: today, amountCents: 950, note: "rent", version: 1 };
  expect((await maya.put(`/api/budget/expenses/${id}`, change)).body).toMatchObject({ id, amountCents: 950, note: "rent", version: 2 });
  expect((await maya.put(`/api/budget/expenses/${id}`, change)).body).toMatchObject({ amountCents: 950, version: 2 });
  expect((await maya.put(`/api/budget/expenses/${id}`, { ...change, amountCents: 960 })).status).toBe(409);
  expect((await maya.get(`/api/budget/expenses/${id}`)).body).toMatchObject({ id, amountCents: 950, version: 2 });
  expect((await maya.delete(`/api/budget/expenses/${id}`)).status).toBe(200);
  expect((await maya.get(`/api/budget/expenses/${id}`)).status).toBe(404);
  expect(await linesOf(maya)).toEqual([]);
  expect((await maya.post(`/api/budget/expenses/${id}/restore`)).status).toBe(200);
  expect(await linesOf(maya)).toMatchObject([{ id, amountCents: 950 }]);
});

test("the charts of the first possible month have no months before it", async () => {
  const { status, body } = await (await aMember()).get("/api/budget/months/1970-01/pictures");
  expect([status, (body as { months: { month: string }[] }).months.map(({ month }) => month)]).toEqual([200, ["1970-01"]]);
});

test("a search for a character that cannot be stored is refused", async () => {
  const maya = await aMember();
  expect(await maya.get(`/api/budget/expenses?month=${thisMonth}&search=%00`)).toMatchObject({ status: 400, body: { field: "search" } });
});

test("a deleted expense whose category is gone since, as after an import, is restored into another one", async () => {
  const maya = await aMember();
  const { id } = (await spend(maya, named(await view(maya), "Food").id, 900)).body as Line;
  await maya.delete(`/api/budget/expenses/${id}`);
  await maya.data((tx) =>
    tx
      .update(deletedRows)
      .set({ row: sql`${deletedRows.row} || jsonb_build_object('category_id', ${newId()}::text)` })
      .where(eq(deletedRows.id, id)),
  );
  expect((await maya.post(`/api/budget/expenses/${id}/restore`)).status).toBe(200);
  const [line] = (await linesOf(maya)) as (Line & { categoryId: string })[];
  expect((await view(maya)).categories.map((one) => one.id)).toContain(line?.categoryId);
});

test.each([
  ["an amount of 0", { amountCents: 0 }, "amountCents"],
  ["a negative amount", { amountCents: -5 }, "amountCents"],
  ["an amount over a trillion", { amountCents: 100_000_000_000_001 }, "amountCents"],
  ["a fraction of a cent", { amountCents: 1.5 }, "amountCents"],
  ["a date before 1970", { spentOn: "1969-12-31" }, "spentOn"],
  ["a date after 2100", { spentOn: "2101-01-01" }, "spentOn"],
  ["a note of 10,000 characters", { note: "x".repeat(10_000) }, "note"],
  ["a note with NUL", { note: "a\0" }, "note"],
  ["somebody else's category", { categoryId: newId() }, "categoryId"],
])("%s is refused with its field", async (_, more, field) => {
  const { maya, food } = await aMemberWithBudget();
  expect(await spend(maya, food.id, 100, more)).toMatchObject({ status: 400, body: { code: "invalid", field } });
});

test("categories are added, renamed and recolored, and a blank or duplicate name is refused", async () => {
  const maya = await aMember();
  await view(maya);
  const id = newId();
  expect((await maya.post("/api/budget/categories", { id, name: " Garden 🌿 ", month: thisMonth })).status).toBe(200);
  expect((await maya.post("/api/budget/categories", { id, name: "Garden 🌿", month: thisMonth })).status).toBe(200);
  expect(await maya.post("/api/budget/categories", { id: newId(), name: "  ", month: thisMonth })).toMatchObject({
    status: 400,
    body: { field: "name", message: "Please enter a category name." },
  });
  expect(await maya.post("/api/budget/categories", { id: newId(), name: "food", month: thisMonth })).toMatchObject({
    status: 400,
    body: { message: "You already have a category called food." },
  });
  expect((await maya.put(`/api/budget/categories/${id}`, { name: "Balcony", colour: 4, version: 1 })).status).toBe(200);
  expect((await maya.put(`/api/budget/categories/${id}`, { name: "Roof", colour: 4, version: 1 })).status).toBe(409);
  expect(named(await view(maya), "Balcony")).toMatchObject({ id, colour: 4, budgetCents: 0 });
});

test("a category added to a month before its first begins with that month, and its later budgets stay", async () => {
  const maya = await aMember();
  const [food, before] = [named(await view(maya), "Food"), addMonths(thisMonth, -1)];
  const add = async (name: string) => maya.post("/api/budget/categories", { id: newId(), name, month: before });
  const early = await maya.put(`/api/budget/categories/${food.id}/budget`, { month: before, cents: 100, seenCents: 0 });
  expect(early, "a budget that no month would show").toMatchObject({ status: 400, body: { field: "month" } });
  expect(await add("food")).toMatchObject({ status: 200, body: { id: food.id } });
  expect(await view(maya), "still an example").toMatchObject({ hasOwnBudget: false });
  expect((await view(maya, before)).categories).toMatchObject([{ id: food.id, budgetCents: 0 }]);
  expect((await add("food")).status).toBe(400);
  const put = (cents: number, month: string, seenCents: number) =>
    maya.put(`/api/budget/categories/${food.id}/budget`, { month, cents, seenCents });
  expect((await put(45_000, thisMonth, food.budgetCents)).status).toBe(200);
  expect((await put(30_000, before, 0)).status).toBe(200);
  expect(named(await view(maya, before), "Food").budgetCents).toBe(30_000);
  expect(named(await view(maya), "Food").budgetCents).toBe(45_000);
});

test("deleting a category moves or deletes its expenses, and Undo restores everything", async () => {
  const { maya, food, housing } = await aMemberWithBudget();
  await spend(maya, food.id, 300);
  const moved = (await maya.post(`/api/budget/categories/${food.id}/remove`, { month: thisMonth, moveTo: housing.id })).body as {
    moved: string[];
    removed: string[];
  };
  expect(moved.moved).toHaveLength(1);
  expect(named(await view(maya), "Housing").spentCents).toBe(300);
  expect((await view(maya, addMonths(thisMonth, -1))).categories.map(({ name }) => name)).not.toContain("Food");
  expect((await maya.post(`/api/budget/categories/${food.id}/restore`, { ...moved, id: undefined })).status).toBe(200);
  expect(named(await view(maya), "Food").spentCents).toBe(300);
  expect(await maya.post(`/api/budget/categories/${food.id}/remove`, { month: thisMonth, moveTo: food.id })).toMatchObject({
    status: 400,
    body: { field: "moveTo" },
  });
  const gone = (await maya.post(`/api/budget/categories/${food.id}/remove`, { month: thisMonth, moveTo: null })).body as {
    moved: string[];
    removed: string[];
  };
  expect(gone.removed).toHaveLength(1);
  expect(await linesOf(maya)).toEqual([]);
  await maya.post(`/api/budget/categories/${food.id}/restore`, { moved: gone.moved, removed: gone.removed });
  expect(named(await view(maya), "Food")).toMatchObject({ spentCents: 300, budgetCents: food.budgetCents });
});

test("a snapshot stores the month and restores it, including what was spent on request", async () => {
  const { maya, food } = await aMemberWithBudget();
  await spend(maya, food.id, 300);
  const id = newId();
  expect((await maya.post("/api/budget/snapshots", { id, month: thisMonth })).body).toMatchObject({ id, month: thisMonth });
  await maya.put(`/api/budget/categories/${food.id}/budget`, { month: thisMonth, cents: 1, seenCents: food.budgetCents });
  await spend(maya, food.id, 200);
  const backupId = newId();
  expect((await maya.post(`/api/budget/snapshots/${id}/restore`, { backupId, withSpent: false })).status).toBe(200);
  expect(named(await view(maya), "Food")).toMatchObject({ budgetCents: food.budgetCents, spentCents: 500 });
  await maya.post(`/api/budget/snapshots/${id}/restore`, { backupId: newId(), withSpent: true });
  expect(named(await view(maya), "Food").spentCents).toBe(300);
  await maya.post(`/api/budget/snapshots/${backupId}/restore`, { backupId: newId(), withSpent: true });
  expect(named(await view(maya), "Food")).toMatchObject({ budgetCents: 1, spentCents: 500 });
  expect((await view(maya)).snapshots).toHaveLength(4);
  expect((await maya.get(`/api/budget/snapshots/${id}`)).body).toMatchObject({
    id,
    categories: expect.arrayContaining([expect.objectContaining({ name: "Food", spentCents: 300 })]),
  });
});

test("a bill counts as paid once an expense pays it, and as open again when that is undone", async () => {
  const { maya, food } = await aMemberWithBudget();
  const id = newId();
  const bill = { name: "Water", amountCents: 3800, dayOfMonth: 31, categoryId: food.id };
  await maya.post("/api/budget/bills", { id, ...bill });
  await maya.post("/api/budget/bills", { id, ...bill });
  const expense = (await spend(maya, food.id, 3800, { billId: id })).body as Line;
  expect((await view(maya)).bills).toMatchObject([{ id, isPaid: true }]);
  await maya.delete(`/api/budget/expenses/${expense.id}`);
  expect((await view(maya)).bills).toMatchObject([{ id, isPaid: false }]);
  expect((await maya.put(`/api/budget/bills/${id}`, { ...bill, dayOfMonth: 32, version: 1 })).body).toMatchObject({
    message: "Please choose a day from 1 to 31.",
  });
  expect((await maya.put(`/api/budget/bills/${id}`, { ...bill, amountCents: 4000, version: 1 })).status).toBe(200);
  expect((await maya.put(`/api/budget/bills/${id}`, { ...bill, version: 1 })).status).toBe(409);
  await maya.delete(`/api/budget/bills/${id}`);
  expect((await view(maya)).bills).toEqual([]);
  expect((await maya.post(`/api/budget/bills/${id}/restore`)).status).toBe(200);
});

test("the charts show six months and the days of two", async () => {
  const { maya, food } = await aMemberWithBudget();
  await spend(maya, food.id, 700);
  await spend(maya, food.id, 400, { spentOn: `${addMonths(thisMonth, -1)}-03` });
  const { months, days, firstDay } = (await maya.get(`/api/budget/months/${thisMonth}/pictures`)).body as {
    months: { month: string; spentCents: number; budgetCents: number }[];
    days: { cents: number }[];
    firstDay: string;
  };
  expect(firstDay).toBe(`${addMonths(thisMonth, -1)}-03`);
  expect(months.map(({ spentCents }) => spentCents)).toEqual([0, 0, 0, 0, 400, 700]);
  expect(months.at(-1)?.budgetCents, "examples are no budget").toBe(0);
  await maya.put(`/api/budget/months/${thisMonth}/total`, { cents: 300_000 });
  const again = (await maya.get(`/api/budget/months/${thisMonth}/pictures`)).body as { months: typeof months };
  expect(again.months.at(-1)?.budgetCents).toBe(300_000);
  expect(days.map(({ cents }) => cents)).toEqual([400, 700]);
});

test("pages of expenses follow each other without gaps or duplicates", async () => {
  const { maya, food } = await aMemberWithBudget();
  for (let index = 1; index <= 7; index += 1) await spend(maya, food.id, index);
  const seen: number[] = [];
  let before: string | null = null;
  do {
    const page = (await maya.get(`/api/budget/expenses?month=${thisMonth}&limit=3${before ? `&before=${before}` : ""}`)).body as {
      expenses: Line[];
      next: string | null;
    };
    seen.push(...page.expenses.map(({ amountCents }) => amountCents));
    before = page.next;
  } while (before);
  expect(seen).toEqual([7, 6, 5, 4, 3, 2, 1]);
});

test("one member's budget is invisible to another, and a second device of the same member sees all", async () => {
  const maya = await aMember();
  const other = await aMember();
  const food = named(await view(maya), "Food");
  const { id } = (await spend(maya, food.id, 500)).body as Line;
  await view(other);
  for (const answer of [
    await other.delete(`/api/budget/expenses/${id}`),
    await other.put(`/api/budget/categories/${food.id}`, { name: "x", colour: 1, version: 1 }),
    await other.put(`/api/budget/categories/${food.id}/budget`, { month: thisMonth, cents: 1, seenCents: 0 }),
  ])
    expect(answer.status).toBe(404);
  const phone = await signIn(maya.home, maya.email, maya.password);
  expect(named(await view(phone), "Food").spentCents).toBe(500);
});

test("a member whose trial ended gets 402 and no budget", async () => {
  const lapsed = await aMemberWithExpiredTrial();
  expect((await lapsed.get(`/api/budget/months/${thisMonth}`)).status).toBe(402);
});
