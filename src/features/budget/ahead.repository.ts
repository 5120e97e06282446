import { and, asc, eq, gt, gte, inArray, isNull, or, sql } from "drizzle-orm";
import type { Day } from "#shared/dates.ts";
import type { Cents } from "#shared/money.ts";
import { Problem } from "#shared/errors.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import { isFull } from "#server/list-limit.ts";
import { removeOne, restore } from "#server/trash.ts";
import { updateVersioned } from "#server/versions.ts";
import { aheadMessages, aheadRange, lookAhead, mostIncomes, type BalanceDay, type Income } from "./ahead.rules.ts";
import { chargeDay, type Rhythm } from "./bill-days.rules.ts";
import { billsBetween } from "./bill.repository.ts";
import { budgetBalances as balances, budgetExpenses as expenses, budgetIncomes as incomes } from "./budget.tables.ts";

type StoredIncome = Income & { version: number };
type IncomeParts = Omit<Income, "id">;
type StoredBalance = typeof balances.$inferSelect;

/** The incomes of this member, the earliest first. */
export async function listIncomes(tx: MemberTx): Promise<StoredIncome[]> {
  const rows = await tx.select().from(incomes).where(ownedBy(incomes, tx)).orderBy(asc(incomes.firstOn), asc(incomes.id));
  // the contract and the import allow only known rhythms
  return rows.map(({ id, name, amountCents, rhythm, firstOn, version }) => ({
    id,
    name,
    amountCents,
    rhythm: rhythm as Rhythm,
    firstOn,
    version,
  }));
}

export async function addIncome(tx: MemberTx, id: string, parts: IncomeParts): Promise<void> {
  if (await isFull(tx, incomes, { id, most: mostIncomes })) throw new Problem("invalid", aheadMessages.tooManyIncomes, { field: "name" });
  await tx
    .insert(incomes)
    .values({ ...parts, name: parts.name.trim(), id, userId: tx.memberId })
    .onConflictDoNothing();
}

/** Throws conflict when it was changed since `version`. */
export async function editIncome(tx: MemberTx, id: string, { version, ...parts }: IncomeParts & { version: number }): Promise<void> {
  await updateVersioned(tx, incomes, { id, version, gone: aheadMessages.incomeGone }, () => ({ ...parts, name: parts.name.trim() }));
}

export const removeIncome = (tx: MemberTx, id: string, now: number): Promise<void> => removeOne(tx, incomes, id, now);
export const restoreIncome = (tx: MemberTx, id: string): Promise<void> => restore(tx, incomes, [id], { most: mostIncomes });

export async function readBalance(tx: MemberTx): Promise<StoredBalance | null> {
  return (await tx.select().from(balances).where(eq(balances.userId, tx.memberId)))[0] ?? null;
}

/**
 * `balanceCents` null keeps the entered balance and its day; without one before, it is refused. Of the others undefined keeps what is
 * stored. `now` in UTC ms.
 */
export async function setBalance(
  tx: MemberTx,
  { balanceCents, ...limits }: { balanceCents: Cents | null; floorCents?: Cents | null; dailyCents?: Cents },
  { today, now }: { today: Day; now: number },
): Promise<void> {
  // with the id, because an update without any value is refused
  const set = { ...limits, userId: tx.memberId };
  if (balanceCents === null) {
    const kept = await tx.update(balances).set(set).where(eq(balances.userId, tx.memberId)).returning({ userId: balances.userId });
    if (kept.length === 0) throw new Problem("invalid", "Please enter what is in your account now.", { field: "balanceCents" });
    return;
  }
  const row = { ...set, balanceCents, balanceOn: today, enteredAt: new Date(now) };
  await tx
    .insert(balances)
    .values({ ...row, dailyCents: limits.dailyCents ?? 0 })
    .onConflictDoUpdate({ target: balances.userId, set: row });
}

/** The next days: bills and incomes, and, if a balance was entered, the balance of each day and the lowest of them. */
export async function readAhead(tx: MemberTx, today: Day) {
  const [stored, list] = [await readBalance(tx), await listIncomes(tx)];
  const balance = stored && {
    cents: stored.balanceCents,
    on: stored.balanceOn,
    floorCents: stored.floorCents,
    dailyCents: stored.dailyCents,
  };
  const { from, to } = aheadRange(today, balance);
  const bills = await billsBetween(tx, from, to);
  // a bill that was charged before the balance was entered is in it, also if it is marked as paid later
  const spent = stored
    ? (await spentSince(tx, stored.balanceOn, stored.enteredAt)).filter(
        ({ billId, billDueOn }) =>
          billDueOn === null ||
          chargeDay(
            bills.find(({ id }) => id === billId),
            billDueOn,
          ) >= stored.balanceOn,
      )
    : [];
  const spentCents = spent.reduce((sum, { on, cents }) => (on <= today ? sum + cents : sum), 0);
  return { balance, incomes: list, spentCents, ...lookAhead(today, { balance, bills, incomes: list, spent }) };
}

/**
 * Expenses less refunds of each day after the balance was entered, payments of each due day of a bill separately: of later days, and of its day
 * those created after it. One without a time of the server is compared by the time in its id (UUIDv7).
 */
async function spentSince(
  tx: MemberTx,
  on: Day,
  enteredAt: Date,
): Promise<(BalanceDay & { billId: string | null; billDueOn: Day | null })[]> {
  const paid = { billId: expenses.billId, billDueOn: expenses.billDueOn };
  const rows = await tx
    .select({ ...paid, on: expenses.spentOn, cents: sql<string>`sum(${expenses.amountCents})` })
    .from(expenses)
    .where(
      and(
        ownedBy(expenses, tx),
        // an adjustment corrects the month's figure, and says nothing of the account
        inArray(expenses.kind, ["expense", "refund"]),
        or(
          gt(expenses.spentOn, on),
          and(
            eq(expenses.spentOn, on),
            or(gte(expenses.createdAt, enteredAt), and(isNull(expenses.createdAt), gte(expenses.id, firstIdAt(enteredAt.getTime())))),
          ),
        ),
      ),
    )
    .groupBy(expenses.spentOn, expenses.billId, expenses.billDueOn);
  return rows.map((row) => ({ ...row, cents: Number(row.cents) }));
}

const firstIdAt = (at: number) => {
  const hex = at.toString(16).padStart(12, "0");
  return `${hex.slice(0, 8)}-${hex.slice(8)}-7000-8000-000000000000`;
};
