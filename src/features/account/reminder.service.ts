import { and, eq, gt, lte, or } from "drizzle-orm";
import { users } from "#server/auth.tables.ts";
import { ownedBy } from "#server/database.ts";
import type { MemberTx } from "#server/database.ts";
import { dayIn } from "#shared/dates.ts";
import { forEachItem } from "#server/jobs.ts";
import type { AppContext } from "#server/context.ts";
import { homeOf } from "./account.deletion.repository.ts";
import { reminders } from "./account.tables.ts";
import { emails } from "./email.content.ts";
import { offAddress } from "./reminder.repository.ts";
import {
  dailyNames,
  defaultReminders,
  formatMoment,
  isDated,
  isDue,
  isNothingNear,
  isTrialNoticeDue,
  type Asking,
  type Dated,
  type Email,
} from "./reminder.rules.ts";

const dayMs = 86_400_000;

/** Whether the thing an email asks about is done already today, as the features report through app/. */
export type DoneToday = (tx: MemberTx, zone: string, now: number) => Promise<Record<Asking, boolean>>;

type Reader = { id: string; email: string; timeZone: string; trialEndsAt: Date; billingStatus: string };

export const reminderFacts = {
  /**
   * One round of emails: to everybody who asked for one, and to those whose trial ends within a day. An email is noted as sent
   * once it is in the mail queue, which takes each of a day only once; one member's failure does not stop the others. Returns how many.
   */
  round: async (context: AppContext, doneToday: DoneToday): Promise<number> => {
    const now = context.clock();
    const readers = await context.database.owner
      .select({
        id: users.id,
        email: users.email,
        timeZone: users.timeZone,
        trialEndsAt: users.trialEndsAt,
        billingStatus: users.billingStatus,
      })
      .from(users)
      .where(or(eq(users.emailConsent, true), and(gt(users.trialEndsAt, new Date(now)), lte(users.trialEndsAt, new Date(now + dayMs)))));
    let queued = 0;
    await forEachItem(context.log, "reminders", readers, async (reader) => {
      queued += await writeTo(context, reader, now, doneToday);
    });
    context.mail.kick();
    return queued;
  },
};

async function writeTo(context: AppContext, reader: Reader, now: number, doneToday: DoneToday): Promise<number> {
  const { database, mail } = context;
  const due = await database.withUser(reader.id, (tx) => findDue(tx, context, reader, now, doneToday));
  let queued = 0;
  for (const email of due) {
    const onceKey = `${email}:${reader.id}:${email === "trialEnd" ? "" : dayIn(reader.timeZone, now)}`;
    const off = offAddress(context, reader.id, email);
    const words = wordsFor(email, reader, homeOf(context), off);
    if (await mail.queue(database.owner, { kind: email, memberId: reader.id, onceKey, to: reader.email, off, ...words })) queued += 1;
  }
  if (due.length > 0) await database.withUser(reader.id, (tx) => noteSent(tx, due, now));
  return queued;
}

async function findDue(tx: MemberTx, context: AppContext, reader: Reader, now: number, doneToday: DoneToday): Promise<Email[]> {
  await tx.insert(reminders).values({ userId: tx.memberId }).onConflictDoNothing();
  const [row] = await tx.select().from(reminders).where(ownedBy(reminders, tx));
  const preferences = row ?? defaultReminders;
  const done = await doneToday(tx, reader.timeZone, now);
  const last = (at: Date | null | undefined) => at?.getTime() ?? null;
  const pausedUntil = last(row?.pausedUntil);
  const upcoming = async (name: Dated) => (await context.upcomingDays[name]?.(tx, dayIn(reader.timeZone, now))) ?? [];
  const due: Email[] = [];
  for (const name of dailyNames) {
    const lastSentAt = last(row?.[`${name}SentAt`]);
    const at = { zone: reader.timeZone, lastSentAt, pausedUntil };
    const isDone = async () => (isDated(name) ? isNothingNear(name, await upcoming(name), at, now) : done[name]);
    // the days are read for those who chose it, in its hours
    if (isDue(name, preferences, { ...at, isDone: false }, now) && !(await isDone())) due.push(name);
  }
  const isFree = reader.billingStatus === "none";
  if (
    isFree &&
    isTrialNoticeDue(
      preferences,
      { zone: reader.timeZone, trialEndsAt: reader.trialEndsAt.getTime(), sentAt: last(row?.trialEndSentAt), pausedUntil },
      now,
    )
  )
    due.push("trialEnd");
  return due;
}

async function noteSent(tx: MemberTx, due: Email[], now: number): Promise<void> {
  const at = new Date(now);
  await tx
    .update(reminders)
    .set(Object.fromEntries(due.map((email) => [`${email}SentAt`, at])))
    .where(ownedBy(reminders, tx));
}

function wordsFor(email: Email, reader: Reader, home: string, off: string) {
  if (email !== "trialEnd") return emails.daily(email, home, off);
  return emails.trialEnds(formatMoment(reader.trialEndsAt.getTime(), reader.timeZone), home, off);
}
