import { sql } from "drizzle-orm";
import { bigint, check, date, index, integer, text, uuid } from "drizzle-orm/pg-core";
import { at, memberTable, singleRowTable } from "#server/columns.ts";

const cents = (name: string) => bigint(name, { mode: "number" });

/** One row once the defaults were created, so that it happens once. */
export const debtSettings = singleRowTable("debt_settings", {
  extraCents: cents("extra_cents").notNull().default(0),
  strategy: text("strategy").notNull().default("avalanche"),
  startedAt: at("started_at").notNull(),
});

/** `paid_cents` is the sum of the debt's payments, at least 0; both are written in one transaction. */
export const debts = memberTable(
  "debts",
  {
    name: text("name").notNull(),
    emoji: text("emoji").notNull(),
    totalCents: cents("total_cents").notNull(),
    paidCents: cents("paid_cents").notNull(),
    rateMilli: integer("rate_milli"),
    minimumCents: cents("minimum_cents"),
    position: integer("position").notNull(),
    importId: uuid("import_id"),
    version: integer("version").notNull().default(1),
  },
  () => [check("debts_paid", sql`paid_cents >= 0`)],
);

/**
 * A payment is above 0; an adjustment is the difference of a typed Paid figure. A counterpart is shown as an adjustment: it keeps the sum at
 * 0 while a payment is deleted that an adjustment had corrected, and its id has the time of that.
 */
export const debtPayments = memberTable(
  "debt_payments",
  {
    debtId: uuid("debt_id").notNull(),
    kind: text("kind").notNull(),
    paidOn: date("paid_on", { mode: "string" }).notNull(),
    amountCents: cents("amount_cents").notNull(),
  },
  (t) => [index("debt_payments_newest").on(t.userId, t.paidOn.desc(), t.id.desc()), index("debt_payments_debt").on(t.userId, t.debtId)],
);

export const savingsGoals = memberTable("savings_goals", {
  name: text("name").notNull(),
  emoji: text("emoji").notNull(),
  targetCents: cents("target_cents").notNull(),
  currentCents: cents("current_cents").notNull(),
  position: integer("position").notNull(),
  importId: uuid("import_id"),
  version: integer("version").notNull().default(1),
});

/** One row for each file of debts or goals that was imported. */
export const debtImports = memberTable("debt_imports", {
  fileName: text("file_name").notNull(),
  format: text("format").notNull(),
  importedAt: at("imported_at").notNull(),
});

export const goalContributions = memberTable(
  "goal_contributions",
  {
    goalId: uuid("goal_id").notNull(),
    contributedOn: date("contributed_on", { mode: "string" }).notNull(),
    amountCents: cents("amount_cents").notNull(),
  },
  (t) => [index("goal_contributions_newest").on(t.userId, t.contributedOn.desc(), t.goalId)],
);
