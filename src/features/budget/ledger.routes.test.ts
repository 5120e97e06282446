import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { monthOf } from "#shared/dates.ts";
import { aMember } from "#testing/people.ts";
import { today } from "#testing/today.ts";

const thisMonth = monthOf(today);

test("a search finds a month's expenses by the words of note and category, with their number and sum over all pages", async () => {
  const maya = await aMember();
  const { categories } = (await maya.get(`/api/budget/months/${thisMonth}`)).body as { categories: { id: string; name: string }[] };
  const spend = (name: string, amountCents: number, note: string) =>
    maya.post("/api/budget/expenses", { id: newId(), categoryId: idOf(name), spentOn: today, amountCents, note });
  const idOf = (name: string) => categories.find((one) => one.name === name)?.id;
  await spend("Food", 450, "Crème brûlée");
  await spend("Food", 1200, "bread");
  await spend("Housing", 90_000, "rent");
  const find = async (query: string) => (await maya.get(`/api/budget/expenses?month=${thisMonth}&${query}`)).body as Found;
  type Found = { expenses: { note: string }[]; count: number; cents: number; next: string | null };
  expect(await find("search=creme%20food")).toMatchObject({ expenses: [{ note: "Crème brûlée" }], count: 1, cents: 450 });
  expect(await find("search=food&limit=1")).toMatchObject({ expenses: [{}], count: 2, cents: 1650, next: expect.any(String) });
  expect(await find(`search=rent&categoryId=${idOf("Food")}`)).toMatchObject({ expenses: [], count: 0, cents: 0 });
  expect(await find("")).toMatchObject({ count: 3, cents: 91_650 });
  for (const signs of ["%_'\"", "/", "<", "- /"])
    expect(await find(`search=${encodeURIComponent(signs)}`), signs).toMatchObject({ count: 0 });
  expect(await find(`search=${encodeURIComponent("creme / food")}`)).toMatchObject({ count: 1 });
  const other = await aMember();
  expect((await other.get(`/api/budget/expenses?month=${thisMonth}&search=rent`)).body).toMatchObject({ expenses: [], count: 0, cents: 0 });
});
