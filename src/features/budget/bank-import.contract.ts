import { z } from "zod";
import {
  byId,
  cents,
  day,
  del,
  get,
  id,
  importCalls,
  imported,
  importedFields,
  instant,
  month,
  place as position,
  post,
  put,
  signedCents,
  text,
  words,
  type FeatureImport,
} from "#shared/fields.ts";
import { colours, longestName, longestNote, mostCategories, nameMissing } from "./budget.rules.ts";
import { longestHeader, mostColumns, mostHeaders } from "./imports/columns.rules.ts";
import { amountMissing } from "./expense.rules.ts";
import { importFormats, longestBankId, longestPayee, mostPayees, mostRowsAtOnce, mostShownKnown } from "./imports/import.rules.ts";
import { mostMonthRows } from "./imports/month-import.rules.ts";

const bankId = text(longestBankId).nullable().default(null);
const row = z.object({
  id,
  spentOn: day,
  amountCents: signedCents.refine((value) => value !== 0, amountMissing),
  note: text(longestNote),
  categoryId: id,
  bankId: bankId.describe("the bank's own id of the transaction"),
  isRepeat: z.boolean().default(false).describe("added although the ledger has a line like it"),
  isAdjustment: z.boolean().default(false).describe("corrects what a month has spent, as in our own export, and is no spending of its day"),
});
const place = z.int().min(0).max(mostColumns).nullable();
const header = words(longestHeader);
const columns = z.object({
  hasHeader: z.boolean(),
  date: place,
  amount: place,
  out: place,
  in: place,
  type: place,
  note: place,
  category: place,
  bankId: place,
  currency: place,
  kind: place.default(null),
  fee: place.default(null),
  isFeeSigned: z.boolean().default(false),
  order: z.enum(["ymd", "mdy", "dmy"]),
  mark: z.enum([".", ","]),
  spending: z.enum(["negative", "positive"]),
});
const fileName = words(255);
const format = z.enum(importFormats);
const payee = words(longestPayee);
const remember = z
  .array(z.object({ payee, categoryId: id }))
  .max(mostPayees)
  .default([])
  .describe("payees and their category from now on");

/** The first line of an import of any length. With `isPreview` nothing is written. */
export const importHead = z.object({
  id,
  fileName,
  format,
  isPreview: z.boolean().default(false),
  isOwn: z.boolean().default(false).describe("an export of expenses from here, not a bank's file"),
  remember,
  repeatRows: z
    .array(z.int().min(1))
    .max(mostShownKnown)
    .default([])
    .describe("rows to add although the ledger has one like them, by their number in this request, from 1"),
});
/** Every further line. */
export const importRow = row.omit({ id: true, isRepeat: true }).extend({ line: z.int().min(0).max(100_000_000) });

/** Calls for the import of a bank's file into the budget. */
export const bankImportContract = {
  ledger: get("/imports/ledger", "The lines of a time, 10,000 at most, to recognize what is there already")
    .input(z.object({ from: day, to: day }))
    .output(
      z.object({ lines: z.array(z.object({ spentOn: day, amountCents: z.int(), note: z.string(), bankId: z.string().nullable() })) }),
    ),
  importExpenses: post("/imports", "Import rows of a bank's file: all of them, or none; what is there already is skipped")
    .input(z.object({ id, fileName, format, rows: z.array(row).min(1).max(mostRowsAtOnce), remember }))
    .output(z.object({ added: z.int(), known: z.int() })),
  ...importCalls("/imports", {
    format: format,
    counts: { lines: z.int().describe("expenses of it that are still there"), budgets: z.int().describe("budgets by month that it set") },
    removed: "Delete what an import added; `restore` brings it back for 30 days",
  }),
  payees: get("/imports/payees", "The payees whose category is remembered for imports")
    .input(z.object({}))
    .output(z.object({ payees: z.array(z.object({ id, payee: z.string(), categoryId: id })) })),
  setPayee: put("/imports/payees", "Set the category of a payee for imports")
    .input(z.object({ payee, categoryId: id }))
    .output(z.object({ payee: z.string() })),
  savedColumns: get("/imports/columns", "What the columns of files with a known header are")
    .input(z.object({}))
    .output(z.object({ headers: z.array(z.object({ id, header: z.string(), columns, savedAt: instant })) })),
  saveColumns: put("/imports/columns", "Remember what the columns of files with this header are")
    .input(z.object({ header, columns }))
    .output(z.object({ header: z.string() })),
  forgetColumns: del("/imports/columns/{id}", "Forget the columns of a header").input(byId).output(byId),
  forgetPayee: del("/imports/payees/{id}", "Forget a payee").input(byId).output(byId),
};

/** The changes made by an import of budgets, as an archive may contain them. */
const monthChanges = (newId: z.ZodType<string>) =>
  z.object({
    rows: z.int().min(0).max(mostMonthRows),
    amounts: z.array(z.object({ categoryId: newId, month, cents, before: cents.nullable() })).max(3 * mostMonthRows),
    categories: z
      .array(
        z.object({ id: newId, name: words(longestName, nameMissing), colour: z.int().min(1).max(colours), position, firstMonth: month }),
      )
      .max(mostCategories),
    starts: z.array(z.object({ categoryId: newId, before: month, after: month })).max(mostMonthRows),
    examples: z.array(z.object({ categoryId: newId, month, before: cents })).max(mostMonthRows),
  });

/** Rows of an imported archive. */
export const bankImportRows: FeatureImport = (at) => {
  const { newId, past } = importedFields(at);
  return {
    tables: {
      budget_imports: imported({
        id: newId,
        file_name: fileName,
        format,
        imported_at: past,
        changes: monthChanges(newId).nullable().default(null),
      }),
      budget_payees: imported({ id: newId, payee, category_id: newId }, { most: mostPayees }),
      budget_import_columns: imported({ id: newId, header, columns, saved_at: past }, { most: mostHeaders }),
    },
  };
};
