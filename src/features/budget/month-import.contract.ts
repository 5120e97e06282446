import { z } from "zod";
import { cents, id, month, post, words } from "#shared/fields.ts";
import { longestName, nameMissing } from "./budget.rules.ts";
import { amountMissing } from "./expense.rules.ts";
import { mostMonthRows, tooManyMonthRows } from "./imports/month-import.rules.ts";

const name = words(longestName, nameMissing);
const line = z.int().min(0).max(100_000_000);
const months = z.array(z.object({ line, month, cents: cents.min(1, amountMissing) }));
const categories = z
  .array(z.object({ name, months: months.min(1).max(mostMonthRows) }))
  .min(1)
  .max(mostMonthRows)
  .refine((all) => all.reduce((sum, one) => sum + one.months.length, 0) <= mostMonthRows, tooManyMonthRows);

/** The call for another app's budget by month. */
export const monthImportContract = {
  importMonths: post(
    "/imports/months",
    "Import budgets by month: all of them, or none; a month and category that has one is skipped unless its line is named",
  )
    .input(
      z.object({
        id,
        fileName: words(255),
        isPreview: z.boolean().default(false).describe("nothing is written"),
        categories,
        replace: z.array(line).max(mostMonthRows).default([]).describe("lines that replace the budget that is there"),
      }),
    )
    .output(
      z.object({
        added: z.int(),
        known: z.array(z.object({ line, cents })).describe("lines that are skipped, with the budget that is there"),
        newCategories: z.array(z.string()),
      }),
    ),
};
