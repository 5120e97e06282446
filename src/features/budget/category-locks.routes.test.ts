import { sql } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { addMonths } from "#shared/dates.ts";
import { lockList } from "#server/list-limit.ts";
import { aMemberWithBudget, spend } from "#testing/budget.ts";
import { lockWaits } from "#testing/lock-waits.ts";
import type { Person } from "#testing/people.ts";
import { thisMonth } from "#testing/today.ts";
import { budgetCategories } from "./budget.tables.ts";

type Call = (person: Person, category: string, snapshot: string) => Promise<{ status: number }>;
const calls: Record<string, Call> = {
  "is restored": (person, id) => person.post(`/api/budget/categories/${id}/restore`, {}),
  "is restored from the list of deleted items": (person, id) => person.post(`/api/deleted/${id}/restore`, {}),
  "is deleted from an earlier month on": (person, id) =>
    person.post(`/api/budget/categories/${id}/remove`, { month: addMonths(thisMonth, -1), moveTo: null }),
  "comes back with a snapshot": (person, _, id) =>
    person.post(`/api/budget/snapshots/${id}/restore`, { backupId: newId(), withSpent: false }),
};

test.each(Object.entries(calls))(
  "a deleted category that %s is not locked before the list, so that no two of these wait for each other",
  async (_, call) => {
    const { maya, food } = await aMemberWithBudget();
    await spend(maya, food.id, 100);
    const snapshot = newId();
    expect((await maya.post("/api/budget/snapshots", { id: snapshot, month: thisMonth })).status).toBe(200);
    expect((await maya.post(`/api/budget/categories/${food.id}/remove`, { month: thisMonth, moveTo: null })).status).toBe(200);
    let answer: Promise<{ status: number }> | undefined;
    await maya.data(async (tx) => {
      await lockList(tx, budgetCategories);
      answer = call(maya, food.id, snapshot);
      await expect.poll(() => lockWaits(maya.home.context.database.owner)).toBeGreaterThan(0);
      await tx.execute(sql`select 1 from deleted_rows where id = ${food.id} for update nowait`);
    });
    expect((await answer)?.status).toBe(200);
  },
);
