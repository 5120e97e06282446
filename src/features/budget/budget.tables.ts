import { bigint, date, index, integer, jsonb, pgTable, primaryKey, text, uniqueIndex, uuid } from "drizzle-orm/pg-core";
import { at, ownedColumns, ownedRows, ownedRowPolicy } from "#server/columns.ts";

const cents = (name: string) => bigint(name, { mode: "number" });

/** One row once the defaults were created, so that it happens once. */
export const budgetStartDates = pgTable(
  "budget_start_dates",
  { userId: ownedColumns().userId, startedAt: at("started_at").notNull() },
  (t) => [primaryKey({ name: "budget_start_dates_pk", columns: [t.userId] }), ownedRowPolicy("budget_start_dates")],
);

/** A category is active from `first_month` up to but without `end_month`; earlier months keep showing it. */
export const budgetCategories = pgTable(
  "budget_categories",
  {
    ...ownedColumns(),
    name: text("name").notNull(),
    colour: integer("colour").notNull(),
    position: integer("position").notNull(),
    firstMonth: text("first_month").notNull(),
    endMonth: text("end_month"),
    version: integer("version").notNull().default(1),
  },
  (t) => [...ownedRows("budget_categories", t)],
);

/** The budget of a category from `month` on. */
export const budgetAmounts = pgTable(
  "budget_amounts",
  { ...ownedColumns(), categoryId: uuid("category_id").notNull(), month: text("month").notNull(), cents: cents("cents").notNull() },
  (t) => [...ownedRows("budget_amounts", t), uniqueIndex("budget_amounts_month").on(t.userId, t.categoryId, t.month)],
);

/** The ledger: what a month has spent is the sum of its lines. */
export const budgetExpenses = pgTable(
  "budget_expenses",
  {
    ...ownedColumns(),
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
    version: integer("version").notNull().default(1),
  },
  (t) => [
    ...ownedRows("budget_expenses", t),
    index("budget_expenses_newest").on(t.userId, t.spentOn.desc(), t.id.desc()),
    index("budget_expenses_sums").on(t.userId, t.spentOn, t.categoryId, t.amountCents),
  ],
);

export const budgetBills = pgTable(
  "budget_bills",
  {
    ...ownedColumns(),
    name: text("name").notNull(),
    amountCents: cents("amount_cents").notNull(),
    dayOfMonth: integer("day_of_month").notNull(),
    categoryId: uuid("category_id"),
    rhythm: text("rhythm").notNull().default("monthly"),
    firstOn: date("first_on", { mode: "string" }),
    /** Days that are skipped or moved once. */
    changes: jsonb("changes").notNull().default([]),
    version: integer("version").notNull().default(1),
  },
  (t) => [...ownedRows("budget_bills", t)],
);

export const budgetIncomes = pgTable(
  "budget_incomes",
  {
    ...ownedColumns(),
    name: text("name").notNull(),
    amountCents: cents("amount_cents").notNull(),
    rhythm: text("rhythm").notNull(),
    firstOn: date("first_on", { mode: "string" }).notNull(),
    version: integer("version").notNull().default(1),
  },
  (t) => [...ownedRows("budget_incomes", t)],
);

/** One row per member: the start of the line of the next days. */
export const budgetBalances = pgTable(
  "budget_balances",
  {
    userId: ownedColumns().userId,
    /** The balance of the account, its day, and when it was entered. */
    balanceCents: cents("balance_cents").notNull(),
    balanceOn: date("balance_on", { mode: "string" }).notNull(),
    enteredAt: at("entered_at").notNull(),
    floorCents: cents("floor_cents"),
    dailyCents: cents("daily_cents").notNull(),
  },
  (t) => [primaryKey({ name: "budget_balances_pk", columns: [t.userId] }), ownedRowPolicy("budget_balances")],
);

export const budgetSnapshots = pgTable(
  "budget_snapshots",
  {
    ...ownedColumns(),
    month: text("month").notNull(),
    takenAt: at("taken_at").notNull(),
    /** The categories as the month showed them. */
    categories: jsonb("categories").notNull(),
  },
  (t) => [...ownedRows("budget_snapshots", t), index("budget_snapshots_newest").on(t.userId, t.month, t.takenAt.desc())],
);

/** The member's text about one good thing of a month. */
export const budgetGoodThings = pgTable(
  "budget_good_things",
  { ...ownedColumns(), month: text("month").notNull(), words: text("words").notNull(), version: integer("version").notNull().default(1) },
  (t) => [...ownedRows("budget_good_things", t), uniqueIndex("budget_good_things_month").on(t.userId, t.month)],
);

/** One row for each imported file. */
export const budgetImports = pgTable(
  "budget_imports",
  {
    ...ownedColumns(),
    fileName: text("file_name").notNull(),
    format: text("format").notNull(),
    importedAt: at("imported_at").notNull(),
    /** What an import of budgets by month changed, for Undo; null for one of expenses. */
    changes: jsonb("changes"),
  },
  (t) => [...ownedRows("budget_imports", t)],
);

/** The category in which a payee's imported expenses belong. `payee` is normalized by `payeeOf`. */
export const budgetPayees = pgTable(
  "budget_payees",
  { ...ownedColumns(), payee: text("payee").notNull(), categoryId: uuid("category_id").notNull() },
  (t) => [...ownedRows("budget_payees", t), uniqueIndex("budget_payees_name").on(t.userId, t.payee)],
);

/** The columns of files with one header, as chosen by hand. `header` is computed by `headerOf`. */
export const budgetImportColumns = pgTable(
  "budget_import_columns",
  { ...ownedColumns(), header: text("header").notNull(), columns: jsonb("columns").notNull(), savedAt: at("saved_at").notNull() },
  (t) => [...ownedRows("budget_import_columns", t), uniqueIndex("budget_import_columns_header").on(t.userId, t.header)],
);
