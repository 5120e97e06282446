import { z } from "zod";
import {
  agoMs,
  byId,
  cents,
  day,
  del,
  firstVersion,
  get,
  id,
  imported,
  importedFields,
  instant,
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
import { colours, longestName, longestNote, mostCategories, nameMissing, tooManyCategories } from "./budget.rules.ts";
import { amountMissing, largestMonthCents, monthTooLarge, type Kind } from "./expense.rules.ts";
import { longestBankId } from "./imports/import.rules.ts";
import { aheadMessages } from "./ahead.rules.ts";
import { billAmountMissing, billDayWrong, billNameMissing, mostChanges, rhythms } from "./bill-days.rules.ts";
import { mostBills } from "./safe.rules.ts";

const colour = z.int().min(1).max(colours);
const name = words(longestName, nameMissing);
const note = text(longestNote);
const paid = cents.min(1, amountMissing);
const kind = z.enum(["expense", "refund", "adjustment"] satisfies Kind[]);

const category = z.object({
  id,
  name: z.string(),
  colour,
  budgetCents: cents,
  spentCents: z.int(),
  lines: z.int(),
  version,
  isActive: z.boolean(),
});
const expense = z.object({
  id,
  kind,
  categoryId: id,
  spentOn: day,
  amountCents: signedCents,
  note: z.string(),
  billId: id.nullable(),
  version,
});
const rhythm = z.enum(rhythms, "Please choose how often it comes.");
const dayChange = z.object({ dueOn: day, movedTo: day.nullable().describe("null where the day is skipped") });
const occurrence = z.object({
  dueOn: day.describe("the day by the bill's rhythm"),
  on: day.describe("the day on which it comes this time"),
  isPaid: z.boolean(),
});
const bill = z.object({
  id,
  name: z.string(),
  amountCents: cents,
  dayOfMonth: z.int(),
  categoryId: id.nullable(),
  rhythm,
  firstOn: day.nullable(),
  changes: z.array(dayChange).describe("days that are skipped or moved once"),
  version,
  due: z.array(occurrence).describe("what comes in the month"),
  next: occurrence.nullable().describe("the first that is not paid, of the month or after it"),
  isPaid: z.boolean(),
});
const billParts = {
  name: words(longestName, billNameMissing),
  amountCents: cents.min(1, billAmountMissing),
  dayOfMonth: z.int(billDayWrong).min(1, billDayWrong).max(31, billDayWrong),
  categoryId: id.nullable().default(null),
  rhythm: rhythm.optional().describe("left out: as it was, every month for a new bill"),
  firstOn: day.nullable().default(null).describe("the first day; for every rhythm but monthly"),
};
const stamp = z.object({ id, month, takenAt: instant });
const monthView = z.object({
  month,
  categories: z.array(category),
  bills: z.array(bill),
  snapshots: z.array(stamp),
  spentTodayCents: z.int().describe("today's expenses less refunds, without paid bills and adjustments by hand"),
  hasOwnBudget: z.boolean().describe("false while every budget of the month is an example of ours, or none is set yet"),
  since: day
    .nullable()
    .describe("the first day with an expense, if the month is the first and began after its 7th; null for a whole month"),
});

export const budgetContract = {
  month: get("/budget/months/{month}", "Categories, bills and snapshots of a month; the first visit lays out the defaults")
    .input(z.object({ month }))
    .output(monthView),
  charts: get("/budget/months/{month}/pictures", "Six months of budget and spending, and spending by day of this month and the one before")
    .input(z.object({ month }))
    .output(
      z.object({
        months: z.array(z.object({ month, budgetCents: z.int(), spentCents: z.int() })),
        days: z.array(z.object({ spentOn: day, cents: z.int() })),
        firstDay: day.nullable().describe("of the first expense of all"),
      }),
    ),

  addCategory: post(
    "/budget/categories",
    "Add a category from a month on; one of that name that begins later begins then, and its id is returned",
  )
    .input(z.object({ id, name, colour: colour.nullable().default(null), month }))
    .output(byId),
  editCategory: put("/budget/categories/{id}", "Rename a category or change its colour")
    .input(z.object({ id, name, colour, version }))
    .output(byId),
  removeCategory: post(
    "/budget/categories/{id}/remove",
    "Take a category away from a month on; its expenses from then on move to another one or go with it",
  )
    .input(
      z.object({
        id,
        month,
        moveTo: id.nullable().meta({ examples: [null] }),
        isEmpty: z.boolean().default(false).describe("thought to have no expenses from then on: refused where it has some"),
      }),
    )
    .output(z.object({ id, moved: z.array(id), removed: z.array(id) })),
  restoreCategory: post("/budget/categories/{id}/restore", "Undo taking a category away").input(byId).output(byId),
  setTotal: put("/budget/months/{month}/total", "Say what there is for a month; the budgets are split from it in their present proportions")
    .input(z.object({ month, cents: cents.min(1, amountMissing) }))
    .output(z.object({ month })),
  setBudget: put("/budget/categories/{id}/budget", "Set a category's budget from a month on")
    .input(z.object({ id, month, cents, seenCents: cents }))
    .output(byId),
  setSpent: put("/budget/categories/{id}/spent", "Set what is spent in a month; the difference becomes an adjustment in the ledger")
    .input(z.object({ id, lineId: id, month, cents, seenCents: z.int() }))
    .output(byId),

  expenses: get("/budget/expenses", "A month's expenses, newest first, a page at a time, with how many there are and their sum")
    .input(
      z.object({
        month,
        categoryId: id.optional(),
        search: text(100).optional().describe("words of the note or the category's name"),
        before: z.string().max(100).optional(),
        limit: z.coerce.number().int().min(1).max(100).default(30),
      }),
    )
    .output(z.object({ expenses: z.array(expense), next: z.string().nullable(), count: z.int(), cents: z.int() })),
  expense: get("/budget/expenses/{id}", "One expense as it is now").input(byId).output(expense),
  usual: get("/budget/usual", "The categories used most in the last 30 days, and the one used most at this time of day")
    .input(z.object({}))
    .output(z.object({ categories: z.array(id), preselected: id.nullable() })),
  addExpense: post("/budget/expenses", "Add an expense; sending the same id again changes nothing")
    .input(
      z.object({
        id,
        categoryId: id,
        spentOn: day,
        amountCents: paid,
        note,
        billId: id.nullable().default(null),
        billDueOn: day.nullable().default(null).describe("the due day of the bill that it pays; refused where another expense has paid it"),
        agoMs,
      }),
    )
    .output(expense),
  editExpense: put("/budget/expenses/{id}", "Change an expense")
    .input(z.object({ id, categoryId: id, spentOn: day, amountCents: paid, note, version }))
    .output(expense),
  removeExpense: del("/budget/expenses/{id}", "Delete an expense; `restore` brings it back for 30 days").input(byId).output(byId),
  restoreExpense: post("/budget/expenses/{id}/restore", "Undo a delete").input(byId).output(byId),

  addBill: post("/budget/bills", "Add a bill")
    .input(z.object({ id, ...billParts }))
    .output(byId),
  editBill: put("/budget/bills/{id}", "Change a bill")
    .input(z.object({ id, ...billParts, version }))
    .output(byId),
  removeBill: del("/budget/bills/{id}", "Delete a bill").input(byId).output(byId),
  restoreBill: post("/budget/bills/{id}/restore", "Undo a delete").input(byId).output(byId),

  save: post("/budget/snapshots", "Keep a dated snapshot of a month").input(z.object({ id, month })).output(stamp),
  snapshot: get("/budget/snapshots/{id}", "A snapshot with its categories")
    .input(byId)
    .output(stamp.extend({ categories: z.array(z.object({ id, name: z.string(), colour, budgetCents: cents, spentCents: z.int() })) })),
  restoreSnapshot: post("/budget/snapshots/{id}/restore", "Bring a month back to a snapshot; a snapshot of now is kept first, as `keepId`")
    .input(z.object({ id, backupId: id, withSpent: z.boolean() }))
    .output(stamp),

  exportCsv: get("/budget/export", "Expenses of a time as CSV")
    .input(z.object({ from: day, to: day }))
    .output(z.object({ name: z.string(), csv: z.string() })),
};

/** Rows of an imported archive. */
export const budgetRows: FeatureImport = (at) => {
  const { newId, past } = importedFields(at);
  const shown = z.object({ id: newId, name, colour, budgetCents: cents, spentCents: z.int() });
  return {
    tables: {
      budget_start_dates: imported({ started_at: past }, { most: 1 }),
      budget_categories: imported(
        { id: newId, name, colour, position: place, first_month: month, end_month: month.nullable() },
        { derived: firstVersion },
      ),
      budget_amounts: imported({ id: newId, category_id: newId, month, cents }),
      budget_expenses: imported(
        {
          id: newId,
          kind,
          category_id: newId,
          spent_on: day,
          amount_cents: signedCents,
          note,
          bill_id: newId.nullable(),
          bill_due_on: day.nullable().default(null),
          import_id: newId.nullable().default(null),
          bank_id: text(longestBankId).nullable().default(null),
          bank_row: z
            .object({ importId: newId, spentOn: day, amountCents: signedCents, note, bankId: text(longestBankId).nullable() })
            .nullable()
            .default(null),
          created_at: past.nullable().default(null),
        },
        {
          derived: firstVersion,
          refuse: ({ kind: is, amount_cents: sum }) =>
            sum === 0 || (is === "expense" && sum < 0) || (is === "refund" && sum > 0) ? amountMissing : null,
        },
      ),
      budget_bills: imported(
        {
          id: newId,
          name: billParts.name,
          amount_cents: billParts.amountCents,
          day_of_month: billParts.dayOfMonth,
          category_id: newId.nullable(),
          rhythm: rhythm.default("monthly"),
          first_on: day.nullable().default(null),
          changes: z.array(dayChange).max(mostChanges).default([]),
        },
        {
          derived: firstVersion,
          most: mostBills,
          refuse: (row) => (row.rhythm !== "monthly" && row.first_on === null ? aheadMessages.firstDayMissing : null),
        },
      ),
      budget_snapshots: imported({ id: newId, month, taken_at: past, categories: z.array(shown).max(5 * mostCategories) }),
    },
    check: (rows) => {
      const months = new Map<string, number>();
      for (const row of rows("budget_expenses")) {
        const of = String(row["spent_on"]).slice(0, 7);
        months.set(of, (months.get(of) ?? 0) + Math.abs(Number(row["amount_cents"])));
      }
      if ([...months.values()].some((sum) => sum > largestMonthCents)) return monthTooLarge;
      const active = rows("budget_categories").filter((row) => row["end_month"] === null);
      return active.length > mostCategories ? tooManyCategories : null;
    },
  };
};
