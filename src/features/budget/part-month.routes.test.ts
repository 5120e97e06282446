import { expect, test } from "vitest";
import { addMonths } from "#shared/dates.ts";
import { aMemberWithBudget, spend } from "#testing/budget.ts";
import { thisMonth, today } from "#testing/today.ts";
import { budgetFacts } from "./budget.service.ts";

/** A first month begun late shows a part of what a month costs: it is not called within its budget. */
test("a first month that began after its 7th names its first day, and is not called within its budget; an earlier expense makes it a whole one", async () => {
  const { maya, food } = await aMemberWithBudget();
  const month = addMonths(thisMonth, 1);
  await maya.put(`/api/budget/categories/${food.id}/budget`, { month, cents: 71_300, seenCents: food.budgetCents });
  const known = async () => [
    ((await maya.get(`/api/budget/months/${month}`)).body as { since: string | null }).since,
    (await maya.data((tx) => budgetFacts.claims(tx, today, month))).isMonthWithinBudget,
  ];
  await spend(maya, food.id, 1_000, { spentOn: `${month}-20` });
  expect(await known()).toEqual([`${month}-20`, false]);
  await spend(maya, food.id, 1_000, { spentOn: `${month}-03` });
  expect(await known()).toEqual([null, true]);
});
