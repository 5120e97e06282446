import { addDays, addMonths, dayIn, hourIn, monthOf, startOfWeek, type Day, hourMs, dayMs } from "#shared/dates.ts";
import { reminderKinds, type ReminderKind } from "./reminder.content.ts";

const quarterMs = 15 * 60_000;

/** A reminder of the registry. */
export type Kind = keyof typeof reminderKinds;
export const kinds = Object.keys(reminderKinds) as Kind[];
const kindOf = (kind: Kind): ReminderKind => reminderKinds[kind];

/** Those that a member chooses: all but the one about the trial, which is on until it is switched off. */
type Daily = Exclude<Kind, "trialEnd">;
export const dailyNames = kinds.filter((kind): kind is Daily => kind !== "trialEnd");
/**
 * `byMail`: whether they are emailed; notifications are sent to every device that was registered for them. Hours are 0 to 23 in the
 * member's time zone.
 */
export type Reminders = Record<Kind, boolean> & { byMail: boolean; sendHour: number; quietFrom: number; quietTo: number };

/** The reminders that are about coming days, such as those on which bills are due. */
export type Dated = { [Name in Kind]: (typeof reminderKinds)[Name]["when"] extends { daysBefore: readonly number[] } ? Name : never }[Kind];
/** The others, which ask about today. */
export type Asking = Exclude<Daily, Dated>;
const daysBefore = (name: Dated): readonly number[] => reminderKinds[name].when.daysBefore;
export const isDated = (name: Kind): name is Dated => typeof kindOf(name).when === "object";
export const datedNames = kinds.filter(isDated);
/** One value for each reminder that is chosen. */
export const eachDaily = <Value>(of: (name: Daily) => Value) =>
  Object.fromEntries(dailyNames.map((name) => [name, of(name)])) as Record<Daily, Value>;
export const eachKind = <Value>(of: (kind: Kind) => Value) =>
  Object.fromEntries(kinds.map((kind) => [kind, of(kind)])) as Record<Kind, Value>;

export const defaultReminders: Reminders = {
  ...eachKind((kind) => kindOf(kind).isOn),
  byMail: true,
  sendHour: 18,
  quietFrom: 21,
  quietTo: 8,
};

/** What is sent to a member without access: the notice before the trial ends, at most, because the others are about pages they cannot open. */
export const withoutAccess = (preferences: Reminders): Reminders => ({ ...preferences, ...eachDaily(() => false) });

/** Days that follow from the calendar, from `from` on: the first of each week, and the third of each month. */
export const calendarDays = {
  weekly: (from: Day, weekStartsOn: number): Day[] => {
    const first = startOfWeek(from, weekStartsOn);
    return [0, 7, 14].map((days) => addDays(first, days)).filter((day) => day >= from);
  },
  monthEnd: (from: Day): Day[] => [0, 1, 2].map((months) => `${addMonths(monthOf(from), months)}-03`).filter((day) => day >= from),
} satisfies Partial<Record<Dated, (from: Day, weekStartsOn: number) => Day[]>>;

/** How long 'Pause all' stops every reminder, ms. */
export const pauseMs = 7 * dayMs;
/** UTC ms; null when nothing is paused. */
type Pause = { pausedUntil: number | null };
const isPaused = ({ pausedUntil }: Pause, now: number) => pausedUntil !== null && now < pausedUntil;

/** Whether `hour` is within the quiet hours; they may cross midnight. Equal ends mean that no hour is quiet. */
export const isQuiet = ({ quietFrom, quietTo }: Reminders, hour: number): boolean =>
  quietFrom <= quietTo ? hour >= quietFrom && hour < quietTo : hour >= quietFrom || hour < quietTo;

/** Whether every hour at which reminders may be sent, from the chosen one to midnight, is within the quiet hours. */
export const isAlwaysQuiet = (preferences: Reminders): boolean =>
  Array.from({ length: 24 - preferences.sendHour }, (_, at) => preferences.sendHour + at).every((hour) => isQuiet(preferences, hour));

/**
 * Whether one of the daily reminders is due at `now` (UTC ms): chosen, not paused, at or after its hour, outside the quiet hours, not sent
 * yet on this date of the member's, and its task not done today.
 */
export function isDue(
  name: Daily,
  preferences: Reminders,
  member: { zone: string; lastSentAt: number | null; isDone: boolean } & Pause,
  now: number,
): boolean {
  if (isPaused(member, now)) return false;
  const hour = hourIn(member.zone, now);
  if (!preferences[name] || member.isDone || hour < preferences.sendHour || isQuiet(preferences, hour)) return false;
  return member.lastSentAt === null || dayIn(member.zone, member.lastSentAt) !== dayIn(member.zone, now);
}

type Notice = { noticeOn: Day; on: Day };
/** The days on which notices of `days` are due after `lastSentOn`, in order. */
const noticesAfter = (name: Dated, days: readonly Day[], lastSentOn: Day | null): Notice[] =>
  days
    .flatMap((on) => daysBefore(name).map((before) => ({ noticeOn: addDays(on, -before), on })))
    .filter(({ noticeOn }) => lastSentOn === null || noticeOn > lastSentOn)
    .toSorted((one, other) => one.noticeOn.localeCompare(other.noticeOn));

/**
 * Whether a reminder of coming `days` has nothing to say at `now` (UTC ms): no notice is due since the last one. A missed one is sent late,
 * as long as its day has not passed.
 */
export function isNothingNear(
  name: Dated,
  days: readonly Day[],
  { zone, lastSentAt }: { zone: string; lastSentAt: number | null },
  now: number,
): boolean {
  const today = dayIn(zone, now);
  const lastSentOn = lastSentAt === null ? null : dayIn(zone, lastSentAt);
  return !noticesAfter(name, days, lastSentOn).some(({ noticeOn, on }) => noticeOn <= today && on >= today);
}

/**
 * The notice before the trial ends is sent once, in its last 24 hours and not while paused: from the member's hour on, as the evening ones
 * are. If that leaves less than three hours, or is within the quiet hours, it is sent earlier; in quiet hours only if there is no other time
 * left.
 */
export function isTrialNoticeDue(
  preferences: Reminders,
  member: { zone: string; trialEndsAt: number; sentAt: number | null } & Pause,
  now: number,
): boolean {
  const { zone, trialEndsAt, sentAt } = member;
  const latest = trialEndsAt - 3 * hourMs;
  if (!preferences.trialEnd || sentAt !== null || isPaused(member, now) || now < trialEndsAt - dayMs || now >= trialEndsAt) return false;
  if (now > latest) return true;
  const isItsHour = (at: number) => hourIn(zone, at) >= preferences.sendHour && !isQuiet(preferences, hourIn(zone, at));
  return isItsHour(now) || (!isQuiet(preferences, hourIn(zone, now)) && firstQuarter(now, latest, isItsHour) === null);
}

/**
 * The first quarter of an hour from `from` to `until` (UTC ms) at which `isDueAt` is true, or null: uses the rule itself, so that the shown
 * time is always right.
 */
function firstQuarter(from: number, until: number, isDueAt: (at: number) => boolean): number | null {
  for (let at = from; at < until; at = (Math.floor(at / quarterMs) + 1) * quarterMs) if (isDueAt(at)) return at;
  return null;
}

/** When a daily reminder is sent next if its task is not done by then; null when it is off, or always within the quiet hours. */
export function nextDaily(
  name: Daily,
  preferences: Reminders,
  member: { zone: string; lastSentAt: number | null } & Pause,
  now: number,
): number | null {
  const from = Math.max(now, member.pausedUntil ?? 0);
  // a day may be 25 hours long, and today's may have been sent
  return firstQuarter(from, from + 2 * dayMs + hourMs, (at) => isDue(name, preferences, { ...member, isDone: false }, at));
}

/** When a reminder of coming `days` is sent next; null when it is off, no day is near, or its hour is always within the quiet hours. */
export function nextDated(
  name: Dated,
  days: readonly Day[],
  preferences: Reminders,
  member: { zone: string; lastSentAt: number | null } & Pause,
  now: number,
): number | null {
  if (!preferences[name]) return null;
  const from = Math.max(now, member.pausedUntil ?? 0);
  const lastSentOn = member.lastSentAt === null ? null : dayIn(member.zone, member.lastSentAt);
  for (const { noticeOn } of noticesAfter(name, days, lastSentOn)) {
    // its day begins at most 14 hours before the same date in UTC
    const start = Math.max(from, Date.parse(`${noticeOn}T00:00Z`) - 14 * hourMs);
    const due = (at: number) => isDue(name, preferences, { ...member, isDone: isNothingNear(name, days, member, at) }, at);
    const next = firstQuarter(start, start + 3 * dayMs, due);
    if (next !== null) return next;
  }
  return null;
}

/** When the notice before the trial's end is sent; null when it is off, was sent, or is paused until the end. */
export const nextTrialNotice = (
  preferences: Reminders,
  member: { zone: string; trialEndsAt: number; sentAt: number | null } & Pause,
  now: number,
): number | null =>
  firstQuarter(Math.max(now, member.trialEndsAt - dayMs, member.pausedUntil ?? 0), member.trialEndsAt, (at) =>
    isTrialNoticeDue(preferences, member, at),
  );

type Sending = { zone: string; sentAt: Record<Daily, number | null>; trial: { trialEndsAt: number; sentAt: number | null } | null } & Pause;

/**
 * Until when (UTC ms) the job can skip this member, an hour at most: the next moment at which a reminder may become due. Now for one whose
 * hour it is and that has nothing to say yet (`sending` contains the others): a bill that is added now is due at once.
 */
export function nextCheckAt(preferences: Reminders, member: Sending, sending: readonly Kind[], now: number): number {
  const { zone, pausedUntil, sentAt, trial } = member;
  const isTimeOf = (name: Daily, at: number) =>
    isDue(name, preferences, { zone, pausedUntil, lastSentAt: sentAt[name], isDone: false }, at);
  if (dailyNames.some((name) => isDated(name) && !sending.includes(name) && isTimeOf(name, now))) return now;
  const others = dailyNames.filter((name) => preferences[name] && !isTimeOf(name, now));
  const isTrialTime = (at: number) => trial !== null && isTrialNoticeDue(preferences, { zone, pausedUntil, ...trial }, at);
  const isAwaited = (at: number) => others.some((name) => isTimeOf(name, at)) || (!sending.includes("trialEnd") && isTrialTime(at));
  return firstQuarter(now, now + hourMs, isAwaited) ?? now + hourMs;
}

/** "Sunday, November 22 at 9:40 AM EST", in `zone`. */
export const formatMoment = (instant: number, zone: string): string =>
  new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    weekday: "long",
    month: "long",
    day: "numeric",
    hour: "numeric",
    minute: "2-digit",
    timeZoneName: "short",
  }).format(instant);
