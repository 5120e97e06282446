import { and, eq, isNull, lt, or } from "drizzle-orm";
import { users } from "#server/auth.tables.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import type { AppContext } from "#server/context.ts";
import type { Taken } from "#server/queue.ts";
import type { Day } from "#shared/dates.ts";
import { makeTicket, readTicket } from "#server/signing.ts";
import { homeOf } from "./account.deletion.repository.ts";
import { recordConsent } from "./account.repository.ts";
import { reminders } from "./account.tables.ts";
import { calendarDays, defaultReminders, eachDaily, eachKind, kinds, type Dated, type Kind, type Reminders } from "./reminder.rules.ts";

const purpose = "reminder off";
/** An email may be found again much later. */
const ticketMs = 400 * 86_400_000;
export const isKind = (name: string): name is Kind => (kinds as string[]).includes(name);

/** A member's choices and what was sent so far. Instants in UTC ms, null if there is none. */
export async function readReminderState(tx: MemberTx) {
  const [row] = await tx.select().from(reminders).where(ownedBy(reminders, tx));
  const found = row ?? defaultReminders;
  const { byMail, sendHour, quietFrom, quietTo } = found;
  const chosen: Reminders = { ...eachKind((kind) => found[kind]), byMail, sendHour, quietFrom, quietTo };
  return {
    reminders: chosen,
    pausedUntil: row?.pausedUntil?.getTime() ?? null,
    sentAt: eachDaily((name) => row?.[`${name}SentAt`]?.getTime() ?? null),
    trialEndSentAt: row?.trialEndSentAt?.getTime() ?? null,
  };
}

/** The days from `today` on that a reminder is about. */
export async function daysAhead(
  { upcomingDays }: Pick<AppContext, "upcomingDays">,
  tx: MemberTx,
  name: Dated,
  { today, weekStartsOn }: { today: Day; weekStartsOn: number },
): Promise<Day[]> {
  if (name === "weekly" || name === "monthEnd") return calendarDays[name](today, weekStartsOn);
  return (await upcomingDays[name]?.(tx, today)) ?? [];
}

export type ReminderState = Awaited<ReturnType<typeof readReminderState>>;

/** Records that a channel has accepted a reminder. An earlier one never overwrites a later one. */
export async function recordSent({ database }: AppContext, { kind, memberId, queuedAt }: Taken): Promise<void> {
  if (memberId === null || !isKind(kind)) return;
  const [column, at] = [`${kind}SentAt` as const, new Date(queuedAt)];
  await database.withUser(memberId, (tx) =>
    tx
      .update(reminders)
      .set({ [column]: at })
      .where(and(ownedBy(reminders, tx), or(isNull(reminders[column]), lt(reminders[column], at)))),
  );
}

/** Pauses every reminder until `until` (UTC ms); null ends the pause. */
export async function pauseReminders(tx: MemberTx, until: number | null): Promise<void> {
  const pausedUntil = until === null ? null : new Date(until);
  await tx
    .insert(reminders)
    .values({ userId: tx.memberId, pausedUntil })
    .onConflictDoUpdate({ target: reminders.userId, set: { pausedUntil } });
}

/** The unsubscribe address of an email's kind, which needs no session; signed, so that it cannot be forged. */
export const offAddress = (context: AppContext, memberId: string, kind: Kind): string =>
  `${homeOf(context)}/reminders/off?for=${makeTicket(context.config.AUTH_SECRET, purpose, `${memberId} ${kind}`, context.clock() + ticketMs)}`;

/** The member and kind of a ticket, or null. A ticket from before a change of the secret still works. */
export function readOffTicket({ config, clock }: AppContext, ticket: string): { memberId: string; kind: Kind } | null {
  for (const secret of [config.AUTH_SECRET, ...config.AUTH_PREVIOUS_SECRETS]) {
    const [memberId = "", kind = ""] = (readTicket(secret, purpose, ticket, clock()) ?? "").split(" ");
    // signed by us with a kind of that time, which may not exist any more
    if (memberId && isKind(kind)) return { memberId, kind };
  }
  return null;
}

/** Switches one kind off; repeating it changes nothing. */
export async function switchOff(context: AppContext, { memberId, kind }: { memberId: string; kind: Kind }): Promise<void> {
  const { database, sessions } = context;
  await database.withUser(memberId, (tx) =>
    tx
      .update(reminders)
      .set({ [kind]: false })
      .where(ownedBy(reminders, tx)),
  );
  await recordConsent(database.owner, memberId);
  sessions.evict(memberId);
}

/** Whether the account still exists. */
export const isMember = async ({ database }: AppContext, memberId: string): Promise<boolean> =>
  (await database.owner.select({ id: users.id }).from(users).where(eq(users.id, memberId))).length > 0;
