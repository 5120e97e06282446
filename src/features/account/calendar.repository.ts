import { and, asc, eq, isNull, lt, or } from "drizzle-orm";
import { hourMs } from "#shared/dates.ts";
import { Problem } from "#shared/errors.ts";
import { accessColumns, calendarAddresses as addresses, users } from "#server/auth.tables.ts";
import { ownedBy, type MemberTx, type Owner } from "#server/database.ts";
import { isFull } from "#server/list-limit.ts";
import { deleteRow, findRow, ownRow } from "#server/rows.ts";
import { expectSameCredentials, type Proved } from "#server/session.ts";
import { fingerprint, newSecret } from "#server/signing.ts";
import { calendarMessages, mostCalendars, type AlarmChoice, type CalendarChoice, type CalendarKind } from "./calendar.rules.ts";
import { calendars } from "./calendar.tables.ts";

type StoredCalendar = CalendarChoice & { id: string; createdAt: Date };

const shown = ({ id, name, holds, isDetailed, alarm, createdAt }: typeof calendars.$inferSelect): StoredCalendar => ({
  id,
  name,
  // written through the contract only
  holds: holds as CalendarKind[],
  isDetailed,
  alarm: alarm as AlarmChoice,
  createdAt,
});

/** Calendars of this member, oldest first. */
export const listCalendars = async (tx: MemberTx): Promise<StoredCalendar[]> =>
  (await tx.select().from(calendars).where(ownedBy(calendars, tx)).orderBy(asc(calendars.createdAt), asc(calendars.id))).map(shown);

/** Throws not-found. */
export async function readCalendar(tx: MemberTx, id: string): Promise<StoredCalendar> {
  const row = await findRow(tx, calendars, id);
  if (!row) throw new Problem("not-found", calendarMessages.gone);
  return shown(row);
}

/** The same id again replaces the choice, for a lost answer. `now` in UTC ms. */
export async function addCalendar(tx: MemberTx, id: string, choice: CalendarChoice, now: number): Promise<void> {
  if (await isFull(tx, calendars, { id, most: mostCalendars })) throw new Problem("invalid", calendarMessages.tooMany);
  const chosen = { ...choice, name: choice.name.trim() };
  await tx
    .insert(calendars)
    .values({ ...chosen, id, userId: tx.memberId, createdAt: new Date(now) })
    .onConflictDoUpdate({ target: [calendars.userId, calendars.id], set: { ...chosen, userId: tx.memberId } });
}

/** Throws not-found. */
export async function changeCalendar(tx: MemberTx, id: string, choice: CalendarChoice): Promise<void> {
  const changed = await tx
    .update(calendars)
    .set({ ...choice, name: choice.name.trim() })
    .where(ownRow(calendars, tx, id))
    .returning({ id: calendars.id });
  if (changed.length === 0) throw new Problem("not-found", calendarMessages.gone);
}

/** Throws not-found. */
export async function removeCalendar(tx: MemberTx, id: string): Promise<void> {
  if (!(await deleteRow(tx, calendars, id))) throw new Problem("not-found", calendarMessages.gone);
}

/** When the address of each calendar was created and last fetched. */
export const listAddresses = (owner: Owner, memberId: string) =>
  owner
    .select({ calendarId: addresses.calendarId, createdAt: addresses.createdAt, usedAt: addresses.usedAt })
    .from(addresses)
    .where(eq(addresses.userId, memberId));

/**
 * Gives a calendar a new address, which replaces the one before. Returns the secret in it, which only this answer contains. Throws not-signed-in
 * if the account's credentials were changed since `member` proved who they are.
 */
export async function makeAddress(tx: Pick<Owner, "insert" | "select">, member: Proved, calendarId: string, now: number): Promise<string> {
  await expectSameCredentials(tx, member);
  const secret = newSecret();
  const fresh = { tokenHash: fingerprint(secret), createdAt: new Date(now), usedAt: null };
  await tx
    .insert(addresses)
    .values({ userId: member.id, calendarId, ...fresh })
    .onConflictDoUpdate({ target: [addresses.userId, addresses.calendarId], set: fresh });
  return secret;
}

export const endAddress = (owner: Owner, memberId: string, calendarId: string) =>
  owner.delete(addresses).where(and(eq(addresses.userId, memberId), eq(addresses.calendarId, calendarId)));

/** Revokes every address of this member. */
export const endAddresses = (writer: Pick<Owner, "delete">, memberId: string) =>
  writer.delete(addresses).where(eq(addresses.userId, memberId));

/** The owner of the address with `secret`, and what the access check needs; null for an unknown one. Records the use, once an hour. */
export async function readAddress(owner: Owner, secret: string, now: number) {
  const tokenHash = fingerprint(secret);
  const [row] = await owner
    .select({
      calendarId: addresses.calendarId,
      usedAt: addresses.usedAt,
      id: users.id,
      timeZone: users.timeZone,
      currency: users.currency,
      ...accessColumns,
      cancelsAtEnd: users.cancelsAtEnd,
    })
    .from(addresses)
    .innerJoin(users, eq(users.id, addresses.userId))
    .where(eq(addresses.tokenHash, tokenHash));
  if (!row) return null;
  const isOld = or(isNull(addresses.usedAt), lt(addresses.usedAt, new Date(now - hourMs)));
  if (row.usedAt === null || row.usedAt.getTime() < now - hourMs)
    await owner
      .update(addresses)
      .set({ usedAt: new Date(now) })
      .where(and(eq(addresses.tokenHash, tokenHash), isOld));
  return row;
}
export type AddressOwner = NonNullable<Awaited<ReturnType<typeof readAddress>>>;
