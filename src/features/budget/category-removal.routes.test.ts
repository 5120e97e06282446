import { sql } from "drizzle-orm";
import { expect, test } from "vitest";
import { linesOf, named, spend, thisMonth, view } from "#testing/budget.ts";
import { aMember, type Person } from "#testing/people.ts";

const remove = async (person: Person, id: string, moveTo: string | null, month = thisMonth) =>
  (await person.post(`/api/budget/categories/${id}/remove`, { month, moveTo })).body as { moved: string[]; removed: string[] };
const restore = (person: Person, id: string) => person.post(`/api/budget/categories/${id}/restore`, {});

test("a category with more expenses than a statement has parameters is deleted and restored, also when its expenses were moved", async () => {
  const maya = await aMember();
  const shown = await view(maya);
  const [food, housing] = [named(shown, "Food"), named(shown, "Housing")];
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
