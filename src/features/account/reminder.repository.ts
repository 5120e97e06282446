import { eq } from "drizzle-orm";
import { users } from "#server/auth.tables.ts";
import { ownedBy, type MemberTx } from "#server/database.ts";
import type { AppContext } from "#server/context.ts";
import { makeTicket, readTicket } from "#server/signing.ts";
import { homeOf } from "./account.deletion.repository.ts";
import { setEmailConsent } from "./account.repository.ts";
import { reminders } from "./account.tables.ts";
import { dailyNames, defaultReminders, eachDaily, type Email, type Reminders } from "./reminder.rules.ts";

const purpose = "reminder off";
/** A mail may be found again much later. */
const ticketMs = 400 * 86_400_000;
const names: readonly string[] = [...dailyNames, "trialEnd"] satisfies Email[];

/** What a member chose and what was sent so far. Instants in UTC ms, null where there is none. */
export async function readReminderState(tx: MemberTx) {
  const [row] = await tx.select().from(reminders).where(ownedBy(reminders, tx));
  const { trialEnd, sendHour, quietFrom, quietTo } = row ?? defaultReminders;
  const chosen: Reminders = { ...eachDaily((name) => (row ?? defaultReminders)[name]), trialEnd, sendHour, quietFrom, quietTo };
  return {
    reminders: chosen,
    pausedUntil: row?.pausedUntil?.getTime() ?? null,
    sentAt: eachDaily((name) => row?.[`${name}SentAt`]?.getTime() ?? null),
    trialEndSentAt: row?.trialEndSentAt?.getTime() ?? null,
  };
}

/** Holds every reminder back until `until` (UTC ms); null ends the pause. */
export async function pauseReminders(tx: MemberTx, until: number | null): Promise<void> {
  const pausedUntil = until === null ? null : new Date(until);
  await tx
    .insert(reminders)
    .values({ userId: tx.memberId, pausedUntil })
    .onConflictDoUpdate({ target: reminders.userId, set: { pausedUntil } });
}

/** The address in a mail that switches its own kind off, without signing in; signed, so that nobody else can make one. */
export const offAddress = (context: AppContext, memberId: string, email: Email): string =>
  `${homeOf(context)}/reminders/off?for=${makeTicket(context.config.AUTH_SECRET, purpose, `${memberId} ${email}`, context.clock() + ticketMs)}`;

/** Whose reminder of which kind a ticket is about, or null. One from before a change of the secret still works. */
export function readOffTicket({ config, clock }: AppContext, ticket: string): { memberId: string; email: Email } | null {
  for (const secret of [config.AUTH_SECRET, ...config.AUTH_PREVIOUS_SECRETS]) {
    const [memberId = "", email = ""] = (readTicket(secret, purpose, ticket, clock()) ?? "").split(" ");
    // signed by us: one of the names at that time, perhaps none of today's
    if (memberId && names.includes(email)) return { memberId, email: email as Email };
  }
  return null;
}

/** Switches one kind off; doing it again changes nothing. */
export async function switchOff(context: AppContext, { memberId, email }: { memberId: string; email: Email }): Promise<void> {
  const { database, sessions } = context;
  const state = await database.withUser(memberId, async (tx) => {
    await tx
      .update(reminders)
      .set({ [email]: false })
      .where(ownedBy(reminders, tx));
    return readReminderState(tx);
  });
  await setEmailConsent(
    database.owner,
    memberId,
    dailyNames.some((name) => state.reminders[name]),
  );
  sessions.evict(memberId);
}

/** Whether the account is still there. */
export const isMember = async ({ database }: AppContext, memberId: string): Promise<boolean> =>
  (await database.owner.select({ id: users.id }).from(users).where(eq(users.id, memberId))).length > 0;
