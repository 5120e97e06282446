import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { addDays, addMonths, monthOf } from "#shared/dates.ts";
import { aMember, type Person } from "#testing/people.ts";
import { today } from "#testing/today.ts";

const month = monthOf(today);
const paidIn = async (person: Person, of: string) => (await person.get(`/api/debt/paid/${of}`)).body;

test("what was paid in a month is the sum of its payments, without adjustments, other months, deleted debts and other members", async () => {
  const [maya, ana] = [await aMember(), await aMember()];
  expect(await paidIn(maya, month)).toEqual({ paidCents: 0, payments: 0 });
  const debt = { id: newId(), name: "Card", emoji: "", totalCents: 100_000, paidCents: 30_000 };
  await maya.post("/api/debt/debts", debt);
  const before = addDays(`${month}-01`, -1);
  for (const [paidOn, amountCents] of [
    [`${month}-01`, 5_001],
    [today, 2_500],
    [before, 700],
  ])
    expect((await maya.post("/api/debt/payments", { id: newId(), debtId: debt.id, paidOn, amountCents })).status).toBe(200);
  expect(await paidIn(maya, month)).toEqual({ paidCents: 7_501, payments: 2 });
  expect(await paidIn(maya, monthOf(before))).toEqual({ paidCents: 700, payments: 1 });
  expect(await paidIn(maya, addMonths(month, 1))).toEqual({ paidCents: 0, payments: 0 });
  expect(await paidIn(ana, month)).toEqual({ paidCents: 0, payments: 0 });
  await maya.delete(`/api/debt/debts/${debt.id}`);
  expect(await paidIn(maya, month)).toEqual({ paidCents: 0, payments: 0 });
  expect((await maya.get("/api/debt/paid/2026-13")).status).toBe(400);
});

test("a debt that was added before the page was ever opened is in the week", async () => {
  const maya = await aMember();
  const week = async () => ((await maya.get("/api/members/week")).body as { debt: unknown }).debt;
  expect(await week()).toBeNull();
  await maya.post("/api/debt/debts", { id: newId(), name: "Card", emoji: "", totalCents: 10_000, paidCents: 2_900 });
  expect(await week()).toMatchObject({ score: 2, leftCents: 7_100 });
});
