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
  post,
  put,
  signedCents,
  version,
  words,
  type FeatureImport,
} from "#shared/fields.ts";
import { aheadMessages, mostIncomes } from "./ahead.rules.ts";
import { furthestMove, rhythms } from "./bill-days.rules.ts";
import { longestName } from "./budget.rules.ts";

const rhythm = z.enum(rhythms, "Please choose how often it comes.");
const incomeParts = {
  name: words(longestName, aheadMessages.incomeNameMissing),
  amountCents: cents.min(1, aheadMessages.incomeAmountMissing),
  rhythm,
  firstOn: day,
};
const view = z.object({
  balance: z
    .object({ cents: signedCents, on: day, floorCents: signedCents.nullable(), dailyCents: cents })
    .nullable()
    .describe("as the member entered it"),
  spentCents: z.int().describe("expenses less refunds since the balance was entered; 0 without one"),
  incomes: z.array(z.object({ id, ...incomeParts, version })),
  entries: z.array(z.object({ kind: z.enum(["bill", "income"]), id, name: z.string(), amountCents: cents, on: day, dueOn: day })),
  days: z.array(z.object({ on: day, cents: z.int() })).describe("empty without a balance"),
  low: z.object({ on: day, cents: z.int(), nextPayOn: day.nullable() }).nullable(),
});
/** Calls for the next 60 days: incomes, the balance, and bills that are skipped or moved once. */
export const aheadContract = {
  changeBillDay: put("/ahead/bills/{id}/days/{dueOn}", "Skip a bill once, move it once, or bring its day back")
    .input(
      z.object({
        id,
        dueOn: day,
        change: z.enum(["skip", "move", "none"]),
        movedTo: day.nullable().default(null).describe(`with move: at most ${furthestMove} days away`),
      }),
    )
    .output(byId),

  next: get("/ahead", "The next 60 days: bills, incomes, the balance of each day and the lowest").input(z.object({})).output(view),
  setBalance: put("/ahead", "Set what is in the account today, the floor, and everyday spending per day")
    .input(
      z.object({
        balanceCents: signedCents.nullable().describe("null keeps the one before and its day"),
        floorCents: signedCents.nullable().optional().describe("null is no floor; left out, it stays as it was"),
        dailyCents: cents.optional().describe("left out, it stays as it was"),
      }),
    )
    .output(z.object({ today: day })),
  addIncome: post("/ahead/incomes", "Add an income")
    .input(z.object({ id, ...incomeParts }))
    .output(byId),
  editIncome: put("/ahead/incomes/{id}", "Change an income")
    .input(z.object({ id, ...incomeParts, version }))
    .output(byId),
  removeIncome: del("/ahead/incomes/{id}", "Delete an income").input(byId).output(byId),
};

/** Rows of an imported archive. */
export const aheadRows: FeatureImport = (at) => {
  const { newId, past, pastDay } = importedFields(at);
  return {
    tables: {
      budget_incomes: imported(
        { id: newId, name: incomeParts.name, amount_cents: incomeParts.amountCents, rhythm, first_on: day },
        { derived: firstVersion, most: mostIncomes },
      ),
      budget_balances: imported(
        { balance_cents: signedCents, balance_on: pastDay, entered_at: past, floor_cents: signedCents.nullable(), daily_cents: cents },
        { most: 1 },
      ),
    },
  };
};
