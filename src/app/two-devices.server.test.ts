import { randomUUID } from "node:crypto";
import { sql, type SQL } from "drizzle-orm";
import { v7 as newId } from "uuid";
import { expect, test } from "vitest";
import { addDays, monthOf } from "#shared/dates.ts";
import { aMember, type Person } from "#testing/people.ts";
import { isSampled } from "#testing/sample.ts";
import { createTestServer } from "#testing/server.ts";
import { today, thisMonth } from "#testing/today.ts";

/** Calls at the same time by one member, as from several devices that change, delete and restore the same things. */
const devices = 8;
const callsInAll = isSampled ? 120 : 2000;
type Category = { id: string; budgetCents: number; spentCents: number };

const pick = <T>(all: readonly T[]): T => all[Math.floor(Math.random() * all.length)] as T;
const isLikely = (share: number) => Math.random() < share;
const someCents = () => 100 * Math.floor(Math.random() * 9);

const bill = { name: "b", amountCents: 500, dayOfMonth: Number(today.slice(8)), categoryId: null };

/** The calls of one member, by their path below /api/rpc. `rent` is a bill that is not deleted. */
function callsOf(person: Person, rent: string) {
  const ids = new Map<string, string[]>();
  const add = (kind: string) => {
    const id = newId();
    ids.set(kind, [...(ids.get(kind) ?? []), id].slice(-6));
    return id;
  };
  const known = (kind: string) => pick(ids.get(kind) ?? [randomUUID()]);
  const day = () => addDays(today, -Math.floor(Math.random() * 4));
  let categories: Category[] = [];
  const readMonth = async () => {
    categories = ((await person.get(`/api/budget/months/${thisMonth}`)).body as { categories: Category[] }).categories;
  };
  const category = () => pick(categories);
  const leftover = `${monthOf(today).replace("-", "")}00-0000-7000-8000-000000000001`;
  const debt = { name: "d", emoji: "", totalCents: 10_000, paidCents: 100, rateMilli: null, minimumCents: null };
  const inputs: Record<string, () => object> = {
    "budget/addExpense": () => {
      const isPayment = isLikely(0.5);
      const [billId, billDueOn] = isPayment ? [rent, today] : [null, null];
      return { id: add("expense"), categoryId: category().id, spentOn: day(), amountCents: 100, note: "", billId, billDueOn, agoMs: 0 };
    },
    "budget/removeExpense": () => ({ id: known("expense") }),
    "budget/restoreExpense": () => ({ id: known("expense") }),
    "budget/addCategory": () => ({ id: add("category"), name: `c${Math.floor(Math.random() * 6)}`, colour: null, month: thisMonth }),
    "budget/removeCategory": () => ({ id: category().id, month: thisMonth, moveTo: isLikely(0.5) ? null : category().id }),
    "budget/restoreCategory": () => ({ id: category().id }),
    "budget/setBudget": () => setting("budgetCents"),
    "budget/setSpent": () => ({ ...setting("spentCents"), lineId: newId() }),
    "budget/setTotal": () => ({ month: thisMonth, cents: 100_000 }),
    "budget/save": () => ({ id: add("snapshot"), month: thisMonth }),
    "budget/restoreSnapshot": () => ({ id: known("snapshot"), backupId: newId(), withSpent: true }),
    "budget/addBill": () => ({ id: add("bill"), ...bill }),
    "budget/removeBill": () => ({ id: known("bill") }),
    "budget/restoreBill": () => ({ id: known("bill") }),
    "imports/importExpenses": () => ({
      id: add("import"),
      fileName: "a.csv",
      format: "CSV",
      isPreview: false,
      isOwn: false,
      repeatRows: [],
      remember: [{ payee: "shop", categoryId: category().id }],
      rows: [100, 200].map((amountCents) => ({ id: newId(), categoryId: category().id, spentOn: day(), amountCents, note: "" })),
    }),
    "imports/removeImport": () => ({ id: known("import") }),
    "imports/restoreImport": () => ({ id: known("import") }),
    "debt/addDebt": () => ({ id: add("debt"), ...debt }),
    "debt/addPayment": () => ({ id: add("payment"), debtId: known("debt"), paidOn: today, amountCents: 100 }),
    "debt/removePayment": () => ({ id: known("payment") }),
    "debt/restorePayment": () => ({ id: known("payment") }),
    "debt/removeDebt": () => ({ id: known("debt") }),
    "debt/restoreDebt": () => ({ id: known("debt") }),
    "debt/addGoal": () => ({ id: add("goal"), name: "g", emoji: "", targetCents: 10_000, currentCents: 0 }),
    "debt/contribute": () => ({ id: isLikely(0.3) ? leftover : add("contribution"), goalId: known("goal"), amountCents: 100 }),
    "debt/takeBack": () => ({ id: known("contribution") }),
    "debt/removeGoal": () => ({ id: known("goal") }),
    "debt/restoreGoal": () => ({ id: known("goal") }),
    "lifestyle/addHabit": () => ({ id: add("habit"), name: "h", category: "c", weeklyTarget: null }),
    "lifestyle/check": () => ({ id: known("habit"), day: day(), isDone: isLikely(0.7) }),
    "lifestyle/removeHabit": () => ({ id: known("habit") }),
    "lifestyle/restoreHabit": () => ({ id: known("habit") }),
    "lifestyle/generate": () => ({ id: newId(), dollars: 50 }),
    "lifestyle/startWeek": () => ({ id: add("week") }),
    "lifestyle/undoWeek": () => ({ id: known("week") }),
    "challenge/addMilestone": () => ({ id: add("milestone"), label: "m", days: 9 }),
    "challenge/removeMilestone": () => ({ id: known("milestone") }),
    "challenge/restoreMilestone": () => ({ id: known("milestone") }),
    "challenge/mark": () => ({ day: day(), mark: isLikely(0.5) ? "no-spend" : null }),
    "progress/log": () => ({ id: newId(), title: "Stuck to Budget" }),
    "deleted/restore": () => ({ id: known(pick(["expense", "bill", "import", "debt", "payment", "goal", "habit", "milestone"])) }),
    "account/discard": () => ({ id: known(pick(["expense", "bill", "import", "debt", "goal", "habit", "milestone"])) }),
  };
  const setting = (figure: "budgetCents" | "spentCents") => {
    const { id, [figure]: seenCents } = category();
    return { id, month: thisMonth, cents: someCents(), seenCents };
  };
  return {
    readMonth,
    call: async () => {
      const path = pick(Object.keys(inputs));
      const headers = new Headers({ authorization: `Bearer ${person.token}` });
      if (isLikely(0.5)) headers.set("idempotency-key", newId());
      const { status } = await person.home.fetch(`/api/rpc/${path}`, {
        method: "POST",
        headers,
        body: JSON.stringify({ json: inputs[path]?.() }),
      });
      return { path, status };
    },
  };
}

/** Each finds the rows that contradict others. */
const contradictions: Record<string, SQL> = {
  "what is paid is the sum of the payments": sql`select id from debts d
    where paid_cents <> greatest(0, (select coalesce(sum(amount_cents), 0) from debt_payments p where p.debt_id = d.id))`,
  "what a goal holds is the sum of its contributions": sql`select id from savings_goals g where name = 'g'
    and current_cents <> (select coalesce(sum(amount_cents), 0) from goal_contributions c where c.goal_id = g.id)`,
  "every payment has its debt": sql`select id from debt_payments where debt_id not in (select id from debts)`,
  "every contribution has its goal": sql`select id from goal_contributions where goal_id not in (select id from savings_goals)`,
  "every expense has its category": sql`select id from budget_expenses where category_id not in (select id from budget_categories)`,
  "every day has its habit": sql`select id from habit_days where habit_id not in (select id from habits)`,
  "no two categories have one name": sql`select name from budget_categories where end_month is null group by name having count(*) > 1`,
  "no day of a bill is paid twice": sql`select bill_id from budget_expenses where bill_id is not null and bill_due_on is not null
    group by bill_id, bill_due_on having count(*) > 1`,
  "there is one plan of meals": sql`select 1 from meal_plans where closed_at is null having count(*) > 1`,
  "the points are those of the wins": sql`select 1 from user_points
    where total_points <> (select coalesce(sum(points_earned), 0) from achievements)`,
  "nothing is there and deleted": sql`select id from deleted_rows where id in (select id from budget_expenses union all select id from debts
    union all select id from savings_goals union all select id from habits union all select id from debt_payments)`,
};

test("what one member changes, deletes and restores on several devices at once is answered, and nothing contradicts the rest", async () => {
  const home = await createTestServer({ DATABASE_POOL: "20" });
  const person = await aMember(home);
  for (const path of ["/api/lifestyle/habits", "/api/challenge", "/api/debt"]) await person.get(path);
  const rent = newId();
  const { call, readMonth } = callsOf(person, rent);
  await readMonth();
  expect((await person.post("/api/budget/bills", { id: rent, ...bill })).status).toBe(200);
  const failed = new Map<string, number>();
  let calls = 0;
  await Promise.all(
    Array.from({ length: devices }, async () => {
      while ((calls += 1) <= callsInAll) {
        if (calls % 20 === 0) await readMonth();
        const { path, status } = await call();
        if (status >= 500) failed.set(path, (failed.get(path) ?? 0) + 1);
      }
    }),
  );
  expect(Object.fromEntries(failed)).toEqual({});
  for (const [rule, query] of Object.entries(contradictions)) expect((await person.data((tx) => tx.execute(query))).rows, rule).toEqual([]);
});
