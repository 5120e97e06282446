import { and, eq, gt, isNull, lte, or } from "drizzle-orm";
import { accessColumns, pushDevices, users } from "#server/auth.tables.ts";
import type { MemberTx } from "#server/database.ts";
import { dayIn, dayMs } from "#shared/dates.ts";
import { forEachItem } from "#server/jobs.ts";
import type { AppContext, ReminderReader } from "#server/context.ts";
import type { Waiting } from "#server/queue.ts";
import { homeOf } from "./account.deletion.repository.ts";
import { reminders } from "./account.tables.ts";
import { emails, type Reminder } from "./email.content.ts";
import { reminderKinds, subjectOf, type ReminderKind } from "./reminder.content.ts";
import { daysAhead, isKind, offAddress, readReminderState, recordSent, type ReminderState } from "./reminder.repository.ts";
import {
  dailyNames,
  eachDaily,
  eachKind,
  formatMoment,
  isDated,
  isDue,
  isNothingNear,
  isTrialNoticeDue,
  nextCheckAt,
  withoutAccess,
  type Asking,
  type Kind,
  type Reminders,
} from "./reminder.rules.ts";

/** Whether a reminder's task is done already today, as the features report through app/. */
export type DoneToday = (tx: MemberTx, reader: ReminderReader) => Promise<Record<Asking, boolean>>;

const columns = {
  id: users.id,
  timeZone: users.timeZone,
  weekStartsOn: users.weekStartsOn,
  ...accessColumns,
  remindersNextAt: users.remindersNextAt,
};
type Reader = Pick<typeof users.$inferSelect, keyof typeof columns>;

export const reminderFacts = {
  /**
   * One run of reminders: for every member who chose one, and those whose trial ends within a day. Each is queued for every channel, which
   * accepts each of a day only once, and is recorded as sent when a channel has accepted it (`recordSent`); one member's failure does not
   * stop the others. Returns how many messages were queued.
   */
  round: async (context: AppContext, doneToday: DoneToday): Promise<number> => {
    const now = context.clock();
    const readers = await context.database.owner
      .select(columns)
      .from(users)
      .where(
        and(
          or(eq(users.emailConsent, true), and(gt(users.trialEndsAt, new Date(now)), lte(users.trialEndsAt, new Date(now + dayMs)))),
          or(isNull(users.remindersNextAt), lte(users.remindersNextAt, new Date(now))),
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

  /**
   * Whether a reminder that waited for its channel is still to be sent: by the same rule as when it was queued, and on the same date of the
   * member's. The next run queues it again if it is due then. True for every other message.
   */
  isWanted: async (
    context: AppContext,
    doneToday: DoneToday,
    { kind, memberId, queuedAt, channel, onceKey }: Waiting,
  ): Promise<boolean> => {
    if (memberId === null || onceKey === null || !isKind(kind)) return true;
    const now = context.clock();
    const [reader] = await context.database.owner.select(columns).from(users).where(eq(users.id, memberId));
    if (!reader || !onceKey.includes(onceKeyOf(reader, kind, now))) return false;
    // also the notice about the trial, which says "today" or "tomorrow"
    if (dayIn(reader.timeZone, queuedAt) !== dayIn(reader.timeZone, now)) return false;
    return context.database.withUser(memberId, async (tx) => {
      const { reminders: chosen, sentAt, trialEndSentAt, pausedUntil } = await readState(tx, context, reader, now);
      if (channel === "mail" && !chosen.byMail) return false;
      // what another channel has sent today does not count
      const earlier = (at: number | null) => (at !== null && dayIn(reader.timeZone, at) === dayIn(reader.timeZone, now) ? null : at);
      const state = {
        reminders: { ...chosen, ...eachKind((one) => one === kind && chosen[one]) },
        sentAt: eachDaily((name) => earlier(sentAt[name])),
        trialEndSentAt: earlier(trialEndSentAt),
        pausedUntil,
      };
      return (await dueKinds(tx, context, reader, state, now, doneToday)).includes(kind);
    });
  },
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

/** One of each kind for each of the member's dates, again after a flight to an earlier one; of the trial's end one ever. */
const onceKeyOf = ({ id, timeZone }: Reader, kind: Kind, now: number) =>
  `${kind}:${id}:${kind === "trialEnd" ? "" : `${dayIn(timeZone, now)} ${timeZone}`}`;

async function queueMail(context: AppContext, reader: Reader, due: Reminder, now: number): Promise<number> {
  const { kind } = due;
  const off = offAddress(context, reader.id, kind);
  const words = emails.reminder(due, homeOf(context), off);
  const onceKey = onceKeyOf(reader, kind, now);
  const addressed = { kind, memberId: reader.id, onceKey, off };
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
    actions: actions.map(({ action, title, discreet: plain, path: opens }) => ({
      action,
      title: device.isDetailed ? title : plain,
      path: opens,
    })),
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
  const state = await readState(tx, context, reader, now);
  const found = await dueKinds(tx, context, reader, state, now, doneToday);
  const { timeZone: zone } = reader;
  const of = readerOf(reader, now);
  const isLastDay = dayIn(zone, reader.trialEndsAt.getTime()) === of.today;
  const due: Reminder[] = [];
  for (const kind of found) {
    const details =
      kind === "trialEnd" ? formatMoment(reader.trialEndsAt.getTime(), zone) : ((await context.reminderDetails[kind]?.(tx, of)) ?? "");
    due.push({ kind, details, isToday: kind === "trialEnd" && isLastDay });
  }
  const { reminders: preferences, pausedUntil, sentAt } = state;
  return { due, preferences, nextAt: nextCheckAt(preferences, { zone, pausedUntil, sentAt, trial: trialOf(reader, state) }, found, now) };
}

async function readState(tx: MemberTx, context: AppContext, reader: Reader, now: number): Promise<ReminderState> {
  const state = await readReminderState(tx);
  return context.hasAccess(reader, now) ? state : { ...state, reminders: withoutAccess(state.reminders) };
}

const readerOf = ({ timeZone, weekStartsOn }: Reader, now: number): ReminderReader => ({
  today: dayIn(timeZone, now),
  timeZone,
  weekStartsOn,
  now,
});
const trialOf = (reader: Reader, { trialEndSentAt }: ReminderState) =>
  reader.billingStatus === "none" ? { trialEndsAt: reader.trialEndsAt.getTime(), sentAt: trialEndSentAt } : null;

/** The kinds that are due at `now`. Days and tasks are read only for members who chose their kind, in its hours. */
async function dueKinds(
  tx: MemberTx,
  context: AppContext,
  reader: Reader,
  state: ReminderState,
  now: number,
  doneToday: DoneToday,
): Promise<Kind[]> {
  const { reminders: preferences, pausedUntil, sentAt } = state;
  const { timeZone: zone } = reader;
  const of = readerOf(reader, now);
  const isTimeOf = dailyNames.filter((name) =>
    isDue(name, preferences, { zone, lastSentAt: sentAt[name], pausedUntil, isDone: false }, now),
  );
  const done = isTimeOf.some((name) => !isDated(name)) ? await doneToday(tx, of) : null;
  const found: Kind[] = [];
  for (const name of isTimeOf) {
    const isNot = isDated(name)
      ? isNothingNear(name, await daysAhead(context, tx, name, of), { zone, lastSentAt: sentAt[name] }, now)
      : done?.[name];
    if (!isNot) found.push(name);
  }
  const trial = trialOf(reader, state);
  if (trial && isTrialNoticeDue(preferences, { zone, ...trial, pausedUntil }, now)) found.push("trialEnd");
  return found;
}
