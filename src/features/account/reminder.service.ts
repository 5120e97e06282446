import { and, eq, gt, isNull, lte, or } from "drizzle-orm";
import { pushDevices, users } from "#server/auth.tables.ts";
import type { MemberTx } from "#server/database.ts";
import { dayIn } from "#shared/dates.ts";
import { forEachItem } from "#server/jobs.ts";
import type { AppContext, ReminderReader } from "#server/context.ts";
import { homeOf } from "./account.deletion.repository.ts";
import { reminders } from "./account.tables.ts";
import { emails, type Reminder } from "./email.content.ts";
import { reminderKinds, subjectOf, type ReminderKind } from "./reminder.content.ts";
import { daysAhead, offAddress, readReminderState, recordSent } from "./reminder.repository.ts";
import {
  dailyNames,
  formatMoment,
  isDated,
  isDue,
  isNothingNear,
  isTrialNoticeDue,
  nextLook,
  type Asking,
  type Kind,
  type Reminders,
} from "./reminder.rules.ts";

const dayMs = 86_400_000;

/** Whether a reminder's task is done already today, as the features report through app/. */
export type DoneToday = (tx: MemberTx, reader: ReminderReader) => Promise<Record<Asking, boolean>>;

type Reader = Pick<
  typeof users.$inferSelect,
  "id" | "email" | "timeZone" | "weekStartsOn" | "trialEndsAt" | "billingStatus" | "remindersNextAt"
>;

export const reminderFacts = {
  /**
   * One run of reminders: for every member who chose one, and those whose trial ends within a day. Each is queued for every channel, which
   * accepts each of a day only once, and is recorded as sent when a channel has accepted it (`recordSent`); one member's failure does not
   * stop the others. Returns how many messages were queued.
   */
  round: async (context: AppContext, doneToday: DoneToday): Promise<number> => {
    const now = context.clock();
    const { id, email, timeZone, weekStartsOn, trialEndsAt, billingStatus, remindersNextAt } = users;
    const readers = await context.database.owner
      .select({ id, email, timeZone, weekStartsOn, trialEndsAt, billingStatus, remindersNextAt })
      .from(users)
      .where(
        and(
          or(eq(users.emailConsent, true), and(gt(trialEndsAt, new Date(now)), lte(trialEndsAt, new Date(now + dayMs)))),
          or(isNull(remindersNextAt), lte(remindersNextAt, new Date(now))),
        ),
      );
    let queued = 0;
    await forEachItem(context.log, "reminders", readers, async (reader) => {
      queued += await remind(context, reader, now, doneToday);
    });
    context.mail.kick();
    context.push.kick();
    return queued;
  },

  recordSent,
};

async function remind(context: AppContext, reader: Reader, now: number, doneToday: DoneToday): Promise<number> {
  const { owner } = context.database;
  const { due, preferences, nextAt } = await context.database.withUser(reader.id, (tx) => findDue(tx, context, reader, now, doneToday));
  let queued = 0;
  if (due.length > 0) {
    const devices = await owner.select().from(pushDevices).where(eq(pushDevices.userId, reader.id));
    for (const one of due) {
      if (preferences.byMail) queued += await queueMail(context, reader, one, now);
      for (const device of devices) queued += await queueNotification(context, reader, device, one, now);
    }
  }
  // in the hours of a reminder about coming days the next run checks again, so nothing is written then
  if ((reader.remindersNextAt?.getTime() ?? 0) !== nextAt && nextAt > now)
    await owner
      .update(users)
      .set({ remindersNextAt: new Date(nextAt) })
      // unless the member's choices were changed meanwhile
      .where(
        and(
          eq(users.id, reader.id),
          reader.remindersNextAt ? eq(users.remindersNextAt, reader.remindersNextAt) : isNull(users.remindersNextAt),
        ),
      );
  return queued;
}

/** One of each kind for each of the member's dates; of the trial's end one ever. */
const onceKeyOf = (reader: Reader, kind: Kind, now: number) =>
  `${kind}:${reader.id}:${kind === "trialEnd" ? "" : dayIn(reader.timeZone, now)}`;

async function queueMail(context: AppContext, reader: Reader, due: Reminder, now: number): Promise<number> {
  const { kind } = due;
  const off = offAddress(context, reader.id, kind);
  const words = emails.reminder(due, homeOf(context), off);
  const onceKey = onceKeyOf(reader, kind, now);
  const addressed = { kind, memberId: reader.id, onceKey, to: reader.email, off };
  if (await context.mail.queue(context.database.owner, { ...addressed, ...words })) return 1;
  // sent, but the server stopped before it was recorded
  const taken = await context.mail.taken(onceKey);
  if (taken) await recordSent(context, taken);
  return 0;
}

async function queueNotification(
  context: AppContext,
  reader: Reader,
  device: Pick<typeof pushDevices.$inferSelect, "id" | "isDetailed">,
  { kind, details, isToday }: Reminder,
  now: number,
): Promise<number> {
  const { discreet, path, actions = [] }: ReminderKind = reminderKinds[kind];
  const notification = {
    title: device.isDetailed ? subjectOf(kind, isToday) : discreet,
    body: device.isDetailed ? details : "",
    path: path || "/",
    tag: kind,
    actions: actions.map((one) => ({ ...one })),
  };
  const onceKey = `push:${onceKeyOf(reader, kind, now)}:${device.id}`;
  const addressed = { kind, memberId: reader.id, onceKey };
  if (await context.push.queue(context.database.owner, addressed, { deviceId: device.id, notification })) return 1;
  const taken = await context.push.taken(onceKey);
  if (taken) await recordSent(context, taken);
  return 0;
}

async function findDue(
  tx: MemberTx,
  context: AppContext,
  reader: Reader,
  now: number,
  doneToday: DoneToday,
): Promise<{ due: Reminder[]; preferences: Reminders; nextAt: number }> {
  await tx.insert(reminders).values({ userId: tx.memberId }).onConflictDoNothing();
  const { reminders: preferences, pausedUntil, sentAt, trialEndSentAt } = await readReminderState(tx);
  const { timeZone: zone, weekStartsOn } = reader;
  const of: ReminderReader = { today: dayIn(zone, now), timeZone: zone, weekStartsOn, now };
  const isTimeOf = dailyNames.filter((name) =>
    isDue(name, preferences, { zone, lastSentAt: sentAt[name], pausedUntil, isDone: false }, now),
  );
  const done = isTimeOf.some((name) => !isDated(name)) ? await doneToday(tx, of) : null;
  const found: Kind[] = [];
  for (const name of isTimeOf) {
    // the days are read only for members who chose it, in its hours
    const isNot = isDated(name)
      ? isNothingNear(name, await daysAhead(context, tx, name, of), { zone, lastSentAt: sentAt[name] }, now)
      : done?.[name];
    if (!isNot) found.push(name);
  }
  const trial = reader.billingStatus === "none" ? { trialEndsAt: reader.trialEndsAt.getTime(), sentAt: trialEndSentAt } : null;
  if (trial && isTrialNoticeDue(preferences, { zone, ...trial, pausedUntil }, now)) found.push("trialEnd");
  const isLastDay = dayIn(zone, reader.trialEndsAt.getTime()) === of.today;
  const due: Reminder[] = [];
  for (const kind of found) {
    const details =
      kind === "trialEnd" ? formatMoment(reader.trialEndsAt.getTime(), zone) : ((await context.reminderDetails[kind]?.(tx, of)) ?? "");
    due.push({ kind, details, isToday: kind === "trialEnd" && isLastDay });
  }
  return { due, preferences, nextAt: nextLook(preferences, { zone, pausedUntil, sentAt, trial }, found, now) };
}
