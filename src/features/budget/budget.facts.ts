import { monthOf, type Day } from "#kernel/days.ts";
import type { Cents } from "#kernel/money.ts";
import { eq } from "drizzle-orm";
import type { MemberTx } from "#server/database.ts";
import { listBills } from "./bill.store.ts";
import { summary } from "./budget.rules.ts";
import { readCategories } from "./budget.store.ts";
import { budgetStarts as starts } from "./budget.tables.ts";
import { billsToCome, safeToSpend } from "./safe.rules.ts";

/** This month's budget as the week at a glance tells it; null for somebody who has no budget yet. */
export type BudgetWeek = { safeCents: Cents; budgetCents: Cents; spentCents: Cents; remainingCents: Cents } | null;

export const budgetFacts = {
  week: async (tx: MemberTx, { today }: { today: Day }): Promise<BudgetWeek> => {
    const begun = await tx.select().from(starts).where(eq(starts.userId, tx.memberId));
    if (begun.length === 0) return null;
    const month = monthOf(today);
    const sums = summary(await readCategories(tx, month));
    const bills = await listBills(tx, month);
    const safe = safeToSpend(sums.remainingCents, billsToCome(bills, new Set(bills.filter(({ isPaid }) => isPaid).map(({ id }) => id)), today), today);
    return { safeCents: safe.safeCents, ...sums };
  },
};
