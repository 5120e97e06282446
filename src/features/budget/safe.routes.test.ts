import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { addDays, addMonths, daysInMonth } from "#shared/dates.ts";
import { addBill, aMemberWithBudget, linesOf, named, spend, view, type Line } from "#testing/budget.ts";
import { aMember, type Person } from "#testing/people.ts";
import { thisMonth, today } from "#testing/today.ts";
import { budgetFacts } from "./budget.service.ts";

test("several Spent figures typed for one category on a day are one adjustment line, and returning to the start removes it", async () => {
  const { maya, food } = await aMemberWithBudget();
  const type = (cents: number, seenCents: number) =>
    maya.put(`/api/budget/categories/${food.id}/spent`, { lineId: newId(), month: thisMonth, cents, seenCents });
  await type(500, 0);
  await type(700, 500);
  expect((await linesOf(maya)).map(({ kind, amountCents }) => [kind, amountCents])).toEqual([["adjustment", 700]]);
  await type(0, 700);
  expect(await linesOf(maya)).toEqual([]);
  expect(await type(1e14, 0)).toMatchObject({ status: 400, body: { message: "That amount is too large.", field: "spentCents" } });
});

test("today's spending counts expenses and refunds, not paid bills, adjustments and other days", async () => {
  const { maya, food } = await aMemberWithBudget();
  const billId = await addBill(maya, { name: "Water", amountCents: 900, dayOfMonth: 1, categoryId: food.id });
  await spend(maya, food.id, 1000);
  await spend(maya, food.id, 900, { billId });
  await maya.put(`/api/budget/categories/${food.id}/spent`, { lineId: newId(), month: thisMonth, cents: 9000, seenCents: 1900 });
  await spend(maya, food.id, 70, { spentOn: `${addMonths(thisMonth, -1)}-01` });
  expect((await view(maya)).spentTodayCents).toBe(1000);
});

test("what was spent today is known without a budget of the member's own, for the question of a no-spend day", async () => {
  const { maya, food } = await aMemberWithBudget();
  const spent = async () => (await maya.get("/api/members/today")).body;
  expect(await spent()).toMatchObject({ budget: null, spent: { cents: 0, on: [] } });
  const billId = await addBill(maya, { name: "Water", amountCents: 900, dayOfMonth: 1, categoryId: food.id });
  await spend(maya, food.id, 900, { billId });
  await spend(maya, food.id, 1000);
  expect(await spent()).toMatchObject({ budget: null, spent: { cents: 1000, on: ["Food"] } });
});

test("the budgets are examples until one is set, all are saved, or the month's money is entered and split", async () => {
  const maya = await aMember();
  expect((await view(maya)).hasOwnBudget).toBe(false);
  expect((await maya.put(`/api/budget/months/${thisMonth}/total`, { cents: 0 })).status).toBe(400);
  expect((await maya.put(`/api/budget/months/${thisMonth}/total`, { cents: 123_456 })).status).toBe(200);
  // again, as after a lost answer
  expect((await maya.put(`/api/budget/months/${thisMonth}/total`, { cents: 123_456 })).status).toBe(200);
  const shown = await view(maya);
  expect(shown.hasOwnBudget).toBe(true);
  expect(shown.snapshots, "one saved version").toHaveLength(1);
  expect(shown.categories.reduce((sum, one) => sum + one.budgetCents, 0)).toBe(123_456);
  const inYen = await maya.data((tx) => budgetFacts.week(tx, { today, currency: "JPY" }));
  expect((inYen?.safeCents ?? 1) % 100, "in whole yen").toBe(0);
  const other = await aMember();
  await view(other);
  await other.put(`/api/budget/months/${thisMonth}/total`, { cents: 300_000 });
  expect((await view(other)).hasOwnBudget, "also when it equals the examples").toBe(true);
});

test("a first figure for the next month leaves this one without a budget instead of with our examples", async () => {
  const next = addMonths(thisMonth, 1);
  const sumOf = async (person: Person, month: string) =>
    (await view(person, month)).categories.reduce((sum, one) => sum + one.budgetCents, 0);
  const ways: [name: string, nextCents: number, write: (person: Person, food: string) => Promise<{ status: number }>][] = [
    ["the month's money", 240_000, (person) => person.put(`/api/budget/months/${next}/total`, { cents: 240_000 })],
    ["Save Budget", 300_000, (person) => person.post("/api/budget/snapshots", { id: newId(), month: next })],
    [
      "one category",
      40_000,
      (person, food) => person.put(`/api/budget/categories/${food}/budget`, { month: next, cents: 40_000, seenCents: 50_000 }),
    ],
  ];
  for (const [name, nextCents, write] of ways) {
    const { maya, food } = await aMemberWithBudget();
    await spend(maya, food.id, 5000);
    expect((await write(maya, food.id)).status, name).toBe(200);
    expect([await sumOf(maya, thisMonth), await sumOf(maya, next)], name).toEqual([0, nextCents]);
    expect([(await view(maya)).hasOwnBudget, (await view(maya, next)).hasOwnBudget], name).toEqual([false, true]);
    expect(await maya.data((tx) => budgetFacts.week(tx, { today, currency: "USD" })), name).toBe(null);
    // this month's money is still split as the examples were, and the next month keeps its own
    expect((await maya.put(`/api/budget/months/${thisMonth}/total`, { cents: 600_000 })).status, name).toBe(200);
    expect(named(await view(maya), "Food").budgetCents, name).toBe(100_000);
    expect((await view(maya)).hasOwnBudget, name).toBe(true);
    expect(named(await view(maya, next), "Food").budgetCents, name).toBeLessThan(100_000);
  }
});

test("a version saved in a month before the first one makes no example the member's own", async () => {
  const maya = await aMember();
  await view(maya);
  await maya.post("/api/budget/snapshots", { id: newId(), month: addMonths(thisMonth, -1) });
  expect((await view(maya)).hasOwnBudget).toBe(false);
});

test("a saved version brings a deleted category back with its expenses, counted once wherever the delete is undone again", async () => {
  for (const withSpent of [true, false])
    for (const isMoved of [true, false]) {
      const maya = await aMember();
      const [food, housing] = [named(await view(maya), "Food"), named(await view(maya), "Housing")];
      await spend(maya, food.id, 5000);
      const id = newId();
      await maya.post("/api/budget/snapshots", { id, month: thisMonth });
      const moveTo = isMoved ? housing.id : null;
      const undo = (await maya.post(`/api/budget/categories/${food.id}/remove`, { month: thisMonth, moveTo })).body as object;
      expect((await maya.post(`/api/budget/snapshots/${id}/restore`, { backupId: newId(), withSpent })).status).toBe(200);
      const spent = async () => [named(await view(maya), "Food").spentCents, named(await view(maya), "Housing").spentCents];
      const back = isMoved && !withSpent ? [0, 5000] : [5000, 0];
      expect(await spent()).toEqual(back);
      // its own expense, and an adjustment only where that was moved
      expect((await linesOf(maya)).filter(({ kind }) => kind === "expense")).toHaveLength(1);
      expect((await maya.get("/api/account/deleted")).body).toMatchObject({ items: [] });
      expect((await maya.post(`/api/budget/categories/${food.id}/restore`, undo)).status).toBe(200);
      expect(await spent()).toEqual(back);
    }
});

test("a saved version brings back a deleted category that still has an expense", async () => {
  const { maya, food } = await aMemberWithBudget();
  const line = (await spend(maya, food.id, 5000)).body as Line;
  const id = newId();
  await maya.post("/api/budget/snapshots", { id, month: thisMonth });
  await maya.delete(`/api/budget/expenses/${line.id}`);
  await maya.post(`/api/budget/categories/${food.id}/remove`, { month: thisMonth, moveTo: null });
  await maya.post(`/api/budget/expenses/${line.id}/restore`);
  expect(named(await view(maya), "Food")).toMatchObject({ isActive: false, budgetCents: 0, spentCents: 5000 });
  expect((await maya.post(`/api/budget/snapshots/${id}/restore`, { backupId: newId(), withSpent: true })).status).toBe(200);
  expect(named(await view(maya), "Food")).toMatchObject({ isActive: true, budgetCents: food.budgetCents, spentCents: 5000 });
});

test("deleting a category twice deletes it once, and Undo restores its budget and its expenses in both modes", async () => {
  for (const isMoved of [true, false]) {
    const maya = await aMember();
    const food = named(await view(maya), "Food");
    const line = (await spend(maya, food.id, 1000)).body as Line;
    const moveTo = isMoved ? named(await view(maya), "Housing").id : null;
    const path = `/api/budget/categories/${food.id}/remove`;
    const first = await maya.post(path, { month: thisMonth, moveTo });
    expect((await maya.post(path, { month: thisMonth, moveTo })).status).toBe(404);
    await maya.post(`/api/budget/categories/${food.id}/restore`, first.body as object);
    expect(named(await view(maya), "Food")).toMatchObject({ budgetCents: food.budgetCents, spentCents: 1000 });
    expect((await linesOf(maya)).map(({ id, categoryId }) => [id, categoryId])).toEqual([[line.id, food.id]]);
  }
});

test("the summary for Home has safe to spend and the month, and nothing before the first visit", async () => {
  const maya = await aMember();
  expect(await maya.data((tx) => budgetFacts.week(tx, { today, currency: "USD" }))).toBe(null);
  const food = named(await view(maya), "Food");
  await spend(maya, food.id, 1000);
  expect(await maya.data((tx) => budgetFacts.week(tx, { today, currency: "USD" })), "examples of ours are no budget").toBe(null);
  const set = (cents: number, seenCents: number) =>
    maya.put(`/api/budget/categories/${food.id}/budget`, { month: thisMonth, cents, seenCents });
  await set(40_000, food.budgetCents);
  expect(await maya.data((tx) => budgetFacts.week(tx, { today, currency: "USD" }))).toMatchObject({
    budgetCents: 40_000,
    spentCents: 1000,
    remainingCents: 39_000,
  });
  const inYen = await maya.data((tx) => budgetFacts.week(tx, { today, currency: "JPY" }));
  expect((inYen?.safeCents ?? 1) % 100, "in whole yen").toBe(0);
  const other = await aMember();
  await view(other);
  await other.post("/api/budget/snapshots", { id: newId(), month: thisMonth });
  expect(
    await other.data((tx) => budgetFacts.week(tx, { today, currency: "USD" })),
    "saved as they are, the examples are own",
  ).toMatchObject({ budgetCents: 300_000 });
});

test("the summary has every category with a budget or spending: without a budget, anything spent is over", async () => {
  const maya = await aMember();
  const [food, housing] = [named(await view(maya), "Food"), named(await view(maya), "Housing")];
  await maya.put(`/api/budget/categories/${food.id}/budget`, { month: thisMonth, cents: 40_000, seenCents: food.budgetCents });
  await spend(maya, food.id, 1000);
  await spend(maya, housing.id, 5000);
  expect(await maya.data((tx) => budgetFacts.week(tx, { today, currency: "USD" }))).toMatchObject({
    left: [
      { name: "Housing", leftCents: -5000 },
      { name: "Food", leftCents: 39_000 },
    ],
  });
});

test("the first budget of the member's own removes the examples, and the others are set from what was seen before", async () => {
  const maya = await aMember();
  const shown = await view(maya);
  for (const name of ["Food", "Housing"]) {
    const { id, budgetCents } = named(shown, name);
    const answer = await maya.put(`/api/budget/categories/${id}/budget`, { month: thisMonth, cents: 40_000, seenCents: budgetCents });
    expect(answer.status).toBe(200);
  }
  const { categories } = await view(maya);
  expect(categories.filter(({ budgetCents }) => budgetCents !== 0).map(({ name, budgetCents }) => [name, budgetCents])).toEqual([
    ["Housing", 40_000],
    ["Food", 40_000],
  ]);
});

test("two first budgets at once are both saved", async () => {
  const maya = await aMember();
  const shown = await view(maya);
  const set = (name: string) => {
    const { id, budgetCents } = named(shown, name);
    return maya.put(`/api/budget/categories/${id}/budget`, { month: thisMonth, cents: 40_000, seenCents: budgetCents });
  };
  const answers = await Promise.all(["Food", "Housing", "Utilities"].map(set));
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect((await view(maya)).categories.reduce((sum, one) => sum + one.budgetCents, 0)).toBe(120_000);
});

test("the example budgets are in no report, suggestion or comparison, and the next bill is on Home without a budget", async () => {
  const { maya, food } = await aMemberWithBudget();
  await spend(maya, food.id, 1000);
  const data = <Answer>(work: Parameters<typeof maya.data<Answer>>[0]) => maya.data(work);
  expect(JSON.stringify(await data((tx) => budgetFacts.pdfBlocks(tx, thisMonth, "USD")))).not.toMatch(/3,000|500\.00/);
  expect(await data((tx) => budgetFacts.claims(tx, today, thisMonth))).toMatchObject({ hasExpense: true, isMonthWithinBudget: false });
  expect(await data((tx) => budgetFacts.weeks(tx, { from: addDays(today, -364), to: today }))).toEqual([]);
  expect(await data((tx) => budgetFacts.today(tx, { today, hour: 12, currency: "USD" }))).toBe(null);
  const lastDay = daysInMonth(thisMonth);
  await maya.post("/api/budget/bills", { id: newId(), name: "Water", amountCents: 4_000, dayOfMonth: lastDay });
  expect(await data((tx) => budgetFacts.today(tx, { today, hour: 12, currency: "USD" }))).toBe(null);
  expect(await data((tx) => budgetFacts.nextBill(tx, { today }))).toEqual({
    name: "Water",
    amountCents: 4_000,
    dueOn: `${thisMonth}-${lastDay}`,
  });
});

test("on the last days of a month the next bill is one of the next month, unless one of this month is still due", async () => {
  const maya = await aMember();
  const next = (on: string) => maya.data((tx) => budgetFacts.nextBill(tx, { today: on }));
  await maya.post("/api/budget/bills", { id: newId(), name: "Rent", amountCents: 90_000, dayOfMonth: 1 });
  expect(await next("2026-11-29")).toEqual({ name: "Rent", amountCents: 90_000, dueOn: "2026-12-01" });
  expect(await next("2026-12-31")).toEqual({ name: "Rent", amountCents: 90_000, dueOn: "2027-01-01" });
  await maya.post("/api/budget/bills", { id: newId(), name: "Water", amountCents: 4_000, dayOfMonth: 31 });
  expect(await next("2026-11-29")).toMatchObject({ name: "Water", dueOn: "2026-11-30" });
});

test("of a first month that begins after its first week Home offers a look back, and nothing left over", async () => {
  const { maya, food } = await aMemberWithBudget();
  await maya.put(`/api/budget/months/${thisMonth}/total`, { cents: 200_000 });
  const next = `${addMonths(thisMonth, 1)}-01`;
  const recap = async () => (await maya.data((tx) => budgetFacts.today(tx, { today: next, hour: 9, currency: "USD" })))?.recap;
  await spend(maya, food.id, 10_000, { spentOn: `${thisMonth}-08` });
  expect(await recap()).toEqual({ month: thisMonth, leftCents: 0 });
  await spend(maya, food.id, 10_000, { spentOn: `${thisMonth}-03` });
  expect(await recap()).toEqual({ month: thisMonth, leftCents: 180_000 });
});
