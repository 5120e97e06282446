import { eq, sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { addMonths, dayMs } from "#shared/dates.ts";
import { emptyTrash } from "#server/housekeeping.ts";
import { ownRow } from "#server/rows.ts";
import { lockAllDeleted, trashMs } from "#server/trash.ts";
import { deletedRows } from "#server/trash.tables.ts";
import { fetchArchive, packArchive, sendArchive } from "#testing/archive.ts";
import { addBill, aMemberWithBudget, linesOf, named, spend, view, type Line } from "#testing/budget.ts";
import { lockWaits } from "#testing/lock-waits.ts";
import { aMember, signIn, updateUser, type Person } from "#testing/people.ts";
import { createTestServer } from "#testing/server.ts";
import { thisMonth, today } from "#testing/today.ts";
import { mostCategories } from "./budget.rules.ts";
import { budgetBills } from "./budget.tables.ts";

const remove = async (person: Person, id: string, moveTo: string | null, month = thisMonth) =>
  (await person.post(`/api/budget/categories/${id}/remove`, { month, moveTo })).body as { moved: string[]; removed: string[] };
const restore = (person: Person, id: string) => person.post(`/api/budget/categories/${id}/restore`, {});

test("a category with more expenses than a statement has parameters is deleted and restored, also when its expenses were moved", async () => {
  const { maya, food, housing } = await aMemberWithBudget();
  await spend(maya, food.id, 100);
  await maya.data((tx) =>
    tx.execute(sql`
      insert into budget_expenses (user_id, id, kind, category_id, spent_on, amount_cents, note)
      select user_id, gen_random_uuid(), kind, category_id, spent_on, amount_cents, note from budget_expenses, generate_series(1, 10999)`),
  );
  const whole = named(await view(maya), "Food");
  expect((await remove(maya, food.id, null)).removed).toHaveLength(11_000);
  expect(await linesOf(maya)).toEqual([]);
  expect((await restore(maya, food.id)).status).toBe(200);
  expect(named(await view(maya), "Food")).toMatchObject({ lines: 11_000, spentCents: whole.spentCents });
  const { moved } = await remove(maya, food.id, housing.id);
  expect(moved).toHaveLength(11_000);
  expect(named(await view(maya), "Housing").lines).toBe(11_000);
  expect((await restore(maya, food.id)).status).toBe(200);
  expect(named(await view(maya), "Food")).toMatchObject({ lines: 11_000, spentCents: whole.spentCents });
});

test("a category thought to be without expenses is not deleted while this month or a later one has some", async () => {
  const { maya, food, housing } = await aMemberWithBudget();
  const asEmpty = (month: string) =>
    maya
      .post(`/api/budget/categories/${food.id}/remove`, { month, moveTo: null, isEmpty: true })
      .then(({ status, body }) => [status, body]);
  const line = (await spend(maya, food.id, 700)).body as Line;
  const refused = { field: "moveTo", message: "It has expenses in this month or a later one. Please choose where they go." };
  for (const month of [thisMonth, addMonths(thisMonth, -1)]) expect(await asEmpty(month)).toMatchObject([409, refused]);
  expect(named(await view(maya), "Food")).toMatchObject({ spentCents: 700, isActive: true });
  expect((await remove(maya, food.id, housing.id, addMonths(thisMonth, -1))).moved).toEqual([line.id]);
  expect((await restore(maya, food.id)).status).toBe(200);
  await maya.delete(`/api/budget/expenses/${line.id}`);
  expect(await asEmpty(thisMonth)).toMatchObject([200, { moved: [], removed: [] }]);
});

const sumOf = async (person: Person) => (await linesOf(person)).reduce((sum, { amountCents }) => sum + amountCents, 0);
const deletedOf = async (person: Person) =>
  ((await person.get("/api/account/deleted")).body as { items: { id: string; kind: string }[] }).items;

test.each(["Undo", "a saved version"])("%s restores a category without a payment of a due day that was paid again", async (how) => {
  const { maya, food, housing } = await aMemberWithBudget();
  const billId = await addBill(maya, { name: "Rent", amountCents: 90_000, dayOfMonth: 1, categoryId: food.id });
  const payment = { billId, billDueOn: `${thisMonth}-01` };
  const first = (await spend(maya, food.id, 90_000, payment)).body as Line;
  await spend(maya, food.id, 500);
  const saved = newId();
  await maya.post("/api/budget/snapshots", { id: saved, month: thisMonth });
  await remove(maya, food.id, null);
  const second = (await spend(maya, housing.id, 90_000, payment)).body as Line;
  const { status } =
    how === "Undo"
      ? await restore(maya, food.id)
      : await maya.post(`/api/budget/snapshots/${saved}/restore`, { backupId: newId(), withSpent: false });
  expect([status, await sumOf(maya)]).toEqual([200, 90_500]);
  expect(await deletedOf(maya), "the earlier payment can still be restored").toMatchObject([{ id: first.id, kind: "Expense" }]);
  expect((await maya.post(`/api/deleted/${first.id}/restore`)).status).toBe(409);
  await maya.delete(`/api/budget/expenses/${second.id}`);
  expect((await maya.post(`/api/deleted/${first.id}/restore`)).status).toBe(200);
  expect(await sumOf(maya)).toBe(90_500);
});

test("of two payments of one due day that were deleted with a category the newer one comes back", async () => {
  const { maya, food } = await aMemberWithBudget();
  const billId = await addBill(maya, { name: "Rent", amountCents: 90_000, dayOfMonth: 1, categoryId: food.id });
  const next = addMonths(thisMonth, 1);
  const payment = { billId, billDueOn: `${next}-01` };
  await spend(maya, food.id, 90_000, { ...payment, spentOn: `${next}-01` });
  await remove(maya, food.id, null, next);
  await spend(maya, food.id, 91_000, payment);
  await remove(maya, food.id, null);
  expect((await restore(maya, food.id)).status).toBe(200);
  expect([await sumOf(maya), await linesOf(maya, next)]).toEqual([91_000, []]);
});

test("payments made while a bill was weekly come back with their category after it became monthly, unless the month was paid since", async () => {
  const { maya, food, housing } = await aMemberWithBudget();
  const bill = { name: "Cleaner", amountCents: 100, dayOfMonth: 1, categoryId: food.id };
  const billId = newId();
  await maya.post("/api/budget/bills", { id: billId, ...bill, rhythm: "weekly", firstOn: `${thisMonth}-01` });
  for (const day of ["01", "08", "15"])
    expect((await spend(maya, food.id, 100, { billId, billDueOn: `${thisMonth}-${day}` })).status).toBe(200);
  const { version } = (await view(maya)).bills[0]!;
  const monthly = { ...bill, rhythm: "monthly", firstOn: null, version };
  expect((await maya.put(`/api/budget/bills/${billId}`, monthly)).status).toBe(200);
  await remove(maya, food.id, null);
  expect((await restore(maya, food.id)).status).toBe(200);
  expect([await sumOf(maya), await deletedOf(maya)]).toEqual([300, []]);
  await remove(maya, food.id, null);
  expect((await spend(maya, housing.id, 400, { billId, billDueOn: `${thisMonth}-02` })).status).toBe(200);
  expect((await restore(maya, food.id)).status).toBe(200);
  expect([await sumOf(maya), (await deletedOf(maya)).length]).toEqual([400, 3]);
});

test("the expenses of a deleted category can be restored after the import of an archive, into a category that exists", async () => {
  const { maya, food, housing } = await aMemberWithBudget();
  await spend(maya, food.id, 1000);
  await spend(maya, housing.id, 20);
  await remove(maya, food.id, null);
  expect((await sendArchive(maya, packArchive(await fetchArchive(maya)))).status).toBe(200);
  expect((await maya.post(`/api/deleted/${food.id}/restore`)).status).toBe(200);
  const shownCents = (await view(maya)).categories.reduce((sum, { spentCents }) => sum + spentCents, 0);
  expect([await sumOf(maya), shownCents], "in a category that this month shows").toEqual([1020, 1020]);
  expect(await deletedOf(maya)).toEqual([]);
});

test("a category is restored while one of its payments is: the second waits for the first, and neither is ended", async () => {
  const { maya, food } = await aMemberWithBudget();
  const billId = await addBill(maya, { name: "Rent", amountCents: 90_000, dayOfMonth: 1, categoryId: food.id });
  const paid = (await spend(maya, food.id, 90_000, { billId, billDueOn: `${thisMonth}-01` })).body as Line;
  await remove(maya, food.id, null);
  const { owner } = maya.home.context.database;
  let answer: ReturnType<typeof restore> | undefined;
  // the locks of a restored payment, in their order: the deleted row, then the bill
  await maya.data(async (tx) => {
    await lockAllDeleted(tx, [paid.id]);
    answer = restore(maya, food.id);
    await expect.poll(() => lockWaits(owner), { timeout: 4_000 }).toBeGreaterThan(0);
    await tx
      .select()
      .from(budgetBills)
      .where(ownRow(budgetBills, tx, billId))
      .for("update");
  });
  expect((await answer)?.status).toBe(200);
  expect(await sumOf(maya)).toBe(90_000);
});

test("a category is not restored into a month that would be out of range", async () => {
  const { maya, food, housing } = await aMemberWithBudget();
  await spend(maya, food.id, 1e14);
  await remove(maya, food.id, null);
  await spend(maya, housing.id, 1e14);
  await maya.data((tx) =>
    tx.execute(sql`
      insert into budget_expenses (user_id, id, kind, category_id, spent_on, amount_cents, note)
      select user_id, gen_random_uuid(), kind, category_id, spent_on, amount_cents, note from budget_expenses, generate_series(1, 89)`),
  );
  expect(await restore(maya, food.id)).toMatchObject({ status: 400, body: { code: "invalid" } });
  expect((await view(maya)).categories.map(({ name }) => name)).not.toContain("Food");
});

test("Undo leaves an expense in the category to which the member has moved it since", async () => {
  const maya = await aMember();
  const shown = await view(maya);
  const [food, housing, fun] = [named(shown, "Food"), named(shown, "Housing"), named(shown, "Entertainment")];
  const kept = (await spend(maya, food.id, 100)).body as Line;
  await spend(maya, food.id, 20);
  await remove(maya, food.id, housing.id);
  const line = { categoryId: fun.id, spentOn: today, amountCents: 100, note: "", version: kept.version + 1 };
  expect((await maya.put(`/api/budget/expenses/${kept.id}`, line)).status).toBe(200);
  expect((await maya.post(`/api/deleted/${food.id}/restore`)).status).toBe(200);
  const after = await view(maya);
  expect([named(after, "Food").spentCents, named(after, "Housing").spentCents, named(after, "Entertainment").spentCents]).toEqual([
    20, 0, 100,
  ]);
});

test.each([
  { first: "Food", second: "Housing" },
  { first: "Housing", second: "Food" },
])("an expense that was moved on with a second deleted category comes back when $first is restored before $second", async (order) => {
  const maya = await aMember();
  const shown = await view(maya);
  const [food, housing, fun] = [named(shown, "Food"), named(shown, "Housing"), named(shown, "Entertainment")];
  await spend(maya, food.id, 100);
  await spend(maya, housing.id, 20);
  const chosen = (await spend(maya, food.id, 3)).body as Line;
  await remove(maya, food.id, housing.id);
  await remove(maya, housing.id, fun.id);
  const line = { categoryId: named(shown, "Utilities").id, spentOn: today, amountCents: 3, note: "", version: chosen.version + 2 };
  expect((await maya.put(`/api/budget/expenses/${chosen.id}`, line)).status).toBe(200);
  for (const name of [order.first, order.second])
    expect((await maya.post(`/api/deleted/${named(shown, name).id}/restore`)).status).toBe(200);
  const after = await view(maya);
  const cents = ["Food", "Housing", "Entertainment", "Utilities"].map((name) => named(after, name).spentCents);
  expect(cents, "one that the member has moved stays").toEqual([100, 20, 0, 3]);
});

test("a category that an earlier release has deleted gets its moved expenses back", async () => {
  const { maya, food, housing } = await aMemberWithBudget();
  await spend(maya, food.id, 100);
  const { moved } = await remove(maya, food.id, housing.id);
  const row = { name: "Food", moved, removed: [] };
  await maya.data((tx) => tx.update(deletedRows).set({ row }).where(eq(deletedRows.id, food.id)));
  expect((await restore(maya, food.id)).status).toBe(200);
  expect(named(await view(maya), "Food").spentCents).toBe(100);
});

test("a category that was deleted twice can be restored with all of its expenses for 30 days after the second time", async () => {
  const home = await createTestServer();
  const maya = await aMember(home);
  await updateUser(maya, { trialEndsAt: new Date(home.context.clock() + 90 * dayMs) });
  const food = named(await view(maya), "Food");
  const next = addMonths(thisMonth, 1);
  await spend(maya, food.id, 500, { spentOn: `${next}-05` });
  await spend(maya, food.id, 700);
  await remove(maya, food.id, null, next);
  home.clock.now += 5 * dayMs;
  await remove(maya, food.id, null);
  home.clock.now += 26 * dayMs;
  await emptyTrash(home.context, trashMs);
  const later = await signIn(home, maya.email, maya.password);
  expect(await deletedOf(later)).toMatchObject([{ id: food.id, kind: "Category" }]);
  expect((await later.post(`/api/deleted/${food.id}/restore`)).status).toBe(200);
  expect([named(await view(later), "Food").spentCents, named(await view(later, next), "Food").spentCents]).toEqual([700, 500]);
  await home.context.database.close();
});

test("a saved version brings back no more categories than there may be, and none of a name that is in use", async () => {
  const maya = await aMember();
  const { categories } = await view(maya);
  const [food, next] = [named(await view(maya), "Food"), addMonths(thisMonth, 1)];
  const saved = newId();
  await maya.post("/api/budget/snapshots", { id: saved, month: thisMonth });
  await remove(maya, food.id, null);
  const other = newId();
  expect((await maya.post("/api/budget/categories", { id: other, name: "Food", month: next })).status).toBe(200);
  const bringBack = () => maya.post(`/api/budget/snapshots/${saved}/restore`, { backupId: newId(), withSpent: false });
  expect((await bringBack()).status).toBe(200);
  const names = (await view(maya, next)).categories.map(({ name }) => name);
  expect(names).toEqual(expect.arrayContaining(["Food", `Food (${thisMonth})`]));
  await remove(maya, food.id, null);
  for (let n = categories.length; n < mostCategories; n += 1)
    expect((await maya.post("/api/budget/categories", { id: newId(), name: `More ${n}`, month: thisMonth })).status).toBe(200);
  expect(await bringBack()).toMatchObject({ status: 400, body: { message: "80 categories are the most you can have." } });
  expect((await view(maya)).categories.map(({ id }) => id)).not.toContain(food.id);
  expect((await view(maya)).snapshots, "no version of now was saved either").toHaveLength(2);
  expect((await sendArchive(maya, packArchive(await fetchArchive(maya)))).status).toBe(200);
});
