import { and, inArray } from "drizzle-orm";
import type { Examples } from "#server/context.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { listDebts, readPlan } from "./debt.repository.ts";
import { defaultDebts } from "./debt.rules.ts";
import { debtPayments as payments, savingsGoals as goals } from "./debt.tables.ts";
import { defaultGoals, isExampleGoal } from "./goal.rules.ts";

const exampleDebts = async (tx: MemberTx) => (await listDebts(tx)).filter((one) => one.isExample).map(({ id }) => id);

async function exampleGoals(tx: MemberTx) {
  const rows = await tx.select().from(goals).where(ownedBy(goals, tx));
  return { count: rows.length, ids: rows.filter(isExampleGoal).map(({ id }) => id) };
}

/** Whether debts, goals and settings are still as a first visit created them: the next one would create the same. */
async function isUntouched(tx: MemberTx): Promise<boolean> {
  const [debts, saved, plan] = [await listDebts(tx), await exampleGoals(tx), await readPlan(tx)];
  const areDebts = debts.length === defaultDebts.length && debts.every(({ isExample }) => isExample);
  const areGoals = saved.count === defaultGoals.length && saved.ids.length === saved.count;
  return areDebts && areGoals && plan.extraCents === 0 && plan.strategy === "avalanche";
}

/** What an export leaves out: example debts with their payments, and example goals. */
export const debtExamples: Examples = {
  debt_settings: async (tx) => ((await isUntouched(tx)) ? "all" : []),
  debts: exampleDebts,
  debt_payments: async (tx) => {
    const ids = await exampleDebts(tx);
    const rows = await tx
      .select({ id: payments.id })
      .from(payments)
      .where(and(ownedBy(payments, tx), inArray(payments.debtId, ids)));
    return rows.map(({ id }) => id);
  },
  savings_goals: async (tx) => (await exampleGoals(tx)).ids,
};
