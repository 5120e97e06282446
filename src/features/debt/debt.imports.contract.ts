import { z } from "zod";
import { byId, cents, del, get, id, instant, post, words } from "#shared/fields.ts";
import { largestRateMilli, longestName, mostDebts, nameMissing, rateWrong } from "./debt.rules.ts";
import { mostGoals } from "./goal.rules.ts";

const name = words(longestName, nameMissing);
const fileName = words(255);
const debt = z.object({
  name,
  totalCents: cents,
  paidCents: cents,
  rateMilli: z.int(rateWrong).min(0, rateWrong).max(largestRateMilli, rateWrong).nullable().default(null),
  minimumCents: cents.nullable().default(null),
});
const goal = z.object({ name, targetCents: cents, currentCents: cents });

/** Calls for importing debts and goals from a file. */
export const debtImportsContract = {
  importPlan: post("/debt/imports", "Import debts and goals: all of them, or none; one whose name is there already is skipped")
    .input(z.object({ id, fileName, debts: z.array(debt).max(mostDebts).default([]), goals: z.array(goal).max(mostGoals).default([]) }))
    .output(z.object({ debts: z.int(), goals: z.int(), known: z.int() })),
  imports: get("/debt/imports", "The imports of the last 30 days")
    .input(z.object({}))
    .output(
      z.object({
        imports: z.array(z.object({ id, fileName: z.string(), format: z.string(), importedAt: instant, debts: z.int(), goals: z.int() })),
      }),
    ),
  removeImport: del(
    "/debt/imports/{id}",
    "Delete the debts and goals that an import added; `restore` brings them back for 30 days. Those changed since stay",
  )
    .input(byId)
    .output(byId),
  restoreImport: post("/debt/imports/{id}/restore", "Undo deleting an import").input(byId).output(byId),
};
