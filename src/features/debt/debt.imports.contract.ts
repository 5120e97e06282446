import { z } from "zod";
import { cents, id, importCalls, post, words } from "#shared/fields.ts";
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
  ...importCalls("/debt/imports", {
    format: z.string(),
    counts: { debts: z.int(), goals: z.int() },
    removed: "Delete the debts and goals that an import added; `restore` brings them back for 30 days. Those changed since stay",
  }),
};
