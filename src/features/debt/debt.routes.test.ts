import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { addDays } from "#shared/dates.ts";
import { fetchArchive, packArchive, sendArchive } from "#testing/archive.ts";
import { aMember, aMemberWithExpiredTrial, type Person } from "#testing/people.ts";
import { today } from "#testing/today.ts";
import { leftoverId } from "./goal.rules.ts";
import { debtFacts } from "./debt.service.ts";
import { card, paidSum, pay, paymentsOf, read } from "#testing/debt.ts";

test("a first visit creates the debts and goals once, also from two tabs at once", async () => {
  const maya = await aMember();
  for (const view of await Promise.all([read(maya), read(maya)])) {
    expect(view.debts.map(({ name }) => name)).toEqual(["Credit Card", "Student Loan", "Car Loan"]);
    expect(view.goals.map(({ name }) => name)).toEqual(["Emergency Fund", "Vacation", "New Home"]);
  }
  for (const { id } of (await read(maya)).debts) await maya.delete(`/api/debt/debts/${id}`);
  expect((await read(maya)).debts).toEqual([]);
});

test("a debt without an emoji gets a money-bag, and the same id again changes nothing", async () => {
  const maya = await aMember();
  await read(maya);
  const debt = { id: newId(), name: " قرض 🏠 ", emoji: "", totalCents: 100_000, paidCents: 0 };
  await Promise.all([maya.post("/api/debt/debts", debt), maya.post("/api/debt/debts", debt)]);
  expect((await read(maya)).debts.at(-1)).toMatchObject({
    name: "قرض 🏠",
    emoji: "💰",
    totalCents: 100_000,
    rateMilli: null,
    minimumCents: null,
  });
  expect((await read(maya)).debts).toHaveLength(1);
  const { emoji: _, ...plain } = debt;
  expect((await maya.post("/api/debt/debts", { ...plain, id: newId(), name: "Car" })).status).toBe(200);
  await maya.post("/api/debt/goals", { id: newId(), name: "Bike", targetCents: 60_000, currentCents: 0 });
  const now = await read(maya);
  expect([now.debts.at(-1), now.goals.at(-1)]).toMatchObject([
    { name: "Car", emoji: "💰" },
    { name: "Bike", emoji: "💰" },
  ]);
});

test.each([
  ["a blank name", { name: " " }, "name"],
  ["a name of 10,000 characters", { name: "x".repeat(10_000) }, "name"],
  ["a total over a trillion", { totalCents: 100_000_000_000_001 }, "totalCents"],
  ["a negative total", { totalCents: -1 }, "totalCents"],
  ["words for an emoji", { emoji: "words" }, "emoji"],
  ["a rate over 1,000 percent", { rateMilli: 1_000_001 }, "rateMilli"],
])("%s is refused with its field", async (_, more, field) => {
  const maya = await aMember();
  expect(await maya.post("/api/debt/debts", { id: newId(), name: "A", emoji: "", totalCents: 1, paidCents: 0, ...more })).toMatchObject({
    status: 400,
    body: { code: "invalid", field },
  });
});

test("a payment counts once, with its date, and what is paid is always the sum of the payments", async () => {
  const maya = await aMember();
  const { id, paidCents } = await card(maya);
  const payment = { id: newId(), debtId: id, paidOn: addDays(today, -3), amountCents: 12_000 };
  await Promise.all([maya.post("/api/debt/payments", payment), maya.post("/api/debt/payments", payment), pay(maya, id, 500)]);
  expect((await card(maya)).paidCents).toBe(paidCents + 12_500);
  expect(await paidSum(maya, id)).toBe(paidCents + 12_500);
  await maya.delete(`/api/debt/payments/${payment.id}`);
  expect((await card(maya)).paidCents).toBe(paidCents + 500);
  await maya.post(`/api/debt/payments/${payment.id}/restore`);
  await maya.post(`/api/debt/payments/${payment.id}/restore`);
  expect((await card(maya)).paidCents).toBe(paidCents + 12_500);
});

test.each([
  ["an amount of 0", { amountCents: 0 }, "amountCents"],
  ["a day to come", { paidOn: addDays(today, 1) }, "paidOn"],
  ["a date after 2100", { paidOn: "2101-01-01" }, "paidOn"],
])("a payment with %s is refused", async (_, more, field) => {
  const maya = await aMember();
  expect(await pay(maya, (await card(maya)).id, 100, more)).toMatchObject({ status: 400, body: { field } });
});

test("editing what is paid writes the difference among the payments, and an old version is a conflict unless it repeats the newest", async () => {
  const maya = await aMember();
  const { id, version, ...debt } = await card(maya);
  const change = { ...debt, paidCents: debt.paidCents - 700, rateMilli: 19_990, version };
  expect((await maya.put(`/api/debt/debts/${id}`, change)).status).toBe(200);
  expect((await maya.put(`/api/debt/debts/${id}`, change)).status).toBe(200);
  expect((await maya.put(`/api/debt/debts/${id}`, { ...change, paidCents: 1 })).status).toBe(409);
  expect(await card(maya)).toMatchObject({ paidCents: debt.paidCents - 700, rateMilli: 19_990 });
  expect(await paidSum(maya, id)).toBe(debt.paidCents - 700);
  await maya.delete(`/api/debt/debts/${id}`);
  expect((await paymentsOf(maya)).some(({ debtId }) => debtId === id)).toBe(false);
  await maya.post(`/api/debt/debts/${id}/restore`);
  expect(await card(maya)).toMatchObject({ id, paidCents: debt.paidCents - 700 });
  expect(await paidSum(maya, id)).toBe(debt.paidCents - 700);
});

test("goals are added, changed, contributed to once, and deleted with Undo", async () => {
  const maya = await aMember();
  await read(maya);
  const id = newId();
  await maya.post("/api/debt/goals", { id, name: "Bike", emoji: "🚲", targetCents: 60_000, currentCents: 0 });
  const gift = { id: newId(), goalId: id, amountCents: 9_000 };
  await Promise.all([maya.post("/api/debt/contributions", gift), maya.post("/api/debt/contributions", gift)]);
  const bike = async () => (await read(maya)).goals.find((one) => one.id === id);
  expect(await bike()).toMatchObject({ currentCents: 9_000, monthlyCents: 3_000, version: 2 });
  expect(
    (await maya.put(`/api/debt/goals/${id}`, { name: "Bike", emoji: "🚲", targetCents: 50_000, currentCents: 9_000, version: 1 })).status,
  ).toBe(409);
  await maya.delete(`/api/debt/contributions/${gift.id}`);
  expect(await bike()).toMatchObject({ currentCents: 0 });
  await maya.delete(`/api/debt/goals/${id}`);
  expect(await bike()).toBe(undefined);
  await maya.post(`/api/debt/goals/${id}/restore`);
  expect(await bike()).toMatchObject({ name: "Bike" });
});

test("a contribution is not removed from a deleted goal, and can be once the goal is restored", async () => {
  const maya = await aMember();
  const [id, gift] = [newId(), newId()];
  await maya.post("/api/debt/goals", { id, name: "Bike", emoji: "🚲", targetCents: 60_000, currentCents: 0 });
  await maya.post("/api/debt/contributions", { id: gift, goalId: id, amountCents: 9_000 });
  await maya.delete(`/api/debt/goals/${id}`);
  expect((await maya.delete(`/api/debt/contributions/${gift}`)).status).toBe(404);
  expect((await maya.delete(`/api/account/deleted/${gift}`)).status, "for good, without its goal").toBe(404);
  await maya.post(`/api/debt/goals/${id}/restore`);
  expect((await maya.delete(`/api/debt/contributions/${gift}`)).status).toBe(200);
  expect((await read(maya)).goals.find((one) => one.id === id)).toMatchObject({ currentCents: 0 });
});

test("the plan's extra amount and strategy are saved", async () => {
  const maya = await aMember();
  await maya.put("/api/debt/plan", { extraCents: 12_000, strategy: "snowball" });
  expect(await read(maya)).toMatchObject({ extraCents: 12_000, strategy: "snowball" });
  const { body } = await maya.put("/api/debt/plan", { strategy: "avalanche" });
  expect(body, "what is left out stays").toEqual({ extraCents: 12_000, strategy: "avalanche" });
  expect((await maya.put("/api/debt/plan", {})).body).toEqual(body);
});

test("another member's debt is not found, and a lapsed trial gets 402", async () => {
  const [maya, other] = [await aMember(), await aMember()];
  const { id, version: _, ...debt } = await card(maya);
  await read(other);
  for (const answer of [
    await other.delete(`/api/debt/debts/${id}`),
    await other.put(`/api/debt/debts/${id}`, { ...debt, version: 1 }),
    await pay(other, id, 100),
    await other.post("/api/debt/contributions", { id: newId(), goalId: id, amountCents: 5 }),
  ])
    expect(answer.status).toBe(404);
  expect((await (await aMemberWithExpiredTrial()).get("/api/debt")).status).toBe(402);
});

test("a new member's examples are in no summary, search result or report", async () => {
  const maya = await aMember();
  const week = () => maya.data((tx) => debtFacts.week(tx, { today: "2026-11-20" }));
  expect(await week()).toBe(null);
  expect(new Set((await read(maya)).debts.map(({ isExample }) => isExample))).toEqual(new Set([true]));
  expect(await week()).toBe(null);
  expect(await maya.data((tx) => debtFacts.find(tx, "a", 5))).toEqual({ debts: [], goals: [] });
  expect(await maya.data((tx) => debtFacts.pdfBlocks(tx, "2026-11-20", "USD"))).toBe(null);
});

test("the PDF names the minimum payments of paid-off debts that the plan goes on with", async () => {
  const maya = await aMember();
  await read(maya);
  const add = (name: string, paidCents: number, minimumCents: number) =>
    maya.post("/api/debt/debts", { id: newId(), name, emoji: "", totalCents: 100_000, paidCents, rateMilli: 0, minimumCents });
  const printed = async () => JSON.stringify(await maya.data((tx) => debtFacts.pdfBlocks(tx, "2026-11-20", "USD")));
  await add("Car", 0, 20_000);
  expect(await printed()).not.toContain("paid off.");
  await add("Card", 100_000, 5_000);
  expect(await printed()).toContain("With $50.00 a month from minimum payments of debts that are paid off.");
  expect(await printed()).toContain("Snowball: debt-free Mar 2027");
});

test("there is no PDF of a payoff plan when every debt is paid off", async () => {
  const maya = await aMember();
  await read(maya);
  for (const [name, minimumCents] of [["Visa", 2_500] as const, ["Loan", null] as const])
    await maya.post("/api/debt/debts", {
      id: newId(),
      name,
      emoji: "",
      totalCents: 1_000,
      paidCents: 1_000,
      rateMilli: 19_900,
      minimumCents,
    });
  expect((await read(maya)).debts).toHaveLength(2);
  expect(await maya.data((tx) => debtFacts.pdfBlocks(tx, "2026-11-20", "USD"))).toBe(null);
});

test.each([
  [
    "adding one",
    (maya: Person) => maya.post("/api/debt/debts", { id: newId(), name: "Visa", emoji: "", totalCents: 100_000, paidCents: 25_000 }),
  ],
  [
    "changing one",
    async (maya: Person) => {
      const { id, ...debt } = await card(maya);
      return maya.put(`/api/debt/debts/${id}`, { ...debt, name: "Visa", totalCents: 100_000, paidCents: 25_000 });
    },
  ],
])("the first debt of the member's own removes the examples: %s", async (_, makeOwn) => {
  const maya = await aMember();
  await read(maya);
  expect((await makeOwn(maya)).status).toBe(200);
  expect((await read(maya)).debts).toMatchObject([{ name: "Visa", isExample: false }]);
  expect((await paymentsOf(maya)).reduce((sum, one) => sum + one.amountCents, 0)).toBe(25_000);
  expect(await maya.data((tx) => debtFacts.week(tx, { today: "2026-11-20" }))).toMatchObject({ score: 2, totalCents: 100_000 });
  expect((await maya.data((tx) => debtFacts.find(tx, "visa", 5))).debts).toMatchObject([{ leftCents: 75_000 }]);
  expect(
    (await read(maya)).goals.every(({ isExample }) => isExample),
    "goals are asked for apart",
  ).toBe(true);
});

test("no examples are created beside what was added before the first visit", async () => {
  const maya = await aMember();
  await maya.post("/api/debt/debts", { id: newId(), name: "Visa", emoji: "", totalCents: 100_000, paidCents: 0 });
  await maya.post("/api/debt/goals", { id: newId(), name: "Bike", emoji: "", targetCents: 60_000, currentCents: 0 });
  const { debts, goals } = await read(maya);
  expect([debts.map(({ name }) => name), goals.map(({ name }) => name)]).toEqual([["Visa"], ["Bike"]]);
});

test("a payment makes an example the member's own, and Undo of a deleted example restores none beside own ones", async () => {
  const maya = await aMember();
  const [first, second] = (await read(maya)).debts;
  await maya.delete(`/api/debt/debts/${second!.id}`);
  expect((await pay(maya, first!.id, 100)).status).toBe(200);
  expect((await read(maya)).debts).toMatchObject([{ id: first!.id, isExample: false, paidCents: first!.paidCents + 100 }]);
  await maya.post(`/api/debt/debts/${second!.id}/restore`);
  expect((await read(maya)).debts.map(({ id }) => id)).toEqual([first!.id]);
});

test("the first goal of the member's own, and the first amount put towards one, remove the example goals", async () => {
  for (const isAdded of [true, false]) {
    const maya = await aMember();
    const [fund] = (await read(maya)).goals;
    const goal = { id: newId(), name: "Bike", emoji: "", targetCents: 60_000, currentCents: 0 };
    if (isAdded) await maya.post("/api/debt/goals", goal);
    else await maya.post("/api/debt/contributions", { id: newId(), goalId: fund!.id, amountCents: 500 });
    expect((await read(maya)).goals).toMatchObject([{ id: isAdded ? goal.id : fund!.id, isExample: false }]);
  }
});

test("a month's remaining money is saved once under the month's id, is visible to its member only, and can be undone", async () => {
  const maya = await aMember();
  const goal = { id: newId(), name: "Bike", emoji: "", targetCents: 60_000, currentCents: 1_000 };
  await maya.post("/api/debt/goals", goal);
  const id = leftoverId("2026-10");
  const read = async (person: typeof maya) => (await person.get(`/api/debt/contributions/${id}`)).body;
  expect(await read(maya)).toEqual({ contribution: null });
  for (let tries = 0; tries < 2; tries += 1)
    expect((await maya.post("/api/debt/contributions", { id, goalId: goal.id, amountCents: 18_800 })).status).toBe(200);
  expect(await read(maya)).toEqual({ contribution: { id, goalId: goal.id, amountCents: 18_800 } });
  expect((await maya.get("/api/debt")).body).toMatchObject({ goals: [{ name: "Bike", currentCents: 19_800 }] });
  expect(await read(await aMember())).toEqual({ contribution: null });
  expect((await maya.delete(`/api/debt/contributions/${id}`)).status).toBe(200);
  expect(await read(maya)).toEqual({ contribution: null });
});

test("a month's remaining money is still saved for its goal after the import of an archive", async () => {
  const maya = await aMember();
  const goalId = newId();
  await maya.post("/api/debt/goals", { id: goalId, name: "Boat", emoji: "", targetCents: 60_000, currentCents: 0 });
  const note = (goal: string) => maya.post("/api/debt/contributions", { id: leftoverId("2026-10"), goalId: goal, amountCents: 5_000 });
  await note(goalId);
  expect((await sendArchive(maya, packArchive(await fetchArchive(maya)))).status).toBe(200);
  const [boat] = (await read(maya)).goals;
  expect((await maya.get(`/api/debt/contributions/${leftoverId("2026-10")}`)).body).toMatchObject({ contribution: { goalId: boat!.id } });
  await note(boat!.id);
  expect((await read(maya)).goals).toMatchObject([{ name: "Boat", currentCents: 5_000 }]);
});

test("of two goals that a month's remaining money was noted for, one after the other was deleted, only the later one is restored with it", async () => {
  const maya = await aMember();
  const id = leftoverId("2026-10");
  const [boat, car] = [newId(), newId()];
  const add = (goal: string, name: string) =>
    maya.post("/api/debt/goals", { id: goal, name, emoji: "", targetCents: 60_000, currentCents: 200 });
  const note = async (goalId: string) =>
    expect((await maya.post("/api/debt/contributions", { id, goalId, amountCents: 5_000 })).status).toBe(200);
  const remove = (goal: string) => maya.delete(`/api/debt/goals/${goal}`);
  const restore = async (goal: string) => expect((await maya.post(`/api/debt/goals/${goal}/restore`)).status).toBe(200);
  const held = async () => Object.fromEntries((await read(maya)).goals.map(({ name, currentCents }) => [name, currentCents]));
  await add(boat, "Boat");
  await add(car, "Car");
  await note(boat);
  await remove(boat);
  await restore(boat);
  expect(await held()).toEqual({ Boat: 5_200, Car: 200 });
  await remove(boat);
  await note(car);
  await restore(boat);
  await restore(boat);
  expect(await held()).toEqual({ Boat: 200, Car: 5_200 });
  await maya.delete(`/api/debt/contributions/${id}`);
  await note(boat);
  await remove(boat);
  await note(car);
  await remove(car);
  await restore(boat);
  await restore(car);
  expect(await held()).toEqual({ Boat: 200, Car: 5_200 });
  await maya.delete(`/api/debt/contributions/${id}`);
  expect(await held()).toEqual({ Boat: 200, Car: 200 });
});
