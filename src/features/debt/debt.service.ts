import { and, asc } from "drizzle-orm";
import { addMonths, daysInMonth, monthOf, type Day } from "#shared/dates.ts";
import { showCents, type Cents } from "#shared/money.ts";
import { containsWords } from "#server/contains.ts";
import type { MemberTx } from "#server/database.ts";
import type { Block } from "#server/integrations/pdf.ts";
import { ownedBy } from "#server/database.ts";
import { isExampleDebt, leftOf } from "./debt.rules.ts";
import { freeIn, planDebts, formatPayoff, formatShortMonth, formatUncovered } from "./payoff.rules.ts";
import { isExampleGoal } from "./goal.rules.ts";
import { listDebts, listOwnDebts, readPlan } from "./debt.repository.ts";
import { debts, debtSettings as settings, savingsGoals as goals } from "./debt.tables.ts";
import { score } from "./score.rules.ts";

export const debtFacts = {
  /** The member's own debts and savings goals whose name contains every word of `query`, in their order. Amounts in cents. */
  find: async (tx: MemberTx, query: string, most: number) => {
    const [foundDebts, foundGoals] = [
      await tx
        .select()
        .from(debts)
        .where(and(ownedBy(debts, tx), containsWords(query, debts.name)))
        .orderBy(asc(debts.position)),
      await tx
        .select()
        .from(goals)
        .where(and(ownedBy(goals, tx), containsWords(query, goals.name)))
        .orderBy(asc(goals.position)),
    ];
    return {
      debts: foundDebts
        .filter((one) => !isExampleDebt(one))
        .slice(0, most)
        .map((one) => ({ id: one.id, name: one.name, leftCents: leftOf(one) })),
      goals: foundGoals
        .filter((one) => !isExampleGoal(one))
        .slice(0, most)
        .map(({ id, name, currentCents, targetCents }) => ({ id, name, currentCents, targetCents })),
    };
  },

  /**
   * Score, what is left, and the month in which it is paid off by the chosen strategy (null if never), for the week at a glance; null for a member who never
   * opened the page and has no debt, or has only examples.
   */
  week: async (tx: MemberTx, { today }: { today: Day }) => {
    const all = await listDebts(tx);
    const debts = all.filter(({ isExample }) => !isExample);
    // a debt may be added before the page was ever opened, through the API
    if (debts.length === 0) {
      const begun = await tx.select().from(settings).where(ownedBy(settings, tx));
      if (all.length > 0 || begun.length === 0) return null;
    }
    const { score: points, totalCents, paidCents, leftCents } = score(debts);
    const { extraCents, strategy } = await readPlan(tx);
    const plan = planDebts(debts, extraCents)[strategy];
    const freeOn = plan.isDone && leftCents > 0 ? addMonths(monthOf(today), plan.months) : null;
    return { score: points, totalCents, paidCents, leftCents, freeOn };
  },

  /** The last day of the month in which each debt is paid off by the chosen strategy, for a calendar; none if the plan never ends. */
  payoffDates: async (tx: MemberTx, { today }: { today: Day }): Promise<{ id: string; name: string; on: Day }[]> => {
    const { extraCents, strategy } = await readPlan(tx);
    const { owed, ...plans } = planDebts(await listOwnDebts(tx), extraCents);
    const plan = plans[strategy];
    if (!plan.isDone) return [];
    const nameOf = new Map(owed.map((one) => [one.id, one.name]));
    return plan.gone.map(({ id, month }) => {
      const paidIn = addMonths(monthOf(today), month);
      return { id, name: nameOf.get(id) ?? "", on: `${paidIn}-${daysInMonth(paidIn)}` };
    });
  },

  /** Balances and both payoff plans, for a PDF. Null if there is no debt left to plan for. */
  pdfBlocks: async (tx: MemberTx, today: Day, currency: string): Promise<Block[] | null> => {
    const debts = await listOwnDebts(tx);
    const show = (cents: Cents) => showCents(cents, currency);
    const { extraCents } = await readPlan(tx);
    const both = planDebts(debts, extraCents);
    if (both.owed.length === 0) return null;
    const nameOf = new Map(both.owed.map((one) => [one.id, one.name]));
    const way = (name: string, plan: typeof both.snowball): Block[] =>
      plan?.isDone
        ? [
            { kind: "heading", text: `${name}: debt-free ${freeIn(plan, monthOf(today))}, ${show(plan.interestCents)} of interest` },
            {
              kind: "table",
              columns: [{ name: "Paid off" }, { name: "Month", isNumber: true }],
              rows: plan.gone.map((one) => [nameOf.get(one.id) ?? "", formatShortMonth(addMonths(monthOf(today), one.month))]),
            },
          ]
        : [];
    return [
      { kind: "heading", text: "Debts" },
      {
        kind: "table",
        columns: [{ name: "Debt" }, { name: "Total", isNumber: true }, { name: "Paid", isNumber: true }, { name: "Left", isNumber: true }],
        rows: debts.map((one) => [one.name, show(one.totalCents), show(one.paidCents), show(leftOf(one))]),
      },
      { kind: "text", text: formatPayoff(both, monthOf(today), currency, false) },
      ...(extraCents > 0 ? [{ kind: "text" as const, text: `With ${show(extraCents)} extra each month.` }] : []),
      ...(both.freedCents > 0
        ? [{ kind: "text" as const, text: `With ${show(both.freedCents)} a month from minimum payments of debts that are paid off.` }]
        : []),
      ...way("Snowball", both.snowball),
      ...way("Avalanche", both.avalanche),
      ...both.uncovered.map((one) => ({ kind: "text" as const, text: formatUncovered(one, currency) })),
    ];
  },
};
