/** The seeded member's money: budgets, bills, debts and goals at the beginning, spending and payments day by day. */
import { daysInMonth, monthOf, type Day } from "#shared/dates.ts";
import type { Life } from "./demo-seed.ts";
import * as words from "./demo-texts.ts";

type Money = {
  categories: Map<string, string>;
  bills: { id: string; name: string; categoryId: string; dayOfMonth: number; dollars: number }[];
  debts: { id: string; name: string }[];
  goals: { id: string; name: string }[];
};

const budgets: Record<string, number> = {
  Housing: 1200,
  Food: 420,
  Transportation: 190,
  Entertainment: 130,
  Healthcare: 60,
  Utilities: 180,
  Insurance: 140,
  "Personal Care": 60,
};

/** Creates the first month. */
export async function beginMoney({ call, id }: Life, first: Day): Promise<Money> {
  const month = monthOf(first);
  const { categories } = await call<{ categories: { id: string; name: string; budgetCents: number }[] }>(
    "GET",
    `/api/budget/months/${month}`,
  );
  const ids = new Map(categories.map((one) => [one.name, one.id]));
  for (const one of categories) {
    const dollars = budgets[one.name];
    if (dollars !== undefined)
      await call("PUT", `/api/budget/categories/${one.id}/budget`, { month, cents: dollars * 100, seenCents: one.budgetCents });
  }
  const bills = words.bills.map((one) => ({ ...one, id: id(), categoryId: ids.get(one.category) ?? "" }));
  for (const one of bills)
    await call("POST", "/api/budget/bills", {
      id: one.id,
      name: one.name,
      amountCents: one.dollars * 100,
      dayOfMonth: one.dayOfMonth,
      categoryId: one.categoryId,
    });
  const examples = await call<{ debts: Row[]; goals: Row[] }>("GET", "/api/debt");
  // the first budget of the member's own removes the examples
  const [debts, goals] = [examples.debts, examples.goals].map((rows) => rows.map((one) => ({ ...one, id: id() }))) as [Row[], Row[]];
  const owed: Record<string, number> = { "Credit Card": 360_000, "Student Loan": 1_450_000, "Car Loan": 760_000 };
  for (const one of debts)
    await call("POST", "/api/debt/debts", {
      ...parts(one),
      totalCents: owed[one.name] ?? 100_000,
      paidCents: 0,
      rateMilli: one["rateMilli"],
      minimumCents: one["minimumCents"],
    });
  const targets: Record<string, number> = { "Emergency Fund": 300_000, Vacation: 140_000, "New Home": 1_200_000 };
  for (const one of goals)
    await call("POST", "/api/debt/goals", { ...parts(one), targetCents: targets[one.name] ?? 100_000, currentCents: 0 });
  await call("PUT", "/api/debt/plan", { extraCents: 6_000, strategy: "avalanche" });
  await call("PUT", "/api/challenge/rules", {
    still: ["Rent and bills", "Medicine", "Bus to work"],
    spent: ["Coffee on the way", "Online shops after nine"],
  });
  return { categories: ids, bills, debts, goals };
}

type Row = { id: string; name: string; emoji: string; [more: string]: unknown };
const parts = ({ id, name, emoji }: Row) => ({ id, name, emoji });

/** One day of spending, and on its dates debts, goals and the snapshot. `away` is how many days ago it is. */
export async function seedMoney({ call, dice, id, at, today }: Life, money: Money, day: Day, away: number, isFree: boolean) {
  const spend = (categoryId: string | undefined, amountCents: number, note: string, billId: string | null = null) =>
    categoryId ? call("POST", "/api/budget/expenses", { id: id(), categoryId, spentOn: day, amountCents, note, billId }) : undefined;
  const lastDay = daysInMonth(monthOf(day));
  for (const bill of money.bills)
    if (Math.min(bill.dayOfMonth, lastDay) === Number(day.slice(8)) && away > 0)
      await spend(bill.categoryId, bill.dollars * 100, bill.name, bill.id);
  const once = words.onceInAYear.find((one) => one.daysAgo === away);
  if (once) await spend(money.categories.get(once.category), once.dollars * 100, once.note);
  for (let left = isFree || away === 0 ? 0 : 1 + Math.floor(dice.roll() * 2.4); left > 0; left -= 1) {
    const one = dice.weighted(words.purchases);
    await spend(
      money.categories.get(one.category),
      Math.round((one.from + dice.roll() ** 1.6 * (one.to - one.from)) * 100),
      dice.pick(one.notes),
    );
  }
  if (Number(day.slice(8)) === 2) {
    at(day, 9);
    const pays: Record<string, number> = { "Credit Card": 15_000, "Student Loan": 22_000, "Car Loan": 25_000 };
    for (const one of money.debts)
      await call("POST", "/api/debt/payments", { id: id(), debtId: one.id, paidOn: day, amountCents: pays[one.name] ?? 5_000 });
    const puts: Record<string, number> = { "Emergency Fund": 12_000, Vacation: 6_000, "New Home": 5_000 };
    for (const one of money.goals)
      await call("POST", "/api/debt/contributions", { id: id(), goalId: one.id, amountCents: puts[one.name] ?? 1_000 });
  }
  if ([10, lastDay].includes(Number(day.slice(8))) && day < today) {
    at(day, 19);
    await call("POST", "/api/budget/snapshots", { id: id(), month: monthOf(day) });
  }
}
