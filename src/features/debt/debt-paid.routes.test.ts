import fc from "fast-check";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { fetchArchive, packArchive, sendArchive } from "#testing/archive.ts";
import { times } from "#testing/assurance.ts";
import { card, paidSum, pay, paymentsOf, read } from "#testing/debt.ts";
import { aMember } from "#testing/people.ts";
import { debtFacts } from "./debt.service.ts";

test("a payment of a deleted debt is restored after its debt, and the paid amount is the sum of the payments", async () => {
  const maya = await aMember();
  const { id } = await card(maya);
  const payment = newId();
  await pay(maya, id, 5_000, { id: payment });
  const before = (await card(maya)).paidCents;
  await maya.delete(`/api/debt/payments/${payment}`);
  await maya.delete(`/api/debt/debts/${id}`);
  expect(await maya.post(`/api/debt/payments/${payment}/restore`)).toMatchObject({
    status: 400,
    body: { message: "Its debt is no longer here. If you deleted it, please restore the debt first." },
  });
  await maya.post(`/api/debt/debts/${id}/restore`);
  expect((await maya.post(`/api/debt/payments/${payment}/restore`)).status).toBe(200);
  expect(await card(maya)).toMatchObject({ id, paidCents: before });
  expect(await paidSum(maya, id)).toBe(before);
});

test("the week names the month in which the chosen strategy ends, as the calendar does", async () => {
  const maya = await aMember();
  const debts = [
    { name: "Small", totalCents: 150_000, rateMilli: 0, minimumCents: 3_000 },
    { name: "Dear", totalCents: 600_000, rateMilli: 29_000, minimumCents: 16_000 },
  ];
  for (const one of debts) await maya.post("/api/debt/debts", { id: newId(), emoji: "", paidCents: 0, ...one });
  const ends: unknown[] = [];
  for (const strategy of ["snowball", "avalanche"]) {
    await maya.put("/api/debt/plan", { extraCents: 10_000, strategy });
    const [week, dates] = await maya.data(async (tx) => [
      await debtFacts.week(tx, { today: "2026-11-20" }),
      await debtFacts.payoffDates(tx, { today: "2026-11-20" }),
    ]);
    expect(week?.freeOn).toBe(
      dates
        .map(({ on }) => on)
        .toSorted()
        .at(-1)
        ?.slice(0, 7),
    );
    ends.push(week?.freeOn);
  }
  expect(new Set(ends).size).toBe(2);
});

test("Paid is never below 0 after a payment is deleted that an edit had already corrected, and Undo brings the earlier figure back", async () => {
  const maya = await aMember();
  const { id, version: _, isExample: __, ...debt } = await card(maya);
  const now = async () => (await read(maya)).debts.find((one) => one.id === id);
  const setPaid = async (paidCents: number) =>
    expect((await maya.put(`/api/debt/debts/${id}`, { ...debt, paidCents, version: (await now())!.version })).status).toBe(200);
  await setPaid(0);
  await pay(maya, id, 10_000);
  const [paid] = (await paymentsOf(maya)).filter(({ amountCents }) => amountCents === 10_000);
  await setPaid(0);
  expect((await maya.delete(`/api/debt/payments/${paid!.id}`)).status).toBe(200);
  expect((await now())!.paidCents).toBe(0);
  expect((await maya.post(`/api/debt/payments/${paid!.id}/restore`)).status).toBe(200);
  expect([(await now())!.paidCents, await paidSum(maya, id)]).toEqual([0, 0]);

  await maya.delete(`/api/debt/payments/${paid!.id}`);
  await maya.delete(`/api/debt/debts/${id}`);
  await maya.post(`/api/debt/debts/${id}/restore`, {});
  expect((await now())!.paidCents).toBe(0);

  await pay(maya, id, 5_000);
  expect([(await now())!.paidCents, await paidSum(maya, id)]).toEqual([5_000, 5_000]);
  await setPaid(2_000);
  expect([(await now())!.paidCents, await paidSum(maya, id)]).toEqual([2_000, 2_000]);
});

test("Undo of a deleted payment counts a correction once, whatever was paid or deleted since", async () => {
  const maya = await aMember();
  const [id, first] = [newId(), newId()];
  await maya.post("/api/debt/debts", { id, name: "Visa", emoji: "", totalCents: 100_000, paidCents: 0 });
  await pay(maya, id, 50_000, { id: first });
  await maya.put(`/api/debt/debts/${id}`, { ...(await card(maya)), paidCents: 20_000 });
  const amounts = async () => (await paymentsOf(maya)).map(({ amountCents }) => amountCents).toSorted((one, other) => one - other);
  const paid = async () => [(await card(maya)).paidCents, await paidSum(maya, id)];

  await maya.delete(`/api/debt/payments/${first}`);
  expect(await paid()).toEqual([0, 0]);
  await pay(maya, id, 10_000);
  expect(await paid()).toEqual([10_000, 10_000]);
  expect((await maya.post(`/api/debt/payments/${first}/restore`)).status).toBe(200);
  expect(await paid()).toEqual([30_000, 30_000]);
  expect(await amounts()).toEqual([-30_000, 10_000, 50_000]);

  // the adjustment that the delete writes is deleted by hand
  await maya.delete(`/api/debt/payments/${first}`);
  const written = (await paymentsOf(maya)).find(({ amountCents }) => amountCents === 20_000);
  await maya.delete(`/api/debt/payments/${written!.id}`);
  expect(await paid()).toEqual([0, 0]);
  await maya.post(`/api/debt/payments/${first}/restore`);
  expect(await paid()).toEqual([30_000, 30_000]);
  expect(await amounts()).toEqual([-30_000, 10_000, 50_000]);
});

test("of two deleted payments that a correction stood beside, one that is restored counts as if the other had been deleted alone", async () => {
  const maya = await aMember();
  const [id, first, second] = [newId(), newId(), newId()];
  await maya.post("/api/debt/debts", { id, name: "Visa", emoji: "", totalCents: 100_000, paidCents: 0 });
  await pay(maya, id, 50_000, { id: first });
  await pay(maya, id, 10_000, { id: second });
  await maya.put(`/api/debt/debts/${id}`, { ...(await card(maya)), paidCents: 20_000 });
  const remove = (payment: string) => maya.delete(`/api/debt/payments/${payment}`);
  const restore = (payment: string) => maya.post(`/api/debt/payments/${payment}/restore`);
  const paid = async () => [(await card(maya)).paidCents, await paidSum(maya, id)];
  for (const order of [
    [first, second],
    [second, first],
  ] as const) {
    await remove(order[0]);
    await remove(order[1]);
    expect(await paid()).toEqual([0, 0]);
    await restore(first);
    expect(await paid()).toEqual([10_000, 10_000]);
    await restore(second);
    expect(await paid()).toEqual([20_000, 20_000]);
  }
  expect(await paymentsOf(maya)).toHaveLength(3);
});

test("a payment that is made, deleted and restored while another is deleted counts in full", async () => {
  const maya = await aMember();
  const [id, first, second] = [newId(), newId(), newId()];
  await maya.post("/api/debt/debts", { id, name: "Visa", emoji: "", totalCents: 100_000, paidCents: 0 });
  await pay(maya, id, 50_000, { id: first });
  await maya.put(`/api/debt/debts/${id}`, { ...(await card(maya)), paidCents: 20_000 });
  await maya.delete(`/api/debt/payments/${first}`);
  await pay(maya, id, 10_000, { id: second });
  await maya.delete(`/api/debt/payments/${second}`);
  await maya.post(`/api/debt/payments/${second}/restore`);
  expect([(await card(maya)).paidCents, await paidSum(maya, id)]).toEqual([10_000, 10_000]);
  await maya.post(`/api/debt/payments/${first}/restore`);
  expect([(await card(maya)).paidCents, await paidSum(maya, id)]).toEqual([30_000, 30_000]);
});

test("Paid is what the changes come to, never below 0, without the deletions that were undone", { timeout: 60_000 }, async () => {
  const maya = await aMember();
  const step = fc.record({
    does: fc.constantFrom("pay", "type", "delete", "undo", "restore"),
    cents: fc.integer({ min: 1, max: 9 }),
    at: fc.nat(2),
  });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 8, maxLength: 14 }), async (steps) => {
      const debt = { id: newId(), name: "Visa", emoji: "", totalCents: 100_000, paidCents: 0 };
      await maya.post("/api/debt/debts", debt);
      const now = async () => (await read(maya)).debts.find(({ id }) => id === debt.id);
      let changes: { cents: number; deletes?: string }[] = [];
      const paid = () => changes.reduce((sum, { cents }) => Math.max(0, sum + cents), 0);
      const made = new Map<string, number>();
      const corrected = [
        { does: "pay", cents: 50, at: 0 },
        { does: "type", cents: 20, at: 0 },
        { does: "delete", cents: 0, at: 0 },
        ...steps,
      ];
      for (const { does, cents, at } of corrected) {
        const deleted = changes.flatMap(({ deletes }) => deletes ?? []);
        const there = [...made.keys()].filter((one) => !deleted.includes(one));
        const [row, gone] = [there[at % there.length], does === "undo" ? deleted.at(-1) : deleted[at % deleted.length]];
        if (does === "pay") {
          const id = newId();
          await pay(maya, debt.id, cents, { id });
          made.set(id, cents);
          changes.push({ cents });
        } else if (does === "type") {
          await maya.put(`/api/debt/debts/${debt.id}`, { ...(await now()), paidCents: cents });
          changes.push({ cents: cents - paid() });
        } else if (does === "delete" && row) {
          await maya.delete(`/api/debt/payments/${row}`);
          changes.push({ cents: -(made.get(row) ?? 0), deletes: row });
        } else if (does !== "delete" && gone) {
          await maya.post(`/api/debt/payments/${gone}/restore`);
          changes = changes.filter(({ deletes }) => deletes !== gone);
        }
        expect((await now())?.paidCents, JSON.stringify(corrected)).toBe(paid());
      }
      expect(await paidSum(maya, debt.id)).toBe(paid());
      await maya.delete(`/api/debt/debts/${debt.id}`);
    }),
    { numRuns: times(12, 100, 500) },
  );
});

test("a debt and a goal that are deleted for good take their payments and contributions with them", async () => {
  const maya = await aMember();
  const { id } = await card(maya);
  await pay(maya, id, 5_000);
  const goal = newId();
  await maya.post("/api/debt/goals", { id: goal, name: "Bike", emoji: "🚲", targetCents: 60_000, currentCents: 0 });
  await maya.post("/api/debt/contributions", { id: newId(), goalId: goal, amountCents: 9_000 });
  await maya.delete(`/api/debt/debts/${id}`);
  await maya.delete(`/api/debt/goals/${goal}`);
  for (const gone of [id, goal]) expect((await maya.delete(`/api/account/deleted/${gone}`)).status).toBe(200);
  const { rows } = await fetchArchive(maya);
  expect(rows["debt_payments"]?.filter((row) => row["debt_id"] === id)).toEqual([]);
  expect(rows["goal_contributions"]).toEqual([]);
});

test("a debt and a goal that are restored after the import of an archive have their payments and contributions", async () => {
  const maya = await aMember();
  const [debt, goal] = [newId(), newId()];
  await maya.post("/api/debt/debts", { id: debt, name: "Card", emoji: "", totalCents: 100_000, paidCents: 30_000 });
  await maya.post("/api/debt/debts", { id: newId(), name: "Car", emoji: "", totalCents: 100_000, paidCents: 0 });
  await maya.post("/api/debt/goals", { id: goal, name: "Bike", emoji: "", targetCents: 60_000, currentCents: 0 });
  await pay(maya, debt, 50_000);
  await maya.post("/api/debt/contributions", { id: newId(), goalId: goal, amountCents: 9_000 });
  await maya.delete(`/api/debt/debts/${debt}`);
  await maya.delete(`/api/debt/goals/${goal}`);
  expect((await sendArchive(maya, packArchive(await fetchArchive(maya)))).status).toBe(200);
  for (const id of [debt, goal]) expect((await maya.post(`/api/deleted/${id}/restore`)).status).toBe(200);
  const { debts, goals } = await read(maya);
  expect(debts.find(({ id }) => id === debt)).toMatchObject({ paidCents: 80_000 });
  const amounts = (await paymentsOf(maya)).map(({ amountCents }) => amountCents);
  expect(amounts.toSorted((one, other) => one - other)).toEqual([30_000, 50_000]);
  expect(goals.find(({ id }) => id === goal)).toMatchObject({ currentCents: 9_000, monthlyCents: 3_000 });
});

test("a change of a debt's name between deleting a payment and Undo leaves the payments as they are", async () => {
  const maya = await aMember();
  const { id, version: _, isExample: __, ...debt } = await card(maya);
  const now = async () => (await read(maya)).debts.find((one) => one.id === id)!;
  const edit = async (part: object) =>
    maya.put(`/api/debt/debts/${id}`, { ...debt, paidCents: (await now()).paidCents, version: (await now()).version, ...part });
  await edit({ paidCents: 0 });
  await pay(maya, id, 1_000);
  const [paid] = (await paymentsOf(maya)).filter(({ amountCents }) => amountCents === 1_000);
  await edit({ paidCents: 400 });
  await maya.delete(`/api/debt/payments/${paid!.id}`);
  expect((await edit({ name: "Card" })).status).toBe(200);
  expect((await maya.post(`/api/debt/payments/${paid!.id}/restore`)).status).toBe(200);
  expect((await now()).paidCents).toBe(400);
});
