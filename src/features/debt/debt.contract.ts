import { z } from "zod";
import {
  byId,
  cents,
  day,
  del,
  firstVersion,
  get,
  id,
  imported,
  importedFields,
  month,
  place,
  post,
  put,
  signedCents,
  text,
  version,
  words,
  type FeatureImport,
} from "#shared/fields.ts";
import { largestCents } from "#shared/money.ts";
import { tooLarge } from "#shared/amounts.ts";
import { amountMissing, emojiWrong, largestRateMilli, longestName, mostDebts, nameMissing, rateWrong, refuseEmoji } from "./debt.rules.ts";
import { isLeftoverId, mostGoals } from "./goal.rules.ts";
import type { Strategy } from "./payoff.rules.ts";

const name = words(longestName, nameMissing);
const emoji = text(40).refine((typed) => refuseEmoji(typed) === null, emojiWrong);
const moved = cents.min(1, amountMissing);
const rate = z.int(rateWrong).min(0, rateWrong).max(largestRateMilli, rateWrong).nullable();
const strategy = z.enum(["snowball", "avalanche"] satisfies Strategy[]);

const debtParts = {
  name,
  emoji,
  totalCents: cents,
  paidCents: cents,
  rateMilli: rate.default(null),
  minimumCents: cents.nullable().default(null),
};
const goalParts = { name, emoji, targetCents: cents, currentCents: cents };
/** A new one may come without an emoji. */
const newEmoji = emoji.default("");
const isExample = z.boolean().describe("laid out by us on a first visit and unchanged since; gone with the first own one");
const debt = z.object({
  id,
  name: z.string(),
  emoji: z.string(),
  totalCents: cents,
  paidCents: cents,
  rateMilli: z.int().nullable(),
  minimumCents: cents.nullable(),
  version,
  isExample,
});
const goal = z.object({
  id,
  name: z.string(),
  emoji: z.string(),
  targetCents: cents,
  currentCents: cents,
  version,
  monthlyCents: cents,
  isExample,
});
const payment = z.object({ id, debtId: id, kind: z.enum(["payment", "adjustment"]), paidOn: day, amountCents: signedCents });

export const debtContract = {
  read: get("/debt", "Debts, goals and the plan's settings; the first visit lays out the defaults")
    .input(z.object({}))
    .output(z.object({ debts: z.array(debt), goals: z.array(goal), extraCents: cents, strategy })),
  payments: get("/debt/payments", "Payments, newest first, a page at a time")
    .input(z.object({ before: z.string().max(100).optional(), limit: z.coerce.number().int().min(1).max(100).default(6) }))
    .output(z.object({ payments: z.array(payment), next: z.string().nullable() })),
  paidIn: get("/debt/paid/{month}", "What the payments of a month come to, without adjustments")
    .input(z.object({ month }))
    .output(z.object({ paidCents: z.int(), payments: z.int() })),
  addDebt: post("/debt/debts", "Add a debt; sending the same id again changes nothing")
    .input(z.object({ id, ...debtParts, emoji: newEmoji }))
    .output(byId),
  editDebt: put("/debt/debts/{id}", "Change a debt; another paid amount becomes an adjustment among the payments")
    .input(z.object({ id, ...debtParts, version }))
    .output(byId),
  removeDebt: del("/debt/debts/{id}", "Delete a debt with its payments").input(byId).output(byId),
  restoreDebt: post("/debt/debts/{id}/restore", "Undo a delete").input(byId).output(byId),
  addPayment: post("/debt/payments", "Log a payment with its date; sending the same id again changes nothing")
    .input(z.object({ id, debtId: id, paidOn: day, amountCents: moved }))
    .output(byId),
  removePayment: del("/debt/payments/{id}", "Delete a payment").input(byId).output(byId),
  restorePayment: post("/debt/payments/{id}/restore", "Undo a delete").input(byId).output(byId),
  plan: put("/debt/plan", "The extra amount a month and the chosen way")
    .input(z.object({ extraCents: cents, strategy }).partial().describe("what is left out stays as it was"))
    .output(z.object({ extraCents: cents, strategy })),
  addGoal: post("/debt/goals", "Add a savings goal")
    .input(z.object({ id, ...goalParts, emoji: newEmoji }))
    .output(byId),
  editGoal: put("/debt/goals/{id}", "Change a savings goal")
    .input(z.object({ id, ...goalParts, version }))
    .output(byId),
  removeGoal: del("/debt/goals/{id}", "Delete a savings goal").input(byId).output(byId),
  restoreGoal: post("/debt/goals/{id}/restore", "Undo a delete").input(byId).output(byId),
  contribute: post("/debt/contributions", "Put something towards a goal; sending the same id again changes nothing")
    .input(z.object({ id, goalId: id, amountCents: moved }))
    .output(byId),
  contribution: get("/debt/contributions/{id}", "What was put towards a goal under this id; null when nothing was")
    .input(byId)
    .output(z.object({ contribution: z.object({ id, goalId: id, amountCents: cents }).nullable() })),
  takeBack: del("/debt/contributions/{id}", "Undo a contribution").input(byId).output(byId),
};

/** Rows of an imported archive. The paid amount of a debt is the sum of its payments, at least 0, never the archive's value. */
export const debtRows: FeatureImport = (at) => {
  const { newId, past, pastDay } = importedFields(at);
  const fromImport = newId.nullable().default(null);
  const contributionId = id.transform((one) => (isLeftoverId(one) ? one : at.newIdOf(one)));
  return {
    tables: {
      debt_imports: imported({ id: newId, file_name: words(255), format: words(20), imported_at: past }),
      debt_settings: imported({ extra_cents: cents, strategy, started_at: past }, { most: 1 }),
      debts: imported(
        {
          id: newId,
          name,
          emoji,
          total_cents: cents,
          rate_milli: rate,
          minimum_cents: cents.nullable(),
          position: place,
          import_id: fromImport,
        },
        { most: mostDebts, derived: { paid_cents: () => 0, ...firstVersion } },
      ),
      debt_payments: imported(
        {
          id: newId,
          debt_id: newId,
          kind: z.enum([...payment.shape.kind.options, "counterpart"]),
          paid_on: pastDay,
          amount_cents: signedCents,
        },
        { refuse: (row) => (row.amount_cents === 0 || (row.kind === "payment" && row.amount_cents < 0) ? amountMissing : null) },
      ),
      savings_goals: imported(
        { id: newId, name, emoji, target_cents: cents, current_cents: cents, position: place, import_id: fromImport },
        { most: mostGoals, derived: firstVersion },
      ),
      goal_contributions: imported({ id: contributionId, goal_id: newId, contributed_on: pastDay, amount_cents: moved }),
    },
    check: (rows) => {
      // an archive has the payments of debts that were deleted, and not the debts
      keepOf(rows("debt_payments"), "debt_id", rows("debts"));
      keepOf(rows("goal_contributions"), "goal_id", rows("savings_goals"));
      const paid = new Map<unknown, number>();
      for (const row of rows("debt_payments")) paid.set(row["debt_id"], (paid.get(row["debt_id"]) ?? 0) + Number(row["amount_cents"]));
      for (const debtRow of rows("debts")) {
        const sum = paid.get(debtRow["id"]) ?? 0;
        if (sum > largestCents) return tooLarge;
        debtRow["paid_cents"] = Math.max(0, sum);
      }
      return null;
    },
  };
};

/** Removes the rows whose `key` is no id of `parents`. */
function keepOf(rows: Record<string, unknown>[], key: string, parents: readonly Record<string, unknown>[]): void {
  const ids = new Set(parents.map((one) => one["id"]));
  rows.splice(0, rows.length, ...rows.filter((row) => ids.has(row[key])));
}
