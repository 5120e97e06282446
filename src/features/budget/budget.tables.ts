import { bigint, date, index, integer, jsonb, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at, memberTable, singleRowTable } from "#server/columns.ts";

const cents = (name: string) => bigint(name, { mode: "number" });

/** One row once the defaults were created, so that it happens once. */
export const budgetStartDates = singleRowTable("budget_start_dates", { startedAt: at("started_at").notNull() });

/** A category is active from `first_month` up to but without `end_month`; earlier months keep showing it. */
export const budgetCategories = memberTable("budget_categories", {
  name: text("name").notNull(),
  colour: integer("colour").notNull(),
  position: integer("position").notNull(),
  firstMonth: text("first_month").notNull(),
  endMonth: text("end_month"),
  version: integer("version").notNull().default(1),
});

/** The budget of a category from `month` on. */
export const budgetAmounts = memberTable(
  "budget_amounts",
  { categoryId: uuid("category_id").notNull(), month: text("month").notNull(), cents: cents("cents").notNull() },
  (t) => [uniqueIndex("budget_amounts_month").on(t.userId, t.categoryId, t.month)],
);

/** The ledger: what a month has spent is the sum of its lines. */
export const budgetExpenses = memberTable(
  "budget_expenses",
  {
    kind: text("kind").notNull(),
    categoryId: uuid("category_id").notNull(),
    spentOn: date("spent_on", { mode: "string" }).notNull(),
    amountCents: cents("amount_cents").notNull(),
    note: text("note").notNull(),
    billId: uuid("bill_id"),
    /** The due day of the bill that it pays; null if not specified. */
    billDueOn: date("bill_due_on", { mode: "string" }),
    /** The import that added the line, and the bank's own id of the transaction. */
    importId: uuid("import_id"),
    bankId: text("bank_id"),
    /** The row of an imported file for which an expense entered by hand stands: importId, spentOn, amountCents, note, bankId. */
    bankRow: jsonb("bank_row"),
    /** By the server's clock; null for imported ones, and for those of releases before, whose ids have it by the device's clock. */
    createdAt: at("created_at"),
    version: integer("version").notNull().default(1),
  },
  (t) => [
    index("budget_expenses_newest").on(t.userId, t.spentOn.desc(), t.id.desc()),
    index("budget_expenses_sums").on(t.userId, t.spentOn, t.categoryId, t.amountCents),
  ],
);

export const budgetBills = memberTable("budget_bills", {
  name: text("name").notNull(),
  amountCents: cents("amount_cents").notNull(),
  dayOfMonth: integer("day_of_month").notNull(),
  categoryId: uuid("category_id"),
  rhythm: text("rhythm").notNull().default("monthly"),
  firstOn: date("first_on", { mode: "string" }),
  /** Days that are skipped or moved once. */
  changes: jsonb("changes").notNull().default([]),
  version: integer("version").notNull().default(1),
});

export const budgetIncomes = memberTable("budget_incomes", {
  name: text("name").notNull(),
  amountCents: cents("amount_cents").notNull(),
  rhythm: text("rhythm").notNull(),
  firstOn: date("first_on", { mode: "string" }).notNull(),
  version: integer("version").notNull().default(1),
});

/** One row per member: the start of the line of the next days. */
export const budgetBalances = singleRowTable("budget_balances", {
  /** The balance of the account, its day, and when it was entered. */
  balanceCents: cents("balance_cents").notNull(),
  balanceOn: date("balance_on", { mode: "string" }).notNull(),
  enteredAt: at("entered_at").notNull(),
  floorCents: cents("floor_cents"),
  dailyCents: cents("daily_cents").notNull(),
});

export const budgetSnapshots = memberTable(
  "budget_snapshots",
  {
    month: text("month").notNull(),
    takenAt: at("taken_at").notNull(),
    /** The categories as the month showed them. */
    categories: jsonb("categories").notNull(),
  },
  (t) => [index("budget_snapshots_newest").on(t.userId, t.month, t.takenAt.desc())],
);

/** The member's text about one good thing of a month. */
export const budgetGoodThings = memberTable(
  "budget_good_things",
  { month: text("month").notNull(), words: text("words").notNull(), version: integer("version").notNull().default(1) },
  (t) => [uniqueIndex("budget_good_things_month").on(t.userId, t.month)],
);

/** One row for each imported file. */
export const budgetImports = memberTable("budget_imports", {
  fileName: text("file_name").notNull(),
  format: text("format").notNull(),
  importedAt: at("imported_at").notNull(),
  /** What an import of budgets by month changed, for Undo; null for one of expenses. */
  changes: jsonb("changes"),
});

/** The category in which a payee's imported expenses belong. `payee` is normalized by `payeeOf`. */
export const budgetPayees = memberTable(
  "budget_payees",
  { payee: text("payee").notNull(), categoryId: uuid("category_id").notNull() },
  (t) => [uniqueIndex("budget_payees_name").on(t.userId, t.payee)],
);

/** The columns of files with one header, as chosen by hand. `header` is computed by `headerOf`. */
export const budgetImportColumns = memberTable(
  "budget_import_columns",
  { header: text("header").notNull(), columns: jsonb("columns").notNull(), savedAt: at("saved_at").notNull() },
  (t) => [uniqueIndex("budget_import_columns_header").on(t.userId, t.header)],
);
