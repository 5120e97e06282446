import { oc } from "@orpc/contract";
import { z } from "zod";
import { cents, day, firstVersion, id, imported, importedFields, signedCents, version, words, type FeatureImport } from "#shared/fields.ts";
import { aheadMessages, mostIncomes } from "./ahead.rules.ts";
import { furthestMove, rhythms } from "./bill-days.rules.ts";
import { longestName } from "./budget.rules.ts";

const byId = z.object({ id });
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
  incomes: z.array(z.object({ id, ...incomeParts, version })),
  entries: z.array(z.object({ kind: z.enum(["bill", "income"]), id, name: z.string(), amountCents: cents, on: day, dueOn: day })),
  days: z.array(z.object({ on: day, cents: z.int() })).describe("empty without a balance"),
  low: z.object({ on: day, cents: z.int(), nextPayOn: day.nullable() }).nullable(),
});
/** Calls for the next 60 days: incomes, the balance, and bills that are skipped or moved once. */
export const aheadContract = {
  changeBillDay: oc
    .route({ method: "PUT", path: "/ahead/bills/{id}/days/{dueOn}", summary: "Skip a bill once, move it once, or bring its day back" })
    .input(
      z.object({
        id,
        dueOn: day,
        change: z.enum(["skip", "move", "none"]),
        movedTo: day.nullable().default(null).describe(`with move: at most ${furthestMove} days away`),
      }),
    )
    .output(byId),

  next: oc
    .route({ method: "GET", path: "/ahead", summary: "The next 60 days: bills, incomes, the balance of each day and the lowest" })
    .input(z.object({}))
    .output(view),
  setBalance: oc
    .route({ method: "PUT", path: "/ahead", summary: "Set what is in the account today, the floor, and everyday spending per day" })
    .input(
      z.object({
        balanceCents: signedCents.nullable().describe("null keeps the one before and its day"),
        floorCents: signedCents.nullable(),
        dailyCents: cents,
      }),
    )
    .output(z.object({ today: day })),
  addIncome: oc
    .route({ method: "POST", path: "/ahead/incomes", summary: "Add an income" })
    .input(z.object({ id, ...incomeParts }))
    .output(byId),
  editIncome: oc
    .route({ method: "PUT", path: "/ahead/incomes/{id}", summary: "Change an income" })
    .input(z.object({ id, ...incomeParts, version }))
    .output(byId),
  removeIncome: oc.route({ method: "DELETE", path: "/ahead/incomes/{id}", summary: "Delete an income" }).input(byId).output(byId),
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
