import { addDays, addMonths, formatDate, monthOf, type Day, type Month } from "#shared/dates.ts";
import { showCents, type Cents } from "#shared/money.ts";
import { and, asc, eq, gte, inArray, isNull, lt, lte, sql } from "drizzle-orm";
import { ownedBy, type MemberTx } from "#server/database.ts";
import type { Block } from "#server/integrations/pdf.ts";
import { listIncomes, readAhead, readBalance } from "./ahead.repository.ts";
import { formatFloor, formatLow, incomeDays, isLowNear } from "./ahead.rules.ts";
import { occurrenceKey } from "./bill-days.rules.ts";
import { billsBetween, listBills } from "./bill.repository.ts";
import { summary } from "./budget.rules.ts";
import { isPart } from "./chart.rules.ts";
import { hasOwnBudget, listCategories, readCategories, readSettings } from "./budget.repository.ts";
import { budgetExpenses as expenses, budgetStartDates as starts } from "./budget.tables.ts";
import { firstExpenseDay, spentCategories, spentOn } from "./expense.repository.ts";
import { findExpenses } from "./ledger.repository.ts";
import { budgetIn, isActiveIn } from "./month.rules.ts";
import { leftToDecide, recapMonth } from "./recap-offer.rules.ts";
import { billMonthsAhead, billsToCome, safeToSpend } from "./safe.rules.ts";
import { weeksUnderBudget, type BudgetWeekSaved } from "./weeks.rules.ts";

/** This month's budget for the week at a glance; null for a member without a budget of their own. */
type BudgetWeek = {
  safeCents: Cents;
  /** Bills that are still to come this month. */
  billsCents: Cents;
  budgetCents: Cents;
  spentCents: Cents;
  remainingCents: Cents;
  /** What is left of each category with a budget or with spending this month, in the order of the page; below 0 when it is over. */
  left: { name: string; leftCents: Cents }[];
} | null;

export const budgetFacts = {
  find: findExpenses,

  week: async (tx: MemberTx, { today, currency }: { today: Day; currency: string }): Promise<BudgetWeek> => {
    const now = await monthNow(tx, today, currency);
    return now && { safeCents: now.safe.safeCents, billsCents: now.safe.billsCents, ...now.sums, left: now.left };
  },

  /**
   * For Home: today's allowance, what was spent of it, whether the month has lines yet, the recap that is offered at `hour`; null while every
   * budget is an example.
   */
  today: async (tx: MemberTx, { today, hour, currency }: { today: Day; hour: number; currency: string }) => {
    const now = await monthNow(tx, today, currency);
    if (!now) return null;
    const { safe } = now;
    return {
      safeCents: safe.safeCents,
      allowanceCents: safe.allowanceCents,
      spentTodayCents: safe.spentTodayCents,
      overCents: safe.overCents,
      tomorrowCents: safe.tomorrowCents,
      remainingCents: safe.remainingCents,
      billsCents: safe.billsCents,
      daysLeft: safe.daysLeft,
      hasLines: now.hasLines,
      recap: await recapOf(tx, recapMonth(today, hour)),
    };
  },

  /** What today's expenses come to, without paid bills, and the names of their categories; also before there is a budget of the member's own. */
  spentToday: async (tx: MemberTx, { today }: { today: Day }): Promise<{ cents: Cents; on: string[] }> => ({
    cents: await spentOn(tx, today),
    on: await spentCategories(tx, today),
  }),

  /** For Home: the next unpaid bill of this month or the next, also before there is a budget of the member's own. */
  nextBill: async (tx: MemberTx, { today }: { today: Day }) => {
    const [next] = billsToCome(await billsBetween(tx, today, addDays(`${addMonths(monthOf(today), 2)}-01`, -1)), today);
    return next ? { name: next.name, amountCents: next.amountCents, dueOn: next.dueOn } : null;
  },

  /** For Home: the text about the lowest balance of the next days, when it is near; null otherwise. */
  lowPoint: async (tx: MemberTx, { today, currency }: { today: Day; currency: string }) => {
    if (!(await readBalance(tx))) return null; // most members have none, so that bills and incomes need not be read
    const { low, balance } = await readAhead(tx, today);
    if (!low || !balance || !isLowNear(low, today, balance.floorCents)) return null;
    return { words: formatLow(low, today, currency), warning: formatFloor(low, balance.floorCents, currency) };
  },

  /** For a calendar: the paid bills of last month, all of this month, and those of the next six. `key` stays while an occurrence does. */
  billDates: async (tx: MemberTx, { today }: { today: Day }) => {
    const month = monthOf(today);
    const [from, to] = [`${addMonths(month, -1)}-01`, addDays(`${addMonths(month, billMonthsAhead + 1)}-01`, -1)];
    return (await billsBetween(tx, from, to))
      .flatMap(({ id, name, amountCents, rhythm, due }) =>
        due.map(({ on, dueOn, isPaid }) => ({ id, key: occurrenceKey(rhythm, dueOn), name, amountCents, dueOn: on, isPaid })),
      )
      .filter(({ dueOn, isPaid }) => isPaid || monthOf(dueOn) >= month)
      .toSorted((one, other) => one.dueOn.localeCompare(other.dueOn));
  },

  /** The days from `from` on, for two months, on which unpaid bills are due. */
  reminderDays: async (tx: MemberTx, from: Day): Promise<Day[]> =>
    billsToCome(await billsBetween(tx, from, addDays(from, 62)), from).map(({ dueOn }) => dueOn),

  /** For a calendar: the days on which incomes arrive, this month and the next six. */
  payDays: async (tx: MemberTx, { today }: { today: Day }) => {
    const month = monthOf(today);
    return incomeDays(await listIncomes(tx), `${month}-01`, addDays(`${addMonths(month, billMonthsAhead + 1)}-01`, -1)).map(
      ({ id, name, amountCents, on }) => ({ id, name, amountCents, on }),
    );
  },

  /** A month for a PDF: what was set, spent and left, then every expense. Null for a month without a budget. */
  pdfBlocks: async (tx: MemberTx, month: Month, currency: string): Promise<Block[] | null> => {
    const categories = await readCategories(tx, month);
    if (categories.length === 0) return null;
    const show = (cents: Cents) => showCents(cents, currency);
    const isOwn = await hasOwnBudget(tx, month);
    const { budgetCents, spentCents, remainingCents } = summary(categories);
    const sums = isOwn
      ? `Total Budget ${show(budgetCents)}   Total Spent ${show(spentCents)}   Remaining ${show(remainingCents)}`
      : `Total Spent ${show(spentCents)}   No budget set yet`;
    const lines = await tx
      .select()
      .from(expenses)
      .where(and(ownedBy(expenses, tx), gte(expenses.spentOn, `${month}-01`), lt(expenses.spentOn, `${addMonths(month, 1)}-01`)))
      .orderBy(asc(expenses.spentOn), asc(expenses.id));
    const nameOf = new Map(categories.map((one) => [one.id, one.name]));
    return [
      { kind: "text", text: sums },
      { kind: "heading", text: "Categories" },
      {
        kind: "table",
        columns: [
          { name: "Category" },
          { name: "Budget", isNumber: true },
          { name: "Spent", isNumber: true },
          { name: "Left", isNumber: true },
        ],
        rows: categories.map((one) => [
          one.name,
          isOwn ? show(one.budgetCents) : "",
          show(one.spentCents),
          isOwn ? show(one.budgetCents - one.spentCents) : "",
        ]),
      },
      { kind: "heading", text: "Expenses" },
      {
        kind: "table",
        columns: [{ name: "Date" }, { name: "Category" }, { name: "Note" }, { name: "Amount", isNumber: true }],
        rows: lines.map((one) => [formatDate(one.spentOn), nameOf.get(one.categoryId) ?? "", one.note, show(one.amountCents)]),
      },
    ];
  },

  /** Whole ISO weeks from `from` to `to` with expenses in them, and which of them exceeded their share of the budget. */
  weeks: async (tx: MemberTx, { from, to }: { from: Day; to: Day }): Promise<BudgetWeekSaved[]> => {
    const lines = await tx
      .select({ day: expenses.spentOn, cents: sql<string>`sum(${expenses.amountCents})` })
      .from(expenses)
      .where(
        and(
          ownedBy(expenses, tx),
          gte(expenses.spentOn, from),
          lte(expenses.spentOn, to),
          inArray(expenses.kind, ["expense", "refund"]),
          isNull(expenses.billId),
        ),
      )
      .groupBy(expenses.spentOn);
    if (lines.length === 0 || !(await hasOwnBudget(tx))) return [];
    const [categories, settings, bills] = [
      await listCategories(tx),
      await readSettings(tx, monthOf(from), monthOf(to)),
      await billsBetween(tx, `${monthOf(from)}-01`, addDays(`${addMonths(monthOf(to), 1)}-01`, -1)),
    ];
    const billed = new Map<Month, Cents>();
    for (const { amountCents, due } of bills)
      for (const { on } of due) billed.set(monthOf(on), (billed.get(monthOf(on)) ?? 0) + amountCents);
    const months = new Map<Month, Cents>();
    const free = (month: Month): Cents => {
      const known =
        months.get(month) ??
        categories
          .filter((one) => isActiveIn(month, one))
          .reduce((sum, { id }) => sum + (budgetIn(month, settings).get(id) ?? 0), -(billed.get(month) ?? 0));
      months.set(month, known);
      return known;
    };
    return weeksUnderBudget(
      lines.map(({ day, cents }) => ({ day, cents: Number(cents) })),
      free,
      { from, to },
    );
  },

  /** Whether an expense was logged for `today`, and whether `month` (one that is over) was a whole one with expenses that stayed within its budget. */
  claims: async (tx: MemberTx, today: Day, month: Month): Promise<{ hasExpense: boolean; isMonthWithinBudget: boolean }> => {
    const [written] = await tx
      .select({ id: expenses.id })
      .from(expenses)
      .where(and(ownedBy(expenses, tx), eq(expenses.kind, "expense"), eq(expenses.spentOn, today)))
      .limit(1);
    const categories = await readCategories(tx, month);
    const { budgetCents, spentCents } = summary(categories);
    const hasLines = categories.some(({ lines }) => lines > 0);
    const isWhole = (await hasOwnBudget(tx)) && !isPart(month, await firstExpenseDay(tx));
    return { hasExpense: written !== undefined, isMonthWithinBudget: hasLines && isWhole && budgetCents > 0 && spentCents <= budgetCents };
  },
};

const unpaidBills = async (tx: MemberTx, today: Day) => billsToCome(await listBills(tx, monthOf(today)), today);

/** What was left to decide on of a month that had a budget and expenses; null for any other. */
async function recapOf(tx: MemberTx, month: Month | null): Promise<{ month: Month; leftCents: Cents } | null> {
  if (month === null) return null;
  const categories = await readCategories(tx, month);
  const { budgetCents, remainingCents } = summary(categories);
  if (budgetCents <= 0 || !categories.some(({ lines }) => lines > 0)) return null;
  return { month, leftCents: leftToDecide(month, remainingCents, await firstExpenseDay(tx)) };
}

async function monthNow(tx: MemberTx, today: Day, currency: string) {
  const begun = await tx.select().from(starts).where(eq(starts.userId, tx.memberId));
  const month = monthOf(today);
  if (begun.length === 0 || !(await hasOwnBudget(tx, month))) return null;
  const categories = await readCategories(tx, month);
  const sums = summary(categories);
  return {
    sums,
    safe: safeToSpend(sums.remainingCents, await unpaidBills(tx, today), today, await spentOn(tx, today), currency),
    hasLines: categories.some(({ lines }) => lines > 0),
    left: categories.flatMap(({ name, budgetCents, spentCents }) =>
      budgetCents > 0 || spentCents > 0 ? [{ name, leftCents: budgetCents - spentCents }] : [],
    ),
  };
}
